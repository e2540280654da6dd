/** What seats are given for mixed ages: options of the set-up, one for each seat. */
import type { Box, OptionValue } from './protocol';

/** The option that says what a seat is given. */
export function handicapOf(seat: number): string {
  return `handicap-${String(seat + 1)}`;
}

/** What seats are given for mixed ages, of what was picked; where nothing is given, nothing is said. */
export function handicaps(
  { handicap }: Box,
  picked: Record<string, OptionValue>,
  seats: number,
): Record<string, OptionValue> {
  const names = Array.from({ length: seats }, (_, seat) => handicapOf(seat));
  const given = names.map((name): [string, OptionValue] => [name, picked[name] ?? 0]);
  return Object.fromEntries(
    given.filter(([, amount]) => typeof amount === 'number' && amount > 0 && amount <= handicap),
  );
}
