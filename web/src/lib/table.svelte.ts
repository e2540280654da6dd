/** One table as this device sees it: who sits there, every step so far, which step is shown, and what may be done. */
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { componentsOf, factsOf, history, Trouble } from './api';
import type { GameModule, Pick, Say } from './board';
import { Clocks } from './clocks.svelte';
import { Connection, newId, type Status } from './connection';
import { comes, entryLine } from './entries';
import { gameModule } from './games';
import { lineTo } from './house';
import { forget, keepInvite, keepKey, keepNext, keepSeen, kept, keysFor, useUp, watchKeys } from './kept.svelte';
import { announce, announceNow, announceSoon } from './news.svelte';
import { Playback, type Film } from './playback.svelte';
import { phrase } from './phrases';
import { keepProgress } from './progress.svelte';
import type {
  Action,
  Answer,
  Args,
  GameEvent,
  Level,
  NextTable,
  OptionValue,
  Reason,
  Refusal,
  Request,
  Said,
  Seat,
  Settings,
  Step,
  Table,
  Told,
  View,
  You,
} from './protocol';
import { reasonSaid } from './reasons';
import { motion, settings } from './settings.svelte';
import { HASTE, play, REFUSED, SAID, SITS, TURN } from './sound';
import { joined, lasting } from './steps';
import { Talk } from './talk.svelte';
import { GameTexts, say, type Role } from './texts.svelte';
import { inTurn, STILL, still, type Shown } from './timeline';

/** A line that tells the person something they have just asked for or run into. */
export type Toast =
  { kind: 'refusal'; refusal: Refusal } | { kind: 'legal' } | { kind: 'error'; code: string; message: string };

const WATCH = 'watch';
/** How long an event is looked at where its game does not say. */
const STAY = 700;
/** When more steps than this wait, the table takes in what else comes in this moment and shows the newest. */
const FAR_BEHIND = 3;
const MOMENT = 60;
/** How long one waits with a line that is open before what did not come over it is asked for again. */
const AGAIN = 2000;
/** How long the notice stays that something came too late. */
const MISSED = 2200;

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** An action that the rules did not take when it arrived; `late` if it was tried, not only asked about. */
export interface Miss {
  refusal: Refusal;
  late: boolean;
}

export class TableStore {
  table = $state.raw<Table | null>(null);
  you = $state.raw<You>({ seats: [], host: false, invited: [] });
  steps = $state.raw<Step[]>([]);
  status = $state<Status>('connecting');
  trouble = $state.raw<{ code: string; message: string } | null>(null);
  game = $state.raw<GameModule | null>(null);
  components = $state.raw<View | null>(null);
  facts = $state.raw<Args>({});
  texts = $state.raw<GameTexts | null>(null);
  toast = $state.raw<Toast | null>(null);
  /** In real time, for a moment: what did not work. It must not stop anybody, and it covers nothing. */
  miss = $state.raw<Miss | null>(null);
  hint = $state.raw<(Action & Pick & { reason: Reason | null }) | null>(null);
  /** Looking back, with a review: the action that would have been better here, and the point of the curve it belongs to. */
  better = $state.raw<(Pick & { point: number; action: Args }) | null>(null);
  /** Where the same people play again; `now` if somebody has just asked everybody to come along. */
  following = $state.raw<{ table: string; now: boolean } | null>(null);
  /** When what is proposed will be settled, by the clock of this device. */
  deadline = $state<number | null>(null);
  /** When a bot will answer for each person who is asked out of turn and is away, by the clock of this device. */
  answers = $state.raw<Record<number, number>>({});
  readonly clocks = new Clocks((seat, seconds) => this.hurry(seat, seconds));
  readonly talk: Talk;
  /** Waiting for a bot's advice. */
  thinking = $state(false);
  /** Our seats whose last action is still on its way, each with the request that it waits for. */
  private acting = new SvelteMap<number, Promise<Answer>>();

  /** The number of the step that is on the table: the newest, or one that still has to be seen before it. */
  private present = $state(-1);
  /** The step looked back at. */
  private back = $state<number | null>(null);
  /** What is being played; the table stands as it was before that step. */
  private performed = $state.raw<Step | null>(null);
  readonly playback = new Playback((event) => this.heard(event));
  /** The perspective chosen after the end. */
  chosen = $state<number | null>(null);
  /** Whose turn it was last among several people on this device, and who has said that they are alone at the screen. */
  private last = $state<number | null>(null);
  private uncovered = $state<number | null>(null);
  /** The step before the last one that was shown behind a curtain. */
  private missed: number | null = null;

