import type { Event } from '../engine/event.ts'
import type { TitleTypes } from '../engine/procedure.ts'
import type { Seat, Table } from '../engine/state.ts'
import type { BeforeStart } from '../title/switches.ts'
import type { Reason } from '../bot/weighing.ts'

/** What a sentence may draw upon besides its own parameters. */
export interface TextContext<
  T extends Table = Table,
  H extends object = object,
  Q extends AnyQuestion = AnyQuestion,
> {
  /** What a seat is called. */
  name(seat: Seat): string
  table: T
  /** The hand of the seat that reads, or null for a spectator. */
  hand: H | null
  /** The seat that reads, or null for a spectator. */
  reader: Seat | null
  /** The open question and the seat that is asked; null if there is none. */
  asked: Q | null
}

/** A question of any title; the declarations of titles name it. @public */
export interface AnyQuestion {
  readonly key: string
  readonly seat: Seat
  readonly about: object
}

/** An open question of a title by `procedure.step`, and what everybody may know about it. */
type Asked<Questions> = {
  [K in keyof Questions]: { readonly key: K; readonly about: Questions[K] }
}[keyof Questions]

// As a method, so that a catalogue of one title's types can stand where a title's types are not known.
type Sentence<About, T extends Table, H extends object> = {
  say(about: About, t: TextContext<T, H>): string
}['say']

/** What happened, with the rule by which it did. */
type EventSentence<T extends Table, H extends object> = {
  say(is: never, t: TextContext<T, H>, rule?: string): string
}['say']

type OutcomeSentence<T extends Table, H extends object> = {
  say(is: never, t: TextContext<T, H>, line: readonly Event[]): string
}['say']

type MomentSentence<T extends Table, H extends object> = {
  say(is: never, t: TextContext<T, H>): MomentText | null
}['say']

type MaybeSentence<T extends Table, H extends object> = {
  say(about: never, t: TextContext<T, H>): string | null
}['say']

type SentenceOfSeveral<T extends Table, H extends object> = {
  say(several: readonly never[], t: TextContext<T, H>, rules?: readonly string[]): string
}['say']

/** A great moment: what it is, then what it means for the reader. */
export interface MomentText {
  heading: string
  lines: readonly string[]
}

/** A switch in words: its name, what it changes, and what its choices are called. */
export interface SwitchText {
  name: string
  help: string
  /** Whether it is one of those that people set first; the others are folded away on the page of a new table. */
  isFirst?: true
  choices?: Readonly<Record<string, string>>
  /** The sentences for the codes with which it says why it can't be everything at a table. */
  why?: Readonly<Record<string, string>>
}

/** A bot in words, for those who choose one: what it is called, and how hard it plays. */
export interface BotText {
  name: string
  /** "Thinks for a third of a second" */
  means: string
  /** What it has won; nothing where nobody has let it play often enough to say. */
  won?: BotRecord
}

/** How often a bot won when bots were left to themselves: measured, never guessed. */
export interface BotRecord {
  /** Who sat there: "One against three Traders", "Four of them against Nyarlathotep". */
  who: string
  matches: number
  of: number
  /** The bot in the other three of four seats; absent where all seats were its own. */
  against?: string
}

/** All the words of a title in one language. Rules code has none. */
export interface Catalogue<T extends Table = Table, H extends object = object> {
  name: string
  /** What the game is, in a sentence. */
  pitch: string
  /** The question of each step that asks, by `procedure.step`. */
  prompts: Readonly<Record<string, Sentence<never, T, H>>>
  /** Those that can be passed in a few words that follow "not asked about", for standing orders. */
  decisions?: Readonly<Record<string, string>>
  /**
   * What it means to pass one of them for the rest of the turn, where there is more to say than that: "Decline all from Bram".
   * Null where that should not be offered.
   */
  passes?: Readonly<Record<string, MaybeSentence<T, H>>>
  /**
   * What it means to pass one of them for as long as there is nothing else to choose: "Just throw, until my cards change".
   * Null where that would be no use.
   */
  lasting?: Readonly<Record<string, MaybeSentence<T, H>>>
  options: Readonly<Record<string, Sentence<number, T, H>>>
  reasons: Readonly<Record<string, string>>
  events: Readonly<Record<string, EventSentence<T, H>>>
  /** Several events of one kind in a row as one line: "Six Cultists follow." All others are told one after the other. */
  together?: Readonly<Record<string, SentenceOfSeveral<T, H>>>
  /**
   * How an event is told that ends a line of the log, after the events which that line has told already: "It falls." Its
   * own sentence if it does not say; nothing if it need not be told there.
   */
  outcomes?: Readonly<Record<string, OutcomeSentence<T, H>>>
  /**
   * Events that change what somebody is or is after, by key: they fill the stage for a breath, and say what they mean for
   * the reader. Null where this one is nothing special to the reader.
   */
  moments?: Readonly<Record<string, MomentSentence<T, H>>>
  /** The events that somebody wants to know who has looked away, the most telling first; all of them alike if it does not say. */
  news?: readonly string[]
  endings: Readonly<Record<string, Sentence<readonly Seat[], T, H>>>
  switches: Readonly<Record<string, SwitchText>>
  /** Its bots where somebody chooses one, by their names; those that all titles have are described already. */
  bots?: Readonly<Record<string, BotText>>
  /**
   * Why one option may be better than another, or worse, in phrases such as "brings 30 Sanity": of what the title counts
   * (`Mind.counts`) it leads to so much more, on average, or to less. The weightiest come first; what is too little to
   * matter is left out.
   */
  hints?(more: Readonly<Record<string, number>>, t: TextContext<T, H>): readonly Reason[]
  /** What chance to win would be even, for whoever reads a hint; undefined where there is nothing to divide. */
  even?(t: TextContext<T, H>): string | undefined
  /** What a seat plays in this match, in a word or two: "director", a character's name; undefined for nothing special. */
  role?(seat: Seat, t: TextContext<T, H>): string | undefined
  /** The same before the match begins, for those who choose where to sit. */
  roleAhead?(seat: Seat, at: BeforeStart): string | undefined
  /** Whether sentences call a seat by what it plays, and not by its player: then the frame does so too. */
  goesByRole?: boolean
  /** How the reader wins, and how it stands: what everybody wants to know who begins, or has lost sight of it. */
  goal?(t: TextContext<T, H>): GoalText
  /** The board in words, as headings and lists, for terminals and screen readers. */
  board(t: TextContext<T, H>): BoardText
}

