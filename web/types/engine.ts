/** What Python sends: pictures and answers, as the page reads them. */

// Words

/** A text to be formatted in the reader's language; `args` is omitted when empty. */
export interface Message {
  key: string;
  args?: Record<string, Argument>;
}
/** A number, a string, a nested message, or a seat (formatted as that seat's shown name). */
export type Argument = number | string | Message | SeatArgument;
export interface SeatArgument {
  seat: number;
}
/** Texts are messages; a plain string stands for itself (a number, a name). */
export type Words = Message | string;
export type Format = (words: Words) => string;

// Pictures: table units, every scene 1000 wide

export type Kind = "box" | "disc" | "path" | "sprite" | "text" | "zone" | "glow";
export type Flag = "dim" | "chosen" | "lit" | "back";
export type Align = "center" | "left" | "right";
export type Face = "display" | "body";
/**
 * The kind of a table's layout, its height where it is 1000 units wide, and how large its letters are, in
 * hundredths of the usual, where they are larger.
 */
export type FrameName =
  | `${"narrow" | "short" | "wide"}:${number}`
  | `${"narrow" | "short" | "wide"}:${number}:${number}`;
export type Point = [x: number, y: number];

/** One thing on the table. Optional fields are omitted when they hold their default. */
export interface Node {
  id: string;
  kind: Kind;
  /** Centre. */
  at: Point;
  /** Width and height; text: size[1] is the font size; path: size[0] is the stroke width. */
  size: Point;
  /** Degrees, clockwise; 0. */
  turn?: number;
  /** Painting order; 0. Equal z: scene order. */
  z?: number;
  /** 0..1; 1. */
  alpha?: number;
  /** Theme token, or for sprites "<room>/<file>". */
  skin?: string;
  /** Theme token that replaces a sprite's `currentColor`. */
  tint?: string;
  /** Theme token of the outline of a box or disc. */
  edge?: string;
  /** Path: flat [x0, y0, x1, y1, ...]. */
  points?: number[];
  /** Box: corner radius. */
  round?: number;
  /** Several texts: the first that fits is shown. */
  text?: Words | Words[];
  /** How many lines they may take; 1. */
  lines?: number;
  /** Theme token of what the text stands on. */
  ground?: string;
  face?: Face;
  align?: Align;
  /** Accessible name; pickable nodes always have one. */
  label?: Words;
  /** Pick token; several nodes may share one. */
  pick?: string;
  state?: Flag[];
  /** Id of the node in the scene before that this one comes from. */
  was?: string;
  /** There is something to be told of it; the command `explain` asks what. */
  explain?: true;
}

/** What the card of a thing says. */
export interface Explanation {
  name: Message;
  /** What it does as things stand. */
  now: Message | null;
  numbers: Fact[];
  more: Message | null;
  /** The id of the rule that says more. */
  rule: string | null;
  icon: string | null;
}

export interface Scene {
  height: number;
  nodes: Node[];
  label?: Words;
  /** On a phone: the part that is the viewer's. */
  own?: [x: number, y: number, width: number, height: number];
  /** What stays in sight beside the result. */
  ending?: [x: number, y: number, width: number, height: number];
}

/** A detail of a table that nobody plays at. */
export interface Still {
  nodes: Node[];
  /** Dotted lines. */
  trails?: [fromX: number, fromY: number, toX: number, toY: number][];
}

/** A picture of the rules page, or two of the same place: before and after. */
export interface Figure {
  /** The last part of its caption's key. */
  words: string;
  /** The sections it stands under: rule ids in small letters, or parts of the game in short. */
  under: string[];
  /** By option the values with which it is shown. */
  only: Record<string, Options[string][]>;
  /** What is shown of the table. */
  box: [x: number, y: number, width: number, height: number];
  /** The height of its smallest letters, in table units. */
  letters: number;
  scenes: Still[];
}

/** A scene, the position in the log it shows, and what is said beside it. */
export interface Shown {
  position: number;
  /** How many of that position's log lines are told by then. */
  lines: number;
  seats: SeatShown[];
  /**
   * What is asked, or who is waited for; null while nobody acts because more is to happen first.
   */
  prompt: Message | null;
  /** What wins, and how far the viewer is. */
  goal: Message;
  /** Per seat what it alone knows of what it holds; null unless all hands are seen. */
  held: Fact[][] | null;
  /** Where the points come from; only with the last scene. */
  sheet: Sheet | null;
  /** How long the next moment is waited for, in parts of the usual pause. */
  rest: number;
  scene: Scene;
}

