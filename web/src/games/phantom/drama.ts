/** Fights, tosses and treasure dice as scenes over the map, told event by event. */

import type { Event, Fight as FightView, View } from './shapes';
import { UNKNOWN } from './view';

type Of<Kind extends Event['event']> = Extract<Event, { event: Kind }>;

export interface Side {
  seat: number;
  decided: boolean;
  /** Null before both have decided. */
  committed: boolean | null;
  card: string;
  die: number;
  /** How often this die was thrown: a new throw rolls anew. */
  throws: number;
  bonus: boolean;
  total: number;
  /** Shao'Naal has been used against the rival. */
  used: boolean;
  /** Is asked whether the rival throws again. */
  asked: boolean;
}

export interface Fight {
  system: number;
  sides: [Side, Side];
  tied: boolean;
  winner: number;
  /** How it ended, or that it goes on. */
  result: Of<'tied' | 'won-fight'> | null;
}

export interface Toss {
  token: 'mine' | 'blobulopode' | 'informer';
  /** The Mine holds, the Blobulopode stays. */
  good: boolean;
  /** Of the informers' die. */
  face: number;
  event: Of<'mine-tossed' | 'blob-tossed' | 'informers'>;
}

export type Drama = { fight: Fight } | { toss: Toss } | null;

export function readFight(view: FightView): Fight {
  const side = (index: 0 | 1): Side => {
    const seat = index ? view.defender : view.attacker;
    return {
      ...fresh(seat, seat === view.phantom),
      decided: view.decided[index] ?? false,
      committed: view.committed[index] ?? null,
      card: view.cards[index] ?? '',
      die: view.dice[index] ?? 0,
      used: view.used[index] ?? false,
      asked: view.asked === seat,
    };
  };
  return { system: view.system, sides: [side(0), side(1)], tied: false, winner: -1, result: null };
}

function fresh(seat: number, bonus: boolean): Side {
  return {
    seat,
    decided: false,
    committed: null,
    card: '',
    die: 0,
    throws: 0,
    bonus,
    total: 0,
    used: false,
    asked: false,
  };
}

/** A fight that was decided behind a curtain, for whoever sees only its last step. */
export function recalled(events: Event[], { players }: View): FightView | null {
  const won = events.find((event) => event.event === 'won-fight');
  const first = events.find((event) => event.event === 'committed' || event.event === 'threw');
  if (!won || !first) return null;
  const haunted = events.filter((event) => event.event === 'total').find(({ phantom }) => phantom > 0);
  return {
    attacker: first.seat,
    defender: first.seat === won.seat ? won.rival : won.seat,
    system: players[won.seat]!.place,
    phantom: haunted?.seat ?? -1,
    decided: [true, true],
    committed: [null, null],
    cards: ['', ''],
    open: [false, false],
    dice: [0, 0],
    used: [false, false],
    asked: -1,
  };
}

/** What is on stage after these events; `before` is the fight that was under way, `phantom` whose companion the Phantom was. */
export function drama(events: Event[], before: FightView | null, phantom: number): Drama {
  let scene: Drama = before ? { fight: readFight(before) } : null;
  for (const event of events) scene = told(scene, event, phantom);
  return scene;
}

function told(scene: Drama, event: Event, phantom: number): Drama {
  switch (event.event) {
    case 'challenged':
      return { fight: challenge(event, phantom) };
    case 'mine-tossed':
      return { toss: { token: 'mine', good: !event.explodes, face: 0, event } };
    case 'blob-tossed':
      return { toss: { token: 'blobulopode', good: event.stays, face: 0, event } };
    case 'informers':
      return { toss: { token: 'informer', good: true, face: event.face, event } };
  }
  if (AFTER.has(event.event)) return null;
  return scene && 'fight' in scene ? { fight: fought(scene.fight, event) } : scene;
}

/** What clears the stage. */
const AFTER = new Set<Event['event']>([
  'exiled',
  'phantom-to',
  'gained',
  'lost',
  'turn',
  'mine-to',
  'blob-to',
  'lived',
  'kept',
  'passed',
  'flew',
]);

function challenge({ seat, rival, system }: Of<'challenged'>, phantom: number): Fight {
  const sides: Fight['sides'] = [fresh(seat, seat === phantom), fresh(rival, rival === phantom)];
  return { system, sides, tied: false, winner: -1, result: null };
}

function fought(fight: Fight, event: Event): Fight {
  if (event.event === 'tied') return { ...fight, tied: true, result: event };
  if (event.event === 'won-fight') return { ...fight, winner: event.seat, result: event };
  const again = fight.tied && event.event === 'threw';
  const after = (side: Side): Side => changed(again ? { ...side, die: 0, total: 0 } : side, event);
  const sides: Fight['sides'] = [after(fight.sides[0]), after(fight.sides[1])];
  return { ...fight, sides, tied: fight.tied && !again, result: again ? null : fight.result };
}

/** A side after an event, its own or the rival's. */
function changed(side: Side, event: Event): Side {
  const own = 'seat' in event && event.seat === side.seat;
  if (!own) return event.event === 'threw' ? { ...side, asked: false } : side;
  switch (event.event) {
    case 'decided':
      return { ...side, decided: true };
    case 'committed':
      return { ...side, decided: true, committed: event.card, card: lying(side.card, event.card) };
    case 'threw':
      return { ...side, die: event.face, throws: side.throws + 1, total: 0 };
    case 'rethrow':
      return { ...side, used: true, asked: false };
    case 'shown':
      return { ...side, card: event.card };
    case 'total':
      return { ...side, total: event.total };
  }
  return side;
}

/** A committed card lies face down for everybody but its owner. */
function lying(card: string, committed: boolean): string {
  return committed ? card || UNKNOWN : '';
}
