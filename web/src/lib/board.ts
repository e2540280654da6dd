/**
 * What a game's folder gives the client: `games/<game>/Cover.svelte` for the shelf, and `games/<game>/index.ts`, whose
 * default export is a `GameModule`. The module is loaded only when somebody sits down; the covers come with the page.
 *
 * Module and board are typed by the game's own view, events, component file and words, as its `shapes.ts` declares them.
 */
import type { Component } from 'svelte';
import type { Schema } from '../plain/shape';
import type { Action, Args, GameEvent, OptionValue, View } from './protocol';
import type { Targets } from './targets';
import type { Shown } from './timeline';

export type { Action, Args, GameEvent, View } from './protocol';

/** The text of a message in the language of the moment. Reactive: a text in a template follows the language. */
export type Say = (id: string, args?: Args) => string;

/** What a thing is called, or its bare word where a box of somebody's own has one that no text knows. */
export function called(say: Say, id: string, word: string): string {
  const text = say(id);
  return text === id ? word : text;
}

/** An event of some kind; what else it tells depends on the kind. */
export interface Kind {
  event: string;
}

/** One synthesised tone; a recipe plays its tones together, each from its own moment on. */
export interface Tone {
  wave: 'sine' | 'triangle' | 'square' | 'sawtooth' | 'noise';
  /** Hertz at the start; for noise the centre of its band. */
  from: number;
  /** Hertz at the end; the same as `from` if it is left out. */
  to?: number;
  /** Seconds after the start of the sound. */
  at?: number;
  /** Seconds that it lasts. */
  for: number;
  /** 0 to 1; 0.5 if it is left out. */
  loud?: number;
}

export type SoundRecipe = Tone[];

/** The sound of each kind of event; kinds that are not named are silent. */
export type Sounds<E extends Kind = GameEvent> = Partial<Record<E['event'], SoundRecipe>>;

/** A message of the game's texts, with what fills it. */
export interface Prompt {
  id: string;
  args?: Args;
}

/** A legal action: its words, and its notation. */
export type Offer<W = Action> = W & { do: string };

export interface GameModule<V = View, E extends Kind = GameEvent, C = unknown, W = Action> {
  Board: Component<BoardProps<V, E, C, W>>;
  /** What the view looks like, for the plain board alone. */
  shape?: Schema;
  /** Several people on one device: must the others look away now, because this seat's view or choice is secret? */
  curtain(view: V): boolean;
  sounds: Sounds<E>;
  /** The one line that says what to do now: a message of the game's texts. Several people in real time share a line: `seat` is null. */
  prompt(view: V, seat: number | null, toAct: number[], actions?: Offer<W>[]): Prompt;
  /** Kinds of events that only bridge a wait, such as a sealed choice: the log drops them when that seat is heard of again. */
  passing?: E['event'][];
  /** When each event of a step comes on stage and comes true; in real time nothing waits for a picture. */
  timeline?(events: E[], timed: boolean): Shown<E>[];
  /** After the end: how everybody stands, the best first, for a game in which that says more than who has won. */
  standings?(view: V): Standing[];
  /** What people may point at on the board. */
  targets?: Targets;
  /** The keys with which these seats play on the board itself, for the help. */
  keys?(view: V, seats: number[]): KeyHelp[];
}

/** A seat's place after the end, the same for equals, and what it is for: a message of the game's texts. */
export interface Standing {
  seat: number;
  place: number;
  text: { id: string; args?: Args };
}

/** What some keys do: what is printed on them, and a message of the game's texts. */
export interface LegendLine {
  keys: string[];
  text: string;
}

/** The same, with the seat for which they do it. */
export interface KeyHelp extends LegendLine {
  seat: number;
}

/** An action of a seat that somebody points at without doing it. */
export interface Pick {
  seat: number;
  do: string;
}

export interface BoardProps<V = View, E extends Kind = GameEvent, C = unknown, W = Action> {
  view: V;
  /** Whose perspective; null for a watcher. */
  seat: number | null;
  /** The seats that this person holds. */
  mine: number[];
  names: string[];
  /** The legal actions of each of these seats that may act now, often just one; empty while looking back. */
  actions: Record<number, Offer<W>[]>;
  /** The events of the step being played that have come on stage; none while nothing is played. */
  begun: E[];
  /** What comes on stage now, to animate, each after its delay: in its turn, or in real time what came together. */
  cues: Shown<E>[];
  /** Changes with every new list of cues. The view changes when what they tell has come true. */
  beat: number;
  /** Real time: steps come at any moment, and all seats of `mine` may act at once. */
  timed: boolean;
  /** The number of the step shown. */
  step: number;
  /** The parsed component file. */
  components: C;
  /** What the view looks like, for the plain board alone. */
  shape?: Schema;
  /** After the end, in what is looked back at too: what nobody ever saw, drawn as it might have been; null before it. */
  unseen: View | null;
  /** Of a game that is over and looked back at: how things will stand from here on, so that all of it lies open. */
  later: V[];
  /** What was chosen when the table was set up. */
  options: Record<string, OptionValue>;
  /** The action that is pointed at in the list or by a hint, to be lit on the board. */
  picked: Pick | null;
  /** What the tutorial points at. */
  point: string[];
  /** False: reduced motion. */
  motion: boolean;
  say: Say;
  /** Play it. */
  act(seat: number, notation: string): void;
  /** Ask why it is not legal; the shell shows the answer. */
  why(seat: number, notation: string): void;
}
