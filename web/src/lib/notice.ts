/** It is your turn: said by the title, by the icon of the tab, and, if wanted, by the system. */
import calm from '../icons/shelf.svg';
import turn from '../icons/turn.svg?inline';
import { settings } from './settings.svelte';

export function showTurn(mine: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const shown = mine ? turn : calm;
  if (icon && icon.getAttribute('href') !== shown) icon.href = shown;
}

export function canNotify(): boolean {
  return typeof Notification !== 'undefined' && isSecureContext;
}

/** Switch notifications on or off; on only if the browser lets us. */
export async function toggleNotify(): Promise<void> {
  if (settings.notify) settings.notify = false;
  else settings.notify = (await Notification.requestPermission()) === 'granted';
}

export function notify(title: string, text: string): void {
  if (!settings.notify || !canNotify() || Notification.permission !== 'granted' || !document.hidden) return;
  const shown = new Notification(title, { body: text, icon: turn, tag: 'ludotheque-turn' });
  shown.onclick = () => {
    focus();
    shown.close();
  };
}
