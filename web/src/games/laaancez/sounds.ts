/** The sounds of a snowball fight, as recipes for the synthesiser: each is heard when its event has come true. */

import type { Sounds, Tone } from '../../lib/board';
import type { Event } from './shapes';

const knock = (at: number, from: number): Tone => ({ wave: 'noise', from, at, for: 0.05, loud: 0.45 });
const bell = (at: number, from: number, loud = 0.3): Tone => ({ wave: 'sine', from, at, for: 0.5, loud });

export const sounds: Sounds<Event> = {
  rolled: [knock(0, 1700), knock(0.07, 1300), knock(0.12, 1100)],
  chose: [
    { wave: 'noise', from: 500, to: 200, for: 0.12, loud: 0.4 },
    { wave: 'sine', from: 160, to: 110, for: 0.12 },
  ],
  'chose-this': [{ wave: 'noise', from: 3200, to: 2200, for: 0.09, loud: 0.25 }],
  'copy-done': [
    { wave: 'noise', from: 2600, to: 3800, for: 0.1, loud: 0.25 },
    { wave: 'noise', from: 3600, to: 2400, at: 0.13, for: 0.1, loud: 0.25 },
    bell(0.24, 880, 0.15),
  ],
  'tick-done': [
    { wave: 'noise', from: 3000, to: 4200, for: 0.07, loud: 0.3 },
    { wave: 'noise', from: 4200, to: 3000, at: 0.1, for: 0.07, loud: 0.3 },
  ],
  combat: [bell(0, 392), bell(0.16, 523), bell(0.32, 659), bell(0.48, 784, 0.4)],
  thrown: [
    { wave: 'noise', from: 900, to: 250, for: 0.22, loud: 0.7 },
    { wave: 'sine', from: 180, to: 60, for: 0.2, loud: 0.6 },
  ],
  destroyed: [
    { wave: 'triangle', from: 420, to: 90, for: 0.35, loud: 0.4 },
    { wave: 'noise', from: 2200, to: 600, for: 0.3, loud: 0.3 },
  ],
  folded: [{ wave: 'noise', from: 1200, to: 400, for: 0.2, loud: 0.35 }, knock(0.2, 600)],
  'on-candle': [bell(0, 466, 0.25), bell(0.25, 440, 0.25), bell(0.5, 415, 0.3)],
  won: [bell(0, 523), bell(0.15, 659), bell(0.3, 784), bell(0.45, 1047, 0.4), bell(0.45, 659, 0.25)],
};
