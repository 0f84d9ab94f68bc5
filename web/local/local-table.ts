import { games, type GameEntry } from '@eldertable/games'
import type { Pick, Seat } from '@eldertable/kernel'
import { Match, type OrderEnd } from '@eldertable/match'
import type { MatchFile, MatchSeat } from '@eldertable/protocol'
import type { TableSession, TableView } from '../session/session.ts'

/** How long a bot seems to think, so that one can follow what it does. */
const BOT_PAUSE = 420

/** A table whose match runs in this browser: alone against bots, or several people round one screen. */
export class LocalTable implements TableSession {
  readonly id: string
  #match: Match
  readonly #save: (file: MatchFile) => Promise<void>
  readonly #listeners = new Set<() => void>()
  #reader: Seat | null
  #handOver: Seat | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #view: TableView | undefined

  constructor(id: string, match: Match, save: (file: MatchFile) => Promise<void>) {
    this.id = id
    this.#match = match
    this.#save = save
    const people = this.#people
    this.#reader = people[0] ?? null
    this.#passScreen()
    this.#schedule()
  }

  /** A new match with a key that nobody knows beforehand. */
  static open(
    id: string,
    game: GameEntry,
    seats: readonly MatchSeat[],
    settings: Readonly<Record<string, unknown>>,
    save: (file: MatchFile) => Promise<void>,
  ): LocalTable {
    const table = new LocalTable(id, Match.open({ game, seats, settings, key: newKey() }), save)
    void save(table.#match.toFile({ withKey: true }))
    return table
  }

  static resume(id: string, file: MatchFile, save: (file: MatchFile) => Promise<void>): LocalTable {
    const game = games.find(({ title }) => title.id === file.title)
    if (game === undefined) throw new Error(`there is no title ${file.title}`)
    return new LocalTable(id, Match.restore(game, file), save)
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    this.#schedule()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) clearTimeout(this.#timer)
    }
  }

  get(): TableView {
    this.#view ??= this.#look()
    return this.#view
  }

  pick(pick: Pick): void {
    if (this.#reader === null) return
    const refusal = this.#match.command(this.#reader, this.#match.position, pick)
    if (refusal === undefined) this.#moved()
  }

  takeScreen(): void {
    if (this.#handOver === null) return
    this.#reader = this.#handOver
    this.#handOver = null
    this.#tell()
  }

  order(decision: string, until: OrderEnd): void {
    if (this.#reader === null) return
    this.#match.order(this.#reader, decision, until)
    this.#moved()
  }

  lift(decision: string): void {
    if (this.#reader === null) return
    this.#match.lift(this.#reader, decision)
    this.#tell()
  }

  undo(): void {}

  leave(): void {
    if (this.#reader === null) return
    const [option] = this.#match.anytime(this.#reader).options
    if (option !== undefined) this.pick(option.pick)
  }

  /** The match as a file, to keep or to check. */
  file(): MatchFile {
    return this.#match.toFile({ withKey: true })
  }

  get #people(): Seat[] {
    return this.#match.seats.flatMap((one, seat) => (one.player === 'person' ? [seat] : []))
  }

  /** Everything that follows a pick: keep it, pass the screen, let bots think. */
  #moved(): void {
    void this.#save(this.file())
    this.#passScreen()
    this.#tell()
    this.#schedule()
  }

  /** Hides one person's hand before another one is asked. */
  #passScreen(): void {
    const asked = this.#match.decision?.seat
    if (asked === undefined || this.#match.isBot(asked)) return
    if (this.#people.length > 1 && asked !== this.#reader) this.#handOver = asked
    else this.#handOver = null
  }

  #schedule(): void {
    clearTimeout(this.#timer)
    const asked = this.#match.decision?.seat
    if (asked === undefined || !this.#match.isBot(asked) || this.#listeners.size === 0) return
    this.#timer = setTimeout(() => {
      this.#match.runBots(1)
      this.#moved()
    }, BOT_PAUSE)
  }

  #tell(): void {
    this.#view = undefined
    for (const listener of this.#listeners) listener()
  }

  #look(): TableView {
    const match = this.#match
    const asked = match.decision?.seat ?? null
    const eyes = this.#handOver === null ? this.#reader : null
    return {
      id: this.id,
      title: match.title.id,
      name: '',
      seats: match.seats.map(({ name, player }) => ({ name, player, present: true })),
      reader: this.#reader,
      view: match.view(eyes),
      position: match.position,
      log: match.heard(eyes),
      thinking: asked !== null && match.isBot(asked) ? asked : null,
      handOver: this.#handOver,
      orders: this.#reader === null ? [] : match.orders(this.#reader),
      canUndo: false,
      commitment: match.commitment,
      key: match.outcome === null ? null : match.key,
      isLocal: true,
    }
  }
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
