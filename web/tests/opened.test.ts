/** A record from a file: what is sent, what is kept, and what is told of a file that is none. */
import { beforeEach, expect, test, vi } from 'vitest';
import { told, Trouble } from '../src/lib/api';
import { forget, kept, keysFor } from '../src/lib/kept.svelte';
import { FILE, openFile } from '../src/lib/opened';
import { say } from '../src/lib/texts.svelte';

const KEYS = { table: 't1', host: 'H', watch: 'W', seats: [null, null] };
let asked: { path: string; body: { id: string; record: string } }[] = [];
let answer: () => Response = () => Response.json(KEYS, { status: 201 });

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    asked.push({ path, body: JSON.parse(body) as { id: string; record: string } });
    return Promise.resolve(answer());
  });
  answer = () => Response.json(KEYS, { status: 201 });
  forget('t1');
});

async function failure(file: Blob): Promise<string> {
  return openFile(file).then(
    () => 'opened',
    (error: unknown) => told(error),
  );
}

test('the text of the file is sent as it is, and its table is kept without a seat', async () => {
  const text = 'ludo 1\r\nseat 1 person "Zoé"\n';
  expect(await openFile(new Blob([text]))).toBe('t1');
  expect(asked).toMatchObject([{ path: '/api/records', body: { record: text } }]);
  expect(keysFor('t1')).toEqual(['H', 'W']);
  expect(kept('t1')!.invites).toEqual({});
});

test('the same file is asked for with the same secret', async () => {
  await openFile(new Blob(['ludo 1\n']));
  await openFile(new Blob(['ludo 1\n']));
  expect(asked[0]!.body.id).toMatch(/^[0-9a-f]{32}$/);
  expect(asked[1]!.body.id).toBe(asked[0]!.body.id);
});

test('a file that is too long, or no text, is not even sent', async () => {
  expect(await failure(new Blob([' '.repeat(FILE + 1)]))).toBe(say('error-long-record'));
  expect(await failure(new Blob([new Uint8Array([0x89, 0x50, 0xff, 0xfe])]))).toBe(
    say('error-bad-record', { message: 'UTF-8' }),
  );
  expect(asked).toEqual([]);
});

test.each(['bad-record', 'foreign-record', 'altered-record', 'unfinished-record', 'long-record'])(
  'the error %s is told in words, and nothing is kept',
  async (code) => {
    answer = () => Response.json({ error: { code, message: 'line 7' } }, { status: 400 });
    const words = await failure(new Blob(['ludo 1\n']));
    expect(words).toBe(say(`error-${code}`, { message: 'line 7' }));
    expect(words).not.toBe(told(new Trouble(400, 'no-such-code', 'line 7')));
    expect(kept('t1')).toBeNull();
  },
);
