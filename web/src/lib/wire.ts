/** The shapes of the wire, made by `python -m tools.shapes` from its `wire.py`: do not edit. */

import type { Entry, GameEvent, Frame, View, Action, Refusal, Reason, Args } from './protocol';

export type FromClient =
  | Hello
  | Ping
  | ActAsked
  | WhyAsked
  | UndoAsked
  | FinishAsked
  | HintAsked
  | KnowAsked
  | HoldAsked
  | SitAsked
  | OpenAsked
  | ResignAsked
  | SayAsked
  | PointAsked
  | SettingsAsked
  | LessonAsked
  | NameAsked
  | NudgeAsked
  | AgainAsked;
export type Asked =
  | ActAsked
  | WhyAsked
  | UndoAsked
  | FinishAsked
  | HintAsked
  | KnowAsked
  | HoldAsked
  | SitAsked
  | OpenAsked
  | ResignAsked
  | SayAsked
  | PointAsked
  | SettingsAsked
  | LessonAsked
  | NameAsked
  | NudgeAsked
  | AgainAsked;
export type Told =
  | Welcome
  | Update
  | TableChanged
  | AgainMade
  | SaidTold
  | TalkShown
  | Ack
  | Refused
  | HintGiven
  | Known
  | Error
  | Pong
  | Closing;

export interface TheWire {
  FromClient?: FromClient;
  Asked?: Asked;
  NewTable?: NewTable;
  NewBranch?: NewBranch;
  Told?: Told;
  StepShown?: StepShown;
  Keys?: Keys;
  FiguresShown?: FiguresShown;
  ReviewShown?: ReviewShown;
  NewDeal?: NewDeal;
  NewRecord?: NewRecord;
  Today?: Today;
  DealShown?: DealShown;
  DiagramShown?: DiagramShown;
  PuzzlesShown?: PuzzlesShown;
}
export interface Hello {
  type: 'hello';
  keys: string[];
  since?: number | null;
}
export interface Ping {
  type: 'ping';
}
export interface ActAsked {
  type: 'act';
  id: string;
  seat: number;
  action: string;
}
export interface WhyAsked {
  type: 'why';
  id: string;
  seat: number;
  action: string;
}
export interface UndoAsked {
  type: 'undo';
  id: string;
  seat: number;
}
export interface FinishAsked {
  type: 'finish';
  id: string;
}
export interface HintAsked {
  type: 'hint';
  id: string;
  seat: number;
}
export interface KnowAsked {
  type: 'know';
  id: string;
  seat: number;
}
export interface HoldAsked {
  type: 'hold';
  id: string;
  seat: number;
  holder: 'bot' | 'person';
  level?: 'easy' | 'hard' | 'master' | 'normal';
}
export interface SitAsked {
  type: 'sit';
  id: string;
  seat: number;
  key: string;
  name?: string;
}
export interface OpenAsked {
  type: 'open';
  id: string;
  seat: number;
}
export interface ResignAsked {
  type: 'resign';
  id: string;
  seat: number;
}
export interface SayAsked {
  type: 'say';
  id: string;
  seat: number;
  phrase?: string;
  text?: string;
}
export interface PointAsked {
  type: 'point';
  id: string;
  seat: number;
  at: string;
}
/**
 * What is left out stays as it is.
 */
