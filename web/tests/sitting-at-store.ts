/** The tiny table without its page: what a device knows of it, with time in the hands of the test. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Seat, Step } from '../src/lib/protocol';
import { TableStore } from '../src/lib/table.svelte';
import { line, onANewDevice, welcomed, type Otherwise } from './sitting';

export let store: TableStore;

export function withoutAPage(): void {
  let stop: () => void;
  onANewDevice();

  beforeEach(() => {
    vi.useFakeTimers();
    store = new TableStore('t1');
    stop = store.start();
  });

  afterEach(() => {
    vi.runOnlyPendingTimers();
    stop();
  });
}

export async function arrive(seats: Seat[], mine: number[], now: Step, otherwise: Otherwise = {}): Promise<void> {
  welcomed(seats, now, { mine, ...otherwise });
  await vi.advanceTimersByTimeAsync(1);
}

export function update(next: Step): void {
  line.tell({ type: 'update', ...next });
  flushSync();
}
