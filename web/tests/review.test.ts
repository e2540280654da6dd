/** The review: its curve, what is said of it, and the board that stands where one looks. */
import { fireEvent, screen, within } from '@testing-library/svelte';
import axe from 'axe-core';
import { tick } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { causesAt, curveOf, fortune, hundredths, mistaken, pointAt, swing, together } from '../src/lib/review';
import type { Review, ReviewShown } from '../src/lib/wire';
import { person, room, step } from './seated';
import { line, onANewDevice, welcomed } from './sitting';
import { sitDown, update } from './sitting-at-page';

vi.mock('../src/lib/games', async () => (await import('./tiny')).tiny());

const none = [0, 0];
const go = { action: 'go 0', chance: 0.3, tries: 100, words: { verb: 'go' } };
const stay = { action: 'stay 0', chance: 0.55, tries: 100, words: { verb: 'stay' } };
const review: Review = {
  version: 1,
  game: 'tiny',
  rules: 1,
  package: '0.0.0',
  seats: [],
  cooperative: false,
  timed: false,
  depth: 100,
  seed: 'review',
  start: [0.5, 0.5],
  steps: [
    {
      ...{ entry: 0, kind: 'deal', seat: null, action: null, at: null, choice: null },
      ...{ chances: [0.6, 0.4], luck: [0.1, -0.1], decision: none, secret: none, time: none, forfeit: none },
    },
    {
      ...{ entry: 1, kind: 'act', seat: 0, action: 'go 0', at: null },
      choice: { best: 'stay 0', cost: 0.25, noise: 0.02, mistake: true, options: [stay, go], reason: null },
      ...{ chances: [0.3, 0.7], luck: none, decision: [-0.25, 0.25], secret: [-0.05, 0.05], time: none, forfeit: none },
    },
    {
      ...{ entry: 2, kind: 'act', seat: 1, action: 'go 1', at: null, choice: null },
      ...{ chances: [1, 0], luck: [0.7, -0.7], decision: none, secret: none, time: none, forfeit: none },
    },
  ],
  totals: [
    {
      luck: 0.8,
      decisions: -0.25,
      others: 0,
      secret: -0.05,
      time: 0,
      forfeit: 0,
      noise: 0.05,
      mistakes: 1,
      cost: 0.25,
    },
    { luck: -0.8, decisions: 0, others: 0.25, secret: 0.05, time: 0, forfeit: 0, noise: 0.05, mistakes: 0, cost: 0 },
  ],
  turning: [1, 2],
};
const sketch = { progress: 0.4, entries: [0, 1, 2], chances: [none, none, none] };

let answers: ReviewShown[] = [];
onANewDevice((url) =>
  url.includes('review')
    ? Promise.resolve(new Response(JSON.stringify(answers.length > 1 ? answers.shift() : answers[0])))
    : room(url),
);
beforeEach(() => (answers = [{ sketch: null, review }]));

const two = [person('Ada'), person('Ben')];

async function openReview(): Promise<void> {
  await sitDown(two, step(0, [0]));
  await update(step(1, [1]));
  await update(step(2, [], false, { outcome: [1, 0] }));
  await fireEvent.click(await screen.findByRole('tab', { name: 'Review' }));
}

test('a line for each seat, or one for a crew, also while it is drawn', () => {
  expect(curveOf({ sketch: null, review })).toEqual({
    entries: [0, 1, 2],
    lines: [
      [0.6, 0.3, 1],
      [0.4, 0.7, 0],
    ],
  });
  expect(curveOf({ sketch, review: null })).toEqual({ entries: [0, 1, 2], lines: [[0, 0, 0]] });
  expect([0, 1, 5].map((entry) => pointAt([0, 1, 3], entry))).toEqual([0, 1, 2]);
});

test('what changed a chance, the most first, and what it came to', () => {
  expect(causesAt(review.steps[1]!, 0)).toEqual([
    { cause: 'decision', change: -0.25 },
    { cause: 'secret', change: -0.05 },
  ]);
  const [ada, ben] = review.totals;
  expect([...fortune(ada!), mistaken(ada!)]).toEqual([
    { id: 'review-luck-good', args: { amount: 0.8 } },
    { id: 'review-secret', args: { change: -0.05 } },
    { id: 'review-mistakes', args: { mistakes: 1, amount: 0.25 } },
  ]);
  expect([...fortune(ben!), mistaken(ben!)].map(({ id }) => id)).toEqual([
    'review-luck-bad',
    'review-secret',
    'review-flawless',
  ]);
});