export interface SettingsAsked {
  type: 'settings';
  id: string;
  talk?: boolean | null;
  pace?: ('normal' | 'quick' | 'slow') | null;
}
export interface LessonAsked {
  type: 'lesson';
  id: string;
}
export interface NameAsked {
  type: 'name';
  id: string;
  seat: number;
  name: string;
}
export interface NudgeAsked {
  type: 'nudge';
  id: string;
}
export interface AgainAsked {
  type: 'again';
  id: string;
  options?: {
    [k: string]: string | number | boolean;
  };
}
export interface NewTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 64
   */
  seats: NewSeat[];
  options?: {
    [k: string]: string | number | boolean;
  };
  components?: string;
  tutorial?: boolean;
  /**
   * The situation of the rules page that it begins with, options included.
   */
  diagram?: string;
  /**
   * So many seconds for each decision; or for the whole game, with some that come back after each decision.
   *
   * At zero a bot decides this `once`, or takes the `seat` until its owner comes back, or the seat has lost (`lose`).
   */
  clock?: TimeLimit | null;
  settings?: Settings;
  /**
   * At least 128 random bits: who asks with the same once more, because no answer came, has the same table.
   */
  id?: string | null;
}
export interface NewSeat {
  holder: 'bot' | 'me' | 'open';
  level?: 'easy' | 'hard' | 'master' | 'normal';
  name?: string;
}
/**
 * So many seconds for each decision; or for the whole game, with some that come back after each decision.
 *
 *     At zero a bot decides this `once`, or takes the `seat` until its owner comes back, or the seat has lost (`lose`).
 */
export interface TimeLimit {
  per: 'decision' | 'game';
  seconds: number;
  zero: 'lose' | 'once' | 'seat';
  increment: number;
}
/**
 * Whether people may write to each other in words of their own, and how long bots take.
 */
export interface Settings {
  talk: boolean;
  pace: 'normal' | 'quick' | 'slow';
}
export interface NewBranch {
  at: number;
  /**
   * @minItems 1
   * @maxItems 64
   */
  seats: NewSeat[];
  seat?: number | null;
  /**
   * As for a new table.
   */
  id?: string | null;
}
export interface Welcome {
  type: 'welcome';
  table: TableShown;
  you: You;
  now: StepShown;
  /**
   * What was said lately, as far as it may be read again.
   */
  talk: Said[];
  /**
   * Where the others have gone on to, after the end.
   */
  next: NextTable | null;
}
/**
 * A table, apart from the game that is played at it.
 */
export interface TableShown {
  id: string;
  game: string;
  options: {
    [k: string]: string | number | boolean;
  };
  components: string;
  /**
   * The version of the rules that this table goes by, from its beginning to its end.
   */
  rulesVersion: number;
  newestRules: number;
  seedHash: string;
  seed: string | null;
  tutorial: boolean;
  /**
   * Played in real time.
   */
  timed: boolean;
  /**
   * All act in any order; bots leave people room.
   */
  freeOrder: boolean;
  /**
   * People must remember what they have seen: while the game runs, nobody plays on from an older step.
   */
  memory: boolean;
  /**
   * The option that rises when everybody has won, how far it has risen, and its next value; none after the last.
   */
  campaign: CampaignShown | null;
  /**
   * Somebody can lose to somebody else, and may resign.
   */
  rivals: boolean;
  settings: Settings1;
  /**
   * So many seconds for each decision; or for the whole game, with some that come back after each decision.
   *
   * At zero a bot decides this `once`, or takes the `seat` until its owner comes back, or the seat has lost (`lose`).
   */
  clock: TimeLimit | null;
  /**
   * Seconds left to agree on a choice in common; none where nothing is proposed.
   */
  decidesIn: number | null;
  seats: SeatShown[];
  /**
   * The table and the step from which another one plays on.
   */
  branch: Origin | null;
  /**
   * The day whose deal it is.
   */
  deal: string | null;
}
/**
 * The option that rises when everybody has won, how far it has risen, and its next value; none after the last.
 */
export interface CampaignShown {
  option: string;
  step: number;
  of: number;
  next: string | number | boolean | null;
}
/**
 * Whether people may write to each other in words of their own, and how long bots take.
 */
export interface Settings1 {
  talk: boolean;
  pace: 'normal' | 'quick' | 'slow';
}
/**
 * Who sits in a seat.
 */
export interface SeatShown {
  holder: 'bot' | 'open' | 'person';
  /**
   * Empty unless a bot sits here, and for one of a record that is none of ours.
   */
  level: 'easy' | 'normal' | 'hard' | 'master' | '';
  name: string;
  here: boolean;
  /**
   * Seconds until a bot answers for this person, who is asked something out of turn and is away; none for most.
   */
  answersIn: number | null;
  /**
   * It has lost by giving up or on time; a bot may play on for it.
   */
  forfeited: boolean;
  /**
   * How many seconds a seat has left, whether they run now, and for how long its line may still be down.
   */
  clock: ClockShown | null;
}
/**
 * How many seconds a seat has left, whether they run now, and for how long its line may still be down.
 */
