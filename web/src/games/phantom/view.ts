/** What the board shows, read from the view and the component file: what is printed, what lies where, who has what. */

import type { Components, Player as PlayerView, View } from './shapes';

/** What is printed on the components. */
export interface Box {
  adventurers: string[];
  /** By the number of systems: the fares of routes to neighbours, two apart, three apart. */
  fares: Record<number, number[]>;
  /** Crystals by the name of an adventure. */
  crystals: Record<string, number>;
  /** What a hold may carry, and a hand at the end of an equipment phase. */
  hold: number;
  hand: number;
  /** By hold: what its Galaxols count. */
  galaxols: Record<string, number>;
  die: Components['die'];
}

export function readBox({ limits, maps, adventurers, adventures, galaxols, die }: Components): Box {
  return {
    adventurers: adventurers.map(({ name }) => name),
    fares: Object.fromEntries(maps.map(({ systems, routes }) => [systems, routes])),
    crystals: Object.fromEntries(
      adventures.map(({ kind, cost, crystals }) => [`${kind} ${cost}`, crystals ?? GIVES[kind] ?? 0]),
    ),
    hold: limits.hold.value,
    hand: limits.hand.value,
    galaxols: Object.fromEntries(galaxols.map(({ hold, value }) => [hold, value])),
    die,
  };
}

/** Adventures that bring a crystal whatever is printed, and those with a pink edge, which one keeps. */
const GIVES: Record<string, number> = { allegiance: 1, blobulopode: 1 };
const KEPT = ['black-market', 'informer', 'shao-naal', 'safe'];

export interface Adventure {
  name: string;
  kind: string;
  /** Letters of the symbols, in printed order. */
  cost: string[];
  crystals: number;
  kept: boolean;
}

export interface System {
  number: number;
  slot: number;
}

export interface Slot {
  number: number;
  /** Of the system that lies before it. */
  system: number;
  adventure: Adventure | null;
}

export interface Route {
  from: number;
  to: number;
  fare: number;
}

export interface Player extends PlayerView {
  seat: number;
  /** -1 before an adventurer is taken. */
  tone: number;
  total: number;
  /** Cards of the hand that this viewer does not know. */
  unknown: number;
}

export interface Scene {
  view: View;
  box: Box;
  /** Whose eyes these are; -1 for a watcher. */
  me: number;
  players: Player[];
  systems: System[];
  slots: Slot[];
  routes: Route[];
}

export type Token = 'mine' | 'blobulopode';
const TOKENS: Token[] = ['mine', 'blobulopode'];

export type Hold = keyof View['holds'];
export const HOLDS: Hold[] = ['A', 'B'];
const KINDS = ['D', 'T', 'C', 'S', 'N', 'G'];
const NAMES: Record<string, string> = {
  D: 'drill',
  T: 'thruster',
  C: 'cannon',
  S: 'shield',
  N: 'scanner',
  G: 'galaxol',
};
export const UNKNOWN = '?';

export interface Card {
  name: string;
  kind: string;
  value: number;
  /** The hold that is printed on a Galaxol. */
  hold: string;
}

/** `D3`, or `GA` for a Galaxol of hold A. */
export function readCard(name: string, { galaxols }: Pick<Box, 'galaxols'>): Card {
  const [kind = '', more = ''] = name;
  return kind === 'G'
    ? { name, kind, value: galaxols[more] ?? 0, hold: more }
    : { name, kind, value: Number(more), hold: '' };
}

/** The message that names a kind: `kind-drill`. */
export function kindRef(kind: string): string {
  return `kind-${NAMES[kind] ?? 'galaxol'}`;
}

export function sorted(cards: string[]): string[] {
  const rank = (name: string) => KINDS.indexOf(name[0] ?? '') * 100 + name.charCodeAt(1);
  return [...cards].sort((one, other) => rank(one) - rank(other));
}