  /** The newest step that the line has brought. What the history tells of first is still to be shown when it comes. */
  private brought = -1;
  private queue: number[] = [];
  private staying: ReturnType<typeof setTimeout> | undefined;
  private passing: ReturnType<typeof setTimeout> | undefined;
  private asking: ReturnType<typeof setTimeout> | undefined;
  private remembered = '';
  private loaded: string[] = [];
  /** Nobody looks at it here any more: what still comes in is dropped, since whatever follows from it is worked out no longer. */
  private left = false;
  private readonly connection: Connection;

  readonly say: Say = (id, args) =>
    this.texts
      ? this.texts.speaker(
          () => this.called,
          () => this.facts,
        )(id, args)
      : say(id, args);

  /** `watches`: as everybody may see the table, whatever this device holds there. */
  constructor(
    readonly id: string,
    private readonly watches = false,
  ) {
    this.talk = new Talk(id);
    this.connection = new Connection(
      () => lineTo(id),
      () => this.keys,
      {
        told: (message) => this.hear(message),
        status: (status) => (this.status = status),
        turnedAway: (code, message) => {
          this.trouble = { code, message };
          if (code === 'no-table' || code === 'taken') forget(id);
        },
      },
    );
  }

  private get keys(): string[] {
    return this.watches ? watchKeys(this.id) : keysFor(this.id);
  }

  // Who and where.

  /** Real time: a step is shown the moment it comes, and nobody waits for an answer before the next action. */
  timed = $derived(this.table?.timed === true);
  names = $derived(this.table?.seats.map((seat, number) => nameOf(seat, number, this.texts?.role(number))) ?? []);
  /** The same inside a sentence: who has no name but a role is called by it, with its article. */
  called = $derived(
    this.table?.seats.map(({ name }, number) => name || this.texts?.role(number)?.the || this.names[number]!) ?? [],
  );
  /** The seats that this person plays now; a seat handed to a bot is not among them. */
  held = $derived(this.you.seats.filter((seat) => this.table?.seats[seat]?.holder !== 'bot'));
  newest = $derived(this.steps.at(-1) ?? null);
  live = $derived(
    this.newest?.n === this.present ? this.newest : (this.steps.find((step) => step.n === this.present) ?? null),
  );
  looking = $derived(this.back);
  step = $derived(
    this.looking === null ? this.live : (this.steps.find((step) => step.n === this.looking) ?? this.live),
  );
  /** Something is being played. */
  performing = $derived(this.performed !== null);
  over = $derived(this.newest?.outcome != null);

  seat = $derived.by((): number | null => {
    if (this.chosen !== null) return this.chosen;
    const before = this.last !== null && this.held.includes(this.last) ? this.last : undefined;
    return before ?? this.held[0] ?? this.you.seats[0] ?? null;
  });
  private key = $derived(this.seat === null ? WATCH : String(this.seat));