/** A row for each seat, whoever leads first; a value for each column, the last one decides. */
export interface Sheet {
  columns: Message[];
  icons: string[];
  rows: { seat: number; values: (string | number | Message)[] }[];
  /** The same round by round, in games that are played in rounds. */
  rounds: { number: number; facts: Fact[]; parts: { value: string | number; facts: Fact[] }[] }[];
  /** Who won and by what, once the game is over. */
  why: Message | null;
  /** The column that decides, by its place. */
  decided: number;
}

/** What is said of a seat beside a scene. */
export interface SeatShown {
  /** Whether it acts then. */
  turn: boolean;
  facts: Fact[];
}

/** One thing that has moved, by its centres; `from`: null: it has come from a hand, or out of many. */
export interface Moved {
  /** The id of what lies there at the moment of the trails, or where it has gone since. */
  node: string;
  from: Point | null;
  to: Point;
  size: Point;
}

/** What one entry of the log has moved; `seat`: null: nobody's alone. */
export interface Move {
  position: number;
  seat: number | null;
  parts: Moved[];
}

/** What has moved since the position after which the viewer is told anew; the oldest first. */
export interface Trails {
  since: number;
  moves: Move[];
}

// Seats

export type Shape = "circle" | "square" | "triangle" | "diamond" | "star";

/** What the board needs to know of a seat; `colour` is a colour id ("red") or any CSS colour. */
export interface SeatLook {
  name: string;
  colour: string;
  shape: Shape;
}

/** Who sits there: a person at this screen or at one of their own, or a bot by its level. */
export type Who = "human" | "friend" | (string & {});

export interface Fact {
  icon: string | null;
  /** What is shown of it where there is no room for words. */
  value: string | number;
  message: Message;
}

export interface Seat {
  name: string;
  colour: string;
  who: Who;
}

// Choices

/** A game's action: verb first. Opaque to JavaScript. */
export type Action = (string | number)[];

/** A consent as a device has signed it, to be kept with what was taken back. */
export type Vote = [table: string, id: string, seat: number, key: string, signature: string];

export interface Choice {
  action: Action;
  label: Message;
  picks: string[];
  target: string | null;
  ghost: Node[];
  gain: Message | null;
  /** A few letters for its button, and a sprite. */
  short: Message | null;
  icon: string | null;
}

/** What a choice does and what comes of it. */
export type Brought = Pick<Choice, "label" | "gain">;

/** Where an item may be put; the action is `action` with the item's word. */
export interface Place {
  pick: string;
  action: Action;
}
/** What may be put on any place, each item once. */
export interface Item {
  pick: string;
  word: string | number;
}
/** The viewer's next actions as one decision: one item for each place, confirmed at once. */
export interface Arrangement {
  places: Place[];
  items: Item[];
  confirm: Message;
  /** Token of the node where the last item left over lies in the end; null: where it was. */
  rest: string | null;
  /** What lays everything as it was confirmed the last time; null: nothing was. */
  again: { label: Message; actions: Action[] } | null;
}
/** Which item lies on which place, by their tokens. */
export type Placed = ReadonlyMap<string, string>;

/** What a press or drop makes of an arrangement; `why`: nothing, ask about these tokens. */
export interface Arranged {
  placed: Placed;
  selection: Set<string>;
  why: string[] | null;
}

export interface Narrowed {
  /** Choices whose picks hold the whole selection. */
  candidates: Choice[];
  /** Tokens that occur in a candidate's picks. */
  live: Set<string>;
  /** Targets of the candidates; empty without a selection. */
  targets: Set<string>;
  /** The candidate whose picks are all selected. */
  complete: Choice | null;
}

export interface Pressed {
  selection: Set<string>;
  send: Action | null;
  why: string[] | null;
}

