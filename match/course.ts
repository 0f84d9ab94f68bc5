import type { GameEntry } from '@eldertable/games'
import {
  commitmentTo,
  copy,
  Engine,
  hash,
  heardBy,
  KeyedChance,
  RecordingChance,
  settingsOf,
  type Event,
  type Pick,
  type Rejection,
  type Seat,
  type Settings,
  type State,
} from '@eldertable/kernel'
import {
  MATCH_FORMAT,
  MATCH_FORMAT_VERSION,
  type LogEntry,
  type MatchFile,
  type MatchSeat,
} from '@eldertable/protocol'
import { FromKey } from './chance-source.ts'
import { LogFault } from './log-fault.ts'
import { Retrace } from './retrace.ts'

/** What a new match needs. The key is 64 random hexadecimal digits, which the caller draws. */
export interface NewMatch {
  game: GameEntry
  seats: readonly MatchSeat[]
  settings?: Readonly<Record<string, unknown>>
  key: string
  /** What the key was made from, if it was not drawn at random. */
  seed?: string
}

/** Something that happened, and the number of the pick that brought it about; 0 is the set-up. */
export interface Told {
  readonly position: number
  readonly event: Event
}

interface Beginning {
  readonly game: GameEntry
  readonly seats: readonly MatchSeat[]
  readonly settings: Settings
  readonly key: string
  readonly seed: string | undefined
  readonly start: readonly number[]
}

interface Progress {
  log: LogEntry[]
  told: (readonly Event[])[]
  state: State
  dice: KeyedChance
}

/** How a match has gone: its state, and the log from which that state can be had again at any time. */
export class Course {
  readonly engine: Engine
  readonly is: Beginning
  readonly #log: LogEntry[]
  /** What each pick has brought about; the set-up comes first. */
  readonly #told: (readonly Event[])[]
  #state: State
  #dice: KeyedChance

  /** A new match, played up to its first decision. */
  static begin({ game, seats, settings: given = {}, key, seed }: NewMatch): Course {
    const engine: Engine = new Engine(game.title)
    const settings = settingsOf(game.title.switches, given)
    const dice = new KeyedChance(key)
    const chance = new RecordingChance(dice)
    const events: Event[] = []
    const state = engine.start(seats.length, settings, chance, events)
    const is = { game, seats, settings, key, seed, start: chance.takeResults() }
    return new Course(engine, is, { log: [], told: [events], state, dice })
  }

  /** The match of a file, played again. Throws `LogFault` if it can't have come about as the file says. */
  static restore(game: GameEntry, file: MatchFile): Course {
    const { seats, key, seed, start, log } = file
    if (key === undefined) throw new LogFault(0, 'chance', "without its key a match can't go on")
    if (commitmentTo(key) !== file.commitment)
      throw new LogFault(0, 'chance', 'the key does not fit the commitment')
    const engine: Engine = new Engine(game.title)
    const source = new FromKey(key)
    const retrace = new Retrace(engine, file, source)
    const told = [retrace.startEvents]
    while (!retrace.isAtEnd) told.push(retrace.step())
    const settings = settingsOf(game.title.switches, file.settings)
    const is = { game, seats, settings, key, seed, start }
    const { state } = retrace
    return new Course(engine, is, { log: [...log], told, state, dice: source.stream })
  }

  private constructor(engine: Engine, is: Beginning, progress: Progress) {
    this.engine = engine
    this.is = is
    this.#log = progress.log
    this.#told = progress.told
    this.#state = progress.state
    this.#dice = progress.dice
  }

  /** The state after the last pick. A pick puts another in its place and leaves this one as it is. */
  get state(): State {
    return this.#state
  }

  get log(): readonly LogEntry[] {
    return this.#log
  }

  /** What a seat, or a spectator (null), may know of what happened from a position on. */
  heard(seat: Seat | null, from: number): Told[] {
    return this.#told
      .slice(from)
      .flatMap((events, i) => heardBy(seat, events).map((event) => ({ position: from + i, event })))
  }

  /** Takes a pick if it is offered to that seat. It is tried on a copy: a rule that fails half-way changes nothing. */
  take(seat: Seat, pick: Pick, by?: 'order'): Rejection | undefined {
    const { counter } = this.#dice
    const state = copy(this.#state)
    const chance = new RecordingChance(this.#dice)
    const events: Event[] = []
    try {
      const rejection = this.engine.play(state, seat, pick, chance, events)
      if (rejection !== undefined) return rejection
    } catch (error) {
      this.#dice = new KeyedChance(this.is.key, counter) // nobody has seen what was drawn
      throw error
    }
    this.#state = state
    this.#log.push({ seat, pick, chance: chance.takeResults(), ...(by && { by }) })
    this.#told.push(events)
    return undefined
  }

  toFile(withKey: boolean): MatchFile {
    const { game, seats, settings, key, seed, start } = this.is
    const { outcome } = this.#state.table
    return copy({
      format: MATCH_FORMAT,
      formatVersion: MATCH_FORMAT_VERSION,
      title: game.title.id,
      titleVersion: game.title.version,
      seats: [...seats],
      settings: { ...settings },
      commitment: commitmentTo(key),
      ...(withKey && { key }),
      ...(withKey && seed !== undefined && { seed }),
      start: [...start],
      log: this.#log,
      result: outcome && {
        ending: outcome.ending,
        winners: outcome.winners,
        hash: hash(this.#state),
      },
    })
  }
}