  view = $derived(this.playback.view ?? (this.step ? this.viewOf(this.step) : null));
  /** The events of what is played that have come on stage. */
  begun = $derived(this.performed ? this.eventsOf(this.performed).slice(0, this.playback.begun) : []);
  /** The newest step is on the table, all of it has been seen, and nobody looks back. */
  current = $derived(this.looking === null && !this.performing && this.live !== null && this.live === this.newest);
  /** The game is over, and its end has been seen; who looks back has seen it. */
  ended = $derived(this.over && (this.current || this.looking !== null));
  /** What nobody ever saw, once the end has been seen. */
  unseen = $derived((this.ended && this.newest?.unseen) || null);
  /** How things stand after the step of a finished game that is looked back at. */
  later = $derived.by((): View[] => {
    const at = this.back;
    return this.over && at !== null ? this.steps.filter(({ n }) => n > at).map((step) => this.viewOf(step)) : [];
  });
  private secret = $derived(
    !this.timed && this.live !== null && this.game !== null && this.game.curtain(this.viewOf(this.live)),
  );
  /**
   * What our seats may do now: nothing until the table has turned to one of them, and in a secret that one alone.
   * In real time it turns to nobody.
   */
  actions = $derived.by((): Record<number, Action[]> => {
    const offered = (this.current && this.live?.actions) || {};
    if (!this.timed && (this.seat === null || !offered[this.seat]?.length)) return {};
    const seats = this.held.filter((seat) => seat === this.seat || !this.secret);
    return Object.fromEntries(seats.flatMap((seat) => (offered[seat]?.length ? [[seat, offered[seat]]] : [])));
  });
  /** The same, without the seats whose last action is still on its way; in real time that holds up nobody. */
  free = $derived(Object.fromEntries(Object.entries(this.actions).filter(([seat]) => !this.acting.has(Number(seat)))));
  mayAct = $derived(Object.keys(this.actions).length > 0);
  myTurn = $derived(this.held.some((seat) => this.newest?.awaited.includes(seat)));
  /** The people who decide something now in somebody else's turn. */
  asked = $derived.by((): number[] => {
    const answering = this.current ? (this.live?.answering ?? []) : [];
    return answering.filter((seat) => this.table?.seats[seat]?.holder === 'person');
  });
  /** It is somebody else's turn, and one of us is asked. */
  amAsked = $derived(this.held.some((seat) => this.newest?.answering.includes(seat)));
  /** Bots that the game waits for and that leave room to somebody who is here; in a lesson they have their cue. */
  holding = $derived.by((): boolean => {
    const [step, seats] = [this.newest, this.table?.seats];
    if (!step || !seats || !this.current || this.table?.tutorial) return false;
    const bots = step.awaited.some((seat) => seats[seat]?.holder === 'bot');
    return bots && step.leading.some((seat) => seats[seat]?.here || this.held.includes(seat));
  });
  /** The table waits for bots alone, which take their time. */
  botsThink = $derived.by((): boolean => {
    const [step, seats] = [this.newest, this.table?.seats];
    if (!step || !seats || !this.current || this.over || this.timed || this.table?.tutorial) return false;
    return step.waitsFor.length > 0 && step.waitsFor.every((seat) => seats[seat]?.holder === 'bot');
  });
  /** Whom the table waits for, those at this device first. */
  waitsFor = $derived.by((): number[] => {
    const waited = this.current && !this.over ? (this.live?.waitsFor ?? []) : [];
    return [
      ...waited.filter((seat) => this.held.includes(seat)),
      ...waited.filter((seat) => !this.held.includes(seat)),
    ];
  });
  /** There is somebody to talk to, or to listen to, who is not at this device. */
  talks = $derived.by((): boolean => {
    if (!this.table || this.table.tutorial) return false;
    const people = this.table.seats.filter(({ holder }, seat) => holder !== 'bot' && !this.you.seats.includes(seat));
    return people.length > 0 || this.talk.said.some(({ seat }) => !this.you.seats.includes(seat));
  });
  /** Our seat that talks; none for who watches. */
  speaker = $derived(
    this.seat !== null && this.you.seats.includes(this.seat) ? this.seat : (this.you.seats[0] ?? null),
  );
  canPoint = $derived(this.talks && this.speaker !== null && this.game?.targets !== undefined && this.looking === null);
  /** Our seat in which a bot plays for us, if it does so in all of them; it may be taken back. */
  lent = $derived.by((): number | null => {
    if (this.held.length > 0 || this.over || !this.table || this.table.tutorial) return null;
    return this.you.seats.find((seat) => !this.table!.seats[seat]?.forfeited) ?? null;
  });
  /** Our seats that may give up. */
  resigners = $derived(
    this.table?.rivals && !this.over && !this.table.tutorial
      ? this.held.filter((seat) => this.table?.seats[seat]?.forfeited === false)
      : [],
  );
  /** Where all choose together: what is proposed now, the oldest first. */
  proposals = $derived(this.current ? (this.live?.proposals ?? null) : null);
  /** Why somebody should look at this page: it is their turn; in real time, everybody is there and the game runs. */
  wanted = $derived(
    this.timed
      ? this.held.length > 0 && !this.over && this.table!.seats.every((seat) => seat.holder !== 'open')
      : this.myTurn,
  );
  undoers = $derived(this.current ? (this.live?.undo ?? []).filter((seat) => this.you.seats.includes(seat)) : []);
  canHint = $derived(this.seat !== null && this.actions[this.seat] !== undefined && this.table?.tutorial === false);
  canFinish = $derived(
    this.current &&
      this.live?.settled === true &&
      !this.over &&
      this.table?.tutorial === false &&
      (this.you.host || this.you.seats.length > 0),
  );
  curtain = $derived(
    this.held.length > 1 && this.seat !== null && this.uncovered !== this.seat && !this.over && this.secret,
  );
  prompt = $derived.by((): { id: string; args?: Args } | null => {
    if (!this.game || !this.step || !this.view) return null;
    const shared = this.timed && this.held.length > 1;
    const seat = shared || this.lent !== null ? null : this.seat;
    return this.game.prompt(this.view, seat, this.step.toAct, seat === null ? [] : this.actions[seat]);
  });

  private viewOf(step: Step): View {
    return step.views[this.key] ?? step.views[WATCH] ?? Object.values(step.views)[0] ?? {};
  }

  private eventsOf(step: Step): GameEvent[] {
    return step.events[this.key] ?? step.events[WATCH] ?? [];
  }

  /** What everybody at this device may read of a step, as far as it has been played: only what all of them saw. */
  told(step: Step): GameEvent[] {
    const own = this.eventsOf(step);
    const seen = step === this.performed ? own.slice(0, this.playback.told) : own;
    return seen.filter((event) => this.forAll(step, event));
  }

