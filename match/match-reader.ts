import { determinisedFrom, observationOf, wantsWorlds } from '@eldertable/bots'
import {
  type AnyTitle,
  commitmentTo,
  copy,
  type Decision,
  type Event,
  FastChance,
  type GameEntry,
  hash,
  heardBy,
  KeyedChance,
  mayHear,
  type Option,
  type Outcome,
  PickList,
  type Seat,
  seatsBeside,
  seesThoughts,
  type Settings,
  settingsOf,
  type State,
  type View,
} from '@eldertable/kernel'
import type { LogEntry, MatchFile, PickEntry } from '@eldertable/protocol'
import { MATCH_FORMAT, MATCH_FORMAT_VERSION } from '@eldertable/protocol/match-format.ts'
import type { BotRequest } from './bots/bot-player.ts'
import type { HintRefusal, HintRequest } from './bots/hint-request.ts'
import type { ThoughtRequest } from './bots/thought-request.ts'
import {
  botThatPicked,
  thoughtAbout,
  thoughtInTheOpen,
  type WhyRefusal,
  type WhyRequest,
} from './bots/why-request.ts'
import type { ListToRead } from './log/growing-list.ts'
import type { MatchSetup, OpenRequest } from './log/match-log.ts'
import type { PlayedLog } from './log/played-log.ts'
import type { StandingOrder } from './orders/standing-orders.ts'
import { botAt, isPresent, type Occupant } from './seats/occupants.ts'
import { askableTo, type AskRefusal } from './undo/consent.ts'
import {
  freeUndo,
  latestDecision,
  stoodIn,
  redoable,
  strictUndo,
  type RedoBarrier,
  type UndoBarrier,
  type UndoHow,
  type UndoTargets,
} from './undo/undo.ts'

const FAR = 2 ** 50

/** Something that happened, and the number of the pick that brought it about; 0 is the set-up. */
export interface Told {
  readonly position: number
  readonly event: Event
}

/** What undo and redo would do for a seat: how many picks each takes back or restores, or why none. */
export interface Undoable {
  readonly step: number | UndoRefusal
  readonly action: number | UndoRefusal
  readonly turn: number | UndoRefusal
  readonly redo: number | RedoRefusal
  /** Where each would lead if the others agreed, or why they are not asked. A position: it stays while others pick. */
  readonly askTo: Readonly<Record<UndoHow, number | AskingRefusal>>
}

/** Why an undo or a redo was refused. */
export type UndoRefusal = 'match-over' | 'not-your-seat' | 'stale' | UndoBarrier
export type RedoRefusal = 'match-over' | 'not-your-seat' | 'stale' | RedoBarrier

/** Why the others are not asked to agree to an undo. */
export type AskingRefusal = 'match-over' | 'not-your-seat' | 'nothing-to-undo' | AskRefusal

/** A match to look at. What comes out is a copy and changes nothing, unless it says otherwise. */
export class MatchReader {
  protected readonly played: PlayedLog
  /** The key of the dice, for their host alone until the match is over. */
  readonly key: string
  #commitment: string | undefined
  #undoable: { readonly length: number; readonly bySeat: Map<Seat, Undoable> } | undefined

  protected constructor(played: PlayedLog, key: string) {
    this.played = played
    this.key = key
  }

  get game(): GameEntry {
    return this.played.game
  }

  /** The title in the version by which the match is played. */
  get title(): AnyTitle {
    return this.played.engine.title
  }

  /** Who sits where at the moment. */
  get seats(): readonly Occupant[] {
    return this.played.log.occupants
  }

  get settings(): Settings {
    const { settings, seats } = this.beginning
    return settingsOf(this.title.switches, settings, seats.length)
  }

  /** What was fixed when the match began. */
  get beginning(): MatchSetup {
    return this.played.log.beginning
  }

  /** What everybody may see before the first throw. */
  get commitment(): string {
    this.#commitment ??= commitmentTo(this.key)
    return this.#commitment
  }

  /** How many picks are in force. */
  get position(): number {
    return this.played.line.length
  }

