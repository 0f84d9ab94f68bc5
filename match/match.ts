import { BotRunner, botsFor, PICK_LIMIT, sightOf } from '@eldertable/bots'
import type { GameEntry } from '@eldertable/games'
import {
  commitmentTo,
  copy,
  FastChance,
  hash,
  PickList,
  type Bot,
  type Decision,
  type Outcome,
  type Pick,
  type Rejection,
  type Seat,
  type Settings,
  type View,
} from '@eldertable/kernel'
import type { LogEntry, MatchFile, MatchSeat } from '@eldertable/protocol'
import { Course, type NewMatch, type Told } from './course.ts'
import { Orders, type OrderEnd, type StandingOrder } from './orders.ts'
import { passOf } from './pass.ts'

/** Why a command was refused. */
export type CommandRefusal = Rejection | 'stale'

/** Why a standing order was not taken. */
export type OrderRefusal =
  | 'match-over'
  | 'not-your-seat'
  | 'no-such-decision'
  | 'no-pass'
  | 'not-asked-now'

/** More passes in a row than any honest set of standing orders makes; then all are lifted. */
const PASSES_IN_A_ROW = 1_000

/**
 * The authority over one match: the only door to its state. Commands come in with the seat for which the caller
 * vouches; what is accepted is in the log, and the log is the whole match.
 */
export class Match {
  readonly #course: Course
  readonly #bots: readonly (Bot | undefined)[]
  readonly #faults: number[]
  readonly #orders = new Orders()
  readonly #list = new PickList()

  /** Begins a match and plays it up to its first decision. */
  static open(given: NewMatch): Match {
    return new Match(Course.begin(given))
  }

  /** Plays a file again and goes on where it stops. Throws `LogFault` if it can't have come about as it says. */
  static restore(game: GameEntry, file: MatchFile): Match {
    return new Match(Course.restore(game, file))
  }

