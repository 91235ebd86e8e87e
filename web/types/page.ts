/** Types used only inside the page: routes, saves, preferences and what every screen is given. */

import type { BootReport, Progress } from "./workers.js";
import type { Lazy } from "../kit/lazy.js";
import type { Guest } from "../multiplayer/protocol/seats/guest.js";
import type { HostedTables } from "../multiplayer/protocol/seats/hosted-tables.js";
import type { SeatTabs } from "../multiplayer/protocol/seats/seat-tabs.js";
import type { Attention } from "../multiplayer/screens/attention.js";
import type { Results } from "../storage/results.js";
import type { Entrusted } from "../multiplayer/protocol/copies/encrypted-copy.js";
import type { Saves } from "../storage/saves.js";
import type {
  Action,
  AnswerSoFar,
  AnswerTaken,
  AuditAnswer,
  Catalog,
  Command,
  Crash,
  BranchAnswer,
  CheckAnswer,
  Collected,
  Contest,
  LogLine,
  Message,
  Mistake,
  EarlyTable,
  ExplainedAnswer,
  Failure,
  Handed,
  InsightAnswer,
  Inspected,
  LetterOpened,
  Letters,
  Option,
  Options,
  Origin,
  Outcome,
  Posed,
  Preview,
  RecallAnswer,
  RemarkAnswer,
  ReviewAnswer,
  SeatSetup,
  Shown,
  Speed,
  Table,
  Taking,
  TakenOver,
  Terms,
  Thinkable,
  Thought,
  Trails,
  WhyAnswer,
} from "./engine.js";
import type { Words } from "../i18n/words.js";
import type { Saying } from "../table/session/session.js";
import type { Preferences } from "../storage/preferences.js";
import type { Puzzle } from "../model/puzzle-rating.js";
import type { PendingGames } from "../storage/pending-games.js";
import type { Theme } from "../components/theme.js";
import type { Sounds } from "../sound/sounds.js";
import type { Speech } from "../sound/speech.js";
import type { Toasts } from "../components/toasts.js";
import type { Updates } from "../app/updates.js";

// Where one is

export type Route =
  | { screen: "home" | "saves" | "settings" | "credits" | "record" | "puzzles" | "small" }
  /** `day`: null: today. */
  | { screen: "day"; day?: string | null }
  /** An address with more characters than one of its kind has at most. */
  | { screen: "long"; found: number; most: number }
  /** An address that this page does not write so: what there is of it. */
  | { screen: "damaged"; text: string }
  | { screen: "club" }
  /** `about`: the title, as `model/contest.ts` writes it. */
  | { screen: "deal"; code: string; about: string | null }
  /** `about`: title, word and results. */
  | { screen: "collect"; code: string; about: string | null }
  | { screen: "result"; result: string }
  /** `rules`: a link, a ready game, or one of the reader's own; null: to be chosen. */
  | { screen: "workshop"; rules: string | null }
  | { screen: "shared"; shared: string | null }
  /** `letter`: its text, or the id of a game by post; null: all of them. */
  | { screen: "post"; letter: string | null }
  | { screen: "lobby"; game: string }
  | { screen: "demo"; game: string | null }
  | { screen: "table"; save: string }
  | { screen: "invite"; save: string }
  | { screen: "join"; invite: string }
  | { screen: "reply"; reply: string }
  | { screen: "watch"; link: string }
  | { screen: "embed"; link: string }
  | { screen: "learn"; game: string; lesson: string | null }
  | { screen: "puzzle"; game: string; puzzle: string | null }
  | { screen: "rules"; game: string; rule: string | null };

/** What a link may ask for and the page may not have. */
export type Unknown = "game" | "lesson" | "puzzle" | "rule" | "day" | "save";

/** What a link from elsewhere asks for: a screen, something with a name that nothing here can have, or half of it. */
export type Asked = Route | { screen: "unknown"; what: Unknown; name: string } | { screen: "incomplete" };

/** A mounted screen. */
export interface Screen {
  element: HTMLElement;
  heading: HTMLElement;
  /** What the focus comes to with the screen, where it is not the heading. */
  head?: HTMLElement;
  /** When the heading says something; without it at once. */
  named?: Promise<void>;
  title: () => string;
  /** Whether it renews its words itself when the language changes; else it is made anew. */
  isLasting?: boolean;
}

/**
 * Makes a screen. `signal` aborts when the screen is closed: pass it to every listener on something
 * that outlives the screen.
 */
export type MakeScreen<R extends Route = Route> = (
  app: App,
  route: R,
  signal: AbortSignal,
) => Screen;

