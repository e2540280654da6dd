/** A tiny game in which both choose in secret: two seats, the view says whether it is secret, events say who saw what. */
import { expect, test, vi } from 'vitest';
import { kept } from '../src/lib/kept.svelte';
import { news } from '../src/lib/news.svelte';
import { nameOf } from '../src/lib/table.svelte';
import { GameTexts } from '../src/lib/texts.svelte';
import { inTurn } from '../src/lib/timeline';
import { bot, open, person, room, step } from './seated';
import { line } from './sitting';
import { arrive, store, update, withoutAPage } from './sitting-at-store';

vi.mock('../src/lib/games', async () =>
  (await import('./tiny')).tiny({
    curtain: (view) => (view as { secret?: boolean }).secret === true,
    timeline: (events) => inTurn(events, () => 100),
  }),
);

/** A step takes 100 ms; before it, how the last one ended is seen for 50. */
const STEP = 150;

withoutAPage();

function offered(): Record<string, string[]> {
  return Object.fromEntries(Object.entries(store.actions).map(([seat, all]) => [seat, all.map((each) => each.do)]));
}

test('an invitation takes no seat by itself; whoever sits down has a key of their own, kept in its place', async () => {
  await arrive([person('Ada'), open], [], step(0, [0]), { host: false, invited: [1] });
  expect(line.sent.some((message) => message.type === 'sit')).toBe(false);
  void store.sit(1, 'Bob');
  const asked = line.sent.find((message) => message.type === 'sit') as { id: string; seat: number; key: string };
  expect(asked.seat).toBe(1);
  expect(kept('t1')!.seats).toEqual(['K', asked.key]);
  line.tell({ type: 'ack', id: asked.id, n: 1 });
  await vi.advanceTimersByTimeAsync(1);
  expect(kept('t1')!.seats).toEqual([asked.key]);
});

test('sits down: names, actions, whose turn, kept for the home page', async () => {
  await arrive([person('Ada'), bot], [0], step(0, [0]));
  expect(store.names[0]).toBe('Ada');
  expect(offered()).toEqual({ 0: ['go 0'] });
  expect(store.myTurn).toBe(true);
  expect(kept('t1')!.seen).toMatchObject({ mine: [0], toAct: [0], over: false });
});

test('what was shown for a moment is forgotten with the next step, and nothing else is', async () => {
  const glimpse = { 0: [{ event: 'shown', gone: true }, { event: 'paid' }] };
  await arrive([person('Ada'), bot], [0], step(0, [0]));
  update(step(1, [0]));
  await vi.advanceTimersByTimeAsync(STEP);
  update(step(2, [0], false, { events: glimpse, frames: { 0: [[], []] } }));
  const read = (n: number) => store.told(store.steps.find((each) => each.n === n)!).map(({ event }) => event);
  await vi.advanceTimersByTimeAsync(STEP);
  expect(read(2)).toEqual(['shown', 'paid']);
  await vi.advanceTimersByTimeAsync(STEP);
  update(step(3, [0]));
  await vi.advanceTimersByTimeAsync(STEP);
  expect([read(2), read(1)]).toEqual([['paid'], ['e1']]);
});

test('what is shown for a moment is seen also when it comes while the step before is still shown', async () => {
  await arrive([person('Ada'), bot], [0], step(0, [0]));
  update(step(1, [1]));
  update(step(2, [0], false, { events: { 0: [{ event: 'shown', gone: true }] }, frames: { 0: [[]] } }));
  await vi.advanceTimersByTimeAsync(STEP);
  expect([store.step!.n, store.performing]).toEqual([1, true]);
  await vi.advanceTimersByTimeAsync(STEP);
  expect(store.told(store.step!).map(({ event }) => event)).toEqual(['shown']);
});

test('shows one step after the other, each for as long as its events need', async () => {
  await arrive([person('Ada'), bot], [0], step(0, [0]));
  update(step(1, [1]));
  update(step(2, [0]));
  expect([store.step!.n, store.performing]).toEqual([0, true]);
  expect(offered()).toEqual({});
  await vi.advanceTimersByTimeAsync(STEP);
  expect(store.step!.n).toBe(1);
  await vi.advanceTimersByTimeAsync(STEP);
  expect([store.step!.n, store.performing]).toEqual([2, false]);
  expect(offered()).toEqual({ 0: ['go 0'] });
});

test('announces what happens, but nothing before its words are there', async () => {
  const words = vi.spyOn(GameTexts.prototype, 'ready', 'get').mockReturnValue(false);
  news.text = '';
  await arrive([person('Ada'), bot], [0], step(0, [0]));
  update(step(1, [1]));
  expect(news.text).toBe('');
  words.mockRestore();
  await vi.advanceTimersByTimeAsync(STEP);
  update(step(2, [0]));
  await vi.advanceTimersByTimeAsync(STEP);
  expect(news.text).toContain('event-e2');
});

test('far behind, it shows the newest at once', async () => {
  await arrive([person('Ada'), bot], [0], step(0, [0]));
  for (let n = 1; n <= 12; n++) update(step(n, [1]));
  expect(store.step!.n).toBe(0);
  await vi.advanceTimersByTimeAsync(60);
  expect(store.step!.n).toBe(12);
});