/** What the board highlights without a new scene. */
export interface Marks {
  live?: Set<string>;
  targets?: Set<string>;
  chosen?: Set<string>;
  /** What is pressed next as a rule, where that is not all alike: it gets the first numbers. */
  first?: Set<string>;
  ghost?: Node[];
  /** What a press on a token brings, where that is known. */
  told?: Map<string, Brought>;
  /** What the coach speaks of: tokens, or ids of nodes. */
  points?: Set<string>;
  /** Whether others act. */
  isWaiting?: boolean;
  /** Whether what can be pressed bears no mark yet. */
  isUnlit?: boolean;
}

// The engine's answers

export interface Option {
  name: string;
  kind: "choice" | "flag" | "whole";
  choices: (string | number | boolean)[];
  default: string | number | boolean | null;
  rated: boolean;
}
export type Options = Record<string, string | number | boolean>;

export interface Info {
  id: string;
  rules_version: number | string;
  seats: number[];
  options: Option[];
  traits: { hidden: boolean; chance: boolean; simultaneous: boolean };
  quick: { seats: number; options: Options };
  rules: string[];
  lessons: { id: string; steps: number; next: string | null }[];
  days: { since: string; seats: number; options: Options; levels: string[]; until: string | null }[];
  designer: string;
  /** Whether it is played by post. */
  post: boolean;
  year: number | string;
}

export interface Catalog {
  ok: true;
  games: Info[];
  levels: string[];
  colours: string[];
}

/** What things are made of, as far as it is heard. */
export type Material =
  | "blade"
  | "card"
  | "chain"
  | "chest"
  | "coin"
  | "door"
  | "drum"
  | "lot"
  | "purse"
  | "rope"
  | "sail"
  | "shuffle"
  | "step"
  | "storm"
  | "turn"
  | "wave"
  | "wind"
  | "wood";

export type Instrument = "bass" | "concertina" | "drum" | "fiddle" | "lute" | "whistle";

/** A room's tune. `tempo`: eighths a minute. */
export interface Tune {
  tempo: number;
  /**
   * `notes`: pitch and length in eighths in turn; a pitch of 60 is the middle C, each semitone is 1, and
   * 0 is a rest.
   */
  voices: { instrument: Instrument; notes: number[] }[];
}

export interface LogLine {
  position: number;
  seat: number | null;
  message: Message;
  /** Whether it is a heading: something begins with it. */
  head: boolean;
  /** What it sounds like. */
  sound: Material | null;
}

/**
 * The bot that is to be consulted, the revision to be sent for it, and how many searches it is worth
 * at once.
 */
export interface Think {
  seat: number;
  revision: number;
  parallel: number;
}

export interface Table {
  ok: true;
  game: string;
  revision: number;
  /** What a friend's screen has been told. */
  mark: string | null;
  /** How many tables a friend's screen has been told, and on which of them this one is based. */
  number: number | null;
  base: number | null;
  position: number;
  /** For which its scenes were painted. */
  frame: FrameName;
  /** How often something was taken back. */
  undone: number;
  options: Options;
  /** Once the game is over: before that it would tell what is to come. */
  seed: string | null;
  viewer: number | null;
  /** Whether that spectator sees all hands. */
  all: boolean;
  /** The human who must lift the curtain; the scene is the spectator's then, without choices. */
  curtain: number | null;
  /** Nothing is hidden between seats in this game. */
  open: boolean;
  acting: number[];
  /** Where the round began in which choices are sealed for a friend's sake. */
  round: number | null;
  over: boolean;
  ranks: number[] | null;
  /** Once the game is over. */
  outcome: Outcome | null;
  /** The SHA-256 of the deal. */
  seal: string;
  /** The date of a deal of the day. */
  day: string | null;
  /** The deal of a contest. */
  contest: Taking | null;
  /** Whether it may count in somebody's record. */
  counts: boolean;
  seats: Seat[];
  /** Scenes to show one after another; the last is the present. Never empty. */
  scenes: Shown[];
  choices: Choice[];
  /** What the viewer may lay out before it confirms; null: its choices are made one by one. */
  arrangement: Arrangement | null;
  /** Of a game branched off another; null: begun as any other. */
  origin: Origin | null;
  /** free: false when it is allowed only because all opponents are bots. */
  undo: { position: number; free: boolean } | null;
  /** Keep the first `keep` lines you have, then append `lines`. */
  log: { keep: number; lines: LogLine[] };
  think: Think | null;
  /** How many entries of the log came before anybody had decided anything. */
  setup: number;
  trails: Trails;
  /** Positions before those moves of bots whose insight may be told now. */
  insights: number[];
  /** Why a bot made the move that this answers, as anybody can tell. */
  motive: Message | null;
  /** Whether the game is only shown. */
  watched: boolean;
  /** Whether friends play it by post. */
  post: boolean;
  /** The position with which a link begins, in the answer to `watch`. */
  moment: number | null;
  /** The lesson at the table; null: a match. */
  lesson: Lesson | null;
}

