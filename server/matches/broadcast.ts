import type { Seat, View } from '@eldertable/kernel'
import type { HostChange, Told } from '@eldertable/match'
import { differences } from '@eldertable/protocol/wire.ts'
import { joinFields } from './join-fields.ts'
import type { MatchShown } from './match-shown.ts'
import { menuText, ownOf, undoText, whatIsNew, type Own } from './own.ts'

/** Of as many of the latest positions somebody who comes is told what happened: about what a screen shows. */
export const LATEST = 400

/** A seat, or null for a spectator. */
export type Viewer = Seat | null

/** The state of things that was told last. */
interface Last {
  readonly moment: number
  readonly table: View['table']
  readonly decision: string
  readonly request: string
  readonly own: Map<Viewer, Own>
}

/**
 * The texts about one match that is being played. What is the same for all seats is made once for each move and
 * joined with what is the viewer's own.
 */
export class Broadcast {
  readonly #id: string
  #told: Last | undefined
  /** What was made in this turn of the event loop: many may come at once, and spectators are all shown the same. */
  readonly #standing = new Map<string, Record<string, string>>()

  constructor(match: string) {
    this.#id = JSON.stringify(match)
  }

  /** The fields of a `table` message that come from the match. */
  standing(match: MatchShown, viewer: Viewer, wanted: number): Record<string, string> {
    const from = Math.max(wanted, match.toldFrom, match.position - LATEST + 1)
    const name = `${viewer} ${from} ${match.length}`
    const made = this.#standing.get(name) ?? this.#stand(match, viewer, from)
    if (this.#standing.size === 0) setImmediate(() => this.#standing.clear())
    this.#standing.set(name, made)
    return made
  }

  #stand(match: MatchShown, viewer: Viewer, from: number): Record<string, string> {
    const { table, decision } = match.open()
    const { menu, hand } = match.own(viewer)
    const own = ownOf(match, viewer, hand)
    this.#told ??= {
      moment: match.moment,
      table,
      decision: JSON.stringify(decision),
      request: JSON.stringify(match.request()),
      own: new Map(),
    }
    this.#told.own.set(viewer, own)
    const stoodIn = viewer === null ? 0 : match.stoodIn(viewer)
    return {
      ...placeOf(match),
      view: joinFields({
        seat: JSON.stringify(viewer),
        table: JSON.stringify(table),
        hand: JSON.stringify(hand),
        decision: JSON.stringify(decision),
        menu: menuText(menu),
      }),
      offered: JSON.stringify(maySuggest(match, viewer, menu) ? match.offered() : null),
      anytime: menuText(own.anytime),
      orders: JSON.stringify(own.orders),
      undo: undoText(own.undo, this.#told.request),
      decided: JSON.stringify(viewer === null ? null : match.decided(viewer)),
      ...(stoodIn > 0 && { stoodIn: String(stoodIn) }),
      from: String(from),
      events: JSON.stringify(match.heard(viewer, from)),
    }
  }

  /** Nobody is looking: the next who does is told everything. */
  forget(): void {
    this.#told = undefined
    this.#standing.clear()
  }

  /**
   * The message about a change for each of these viewers, but for its end: `was` depends on who reads it. Nothing for
   * a viewer to whom nothing has changed, such as when another seat gives a standing order.
   */
  moved(
    match: MatchShown,
    { from, notices }: Pick<HostChange, 'from' | 'notices'>,
    viewers: Iterable<Viewer>,
  ): Map<Viewer, string> {
    const told = this.#told
    const texts = new Map<Viewer, string>()
    if (told === undefined) return texts
    const { table, decision } = match.open()
    const asked = JSON.stringify(decision)
    const request = JSON.stringify(match.request())
    const requests = { now: request, before: told.request }
    const hasNews = notices.length > 0 || match.moment !== told.moment
    const head = joinFields({
      t: '"moved"',
      match: this.#id,
      ...placeOf(match),
      after: String(from),
      ...changesOf(told.table, table),
      ...(asked !== told.decision && { decision: asked }),
      ...(notices.length > 0 && { notices: JSON.stringify(notices) }),
      ...(match.key !== null && { key: JSON.stringify(match.key) }),
    })
    const shared = head.slice(0, -1) // the viewer's own fields follow
    const heardByAll = match.heard(null, from + 1)
    const eventsFor = (viewer: Viewer, heard: readonly Told[]) => {
      const story = match.position === from + 1 ? storyText(match, viewer, told.table, heard) : ''
      return `${story}"events":${JSON.stringify(heard)}`
    }
    const eventsForAll = eventsFor(null, heardByAll)
    const offered = match.offered()
    const advised = offered === null ? '' : `"offered":${JSON.stringify(offered)},`
    const own = new Map<Viewer, Own>()
    for (const viewer of viewers) {
      const { menu, hand } = match.own(viewer)
      const mine = ownOf(match, viewer, hand)
      own.set(viewer, mine)
      const news = whatIsNew(mine, told.own.get(viewer), requests)
      if (!hasNews && news === '') continue
      // Only what is heard by some alone makes the lists differ in length.
      const heard = viewer === null ? heardByAll : match.heard(viewer, from + 1)
      const events = heard.length === heardByAll.length ? eventsForAll : eventsFor(viewer, heard)
      const options = menu === null ? '' : `"menu":${menuText(menu)},`
      const offers = maySuggest(match, viewer, menu) ? advised : options
      texts.set(viewer, `${shared},${news}${offers}${events}`)
    }
    this.#told = { moment: match.moment, table, decision: asked, request, own }
    return texts
  }
}

/** Whoever has a seat and is not asked may suggest something to who is, if both are on one side. */
const maySuggest = (match: MatchShown, viewer: Viewer, menu: View['menu']): boolean =>
  viewer !== null && menu === null && match.seesThoughts(viewer)

function placeOf({ position, moment, length }: MatchShown): Record<string, string> {
  return { position: String(position), moment: String(moment), length: String(length) }
}

/** About as many changes as a table is worth: each names its place. */
const MANY = 60

/** The changes of the table, or the whole of it if it has changed beyond recognition. */
export function changesOf(before: View['table'], table: View['table']): Record<string, string> {
  const changes = differences(before, table)
  if (changes.length === 0) return {}
  if (changes.length > MANY) return { table: JSON.stringify(table) }
  return { patch: JSON.stringify(changes) }
}

/** A pick that does more than that is shown as it ends: nobody could follow it step by step. */
const MOST_STEPS = 60
/** Characters; a story that is longer is left out. */
const MOST_STORY = 16_000

/**
 * How a pick changed the open table from event to event, so that the screen can go on with each sentence. The last event
 * leaves the table as it is now.
 */
function storyText(
  match: MatchShown,
  viewer: Viewer,
  before: View['table'],
  heard: readonly Told[],
): string {
  if (heard.length < 2 || heard.length > MOST_STEPS) return ''
  const tables = match.story(viewer)
  if (tables.length !== heard.length) return ''
  const steps = tables.slice(0, -1).map((table, i) => differences(tables[i - 1] ?? before, table))
  const text = `"story":${JSON.stringify(steps)},`
  return text.length > MOST_STORY || steps.every(({ length }) => length === 0) ? '' : text
}
