import { Drawn, heardBy, type Chance, type Event, type State } from '@eldertable/kernel'
import { besidesTheTable, nameOf, type Moment, type Viewer } from '../moment.ts'
import type { Oracle } from '../oracle.ts'

/**
 * Events tell no more than the view: the last pick is made again in a world that the viewer could not tell apart
 * before; if it can't tell the two apart afterwards either, it must have heard the same. Events that rightly
 * show something hidden are exempt by key (the title's `reveals`), and so is what follows them in the same pick.
 */
export const worlds: Oracle = (m) => {
  if (m.is.last === null || m.is.before === null) return undefined
  for (const viewer of m.viewers) {
    const heard = told(m, m.is.events, viewer)
    for (let tries = m.is.thorough ? 8 : 1; tries > 0; tries--) {
      const world = JSON.parse(m.is.before) as State
      m.engine.resample(world, viewer, m.is.chance)
      const events: Event[] = []
      const chance = new BentChance(m.is.last.results, m.is.chance)
      const { seat, pick } = m.is.last
      if (m.engine.play(world, seat, pick, chance, events) !== undefined) continue
      if (JSON.stringify(world.table) !== m.tableJson) continue
      if (besidesTheTable(m.engine, world, viewer) !== m.seenBy(viewer)) continue
      const difference = differenceOf(heard, told(m, events, viewer))
      if (difference !== undefined)
        return `${nameOf(viewer)} hears what it can't see: ${difference}`
    }
  }
  return undefined
}

function told(m: Moment, events: readonly Event[], viewer: Viewer): string[] {
  const { reveals = [] } = m.engine.title
  const heard = heardBy(viewer, events)
  // What follows a reveal may speak of what it showed.
  const reveal = heard.findIndex(({ key }) => reveals.includes(key))
  const telling = reveal < 0 ? heard : heard.slice(0, reveal)
  return telling.map(({ key, is }) => `${key} ${JSON.stringify(is)}`)
}

function differenceOf(one: readonly string[], other: readonly string[]): string | undefined {
  const longer = one.length > other.length ? one : other
  const place = longer.findIndex((_, at) => one[at] !== other[at])
  if (place < 0) return undefined
  const [here, there] = [one[place] ?? 'nothing', other[place] ?? 'nothing']
  return `${here}; in another world, ${there} (if that is shown by right, name the key in the title's reveals)`
}

/** The results of the real world as far as they fit another one. */
class BentChance extends Drawn {
  readonly #results: readonly number[]
  readonly #more: Chance
  #used = 0

  constructor(results: readonly number[], more: Chance) {
    super()
    this.#results = results
    this.#more = more
  }

  below(limit: number): number {
    const result = this.#results[this.#used++]
    return result === undefined ? this.#more.below(limit) : result % limit
  }
}
