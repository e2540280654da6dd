/** The sounds of an arcade, as recipes for the synthesiser: square waves, and noise for what breaks. */

import type { SoundRecipe, Sounds, Tone } from '../../lib/board';
import type { Event } from './shapes';

const knock = (at: number, from: number, loud = 0.4): Tone => ({ wave: 'noise', from, at, for: 0.05, loud });
const blip = (at: number, from: number, time = 0.08, loud = 0.16): Tone => ({
  wave: 'square',
  from,
  at,
  for: time,
  loud,
});

/** Piouuu: down it falls. */
const laser: SoundRecipe = [
  { wave: 'square', from: 2100, to: 110, for: 0.42, loud: 0.22 },
  { wave: 'square', from: 2600, to: 180, at: 0.015, for: 0.34, loud: 0.1 },
];

export const sounds: Sounds<Event> = {
  ready: [blip(0, 660), blip(0.09, 880, 0.12)],
  countdown: [blip(0, 440, 0.16), blip(1, 440, 0.16), blip(2, 440, 0.16)],
  go: [blip(0, 880, 0.4, 0.22), { wave: 'square', from: 1320, for: 0.4, loud: 0.1 }],
  tossed: [knock(0, 2200, 0.25), knock(0.09, 1800, 0.25), knock(0.17, 2400, 0.25)],
  thrown: [knock(0.02, 1700), knock(0.14, 1400), knock(0.24, 1900), knock(0.33, 1200)],
  kept: [blip(0, 520, 0.06)],
  ended: [blip(0, 392, 0.07), blip(0.08, 294, 0.1)],
  moved: [
    { wave: 'square', from: 150, to: 95, for: 0.09, loud: 0.25 },
    { wave: 'square', from: 130, to: 80, at: 0.13, for: 0.1, loud: 0.25 },
  ],
  flew: [
    { wave: 'sawtooth', from: 90, to: 260, for: 0.2, loud: 0.14 },
    { wave: 'noise', from: 500, to: 1400, for: 0.2, loud: 0.14 },
  ],
  fired: laser,
  eliminated: [
    { wave: 'noise', from: 1600, to: 90, at: 0.24, for: 0.5, loud: 0.8 },
    { wave: 'square', from: 210, to: 40, at: 0.24, for: 0.36, loud: 0.22 },
  ],
  'life-lost': [{ wave: 'square', from: 700, to: 180, at: 0.24, for: 0.22, loud: 0.2 }, knock(0.3, 900)],
  bonus: [blip(0.3, 523), blip(0.38, 659), blip(0.46, 784), blip(0.54, 1047, 0.2)],
  power: [blip(0.6, 784), blip(0.68, 659), blip(0.76, 988), blip(0.84, 1319, 0.2)],
  life: [blip(1.4, 988), blip(1.48, 1319, 0.3)],
  repaired: [{ wave: 'square', from: 200, to: 1200, for: 0.35, loud: 0.14 }],
  'nugget-lost': [blip(1.4, 330), blip(1.5, 220, 0.2)],
  'nuggets-found': [blip(1.5, 1175, 0.06), blip(1.56, 1568, 0.24)],
  'reactor-hit': [{ wave: 'sawtooth', from: 300, to: 45, at: 1.4, for: 0.6, loud: 0.25 }],
  released: [{ wave: 'sawtooth', from: 60, to: 320, for: 0.4, loud: 0.16 }],
  'no-effect': [blip(1.4, 196, 0.25)],
  'lost-bonus': [blip(0, 196, 0.25)],
  sacrificed: [{ wave: 'noise', from: 900, to: 60, for: 0.7, loud: 0.9 }],
  cleared: [{ wave: 'sine', from: 1200, to: 200, for: 0.4, loud: 0.4 }],
  placed: [{ wave: 'sine', from: 220, to: 80, for: 0.25, loud: 0.6 }, knock(0.05, 500)],
  pushed: [{ wave: 'noise', from: 3200, to: 500, for: 0.45, loud: 0.4 }],
  'tile-kept': [blip(1.4, 740), blip(1.48, 1109, 0.16)],
  won: [
    blip(0.7, 523, 0.14),
    blip(0.84, 523, 0.07),
    blip(0.91, 523, 0.07),
    blip(0.98, 698, 0.3),
    blip(1.3, 880, 0.14),
    blip(1.45, 1047, 0.5),
  ],
  drawn: [blip(0.3, 392, 0.2), blip(0.5, 392, 0.3)],
};