export interface App {
  words: Words;
  engine: Answering;
  botPool: Thoughtful;
  saves: Saves;
  results: Results;
  preferences: Preferences;
  toasts: Toasts;
  sounds: Sounds;
  speech: Speech;
  rooms: Room[];
  /** Resolves when a game is among the rooms, if it can be had: small ones come late. */
  wantRoom: (game: string) => Promise<void>;
  /** Games to be started, by the id of the save they will become. */
  pendingGames: PendingGames;
  /** Decisions that are tried again, by the ids of the games branched off for that. */
  trials: Map<string, Trial>;
  go: (route: Route) => void;
  theme: Theme;
  updates: Updates;
  launchMode: LaunchMode;
  /** The screens for games with friends at devices of their own, which come when they are needed. */
  multiplayer: Lazy<typeof import("../multiplayer/screens/multiplayer-screens.js")>;
  /** Games by post, whose script comes when somebody plays one. */
  post: Lazy<typeof import("../features/post/post-screens.js")>;
  /** Games with friends at devices of their own. */
  hosting: {
    /** Those this page deals; missing: none yet. */
    tables?: HostedTables;
    /** Those another device deals, by the tables' ids. */
    guests: Map<string, Guest>;
    /** Made when it is first a guest. */
    seatTabs?: SeatTabs;
    /** Made when there is first something to tell. */
    attention?: Attention;
    /** Whether something was told while nobody looked. */
    isCalling?: boolean;
  };
}

/** What has bots think: this page's engine's questions, or those of another device's. */
export interface Thoughtful {
  /** What is to be said where thinking has failed. */
  readonly trouble: Message;
  think(
    command: Thinkable,
    onProgress: (progress: Progress) => void,
    how?: { parallel?: number; onMend?: () => void },
  ): Promise<Thought | null>;
  cancel(): void;
  now(): void;
}

/** What answers the commands of a table: this page's engine, or that of another device. */
export interface Answering extends EventTarget {
  report: BootReport;
  ready: boolean;
  isWanted: boolean;
  saved: string;
  start(): void;
  want(): void;
  up(): Promise<void>;
  /** Whether an early table stands in for it. */
  readonly isEarly?: boolean;
  /** What was decided at that table is not done. */
  forgo?(): void;
  ask<D extends AskCommand["do"]>(command: Extract<AskCommand, { do: D }>): Promise<Answer<D>>;
}

// Where the page stands

/** What the address says of the place where the page is shown: `?kiosk&pace=slow&bots=sailor&rest=60`. */
export interface LaunchMode {
  /** Passers-by find nothing there but the demo. */
  kiosk: boolean;
  /** How quickly the demo goes on; null: as quickly as things move elsewhere. */
  pace: Speed | null;
  /** The level of all bots of the demo; null: a mixed crew. */
  bots: string | null;
  /** Another page shows one game of it in a frame. */
  embedded: boolean;
  /** Seconds after which a seat that nobody plays any more goes back to its bot. */
  rest: number;
}

/** How one table is played. */
export interface Manner {
  /** From when on the game is kept: from the start, from a person's first move, not at all. */
  keeps: "always" | "played" | "never";
  /** How fast it goes; null: as people prefer. */
  speed: Speed | null;
  /** Whether everything that happens stays for a moment, for whoever learns from it. */
  lingers: boolean;
}

/** A puzzle of a game; it is there once it has been chosen. */
export interface PuzzlePlace {
  game: string;
  puzzle: Promise<Puzzle | null>;
}

/** A step of a lesson. */
export interface LessonPlace {
  game: string;
  lesson: string;
  place: number;
}

// What comes from outside

/** What a file from outside holds: the game, or results for one's record. */
export type Offer =
  | { file: string; record: SaveRecord; results: null; broken: 0 }
  | { file: string; record: null; results: Result[]; broken: number };

// Rooms and set-ups

/** A game as the built page lists it, known before Python is up. */
export interface Room {
  id: string;
  /** Of rules alone; it stands on a shelf of its own. */
  isSmall?: boolean;
  /** A table of it, where it has no cover. */
  picture?: Omit<Preview, "ok">;
  /** In no language, for where its words are missing. */
  title: string;
  seats: number[];
  /** Whether a seat knows what others do not. */
  traits: { hidden: boolean };
  cover: boolean;
  /** The options of whose choices there are pictures, `<option>-<choice>.svg`. */
  tiles: string[];
  options: Option[];
  /** What "Play now" starts with; the smallest table and every default when omitted. */
  quick?: { seats: number; options: Options };
  lessons: { id: string; steps: number; next: string | null }[];
  days: DayTable[];
  /** How many there are. */
  puzzles: number;
  /** The numbers of the beginnings that the build has dealt; missing: none. */
  deals?: number[];
  pad: ScorePad;
  designer: string;
  published: string;
  /** Whether it can be played by post. */
  post?: boolean;
}

