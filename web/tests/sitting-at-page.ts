/** The page of the tiny table, as a person finds it. */
import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { vi } from 'vitest';
import type { Seat, Step } from '../src/lib/protocol';
import TableRoom from '../src/ui/TableRoom.svelte';
import { line, welcomed, type Otherwise } from './sitting';

/** Sit down, until the parts of the page are here too that come after the first look. */
export async function sitDown(seats: Seat[], now: Step, otherwise: Otherwise = {}): Promise<void> {
  render(TableRoom, { table: 't1', replay: false });
  welcomed(seats, now, otherwise);
  await screen.findByRole('region', { name: 'Board' });
  await vi.dynamicImportSettled();
  await tick();
}

export async function tell(message: object): Promise<void> {
  line.tell(message);
  await tick();
}

export const update = (now: Step): Promise<void> => tell({ type: 'update', ...now });

export const log = (): string => screen.getByRole('region', { name: 'The game so far' }).textContent!;
export const button = (name: string | RegExp): HTMLElement | null => screen.queryByRole('button', { name });