test('a step that the history tells of before the line does is shown when the line brings it, and only once', async () => {
  const steps = [step(0, [1]), step(1, [0])];
  const history = (): Promise<Response> => Promise.resolve(new Response(JSON.stringify({ steps })));
  vi.stubGlobal('fetch', (url: string) => (url.includes('/history') ? history() : room(url)));
  await arrive([person('Ada'), bot], [0], steps[0]!);
  await vi.waitFor(() => expect(store.newest!.n).toBe(1));
  expect([store.step!.n, offered()]).toEqual([0, {}]);
  update(steps[1]!);
  expect(store.performing).toBe(true);
  await vi.advanceTimersByTimeAsync(STEP);
  expect([store.step!.n, offered()]).toEqual([1, { 0: ['go 0'] }]);
  update(steps[1]!);
  expect([store.step!.n, store.performing]).toEqual([1, false]);
});

test('in the open all our seats may act; in a secret only the one at the screen, once the table has turned', async () => {
  await arrive([person('Ada'), person('Bob')], [0, 1], step(0, [0, 1]));
  expect(offered()).toEqual({ 0: ['go 0'], 1: ['go 1'] });
  update(step(1, [0, 1], true));
  await vi.advanceTimersByTimeAsync(STEP);
  expect(offered()).toEqual({ 0: ['go 0'] });
  store.uncover();
  update(step(2, [1]));
  expect(offered()).toEqual({});
  await vi.advanceTimersByTimeAsync(STEP);
  expect(offered()).toEqual({ 1: ['go 1'] });
});

test('two people on one device: a curtain falls before each secret, and only then', async () => {
  await arrive([person('Ada'), person('Bob')], [0, 1], step(0, [0]));
  expect(store.curtain).toBe(false);
  update(step(1, [0, 1], true));
  await vi.advanceTimersByTimeAsync(STEP);
  expect([store.seat, store.curtain]).toEqual([0, true]);
  store.uncover();
  expect(store.curtain).toBe(false);
  update(step(2, [1], true));
  expect([store.seat, store.curtain]).toEqual([0, false]);
  await vi.advanceTimersByTimeAsync(STEP);
  expect([store.seat, store.curtain]).toEqual([1, true]);
  store.uncover();
  update(step(3, [1]));
  await vi.advanceTimersByTimeAsync(STEP);
  expect([store.seat, store.curtain]).toEqual([1, false]);
});

test('a person with a bot needs no curtain', async () => {
  await arrive([person('Ada'), bot], [0, 1], step(0, [0, 1], true));
  expect(store.curtain).toBe(false);
});

test('two people on one device read only what both of them saw', async () => {
  await arrive([person('Ada'), person('Bob')], [0, 1], step(0, [0]));
  const secret = step(1, [1], true, {
    events: { 0: [{ event: 'all' }, { event: 'mine' }], 1: [{ event: 'all' }, { event: 'hers' }] },
  });
  expect(store.told(secret)).toEqual([{ event: 'all' }]);
});

test('an action is sent for its seat; a refusal is put into words', async () => {
  await arrive([person('Ada'), bot], [0], step(0, [0]));
  const acting = store.act(0, 'go 0');
  const [sent] = line.requests;
  expect(sent).toMatchObject({ type: 'act', seat: 0, action: 'go 0' });
  line.tell({ type: 'refused', id: sent!.id, refusal: { refusal: 'not-now', rule: 'R1', seat: 0, action: 'go 0' } });
  await acting;
  expect(store.toast).toMatchObject({ kind: 'refusal', refusal: { rule: 'R1' } });
});

test('the next action can be done as soon as its step has been seen, before the last one is answered', async () => {
  await arrive([person('Ada'), bot], [0], step(0, [0]));
  void store.act(0, 'go 0');
  expect([store.free, offered()]).toEqual([{}, { 0: ['go 0'] }]);
  void store.act(0, 'go 0');
  expect(line.requests.length).toBe(1);
  update(step(1, [0], false, { entry: { kind: 'act', seat: 0, action: 'go 0' } }));
  await vi.advanceTimersByTimeAsync(STEP);
  void store.act(0, 'go 0');
  expect(line.requests.length).toBe(2);
  line.tell({ type: 'ack', id: line.requests[0]!.id, n: 1 });
  await vi.advanceTimersByTimeAsync(1);
  expect(store.free).toEqual({});
  line.tell({ type: 'ack', id: line.requests[1]!.id, n: 2 });
  await vi.advanceTimersByTimeAsync(1);
  expect(Object.keys(store.free)).toEqual(['0']);
});

test('looking back offers nothing to do, answers nothing and keeps the game where it is', async () => {
  await arrive([person('Ada'), bot], [0], step(0, [0]));
  store.lookAt(0);
  expect(offered()).toEqual({});
  await store.act(0, 'go 0');
  await store.why(0, 'go 1');
  expect(line.requests).toEqual([]);
  store.lookAt(null);
  expect(offered()).toEqual({ 0: ['go 0'] });
});

test('a watcher sees what watchers see and can do nothing', async () => {
  const watched = step(0, [0], false, { views: { watch: { open: true } }, events: { watch: [] }, actions: {} });
  await arrive([bot, bot], [], watched);
  expect(store.seat).toBeNull();
  expect(store.view).toEqual({ open: true });
  expect(offered()).toEqual({});
});

test('a key that opens nothing is said in words', async () => {
  line.onopen!();
  line.tell({ type: 'error', id: null, code: 'no-key', message: 'none of these keys opens this table' });
  expect(store.trouble).toMatchObject({ code: 'no-key' });
});

test('where sides differ, a seat without a name goes by its role', () => {
  const names = [person('Ada'), person(''), bot].map((seat) =>
    nameOf(seat, 0, { name: 'Alien', the: 'the Alien', about: '' }),
  );
  expect(names).toEqual(['Ada', 'Alien', 'Alien (bot)']);
  expect(nameOf(bot, 1)).toBe('Bot 2');
});