/** What one writes down of a game that is played with the box. */
export interface ScorePad {
  /** Keys of messages: what is written down of each seat, the one that decides last; none: who won. */
  parts: string[];
  /** So many are scored one by one at most; null: the game is, once at its end. */
  rounds: number | null;
}

/** A table of the deal of the day, from the date `since` on, and no more from `until` on. */
export interface DayTable {
  since: string;
  seats: number;
  options: Options;
  levels: string[];
  until: string | null;
}

export interface Setup {
  seats: SeatSetup[];
  options: Options;
}

/** How a level fared in tournaments, against the next weaker level it met; shares are 0..1. */
export interface Fared {
  against: string;
  games: number;
  share: number;
  /** The share's 95 % interval. */
  low: number;
  high: number;
}
/** Points above the weakest level; `against` is missing where it met no weaker one. */
export type LevelRating = { rating: number } & (Fared | { against?: undefined });

/** What was measured at one kind of table; `options` null: at all of them together. */
export interface Rated {
  options: Options | null;
  seats: number;
  levels: Record<string, LevelRating>;
}

export interface Start extends Setup {
  game: string;
  seed: string | null;
  /** The date of a deal of the day; missing or null: another game. */
  day?: string | null;
  /** The deal of a contest; missing: none. */
  contest?: Taking;
  /** Whether a game of this deal has been watched, so that this one counts in no record. */
  seen?: boolean;
  /** What devices have drawn for it together; missing: `seed` says it. */
  shares?: [seat: number, commitment: string, share: string][];
  /** Whether somebody begins a first game; missing: no. */
  isFirst?: boolean;
  /** What is left of a game that another device has dealt, to go on with it. */
  handover?: Entrusted;
  /** Bytes of the longest letter, where friends play it by post; missing: it is not. */
  letters?: number;
  /** Its save, once it could be opened. */
  text?: string;
}

/** A decision that is tried again. */
export interface Trial {
  mistake: Mistake;
  /** The id of the game in which it was made. */
  from: string;
}

// Saves

/** A position and what the reader has written of that moment. */
export type Note = [position: number, text: string];

export interface SaveRecord {
  id: string;
  game: string;
  text: string;
  options: Options;
  seats: SeatSetup[];
  position: number;
  over: boolean;
  /** Of a game that plays on from a past moment of another; missing in records of older versions. */
  origin?: Origin | null;
  created: number;
  updated: number;
  /** Whether it was begun as somebody's first game; missing: no. */
  isFirst?: boolean;
  /** What bots have said in it, by the moments right after their moves; missing: nothing. */
  sayings?: [number, Saying][];
  /** The SHA-256 of its deal; missing in records of older versions, as are the next two. */
  seal?: string;
  /** The date of a deal of the day. */
  day?: string | null;
  /** The deal of a contest. */
  contest?: Taking | null;
  /** How it came out. */
  outcome?: Outcome | null;
  /** What somebody calls it. */
  title?: string;
  /** How often it was written; missing in records of older versions. */
  revision?: number;
  /** When it was last taken up, if that was long after it was played. */
  opened?: number;
  /** What the reader has written down, by position and in its order; missing: nothing. */
  notes?: Note[];
  /** When a file was last made of it, or the advice to do so was dismissed. */
  filed?: number;
  /** Whether what is in it must not be read before the game is over, as friends play in it. */
  isLocked?: boolean;
  /** In place of `text`, as the disk has it; see `vault.js`. */
  locked?: Locked;
}

/** What was decided at a table: the deal, the moment, and the actions. */
export interface Decision {
  seal: string;
  undone: number;
  position: number;
  actions: Action[];
}

/** An early table of a game, by the id of its save. */
export interface LastTable {
  id: string;
  /** The version of the page that kept it. */
  build: string;
  /** The save. */
  text: string;
  /** The table as JSON, and how many characters that has. */
  told: string;
  size: number;
  /** When: milliseconds. */
  written: number;
}

