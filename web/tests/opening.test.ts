/** How far a room in this browser has come: a bar, what to do if it cannot be had, and a word when it is there after all. */
import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { news } from '../src/lib/news.svelte';
import { opening } from '../src/lib/opening.svelte';
import Opening from '../src/ui/Opening.svelte';

const begin = vi.hoisted(() => vi.fn());
vi.mock('../src/lib/alone', () => ({ begin }));

const bar = (): number => (screen.getByRole('progressbar') as HTMLProgressElement).value;

test('it begins once, says how far it is, asks to try again, and is quiet at a table', () => {
  const { rerender } = render(Opening, { busy: false });
  expect(begin).toHaveBeenCalledOnce();
  flushSync(() => Object.assign(opening, { stage: 'download', done: 0.5 }));
  expect(bar()).toBe(40);
  flushSync(() => Object.assign(opening, { stage: 'start', done: 0.5 }));
  expect(bar()).toBe(90);
  flushSync(() => Object.assign(opening, { stage: 'failed', why: 'start', reason: 'out of memory' }));
  expect(screen.getByRole('alert').textContent).toContain('out of memory');
  flushSync(() => (opening.why = 'storage'));
  expect(screen.getByRole('alert').textContent).toContain('private window');
  screen.getByRole('alert').querySelector('button')!.click();
  expect(begin).toHaveBeenCalledTimes(2);
  flushSync(() => (opening.stage = 'ready'));
  expect(news.text).toContain('The game room is open');
  expect(screen.queryByRole('button')).toBeNull();
  flushSync(() => (opening.newer = true));
  expect(screen.getByRole('button')).toBeTruthy();
  void rerender({ busy: true });
  flushSync();
  expect(screen.queryByRole('button')).toBeNull();
});
