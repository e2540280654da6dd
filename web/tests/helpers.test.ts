import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Helpers, type FromHelper, type ToHelper } from '../src/alone/helpers';
import type { Site } from '../src/alone/site';

/** A worker that answers when the test says so. */
class FakeWorker {
  onmessage: (event: { data: FromHelper }) => void = () => undefined;
  onerror: () => void = () => undefined;
  heard: ToHelper[] = [];
  ended = false;

  postMessage(message: ToHelper): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  tell(data: FromHelper): void {
    this.onmessage({ data });
  }
  /** The questions that it was put. */
  get questions(): string[] {
    return this.heard.flatMap((each) => (each.type === 'think' ? [each.question] : []));
  }
  answer(question: string, answer: string): void {
    const asked = this.heard.find((each) => each.type === 'think' && each.question === question);
    this.tell({ type: 'thought', id: (asked as { id: number }).id, answer });
  }
}

let hired: FakeWorker[];
let helpers: Helpers;

beforeEach(() => {
  vi.useFakeTimers();
  hired = [];
  helpers = new Helpers({} as Site, () => {
    hired.push(new FakeWorker());
    return hired.at(-1) as unknown as Worker;
  });
});
afterEach(() => void vi.useRealTimers());

test('one worker thinks about one question after another', async () => {
  const first = helpers.think('a');
  hired[0]!.answer('a', 'A');
  expect(await first).toBe('A');
  const second = helpers.think('b');
  hired[0]!.answer('b', 'B');
  expect(await second).toBe('B');
  expect(hired).toHaveLength(1);
  expect(hired[0]!.heard[0]!.type).toBe('start');
});

test('a thought that was cut short is no answer to the next question', async () => {
  void helpers.think('a');
  helpers.cutShort();
  const next = helpers.think('b');
  const given = vi.fn();
  void next.then(given);
  hired[0]!.answer('a', 'A');
  await vi.advanceTimersByTimeAsync(5000);
  expect(given).not.toHaveBeenCalled();
  expect(hired).toHaveLength(1);
  hired[0]!.answer('b', 'B');
  expect(await next).toBe('B');
});

test('a thought that nobody waits for is ended if it takes long, and the next question is put again', async () => {
  void helpers.think('a');
  helpers.cutShort();
  const next = helpers.think('b');
  await vi.advanceTimersByTimeAsync(5000);
  expect(hired[0]!.ended).toBe(true);
  expect(hired[1]!.questions).toEqual(['b']);
  hired[1]!.answer('b', 'B');
  expect(await next).toBe('B');
  await vi.advanceTimersByTimeAsync(5000);
  expect(hired).toHaveLength(2);
});

test('a worker that dies fails its question, and another takes its place', async () => {
  const first = helpers.think('a');
  hired[0]!.onerror();
  await expect(first).rejects.toThrow('gone');
  const second = helpers.think('b');
  hired[1]!.answer('b', 'B');
  expect(await second).toBe('B');
});

test('long work has a worker of its own, which tells its lines and then nothing', () => {
  const told: string[] = [];
  const end = helpers.begin('review', 'a record', (line) => told.push(line));
  hired[0]!.tell({ type: 'line', line: 'one' });
  hired[0]!.tell({ type: 'done' });
  expect(told).toEqual(['one', '']);
  end();
  expect(hired[0]!.ended).toBe(true);
});