export interface ClockShown {
  left: number;
  running: boolean;
  away: number | null;
}
/**
 * The table and the step from which another one plays on.
 */
export interface Origin {
  table: string;
  at: number;
}
/**
 * The seats that somebody holds, whether they are the host, and the seats at which they may sit down.
 */
export interface You {
  seats: number[];
  host: boolean;
  invited: number[];
}
/**
 * An entry of the table, and how things stand after it.
 */
export interface StepShown {
  n: number;
  /**
   * Milliseconds of the table's clock; none in a game without time.
   */
  at: number | null;
  entry: Entry;
  events: {
    [k: string]: GameEvent[];
  };
  /**
   * What changes in a view with each of the events, after the view of the step before; none if nobody saw it so.
   */
  frames: {
    [k: string]: Frame[];
  };
  views: {
    [k: string]: View;
  };
  actions: {
    [k: string]: Action[];
  };
  toAct: number[];
  /**
   * Of those who may act, the seats that the game waits for.
   */
  awaited: number[];
  /**
   * Of those who may act, the seats that decide something in somebody else's turn.
   */
  answering: number[];
  /**
   * Where the order is free: the people to whom bots leave room.
   */
  leading: number[];
  /**
   * Whom the table waits for now.
   */
  waitsFor: number[];
  /**
   * Where all choose together, what each seat proposes, the oldest first; none elsewhere.
   */
  proposals: ProposalShown[] | null;
  /**
   * The first step that may still be looked at; 0 unless something was hidden again.
   */
  veil: number;
  outcome: number[] | null;
  settled: boolean;
  undo: number[];
  /**
   * What the tutorial says now, and what it points at.
   */
  lesson: LessonShown | null;
  /**
   * After the end: what the rules never drew, as it might have been; its shape is the game's.
   */
  unseen: View | null;
}
/**
 * What a seat would choose for all.
 */
export interface ProposalShown {
  seat: number;
  action: string;
}
/**
 * What the tutorial says now, and what it points at.
 */
export interface LessonShown {
  step: number;
  of: number;
  text: string;
  /**
   * Why something else would be a bad idea now: a message, or nothing.
   */
  wrong: string;
  point: string[];
}
/**
 * What somebody at a table said: a phrase, words of their own, or a thing on the board that they pointed at.
 *
 *     `n` is the entry after which it was said. What was said is kept with the table and is no part of its log.
 */
export interface Said {
  seat: number;
  n: number;
  phrase?: string;
  text?: string;
  point?: string;
}
/**
 * Where the same people play again, with the keys that are this visitor's own there.
 */
export interface NextTable {
  table: string;
  seats: string[];
  host: string | null;
  watch: string | null;
  /**
   * By seat here: the seat of the same person there.
   */
  places: number[];
}
/**
 * A step that has just happened.
 */
export interface Update {
  type: 'update';
  n: number;
  /**
   * Milliseconds of the table's clock; none in a game without time.
   */
  at: number | null;
  entry: Entry;
  events: {
    [k: string]: GameEvent[];
  };
  /**
   * What changes in a view with each of the events, after the view of the step before; none if nobody saw it so.
   */
  frames: {
    [k: string]: Frame[];
  };
  views: {
    [k: string]: View;
  };
  actions: {
    [k: string]: Action[];
  };
  toAct: number[];
  /**
   * Of those who may act, the seats that the game waits for.
   */
  awaited: number[];
  /**
   * Of those who may act, the seats that decide something in somebody else's turn.
   */
  answering: number[];
  /**
   * Where the order is free: the people to whom bots leave room.
   */
  leading: number[];
  /**
   * Whom the table waits for now.
   */
  waitsFor: number[];
  /**
   * Where all choose together, what each seat proposes, the oldest first; none elsewhere.
   */
  proposals: ProposalShown[] | null;
  /**
   * The first step that may still be looked at; 0 unless something was hidden again.
   */
  veil: number;
  outcome: number[] | null;
  settled: boolean;
  undo: number[];
  /**
   * What the tutorial says now, and what it points at.
   */
  lesson: LessonShown | null;
  /**
   * After the end: what the rules never drew, as it might have been; its shape is the game's.
   */
  unseen: View | null;
}
export interface TableChanged {
  type: 'table';
  table: TableShown1;
}
/**
 * A table, apart from the game that is played at it.
 */
