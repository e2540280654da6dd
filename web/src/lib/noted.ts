/** What this device has noted under a place of its storage, by name. What somebody else wrote there is left out. */
export function noted<T extends object>(place: string): Record<string, T> {
  try {
    const found = Object.entries(JSON.parse(localStorage.getItem(place) ?? '{}') as Record<string, T | null>);
    return Object.fromEntries(
      found.filter((each): each is [string, T] => each[1] !== null && typeof each[1] === 'object'),
    );
  } catch {
    return {};
  }
}
