/** What a screen reader is told as it happens. */
export const news = $state({ text: '' });

/** In real time a screen reader cannot keep up with every event: it hears them together, this often. */
const BREATH = 1200;
let heap: string[] = [];
let breath: ReturnType<typeof setTimeout> | undefined;

/** Say this soon, together with what else happens until then. */
export function announceSoon(lines: string[]): void {
  heap.push(...lines);
  breath ??= setTimeout(() => {
    breath = undefined;
    announce(heap.join(' '));
    heap = [];
  }, BREATH);
}

export function announce(text: string): void {
  // The same words twice are spoken twice only if the text changes.
  news.text = text === news.text ? `${text}\u00a0` : text;
}
