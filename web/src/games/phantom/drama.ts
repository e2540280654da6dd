/** Fights, tosses and treasure dice as scenes over the map, told event by event. */

import type { Event, Fight as FightView } from './shapes';
import { UNKNOWN, readCard, type Box } from './view';

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
  /** Is asked whether the rival throws again. */
  asked: boolean;
  /** The loser has taken its card. */
  taken: boolean;
}

export interface Fight {
  system: number;
  sides: [Side, Side];
  tied: boolean;
  winner: number;
  /** How it ended, or that it goes on. */
  result: Of<'tied' | 'won-fight'> | null;
  /** What has come to the winner. */
  prize: { phantom: boolean; crystals: number };
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

/** A fight that waits for an answer. */
export function readFight(view: FightView, box: Pick<Box, 'galaxols'>): Fight {
  const side = (index: 0 | 1): Side => {
    const seat = index ? view.defender : view.attacker;
    const settled = view.asked === seat && view.dice[index] ? strength(view, index, box) : 0;
    return {
      ...fresh(seat, seat === view.phantom),
      decided: view.decided[index] ?? false,
      committed: view.committed[index] ?? null,
      card: view.cards[index] ?? '',
      die: view.dice[index] ?? 0,
      total: settled,
      asked: view.asked === seat,
    };
  };
  return begun(view.system, [side(0), side(1)]);
}

/** Of a throw that stands: whoever is asked about the rival's has thrown before. */
function strength({ dice, cards, attacker, defender, phantom }: FightView, index: 0 | 1, box: Pick<Box, 'galaxols'>) {
  const card = cards[index] ? readCard(cards[index], box).value : 0;
  return (dice[index] ?? 0) + card + Number((index ? defender : attacker) === phantom);
}

function begun(system: number, sides: Fight['sides']): Fight {
  return { system, sides, tied: false, winner: -1, result: null, prize: { phantom: false, crystals: 0 } };
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
    asked: false,
    taken: false,
  };
}

/** What is on stage after these events; `before` is the fight that was under way, `phantom` whose companion the Phantom was. */
export function drama(events: Event[], before: FightView | null, phantom: number, box: Pick<Box, 'galaxols'>): Drama {
  let scene: Drama = before ? { fight: readFight(before, box) } : null;
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
  if (scene && 'fight' in scene) return AFTER_FIGHT.has(event.event) ? null : { fight: fought(scene.fight, event) };
  return null;
}

/** What belongs to the fight no more: all else is told in its scene, to the end of the step. */
const AFTER_FIGHT = new Set<Event['event']>(['turn', 'discarded', 'laid', 'won']);

function challenge({ seat, rival, system }: Of<'challenged'>, phantom: number): Fight {
  return begun(system, [fresh(seat, seat === phantom), fresh(rival, rival === phantom)]);
}

function fought(fight: Fight, event: Event): Fight {
  if (event.event === 'tied') return { ...fight, tied: true, result: event };
  if (event.event === 'won-fight') return { ...fight, winner: event.seat, result: event };
  if (event.event === 'phantom-to') return { ...fight, prize: { ...fight.prize, phantom: true } };
  if (event.event === 'gained') return { ...fight, prize: { ...fight.prize, crystals: event.count } };
  const again = fight.tied && event.event === 'threw';
  const after = (side: Side): Side => changed(again ? { ...side, die: 0, total: 0 } : side, event);
  const sides: Fight['sides'] = [after(fight.sides[0]), after(fight.sides[1])];
  return { ...fight, sides, tied: fight.tied && !again, result: again ? null : fight.result };
}

/** A side after an event, its own or the rival's. */
function changed(side: Side, event: Event): Side {
  if (event.event === 'takes-cards') return event.own === (side.seat === event.seat) ? { ...side, taken: true } : side;
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
      return { ...side, asked: true };
    case 'accepted':
      return { ...side, asked: false };
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
