/** A socket in the hands of a test. */
import type { Line } from '../src/lib/house';

export class FakeLine implements Line {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** What was sent, without hello and pings. */
  get requests(): Record<string, unknown>[] {
    return this.sent.filter((message) => message.type !== 'ping' && message.type !== 'hello');
  }
}
