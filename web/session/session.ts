import type { Event, Hint, Option, Pick, Seat, Settings, View } from '@eldertable/kernel'
import type { OrderEnd, Why } from '@eldertable/match'
import type { MatchFile } from '@eldertable/protocol'
import type { ClockTerms, ShunBody, Watching } from '@eldertable/protocol/wire.ts'
import type { ClockHeard } from '../clocks/reckon.ts'
import type { MatchNotes } from '../notes/match-notes.ts'

/** A seat as the screen shows it: who it is and who plays it. */
interface Sitter {
  name: string
  /** `person`, `bot:<name>`, `open`, `closed`, or `nobody` after somebody has left. */
  player: string
  /** The bot that plays for the person at the moment. */
  heldBy: string | null
  /** Whether the person is there; always true for bots and at one's own screen. */
  present: boolean
  /** False before the start, until the person has said so. */
  ready?: boolean
  /** While nobody has the seat: whether whoever has the link may sit down without asking. */
  free?: true | undefined
  /** Milliseconds, since this was told, until a bot may be seated for the person, who is away. */
  botIn?: number | undefined
}

/** Somebody asks for a seat that nobody has any more. */
export interface SeatRequest {
  id: string
  seat: Seat
  name: string
  agreed: readonly Seat[]
  refusedBy: Seat | null
  isMine: boolean
}

/** What was agreed at an online table besides the rules. */
interface TableTerms {
  visibility: 'public' | 'link'
  pace: 'live' | 'slow'
  undo: 'strict' | 'free'
  advice: boolean
  /** What those see who watch while the match runs. */
  watching: Watching
  /** Whether those who watch may talk with those who play while the match runs. */
  isOpenTalk: boolean
  /** How long people have to decide; null for as long as they like. */
  clock: ClockTerms | null
}

/** Somebody else at an online table: whoever has a seat, or has said a line. */
export interface OtherPerson {
  name: string
  who: { seat: Seat } | { line: number }
}

/** What becomes of seats at an online table. */
export interface SeatBusiness {
  /** Takes one's own seat back from the bot that has played it. */
  takeBack(): void
  /** Gives one's seat up for good. */
  leave(): Promise<void>
  /** Asks those at the table for a seat that nobody has. */
  ask(seat: Seat, name: string): Promise<void>
  admit(petition: string, yes: boolean): void
  /** Does not hear somebody any more, or does not sit with them again either. */
  shun(wish: ShunBody): Promise<void>
  /** Says at the table what did not work. */
  say(note: string): void
}

/** One line of the log. */
export interface Told {
  position: number
  event: Event
}

/** How far back: one pick, out of what has been begun, or to the beginning of the turn. */
export type UndoHow = 'step' | 'action' | 'turn'

/** A seat would like to go back, and the others are asked. */
export interface UndoRequest {
  number: number
  seat: Seat
  /** The position to which the match would go back. */
  to: number
  asked: readonly Seat[]
  agreed: readonly Seat[]
  /** The seat that is to answer at this screen. */
  answering: Seat | null
}

/** What may be taken back, and what is being asked for. */
export interface UndoState {
  /** Who takes back: the reader, or round one screen whoever has decided last. */
  seat: Seat | null
  /** How many picks each kind takes back or restores, or the reason why none. */
  step: number | string
  action: number | string
  turn: number | string
  redo: number | string
  /** The position to which each would lead if the others agreed, or the reason why they are not asked. */
  askTo: Readonly<Record<UndoHow, number | string>>
  request: UndoRequest | null
  /** What came of it, until the match goes on. */
  news: UndoNews | null
}

/** What somebody has taken back or restored, or what has become of a request. */
export type UndoNews =
  | { kind: 'undone' | 'redone'; seat: Seat; picks: number; isAgreed: boolean }
  | { kind: 'refused'; seat: Seat; by: Seat }
  | { kind: 'withdrawn'; seat: Seat }
  /** By whoever runs the server. */
  | { kind: 'rewound'; picks: number }

/** For spectators, and until a match has begun. */
export const nothingToUndo: UndoState = {
  step: 'nothing-to-undo',
  action: 'nothing-to-undo',
  turn: 'nothing-to-undo',
  redo: 'nothing-to-redo',
  seat: null,
  askTo: { step: 'nothing-to-undo', action: 'nothing-to-undo', turn: 'nothing-to-undo' },
  request: null,
  news: null,
}

export interface ChatLine {
  n: number
  seat: Seat | null
  name: string
  text: string
  /** When it was said. */
  at?: number
  /** For whom it was, if not for everybody: those who watch, or some seats. */
  to?: 'watchers' | readonly Seat[] | undefined
}

/** What those at a table have in mind about the open decision. */
export interface Company {
  /** What another person is asked to choose from, for a reader who may suggest something; otherwise empty. */
  offered: readonly Option[]
  /** What the seat that is asked points at. */
  aimed: Pick | null
  suggestions: readonly { seat: Seat; pick: Pick }[]
}

/** Hints about the open decision, where people may ask for them. */
export interface Hints {
  /** Whether one has been asked for and has not come yet. */
  isThinking: boolean
  hint: Hint | null
}