  /** Whether all people at this device saw it. */
  private forAll(step: Step, event: GameEvent): boolean {
    if (this.chosen !== null || this.held.length < 2) return true;
    return this.held.every((seat) => (step.events[seat] ?? step.events[WATCH] ?? []).some((each) => same(each, event)));
  }

  /** The steps that have been on stage by now, the one that is played included. */
  seen = $derived.by((): Step[] => {
    const until = this.performed?.n ?? this.step?.n ?? 0;
    return this.steps.filter((step) => step.n <= until);
  });

  // Coming and going.

  start(): () => void {
    const hurry = (): void => void (document.visibilityState === 'visible' && this.connection.hurry());
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
    this.left = false;
    this.connection.start();
    return () => {
      this.left = true;
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      clearTimeout(this.staying);
      clearTimeout(this.passing);
      clearTimeout(this.asking);
      this.clocks.stop();
      this.talk.stop();
      this.playback.stop();
      this.connection.stop();
    };
  }

  private hear(message: Exclude<Told, Answer | { type: 'pong' }>): void {
    switch (message.type) {
      case 'welcome':
        this.talk.replace(message.talk, this.table !== null);
        this.you = message.you;
        this.seated(message.table);
        this.arrived(message.now);
        if (message.next) this.follow(message.next, false);
        void this.open(message.table);
        break;
      case 'update': {
        const { type: _, ...step } = message;
        this.arrived(step);
        break;
      }
      case 'table':
        this.seated(message.table);
        break;
      case 'said':
        this.listen(message.said);
        break;
      case 'talk':
        this.talk.replace(message.talk, false);
        break;
      case 'again':
        this.follow(message.next, true);
        break;
      case 'error':
        this.toast = { kind: 'error', code: message.code, message: message.message };
    }
  }

  private follow(next: NextTable, now: boolean): void {
    keepNext(next, this.id, this.table?.game ?? '');
    this.following = { table: next.table, now };
  }

  private seated(table: Table): void {
    this.table = table;
    this.deadline = table.decidesIn === null ? null : Date.now() + table.decidesIn * 1000;
    this.clocks.set(table.seats, this.held);
    this.awaitAnswers(table.seats);
    this.remember();
    const nameless = this.you.seats.filter(
      (seat) => table.seats[seat]?.holder === 'person' && !table.seats[seat]?.name,
    );
    if (nameless.length === 1 && this.you.seats.length === 1 && settings.name)
      void this.rename(nameless[0]!, settings.name);
  }

  /** Who is away and asked, and until when they are waited for; a screen reader is told once, and not every second. */
  private awaitAnswers(seats: Seat[]): void {
    const before = this.answers;
    const away = seats.flatMap(({ answersIn }, seat) => (answersIn === null ? [] : [{ seat, answersIn }]));
    this.answers = Object.fromEntries(away.map(({ seat, answersIn }) => [seat, Date.now() + answersIn * 1000]));
    const fresh = away.filter(({ seat }) => before[seat] === undefined);
    const told = fresh.map(({ seat, answersIn }) =>
      say('asked-away', { player: this.called[seat] ?? '', seconds: Math.ceil(answersIn) }),
    );
    if (told.length) announce(told.join(' '));
  }

  /** Somebody says something, or points. */
  private listen(said: Said): void {
    if (!this.talk.hear(said, this.you.seats.includes(said.seat))) return;
    play(SAID);
    if (this.texts?.ready) announceSoon([this.saidLine(said)]);
  }

  /** Who says what, in this reader's language. */
  saidLine(said: Said): string {
    const player = this.called[said.seat] ?? '';
    return said.point === undefined
      ? say('said', { player, words: this.wordsOf(said) })
      : say('pointed', { player, thing: this.thing(said.point) });
  }

  /** What is said, without who says it. */
  wordsOf({ phrase: id, text, point }: Said): string {
    if (point !== undefined) return say('points', { thing: this.thing(point) });
    return id === undefined ? (text ?? '') : phrase(id, this.say);
  }

  private thing(name: string): string {
    const words = this.game?.targets?.words(name);
    return words ? this.say(words.id, words.args) : name;
  }

  /** One of us has little time left. */
  private hurry(seat: number, seconds: number): void {
    play(HASTE);
    const player = this.held.length > 1 ? (this.names[seat] ?? '') : '';
    announce(player ? say('clock-left-of', { player, seconds }) : say('clock-left', { seconds }));
  }

