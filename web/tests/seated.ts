/** People and bots at a table of two, and the steps of a tiny game there, for tests. */
import type { Seat, Step, Table } from '../src/lib/protocol';

export const person = (name: string): Seat => ({
  holder: 'person',
  level: '',
  name,
  here: true,
  answersIn: null,
  forfeited: false,
  clock: null,
});
export const open: Seat = {
  holder: 'open',
  level: '',
  name: '',
  here: false,
  answersIn: null,
  forfeited: false,
  clock: null,
};
export const bot: Seat = {
  holder: 'bot',
  level: 'normal',
  name: '',
  here: false,
  answersIn: null,
  forfeited: false,
  clock: null,
};

export function table(seats: Seat[], more: Partial<Table> = {}): Table {
  return {
    id: 't1',
    game: 'tiny',
    options: {},
    components: 'standard',
    rulesVersion: 1,
    newestRules: 1,
    seedHash: 'h',
    seed: null,
    tutorial: false,
    timed: false,
    freeOrder: false,
    memory: false,
    campaign: null,
    rivals: true,
    settings: { talk: false, pace: 'normal' },
    clock: null,
    decidesIn: null,
    seats,
    branch: null,
    deal: null,
    ...more,
  };
}

export function step(n: number, toAct: number[], secret = false, more: Partial<Step> = {}): Step {
  const both = <T>(value: T): Record<string, T> => ({ 0: value, 1: value });
  return {
    n,
    at: null,
    toAct,
    awaited: toAct,
    answering: [],
    leading: [],
    waitsFor: [],
    proposals: null,
    veil: 0,
    entry: { kind: 'act' },
    events: both([{ event: `e${n}` }]),
    frames: both([[]]),
    views: both({ secret, n }),
    actions: Object.fromEntries(toAct.map((seat) => [seat, [{ do: `go ${seat}`, verb: 'go' }]])),
    outcome: null,
    settled: false,
    undo: [],
    lesson: null,
    unseen: null,
    ...more,
  };
}

/** A game room that answers what a table asks for: no history, no components, no figures. */
export function room(_: string): Promise<Response> {
  const answer = { steps: [], figures: [], components: {}, rules: null };
  return Promise.resolve(new Response(JSON.stringify(answer)));
}
