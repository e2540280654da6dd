/**
 * The socket of one table: says hello, asks again after a break for what it missed, sends every request until it is
 * answered, and notices within seconds when the line is dead.
 */
import type { Line } from './house';
import type { Answer, Request, Told } from './protocol';

export type Status = 'connecting' | 'open' | 'waiting' | 'ended';

export interface Listener {
  /** Everything that is told except answers and pongs. */
  told(message: Exclude<Told, Answer | { type: 'pong' }>): void;
  status(status: Status): void;
  /** The server will not have us at this table: trying again is of no use. */
  turnedAway(code: string, message: string): void;
}

export const PING = 2500;
export const SILENCE = 3 * PING;
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;

/** Errors before the welcome that a later try may not meet. */
const PASSING = new Set(['busy', 'full', 'rate', 'unavailable']);

interface Pending {
  request: Request & { id: string };
  answer(answer: Answer): void;
}

/** An id like no other. `crypto.randomUUID` is missing on pages without TLS, such as those of a game room in a LAN. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Connection {
  private line: Line | null = null;
  private welcomed = false;
  private over = false;
  private attempts = 0;
  private heard = 0;
  private since: number | null = null;
  private readonly pending = new Map<string, Pending>();
  private pinging: ReturnType<typeof setInterval> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly open: () => Line,
    private readonly keys: () => string[],
    private readonly listener: Listener,
    private readonly random: () => number = Math.random,
  ) {}

  start(): void {
    this.over = false;
    this.connect();
  }

  stop(): void {
    this.over = true;
    clearTimeout(this.retry);
    this.drop();
    this.listener.status('ended');
  }

  /** Try at once instead of waiting for the next attempt: the network is back, or the page is looked at again. */
  hurry(): void {
    if (this.over || this.line) return;
    clearTimeout(this.retry);
    this.connect();
  }

  /** Ask for something; answered exactly once. Asked while the line is down, it is sent when the line is back. */
  ask(request: Request): Promise<Answer> {
    const id = newId();
    return new Promise((answer) => {
      const pending: Pending = { request: { ...request, id }, answer };
      this.pending.set(id, pending);
      if (this.welcomed) this.send(pending);
    });
  }

  private connect(): void {
    this.listener.status('connecting');
    this.welcomed = false;
    const line = this.open();
    this.line = line;
    this.heard = Date.now();
    line.onopen = () => line.send(JSON.stringify({ type: 'hello', keys: this.keys(), since: this.since }));
    line.onmessage = (event) => {
      if (line === this.line) this.hear(JSON.parse(event.data) as Told);
    };
    line.onclose = () => {
      if (line === this.line) this.broken();
    };
    clearInterval(this.pinging);
    this.pinging = setInterval(() => this.beat(), PING);
  }

  private beat(): void {
    if (Date.now() - this.heard > SILENCE) this.broken();
    else if (this.welcomed) this.line?.send('{"type":"ping"}');
  }

  private hear(message: Told): void {
    this.heard = Date.now();
    switch (message.type) {
      case 'pong':
        return;
      case 'ack':
      case 'refused':
      case 'hint':
        this.answered(message);
        return;
      case 'error':
        if (message.id !== null) this.answered({ ...message, id: message.id });
        else if (!this.welcomed && !PASSING.has(message.code)) this.turnedAway(message.code, message.message);
        else this.listener.told(message);
        return;
      case 'update':
        this.since = message.n;
        break;
      case 'welcome':
        this.since = message.now.n;
    }
    this.listener.told(message);
    if (message.type === 'welcome') this.resume();
    if (message.type === 'closing') this.broken();
  }

  /** The server knows a request by its id, so that asking again what it has done does nothing twice. */
  private resume(): void {
    this.welcomed = true;
    this.attempts = 0;
    this.listener.status('open');
    for (const pending of this.pending.values()) this.send(pending);
  }

  private send(pending: Pending): void {
    this.line?.send(JSON.stringify(pending.request));
  }

  private answered(answer: Answer): void {
    const pending = this.pending.get(answer.id);
    this.pending.delete(answer.id);
    pending?.answer(answer);
  }

  private turnedAway(code: string, message: string): void {
    this.stop();
    this.listener.turnedAway(code, message);
  }

  private broken(): void {
    this.drop();
    if (this.over) return;
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.attempts) * (0.5 + this.random() / 2);
    this.attempts += 1;
    this.listener.status('waiting');
    this.retry = setTimeout(() => this.connect(), pause);
  }

  private drop(): void {
    const line = this.line;
    this.line = null;
    this.welcomed = false;
    clearInterval(this.pinging);
    if (!line) return;
    line.onopen = line.onmessage = line.onclose = null;
    line.close();
  }
}
