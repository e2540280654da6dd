/** A table in real time: nothing waits, everybody on the device may act, and what comes too late is said in passing. */
import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { kept } from '../src/lib/kept.svelte';
import { news } from '../src/lib/news.svelte';
import type { Seat, Step } from '../src/lib/protocol';
import { inTurn } from '../src/lib/timeline';
import { bot, open, person, step, table } from './seated';
import { line } from './sitting';
import { arrive, store, withoutAPage } from './sitting-at-store';

vi.mock('../src/lib/games', async () =>
  (await import('./tiny')).tiny({
    curtain: () => true,
    prompt: (_, seat) => ({ id: `play ${seat}` }),
    timeline: (events) => inTurn(events, () => 5000),
  }),
);

withoutAPage();

const both = [0, 1];
const at = (n: number, toAct = both, more: Partial<Step> = {}): Step => step(n, toAct, false, { at: 100 * n, ...more });
const happened = (): string[] => store.playback.cues.map(({ event }) => event.event);

const come = (seats: Seat[], mine: number[], now = at(0)): Promise<void> =>
  arrive(seats, mine, now, { more: { timed: true } });

function update(next: Step): void {
  line.tell({ type: 'update', ...next });
}

test('every step is on the table the moment it comes', async () => {
  await come([person('Ada'), bot], [0]);
  for (let n = 1; n <= 12; n++) {
    update(at(n));
    flushSync();
    expect([store.step!.n, store.current, store.view]).toEqual([n, true, expect.objectContaining({ n })]);
    await vi.advanceTimersByTimeAsync(0);
  }
});

test('the events of steps that come together are all given to the board, and each only once', async () => {
  await come([person('Ada'), bot], [0]);
  update(at(1));
  update(at(2));
  update(at(3));
  expect(happened()).toEqual(['e1', 'e2', 'e3']);
  await vi.advanceTimersByTimeAsync(1);
  update(at(4));
  expect(happened()).toEqual(['e4']);
});

test('nobody waits for an answer before the next action, nor for the list to offer it', async () => {
  await come([person('Ada'), bot], [0], at(0, [1]));
  void store.act(0, 'go 0');
  void store.act(0, 'go 0');
  void store.act(0, 'go elsewhere');
  expect(line.requests.map((sent) => sent.action)).toEqual(['go 0', 'go 0', 'go elsewhere']);
  void store.act(1, 'go 1');
  expect(line.requests.length).toBe(3);
});

test('what is tried while the line is down is not done later', async () => {
  await come([person('Ada'), bot], [0]);
  line.onclose!();
  void store.act(0, 'go 0');
  await vi.advanceTimersByTimeAsync(5000);
  line.onopen!();
  line.tell({ type: 'welcome', talk: [], table: store.table!, you: store.you, now: at(0) });
  expect(line.requests).toEqual([]);
});

test('two people on one device: both may act, no curtain falls, the board does not turn', async () => {
  await come([person('Ada'), person('Bob')], both);
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
  await come([person('Ada'), person('Bob')], both);
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
  await come([person('Ada'), bot], [0]);
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
  await come([person('Ada'), bot], [0]);
  news.text = '';
  update(at(1));
  await vi.advanceTimersByTimeAsync(300);
  update(at(2));
  update(at(3));
  expect(news.text).toBe('event-e1');
  await vi.advanceTimersByTimeAsync(1200);
  expect(news.text).toBe('event-e2 event-e3');
});

test('a person is wanted as long as the game runs, once everybody is there', async () => {
  await come([person('Ada'), open], [0]);
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
  await come([person('Ada'), bot], [0]);
  update(at(1));
  await vi.advanceTimersByTimeAsync(1);
  store.lookAt(0);
  update(at(2));
  expect([store.step!.n, Object.keys(store.free)]).toEqual([0, []]);
  store.lookAt(null);
  expect([store.step!.n, Object.keys(store.free)]).toEqual([2, ['0']]);
});
