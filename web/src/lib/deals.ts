/** The deal of the day on this device: by one secret for all days, so that a day's deal is one table here. */
import { newDeal } from './api';
import { keep, keptTables, type KeptTable } from './kept.svelte';
import { ownSecret } from './own-secret';
import { variantOf, type Language } from './settings.svelte';

/** The table at which this device plays a game's deal of a day, if it has begun. */
export function dealt(game: string, day: string): KeptTable | null {
  return keptTables().find((kept) => kept.game === game && kept.deal === day) ?? null;
}

/** Sit down to a game's deal of the day; answers its table. */
export async function sitDown(game: string, day: string, name: string): Promise<string> {
  const keys = await newDeal(game, { id: ownSecret(), name: name.trim() });
  const seats = keys.seats.map((key) => (key ? { holder: 'me' as const } : { holder: 'bot' as const }));
  keep(keys, game, seats, day);
  return keys.table;
}

/** How a deal came out, for a seat or for a crew. */
export function fared(score: number): 'won' | 'lost' | 'drawn' {
  return score === 1 ? 'won' : score === 0 ? 'lost' : 'drawn';
}

/** A day of the world, as people of this language write it. */
export function dayIn(language: Language, day: string): string {
  const format = new Intl.DateTimeFormat(variantOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
