import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, PING, SILENCE, type Listener } from '../src/lib/connection';
import type { Step } from '../src/lib/protocol';
import { FakeLine } from './fake-line';

let lines: FakeLine[];
let heard: string[];
let statuses: string[];
let away: string[];
let connection: Connection;

function step(n: number): Step {
  return {
    n,
    at: null,
    entry: { kind: 'act' },
    events: {},
    frames: {},
    views: {},
    actions: {},
    toAct: [],
    awaited: [],
    answering: [],
    leading: [],
    waitsFor: [],
    proposals: null,
    veil: 0,
    outcome: null,
    settled: false,
    undo: [],
    lesson: null,
    unseen: null,
  };
}

const welcome = (n: number): object => ({
  type: 'welcome',
  table: {},
  you: { seats: [0], host: true, invited: [] },
  now: step(n),
});
const line = (): FakeLine => lines.at(-1)!;

function open(n = 0): void {
  line().onopen!();
  line().tell(welcome(n));
}

beforeEach(() => {
  vi.useFakeTimers();
  [lines, heard, statuses, away] = [[], [], [], []];
  const listener: Listener = {
    told: (message) => heard.push(message.type),
    status: (status) => statuses.push(status),
    turnedAway: (code) => away.push(code),
  };
  const make = (): FakeLine => {
    lines.push(new FakeLine());
    return line();
  };
  connection = new Connection(
    make,
    () => ['key'],
    listener,
    () => 1,
  );
  connection.start();
});

afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

test('says hello first, with the keys and nothing seen yet', () => {
  line().onopen!();
  expect(line().sent).toEqual([{ type: 'hello', keys: ['key'], since: null }]);
});

test('is open only after the welcome', () => {
  line().onopen!();
  expect(statuses).toEqual(['connecting']);
  line().tell(welcome(3));
  expect(statuses).toEqual(['connecting', 'open']);
});

test('after a break it asks for what came after the last step it saw', () => {
  open(3);
  line().tell({ type: 'update', ...step(4) });
  line().onclose!();
  vi.advanceTimersByTime(300);
  line().onopen!();
  expect(line().sent[0]).toEqual({ type: 'hello', keys: ['key'], since: 4 });
});

test('a request waits for the welcome, is sent once, and gets its one answer', async () => {
  const asked = connection.ask({ type: 'act', seat: 0, action: 'roll' });
  expect(line().requests).toEqual([]);
  open();
  const [sent] = line().requests;
  expect(sent).toMatchObject({ type: 'act', seat: 0, action: 'roll' });
  line().tell({ type: 'ack', id: sent!.id, n: 1 });
  expect(await asked).toEqual({ type: 'ack', id: sent!.id, n: 1 });
});

test('what was not answered is sent again with the same id, what was answered is not', async () => {
  open();
  const act = connection.ask({ type: 'act', seat: 0, action: 'roll' });
  void connection.ask({ type: 'undo', seat: 0 });
  const before = line().requests;
  line().tell({ type: 'ack', id: before[0]!.id, n: 1 });
  expect(await act).toMatchObject({ type: 'ack' });
  line().onclose!();
  vi.advanceTimersByTime(300);
  open();
  expect(line().requests).toEqual([before[1]]);
});

test('pings every 2.5 seconds and takes silence for a dead line', () => {
  open();
  vi.advanceTimersByTime(PING);
  expect(line().sent.at(-1)).toEqual({ type: 'ping' });
  line().tell({ type: 'pong' });
  vi.advanceTimersByTime(SILENCE);
  expect(lines.length).toBe(1);
  vi.advanceTimersByTime(PING);
  expect(lines[0]!.closed).toBe(true);
  expect(statuses).toContain('waiting');
});

test('waits twice as long after every failure, up to eight seconds, and starts small after a success', () => {
  const pauses: number[] = [];
  for (let failure = 0; failure < 7; failure++) {
    const [before, from] = [lines.length, Date.now()];
    line().onclose!();
    while (lines.length === before) vi.advanceTimersByTime(1);
    pauses.push(Date.now() - from);
  }
  expect(pauses).toEqual([300, 600, 1200, 2400, 4800, 8000, 8000]);
  open();
  line().onclose!();
  vi.advanceTimersByTime(300);
  expect(lines.length).toBe(9);
});

test('does not wait when told to hurry', () => {
  line().onclose!();
  connection.hurry();
  expect(lines.length).toBe(2);
});

test('comes back when the server closes in good order', () => {
  open();
  line().tell({ type: 'closing' });
  expect(statuses.at(-1)).toBe('waiting');
  vi.advanceTimersByTime(300);
  expect(lines.length).toBe(2);
});

test('turned away, it does not try again', () => {
  line().onopen!();
  line().tell({ type: 'error', id: null, code: 'no-table', message: 'there is no such table' });
  expect(away).toEqual(['no-table']);
  vi.advanceTimersByTime(60_000);
  expect(lines.length).toBe(1);
});

test('a full house is tried again', () => {
  line().onopen!();
  line().tell({ type: 'error', id: null, code: 'full', message: 'too many' });
  expect(away).toEqual([]);
  line().onclose!();
  vi.advanceTimersByTime(300);
  expect(lines.length).toBe(2);
});

test('what an old line still says is not heard', () => {
  open();
  const old = line();
  const late = old.onmessage!;
  old.onclose!();
  vi.advanceTimersByTime(300);
  heard = [];
  late({ data: JSON.stringify({ type: 'update', ...step(9) }) });
  expect(heard).toEqual([]);
});