/** All that a sentence of a title may draw upon. */
export type TextContextOf<K extends TitleTypes> = TextContext<
  K['state']['table'],
  K['state']['hands'][number],
  Asked<K['questions']> & AnyQuestion
>

/** All the words of a title, as one that knows its types writes them: a sentence for everything that its rules name. */
export interface Words<K extends TitleTypes> extends Omit<
  Catalogue<K['state']['table'], K['state']['hands'][number]>,
  | 'prompts'
  | 'passes'
  | 'lasting'
  | 'options'
  | 'reasons'
  | 'events'
  | 'together'
  | 'outcomes'
  | 'moments'
  | 'news'
  | 'endings'
  | 'role'
  | 'goal'
  | 'board'
> {
  prompts: {
    readonly [Q in keyof K['questions']]: (about: K['questions'][Q], t: TextContextOf<K>) => string
  }
  passes?: {
    readonly [Q in keyof K['questions']]?: (
      about: K['questions'][Q],
      t: TextContextOf<K>,
    ) => string | null
  }
  lasting?: {
    readonly [Q in keyof K['questions']]?: (
      about: K['questions'][Q],
      t: TextContextOf<K>,
    ) => string | null
  }
  options: { readonly [V in K['verb']]: (argument: number, t: TextContextOf<K>) => string }
  reasons: { readonly [R in K['reason']]: string }
  events: {
    readonly [E in keyof K['events']]: (
      is: K['events'][E],
      t: TextContextOf<K>,
      rule?: string,
    ) => string
  }
  together?: {
    readonly [E in keyof K['events']]?: (
      several: readonly K['events'][E][],
      t: TextContextOf<K>,
      rules?: readonly string[],
    ) => string
  }
  outcomes?: {
    readonly [E in keyof K['events']]?: (
      is: K['events'][E],
      t: TextContextOf<K>,
      line: readonly Event[],
    ) => string
  }
  moments?: {
    readonly [E in keyof K['events']]?: (
      is: K['events'][E],
      t: TextContextOf<K>,
    ) => MomentText | null
  }
  news?: readonly (keyof K['events'])[]
  endings: Readonly<Record<string, (winners: readonly Seat[], t: TextContextOf<K>) => string>>
  role?(seat: Seat, t: TextContextOf<K>): string | undefined
  goal?(t: TextContextOf<K>): GoalText
  board(t: TextContextOf<K>): BoardText
}

/** The prompts of some procedures: all of their questions, and no others. */
export type PromptsFor<K extends TitleTypes, Procedure extends string> = {
  readonly [Q in Extract<keyof K['questions'], `${Procedure}.${string}`>]: (
    about: K['questions'][Q],
    t: TextContextOf<K>,
  ) => string
}

/** What somebody is after at a table, and how far that is. */
export interface GoalText {
  /** What is played: the episode, the way to play. */
  name: string
  /** How it is won, then how it is lost: a sentence or two each. */
  lines: readonly string[]
  /** How it stands, in figures: what is counted, and how many of how many. */
  standing: readonly { what: string; is: string }[]
  /** What is special here: the actions that an episode adds, what is new in it. */
  here?: readonly { name: string; text: string }[]
}

/** A board as text: sections in reading order. */
export type BoardText = readonly { heading: string; lines: readonly string[] }[]
