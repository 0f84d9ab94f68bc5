import { SerialQueue } from '@eldertable/match'
import type { ChatShown } from '@eldertable/protocol/wire.ts'
import type { ChatLine, Store } from '@eldertable/store'
import { audienceIn, mayRead, type ChatReader } from './audience.ts'

/** As many lines of each talk are shown to somebody who comes to a table: what some say apart takes no room from the others. */
const LATEST = 100

/** What whoever runs the server says at a table is nobody's: nobody can be called so, or have that id. */
export const HOUSE = { guest: '', name: 'Eldertable' } as const

/** A line, and the guest who has said it: who that is, is told to nobody. */
export interface SaidLine {
  readonly guest: string
  readonly shown: ChatShown
}

/** Somebody who hears what is said: not those whom they do not want to hear, and nothing that is for others. */
export interface Hearer extends ChatReader {
  readonly muted: ReadonlySet<string>
}

/** What somebody hears of these. */
export const heard = (lines: readonly SaidLine[], hearer: Hearer): ChatShown[] =>
  lines.flatMap(({ guest, shown }) =>
    hearer.muted.has(guest) || !mayRead(shown, hearer) ? [] : [shown],
  )

/** What has been said at a table, as far as it is still shown. */
export class Chat {
  readonly #store: Store
  readonly #match: string
  readonly #seated: (guest: string) => string | undefined
  readonly #names = new Map<string, string>()
  #lines: SaidLine[] = []
  #next = 0
  /** Whether anybody has come to listen. */
  #isHeard = false
  #isLoaded = false
  readonly #queue = new SerialQueue()

  /** At a table people are called as they sit there; `seated` gives that name, if somebody does. */
  constructor(store: Store, match: string, seated: (guest: string) => string | undefined) {
    this.#store = store
    this.#match = match
    this.#seated = seated
  }

  linesFor(hearer: Hearer): ChatShown[] {
    return heard(this.#lines, hearer)
  }

  /** What somebody hears now that the match is over, and did not while it ran. */
  keptFrom(hearer: Hearer): ChatShown[] {
    return this.linesFor({ ...hearer, isOver: true }).filter((line) => !mayRead(line, hearer))
  }

  /** Who has said a line that this one may read, and under which name. */
  async speakerOf(
    n: number,
    reader: ChatReader,
  ): Promise<{ guest: string; name: string } | undefined> {
    const known = this.#lines.find((line) => line.shown.n === n) ?? (await this.#find(n))
    if (known === undefined || !mayRead(known.shown, reader)) return undefined
    return { guest: known.guest, name: known.shown.name }
  }

  async #find(n: number): Promise<SaidLine | undefined> {
    const [line] = await this.#store.chatOf(this.#match, n, 1)
    if (line?.n !== n || line.text === '') return undefined
    return { guest: line.guest, shown: await this.#shown(line) }
  }

  /** Takes out what somebody has said who is forgotten; says whether there was anything. */
  forget(guest: string): boolean {
    const { length } = this.#lines
    this.#names.delete(guest)
    this.#lines = this.#lines.filter((line) => line.guest !== guest)
    return this.#lines.length < length
  }

  /** What one guest has said, another has said; says whether there was anything. */
  become(from: string, into: string): boolean {
    const isThere = this.#lines.some(({ guest }) => guest === from)
    this.#lines = this.#lines.map((line) => (line.guest === from ? { ...line, guest: into } : line))
    return isThere
  }

  /** Reads what was said before anybody here listened. */
  async load(): Promise<void> {
    this.#isHeard = true
    await this.#queue.run(async () => {
      if (!this.#isLoaded) await this.#read()
    })
  }

  /**
   * Reads the lines that have come since, and gives them. One after the other: each line is given once. Who sits where is
   * read after what is for some seats: of who has left them at another process the news may still be on its way.
   */
  news(readSeats: () => Promise<void>): Promise<SaidLine[]> {
    return this.#isHeard ? this.#queue.run(() => this.#read(readSeats)) : Promise.resolve([])
  }

  async #read(readSeats?: () => Promise<void>): Promise<SaidLine[]> {
    const read = await this.#store.chatOf(this.#match, this.#next)
    if (read.some(({ audience }) => Array.isArray(audienceIn(audience)))) await readSeats?.()
    const lines: SaidLine[] = []
    for (const line of read) {
      // An empty one is of somebody who is forgotten.
      if (line.text !== '') lines.push({ guest: line.guest, shown: await this.#shown(line) })
    }
    this.#next = (read.at(-1)?.n ?? this.#next - 1) + 1
    this.#isLoaded = true
    this.#lines = latestOfEach([...this.#lines, ...lines])
    return lines
  }

  async #shown({ n, seat, guest, text, at, audience }: ChatLine): Promise<ChatShown> {
    const to = audienceIn(audience)
    const line = {
      n,
      seat,
      text,
      at,
      ...(to !== 'all' && { to: typeof to === 'string' ? to : [...to] }),
    }
    if (guest === HOUSE.guest) return { ...line, name: HOUSE.name }
    let name = this.#seated(guest) ?? this.#names.get(guest)
    if (name === undefined) {
      name = (await this.#store.readGuest(guest))?.name ?? ''
      this.#names.set(guest, name)
    }
    return { ...line, name }
  }
}

function latestOfEach(lines: readonly SaidLine[]): SaidLine[] {
  const counts = new Map<string, number>()
  const latest = lines.toReversed().filter(({ shown: { to } }) => {
    const talk = to === undefined ? '' : String(to)
    const count = (counts.get(talk) ?? 0) + 1
    counts.set(talk, count)
    return count <= LATEST
  })
  return latest.toReversed()
}