  /** The board, the texts, the components and the steps before we came. */
  private async open(table: Table): Promise<void> {
    this.texts ??= new GameTexts(table.game);
    try {
      const game = this.game ? null : gameModule(table.game);
      const components = this.components ? null : componentsOf(this.id, this.keys);
      const facts = this.components ? null : factsOf(this.id, this.keys);
      const seats = this.you.seats.length ? this.you.seats : [null];
      await Promise.all([...seats.map((seat) => this.load(seat)), this.loadTexts()]);
      if (this.left) return;
      this.remember();
      if (facts) this.facts = await facts;
      if (components) this.components = await components;
      if (game) this.game = await game;
    } catch (error) {
      if (error instanceof Trouble && error.status >= 400) this.trouble = { code: error.code, message: error.message };
      else if (!this.left) this.openAgain(table);
    }
  }

  /** Something did not come, though the line is there; where that breaks as well, the next welcome asks for all of it. */
  private openAgain(table: Table): void {
    clearTimeout(this.asking);
    this.asking = setTimeout(() => void (this.status === 'open' && this.open(table)), AGAIN);
  }

  /** What is said at this table, in the language of the moment; in lessons also what is there to be read. */
  async loadTexts(): Promise<void> {
    await (this.table?.tutorial ? this.texts?.load() : this.texts?.loadPlayed());
  }

  /** Every step so far from one perspective; while people must remember, those that may still be looked at. */
  async load(seat: number | null): Promise<void> {
    const key = seat === null ? WATCH : String(seat);
    if (this.loaded.includes(key)) return;
    this.loaded.push(key);
    try {
      const steps = await history(this.id, this.keys, seat);
      if (this.left) return;
      this.take(steps.filter((step) => step.n >= (this.newest?.veil ?? 0)));
    } catch (error) {
      this.loaded = this.loaded.filter((each) => each !== key);
      throw error;
    }
  }

  /** Look with the eyes of another seat, which the server allows after the end; null for our own. */
  async look(seat: number | null): Promise<void> {
    await this.load(seat);
    this.chosen = seat;
  }

  private take(steps: Step[]): void {
    if (steps.length > 0) this.steps = joined(this.steps, steps);
  }

  // Showing one step after the other.

  private arrived(step: Step): void {
    const fresh = step.n > this.brought;
    this.brought = Math.max(step.n, this.brought);
    this.take([step]);
    this.remember();
    if (step.entry.kind === 'act' || step.entry.kind === 'propose') this.acting.delete(step.entry.seat!);
    if (step.outcome && this.table?.memory) void this.unveil();
    if (fresh && comes(step, this.steps) && !this.you.seats.includes(step.entry.seat!)) play(SITS);
    if (this.present < 0) {
      this.show(step.n);
      this.turnToUs();
    }
    if (this.present === step.n || !fresh) return;
    if (this.timed) return this.showNow(step);
    this.queue.push(step.n);
    if (this.staying === undefined && !this.performed) this.next();
    else if (this.queue.length === FAR_BEHIND + 1) this.catchUp();
  }

  /** Real time: on the table at once. */
  private showNow(step: Step): void {
    this.show(step.n);
    if (this.looking === null) this.playback.cue(this.shown(this.eventsOf(step)));
    for (const event of this.told(step)) this.sound(event);
    const beside = this.besideOf(step);
    if (beside !== null) this.announceLines([beside]);
    this.announceAll(step);
  }

  /** Too much has happened to show all of it: show where it led. */
  private catchUp(): void {
    clearTimeout(this.staying);
    this.staying = setTimeout(() => this.skip(), MOMENT);
  }

  /** Whoever is impatient: on to what is so now, with everything that was still to be seen. */
  skip(): void {
    clearTimeout(this.staying);
    this.staying = undefined;
    if (this.looking !== null && this.performed) return this.endPlay();
    const cut = this.performed;
    const heard = cut ? this.playback.told : 0;
    const last = this.queue.at(-1) ?? cut?.n;
    const before = this.myTurnAt(this.live);
    this.endPlay();
    this.queue = [];
    if (last === undefined) return;
    if (cut) this.announceAll(cut, heard);
    this.show(last);
    if (this.live && this.live !== cut) this.announceAll(this.live);
    this.stood(!before && this.myTurnAt(this.live));
  }

  private endPlay(): void {
    this.playback.stop();
    this.performed = null;
  }

  private next(): void {
    this.staying = undefined;
    const n = this.queue.shift();
    const step = this.steps.find((each) => each.n === n);
    if (!step) return;
    const before = this.myTurnAt(this.live);
    const stood = (): void => {
      this.performed = null;
      this.show(step.n);
      this.stood(!before && this.myTurnAt(this.live));
    };
    const film = this.looking === null && !this.curtain ? this.film(step, this.live) : null;
    if (film) {
      this.play(step, film, 1, () => {
        stood();
        this.next();
      });
      return;
    }
    if (this.curtain) this.missed = this.live?.n ?? null;
    stood();
    this.playback.cue([]);
    for (const event of this.told(step)) this.sound(event);
    this.announceAll(step);
    if (this.eventsOf(step).length === 0) return this.next();
    this.staying = setTimeout(() => this.next(), motion() ? STAY : STAY / STILL);
  }

