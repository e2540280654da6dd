/** Views between the beginning and the end of a step: each frame says what differs from the one before. */
import type { Frame, View } from './protocol';

type Tree = Record<string | number, unknown>;

/** The view after a frame; what has not changed is shared with the view before. */
export function after(view: View, frame: Frame): View {
  return frame.reduce<unknown>((whole, [path, value]) => put(whole, path, value), view) as View;
}

function put(there: unknown, [key, ...rest]: (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(there) ? [...there] : { ...(there as object) }) as Tree;
  copy[key] = put(copy[key], rest, value);
  return copy;
}
