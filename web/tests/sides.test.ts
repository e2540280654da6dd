/** Where the sides of a game differ, set-up shows each of them: drawn, with what it is after and what it can do. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { LANGUAGES, settings } from '../src/lib/settings.svelte';
import { side } from '../src/lib/sides';
import { GameTexts } from '../src/lib/texts.svelte';
import SetUp from '../src/pages/SetUp.svelte';

const games = readdirSync(join(import.meta.dirname, '../src/games'));
const arkade = {
  name: 'arkade',
  title: 'Arkade',
  ready: true,
  seats: [2],
  options: [],
  timed: false,
  facts: {},
  levels: ['easy', 'normal'],
};

afterEach(() => {
  settings.language = 'en';
  vi.unstubAllGlobals();
});

test.each(games)('%s draws and tells every side that it names', async (game) => {
  const texts = new GameTexts(game);
  for (const language of LANGUAGES) {
    settings.language = language;
    await texts.load();
    const roles = [0, 1, 2, 3, 4].flatMap((seat) => texts.role(seat) ?? []);
    expect(roles.length === 0).toBe(side(game) === undefined);
    for (const { about } of roles) expect(about).not.toBe('');
  }
});

test('a side is chosen by its picture', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(arkade))));
  settings.language = 'en';
  render(SetUp, { route: { game: 'arkade' } });
  const defender = await screen.findByRole('button', { name: /^Defender/ });
  expect(defender.querySelector('svg')).toBeTruthy();
  expect(defender.textContent).toContain('nuggets');
  expect(defender.getAttribute('aria-pressed')).toBe('false');
  await fireEvent.click(defender);
  expect(defender.getAttribute('aria-pressed')).toBe('true');
});

test('a component file with nothing in it is told, and not played with', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(arkade))));
  const { container } = render(SetUp, { route: { game: 'arkade' } });
  await screen.findByRole('button', { name: /^Defender/ });
  const field = container.querySelector('input[type="file"]')!;
  await fireEvent.change(field, { target: { files: [new File([' \n'], 'empty.toml')] } });
  expect((await screen.findByRole('alert')).textContent).toContain('component file');
  expect(screen.queryByText(/empty\.toml/)).toBeNull();
});