  /** The earliest position that can be looked at: later than 0 if the rules have changed since. */
  get earliest(): number {
    return this.played.earliest
  }

  /** From which position on it is known what was told; to have heard more, the line is played again. */
  get toldFrom(): number {
    return this.played.toldFrom
  }

  /** How many picks come from another match, whose key proves their dice. */
  get inherited(): number {
    return this.played.log.inherited
  }

  /** The number of the open decision. It changes whenever the state does, and is never the same again. */
  get moment(): number {
    return this.played.log.moment
  }

  /** How many entries the log has, the set-up included. */
  get length(): number {
    return this.played.log.length
  }

  /** The picks in force. */
  get line(): readonly PickEntry[] {
    return this.played.line.slice()
  }

  /** The latest picks in force, this many at most. */
  latest(picks: number): readonly PickEntry[] {
    return this.played.line.slice(Math.max(0, this.position - picks))
  }

  /** Everything that was ever done after the set-up. */
  get log(): readonly LogEntry[] {
    return this.played.log.entries.slice()
  }

  /** The same, but no copy. */
  get entries(): ListToRead<LogEntry> {
    return this.played.log.entries
  }

  get turn(): number {
    return this.played.state.table.turn
  }

  get outcome(): Outcome | null {
    return copy(this.played.state.table.outcome)
  }

  /** The open question, or null once the match is over. */
  get decision(): Decision | null {
    return copy(this.played.decision)
  }

  /** The fingerprint of the whole state. */
  get hash(): string {
    return hash(this.played.state)
  }

  /** The undo to which people are asked to agree. */
  get request(): OpenRequest | null {
    return this.played.log.request
  }

  /** Whether a bot plays the seat, for good or in a person's place. */
  isBot(seat: Seat): boolean {
    return botAt(this.seats[seat]) !== undefined
  }

  /** What a seat, or a spectator (null), may know. */
  view(seat: Seat | null): View {
    return copy(this.played.engine.view(this.played.state, seat))
  }

  /**
   * The same, but no copy: for whoever writes it down. It must not be changed, and does not change when the match goes
   * on.
   */
  shown(seat: Seat | null): View {
    return this.played.engine.view(this.played.keptState(), seat)
  }

  /** The seat that is asked, or null once the match is over. */
  get asked(): Seat | null {
    const seat = this.played.engine.seatToAct(this.played.state)
    return seat < 0 ? null : seat
  }

  /** What a seat, or a spectator, could know after this many picks of the line. */
  viewAt(position: number, seat: Seat | null): View {
    return copy(this.played.engine.view(this.played.stateAt(position), seat))
  }

  /** What a seat, or a spectator, could know from one position of the line to another, both included; without menus. */
  *viewsAlong(from: number, to: number, seat: Seat | null): Generator<View> {
    for (const state of this.played.statesAlong(from, to)) {
      const { menu: _, ...view } = this.played.engine.view(state, seat)
      yield copy({ ...view, menu: null })
    }
  }

  /**
   * What a seat, or a spectator, could see of the table when each event of a pick was told that they may hear of: the
   * pick that led to this position. There is nothing to see of the set-up.
   */
  storyOf(position: number, seat: Seat | null): Pick<View, 'table' | 'hand'>[] {
    const story: Pick<View, 'table' | 'hand'>[] = []
    if (position > this.earliest)
      this.played.overhear(position, (event, { table, hands }) => {
        const hand = seat === null ? null : (hands[seat] ?? null)
        if (mayHear(event, seat)) story.push(copy({ table, hand }))
      })
    return story
  }

  /** The same of the last pick; nothing if other picks would have to be played again for it. */
  latestStory(seat: Seat | null): Pick<View, 'table' | 'hand'>[] {
    const { position } = this
    const isAtHand = position > this.earliest && this.played.isAtHand(position - 1)
    return isAtHand ? this.storyOf(position, seat) : []
  }