/** That somebody plays a deal of a contest: which one, from 0, and for the how manieth time. */
export interface Taking {
  code: string;
  number: number;
  tries: number;
  word: string;
}

/** Deals that any number of people play, each alone against the same bots. */
export interface Contest {
  ok: true;
  /** As it stands in addresses, and as people read it. */
  code: string;
  shown: string;
  game: string;
  options: Options;
  seats: number;
  level: string;
  /** Whether a word completes the seeds. */
  worded: boolean;
  /** Per deal the person's seat. */
  places: number[];
}

/** A result to be given away, and the code that claims the same. */
export interface Handed {
  ok: true;
  result: string;
  typed: string;
}

/** A game of a contest; those of a deal stand together, the best first. */
export interface ContestRow {
  text: string;
  name: string;
  number: number;
  tries: number;
  claimed: boolean;
  /** A game that has come is another than was claimed. */
  contradicted: boolean;
  rank: number;
  score: string | number;
  turns: number;
  counts: boolean;
  points: number | null;
  most: number;
  twin: string | null;
}

export interface ContestTotal {
  name: string;
  place: number;
  points: number;
  most: number;
  deals: number;
}

export interface Collected {
  ok: true;
  kept: string[];
  twice: number;
  refused: { text: string; error: Message }[];
  rows: ContestRow[];
  totals: ContestTotal[];
}

/** How a game came out: by seat the ranks, the turns there were, and the value that decides. */
export interface Outcome {
  ranks: number[];
  turns: number[];
  scores: (string | number)[];
  unit: Message | null;
}

/** How far a lesson has come. */
export interface Lesson {
  /** null: a puzzle. */
  id: string | null;
  title: Message;
  goal: Message;
  /** The step, from 0; at the end that of all steps. */
  place: number;
  steps: number;
  say: Message | null;
  done: Message | null;
  point: string[];
  /** Where several things are laid out: what is said and pointed at for each, and once all lie. */
  parts: { say: Message; point: string[] }[];
  /** Actions whose buttons are to be marked. */
  orders: Action[];
  /** Legal actions that do what is asked. */
  wanted: Action[];
  answer: { message: Message; rule: string | null } | null;
  missed: number;
  on: Message | null;
  next: string | null;
  anew: boolean;
}

/** With which move a branch begins, and when the game it comes from was played (milliseconds). */
export interface Origin {
  move: number;
  when: number;
}

/** A match that a save holds, without a table. */
export interface Inspected
  extends Pick<
    Table,
    "ok" | "game" | "options" | "position" | "over" | "outcome" | "origin" | "seal" | "day" | "contest" | "seats"
  > {
  text: string;
}

/** A puzzle and its answer, without a table. */
/** A moment of a match that lies on no table. */
export interface Preview extends Pick<Table, "ok" | "seats"> {
  viewer: number | null;
  shown: Shown;
}

export interface Posed extends Preview {
  viewer: number;
  best: Message;
}

export interface BranchAnswer {
  ok: true;
  text: string;
  position: number;
  origin: Origin;
  seats: Seat[];
}

export interface ShownAnswer {
  ok: true;
  shown: Shown;
}
export interface ExplainedAnswer {
  ok: true;
  explanation: Explanation;
}
export interface WhyAnswer {
  ok: true;
  refusal: { message: Message; rule: string | null };
}
/** What the coach says. */
export interface Remark {
  id: string;
  message: Message;
  rule: string;
}
/** A table that can be shown before the engine is there. */
export interface EarlyTable {
  table: Table;
  /** By the id of a node. */
  explained: Record<string, Explanation>;
  /** What the coach says first. */
  remark: Remark | null;
}
export interface RemarkAnswer {
  ok: true;
  remark: Remark | null;
}
/**
 * A decision of a finished game: the moment before it, whose it was, what was done; and the seat's
 * chance at a glance, before anything is searched, null in a game without estimates.
 */