  private play(step: Step, film: Film, speed: number, done: () => void): void {
    this.performed = step;
    this.playback.play(motion() ? film : { ...film, shown: still(film.shown) }, speed, done);
  }

  /** What leads from one step to the next; nothing if that was not seen, or there is nothing to see. */
  private film(step: Step, before: Step | null): Film | null {
    const [events, frames] = [this.eventsOf(step), step.frames[this.key] ?? step.frames[WATCH] ?? []];
    if (before?.n !== step.n - 1 || events.length === 0 || frames.length !== events.length) return null;
    return { before: this.viewOf(before), shown: this.shown(events), frames };
  }

  /** When each of these events comes on stage. */
  private shown(events: GameEvent[]): Shown[] {
    return this.game?.timeline?.(events, this.timed) ?? inTurn(events, () => STAY);
  }

  /** Look back at a step, or at none; what follows on the step looked at is played. */
  lookAt(n: number | null, speed = 1): void {
    const [before, step] = [this.step, this.steps.find((each) => each.n === n)];
    if (this.performed) this.endPlay();
    this.back = n;
    this.better = null;
    if (!step) return;
    const film = this.timed ? null : this.film(step, before);
    if (film) this.play(step, film, speed, () => (this.performed = null));
    else this.playback.cue(this.timed && before?.n === step.n - 1 ? this.shown(this.eventsOf(step)) : []);
    if (this.timed) for (const event of this.told(step)) this.sound(event);
  }

  private show(n: number): void {
    this.present = n;
    this.veil();
    if (!this.live?.actions[this.hint?.seat ?? -1]?.some((action) => action.do === this.hint?.do)) this.hint = null;
    if (!this.secret) this.uncovered = null;
  }

  /** What was hidden again is to be remembered: the page forgets it as soon as it has been seen. */
  private veil(): void {
    if (!this.live || this.live.outcome) return;
    const { veil } = this.live;
    this.talk.forget(veil);
    this.steps = this.steps
      .filter((step) => step.n >= veil)
      .map((step) => (step.n < this.present ? lasting(step) : step));
    if (this.looking !== null && this.looking < veil) this.lookAt(null);
  }

  /** After the end everything may be seen again. */
  private async unveil(): Promise<void> {
    const seats = this.loaded;
    this.loaded = [];
    await Promise.all(seats.map((key) => this.load(key === WATCH ? null : Number(key)))).catch(() => undefined);
  }

  /** Turn the table to whoever of us acts now; with several people it changes only when somebody else has to. */
  private turnToUs(): void {
    if (this.timed) return;
    const acting = this.held.filter((seat) => this.live?.awaited.includes(seat));
    if (acting.length === 0 || (this.last !== null && acting.includes(this.last))) return;
    this.last = acting[0]!;
    this.uncovered = null;
  }

  private myTurnAt(step: Step | null): boolean {
    return step !== null && this.held.some((seat) => step.awaited.includes(seat));
  }

  /** An event has come true on stage: it sounds, and a screen reader is told. */
  private heard(event: GameEvent): void {
    const step = this.performed;
    if (!step || !this.forAll(step, event)) return;
    this.sound(event);
    if (this.looking === null) this.announceLines([this.lineOf(event)]);
  }

  /** What the log says of a step. */
  linesOf(step: Step, events = this.told(step)): string[] {
    const [beside, told] = [this.besideOf(step), events.map(this.lineOf)];
    return beside === null ? told : [beside, ...told];
  }

  lineOf = (event: GameEvent): string => this.say(`event-${event.event}`, event);

  /** A step that is shown at once, or the rest of one that was skipped, for a screen reader. */
  private announceAll(step: Step, from = 0): void {
    const rest = this.eventsOf(step).slice(from);
    const lines = this.texts?.ready ? rest.filter((event) => this.forAll(step, event)).map(this.lineOf) : [];
    this.announceLines(lines);
  }

  /** Nothing before there are words for it: the page itself is not shown until then. */
  private announceLines(lines: string[]): void {
    if (lines.length && this.texts?.ready) announceSoon(lines);
  }