export interface TableShown1 {
  id: string;
  game: string;
  options: {
    [k: string]: string | number | boolean;
  };
  components: string;
  /**
   * The version of the rules that this table goes by, from its beginning to its end.
   */
  rulesVersion: number;
  newestRules: number;
  seedHash: string;
  seed: string | null;
  tutorial: boolean;
  /**
   * Played in real time.
   */
  timed: boolean;
  /**
   * All act in any order; bots leave people room.
   */
  freeOrder: boolean;
  /**
   * People must remember what they have seen: while the game runs, nobody plays on from an older step.
   */
  memory: boolean;
  /**
   * The option that rises when everybody has won, how far it has risen, and its next value; none after the last.
   */
  campaign: CampaignShown | null;
  /**
   * Somebody can lose to somebody else, and may resign.
   */
  rivals: boolean;
  settings: Settings1;
  /**
   * So many seconds for each decision; or for the whole game, with some that come back after each decision.
   *
   * At zero a bot decides this `once`, or takes the `seat` until its owner comes back, or the seat has lost (`lose`).
   */
  clock: TimeLimit | null;
  /**
   * Seconds left to agree on a choice in common; none where nothing is proposed.
   */
  decidesIn: number | null;
  seats: SeatShown[];
  /**
   * The table and the step from which another one plays on.
   */
  branch: Origin | null;
  /**
   * The day whose deal it is.
   */
  deal: string | null;
}
export interface AgainMade {
  type: 'again';
  next: NextTable1;
}
/**
 * Where the same people play again, with the keys that are this visitor's own there.
 */
export interface NextTable1 {
  table: string;
  seats: string[];
  host: string | null;
  watch: string | null;
  /**
   * By seat here: the seat of the same person there.
   */
  places: number[];
}
export interface SaidTold {
  type: 'said';
  said: Said1;
}
/**
 * What somebody at a table said: a phrase, words of their own, or a thing on the board that they pointed at.
 *
 *     `n` is the entry after which it was said. What was said is kept with the table and is no part of its log.
 */
export interface Said1 {
  seat: number;
  n: number;
  phrase?: string;
  text?: string;
  point?: string;
}
/**
 * All that may be read again, once nothing must be remembered any more.
 */
export interface TalkShown {
  type: 'talk';
  talk: Said[];
}
export interface Ack {
  type: 'ack';
  id: string;
  n: number | null;
  key?: string | null;
}
export interface Refused {
  type: 'refused';
  id: string;
  refusal: Refusal;
}
export interface HintGiven {
  type: 'hint';
  id: string;
  seat: number;
  action: Action;
  /**
   * Why; a lesson gives none.
   */
  reason: Reason | null;
}
/**
 * What a player of a seat may know after step `n`, for a program that plays there.
 */
export interface Known {
  type: 'known';
  id: string;
  seat: number;
  n: number;
  knowledge: View;
}
export interface Error {
  type: 'error';
  id: string | null;
  code: string;
  message: string;
}
export interface Pong {
  type: 'pong';
}
/**
 * The server goes down in good order; come back.
 */
export interface Closing {
  type: 'closing';
}
export interface Keys {
  table: string;
  host: string;
  watch: string;
  seats: (string | null)[];
}
/**
 * What a game that is over comes to, the most telling first; each is told by the text `figure-<figure>`.
 */
export interface FiguresShown {
  figures: Figure[];
}
/**
 * One of the figures of a game, by its name.
 */
