/** A table in real time: nothing waits, everybody on the device may act, and what comes too late is said in passing. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameModule } from '../src/lib/board';
import { forget, keepKey, kept } from '../src/lib/kept.svelte';
import { news } from '../src/lib/news.svelte';
import type { Seat, Step } from '../src/lib/protocol';
import { settings } from '../src/lib/settings.svelte';
import { TableStore } from '../src/lib/table.svelte';
import { FakeLine } from './fake-line';
import { bot, open, person, room, step, table } from './seated';

const game = {
  curtain: () => true,
  sounds: {},
  prompt: (_, seat) => ({ id: `play ${seat}` }),
  linger: () => 5000,
} as Partial<GameModule> as GameModule;

vi.mock('../src/lib/games', () => ({ gameModule: () => Promise.resolve(game), cover: () => null }));

let line: FakeLine;
let store: TableStore;
let stop: () => void;

const both = [0, 1];
const at = (n: number, toAct = both, more: Partial<Step> = {}): Step => step(n, toAct, false, { at: 100 * n, ...more });
const happened = (): string[] => store.events.map((event) => event.event);

async function arrive(seats: Seat[], mine: number[], now = at(0)): Promise<void> {
  line.onopen!();
  const timed = table(seats, { timed: true });
  line.tell({ type: 'welcome', table: timed, you: { seats: mine, host: true, invited: [] }, now });
  await vi.advanceTimersByTimeAsync(1);
}

function update(next: Step): void {
  line.tell({ type: 'update', ...next });
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.language = 'en';
  vi.stubGlobal('WebSocket', function () {
    return (line = new FakeLine());
  });
  vi.stubGlobal('fetch', room);
  keepKey('t1', 'K');
  store = new TableStore('t1');
  stop = store.start();
});

afterEach(() => {
  vi.runOnlyPendingTimers();
  stop();
  forget('t1');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('every step is on the table the moment it comes', async () => {
  await arrive([person('Ada'), bot], [0]);
  for (let n = 1; n <= 12; n++) {
    update(at(n));
    flushSync();
    expect([store.step!.n, store.current, store.view]).toEqual([n, true, expect.objectContaining({ n })]);
    await vi.advanceTimersByTimeAsync(0);
  }
});

test('the events of steps that come together are all given to the board, and each only once', async () => {
  await arrive([person('Ada'), bot], [0]);
  update(at(1));
  update(at(2));
  update(at(3));
  expect(happened()).toEqual(['e1', 'e2', 'e3']);
  await vi.advanceTimersByTimeAsync(1);
  update(at(4));
  expect(happened()).toEqual(['e4']);
});

test('nobody waits for an answer before the next action, nor for the list to offer it', async () => {
  await arrive([person('Ada'), bot], [0], at(0, [1]));
  void store.act(0, 'go 0');
  void store.act(0, 'go 0');
  void store.act(0, 'go elsewhere');
  expect(line.requests.map((sent) => sent.action)).toEqual(['go 0', 'go 0', 'go elsewhere']);
  void store.act(1, 'go 1');
  expect(line.requests.length).toBe(3);
});

test('what is tried while the line is down is not done later', async () => {
  await arrive([person('Ada'), bot], [0]);
  line.onclose!();
  void store.act(0, 'go 0');
  await vi.advanceTimersByTimeAsync(5000);
  line.onopen!();
  line.tell({ type: 'welcome', table: store.table!, you: store.you, now: at(0) });
  expect(line.requests).toEqual([]);
});

test('two people on one device: both may act, no curtain falls, the board does not turn', async () => {
  await arrive([person('Ada'), person('Bob')], both);
  expect([Object.keys(store.free), store.seat, store.curtain]).toEqual([['0', '1'], 0, false]);
  expect(store.prompt).toEqual({ id: 'play null' });
  update(at(1, [1]));
  await vi.advanceTimersByTimeAsync(1);
  expect([Object.keys(store.free), store.seat, store.curtain]).toEqual([['1'], 0, false]);
  void store.act(1, 'go 1');
  void store.act(0, 'go 0');
  expect(line.requests.map((sent) => sent.seat)).toEqual([1, 0]);
});

test('a miss is said in one line that goes by itself, with the name where two people play', async () => {
  await arrive([person('Ada'), person('Bob')], both);
  void store.act(1, 'go 1');
  const refusal = { refusal: 'too-slow', rule: 'R1', seat: 1, action: 'go 1' };
  line.tell({ type: 'refused', id: line.requests[0]!.id, refusal });
  await vi.advanceTimersByTimeAsync(1);
  expect(store.toast).toBeNull();
  expect(store.missText(store.miss!)).toBe('Bob: Missed! refusal-too-slow');
  expect(news.text).toContain('Bob: Missed!');
  await vi.advanceTimersByTimeAsync(3000);
  expect(store.miss).toBeNull();
});

test('asking why is no miss', async () => {
  await arrive([person('Ada'), bot], [0]);
  void store.why(0, 'go 7');
  line.tell({
    type: 'refused',
    id: line.requests[0]!.id,
    refusal: { refusal: 'no-way', rule: 'R1', seat: 0, action: 'go 7' },
  });
  await vi.advanceTimersByTimeAsync(1);
  expect(store.missText(store.miss!)).toBe('refusal-no-way');
});

test('a screen reader is told what happened in one breath', async () => {
  await arrive([person('Ada'), bot], [0]);
  news.text = '';
  update(at(1));
  await vi.advanceTimersByTimeAsync(300);
  update(at(2));
  expect(news.text).toBe('');
  await vi.advanceTimersByTimeAsync(1200);
  expect(news.text).toBe('event-e1 event-e2');
});

test('a person is wanted as long as the game runs, once everybody is there', async () => {
  await arrive([person('Ada'), open], [0]);
  expect(store.wanted).toBe(false);
  line.tell({ type: 'table', table: table([person('Ada'), person('Bob')], { timed: true }) });
  expect(store.wanted).toBe(true);
  update(at(1, []));
  expect([store.wanted, store.myTurn]).toEqual([true, false]);
  expect(kept('t1')!.seen).toMatchObject({ toAct: [0], over: false });
  update(at(2, [], { outcome: [1, 0] }));
  expect(store.wanted).toBe(false);
  expect(kept('t1')!.seen).toMatchObject({ toAct: [], over: true });
});

test('looking back, the board stays where one looks while the game goes on', async () => {
  await arrive([person('Ada'), bot], [0]);
  update(at(1));
  await vi.advanceTimersByTimeAsync(1);
  store.looking = 0;
  update(at(2));
  expect([store.step!.n, Object.keys(store.free)]).toEqual([0, []]);
  store.looking = null;
  expect([store.step!.n, Object.keys(store.free)]).toEqual([2, ['0']]);
});