/** What a reader sees of a match at one moment. On screen a match is called a table. */
export interface MatchOnScreen {
  id: string
  title: string
  name: string
  /** How the title's switches are set, at a table that gathers people. */
  settings?: Settings
  status: 'gathering' | 'playing' | 'finished'
  seats: readonly Sitter[]
  /** Whose eyes: the seat that reads, or null for a spectator. */
  reader: Seat | null
  /** Null until the match has begun. */
  view: View | null
  /** What the reader may do at any time, whoever is asked; null for spectators and where nothing is kept. */
  anytime: View['menu']
  /** How many picks have been taken. */
  position: number
  /** Grows whenever a position that was there before has become another one, as after an undo. */
  rewinds: number
  /** The position to which the reader's latest decision has led; null for spectators, and before the first one. */
  decided: number | null
  log: readonly Told[]
  /** The bot that is thinking, or null. */
  thinking: Seat | null
  /** At a shared screen: the seat that must take it before anything of its own is shown. */
  handOver: Seat | null
  orders: readonly { decision: string; until: OrderEnd }[]
  undo: UndoState
  /** Null where there is nobody to talk to. */
  chat: readonly ChatLine[] | null
  /** Absent where nobody shows or suggests anything to anybody. */
  company?: Company
  /** Absent where nobody may ask for hints. */
  hints?: Hints
  /** Online tables: how many picks come from another match. */
  takenOver?: number
  /** Tables of this browser: the table on the server at which the match was taken on. */
  wentOn?: string
  commitment: string
  /** The key of the dice, once it may be known. */
  key: string | null
  /** Online tables: how to get here, and who opened it. */
  code: string | null
  isHost: boolean
  /** Online tables: the seat of whoever invites, if they have one. */
  hostSeat?: Seat | null
  watchers: number
  connection: 'here' | 'online' | 'lost'
  /** Why the last thing that was tried did not happen. */
  note: string | null
  /** What whoever runs the server wants everybody to know, such as a restart. */
  announced?: string | null
  rematch: string | null
  /** Online tables: what was agreed, who asks for a seat, and who wants a bot for the seat that is asked. */
  terms?: TableTerms
  petitions?: readonly SeatRequest[]
  voters?: readonly Seat[]
  /** Online tables that are played by the clock, once they have begun. */
  clock?: ClockHeard
  /** Online tables: milliseconds for which whoever is asked has chosen without coming to anything new. */
  waited?: number
  /** Online tables: how many picks a bot has made for the reader since their latest decision, as they came back. */
  stoodIn?: number
}

/** A match that has begun; before, people only gather. */
export type BegunMatch = MatchOnScreen & { view: View }

/** A match, or a lesson, that the screen can show and play, wherever it runs. */
export interface MatchSession {
  subscribe(listener: () => void): () => void
  /** The same object until something changes. */
  get(): MatchOnScreen
  pick(pick: Pick): void
  takeScreen(): void
  order(decision: string, until: OrderEnd): void
  lift(decision: string): void
  undo(how: UndoHow): void
  redo(): void
  /** Asks the others to allow an undo that the rules don't. */
  askUndo(how: UndoHow): void
  consent(yes: boolean): void
  say(text: string, to: 'all' | 'watchers' | readonly Seat[]): void
  /** Lets those who watch talk with those who play, or not any more. */
  openTalk?(yes: boolean): void
  /** Wants the clocks to stand still, or to run. */
  pause?(yes: boolean): void
  /** Whether the screen has told all that was done: bots that play in this browser wait for it. */
  keepUp?(isUpToDate: boolean): void
  /**
   * The table as the reader could see it when each event of a pick was told, the last of them at its end; nothing where
   * only the end of a pick is known.
   */
  storyOf?(position: number): readonly Instant[]
  /** Shows the others what one looks at. */
  aim?(pick: Pick | null): void
  /** Suggests an option to the seat that is asked; null takes it back. */
  suggest?(pick: Pick | null): void
  /** Asks what somebody would pick who thinks about it; it comes as `hints`. */
  askHint?(): void
  /** Why a bot made the pick that led to a position; fails with a sentence for people. */
  askWhy?(position: number): Promise<Why>
  /**
   * What the reader could know from one position to another, or of as many as are given at once; whoever watches where all
   * hands are shown later may look through the eyes of a seat.
   */
  lookBack?(from: number, to: number, eyes: Seat | null): Promise<Past>
  /** What the reader notes about the match for themselves alone; absent where nothing is kept. */
  readonly notes?: MatchNotes
  /** The whole match, once it may be known. */
  file(): Promise<MatchFile>
  dismissNote(): void
  /** Lets a bot hold the seat of somebody who is away. */
  seatBot(seat: Seat, bot: string): void
  /** Absent where seats are nobody else's business. */
  readonly business?: SeatBusiness
  /** Keeps the match with the position for whoever looks into it; says where it went. */
  report(words: string): Promise<string>
}

/** A table in the middle of a pick: nobody is asked anything. */
export interface Instant {
  table: View['table']
  hand: View['hand']
}

/** Earlier positions of a match as the reader could see them then. */
export interface Past {
  /** The earliest position that can be looked at. */
  earliest: number
  /** The position of the first view. */
  from: number
  views: readonly View[]
}
