/** A game that was played, on one card: its box in its own light, who won, the main figures, the day, the house. */

export const WIDTH = 1200;
export const HEIGHT = 630;
export const BOX = { width: 425, height: 510 };
export const LOGO = 50;

/** What stands on it, in the reader's words. */
export interface Card {
  title: string;
  verdict: string;
  players: string;
  figures: { name: string; values: string }[];
  day: string;
  house: string;
}

const [LEFT, TOP] = [56, 60];
const TEXT = LEFT + BOX.width + 58;
const ROOM = WIDTH - TEXT - LEFT;
const FOOT = HEIGHT - TOP;
const [SUN, INK, SOFT] = ['#ffcf4d', '#fffaf0', '#fffaf0d4'];

export function drawCard(canvas: HTMLCanvasElement, card: Card, box: CanvasImageSource, logo: CanvasImageSource): void {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('there is no canvas to draw on');
  drawLight(pen, box);
  drawBox(pen, box);
  let y = TOP - 12;
  y = write(pen, card.title, y, { ...NAME, sizes: [38, 30, 23] });
  y = write(pen, card.verdict, y + 6, { ...SHOUT, lines: 2 });
  y = write(pen, card.players, y + 2, { ...SMALL, sizes: [34, 30, 26], lines: 2 }) + 24;
  for (const { name, values } of card.figures) {
    if (y + height(pen, values, VALUES) + 34 > FOOT - LOGO) break;
    y = write(pen, name, y, SMALL);
    y = write(pen, values, y, VALUES) + 6;
  }
  pen.drawImage(logo, TEXT, FOOT - LOGO + 10, LOGO, LOGO);
  write(pen, card.house, FOOT - 40, { ...SHOUT, sizes: [34] }, TEXT + LOGO + 16);
  pen.textAlign = 'right';
  write(pen, card.day, FOOT - 37, { ...SMALL, sizes: [30] }, WIDTH - LEFT);
}

/** The light of the game: its own picture, far out of focus. */
function drawLight(pen: CanvasRenderingContext2D, box: CanvasImageSource): void {
  const far = document.createElement('canvas');
  [far.width, far.height] = [12, 14];
  far.getContext('2d')!.drawImage(box, 0, 0, far.width, far.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(far, 1, 5, 10, 5.25, 0, 0, WIDTH, HEIGHT);
  const shade = pen.createLinearGradient(0, 0, WIDTH, 0);
  shade.addColorStop(0, '#0a061433');
  shade.addColorStop(0.45, '#0a0614b3');
  shade.addColorStop(1, '#0a061499');
  pen.fillStyle = shade;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
}

function drawBox(pen: CanvasRenderingContext2D, box: CanvasImageSource): void {
  pen.save();
  pen.beginPath();
  pen.roundRect(LEFT, TOP, BOX.width, BOX.height, 18);
  pen.shadowColor = '#000c';
  pen.shadowBlur = 40;
  pen.shadowOffsetY = 14;
  pen.fill();
  pen.clip();
  pen.drawImage(box, LEFT, TOP, BOX.width, BOX.height);
  pen.restore();
}

/** How something is written: in the largest of these sizes in which it takes so many lines at most. */
interface Hand {
  face: 'slab' | 'text';
  weight: number;
  colour: string;
  sizes: number[];
  lines: number;
}
const NAME: Hand = { face: 'slab', weight: 700, colour: SUN, sizes: [38], lines: 1 };
const SHOUT: Hand = { face: 'slab', weight: 800, colour: INK, sizes: [64, 54, 44], lines: 1 };
const SMALL: Hand = { face: 'text', weight: 500, colour: SOFT, sizes: [28], lines: 1 };
const VALUES: Hand = { face: 'text', weight: 700, colour: INK, sizes: [36, 32], lines: 2 };
const APART = 1.16;

/** Write words below this height, and say how high they stand with all their lines. */
function write(pen: CanvasRenderingContext2D, words: string, top: number, hand: Hand, x = TEXT): number {
  const { lines, size } = fitted(pen, words, hand);
  pen.fillStyle = hand.colour;
  lines.forEach((line, number) => pen.fillText(line, x, top + size + number * size * APART));
  return top + lines.length * size * APART;
}

function height(pen: CanvasRenderingContext2D, words: string, hand: Hand): number {
  const { lines, size } = fitted(pen, words, hand);
  return lines.length * size * APART;
}

/** The words in lines; what finds no room in the smallest size is cut short. */
function fitted(pen: CanvasRenderingContext2D, words: string, hand: Hand): { lines: string[]; size: number } {
  const face = getComputedStyle(document.documentElement).getPropertyValue(`--${hand.face}`) || 'sans-serif';
  let found = { lines: [words], size: 0 };
  for (const size of hand.sizes) {
    pen.font = `${hand.weight} ${size}px ${face}`;
    found = { lines: wrapped(pen, words), size };
    if (found.lines.length <= hand.lines && found.lines.every((line) => fits(pen, line))) return found;
  }
  const lines = [...found.lines.slice(0, hand.lines - 1), found.lines.slice(hand.lines - 1).join(' ')];
  return { lines: lines.filter(Boolean).map((line) => shortened(pen, line)), size: found.size };
}

/** Broken between words; names and their values stay together. */
function wrapped(pen: CanvasRenderingContext2D, words: string): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && fits(pen, longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const fits = (pen: CanvasRenderingContext2D, words: string): boolean => pen.measureText(words).width <= ROOM;

function shortened(pen: CanvasRenderingContext2D, words: string): string {
  let end = words.length;
  if (fits(pen, words)) return words;
  while (end > 1 && !fits(pen, `${words.slice(0, end)}…`)) end -= 1;
  return `${words.slice(0, end).trimEnd()}…`;
}
