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
const siren = (times: number): Tone[] =>
  Array.from(
    { length: times },
    (_, turn) => ({ wave: 'square', from: 520, to: 780, at: turn * 0.28, for: 0.26, loud: 0.13 }) as Tone,
  );

/** A ship comes to rest: it is heard when it has arrived. */
const whoosh: SoundRecipe = [
  { wave: 'noise', from: 1900, to: 300, for: 0.26, loud: 0.4 },
  { wave: 'sawtooth', from: 190, to: 70, for: 0.28, loud: 0.15 },
];

export const sounds: Sounds<Event> = {
  pressed: [...click(0), tone(0.06, 880, 0.08, 0.16)],
  'in-vain': [{ wave: 'square', from: 160, to: 90, for: 0.3, loud: 0.16 }],
  'power-back': [tone(0, 220), tone(0.1, 440), tone(0.2, 880, 0.4)],
  copied: [tone(0, 990, 0.07), tone(0.09, 990, 0.07)],
  fired: [
    { wave: 'sawtooth', from: 1900, to: 170, for: 0.34, loud: 0.26 },
    { wave: 'square', from: 2500, to: 260, for: 0.26, loud: 0.08 },
  ],
  'creeper-destroyed': [
    { wave: 'noise', from: 1500, to: 90, for: 0.45, loud: 0.8 },
    tone(0.34, 1175, 0.08),
    tone(0.42, 1568, 0.2),
  ],
  'energy-lost': [tone(0, 330, 0.12), tone(0.14, 220, 0.24)],
  'shield-lost': [
    { wave: 'sine', from: 170, to: 40, for: 0.7, loud: 0.9 },
    { wave: 'noise', from: 500, to: 80, for: 0.5, loud: 0.5 },
  ],
  flew: whoosh,
  accelerated: whoosh.map((each) => ({ ...each, from: each.from * 1.5 })),
  turned: [{ wave: 'noise', from: 1400, to: 3400, for: 0.08, loud: 0.4 }, tone(0.1, 587, 0.16)],
  'energy-found': [tone(0, 988, 0.09), tone(0.1, 1319, 0.25)],
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
  neutralised: [{ wave: 'sawtooth', from: 400, to: 60, for: 0.5, loud: 0.15 }],
  bought: [tone(0, 740, 0.07), tone(0.08, 1109, 0.14)],
  power: [tone(0, 659, 0.09), tone(0.1, 831, 0.09), tone(0.2, 988, 0.2)],
  'pushed-back': [{ wave: 'sine', from: 500, to: 140, for: 0.34, loud: 0.5 }],
  shown: [tone(0, 1175, 0.1, 0.2)],
  done: [tone(0, 523, 0.08, 0.2)],
  hidden: [...click(0, 0.3), ...click(0.12, 0.3), ...click(0.22, 0.3)],
  floppy: [
    ...[0, 0.12, 0.24, 0.4, 0.52].map(
      (at, turn) => ({ wave: 'square', from: turn % 2 ? 92 : 118, at, for: 0.09, loud: 0.16 }) as Tone,
    ),
    { wave: 'noise', from: 700, for: 0.6, loud: 0.12 },
  ],
  shuffled: [0, 0.09, 0.18, 0.27].flatMap((at) => click(at, 0.3)),
  outage: [{ wave: 'sawtooth', from: 320, to: 30, for: 0.9, loud: 0.24 }],
  problem: siren(1),
  bug: [
    { wave: 'square', from: 1400, to: 100, for: 0.2, loud: 0.16 },
    { wave: 'square', from: 90, at: 0.22, for: 0.4, loud: 0.16 },
  ],
  attack: siren(3),
  'probe-calls': [tone(0, 1568, 0.08), tone(0.12, 1568, 0.08), tone(0.24, 1568, 0.16)],
  'creeper-moved': [
    { wave: 'square', from: 130, to: 90, for: 0.1, loud: 0.14 },
    { wave: 'square', from: 110, to: 75, at: 0.16, for: 0.12, loud: 0.14 },
  ],
  'creeper-arrived': [{ wave: 'sine', from: 900, to: 240, for: 0.3, loud: 0.2 }],
  'creeper-landed': [{ wave: 'noise', from: 600, to: 60, for: 0.7, loud: 0.8 }],
  'stack-empty': siren(2),
  won: [
    tone(0, 523),
    tone(0.16, 659),
    tone(0.32, 784),
    tone(0.48, 1047, 0.5, 0.4),
    { wave: 'triangle', from: 784, at: 0.48, for: 0.5, loud: 0.25 },
  ],
  lost: [
    tone(0, 392, 0.3),
    tone(0.35, 330, 0.3),
    tone(0.7, 262, 0.3),
    { wave: 'sawtooth', from: 131, to: 60, at: 1.05, for: 0.9, loud: 0.24 },
  ],
};
