/** A worker beside the room's, with a Python of its own: it thinks, judges a game or plays a deal, as it is told. */
import type { FromHelper, ToHelper } from './helpers';
import { keepCompiled, startPython } from './python';

interface Thinking {
  think(question: string): string;
  do(work: string, text: string, tell: (line: string) => void): void;
}

/** Milliseconds after which nobody waits for a first thought any more. */
const REST = 3000;

let thinking: Promise<Thinking> | undefined;

function tell(message: FromHelper): void {
  postMessage(message);
}

async function hear(message: ToHelper): Promise<void> {
  if (message.type === 'start') {
    const begun = startPython(message.site, () => undefined);
    thinking = begun.then((python) => python.pyimport('ludotheque.alone.thinking') as Thinking);
    void begun.then((python) => setTimeout(() => void keepCompiled(message.site, python), REST)).catch(() => undefined);
  }
  const ready = await thinking!;
  if (message.type === 'think') tell({ type: 'thought', id: message.id, answer: ready.think(message.question) });
  if (message.type === 'do') {
    ready.do(message.work, message.text, (line) => tell({ type: 'line', line }));
    tell({ type: 'done' });
  }
}

addEventListener('message', (event: MessageEvent<ToHelper>) => {
  hear(event.data).catch((error: unknown) => {
    console.error(error);
    tell({ type: 'failed' });
  });
});