export interface ReviewMoment {
  position: number;
  seat: number;
  action: Action;
  glance: number | null;
}
/** A deal that is opened, and the first outcome of chance that its seed decides otherwise. */
export interface CheckAnswer {
  ok: true;
  deal: string;
  since: number;
  drawn: number;
  wrong: number | null;
}
/** What is found in a game that another device has dealt and opened. */
export interface AuditAnswer {
  ok: true;
  wrong: { message: Message; position: number | null } | null;
  told: Message[];
  /** A save to be kept here. */
  text: string;
}
/** What an invitation to a game by post says of it, and to which seat. */
export interface Terms extends Pick<Table, "ok" | "game" | "options" | "seats"> {
  seat: number;
}
/** A friend's seat that has come from another device. */
export interface TakenOver extends Terms {
  kept: string;
  /** Of the newest letter that is known; 0: none. */
  number: number;
  /** In base64, as all bytes. */
  secret: string;
}
/** How it stands between the device that deals and a friend. */
export interface LetterTo {
  seat: number;
  /** Of the letter that is due or out; the last one's where there is none. */
  number: number;
  /** Null: there is none. In base64, as all bytes. */
  plain: string | null;
  /** Whether it has gone, and is the same whenever it is asked for. */
  sent: boolean;
  /** Whether it asks for an action. */
  asked: boolean;
  /** Whether it tells the end. */
  over: boolean;
  /** Whether it asks to agree that something is taken back. */
  back: boolean;
  /** Whether a bot plays for that friend now. */
  away: boolean;
  /** Whether an answer to it is waited for. */
  waits: boolean;
}
export interface Letters {
  ok: true;
  friends: LetterTo[];
  /** Something is taken back if these seats agree. */
  asking: { seat: number; waits: number[] } | null;
}
/** What became of an answer, and how many of its choices were made. */
export interface AnswerTaken {
  ok: true;
  found:
    | "played"
    | "part"
    | "agreed"
    | "again"
    | "differs"
    | "late"
    | "ahead"
    | "illegal"
    | "refused"
    | "whole";
  counted: number;
  count: number;
  changed: boolean;
}
/** A letter as it was opened at a friend's device. */
export interface LetterOpened {
  ok: true;
  found: "new" | "same" | "older" | "otherwise" | "whole" | "none" | "moved";
  /** What the engine has noted. */
  kept: string;
  letter: {
    number: number;
    newest: number;
    asked: boolean;
    over: boolean;
    /** What was taken back, if its reader agrees: for which seats, and to which positions. */
    backs: [seat: number, position: number][];
    /** How many choices of the answer before were made, of how many. */
    counted: number;
    count: number;
    /** So many entries are told at the end only. */
    left_out: number;
    /** Whether a bot has played meanwhile. */
    away: boolean;
    answered: boolean;
  };
  table: Table | null;
  /** What can be sent back in place of an answer: that it be sent whole, or that its reader does not agree. */
  request: string | null;
}
/** What was chosen so far, as it can be sent. */
export interface AnswerSoFar {
  ok: true;
  /** Null: nothing was. */
  plain: string | null;
  kept: string;
  count: number;
  /** Whether more can be chosen before it is sent. */
  goes_on: boolean;
  /** Whether the turn may go on with the next letter. */
  drawn: boolean;
}
/** What a table told of a moment. */
export type Picture = Pick<
  Table,
  "scenes" | "acting" | "over" | "ranks" | "outcome" | "choices" | "arrangement" | "log"
>;
export interface RecallAnswer {
  ok: true;
  /** null: there was no such moment. */
  pictures: (Picture | null)[];
}
export interface ReviewAnswer {
  ok: true;
  moments: ReviewMoment[];
  returns: number[];
}
/** What a bot compared before it moved; `position` is the moment before. */
export interface Insight {
  position: number;
  seat: number;
  action: Action;
  prospects: Prospect[];
}
export interface InsightAnswer {
  ok: true;
  insight: Insight;
}
export interface Failure {
  ok: false;
  error: Message;
  rule: string | null;
}
/** A Python exception. */
export interface Crash {
  ok: false;
  crash: string;
}

export interface SeatSetup {
  name: string;
  colour: string;
  who: Who;
}