  /** A step has been seen to its end: the table turns to whoever acts now, and they are told what to do. */
  private stood(nowMine: boolean): void {
    this.turnToUs();
    if (!this.live || !this.texts?.ready) return;
    const beside = this.live.entry.kind === 'undo' ? null : this.besideOf(this.live);
    const lines = beside === null ? [] : [beside];
    const others = this.asked.filter((seat) => !this.held.includes(seat));
    lines.push(...others.map((seat) => say('asked-other', { player: this.called[seat] ?? '' })));
    if (this.current && nowMine && this.prompt) lines.push(this.say(this.prompt.id, this.prompt.args));
    if (lines.length) announceNow(lines);
    if (nowMine && document.hidden) play(TURN);
  }

  /** What is told of a step beside its events: that a bot answered for somebody who was away, say. */
  besideOf(step: Step): string | null {
    return entryLine(step, this.steps, this.called);
  }

  /** The step with which the game ended; somebody may still have changed their name after it. */
  ending = $derived(this.over ? (this.steps.find((step) => step.outcome !== null) ?? null) : null);
  /** It did not end by its rules: somebody gave up, or ran out of time. The board stands as it was. */
  broken = $derived(this.ended && this.ending !== null && this.eventsOf(this.ending).length === 0);
  /** Why the game is over: who gave up or ran out of time, or the last thing that happened. */
  reason = $derived.by((): string => {
    const event = this.ending && this.eventsOf(this.ending).at(-1);
    return event ? this.lineOf(event) : ((this.ending && this.besideOf(this.ending)) ?? '');
  });

  /** What an event sounds like. */
  private sound(event: GameEvent): void {
    const recipe = this.game?.sounds[event.event];
    if (recipe) play(recipe);
  }

  /** The person of this seat says that they alone look at the screen: they are shown what happened behind the curtain. */
  uncover(): void {
    this.uncovered = this.seat;
    const step = this.live;
    const before = this.steps.find((each) => each.n === this.missed);
    this.missed = null;
    const film = step && before && this.film(step, before);
    if (film) this.play(step, film, 1, () => (this.performed = null));
  }

  private remember(): void {
    untrack(() => {
      if (!this.table || !this.newest) return;
      const toAct = this.timed && !this.over ? this.held : this.newest.awaited;
      const seen = {
        names: this.names,
        mine: this.watches ? (kept(this.id)?.seen?.mine ?? []) : this.held,
        toAct,
        over: this.over,
        outcome: this.newest.outcome,
        lesson: this.table.tutorial,
      };
      if (this.timed && JSON.stringify(seen) === this.remembered) return;
      this.remembered = JSON.stringify(seen);
      keepSeen(this.id, this.table.game, seen);
      this.rememberCampaign(this.table, this.newest);
    });
  }

  /** How far these people have come, for the shelf. */
  private rememberCampaign({ campaign, game, options, seats, tutorial }: Table, { outcome }: Step): void {
    if (!campaign || tutorial || this.you.seats.length === 0) return;
    const names = this.names.filter((_, seat) => seats[seat]?.holder !== 'bot');
    const won = this.over && outcome!.every((score) => score === 1);
    const { option, of, step } = campaign;
    const furthest = won ? { won: options[option] ?? null, step } : { won: null, step: 0 };
    keepProgress({ game, names, option, of, table: this.id, ...furthest });
  }

  // What a person can do.

  async act(seat: number, notation: string): Promise<void> {
    if (this.timed ? !this.mayTry(seat) : !this.free[seat]) return;
    this.toast = null;
    this.hint = null;
    const answer = this.ask({ type: 'act', seat, action: notation });
    if (this.timed) return void (await answer);
    this.acting.set(seat, answer);
    await answer;
    if (this.acting.get(seat) === answer) this.acting.delete(seat);
  }

  /** In real time what arrives is judged on arrival, by the server; what cannot arrive now is not kept for later. */
  private mayTry(seat: number): boolean {
    return this.current && !this.over && this.status === 'open' && this.held.includes(seat);
  }

  async why(seat: number, notation: string): Promise<void> {
    if (!this.current || this.acting.has(seat)) return;
    const answer = await this.ask({ type: 'why', seat, action: notation });
    if (answer.type === 'ack' && !this.timed) this.toast = { kind: 'legal' };
  }

  /** Ask for a hint; asked again, it is put away. */
  async advise(): Promise<void> {
    if (this.hint) return void (this.hint = null);
    if (this.seat === null || this.thinking) return;
    this.thinking = true;
    const [answer] = await Promise.all([
      this.ask({ type: 'hint', seat: this.seat }),
      this.texts?.load().catch(() => undefined),
    ]);
    this.thinking = false;
    if (answer.type !== 'hint' || this.left || !this.current) return;
    this.hint = { ...answer.action, seat: answer.seat, reason: answer.reason ?? null };
    announce([this.hintSaid(), this.whySaid()].join(' '));
  }

