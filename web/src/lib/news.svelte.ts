/** What a screen reader is told as it happens. */
export const news = $state({ text: '' });

export function announce(text: string): void {
  // The same words twice are spoken twice only if the text changes.
  news.text = text === news.text ? `${text}\u00a0` : text;
}
