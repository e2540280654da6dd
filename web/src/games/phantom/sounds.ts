/** The sounds of the ring, as recipes for the synthesiser: engines, cards, dice, crystals, and the Phantom. */

import type { Sounds, Tone } from '../../lib/board';
import type { Event } from './shapes';

const tone = (at: number, from: number, time = 0.16, loud = 0.26): Tone => ({
  wave: 'triangle',
  from,
  at,
  for: time,
  loud,
});
const card = (at = 0): Tone => ({ wave: 'noise', from: 1900, to: 4200, at, for: 0.07, loud: 0.35 });
const knock = (at: number, from: number): Tone => ({ wave: 'noise', from, at, for: 0.035, loud: 0.7 });
const crystal = (at: number): Tone[] => [tone(at, 1568, 0.12, 0.2), tone(at + 0.07, 2093, 0.3, 0.2)];
const rattle: Tone[] = [0, 0.11, 0.2, 0.36, 0.5, 0.72, 0.86].map((at, turn) => knock(at, 900 + (turn % 3) * 380));
const whisper: Tone[] = [
  { wave: 'sine', from: 311, to: 293, for: 1.1, loud: 0.3 },
  { wave: 'sine', from: 466, to: 415, at: 0.08, for: 1.1, loud: 0.2 },
  { wave: 'noise', from: 500, to: 1500, for: 0.9, loud: 0.12 },
];
const spin: Tone[] = [0, 0.14, 0.28, 0.42, 0.56, 0.7].map((at) => ({
  wave: 'sine',
  from: 1250,
  to: 1400,
  at,
  for: 0.1,
  loud: 0.14,
}));

export const sounds: Sounds<Event> = {
  joined: [tone(0, 440), tone(0.12, 660, 0.24)],
  berthed: [{ wave: 'sine', from: 620, to: 190, for: 0.5, loud: 0.3 }],
  laid: [card()],
  'phantom-pays': whisper,
  revealed: [card(), tone(0.1, 740, 0.12, 0.18)],
  placed: [{ wave: 'sine', from: 180, to: 90, for: 0.16, loud: 0.6 }],
  overload: [
    { wave: 'square', from: 220, to: 110, for: 0.5, loud: 0.16 },
    { wave: 'square', from: 233, to: 116, at: 0.06, for: 0.5, loud: 0.12 },
  ],
  took: [card(), card(0.09), card(0.18)],
  buried: [card()],
  reshuffled: [card(), card(0.07), card(0.14), card(0.21), card(0.28)],
  flew: [
    { wave: 'noise', from: 250, to: 1800, for: 0.7, loud: 0.4 },
    { wave: 'sawtooth', from: 60, to: 210, for: 0.75, loud: 0.16 },
  ],
  paid: [card()],
  challenged: [
    { wave: 'sawtooth', from: 98, for: 0.9, loud: 0.26 },
    { wave: 'sawtooth', from: 147, at: 0.24, for: 0.7, loud: 0.22 },
    { wave: 'noise', from: 300, to: 80, for: 0.6, loud: 0.6 },
  ],
  decided: [tone(0, 520, 0.09)],
  threw: rattle,
  rethrow: [...whisper, { wave: 'sawtooth', from: 900, to: 200, at: 0.3, for: 0.5, loud: 0.12 }],
  shown: [card(), tone(0.08, 587)],
  tied: [tone(0, 392), tone(0.2, 392)],
  'won-fight': [
    { wave: 'noise', from: 2200, to: 90, for: 0.8, loud: 0.7 },
    tone(0.4, 523),
    tone(0.56, 659),
    tone(0.72, 784, 0.5, 0.34),
  ],
  exiled: [{ wave: 'sine', from: 700, to: 90, for: 0.9, loud: 0.36 }],
  'phantom-to': whisper,
  lived: [tone(0, 392), tone(0.13, 494), tone(0.26, 587, 0.3)],
  gained: crystal(0.4),
  lost: [tone(0, 392, 0.14), tone(0.16, 277, 0.3)],
  stolen: [{ wave: 'square', from: 1200, to: 400, for: 0.3, loud: 0.12 }, card(0.3)],
  'mine-to': [tone(0, 988, 0.06), tone(0.24, 988, 0.06), tone(0.48, 988, 0.06)],
  'mine-tossed': [...spin, { wave: 'noise', from: 300, at: 1.2, for: 0.12, loud: 0.6 }],
  'blob-to': [
    { wave: 'sine', from: 220, to: 520, for: 0.22, loud: 0.4 },
    { wave: 'sine', from: 260, to: 640, at: 0.26, for: 0.24, loud: 0.4 },
  ],
  'blob-tossed': [...spin, { wave: 'sine', from: 300, to: 760, at: 1.2, for: 0.3, loud: 0.4 }],
  'titans-asked': [{ wave: 'sawtooth', from: 65, for: 0.7, loud: 0.34 }],
  'titans-discarded': [card()],
  'titans-given': crystal(0),
  rotated: [
    { wave: 'sawtooth', from: 48, to: 76, for: 1.2, loud: 0.24 },
    { wave: 'noise', from: 160, to: 420, for: 1.2, loud: 0.35 },
  ],
  kept: [tone(0, 659), tone(0.1, 880, 0.22)],
  informers: [...rattle, ...crystal(1.2)],
  secured: [knock(0, 300), knock(0.16, 500), tone(0.3, 880, 0.2)],
  won: [
    tone(0, 523),
    tone(0.16, 659),
    tone(0.32, 784),
    tone(0.48, 1047, 0.6, 0.36),
    ...whisper.map((each) => ({ ...each, at: (each.at ?? 0) + 0.6 })),
  ],
};
