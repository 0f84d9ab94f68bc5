import type {
  Decision,
  Event,
  TitleTypes,
  Option,
  Seat,
  Table,
  TextContext,
} from '@eldertable/kernel'
import type { ComponentType, ReactNode } from 'preact/compat'
import type { Amounts } from './amounts.ts'
import type { IconName } from './icon-name.ts'
import type { Look } from './look.ts'
import type { Area } from './pan-zoom.ts'
import type { SoundName } from './sound.ts'
import type { LogLine, Story } from './story.ts'

/** How brightly a target is lit: target of another option, may be chosen, pointed at, or refused. */
export type Light = 'possible' | 'may' | 'aimed' | 'refused'

/** A seat as the screen shows it. */
export interface SeatFace {
  name: string
}

/** Where a board sends what the reader does. */
export interface Hands {
  onAim: (target: string | null) => void
  onPick: (target: string) => void
}

/** What every board gets: what the reader may know, what is lit, and where to send what the reader does. */
export interface BoardProps<T extends Table = Table, H extends object = object> extends Hands {
  table: T
  hand: H | null
  reader: Seat | null
  seats: readonly SeatFace[]
  /** Targets (`kind:number`) and how brightly they are lit. */
  lit: ReadonlyMap<string, Light>
  /** The one option that is pointed at, in the slip or on the board: what it would do can be shown beforehand. */
  aimed: Option | null
  /** The open question, for what it is about. */
  decision: Decision | null
  /** What can be picked, or suggested to whoever is asked; absent where nobody plays. */
  options?: readonly Option[]
  /** What happened with the latest pick, for motion and marks. */
  moment: readonly Event[]
}

/** What of the board is seen, and the way to see another part of it. */
export interface StageView {
  seen: Area
  onGoTo: (area: Area) => void
}

/** A seat's pieces in short, for its panel. */
export interface SeatProps<T extends Table = Table> {
  table: T
  seat: Seat
}

/** The same with the open question and the option that is pointed at, to show what it would do to the pieces. */
export interface SeatChipsProps<T extends Table = Table, H extends object = object>
  extends SeatProps<T>, Pick<BoardProps<T, H>, 'aimed' | 'decision'> {
  /** The reader's own. */
  hand: H | null
}

/** The one number that decides the game, for a seat's panel. */
export interface Figure {
  value: string
  label: string
  /** Stands for the label where there is no room for it. */
  icon?: IconName
}

/** What the reader does by hand: that it is to be done, and what its button says. */
export interface ByHand {
  asks: string
  does: string
}

/** A card that is turned up, as large as it is read. */
export interface CardFace extends Look {
  /** What kind of card: "Mythos", "Discovery". */
  kind: string
  icon?: IconName
}

/** What somebody has done in a match, and what became of them, for the front page. */
export interface TallyRow {
  /** Whose doing; absent for those without a seat. */
  seat?: Seat
  /** Its mark, where one seat plays several figures; that of the seat if there is none. */
  mark?: Seat
  /** The figure that was played: "Elizabeth". */
  name: string
  /** What became of them: "died in round 7, by a Cultist". */
  fate?: string
  /** Whether this figure has won; whether the seat has, if it does not say. */
  isWinner?: boolean
  figures: readonly Figure[]
}

/** Where an option stands of a question that weighs two sides against each other. */
interface OnASide {
  side: 0 | 1
  /** Whether it is part of that side already, so that choosing the option takes it out. */
  isIn: boolean
  /** What it is under the heading of its side: "Green Lane". */
  words: string
}

/** What two sides are called, and which options belong to one of them. */
export interface TwoSides {
  headings: readonly [string, string]
  of(option: Pick<Option, 'verb' | 'argument'>): OnASide | undefined
}

/** Somebody who plays without a seat: a helper that the title moves by itself. */
export interface Helper {
  name: string
  /** What it is called at this table: "Assistant". */
  kind: string
  figure: Figure
  mark: ReactNode
}

type TableOf<K extends TitleTypes> = K['state']['table']
type HandOf<K extends TitleTypes> = K['state']['hands'][number]

/** The keys of a title's events; any, where the title is not known. */
type EventKey<K extends TitleTypes> = TitleTypes extends K ? string : keyof K['events']

/** A verb, or one of its options. */
export type Tempting<V extends string = string> =
  | V
  | { readonly verb: V; readonly argument: number }