/** Whose eyes look: a seat's, a spectator's, those of a spectator who sees all hands. */
export type Eyes = number | "spectator" | "all";

/** Page -> engine worker, as JSON text. */
export type Command =
  | { do: "catalog" }
  | {
      do: "start";
      game: string;
      seats: SeatSetup[];
      options: Options;
      seed: string | null;
      day?: string | null;
      seen?: boolean;
      shares?: [seat: number, commitment: string, share: string][];
      contest?: Taking;
      letters?: number;
      frame: FrameName;
    }
  | {
      do: "draw";
      game: string;
      options: Options;
      seats: number;
      level: string;
      deals: number;
      worded: boolean;
    }
  | { do: "contest"; code: string; word: string }
  | { do: "hand_in"; text: string }
  | {
      do: "collect";
      code: string;
      word: string;
      kept: string[];
      added: string;
      typed: string | null;
      name: string | null;
    }
  | { do: "load"; text: string; seats?: SeatSetup[]; frame: FrameName }
  | { do: "early"; frame: FrameName }
  | { do: "inspect"; text: string }
  | { do: "act"; revision: number; seat: number; action: Action }
  | { do: "acts"; revision: number; seat: number; actions: Action[] }
  | { do: "move"; revision: number; seat: number; thought: number; aloud: boolean }
  | { do: "undo"; revision: number; advised?: boolean; seat?: number; votes?: Vote[] }
  | { do: "branch"; position: number; when: number; seat: number | null; who: Who | null }
  | { do: "copy" }
  | { do: "share"; position: number | null; names: boolean }
  | { do: "watch"; link: string; frame: FrameName }
  | { do: "lift"; revision: number; seat: number }
  | { do: "sit"; revision: number; seat: number; name: string; who: Who }
  | { do: "frame"; frame: FrameName }
  | { do: "news"; seat: number | null; watcher?: number | null; since: string | null; frame: FrameName; base?: number | null }
  | { do: "far"; seat: number | null; watcher: number | null; text: string; nonce?: string | null; base: number | null }
  | { do: "seals"; start: number; sealed: Record<string, string> }
  | { do: "back"; seat: number }
  | { do: "invite"; game: string; seats: SeatSetup[]; options: Options; seat: number }
  | { do: "join"; game: string; terms: string }
  | { do: "accept"; game: string; terms: string; share: string; commitment: string; name: string }
  | { do: "letters" }
  | { do: "sent"; seat: number; number: number }
  | { do: "take_answer"; seat: number; number: number; plain: string; request: boolean }
  | { do: "ask_back"; seat: number }
  | { do: "stop_asking" }
  | { do: "give"; seat: number; who: Who }
  | { do: "open_game" }
  | { do: "open_letter"; kept: string; number: number; plain: string; frame: FrameName }
  | { do: "answer" }
  | { do: "check_opened"; kept: string; plain: string }
  | { do: "move_on"; kept: string; secret: string; room: number }
  | { do: "take_over"; game: string; plain: string }
  | { do: "show"; position: number; eyes: Eyes | null }
  | { do: "explain"; position: number; node: string }
  | { do: "why"; picks: string[] }
  | { do: "remark"; revision: number; told: string[]; refused: string | null }
  | { do: "insight"; position: number }
  | { do: "disclose" }
  | { do: "audit"; text: string; witness: object }
  | { do: "recall"; moments: [undone: number, position: number, frame: string, how: string][] }
  | { do: "review" }
  | { do: "check" }
  | { do: "learn"; game: string; lesson: string; place: number; frame: FrameName }
  | { do: "puzzle"; game: string; puzzle: object; frame: FrameName }
  | { do: "preview"; text: string; frame: FrameName }
  | { do: "pose"; game: string; puzzle: object; frame: FrameName }
  | { do: "demonstrate"; revision: number }
  | { do: "play_on"; revision: number; who: Who }
  | ThinkCommand;

/** The commands that are answered with a question, which goes to a bot's worker. */
export type ThinkCommand =
  | { do: "consult"; revision: number; seat: number }
  | { do: "hint"; revision: number }
  | { do: "assess"; position: number; action: Action | null; least: number; gaps: number[] }
  | { do: "judge"; position: number; seat: number; look: number }
  | { do: "rerun"; seat: number; who: Who; played: number[] | null }
  | { do: "recheck"; code: string; word: string; text: string }
  | { do: "analyse" };