  /** What the bot would do, in words; nothing without a hint. */
  hintSaid(): string {
    return this.hint ? say('hint-is', { action: this.say(`action-${this.hint.verb}`, this.hint) }) : '';
  }

  /** Why, in one sentence; nothing if that is not known. */
  whySaid(): string {
    return this.hint?.reason ? reasonSaid(this.hint.reason, this.hint.seat, this.say) : '';
  }

  /** Where all choose together: propose what somebody has proposed, for all our seats. */
  agree(notation: string): void {
    const seat = this.held.find((each) => this.free[each]);
    if (seat !== undefined) void this.act(seat, notation);
  }

  nudge = (): Promise<Answer> => this.ask({ type: 'nudge' });
  again = (options: Record<string, OptionValue> = {}): Promise<Answer> => this.ask({ type: 'again', options });
  undo = (seat: number): Promise<Answer> => this.ask({ type: 'undo', seat });
  finish = (): Promise<Answer> => this.ask({ type: 'finish' });
  nextLesson = (): Promise<Answer> => this.ask({ type: 'lesson' });
  /** Sit down with a key that nobody else has seen; it is kept first, so that a lost answer locks nobody out. */
  sit = async (seat: number, name: string): Promise<Answer> => {
    const invitations = this.you.seats.length ? [] : (kept(this.id)?.seats ?? []);
    const key = newId();
    keepKey(this.id, key);
    const answer = await this.ask({ type: 'sit', seat, key, name });
    if (answer.type === 'ack') useUp(this.id, invitations);
    return answer;
  };
  /** Say a phrase, or words of one's own; whether it was said. */
  speak = async (words: { phrase: string } | { text: string }): Promise<boolean> => {
    if (this.speaker === null) return false;
    return (await this.ask({ type: 'say', seat: this.speaker, ...words })).type === 'ack';
  };
  pointAt = async (at: string): Promise<void> => {
    if (this.speaker !== null) await this.ask({ type: 'point', seat: this.speaker, at });
  };
  resign = (seat: number): Promise<Answer> => this.ask({ type: 'resign', seat });
  change = (settings: Partial<Settings>): Promise<Answer> => this.ask({ type: 'settings', ...settings });
  rename = (seat: number, name: string): Promise<Answer> => this.ask({ type: 'name', seat, name });
  handOver = (seat: number, level: Level): Promise<Answer> => this.ask({ type: 'hold', seat, holder: 'bot', level });
  takeBack = (seat: number): Promise<Answer> => this.ask({ type: 'hold', seat, holder: 'person' });

  /** The host opens a seat anew, whoever sits there, also their own; the invitation is kept here. */
  async reopen(seat: number): Promise<void> {
    const answer = await this.ask({ type: 'open', seat });
    if (answer.type === 'ack' && answer.key) keepInvite(this.id, seat, answer.key);
  }

  /** The host lets somebody sit where a bot sits; the invitation is kept here. */
  async invite(seat: number): Promise<void> {
    const answer = await this.takeBack(seat);
    if (answer.type === 'ack' && answer.key) keepInvite(this.id, seat, answer.key);
  }

  private async ask(request: Request): Promise<Answer> {
    const answer = await this.connection.ask(request);
    if (answer.type === 'refused') {
      await this.texts?.load().catch(() => undefined);
      if (this.left) return answer;
      this.refused(answer.refusal, request.type === 'act');
    }
    if (answer.type === 'error') this.toast = { kind: 'error', code: answer.code, message: answer.message };
    if (answer.type === 'refused' || answer.type === 'error') play(REFUSED);
    return answer;
  }

  private refused(refusal: Refusal, late: boolean): void {
    if (!this.timed) {
      this.toast = { kind: 'refusal', refusal };
      return;
    }
    this.miss = { refusal, late };
    announce(this.missText(this.miss));
    clearTimeout(this.passing);
    this.passing = setTimeout(() => (this.miss = null), MISSED);
  }

  /** A miss in one short line; where several people share the screen, it says whose it was. */
  missText({ refusal, late }: Miss): string {
    const why = this.say(`refusal-${refusal.refusal}`, refusal);
    const told = late ? say('miss', { why }) : why;
    return this.held.length > 1 ? say('miss-of', { player: this.names[refusal.seat] ?? '', told }) : told;
  }
}

/** What a seat is called: its name, its role in the game, or what it is. */
export function nameOf(seat: Seat, number: number, role?: Role): string {
  if (seat.name) return seat.name;
  if (role) return seat.holder === 'bot' ? say('name-bot-role', { role: role.name }) : role.name;
  if (seat.holder === 'bot') return say('name-bot', { seat: number + 1 });
  return say(seat.holder === 'open' ? 'name-open' : 'name-player', { seat: number + 1 });
}
