/** The sounds of a cockpit, as recipes for the synthesiser: clicks, beams, engines, and an alarm. */

import type { SoundRecipe, Sounds, Tone } from '../../lib/board';
import type { Event } from './shapes';

const click = (at: number, loud = 0.5): Tone[] => [
  { wave: 'noise', from: 2600, at, for: 0.025, loud },
  { wave: 'square', from: 240, to: 120, at, for: 0.05, loud: loud * 0.4 },
];
const tone = (at: number, from: number, time = 0.14, loud = 0.3): Tone => ({
  wave: 'triangle',
  from,
  at,
  for: time,
  loud,
});
const siren = (at: number, times: number): Tone[] =>
  Array.from(
    { length: times },
    (_, turn) => ({ wave: 'square', from: 520, to: 780, at: at + turn * 0.28, for: 0.26, loud: 0.13 }) as Tone,
  );

/** What comes of a button is heard after its click. */
const AFTER = 0.38;

const whoosh: SoundRecipe = [
  { wave: 'noise', from: 300, to: 1900, at: AFTER, for: 0.32, loud: 0.4 },
  { wave: 'sawtooth', from: 70, to: 190, at: AFTER, for: 0.34, loud: 0.15 },
];

export const sounds: Sounds<Event> = {
  pressed: [...click(0), tone(0.06, 880, 0.08, 0.16)],
  'in-vain': [{ wave: 'square', from: 160, to: 90, at: AFTER, for: 0.3, loud: 0.16 }],
  'power-back': [tone(AFTER, 220), tone(AFTER + 0.1, 440), tone(AFTER + 0.2, 880, 0.4)],
  copied: [tone(0, 990, 0.07), tone(0.09, 990, 0.07)],
  fired: [
    { wave: 'sawtooth', from: 1900, to: 170, at: AFTER, for: 0.34, loud: 0.26 },
    { wave: 'square', from: 2500, to: 260, at: AFTER, for: 0.26, loud: 0.08 },
  ],
  'creeper-destroyed': [
    { wave: 'noise', from: 1500, to: 90, at: 0.76, for: 0.45, loud: 0.8 },
    tone(1.1, 1175, 0.08),
    tone(1.18, 1568, 0.2),
  ],
  'energy-lost': [tone(0.8, 330, 0.12), tone(0.94, 220, 0.24)],
  'shield-lost': [
    { wave: 'sine', from: 170, to: 40, at: 0.8, for: 0.7, loud: 0.9 },
    { wave: 'noise', from: 500, to: 80, at: 0.8, for: 0.5, loud: 0.5 },
  ],
  flew: whoosh,
  accelerated: whoosh.map((each) => ({ ...each, at: 1.1, from: each.from * 1.5 })),
  turned: [{ wave: 'noise', from: 1400, to: 3400, at: 0.78, for: 0.08, loud: 0.4 }, tone(0.88, 587, 0.16)],
  'energy-found': [tone(1.25, 988, 0.09), tone(1.35, 1319, 0.25)],
  'jammer-destroyed': [
    { wave: 'noise', from: 2600, to: 70, for: 0.7, loud: 0.7 },
    tone(0.35, 523),
    tone(0.47, 659),
    tone(0.59, 784, 0.3),
  ],
  'probe-destroyed': [
    { wave: 'noise', from: 2200, to: 120, for: 0.5, loud: 0.6 },
    tone(0.3, 659),
    tone(0.42, 880, 0.24),
  ],
  neutralised: [{ wave: 'sawtooth', from: 400, to: 60, at: 0.6, for: 0.5, loud: 0.15 }],
  bought: [tone(0, 740, 0.07), tone(0.08, 1109, 0.14)],
  power: [tone(0, 659, 0.09), tone(0.1, 831, 0.09), tone(0.2, 988, 0.2)],
  'pushed-back': [{ wave: 'sine', from: 500, to: 140, at: 0.45, for: 0.34, loud: 0.5 }],
  shown: [tone(0.45, 1175, 0.1, 0.2)],
  done: [tone(0, 523, 0.08, 0.2)],
  hidden: [...click(0, 0.3), ...click(0.12, 0.3), ...click(0.22, 0.3)],
  floppy: [
    ...[0, 0.12, 0.24, 0.4, 0.52].map(
      (at, turn) => ({ wave: 'square', from: turn % 2 ? 92 : 118, at: 0.6 + at, for: 0.09, loud: 0.16 }) as Tone,
    ),
    { wave: 'noise', from: 700, at: 0.6, for: 0.6, loud: 0.12 },
  ],
  shuffled: [0, 0.09, 0.18, 0.27].flatMap((at) => click(2.1 + at, 0.3)),
  outage: [{ wave: 'sawtooth', from: 320, to: 30, at: 2.1, for: 0.9, loud: 0.24 }],
  problem: siren(2.1, 1),
  bug: [
    { wave: 'square', from: 1400, to: 100, at: 2.1, for: 0.2, loud: 0.16 },
    { wave: 'square', from: 90, at: 2.32, for: 0.4, loud: 0.16 },
  ],
  attack: siren(2.1, 3),
  'probe-calls': [tone(2.5, 1568, 0.08), tone(2.62, 1568, 0.08), tone(2.74, 1568, 0.16)],
  'creeper-moved': [
    { wave: 'square', from: 130, to: 90, at: 2.7, for: 0.1, loud: 0.14 },
    { wave: 'square', from: 110, to: 75, at: 2.86, for: 0.12, loud: 0.14 },
  ],
  'creeper-arrived': [{ wave: 'sine', from: 900, to: 240, at: 2.9, for: 0.3, loud: 0.2 }],
  'creeper-landed': [{ wave: 'noise', from: 600, to: 60, at: 3, for: 0.7, loud: 0.8 }],
  'stack-empty': siren(3.4, 2),
  won: [
    tone(0.7, 523),
    tone(0.86, 659),
    tone(1.02, 784),
    tone(1.18, 1047, 0.5, 0.4),
    { wave: 'triangle', from: 784, at: 1.18, for: 0.5, loud: 0.25 },
  ],
  lost: [
    tone(0.9, 392, 0.3),
    tone(1.25, 330, 0.3),
    tone(1.6, 262, 0.3),
    { wave: 'sawtooth', from: 131, to: 60, at: 1.95, for: 0.9, loud: 0.24 },
  ],
};
