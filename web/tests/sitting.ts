/** Coming to the tiny table `t1`: a device with a key to it, a house that answers, and the line between them. */
import { cleanup } from '@testing-library/svelte';
import { afterEach, beforeEach, vi } from 'vitest';
import { forget, keepKey } from '../src/lib/kept.svelte';
import type { Said, Seat, Step, Table } from '../src/lib/protocol';
import { settings } from '../src/lib/settings.svelte';
import { FakeLine } from './fake-line';
import { room, table } from './seated';

/** The line of the newest page. */
export let line: FakeLine;

/** Every test of a file begins on a new device, which reads English; `house` answers what it fetches. */
export function onANewDevice(house: (url: string) => Promise<Response> = room): void {
  beforeEach(() => {
    settings.language = 'en';
    localStorage.clear();
    vi.stubGlobal('WebSocket', function () {
      return (line = new FakeLine());
    });
    vi.stubGlobal('fetch', house);
    keepKey('t1', 'K');
  });

  afterEach(() => {
    cleanup();
    forget('t1');
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

/** Who one is at the table, and what else there is to know about it, where that is not what it mostly is. */
export interface Otherwise {
  mine?: number[];
  host?: boolean;
  invited?: number[];
  talk?: Said[];
  next?: object | null;
  more?: Partial<Table>;
}

/** The line is there, and the house says how things stand. */
export function welcomed(seats: Seat[], now: Step, otherwise: Otherwise = {}): void {
  const { mine = [0], host = true, invited = [], talk = [], next = null, more = {} } = otherwise;
  line.onopen!();
  const you = { seats: mine, host, invited };
  line.tell({ type: 'welcome', table: table(seats, more), you, now, talk, next });
}

/** What the device has asked of one kind. */
export const sent = (type: string): Record<string, unknown>[] =>
  line.requests.filter((request) => request.type === type);
