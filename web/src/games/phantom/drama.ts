/** Fights, tosses and treasure dice as scenes over the map, told event by event. */

import type { GameEvent } from '../../lib/board';
import { UNKNOWN, type FightView, type View } from './view';

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
  result: GameEvent | null;
}

export interface Toss {
  token: 'mine' | 'blobulopode' | 'informer';
  /** The Mine holds, the Blobulopode stays. */
  good: boolean;
  /** Of the informers' die. */
  face: number;
  event: GameEvent;
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
export function recalled(events: GameEvent[], { players }: View): FightView | null {
  const won = events.find(({ event }) => event === 'won-fight');
  const first = events.find(({ event }) => event === 'committed' || event === 'threw');
  if (!won || !first) return null;
  const [winner, loser] = [won.seat!, Number(won.rival)];
  const haunted = events.find(({ event, phantom }) => event === 'total' && Number(phantom) > 0);
  return {
    attacker: first.seat!,
    defender: first.seat === winner ? loser : winner,
    system: players[winner]!.place,
    phantom: haunted?.seat ?? -1,
    decided: [true, true],
    committed: [null, null],
    cards: ['', ''],
    dice: [0, 0],
    used: [false, false],
    asked: -1,
  };
}

/** What is on stage after these events; `before` is the fight that was under way, `phantom` whose companion the Phantom was. */
export function drama(events: GameEvent[], before: FightView | null, phantom: number): Drama {
  let scene: Drama = before ? { fight: readFight(before) } : null;
  for (const event of events) scene = told(scene, event, phantom);
  return scene;
}

function told(scene: Drama, event: GameEvent, phantom: number): Drama {
  if (event.event === 'challenged') return { fight: challenge(event, phantom) };
  if (event.event === 'mine-tossed') return { toss: { token: 'mine', good: !event.explodes, face: 0, event } };
  if (event.event === 'blob-tossed')
    return { toss: { token: 'blobulopode', good: Boolean(event.stays), face: 0, event } };
  if (event.event === 'informers') return { toss: { token: 'informer', good: true, face: Number(event.face), event } };
  if (!scene || !('fight' in scene)) return AFTER.has(event.event) ? null : scene;
  if (AFTER.has(event.event)) return null;
  return { fight: fought(scene.fight, event) };
}

/** What clears the stage. */
const AFTER = new Set([
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

function challenge(event: GameEvent, phantom: number): Fight {
  const sides = [event.seat, event.rival].map((seat) => fresh(Number(seat), seat === phantom)) as [Side, Side];
  return { system: Number(event.system), sides, tied: false, winner: -1, result: null };
}

function fought(fight: Fight, event: GameEvent): Fight {
  if (event.event === 'tied') return { ...fight, tied: true, result: event };
  if (event.event === 'won-fight') return { ...fight, winner: event.seat!, result: event };
  const again = fight.tied && event.event === 'threw';
  const cleared = again ? fight.sides.map((side) => ({ ...side, die: 0, total: 0 })) : fight.sides;
  const sides = cleared.map((side) => (side.seat === event.seat ? changed(side, event) : waiting(side, event))) as [
    Side,
    Side,
  ];
  return { ...fight, sides, tied: fight.tied && !again, result: again ? null : fight.result };
}

function changed(side: Side, event: GameEvent): Side {
  if (event.event === 'decided') return { ...side, decided: true };
  if (event.event === 'committed')
    return { ...side, decided: true, committed: Boolean(event.card), card: lying(side.card, Boolean(event.card)) };
  if (event.event === 'threw') return { ...side, die: Number(event.face), throws: side.throws + 1, total: 0 };
  if (event.event === 'rethrow') return { ...side, used: true, asked: false };
  if (event.event === 'shown') return { ...side, card: String(event.card ?? '') };
  if (event.event === 'total') return { ...side, total: Number(event.total) };
  return side;
}

function waiting(side: Side, event: GameEvent): Side {
  return event.event === 'threw' ? { ...side, asked: false } : side;
}

/** A committed card lies face down for everybody but its owner. */
function lying(card: string, committed: boolean): string {
  return committed ? card || UNKNOWN : '';
}