  /** The position to which a person's latest decision in this seat has led, or null if there was none. */
  decided(seat: Seat): number | null {
    const at = latestDecision(this.played, seat)
    return at === undefined ? null : at + 1
  }

  /** How many picks a bot has made in a person's place since their latest decision. */
  stoodIn(seat: Seat): number {
    return stoodIn(this.played, seat)
  }

  /** The whole state after this many picks of the line: for the host alone. */
  stateAt(position: number): State {
    return copy(this.played.stateAt(position))
  }

  /** What the seat that is asked may choose, if everybody may know it. */
  openOptions(): Option[] | null {
    return copy(this.played.engine.openOptions(this.played.state))
  }

  /** Whether a seat, or a spectator (null), may see what the seat that is asked considers, and a seat advise it. */
  seesThoughts(viewer: Seat | null): boolean {
    const { decision, state } = this.played
    if (decision === null) return false
    return seesThoughts(this.title, state.table, this.seats.length, viewer, decision.seat)
  }

  /** The seats on the side of one, itself among them. */
  beside(seat: Seat): Seat[] {
    return seatsBeside(this.title, this.played.state.table, this.seats.length, seat)
  }

  /** What a seat may do at any moment, whoever is asked. */
  anytime(seat: Seat): NonNullable<View['menu']> {
    if (this.title.anytime === undefined) return { options: [], refusals: [] }
    const { options, refusals } = this.played.engine.anytimeMenu(this.played.state, seat)
    return { options, refusals }
  }

  /** What a seat, or a spectator (null), may know of what happened from one position to another, both included. */
  heard(seat: Seat | null, from = 0, to = this.position): Told[] {
    const told: Told[] = []
    for (let position = Math.max(from, this.earliest); position <= to; position++)
      for (const event of heardBy(seat, this.played.told(position))) told.push({ position, event })
    return told
  }

  orders(seat: Seat): StandingOrder[] {
    return this.played.orders.of(seat)
  }

  /** What undo and redo would do for a seat. Screens ask again and again: it is worked out once for each length of the log. */
  undoable(seat: Seat): Undoable {
    if (this.#undoable?.length !== this.length)
      this.#undoable = { length: this.length, bySeat: new Map() }
    const { bySeat } = this.#undoable
    const known = bySeat.get(seat) ?? this.#undoableNow(seat)
    bySeat.set(seat, known)
    return known
  }

  #undoableNow(seat: Seat): Undoable {
    const why = this.cannotUndo(seat)
    if (why !== undefined)
      return {
        step: why,
        action: why,
        turn: why,
        redo: why,
        askTo: { step: why, action: why, turn: why },
      }
    const to = this.undoTargets(seat)
    const picks = (how: UndoHow): number | UndoRefusal =>
      typeof to === 'string' ? to : this.position - to[how]
    return {
      step: picks('step'),
      action: picks('action'),
      turn: picks('turn'),
      redo: redoable(this.played.log.undone, seat, this.isFree),
      askTo: askableTo(this.played, this.seats, seat),
    }
  }

