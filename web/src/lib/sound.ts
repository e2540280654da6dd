/** Sounds are synthesised from recipes; there are no sound files. */
import type { SoundRecipe, Tone } from './board';
import { settings } from './settings.svelte';

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Browsers allow sound only after a tap or a key. */
function stage(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === 'undefined') return null;
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return hiss;
}

function source(
  audio: AudioContext,
  tone: Tone,
  start: number,
  end: number,
): AudioNode & { start(at: number): void; stop(at: number): void } {
  const sweep = (frequency: AudioParam): void => {
    frequency.setValueAtTime(tone.from, start);
    if (tone.to) frequency.exponentialRampToValueAtTime(tone.to, end);
  };
  if (tone.wave !== 'noise') {
    const oscillator = audio.createOscillator();
    oscillator.type = tone.wave;
    sweep(oscillator.frequency);
    return oscillator;
  }
  const player = audio.createBufferSource();
  player.buffer = noise(audio);
  player.loop = true;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  sweep(band.frequency);
  player.connect(band);
  return Object.assign(band, { start: (at: number) => player.start(at), stop: (at: number) => player.stop(at) });
}

/** Play a recipe now, unless sound is off. */
export function play(recipe: SoundRecipe): void {
  const audio = stage();
  if (!audio) return;
  for (const tone of recipe) {
    const start = audio.currentTime + 0.02 + (tone.at ?? 0);
    const end = start + tone.for;
    const node = source(audio, tone, start, end);
    const volume = audio.createGain();
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.linearRampToValueAtTime((tone.loud ?? 0.5) * 0.3, start + Math.min(0.01, tone.for / 4));
    volume.gain.exponentialRampToValueAtTime(0.0001, end);
    node.connect(volume).connect(audio.destination);
    node.start(start);
    node.stop(end + 0.02);
  }
}

/** Two soft notes: it is your turn. */
export const TURN: SoundRecipe = [
  { wave: 'triangle', from: 523, for: 0.18, loud: 0.5 },
  { wave: 'triangle', from: 784, at: 0.12, for: 0.3, loud: 0.5 },
];

/** A dull knock: that is not allowed. */
export const REFUSED: SoundRecipe = [{ wave: 'sine', from: 180, to: 110, for: 0.16, loud: 0.8 }];

/** A soft drop: somebody says something. */
export const SAID: SoundRecipe = [
  { wave: 'sine', from: 660, to: 880, for: 0.09, loud: 0.35 },
  { wave: 'sine', from: 990, at: 0.08, for: 0.12, loud: 0.25 },
];

/** Two steps and a chair: somebody sits down. */
export const SITS: SoundRecipe = [
  { wave: 'triangle', from: 392, for: 0.12, loud: 0.4 },
  { wave: 'triangle', from: 494, at: 0.12, for: 0.12, loud: 0.4 },
  { wave: 'triangle', from: 587, at: 0.24, for: 0.25, loud: 0.45 },
];

/** A dry tick: the time runs out. */
export const HASTE: SoundRecipe = [
  { wave: 'square', from: 880, for: 0.05, loud: 0.25 },
  { wave: 'square', from: 880, at: 0.2, for: 0.05, loud: 0.25 },
];
