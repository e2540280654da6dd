/** How the board is laid out in the box that it is given: what stands around the map, and what folds away. */

/**
 * `wide`: dock and players in a column beside the map. `tall`: players beside it, the dock below. On small screens the
 * players are a strip above the map, and the dock lies `below` it or `beside` it, or is `folded` away into a rail.
 */
export type Arrangement = 'wide' | 'tall' | 'below' | 'beside' | 'folded';

const ROOMY = 600;
const SLENDER = 1.15;

/** Heights on a small screen, in pixels, with the gaps around them; the style sheet of the board has the same. */
export const STRIP = 52;
export const TRAY = 128;
export const DOCK = 104;
/** The dock beside the map needs so much width. */
const ASIDE = 150;

export function arrange(width: number, height: number, watching: boolean): Arrangement {
  if (width >= ROOMY) return width > height * SLENDER ? 'wide' : 'tall';
  const left = height - STRIP - (watching ? 0 : TRAY);
  if (left - width >= DOCK - 16) return 'below';
  return width - left >= ASIDE ? 'beside' : 'folded';
}
