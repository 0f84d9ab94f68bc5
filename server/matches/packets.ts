import type { Seat, View } from '@eldertable/kernel'
import type { HostChange, MatchHost } from '@eldertable/match'
import { differences } from '@eldertable/protocol/wire.ts'
import { joinFields } from './join-fields.ts'
import { undoShown } from './undo-shown.ts'

/** A seat, or null for a spectator. */
export type Viewer = Seat | null

/** What a viewer is told besides what all are told: JSON texts, so that they can be compared and joined. */
type Own = Readonly<Record<'hand' | 'anytime' | 'orders' | 'undo', string>>

/** The state of things that was told last. */
interface Told {
  readonly moment: number
  readonly table: View['table']
  readonly own: Map<Viewer, Own>
}

/**
 * The texts about one match that is being played. What is the same for all seats is made once for each move and
 * joined with what is the viewer's own. Only the host's view of that viewer goes in, so nothing else can come out.
 */
export class Packets {
  readonly #id: string
  readonly #host: MatchHost
  #told: Told | undefined

  constructor(match: string, host: MatchHost) {
    this.#id = JSON.stringify(match)
    this.#host = host
  }

  /** The fields of a `table` message that come from the match. */
  standing(viewer: Viewer, from: number): Record<string, string> {
    const host = this.#host
    const view = host.view(viewer)
    const own = ownOf(host, viewer, view)
    this.#told ??= { moment: host.moment, table: view.table, own: new Map() }
    this.#told.own.set(viewer, own)
    const { hand, ...others } = own
    return {
      ...this.#place(),
      view: joinFields({
        seat: JSON.stringify(viewer),
        table: JSON.stringify(view.table),
        hand,
        decision: JSON.stringify(view.decision),
        menu: JSON.stringify(view.menu),
      }),
      ...others,
      from: String(from),
      events: JSON.stringify(host.heard(viewer, from)),
    }
  }

  /** Nobody is looking: the next who does is told everything. */
  forget(): void {
    this.#told = undefined
  }

  /**
   * The message about a change for each of these viewers, but for its end: `was` depends on who reads it. Nothing for
   * a viewer to whom nothing has changed, such as when another seat gives a standing order.
   */
  moved(change: HostChange, viewers: Iterable<Viewer>): Map<Viewer, string> {
    const told = this.#told
    const texts = new Map<Viewer, string>()
    if (told === undefined) return texts
    const host = this.#host
    const { table, decision } = host.view(null)
    const hasNews = change.notices.length > 0 || host.moment !== told.moment
    const shared = joinFields({
      t: '"moved"',
      match: this.#id,
      ...this.#place(),
      after: String(change.from),
      ...changesOf(told.table, table),
      decision: JSON.stringify(decision),
      ...(change.notices.length > 0 && { notices: JSON.stringify(change.notices) }),
      ...(table.outcome !== null && { key: JSON.stringify(host.match.key) }),
    })
    const heardByAll = host.heard(null, change.from + 1)
    const eventsForAll = JSON.stringify(heardByAll)
    const own = new Map<Viewer, Own>()
    for (const viewer of viewers) {
      const view = host.view(viewer)
      const mine = ownOf(host, viewer, view)
      own.set(viewer, mine)
      const news = whatIsNew(mine, told.own.get(viewer))
      if (!hasNews && Object.keys(news).length === 0) continue
      // Only what is heard by some alone makes the lists differ in length.
      const heard = viewer === null ? heardByAll : host.heard(viewer, change.from + 1)
      const rest = joinFields({
        ...news,
        ...(view.menu !== null && { menu: JSON.stringify(view.menu) }),
        events: heard.length === heardByAll.length ? eventsForAll : JSON.stringify(heard),
      })
      texts.set(viewer, `${shared.slice(0, -1)},${rest.slice(1, -1)}`)
    }
    this.#told = { moment: host.moment, table, own }
    return texts
  }

  #place(): Record<'position' | 'moment' | 'length', string> {
    const { position, moment, length } = this.#host
    return { position: String(position), moment: String(moment), length: String(length) }
  }
}

function ownOf(host: MatchHost, viewer: Viewer, { hand }: View): Own {
  if (viewer === null) return { hand: 'null', anytime: 'null', orders: '[]', undo: 'null' }
  return {
    hand: JSON.stringify(hand),
    anytime: JSON.stringify(host.match.anytime(viewer)),
    orders: JSON.stringify(host.match.orders(viewer).map(({ decision, until }) => ({ decision, until }))),
    undo: JSON.stringify(undoShown(host, viewer)),
  }
}

function whatIsNew(now: Own, before: Own | undefined): Partial<Own> {
  const fresh = Object.entries(now).filter(([name, text]) => before?.[name as keyof Own] !== text)
  return Object.fromEntries(fresh)
}

/** The changes of the table, or the whole of it if it has changed beyond recognition. */
function changesOf(before: View['table'], table: View['table']): Record<string, string> {
  const changes = differences(before, table)
  if (changes.length > MANY) return { table: JSON.stringify(table) }
  return { patch: JSON.stringify(changes) }
}

/** About as many changes as a table is worth: each names its place. */
const MANY = 60
