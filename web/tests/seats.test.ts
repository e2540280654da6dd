import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { Seat } from '../src/lib/protocol';
import { settings } from '../src/lib/settings.svelte';
import type { TableStore } from '../src/lib/table.svelte';
import Seats from '../src/ui/Seats.svelte';

const seats: Seat[] = [
  { holder: 'person', level: '', name: 'Ada', here: true, answersIn: null, forfeited: false, clock: null },
  { holder: 'bot', level: 'hard', name: '', here: false, answersIn: null, forfeited: false, clock: null },
  { holder: 'open', level: '', name: '', here: false, answersIn: null, forfeited: false, clock: null },
  { holder: 'person', level: '', name: 'Bob', here: false, answersIn: null, forfeited: false, clock: null },
];

test('whoever watches is told who sits at every seat', () => {
  settings.language = 'en';
  const store = {
    id: 't1',
    table: { seats, options: { 'handicap-2': 3 } },
    say: (id: string, { count }: { count: number }) => `${id} ${String(count)}`,
    names: ['Ada', 'Bot 2', 'Seat 3', 'Bob'],
    you: { seats: [], host: false, invited: [] },
  };
  render(Seats, { store: store as unknown as TableStore, title: 'Tiny', close: () => {} });
  const told = screen.getAllByRole('group', { hidden: true }).map((group) => group.querySelector('p')?.textContent);
  expect(told).toEqual(['a person, at the table', 'hard bot', 'waiting for somebody', 'is away']);
  expect(screen.getByText('A helping hand: handicap 3').closest('fieldset')?.textContent).toContain('hard bot');
});
