/**
 * The records of the wire, as `docs/protocol.md` writes them. The client draws them and knows no rules.
 *
 * The messages are made from the server's own, in `wire.ts`. Here are the names by which the client calls them, what every
 * game's views, actions, events and refusals have in common, and the boxes of the shelf.
 */
import type { Ack, Asked, Error, HintGiven, NewSeat, Refused, SeatShown as Seat } from './wire';

export type {
  CampaignShown as Campaign,
  DiagramShown as Diagram,
  Figure,
  FiguresShown,
  Keys,
  LessonShown as Lesson,
  NewSeat,
  NewTable,
  NextTable,
  Said,
  SeatShown as Seat,
  Settings,
  StepShown as Step,
  TableShown as Table,
  TimeLimit,
  Told,
  Welcome,
  You,
} from './wire';

/** What a seat sees; only the board of the game looks inside. */
export type View = object;

/** What fills the variables of a text. */
export type Args = Record<string, unknown>;

/** What differs from the view before: the keys and indices that lead there, and what is there now. */
export type Frame = [path: (string | number)[], value: unknown][];

export type Level = NonNullable<NewSeat['level']>;
/** The levels of bots at a server; a room in a browser has those that think quickly enough there. */
export const LEVELS: readonly Level[] = ['easy', 'normal', 'hard', 'master'];

export type OptionValue = string | number | boolean;

export interface Credits {
  authors: string[];
  developers: string[];
  illustrators: string[];
  publishers: string[];
}

/** One choice before the game. It may depend on options that stand before it, or on the number of seats. */
export interface Option {
  name: string;
  values: OptionValue[];
  default: OptionValue;
  /** Only where these are chosen so is there a choice; elsewhere it is the default. */
  only?: Record<string, OptionValue>;
  /** Other defaults; the first whose `when` fits counts. */
  otherwise?: { when: Record<string, OptionValue>; default: OptionValue }[];
  /** The values for each number of seats, the default first, in place of `values` and `default`. */
  by_seats?: Record<string, OptionValue[]>;
  /** It makes another game of it, and is chosen first. */
  foremost?: boolean;
}

export interface Box {
  name: string;
  title: string;
  seats: number[];
  age: number;
  minutes: number;
  ready: boolean;
  tutorial: boolean;
  /** Whether there are puzzles of it. */
  puzzles: boolean;
  credits: Credits;
  options: Option[];
  /** The option that rises when everybody has won; empty for most games. */
  campaign: string;
  /** What people say at this table with one tap: messages `phrase-…` of the game. */
  phrases: string[];
  /** All win or lose together. */
  cooperative: boolean;
  /** Played in real time: always, never, or where these are chosen so. */
  timed: boolean | Record<string, OptionValue>;
  /** The most that one seat may be given for mixed ages; 0 in a game without. */
  handicap: number;
}

export interface RuleSection {
  id: string;
  items: string[];
}

export interface OpenBox extends Box {
  /** Null for a box that is still to come. */
  rules: { sections: RuleSection[] } | null;
  components: View | null;
  /** What every text of the game may say of the standard components. */
  facts: Args;
  levels: Level[];
}

export interface Action extends Args {
  do: string;
  verb: string;
}

export interface GameEvent extends Args {
  event: string;
  seat?: number;
  /** It tells what was hidden again in the same step: to be seen as it happens, and never read again. */
  gone?: boolean;
}

export interface Refusal extends Args {
  refusal: string;
  rule: string;
  seat: number;
  action: string;
}

/** Why a bot would act so: a term of the game, or a reason of the house, put into words by `reasons.ts`. */
export interface Reason extends Args {
  reason: string;
  /** How much of the term there will be, and how much after the other action. */
  with?: number;
  without?: number;
  /** Of a term: whether it will be so in any case, and not on average. */
  sure?: boolean;
  /** What it was compared with. */
  other?: Action;
}

/** What was entered; `action` is there only for those who may know it. */
export interface Entry {
  kind: string;
  seat?: number;
  action?: string;
  /** A bot answered for this seat, because its holder was away. */
  absent?: boolean;
  /** A bot decided for this seat, because its time had run out. */
  late?: boolean;
  /** Why a seat has lost, in an entry of kind `forfeit`. */
  why?: 'resigned' | 'time';
  /** Who sits there from now on, in an entry of kind `seat`. */
  holder?: Seat['holder'];
  level?: string;
  name?: string;
}

type WithoutId<Message> = Message extends Asked ? Omit<Message, 'id'> : never;

/** What the client asks for; the connection adds the `id`. */
export type Request = WithoutId<Asked>;

/** The one answer that each request gets. */
export type Answer = Ack | Refused | HintGiven | (Error & { id: string });
