/** The review: its curve, what is said of it, and the board that stands where one looks. */
import { fireEvent, screen } from '@testing-library/svelte';
import axe from 'axe-core';
import { beforeEach, expect, test, vi } from 'vitest';
import { causesAt, curveOf, pointAt, summary } from '../src/lib/review';
import type { Review, ReviewShown } from '../src/lib/wire';
import { person, room, step } from './seated';
import { onANewDevice } from './sitting';
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
    { cause: 'decision', change: -25 },
    { cause: 'secret', change: -5 },
  ]);
  expect(summary(review, 0)).toEqual([
    { id: 'review-luck-good', args: { count: 80 } },
    { id: 'review-mistakes', args: { mistakes: 1, count: 25 } },
    { id: 'review-secret', args: { change: -5 } },
  ]);
  expect(summary(review, 1).map(({ id }) => id)).toEqual(['review-luck-bad', 'review-flawless', 'review-secret']);
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
  await fireEvent.click(await screen.findByRole('button', { name: 'Ada, step 1: 25' }));
  expect(screen.getByText(/Better: action-stay/)).toBeTruthy();
  expect(screen.getByText('−25 for Ada by this decision')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Step' }).value).toBe('0');
  const curve = screen.getByRole<HTMLInputElement>('slider', { name: 'Chance of winning, step by step' });
  expect([curve.value, curve.getAttribute('aria-valuetext')]).toEqual(['1', 'Ada 30%, Ben 70%']);
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
  await fireEvent.click(await screen.findByRole('button', { name: 'Ada, step 1: 25' }));
  expect(screen.getByText(/^Because it wins for certain/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Ben, step 2: 25' }));
  expect(screen.getByText(/A hint would have told Ben: Because it wins for certain/)).toBeTruthy();
});

test('why there is none is said', async () => {
  vi.stubGlobal('fetch', (url: string) =>
    url.includes('review')
      ? Promise.resolve(new Response(JSON.stringify({ error: { code: 'busy', message: 'x' } }), { status: 503 }))
      : room(url),
  );
  await openReview();
  expect(await screen.findByText(/There is no review just now\./)).toBeTruthy();
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