  private constructor(course: Course) {
    this.#course = course
    const { seats, game } = course.is
    const bots = botsFor(game)
    this.#faults = seats.map(() => 0)
    this.#bots = seats.map(({ player }) => {
      if (player === 'person') return undefined
      const name = player.slice('bot:'.length)
      const bot = bots.get(name)
      if (bot === undefined) throw new UnknownBot(name, game.title.id)
      return bot
    })
  }

  get title(): GameEntry['title'] {
    return this.#course.is.game.title
  }

  get seats(): readonly MatchSeat[] {
    return this.#course.is.seats
  }

  get settings(): Settings {
    return this.#course.is.settings
  }

  /** What everybody may see before the first throw. */
  get commitment(): string {
    return commitmentTo(this.key)
  }

  /** The key of the dice, for their host alone until the match is over. */
  get key(): string {
    return this.#course.is.key
  }

  /** How many picks have been taken. It is also the number of the decision that is open. */
  get position(): number {
    return this.#course.log.length
  }

  get log(): readonly LogEntry[] {
    return this.#course.log
  }

  get turn(): number {
    return this.#course.state.table.turn
  }

  get outcome(): Outcome | null {
    return copy(this.#course.state.table.outcome)
  }

  /** The open question, or null once the match is over. */
  get decision(): Decision | null {
    return copy(this.#course.engine.decision(this.#course.state))
  }

  /** The fingerprint of the whole state. */
  get hash(): string {
    return hash(this.#course.state)
  }

  isBot(seat: Seat): boolean {
    return this.#bots[seat] !== undefined
  }

  /** By seat: how often its bot failed to answer properly. */
  get botFaults(): readonly number[] {
    return this.#faults
  }

  /** What a seat, or a spectator (null), may know. */
  view(seat: Seat | null): View {
    return copy(this.#course.engine.view(this.#course.state, seat))
  }

  /** What a seat may do at any moment, whoever is asked. */
  anytime(seat: Seat): NonNullable<View['menu']> {
    const { options, refusals } = this.#course.engine.anytimeMenu(this.#course.state, seat)
    return { options, refusals }
  }

  /** What a seat, or a spectator (null), may know of what happened from a position on. */
  heard(seat: Seat | null, from = 0): Told[] {
    return this.#course.heard(seat, from)
  }

  /**
   * Takes a pick from a seat. The number is that of the decision which the seat has seen: if anything has happened
   * since, the pick is refused. What is refused changes nothing.
   */
  command(seat: Seat, decision: number, pick: Pick): CommandRefusal | undefined {
    if (this.#isOver) return 'match-over'
    if (!this.#isPerson(seat)) return 'not-your-decision'
    if (decision !== this.position) return 'stale'
    const rejection = this.#take(seat, pick)
    if (rejection === undefined) this.#obeyOrders()
    return rejection
  }

  /** Picks for the bots until a person is asked or the match is over; gives the number of picks. */
  runBots(most = PICK_LIMIT): number {
    let made = 0
    while (made < most && this.#botPicks()) made++
    return made
  }

  /**
   * Makes the match pass this decision for the seat whenever it comes up, beginning with the one that is open. An
   * order that is to last as long as the options stay the same can only be given while they are being offered.
   */
  order(seat: Seat, decision: string, until: OrderEnd): OrderRefusal | undefined {
    if (this.#isOver) return 'match-over'
    if (!this.#isPerson(seat)) return 'not-your-seat'
    const pass = passOf(this.title, decision)
    if (pass === 'no-such-decision' || pass === 'no-pass') return pass
    const open = this.decision
    const isOpen = open?.seat === seat && open.key === decision
    if (until === 'options-change' && !isOpen) return 'not-asked-now'
    this.#orders.give({ seat, decision, until }, this.turn, isOpen ? this.#allowed() : [])
    this.#obeyOrders()
    return undefined
  }

  orders(seat: Seat): StandingOrder[] {
    return this.#orders.of(seat)
  }

  /** Takes a standing order back; false if there was none. */
  lift(seat: Seat, decision: string): boolean {
    return this.#orders.lift(seat, decision)
  }

  /** The match as a file. With or without the key it tells what is face down: it is for the host until the end. */
  toFile({ withKey }: { withKey: boolean }): MatchFile {
    return this.#course.toFile(withKey)
  }

  get #isOver(): boolean {
    return this.#course.state.table.outcome !== null
  }

  #isPerson(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.seats.length && !this.isBot(seat)
  }

  #take(seat: Seat, pick: Pick, by?: 'order'): Rejection | undefined {
    const rejection = this.#course.take(seat, pick, by)
    if (rejection === undefined) this.#orders.expire(this.turn)
    return rejection
  }

  #botPicks(): boolean {
    const { engine, state } = this.#course
    const sight = sightOf(engine, state, this.#list)
    const bot = sight && this.#bots[sight.seat]
    if (sight === undefined || bot === undefined) return false
    // Its own chance, which nobody can foresee who does not know the key, and which a restored match has again.
    const runner = new BotRunner(bot, new FastChance(`${this.key} bot ${this.position}`))
    const pick = runner.pick(copy(sight))
    this.#faults[sight.seat] = (this.#faults[sight.seat] ?? 0) + runner.faults
    this.#take(sight.seat, pick)
    this.#obeyOrders()
    return true
  }

  #obeyOrders(): void {
    const { engine } = this.#course
    for (let passes = 0; passes < PASSES_IN_A_ROW; passes++) {
      const { decision } = this
      const pass = engine.passPick(this.#course.state)
      if (decision === null || pass === undefined) return
      const picks = this.#allowed()
      if (!picks.includes(pass)) return
      if (!this.#orders.answers(decision.seat, decision.key, picks)) return
      this.#take(decision.seat, pass, 'order')
    }
    this.#orders.liftAll()
  }

  #allowed(): readonly Pick[] {
    this.#course.engine.listPicks(this.#course.state, this.#list)
    return this.#list.picks.slice(0, this.#list.count)
  }
}

/** A seat of a match is to be played by a bot that the title does not have. */
export class UnknownBot extends Error {
  constructor(bot: string, title: string) {
    super(`there is no bot ${bot} for ${title}`)
  }
}
