import type {
  Chance,
  GameEntry,
  Lesson,
  Seat,
  Settings,
  TextContextOf,
  Title,
  TitleTypes,
} from '@eldertable/kernel'
import type { Meanings } from '../citation-audit.ts'
import type { PrintedRules } from '../printed-rules.ts'
import type { LogRead } from '../told-match.ts'
import type { Wording } from '../wording.ts'

/** A kind of table; seats and settings that it does not name are drawn, or those of the title. */
export interface TableGiven {
  readonly seats?: number
  readonly settings?: Settings
}

/** Puts a match together by hand where play at random seldom comes. */
type LatePosition<K extends TitleTypes> = (
  chance: Chance,
  seats: number,
  settings: Settings,
) => K['state']

/** What has to be true of some recorded match; what it does not name may be anything. */
export interface RecordedKind {
  readonly seats?: number
  readonly settings?: Settings
  readonly ending?: string
  /** Whether anybody won. */
  readonly isWon?: boolean
}

/** What players read on some pieces, beside the book. */
export interface WordingsGiven {
  /** "on cards" */
  readonly of: string
  readonly wordings: () => readonly Wording[]
  /** How many pieces there have to be. */
  readonly pieces?: number
}

/** A line as it is expected, or what it has to have in it. */
export type Expected = string | RegExp

/** How a match is told when it is over, as a board tells it. */
export interface Telling<K extends TitleTypes> {
  tally(log: LogRead, t: TextContextOf<K>): readonly RowTold[]
  story(log: LogRead, t: TextContextOf<K>): StoryTold
  /** By the name of a recorded match, of each row what became of the figure and its numbers, counted by hand. */
  readonly rows: Readonly<Record<string, readonly Expected[]>>
  /** By the name of a recorded match, what decided it. */
  readonly decided: Readonly<Record<string, Expected>>
}

export interface RowTold {
  readonly seat?: Seat
  readonly name: string
  readonly fate?: string
  readonly figures: readonly { readonly value: string; readonly label: string }[]
}

export interface StoryTold {
  readonly turningPoints: readonly {
    readonly position: number
    readonly when: string
    readonly text: string
  }[]
  readonly decided: string | null
}

/**
 * A title and what it brings to be held to the promises that every title makes. The first five are all that a small one
 * needs; where it has more to show it says so, and where it is large it says which tables and positions are worth a look.
 */
export interface TitleGiven<K extends TitleTypes = TitleTypes> {
  readonly title: Title<K>
  readonly rulebook: PrintedRules
  /** Every way in which a match can end. */
  readonly endings: readonly string[]
  /** The folder of the recorded matches, with a slash behind it. */
  readonly fixtures: URL
  readonly lessons: readonly Lesson[]
  /** The title with its bots. */
  readonly game?: GameEntry
  /**
   * For titles whose matches are long: without it, play at random has to come to the end by itself. What it is given are
   * all the settings of a table.
   */
  readonly late?: LatePosition<K>
  /** What kinds of match are among the recorded ones, beside one for each ending. */
  readonly recorded?: readonly RecordedKind[]
  /** What is played at random under the eyes of all oracles. */
  readonly play?: {
    /** For how many picks at each table. */
    readonly picks?: number
    readonly tables?: readonly TableGiven[]
    readonly lateTables?: readonly TableGiven[]
  }
  /** Whose sentences are heard. */
  readonly heard?: {
    /** Finds words to one reader, which nobody may read who does not play. */
    readonly toSomebody?: RegExp
    /** How many matches of each table. */
    readonly matches?: number
    /** How many different sentences have to come up in those of each table that begin with the set-up. */
    readonly atLeast?: number
    readonly tables?: readonly TableGiven[]
    readonly lateTables?: readonly TableGiven[]
  }
  /** How every rule that is cited in play is held against the book; without meanings, only for being there. */
  readonly cited?: {
    readonly meanings?: Meanings<K>
    /** How many matches of each table. */
    readonly matches?: number
    readonly tables?: readonly TableGiven[]
    readonly lateMatches?: number
    readonly lateTables?: readonly TableGiven[]
    /** Moments to which play at random hardly ever leads, each about to happen; how often each is played on. */
    readonly rareMoments?: readonly (() => K['state'])[]
    readonly rareMatches?: number
    /** What never comes up: `options pass`. */
    readonly never?: readonly string[]
    /** What need not come up in so few matches, and has a test of its own. */
    readonly seldom?: readonly string[]
  }
  /** Whatever players read that has numbers of the book. */
  readonly numbers?: readonly WordingsGiven[]
  /**
   * Of switches whose help speaks of further rules: those. What the book says of a switch where the rule that the switch
   * names does not. And switches of which the book does not speak.
   */
  readonly switchNumbers?: {
    readonly besides?: Readonly<Record<string, string>>
    readonly printed?: Readonly<Record<string, string>>
    readonly without?: readonly string[]
  }
  readonly told?: Telling<K>
  /** At which tables its bots play whole matches, how many at each, and how many picks those may take. */
  readonly bots?: {
    readonly matches?: number
    readonly tables?: readonly TableGiven[]
    readonly longest?: number
    /** Those that think too long for whole matches: they play the first picks of each. */
    readonly slow?: readonly string[]
  }
}