export interface Figure {
  figure: string;
  /**
   * One for each seat, none for a seat of which it is not counted; or a single one for all together.
   */
  values: (number | null)[];
}
/**
 * The review of a game that is over, or how far it has come.
 */
export interface ReviewShown {
  /**
   * A review on its way: the curve as far as it is known, for people who wait.
   */
  sketch: ReviewSketch | null;
  /**
   * A finished game, judged.
   */
  review: Review | null;
}
/**
 * A review on its way: the curve as far as it is known, for people who wait.
 */
export interface ReviewSketch {
  /**
   * How much of the work is done, from 0 to 1.
   */
  progress: number;
  /**
   * The entry of each step, as in the review to come.
   */
  entries: number[];
  /**
   * The chances after each of these steps: rough at first, then better. One row for each of `entries`.
   */
  chances: number[][];
}
/**
 * A finished game, judged.
 */
export interface Review {
  /**
   * Of this format.
   */
  version: number;
  /**
   * The name of the game.
   */
  game: string;
  /**
   * The version of its rules.
   */
  rules: number;
  /**
   * The version of Ludothèque that judged it.
   */
  package: string;
  /**
   * Who held each seat at the end.
   */
  seats: Seat[];
  /**
   * Whether all win or lose together: then all seats have the same chances, and one curve is enough.
   */
  cooperative: boolean;
  /**
   * Whether the game was played against the clock.
   */
  timed: boolean;
  /**
   * How many simulations each chance rests on.
   */
  depth: number;
  /**
   * Of the review's own chance: the same seed and depth give the same review.
   */
  seed: string;
  /**
   * Each seat's chance before the deal: what the end leaves when all that could be told is taken away.
   */
  start: number[];
  /**
   * All steps in their order, the deal first.
   */
  steps: ReviewStep[];
  /**
   * For each seat, what the game came to.
   */
  totals: Totals[];
  /**
   * The steps (counted from 0 in `steps`) that changed the chances most, in the order of the game.
   */
  turning: number[];
}
/**
 * Who holds a seat from here on: a person, a bot of some level, or nobody yet.
 *
 *     >>> Seat(seat=1, holder="bot", level="hard")
 *     Seat(seat=1, holder='bot', level='hard', name='')
 */
export interface Seat {
  kind: 'seat';
  seat: number;
  holder: 'bot' | 'open' | 'person';
  level: string;
  name: string;
}
/**
 * One entry of the log that changed somebody's chance, or could have. What was taken back is left out.
 */
export interface ReviewStep {
  /**
   * The number of the entry in the log, from 1; 0 is the deal. The situation after it is step `entry` of the game.
   */
  entry: number;
  /**
   * `deal`: the game is laid out. `act`: a seat acted. `tick`: time alone went by. `forfeit`: a seat gave up, or had
   * no time left.
   */
  kind: 'act' | 'deal' | 'forfeit' | 'tick';
  /**
   * Who acted or gave up; nobody at the deal and when time alone went by.
   */
  seat: number | null;
  /**
   * What was played, in notation; nothing unless a seat acted.
   */
  action: string | null;
  /**
   * In a timed game, the moment at which the step was over, in milliseconds of the table's clock.
   */
  at: number | null;
  /**
   * Each seat's chance after the step, with all that was hidden as it was, and chance to come open.
   */
  chances: number[];
  /**
   * What chance, drawn at this step, changed: 0 if none was drawn or its outcomes cannot be told apart.
   */
  luck: number[];
  /**
   * What it changed that this action was chosen and not the best: 0 if it was the best.
   */
  decision: number[];
  /**
   * What remains, if it can be told: the best that could be known was not the best. 0 where nothing is hidden.
   */
  secret: number[];
  /**
   * In a timed game, what it changed that time went by while somebody could act; 0 elsewhere.
   */
  time: number[];
  /**
   * What it changed that a seat gave up, or had no time left.
   */
  forfeit: number[];
  /**
   * The judgement of the decision; nothing where there was no choice, or where the seat had lost already.
   */
  choice: JudgedChoice | null;
}
/**
 * A decision, judged by what the deciding seat knew then.
 */
