import { render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import Header from '../src/ui/Header.svelte';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the page says that the bots are warming up, and no longer when they are warm', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
  const asked = vi.fn();
  let warmingUp = true;
  vi.stubGlobal('fetch', (url: string) => {
    asked(url);
    return Promise.resolve(new Response(JSON.stringify({ warming_up: warmingUp })));
  });
  settings.language = 'fr';
  render(Header);
  const line = screen.getByRole('status');
  await waitFor(() => expect(line.textContent).toContain('s’échauffent'));
  warmingUp = false;
  await waitFor(() => expect(line.textContent).toBe(''));
  const times = asked.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.mock.calls).toEqual(Array(times).fill(['/api/bots']));
});