test('what one gains another loses, in whole numbers too', () => {
  expect([0.055, -0.055, 0.001, -0.001].map(hundredths)).toEqual([6, -6, 0, 0]);
  expect(together([0.685, 0.315])).toEqual([69, 31]);
  expect(together([0.335, 0.335, 0.33])).toEqual([34, 33, 33]);
  expect(together([0.685])).toEqual([69]);
});

test('a turning point is told by whose chance changed most', () => {
  const curve = { entries: [0, 1], lines: [[0.5, 0.4], [0.3, 0.1], [0.2, 0.5]] }; // prettier-ignore
  expect(swing(curve, [0.4, 0.3, 0.3], 1)).toEqual({ seat: 2, change: 0.3 });
  expect(swing(curve, [0.4, 0.1, 0.2], 0)).toEqual({ seat: 1, change: expect.closeTo(0.2) as number });
});

test('it is asked for until it is there, and says how far it has come', async () => {
  answers = [
    { sketch, review: null },
    { sketch: null, review },
  ];
  await openReview();
  expect(await screen.findByRole('progressbar')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Turning points' }, { timeout: 5000 })).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('one goes where more was to be had: the board stands before it, and the curve at it', async () => {
  await openReview();
  expect(await screen.findByText(/^Move along the curve/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Step 1, Ada: −25%' }));
  expect(screen.queryByText(/^Move along the curve/)).toBeNull();
  expect(screen.getByText(/Better: action-stay \(\+25%\)/)).toBeTruthy();
  expect(screen.getByText('−25% for Ada by this decision')).toBeTruthy();
  expect(screen.getByText('Before step 1')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Step' }).value).toBe('0');
  const curve = screen.getByRole<HTMLInputElement>('slider', { name: 'Chance of winning, step by step' });
  expect([curve.value, curve.getAttribute('aria-valuetext')]).toEqual(['1', 'Step 1: Ada 30%, Ben 70%']);
  await fireEvent.click(screen.getByRole('button', { name: 'Next step' }));
  expect(screen.queryByText(/^Better/)).not.toBeNull();
  await fireEvent.input(curve, { target: { value: '2' } });
  expect(screen.queryByText(/^Better/)).toBeNull();
});

test('why it was better is told, and to whom if it was not oneself who chose', async () => {
  const [dealt, gone, last] = review.steps;
  const why = { reason: 'proven' };
  const because = { ...gone!, choice: { ...gone!.choice!, reason: why } };
  const also = { ...last!, choice: { ...gone!.choice!, reason: why } };
  answers = [{ sketch: null, review: { ...review, steps: [dealt!, because, also] } }];
  await openReview();
  await fireEvent.click(await screen.findByRole('button', { name: 'Step 1, Ada: −25%' }));
  expect(screen.getByText(/^Because it wins for certain/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Step 2, Ben: −25%' }));
  expect(screen.getByText(/^As a hint would have said: “Because it wins for certain.*”$/)).toBeTruthy();
});

/** The house answers for reviews as `answer` does. */
function house(answer: () => Response): void {
  vi.stubGlobal('fetch', (url: string) => (url.includes('review') ? Promise.resolve(answer()) : room(url)));
}
const busy = (): Response => new Response(JSON.stringify({ error: { code: 'busy', message: 'x' } }), { status: 503 });
const answering = (shown: ReviewShown): Response => new Response(JSON.stringify(shown));

test('why there is none is said, and one may ask again', async () => {
  house(busy);
  await openReview();
  expect(await screen.findByText(/There is no review just now\./)).toBeTruthy();
  house(() => answering({ sketch: null, review }));
  await fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Turning points' })).toBeTruthy();
  expect(screen.queryByText(/There is no review just now\./)).toBeNull();
});

test('what was drawn stays while the room is away, and the rest is asked for when it is back', async () => {
  let answer = (): Response => answering({ sketch, review: null });
  house(() => answer());
  await openReview();
  expect(await screen.findByRole('progressbar')).toBeTruthy();
  answer = busy;
  expect(await screen.findByText(/There is no review just now\./, {}, { timeout: 5000 })).toBeTruthy();
  expect(screen.getByRole('slider', { name: 'Chance of winning, step by step' })).toBeTruthy();
  answer = () => answering({ sketch: null, review });
  vi.useFakeTimers();
  line.onclose!();
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
  welcomed(two, step(2, [], false, { outcome: [1, 0] }));
  expect(await screen.findByRole('heading', { name: 'Turning points' })).toBeTruthy();
});

test('what befell a crew is told once, and what each pilot decided', async () => {
  const steps = review.steps.map((each) => ({ ...each, chances: [each.chances[0]!, each.chances[0]!] }));
  const [ada] = review.totals;
  const totals = [ada!, { ...ada!, mistakes: 6, cost: 1.11 }];
  answers = [{ sketch: null, review: { ...review, cooperative: true, start: [0.5, 0.5], steps, totals } }];
  await openReview();
  await screen.findByRole('heading', { name: 'What it came to' });
  const told = [...document.querySelectorAll('dt, dd')].map(({ textContent }) => textContent);
  expect(told).toEqual([
    ...['The crew', 'Lucky: chance gave 80%. What was hidden: −5%.'],
    ...['Ada', 'One decision cost 25%.'],
    ...['Ben', '6 decisions cost 1.1 games together.'],
  ]);
  expect(screen.getByRole('button', { name: 'Step 2, The crew: +70%' })).toBeTruthy();
});

test('what luck brought is told by the log, and a mistake is not called nothing', async () => {
  const [dealt, gone, last] = review.steps;
  const unfelt = { ...gone!, decision: none, secret: none };
  answers = [{ sketch: null, review: { ...review, steps: [dealt!, unfelt, last!] } }];
  await openReview();
  await fireEvent.click(await screen.findByRole('button', { name: 'Step 2, Ada: +70%' }));
  const point = within(document.querySelector<HTMLElement>('.point')!);
  expect(point.getByText('event-e2')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Step 1, Ada: −25%' }));
  expect(point.queryByText('event-e2')).toBeNull();
  expect(point.queryByText('Nothing changed here.')).toBeNull();
});

test('the dearest mistake comes first', async () => {
  const [dealt, gone, last] = review.steps;
  const dearer = { ...last!, choice: { ...gone!.choice!, cost: 0.4 } };
  answers = [{ sketch: null, review: { ...review, steps: [dealt!, gone!, dearer], turning: [] } }];
  await openReview();
  const buttons = await screen.findAllByRole('button', { name: /^Step \d, / });
  expect(buttons.map(({ textContent }) => textContent!.trim())).toEqual(['Step 2, Ben: −40%', 'Step 1, Ada: −25%']);
});

test('what is told of a point that was chosen further down comes into sight, and nothing moves if it is', async () => {
  await openReview();
  const pressed = await screen.findByRole('button', { name: 'Step 1, Ada: −25%' });
  const panel = screen.getByRole('tabpanel', { name: 'Review' });
  let above = 200;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this === panel ? new DOMRect(0, 100, 300, 400) : new DOMRect(0, 100 - above, 300, 80);
  });
  panel.scrollTop = 500;
  await fireEvent.click(pressed);
  await vi.waitFor(() => expect(panel.scrollTop).toBe(300));
  above = -50;
  await fireEvent.click(pressed);
  await tick();
  expect(panel.scrollTop).toBe(300);
});

test('a lesson has none', async () => {
  await sitDown(two, step(1, [], false, { outcome: [1, 0] }), { more: { tutorial: true } });
  expect(await screen.findByRole('tab', { name: 'Result' })).toBeTruthy();
  expect(screen.queryByRole('tab', { name: 'Review' })).toBeNull();
});

test('axe finds nothing', async () => {
  await openReview();
  await screen.findByRole('heading', { name: 'Turning points' });
  const panel = screen.getByRole('tabpanel', { name: 'Review' });
  const { violations } = await axe.run(panel, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});
