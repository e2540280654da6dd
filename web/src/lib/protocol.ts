/** The records of the wire, as `docs/protocol.md` writes them. The client draws them and knows no rules. */

/** What a seat sees; only the board of the game looks inside. */
export type View = object;

/** What fills the variables of a text. */
export type Args = Record<string, unknown>;

export type Level = 'easy' | 'normal' | 'hard';
export const LEVELS: readonly Level[] = ['easy', 'normal', 'hard'];

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
}

export interface Box {
  name: string;
  title: string;
  seats: number[];
  age: number;
  minutes: number;
  ready: boolean;
  tutorial: boolean;
  credits: Credits;
  options: Option[];
  /** The option that rises when everybody has won; empty for most games. */
  campaign: string;
  /** What people say at this table with one tap: messages `phrase-…` of the game. */
  phrases: string[];
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

export interface NewSeat {
  holder: 'me' | 'open' | 'bot';
  level?: Level;
  name?: string;
}

export interface NewTable {
  game: string;
  options?: Record<string, OptionValue>;
  components?: string;
  seats: NewSeat[];
  tutorial?: boolean;
  clock?: TimeLimit;
  settings?: Partial<Settings>;
}

export interface Keys {
  table: string;
  host: string;
  watch: string;
  seats: (string | null)[];
}

export interface Seat {
  holder: 'person' | 'open' | 'bot';
  /** Empty unless a bot sits here. */
  level: Level | '';
  name: string;
  here: boolean;
  /** Seconds until a bot answers for this person, who is asked something out of turn and is away; null for most. */
  answersIn: number | null;
  /** It has lost by giving up or on time; a bot may play on for it. */
  forfeited: boolean;
  /** Seconds left, whether they run now, and while the line is down, for how long they stand still; null for a bot. */
  clock: { left: number; running: boolean; away: number | null } | null;
}

export type Pace = 'slow' | 'normal' | 'quick';

/** What the host may change at any time. */
export interface Settings {
  /** Whether people may write words of their own. */
  talk: boolean;
  pace: Pace;
}

/** How long people may take, and what happens at zero: a bot decides once, or takes the seat, or the seat loses. */
export interface TimeLimit {
  per: 'decision' | 'game';
  seconds: number;
  zero: 'once' | 'seat' | 'lose';
  increment: number;
}

export interface Table {
  id: string;
  game: string;
  options: Record<string, OptionValue>;
  components: string;
  /** The version of the rules that this table goes by, from its beginning to its end. */
  rulesVersion: number;
  newestRules: number;
  seedHash: string;
  seed: string | null;
  tutorial: boolean;
  /** Played in real time. */
  timed: boolean;
  /** All act in any order; bots leave people room. */
  freeOrder: boolean;
  /** People must remember what they have seen: while the game runs, nobody plays on from an older step. */
  memory: boolean;
  campaign: Campaign | null;
  /** Somebody can lose to somebody else, and may resign. */
  rivals: boolean;
  settings: Settings;
  clock: TimeLimit | null;
  /** Seconds left to agree on a choice in common; null where nothing is proposed. */
  decidesIn: number | null;
  seats: Seat[];
  branch: { table: string; at: number } | null;
}

/** The option that rises when everybody has won, how far it has risen, and what comes next. */
export interface Campaign {
  option: string;
  step: number;
  of: number;
  next: OptionValue | null;
}

/** Where the same people play again, with this person's own keys. */
export interface NextTable {
  table: string;
  seats: string[];
  host: string | null;
  watch: string | null;
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

export interface Lesson {
  step: number;
  of: number;
  text: string;
  point?: string[];
}

export interface Step {
  n: number;
  /** Milliseconds of the table's clock; null in a game without time. */
  at: number | null;
  entry: {
    kind: string;
    seat?: number;
    action?: string;
    /** A bot answered for this seat, because its holder was away. */
    absent?: boolean;
    /** A bot decided for this seat, because its time had run out. */
    late?: boolean;
    /** Why a seat has lost, in an entry of kind `forfeit`. */
    why?: 'resigned' | 'time';
  };
  events: Record<string, GameEvent[]>;
  views: Record<string, View>;
  actions: Record<string, Action[]>;
  toAct: number[];
  /** Of those who may act, the seats that the game waits for. */
  awaited: number[];
  /** Of those who may act, the seats that decide something in somebody else's turn. */
  answering: number[];
  /** Where the order is free: the people to whom bots leave room. */
  leading: number[];
  /** Whom the table waits for now. */
  waitsFor: number[];
  /** Where all choose together, what each seat proposes, the oldest first; null elsewhere. */
  proposals: { seat: number; action: string }[] | null;
  /** The first step that may still be looked at; 0 unless something was hidden again. */
  veil: number;
  outcome: number[] | null;
  settled: boolean;
  undo: number[];
  lesson: Lesson | null;
  /** After the end: what the rules never drew, as it might have been; its shape is the game's. */
  unseen: object | null;
}

/** What the client asks for; the connection adds the `id`. */
export type Request =
  | { type: 'act' | 'why'; seat: number; action: string }
  | { type: 'undo' | 'hint'; seat: number }
  | { type: 'finish' | 'lesson' | 'nudge' }
  | { type: 'again'; options: Record<string, OptionValue> }
  | { type: 'hold'; seat: number; holder: 'bot'; level: Level }
  | { type: 'hold'; seat: number; holder: 'person' }
  | { type: 'sit'; seat: number; key: string; name: string }
  | { type: 'open' | 'resign'; seat: number }
  | { type: 'say'; seat: number; phrase: string }
  | { type: 'say'; seat: number; text: string }
  | { type: 'point'; seat: number; at: string }
  | { type: 'settings'; talk?: boolean; pace?: Pace }
  | { type: 'name'; seat: number; name: string };

/** The one answer that each request gets. */
export type Answer =
  | { type: 'ack'; id: string; n: number | null; key?: string }
  | { type: 'refused'; id: string; refusal: Refusal }
  | { type: 'hint'; id: string; seat: number; action: Action }
  | { type: 'error'; id: string; code: string; message: string };

/** The seats that this person holds, whether they are the host, and the seats at which they may sit down. */
export interface You {
  seats: number[];
  host: boolean;
  invited: number[];
}

/** What somebody said after entry `n`: a phrase, words of their own, or a thing they pointed at. */
export interface Said {
  seat: number;
  n: number;
  phrase?: string;
  text?: string;
  point?: string;
}

export interface Welcome {
  type: 'welcome';
  table: Table;
  you: You;
  now: Step;
  /** What was said lately, as far as it may be read again. */
  talk: Said[];
  /** Where the others have gone on to, after the end. */
  next: NextTable | null;
}

export type Told =
  | Welcome
  | ({ type: 'update' } & Step)
  | { type: 'table'; table: Table }
  | { type: 'again'; next: NextTable }
  | { type: 'said'; said: Said }
  | { type: 'talk'; talk: Said[] }
  | Answer
  | { type: 'error'; id: null; code: string; message: string }
  | { type: 'pong' }
  | { type: 'closing' };