/** A title on screen: its board and what its panels show. The frame does the rest. */
export interface BoardModule<K extends TitleTypes = TitleTypes> {
  /** The board's own coordinates: a board may be larger at some tables, and grow while it is played. */
  size(table: TableOf<K>): { width: number; height: number }
  emblem: IconName
  Board: ComponentType<BoardProps<TableOf<K>, HandOf<K>>>
  /** A small whole with a readable near part, for narrow screens; the board itself if there is none. */
  SmallBoard?: ComponentType<BoardProps<TableOf<K>, HandOf<K>>>
  /** Panels beside the board that do not move with the view: a map of the whole, a foresight. Not on narrow screens. */
  SidePanels?: ComponentType<BoardProps<TableOf<K>, HandOf<K>> & StageView>
  /** What the reader holds, in a row along the foot of the board. On narrow screens the small board has it. */
  Hand?: ComponentType<BoardProps<TableOf<K>, HandOf<K>>>
  /**
   * With what an option is done, as a target (`kind:number`), where its own target is at whom or where: the weapon of an
   * attack. Pressing that leaves the options that are done with it.
   */
  tool?(option: Pick<Option, 'verb' | 'argument'>, table: TableOf<K>): string | undefined
  /**
   * What a target of the board (`kind:number`) is, says and costs; null if there is nothing of that name. The frame shows
   * it to whoever looks closer: everything that is drawn as a `Target` or `TargetButton` answers.
   */
  inspect(target: string, context: TextContext<TableOf<K>, HandOf<K>>): Look | null
  /**
   * Where the action is, for boards of which a part at a time is read: the view goes there by itself until a person
   * takes it in hand. Null, or no such function, if the board is seen as a whole.
   */
  action?(
    shows: Pick<BoardProps<TableOf<K>, HandOf<K>>, 'table' | 'reader' | 'decision' | 'moment'>,
  ): Area | null
  SeatChips: ComponentType<SeatChipsProps<TableOf<K>, HandOf<K>>>
  /** Facts of the table at the foot of the seats. */
  Facts: ComponentType<{ table: TableOf<K> }>
  figure(table: TableOf<K>, seat: Seat): Figure
  /** The steps of a turn and the one that is under way. */
  steps(table: TableOf<K>): {
    names: readonly string[]
    now: number
    /** What each of them is, after its name; nothing for names that say it themselves. A step, if it is left out. */
    called?: string
  }
  /** "Round 9" or what the title counts. */
  progress(table: TableOf<K>): string
  /** The icons of options, by verb. */
  optionIcons: { readonly [V in K['verb']]?: IconName }
  /**
   * Verbs whose options differ only in a lit place on the board, and the words under which the slip lists several of
   * them as one; what stands in brackets at the end goes below in smaller type. With the argument of the first. Null
   * where so few have a line each.
   */
  groupLabels?: { readonly [V in K['verb']]?: (count: number, first: number) => string | null }
  /** What else there is to say of all of them as the table is, such as that one of them is free; null if nothing. */
  groupNote?(verb: K['verb'], table: TableOf<K>): string | null
  /** Verbs of which the slip has a line for each tool. */
  byTool?: readonly K['verb'][]
  /** Verbs whose amounts are so few that each of them gets a button, instead of a field for a number. */
  oneButtonEach?: readonly K['verb'][]
  /** Those of them that nobody wants more of now, such as successes against oneself: the least of each comes first. */
  leastFirst?(table: TableOf<K>): readonly K['verb'][]
  /** For a question that puts two sides together, what stands in which column of the slip; null for all others. */
  sides?(decision: Decision, context: TextContext<TableOf<K>, HandOf<K>>): TwoSides | null
  /**
   * What whoever picks an option most likely wants to pick right after it, such as the offer that a counter-offer starts
   * from. Each of these is a pick like any other, made if it is offered then.
   */
  follows?(
    option: Pick<Option, 'verb' | 'argument'>,
    context: TextContext<TableOf<K>, HandOf<K>>,
  ): readonly number[]
  /** Where a question asks how much to give: the slip then has steppers and one button for it. */
  amounts?(
    decision: Decision,
    options: readonly Option[],
    context: TextContext<TableOf<K>, HandOf<K>>,
  ): Amounts | null
  /**
   * The pick of a question that has only one sensible answer: it is made by itself once what led to it has been told, and
   * asked for where that was taken back. Null for all other questions.
   */
  sure?(decision: Decision, context: TextContext<TableOf<K>, HandOf<K>>): number | null
  /** Verbs that can't be taken back: the frame asks once more before one of them is picked. */
  irrevocable?: readonly K['verb'][]
  /** Verbs that pass for longer than the question at hand: they stand beside the options, not among them. */
  passesLonger?: readonly K['verb'][]
  /** Verbs that end a turn or give something up: they come last, without the lamp, and no key is led to them. */
  endsTurn?: readonly K['verb'][]
  /**
   * What an option throws away that is still to be had, as a sentence: "4 actions are left." It is picked by a second press
   * then; null where nothing is lost by it.
   */
  wastes?(option: Pick<Option, 'verb' | 'argument'>, table: TableOf<K>): string | null
  /** Verbs that are seldom wanted, or options: they come after the others, before those that end a turn. */
  late?:
    | readonly K['verb'][]
    | ((option: Pick<Option, 'verb' | 'argument'>, table: TableOf<K>) => boolean)
  /** Verbs that are the ordinary next thing to do, the most ordinary first: one of them gets the lamp. */
  primary(table: TableOf<K>): readonly K['verb'][]
  /** The sound of an event, for those that have one of their own; throws and the end sound by themselves. */
  sound?: (event: Event) => SoundName | undefined
  /** The seat whose doing an event is, for its mark in the log; that of its `seat` if the title does not say. */
  actor?(table: TableOf<K>, event: Event): Seat | undefined
  /**
   * The mark of the figure that an event tells of, where one seat plays several: as it stands on the board. That of the
   * seat if there is none.
   */
  markOf?(table: TableOf<K>, event: Event): Seat | undefined
  /** The dice that an event tells of, for the log; those of its `dice` if the title does not say. */
  thrown?(event: Event): readonly number[]
  /** A die of this title in running text, by the number of its face; a six-sided one with pips if it does not say. */
  Die?: ComponentType<{ face: number }>
  /** Events that mattered, by key, each with an icon: for the timeline and the front page. */
  milestones: { readonly [E in EventKey<K>]?: IconName }
  /** Events that belong to another deed and are told in the log alone: each of the rest gets a caption on the screen. */
  logOnly?: readonly EventKey<K>[]
  /** Whether the log numbers the rounds by itself, from whose turn begins: for titles whose turns do not tell theirs. */
  countsRounds?: true
  /** Whether an event only leads to the one after it, a step on a way: the log tells the last of them alone. */
  leadsTo?(event: Event, next: Event): boolean
  /** Whether an event is told in one line of the log with those before it, of the same pick: a throw, and what came of it. */
  continues?(event: Event, line: readonly Event[]): boolean
  /** The same of an event that comes after a pick of its own, such as an answer that the line had to wait for. */
  continuesLater?(event: Event, line: readonly Event[]): boolean
  /** Whether what is one line of the log is told at once on the screen too: a blow together with what came of it. */
  tellsByLine?: true
  /**
   * What begins the reader's own turn and is done by hand at a real table, such as a throw: the table stands still before
   * it until the reader does it, in these words. Null for all other events.
   */
  byHand?(event: Event, context: TextContext<TableOf<K>, HandOf<K>>): ByHand | null
  /** Events that are told on the screen in the reader's own turn too: what the game itself does then. */
  alwaysShown?: readonly EventKey<K>[] | ((event: Event) => boolean)
  /**
   * Events that a glance is enough for, steps and small change: they are told in half the time, and a card that
   * others turn up with one is not waited for until it can have been read.
   */
  brief?: readonly EventKey<K>[]
  /**
   * Events that strike whoever they happen to: told to that reader they stand at least as long as a card, and what
   * happened since the reader's last decision begins with them. Without it, it begins with all that concerns the reader; with
   * none of them it goes in the order in which it happened.
   */
  heavy?: readonly EventKey<K>[]
  /** The card that an event turns up: it lies large over the board, with its text, until it is read. */
  cardOf?(event: Event, context: TextContext<TableOf<K>, HandOf<K>>): CardFace | null
  /** What each figure has done and what became of it, for the front page; from the whole log. */
  tally?(log: readonly LogLine[], context: TextContext<TableOf<K>, HandOf<K>>): readonly TallyRow[]
  /** Where the match turned and what decided it, for the front page; from the whole log. */
  story?(log: readonly LogLine[], context: TextContext<TableOf<K>, HandOf<K>>): Story
  /** The result in a few words for whoever reads, where winning or losing does not say it. */
  headline?(context: TextContext<TableOf<K>, HandOf<K>>): string | undefined
  /** The pieces that a question is about, as targets (`kind:number`): the frame marks them on the board. */
  about?(decision: Decision, table: TableOf<K>): readonly string[]
  /**
   * Verbs that a newcomer looks for: where all of their options are refused, one stands greyed in the slip with its reason.
   * A single option that is named stands so wherever it is refused.
   */
  tempting?:
    | readonly Tempting<K['verb']>[]
    | ((table: TableOf<K>) => readonly Tempting<K['verb']>[])
  /** Those who played without a seat, for the front page. */
  helpers?(table: TableOf<K>): readonly Helper[]
  /** Whether the game plays itself, so that those in the seats only watch. */
  isWatched?(table: TableOf<K>): boolean
  /** The engraved picture of the front page. */
  endPicture: string
  /** Everything in front of a seat, to be read in peace. */
  Pieces: ComponentType<SeatProps<TableOf<K>> & { onRule: (rule: string) => void }>
}
