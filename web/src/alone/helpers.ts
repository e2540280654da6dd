/** The workers beside the room's: one that thinks for bots and stays, and one for each long piece of work. */
import type { Site } from './site';

export type ToHelper =
  | { type: 'start'; site: Site }
  | { type: 'think'; id: number; question: string }
  | { type: 'do'; work: string; text: string };
export type FromHelper =
  | { type: 'thought'; id: number; answer: string }
  | { type: 'line'; line: string }
  | { type: 'done' }
  | { type: 'failed' };

/** What nobody wants any more may still take so long, before its worker is ended: a new one takes longer to begin. */
const PATIENCE = 1500;

/** A question that somebody waits for. */
interface Asked {
  id: number;
  question: string;
  give(answer: string): void;
  fail(error: Error): void;
}

export class Helpers {
  private thinker: Worker | null = null;
  private asked: Asked | null = null;
  /** How many questions were put, and the last of them that was answered. */
  private put = 0;
  private answered = 0;

  constructor(
    private readonly site: Site,
    private readonly hire: () => Worker,
  ) {}

  /** Begin the one that thinks, so that the first bot need not wait for it. */
  warm(): void {
    this.thinker ??= this.hired((told) => {
      if (told.type === 'thought') this.hear(told.id, told.answer);
      else if (told.type === 'failed') this.lose();
    });
  }

  /** One question at a time; what it still thinks about of one that nobody waits for comes before. */
  think(question: string): Promise<string> {
    this.warm();
    return new Promise((give, fail) => {
      this.asked = { id: ++this.put, question, give, fail };
      this.tell(this.thinker!, { type: 'think', id: this.asked.id, question });
    });
  }

  /** Nobody waits for this answer: if it does not come soon its worker is ended, and another begun. */
  cutShort(): void {
    const { thinker, put } = this;
    this.asked = null;
    setTimeout(() => {
      if (thinker !== this.thinker || this.answered >= put) return;
      this.dismiss();
      this.warm();
      if (this.asked) this.tell(this.thinker!, { type: 'think', id: this.asked.id, question: this.asked.question });
    }, PATIENCE);
  }

  /** A worker for one thing; `told` hears its lines, and nothing when it has ended. Returns how to end it before. */
  begin(work: string, text: string, told: (line: string) => void): () => void {
    const worker = this.hired((from) => {
      if (from.type === 'line') told(from.line);
      else if (from.type !== 'thought') told('');
    });
    this.tell(worker, { type: 'do', work, text });
    return () => worker.terminate();
  }

  private hired(hear: (told: FromHelper) => void): Worker {
    const worker = this.hire();
    worker.onmessage = (event: MessageEvent<FromHelper>) => hear(event.data);
    worker.onerror = () => hear({ type: 'failed' });
    this.tell(worker, { type: 'start', site: this.site });
    return worker;
  }

  private tell(worker: Worker, message: ToHelper): void {
    worker.postMessage(message);
  }

  /** An answer that nobody waits for any more is no answer to the next question. */
  private hear(id: number, answer: string): void {
    this.answered = id;
    const { asked } = this;
    if (asked?.id !== id) return;
    this.asked = null;
    asked.give(answer);
  }

  private lose(): void {
    this.dismiss();
    const { asked } = this;
    this.asked = null;
    asked?.fail(new Error('the worker that thinks is gone'));
  }

  private dismiss(): void {
    this.thinker?.terminate();
    this.thinker = null;
  }
}