/** A text under lock. */
export interface Locked {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

/** How a game came out, by the id of its save. */
export interface Result extends Outcome {
  id: string;
  game: string;
  options: Options;
  seats: SeatSetup[];
  /** The SHA-256 of its deal. */
  seal: string;
  /** The date of a deal of the day. */
  day: string | null;
  /** Whether it may count in a record. */
  counts: boolean;
  /** When it ended, in milliseconds. */
  when: number;
  /** What the commodore made of the deal of the day. */
  rival?: Outcome;
}

// Preferences

export type ThemeName = "system" | "light" | "dark" | "contrast";

export interface PreferenceValues {
  language: string | null;
  theme: ThemeName;
  /** How large text is, in hundredths of the usual. */
  text: 100 | 125 | 150 | 175 | 200;
  /** How far apart letters are. */
  spacing: "normal" | "wide";
  speed: Speed;
  captions: boolean;
  /** Whether a choice that is the only one there is is played without being asked for. */
  forced: boolean;
  /** Whether letters alone are commands at the table. */
  letters: boolean;
  /** Whether sounds are heard; null: where motion is not reduced. */
  sound: boolean | null;
  /** Whether tunes are heard, where sounds are. */
  music: boolean;
  /** The volume of all, from 0 to 100. */
  volume: number;
  /** Whether moves are read aloud. */
  spoken: boolean;
  /** Whether the device is felt, as for sounds. */
  nudge: boolean | null;
  /** Of which mistakes the coach tells. */
  warnings: "off" | "big" | "clear";
  /** Whether the icon tells of a deal of the day that is still to be played; null: once one was begun. */
  badge: boolean | null;
}

/** What is known of a game's coach on this device. */
export interface CoachNotes {
  /** Whether a game has been played to its end here, so that the next one is no first game. */
  isOver: boolean;
  /** Whether somebody has switched the coach on or muted it; null: it speaks in first games. */
  isOn: boolean | null;
  /** The ids of the remarks made so far. */
  told: string[];
}

// The engine's answers

/** A past moment; `branch`: the position from which a new game plays on from there, if one may. */
export type PastMoment = Shown & { branch: number | null; trails: Trails };

export interface Answers {
  catalog: Catalog;
  start: Table;
  load: Table;
  inspect: Inspected;
  act: Table;
  acts: Table;
  move: Table;
  undo: Table;
  lift: Table;
  sit: Table;
  frame: Table;
  news: Table & { same?: true };
  far: { ok: true; changed: boolean; answer: Table | Failure };
  back: { ok: true; revision: number; undone: number; position: number; seal: string };
  seals: { ok: true; seals: Record<string, string> };
  learn: Table;
  watch: Table;
  share: { ok: true; link: string };
  copy: { ok: true; text: string };
  demonstrate: Table;
  play_on: Table;
  puzzle: Table;
  preview: Preview;
  early: { ok: true; early: EarlyTable };
  pose: Posed;
  branch: BranchAnswer;
  draw: Contest;
  contest: Contest;
  hand_in: Handed;
  collect: Collected;
  show: {
    ok: true;
    shown: PastMoment;
    viewer: number | null;
    all: boolean;
    lines: LogLine[] | null;
  };
  explain: ExplainedAnswer;
  why: WhyAnswer;
  insight: InsightAnswer;
  remark: RemarkAnswer;
  review: ReviewAnswer;
  check: CheckAnswer;
  disclose: { ok: true; text: string };
  audit: AuditAnswer;
  recall: RecallAnswer;
  invite: { ok: true; terms: string };
  join: Terms;
  accept: { ok: true; kept: string };
  letters: Letters;
  sent: Letters;
  take_answer: AnswerTaken;
  ask_back: { ok: true };
  stop_asking: { ok: true };
  give: Table;
  open_game: { ok: true; plain: string };
  open_letter: LetterOpened;
  answer: AnswerSoFar;
  check_opened: AuditAnswer;
  move_on: { ok: true; plain: string; kept: string };
  take_over: TakenOver;
}

/** The commands whose answer is for the page. */
export type AskCommand = Extract<Command, { do: keyof Answers }>;

/** The commands that are answered with a table. */
export type TableCommand = Exclude<
  AskCommand,
  {
    do: "draw" | "contest" | "hand_in" | "collect" | "invite" | "join" | "accept" | "letters" | "sent" | "take_answer" | "ask_back" | "stop_asking" | "open_game" | "open_letter" | "answer" | "check_opened" | "move_on" | "take_over" | "inspect" | "early" | "preview" | "pose" | "disclose" | "audit" | "recall" | "far" | "seals" | "back" | "branch" | "copy" | "share" | "catalog" | "show" | "explain" | "why" | "insight" | "remark" | "review" | "check";
  }
>;

export type Answer<D extends keyof Answers> = Answers[D] | Failure | Crash;
