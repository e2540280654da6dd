/** What a screen reader is told as it happens. */
export const news = $state({ text: '' });

/** A screen reader cannot keep up with every event: what comes within a breath is heard together. */
const BREATH = 1200;
let heap: string[] = [];
let breath: ReturnType<typeof setTimeout> | undefined;

/** Say this at once, or with what else happens until the last words have been heard. */
export function announceSoon(lines: string[]): void {
  heap.push(...lines);
  if (breath === undefined) speak();
}

/** Say this now, after all that has not been said yet: somebody is waited for. */
export function announceNow(lines: string[]): void {
  heap.push(...lines);
  clearTimeout(breath);
  speak();
}

function speak(): void {
  breath = undefined;
  if (heap.length === 0) return;
  announce(heap.join(' '));
  heap = [];
  breath = setTimeout(speak, BREATH);
}

export function announce(text: string): void {
  // The same words twice are spoken twice only if the text changes.
  news.text = text === news.text ? `${text}\u00a0` : text;
}