/** What a worker can be asked: by a command, or by the answer to one that another device's engine gave. */
export type Thinkable = ThinkCommand | { do: "ponder"; think: object };

/** The result of thinking, under the id that `move` names; `step` is null where it is hidden. */
export interface Thought {
  id: number;
  step: Step | null;
}

/** An action a bot has compared with others; `worth` and `share` are 0..1. */
export interface Prospect {
  action: Action;
  worth: number | null;
  share: number;
  label: Message;
  reason: Message | null;
}

/** A slice of a bot's thinking, 0..1 of the way; `docs/protocol.md` has the rest. */
export interface Step {
  done: boolean;
  progress: number;
  action: Action;
  worth: number | null;
  prospects: Prospect[];
  row: Prospect[] | null;
  /** Of a deal that is played again: the turns the seat has had, and how it came out. */
  turns?: number;
  played?: number[];
  outcome?: Outcome | null;
  /** Of a result that is rechecked: the entries at which a bot does otherwise, and luck and play. */
  strange?: [entry: number, seat: number][];
  share?: Share | null;
  /** Of a game that is analysed: how far its split into luck and play is, 0..1, and what is new. */
  split?: number;
  judged?: (Judged & { prospects: Prospect[] })[];
  /** What moved every seat's chance. */
  shares?: Share[];
  turning?: Turn[];
  mistakes?: Mistake[];
  /** What decided the game, per seat; null where that cannot be told. */
  summaries?: (Message | null)[];
  /** Of a decision that is assessed: what it gave away, and by how much two looks differed. */
  slip?: Slip | null;
  gap?: number | null;
}

/** A seat's chance at one of its own decisions, from what it knew; `position` is the moment before. */
export interface Judged {
  position: number;
  seat: number;
  worth: number;
}

/** A turning point: whose chance changed, and the positions between which its cause lies. */
export interface Turn {
  seat: number;
  before: number;
  after: number;
  from: number;
  to: number;
  better: Prospect | null;
}

/** How another try at a decision compares with what was done. */
export type Verdict = "same" | "best" | "better" | "worse" | "close" | "unknown";

/** What a decision gave away of the chance of winning, 0..1, and the standard error of that. */
export interface Slip {
  taken: Prospect;
  best: Prospect;
  cost: number;
  error: number;
}

/** A costly decision; `tried`: all that the analysis has looked at instead. */
export interface Mistake extends Slip {
  /** The moment before it. */
  position: number;
  seat: number;
  tried: { action: Action; worth: number | null; verdict: Verdict }[];
}

/** What can be said of a change: it is exact, sure within its error, too close to tell, too much. */
export type Certainty = "exact" | "sure" | "close" | "much";

/** What moved a chance, the standard error of that, and what can be said of it. */
export type Part = [change: number, error: number, certainty: Certainty];

/** What led one seat from its chance at the start to its result; the parts add up to it. */
export interface Share {
  start: number;
  luck: Part;
  play: Part;
  others: Part;
  rest: Part;
  result: number;
}

// The board

/** A thing that somebody wants explained: a node of the scene of that position. */
export interface Asked {
  position: number;
  node: string;
  /** Where it is, from the window's corner. */
  thing: DOMRect;
  byKeyboard: boolean;
}

export type Speed = "off" | "slow" | "normal" | "fast";

export interface BoardOptions {
  format: Format;
  /** A pickable node was pressed, tapped, clicked or keyed. */
  onPress?: (token: string) => void;
  /**
   * A live node is being dragged: select it without sending anything (`grab` in board/pointing/choices),
   * so that its targets light up; null when it was let go over nothing.
   */
  onDrag?: (token: string | null) => void;
  /** Let go over a target or another live node; `drop` in input/choices.js says what follows. */
  onDrop?: (from: string, to: string) => void;
  /** The token under the mouse or the keyboard focus. */
  onHover?: (token: string | null) => void;
  /** Escape, or a tap on nothing. */
  onCancel?: () => void;
  /** Something is to be explained; null: nothing any more. */
  onExplain?: (asked: Asked | null) => void;
  /** The table has another room. */
  onFrame?: (frame: FrameName) => void;
}