export function load(cards: string[], box: Box): number {
  return cards.reduce((sum, card) => sum + readCard(card, box).value, 0);
}

export function readScene(view: View, box: Box, me: number): Scene {
  const numbers = Array.from({ length: view.systems }, (_, index) => index + 1);
  return {
    view,
    box,
    me,
    players: view.players.map((player, seat) => readPlayer(player, seat, box)),
    systems: numbers.map((number) => ({ number, slot: slotOf(view, number) })),
    slots: numbers.map((number) => readSlot(view, box, number)),
    routes: readRoutes(view.systems, box),
  };
}

function readPlayer(player: PlayerView, seat: number, box: Box): Player {
  return {
    ...player,
    seat,
    tone: box.adventurers.indexOf(player.adventurer),
    total: player.crystals + player.safe,
    unknown: Math.max(0, player.hand - player.cards.length),
  };
}

/** Where a system lies after the map was turned. */
export function slotOf({ systems, turned }: Pick<View, 'systems' | 'turned'>, system: number): number {
  return ((system - 1 + turned) % systems) + 1;
}

function readSlot(view: View, box: Box, number: number): Slot {
  const system = ((((number - 1 - view.turned) % view.systems) + view.systems) % view.systems) + 1;
  const name = view.slots[number - 1] ?? '';
  return { number, system, adventure: name ? readAdventure(name, box) : null };
}

/** All routes once; the fare goes by the distance around the ring. */
function readRoutes(systems: number, { fares }: Box): Route[] {
  const routes: Route[] = [];
  for (let from = 1; from <= systems; from++) {
    for (let to = from + 1; to <= systems; to++) {
      const apart = Math.min(to - from, systems - to + from);
      const fare = (fares[systems] ?? [])[apart - 1];
      if (fare !== undefined) routes.push({ from, to, fare });
    }
  }
  return routes;
}

/** `exploration DT`: the kind and the symbols of the cost. */
export function readAdventure(name: string, box: Box): Adventure {
  const [kind = '', cost = ''] = name.split(' ');
  return { name, kind, cost: [...cost], crystals: box.crystals[name] ?? 0, kept: KEPT.includes(kind) };
}

/** The adventure before the system on which a player is. */
export function adventureAt({ view, slots }: Scene, seat: number, notches = 0): Adventure | null {
  const place = view.players[seat]?.place ?? -1;
  if (place < 1) return null;
  return slots[slotOf({ systems: view.systems, turned: view.turned + notches }, place) - 1]?.adventure ?? null;
}

/** Round the table, from this seat on its left. */
export function around(scene: Scene, from: number): Player[] {
  const { players } = scene;
  const start = Math.max(0, from);
  return players.map((_, index) => players[(start + index) % players.length]!);
}

/** Whom the game waits for: who answers out of turn, or whose turn it is. */
export function awaited({ phase, turn, fight, owed, mine }: View): number[] {
  if (phase === 'over') return [];
  if (phase === 'fight' && fight) return [fight.attacker, fight.defender].filter((_, side) => !fight.decided[side]);
  if (phase === 'rethrow' && fight) return fight.asked >= 0 ? [fight.asked] : [];
  if (phase === 'titans' && owed.asked?.length) return owed.asked.slice(0, 1);
  if (phase === 'hand' && mine >= 0) return [mine];
  return [turn];
}

/** The tokens that a player has. */
export function tokensOf(view: View, seat: number): Token[] {
  return TOKENS.filter((token) => view[token] === seat);
}

/** What a player has besides crystals, in a word that changes when it does. */
export function goodsOf(view: View, seat: number): string {
  const { cards, kept, safe } = view.players[seat]!;
  return [tokensOf(view, seat), cards, kept, safe].join(' / ');
}

/** What lies in the dock, in a word that changes when it does. */
export function docked({ holds, drawn }: View): string {
  return [holds.A, holds.B, drawn].join(' / ');
}
