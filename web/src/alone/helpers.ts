/** The workers beside the room's: one that thinks for bots and stays, and one for each long piece of work. */
import type { Site } from './site';

export type ToHelper =
  { type: 'start'; site: Site } | { type: 'think'; question: string } | { type: 'do'; work: string; text: string };
export type FromHelper =
  { type: 'thought'; answer: string } | { type: 'line'; line: string } | { type: 'done' } | { type: 'failed' };

/** What nobody wants any more may still take so long, before its worker is ended: a new one takes longer to begin. */
const PATIENCE = 1500;

export class Helpers {
  private thinker: Worker | null = null;
  private answer: { give(answer: string): void; fail(error: Error): void } | null = null;

  constructor(
    private readonly site: Site,
    private readonly hire: () => Worker,
  ) {}

  /** Begin the one that thinks, so that the first bot need not wait for it. */
  warm(): void {
    this.thinker ??= this.hired((told) => {
      if (told.type === 'thought') this.settle((answer) => answer.give(told.answer));
      else if (told.type === 'failed') this.lose();
    });
  }

  /** One question at a time. */
  think(question: string): Promise<string> {
    this.warm();
    return new Promise((give, fail) => {
      this.answer = { give, fail };
      this.tell(this.thinker!, { type: 'think', question });
    });
  }

  /** Nobody waits for this answer: if it does not come soon its worker is ended, and another begun. */
  cutShort(): void {
    const { answer, thinker } = this;
    setTimeout(() => {
      if (answer && answer === this.answer && thinker === this.thinker) {
        this.lose();
        this.warm();
      }
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

  private lose(): void {
    this.thinker?.terminate();
    this.thinker = null;
    this.settle((answer) => answer.fail(new Error('the worker that thinks is gone')));
  }

  private settle(how: (answer: NonNullable<Helpers['answer']>) => void): void {
    const { answer } = this;
    this.answer = null;
    if (answer) how(answer);
  }
}