  /** What the bot that is asked gets to know, as plain data; undefined if it is not a bot's decision. */
  botRequest(): BotRequest | undefined {
    const bot = botAt(this.seats[this.played.decision?.seat ?? -1])
    if (bot === undefined) return undefined
    const request = this.#thoughtRequest('')
    if (request === undefined) return undefined
    return { ...request, bot, ...(wantsWorlds(bot) && { world: this.#imagined(request) }) }
  }

  /** What somebody gets to know who thinks in place of the person in this seat, or why nobody does. */
  hintRequest(seat: Seat, at: number): HintRequest | HintRefusal {
    if (this.isOver) return 'match-over'
    if (at !== this.moment) return 'stale'
    if (seat !== this.played.decision?.seat) return 'not-your-decision'
    if (botAt(this.seats[seat]) !== undefined) return 'bot-holds-seat'
    if (this.game.searchProfile === undefined) return 'no-hint-title'
    const request = this.#thoughtRequest(' hint')
    return request === undefined ? 'match-over' : { ...request, world: this.#imagined(request) }
  }

  /**
   * What is to be thought about to say why a bot made the pick that led to a position, for a seat or a spectator (null): while the
   * match runs, nothing that they may not know and no pick of which they have heard nothing.
   */
  whyRequest(position: number, asker: Seat | null): WhyRequest | WhyRefusal {
    const entry = position > this.earliest ? this.played.line.at(position - 1) : undefined
    if (entry === undefined) return 'no-such-moment'
    const bot = botThatPicked(this.beginning, this.played.log.entries.slice(), entry)
    if (bot === undefined) return 'no-bots-pick'
    if (this.game.searchProfile === undefined) return 'no-hint-title'
    const { engine } = this.played
    const { seat, pick } = entry
    const state = this.played.stateAt(position - 1)
    // What everybody knows: it foretells no die, and whoever asks twice hears the same.
    const seed = `${this.commitment} why ${position}`
    if (!this.isOver && this.heard(asker, position, position).length === 0) return 'secret-pick'
    const request = this.isOver
      ? thoughtInTheOpen(engine, state, pick, seed)
      : thoughtAbout(engine, state, pick, asker, seed)
    return request === undefined ? 'secret-pick' : { seat, bot, pick, request }
  }

  /** A state that the seat which is asked can't tell from the true one. */
  #imagined({ observation, seed }: ThoughtRequest): State {
    const { engine, state } = this.played
    return determinisedFrom(engine, state, observation.seat).determinise(
      new FastChance(`${seed} world`),
    )
  }

  #thoughtRequest(purpose: string): ThoughtRequest | undefined {
    const observation = observationOf(this.played.engine, this.played.state, new PickList())
    if (observation === undefined) return undefined
    const { title, length, key } = this
    // From the far end of the key's stream, where no die ever comes: nobody can foresee it, it tells nothing of
    // the dice, and a restored match has it again.
    const seed = `${new KeyedChance(key, FAR + length).below(2 ** 48)}${purpose}`
    return {
      title: title.id,
      titleVersion: title.version,
      observation: copy({ ...observation, picks: observation.picks.slice(0, observation.count) }),
      seed,
    }
  }

  /** The match as a file. With or without the key it tells what is face down: it is for the host until the end. */
  toFile(given: { withKey: boolean }): MatchFile {
    return { ...this.fileWithoutLog(given), log: copy([...this.log]) }
  }

  /** All of the file that is short. */
  fileWithoutLog({ withKey }: { withKey: boolean }): Omit<MatchFile, 'log'> {
    const { seed, origin, start, ...rest } = this.beginning
    const { outcome } = this
    return copy({
      format: MATCH_FORMAT,
      formatVersion: MATCH_FORMAT_VERSION,
      ...rest,
      ...(origin && { origin }),
      commitment: this.commitment,
      ...(withKey && { key: this.key }),
      ...(withKey && seed !== undefined && { seed }),
      start,
      result: outcome && { ending: outcome.ending, winners: outcome.winners, hash: this.hash },
    })
  }

  protected get isOver(): boolean {
    return this.played.isOver
  }

  protected get isFree(): boolean {
    return this.beginning.undo === 'free'
  }

  protected cannotUndo(seat: Seat): 'match-over' | 'not-your-seat' | undefined {
    if (this.isOver) return 'match-over'
    return isPresent(this.seats[seat]) ? undefined : 'not-your-seat'
  }

  /** Where each kind of undo would lead. */
  protected undoTargets(seat: Seat): UndoTargets | UndoBarrier {
    if (this.isFree) return freeUndo(this.played, seat)
    const { line, bottom } = this.played
    return strictUndo(
      {
        line,
        bottom,
        record: (position) => this.played.record(position),
        binds: (position) => this.#binds(position),
      },
      seat,
    )
  }

  #binds(position: number): boolean {
    const { agreements } = this.title
    if (agreements === undefined || position < this.played.toldFrom) return false
    return this.played.told(position).some(({ key }) => agreements.includes(key))
  }
}
