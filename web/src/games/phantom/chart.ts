/** Where things lie on the star map, in hundredths of its side: systems on a ring, adventures outside the rim. */

export interface Spot {
  x: number;
  y: number;
}

export const RING = 26;
const RIM = 39.4;
/** Ships at Red-Glix stand round its middle. */
const DOCKING = 4.6;

/** Clockwise from the top; eight slots leave the corners free. */
export function angleOf(slot: number, count: number): number {
  const start = count % 4 ? -90 : -90 - 180 / count;
  return start + ((slot - 1) * 360) / count;
}

function along(angle: number, reach: number): Spot {
  const turn = (angle * Math.PI) / 180;
  return { x: 50 + Math.cos(turn) * reach, y: 50 + Math.sin(turn) * reach };
}

export function systemSpot(number: number, count: number): Spot {
  return along(angleOf(number, count), RING);
}

/** As far out as the square allows. */
export function slotSpot(slot: number, count: number): Spot {
  const angle = angleOf(slot, count);
  const turn = (angle * Math.PI) / 180;
  return along(angle, RIM / Math.max(Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))));
}

/** A ship among `crowd` at the same place; the map is turned by `turned` degrees, and ships stay upright. */
export function shipSpot(place: number, count: number, index: number, crowd: number, turned: number): Spot {
  const centre = place > 0 ? systemSpot(place, count) : { x: 50, y: 50 };
  if (crowd < 2) return centre;
  const around = along((index / crowd) * 360 - 180 - turned, place > 0 ? 3.4 : DOCKING);
  return { x: centre.x + around.x - 50, y: centre.y + around.y - 50 };
}

/** Where the Phantom waits for somebody: at the edge of Red-Glix, whichever way the map is turned. */
export function idleSpot(turned: number): Spot {
  return along(-50 - turned, 8);
}

/** The Phantom beside the ship of its companion: along the ring, where no adventure lies over it, and a little inwards. */
export function besideSpot({ x, y }: Spot): Spot {
  const [wide, high] = [x - 50, y - 50];
  const long = Math.hypot(wide, high) || 1;
  return { x: x - (high * 4.9 + wide * 1.5) / long, y: y + (wide * 4.9 - high * 1.5) / long };
}

/** The way of a route as an SVG path; one that would run through Red-Glix bends around it. `aside` shifts it for a double line. */
export function routePath(from: number, to: number, count: number, aside = 0): string {
  const [start, end] = [systemSpot(from, count), systemSpot(to, count)];
  const [wide, high] = [end.x - start.x, end.y - start.y];
  const long = Math.hypot(wide, high);
  const [acrossX, acrossY] = [-high / long, wide / long];
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const bend = Math.hypot(middle.x - 50, middle.y - 50) < 8 ? 17 : 0;
  const shift = ({ x, y }: Spot, by: number) => `${(x + acrossX * by).toFixed(2)} ${(y + acrossY * by).toFixed(2)}`;
  return `M${shift(start, aside)}Q${shift(middle, aside + bend)} ${shift(end, aside)}`;
}
