/** It is your turn: said by the title, by the icon of the tab, and, if wanted, by the system. */
import { settings } from './settings.svelte';

export function showTurn(mine: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = mine ? '/favicon-turn.svg' : '/favicon.svg';
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
  const shown = new Notification(title, { body: text, icon: '/favicon-turn.svg', tag: 'ludotheque-turn' });
  shown.onclick = () => {
    focus();
    shown.close();
  };
}
