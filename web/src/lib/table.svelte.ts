/** One table as this device sees it: who sits there, every step so far, which step is shown, and what may be done. */
import { tick, untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { componentsOf, factsOf, history, Trouble } from './api';
import type { GameModule, Pick, Say } from './board';
import { Connection, lineTo, newId, type Status } from './connection';
import { gameModule } from './games';
import { forget, keepInvite, keepKey, keepNext, keepSeen, kept, keysFor, useUp } from './kept.svelte';
import { announce, announceSoon } from './news.svelte';
import { keepProgress } from './progress.svelte';
import type {
  Action,
  Answer,
  Args,
  GameEvent,
  Level,
  NextTable,
  OptionValue,
  Refusal,
  Request,
  Seat,
  Step,
  Table,
  Told,
  View,
  You,
} from './protocol';
import { motion, settings } from './settings.svelte';
import { play, REFUSED, TURN } from './sound';
import { joined, lasting } from './steps';
import { GameTexts, say } from './texts.svelte';

/** A line that tells the person something they have just asked for or run into. */
export type Toast =
  { kind: 'refusal'; refusal: Refusal } | { kind: 'legal' } | { kind: 'error'; code: string; message: string };

const WATCH = 'watch';
const STAY = 700;
const STAY_STILL = 250;
/** When more steps than this wait, the table takes in what else comes in this moment and shows the newest. */
const FAR_BEHIND = 3;
const MOMENT = 60;
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
  hint = $state.raw<(Action & Pick) | null>(null);
  /** Where the same people play again; `now` if somebody has just asked everybody to come along. */
  following = $state.raw<{ table: string; now: boolean } | null>(null);
  /** When what is proposed will be settled, by the clock of this device. */
  deadline = $state<number | null>(null);
  /** When a bot will answer for each person who is asked out of turn and is away, by the clock of this device. */
  answers = $state.raw<Record<number, number>>({});
  /** Waiting for a bot's advice. */
  thinking = $state(false);
  /** Our seats whose last action is still on its way, each with the request that it waits for. */
  private acting = new SvelteMap<number, Promise<Answer>>();

  /** The number of the step that is on the table: the newest, or one that still has to be seen before it. */
  private present = $state(-1);
  /** The number of the step looked back at. */
  looking = $state<number | null>(null);
  /** The perspective chosen after the end. */
  chosen = $state<number | null>(null);
  /** Whose turn it was last among several people on this device, and who has said that they are alone at the screen. */
  private last = $state<number | null>(null);
  private uncovered = $state<number | null>(null);

  /** In real time: the steps that have come since the board was last drawn. */
  private together = $state.raw<number[]>([]);
  private drawn = true;

  private queue: number[] = [];
  private staying: ReturnType<typeof setTimeout> | undefined;
  private passing: ReturnType<typeof setTimeout> | undefined;
  private remembered = '';
  private loaded: string[] = [];
  private readonly connection: Connection;

  readonly say: Say = (id, args) =>
    this.texts
      ? this.texts.speaker(
          () => this.names,
          () => this.facts,
        )(id, args)
      : say(id, args);

  constructor(readonly id: string) {
    this.connection = new Connection(
      () => lineTo(id),
      () => keysFor(id),
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

  // Who and where.

  /** Real time: a step is shown the moment it comes, and nobody waits for an answer before the next action. */
  timed = $derived(this.table?.timed === true);
  names = $derived(this.table?.seats.map((seat, number) => nameOf(seat, number, this.texts?.role(number))) ?? []);
  /** The seats that this person plays now; a seat handed to a bot is not among them. */
  held = $derived(this.you.seats.filter((seat) => this.table?.seats[seat]?.holder !== 'bot'));
  newest = $derived(this.steps.at(-1) ?? null);
  live = $derived(
    this.newest?.n === this.present ? this.newest : (this.steps.find((step) => step.n === this.present) ?? null),
  );
  step = $derived(
    this.looking === null ? this.live : (this.steps.find((step) => step.n === this.looking) ?? this.live),
  );
  over = $derived(this.newest?.outcome != null);

  seat = $derived.by((): number | null => {
    if (this.chosen !== null) return this.chosen;
    const before = this.last !== null && this.held.includes(this.last) ? this.last : undefined;
    return before ?? this.held[0] ?? this.you.seats[0] ?? null;
  });
  private key = $derived(this.seat === null ? WATCH : String(this.seat));

  view = $derived(this.step ? this.viewOf(this.step) : null);
  events = $derived.by((): GameEvent[] => {
    if (!this.step) return [];
    if (this.looking !== null || this.together.length < 2) return this.eventsOf(this.step);
    return this.steps.filter((step) => this.together.includes(step.n)).flatMap((step) => this.eventsOf(step));
  });
  /** The newest step is on the table and nobody looks back. */
  current = $derived(this.looking === null && this.live !== null && this.live === this.newest);
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
    const seat = shared ? null : this.seat;
    return this.game.prompt(this.view, seat, this.step.toAct, seat === null ? [] : this.actions[seat]);
  });

  private viewOf(step: Step): View {
    return step.views[this.key] ?? step.views[WATCH] ?? Object.values(step.views)[0] ?? {};
  }

  private eventsOf(step: Step): GameEvent[] {
    return step.events[this.key] ?? step.events[WATCH] ?? [];
  }

  /** What everybody at this device may read of a step: with several people, only what all of them saw. */
  told(step: Step): GameEvent[] {
    const seats = this.chosen !== null || this.held.length < 2 ? [this.key] : this.held.map(String);
    const [first = [], ...others] = seats.map((seat) => step.events[seat] ?? step.events[WATCH] ?? []);
    return first.filter((event) => others.every((seen) => seen.some((other) => same(event, other))));
  }

  // Coming and going.

  start(): () => void {
    const hurry = (): void => void (document.visibilityState === 'visible' && this.connection.hurry());
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
    this.connection.start();
    return () => {
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      clearTimeout(this.staying);
      clearTimeout(this.passing);
      this.connection.stop();
    };
  }

  private hear(message: Exclude<Told, Answer | { type: 'pong' }>): void {
    switch (message.type) {
      case 'welcome':
        this.you = message.you;
        for (const seat of message.you.invited) void this.sit(seat, settings.name);
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
      case 'again':
        this.follow(message.next, true);
        break;
      case 'error':
        this.toast = { kind: 'error', code: message.code, message: message.message };
    }
  }

  private follow(next: NextTable, now: boolean): void {
    keepNext(next, this.table?.game ?? '');
    this.following = { table: next.table, now };
  }

  private seated(table: Table): void {
    this.table = table;
    this.deadline = table.decidesIn === null ? null : Date.now() + table.decidesIn * 1000;
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
      say('asked-away', { player: this.names[seat] ?? '', seconds: Math.ceil(answersIn) }),
    );
    if (told.length) announce(told.join(' '));
  }

  /** The board, the texts, the components and the steps before we came. */
  private async open(table: Table): Promise<void> {
    this.texts ??= new GameTexts(table.game);
    try {
      const game = this.game ? null : gameModule(table.game);
      const components = this.components ? null : componentsOf(this.id, keysFor(this.id));
      const facts = this.components ? null : factsOf(this.id, keysFor(this.id));
      const seats = this.you.seats.length ? this.you.seats : [null];
      await Promise.all([...seats.map((seat) => this.load(seat)), this.texts.load()]);
      if (facts) this.facts = await facts;
      if (components) this.components = await components;
      if (game) this.game = await game;
    } catch (error) {
      if (error instanceof Trouble && error.status >= 400) this.trouble = { code: error.code, message: error.message };
    }
  }

  /** Every step so far from one perspective; while people must remember, those that may still be looked at. */
  async load(seat: number | null): Promise<void> {
    const key = seat === null ? WATCH : String(seat);
    if (this.loaded.includes(key)) return;
    this.loaded.push(key);
    try {
      const steps = await history(this.id, keysFor(this.id), seat);
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
    const fresh = !this.steps.some((known) => known.n === step.n);
    this.take([step]);
    this.remember();
    if (step.entry.kind === 'act' || step.entry.kind === 'propose') this.acting.delete(step.entry.seat!);
    if (step.outcome && this.table?.memory) void this.unveil();
    if (this.present < 0) {
      this.show(step.n);
      this.settle();
    }
    if (this.present === step.n || !fresh) return;
    if (this.timed) return this.showNow(step.n);
    this.queue.push(step.n);
    if (this.staying === undefined) this.next();
    else if (this.queue.length === FAR_BEHIND + 1) this.catchUp();
  }

  /** Real time: on the table at once. The board is handed the events of all steps that came before it was drawn. */
  private showNow(n: number): void {
    this.together = this.drawn ? [n] : [...this.together, n];
    this.drawn = false;
    void tick().then(() => (this.drawn = true));
    this.show(n);
    this.speak(false);
  }

  /** Too much has happened to show all of it: show where it led. */
  private catchUp(): void {
    clearTimeout(this.staying);
    this.staying = setTimeout(() => {
      this.queue = this.queue.slice(-1);
      this.onward();
    }, MOMENT);
  }

  private next(): void {
    this.staying = undefined;
    const n = this.queue.shift();
    if (n === undefined) return;
    const before = this.myTurnAt(this.live);
    this.show(n);
    this.speak(!before && this.myTurnAt(this.live));
    if (this.events.length === 0) return this.onward();
    const stay = motion() ? (this.game?.linger?.(this.events) ?? STAY) : STAY_STILL;
    this.staying = setTimeout(() => this.onward(), stay);
  }

  private onward(): void {
    this.settle();
    this.next();
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
    this.steps = this.steps
      .filter((step) => step.n >= veil)
      .map((step) => (step.n === this.present ? step : lasting(step)));
    if (this.looking !== null && this.looking < veil) this.looking = null;
  }

  /** After the end everything may be seen again. */
  private async unveil(): Promise<void> {
    const seats = this.loaded;
    this.loaded = [];
    await Promise.all(seats.map((key) => this.load(key === WATCH ? null : Number(key)))).catch(() => undefined);
  }

  /** Turn the table to whoever of us acts now; with several people it changes only when somebody else has to. */
  private settle(): void {
    if (this.timed) return;
    const acting = this.held.filter((seat) => this.live?.awaited.includes(seat));
    if (acting.length === 0 || (this.last !== null && acting.includes(this.last))) return;
    this.last = acting[0]!;
    this.uncovered = null;
  }

  private myTurnAt(step: Step | null): boolean {
    return step !== null && this.held.some((seat) => step.awaited.includes(seat));
  }

  /** Nothing before there are words for it: the page itself is not shown until then. */
  private speak(nowMine: boolean): void {
    if (!this.live || !this.texts?.ready) return;
    const told = this.told(this.live);
    this.sound(told);
    const lines = told.map((event) => this.say(`event-${event.event}`, event));
    if (this.live.entry.absent) lines.unshift(this.stoodIn(this.live));
    const others = this.asked.filter((seat) => !this.held.includes(seat));
    lines.push(...others.map((seat) => say('asked-other', { player: this.names[seat] ?? '' })));
    if (this.current && nowMine && this.prompt) lines.push(this.say(this.prompt.id, this.prompt.args));
    if (lines.length && this.timed) announceSoon(lines);
    else if (lines.length) announce(lines.join(' '));
    if (nowMine && document.hidden) play(TURN);
  }

  /** That a bot answered for somebody who was away. */
  stoodIn({ entry }: Step): string {
    return say('stood-in', { player: this.names[entry.seat ?? -1] ?? '' });
  }

  /** What these events sound like. */
  sound(events: GameEvent[]): void {
    for (const event of events) {
      const recipe = this.game?.sounds[event.event];
      if (recipe) play(recipe);
    }
  }

  /** The person of this seat says that they alone look at the screen. */
  uncover(): void {
    this.uncovered = this.seat;
  }

  private remember(): void {
    untrack(() => {
      if (!this.table || !this.newest) return;
      const toAct = this.timed && !this.over ? this.held : this.newest.awaited;
      const seen = { names: this.names, mine: this.held, toAct, over: this.over };
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

  async advise(): Promise<void> {
    if (this.seat === null || this.thinking) return;
    this.thinking = true;
    const answer = await this.ask({ type: 'hint', seat: this.seat });
    this.thinking = false;
    if (answer.type !== 'hint' || !this.current) return;
    this.hint = { ...answer.action, seat: answer.seat };
    announce(say('hint-is', { action: this.say(`action-${answer.action.verb}`, answer.action) }));
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
  rename = (seat: number, name: string): Promise<Answer> => this.ask({ type: 'name', seat, name });
  handOver = (seat: number, level: Level): Promise<Answer> => this.ask({ type: 'hold', seat, holder: 'bot', level });
  takeBack = (seat: number): Promise<Answer> => this.ask({ type: 'hold', seat, holder: 'person' });

  /** The host lets somebody sit where a bot sits; the invitation is kept here. */
  async invite(seat: number): Promise<void> {
    const answer = await this.takeBack(seat);
    if (answer.type === 'ack' && answer.key) keepInvite(this.id, seat, answer.key);
  }

  private async ask(request: Request): Promise<Answer> {
    const answer = await this.connection.ask(request);
    if (answer.type === 'refused') this.refused(answer.refusal, request.type === 'act');
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
export function nameOf(seat: Seat, number: number, role?: string): string {
  if (seat.name) return seat.name;
  if (role) return seat.holder === 'bot' ? say('name-bot-role', { role }) : role;
  if (seat.holder === 'bot') return say('name-bot', { seat: number + 1 });
  return say(seat.holder === 'open' ? 'name-open' : 'name-player', { seat: number + 1 });
}