export interface JudgedChoice {
  /**
   * The best action, in notation: the one taken, unless the search can tell that another was better.
   */
  best: string;
  /**
   * How much better the best was for the deciding seat, by what it knew; never negative, 0 if the best was taken.
   */
  cost: number;
  /**
   * The standard error of the cost: differences of this size come about by themselves.
   */
  noise: number;
  /**
   * Whether the cost is so much larger than its noise that the search can tell the two actions apart.
   */
  mistake: boolean;
  /**
   * The best few actions and the one taken, the best first.
   */
  options: Alternative[];
  /**
   * Of a mistake: why the best was better than the one taken, as a hint would say it.
   */
  reason: Reason | null;
}
/**
 * One of the actions that a seat could have chosen.
 */
export interface Alternative {
  /**
   * In notation.
   */
  action: string;
  /**
   * The chance that it gave the deciding seat, by what that seat knew.
   */
  chance: number;
  /**
   * How many simulations this rests on; 0 if it is proven.
   */
  tries: number;
  /**
   * The action as plain data to be put into words: `verb` names the text `action-<verb>` of the game.
   */
  words: Args;
}
/**
 * What a whole game came to for one seat: end - start = luck + decisions + others + secret + time + forfeit.
 */
export interface Totals {
  /**
   * All luck, good and bad, the deal included.
   */
  luck: number;
  /**
   * What the seat's own decisions changed for it.
   */
  decisions: number;
  /**
   * What the decisions of all others changed for it.
   */
  others: number;
  /**
   * What came of things hidden.
   */
  secret: number;
  /**
   * In a timed game, what came of time gone by.
   */
  time: number;
  /**
   * What came of giving up, one's own or another's.
   */
  forfeit: number;
  /**
   * The standard error of the luck that was counted: another seed of the review would differ by about so much.
   */
  noise: number;
  /**
   * How many of the seat's decisions were mistakes.
   */
  mistakes: number;
  /**
   * What these mistakes cost together, by what the seat knew at each.
   */
  cost: number;
}
export interface NewDeal {
  /**
   * As for a new table: a day's deal is played once with it.
   */
  id: string;
  name: string;
}
export interface NewRecord {
  /**
   * As for a new table: the same record with the same secret is the same table.
   */
  id: string;
  /**
   * The text of the file.
   */
  record: string;
}
/**
 * The day of the deal, in the whole world, and the games that have one.
 */
export interface Today {
  day: string;
  games: string[];
}
/**
 * How somebody fared with the deal of a day, beside bots and others who played it on this server.
 */
export interface DealShown {
  day: string;
  seat: number;
  score: number;
  /**
   * Not where somebody else played on, or other bots than those of the deal.
   */
  counts: boolean;
  /**
   * By level; nothing while they still play.
   */
  bots: {
    [k: string]: number;
  } | null;
  others: number;
  better: number;
  same: number;
}
/**
 * A picture of the rules page, as the seat that is to act sees it.
 */
export interface DiagramShown {
  id: string;
  rules: string[];
  seat: number;
  seats: number;
  options: {
    [k: string]: string | number | boolean;
  };
  view: View;
  actions: Action[];
  point: string[];
}
/**
 * All puzzles of a game, with the components and facts of the rules that they were found with.
 */
export interface PuzzlesShown {
  game: string;
  components: View;
  facts: Args;
  puzzles: PuzzleShown[];
}
/**
 * A puzzle as the seat that is to act sees it, with all that is needed to judge an answer.
 */
export interface PuzzleShown {
  id: string;
  level: 1 | 2 | 3;
  seat: number;
  seats: number;
  options: {
    [k: string]: string | number | boolean;
  };
  view: View;
  actions: Action[];
  /**
   * In notation.
   */
  answer: string;
  chance: number;
  /**
   * Every other action, and how much less than the answer it is worth.
   */
  costs: {
    [k: string]: number;
  };
  reason: Reason;
}
