import { at, type Decision, type Event, type Option } from '@eldertable/kernel'
import { NO_SHAMBLER, OPEN, type TecTable } from '../state.ts'
import { shamblerAt } from '../verbs.ts'
import { playAhead, withEveryPayment, type Ahead } from './ahead.ts'
import { nothing, type Preview } from './preview.ts'
import { wayTo } from './walk.ts'

/** What the option that is pointed at would do to the pieces: the difference that it makes to the table. */
export function foresee(
  table: TecTable,
  decision: Decision | null,
  aimed: Pick<Option, 'pick'> | null,
): Readonly<Preview> {
  if (aimed === null || decision === null) return nothing
  const ahead = playAhead(table, decision, aimed.pick)
  // Not offered: for a moment the screen still points at what has just been done.
  return ahead === null ? nothing : difference(table, withEveryPayment(ahead))
}

type Read = (table: TecTable) => number

/** What changes in all that it can lead to, and by the same in all of them. */
function difference(table: TecTable, all: readonly Ahead[]): Preview {
  const change = (read: Read): number => {
    const [first = 0, ...others] = all.map((one) => read(one.table) - read(table))
    return others.every((other) => other === first) ? first : 0
  }
  const changes = (list: readonly unknown[], read: (place: number) => Read): number[] =>
    list.map((_, place) => change(read(place)))
  const after = at(all, 0)
  return {
    walk: walkIn(table, after.events),
    madness: places(table.towns, ({ madness }, town) =>
      changes(madness, (colour) => (t) => at(at(t.towns, town).madness, colour)),
    ),
    shamblers: new Set(shamblersGone(table, after.table)),
    held: places(table.characters, ({ held }, character) =>
      changes(held, (kind) => (t) => at(at(t.characters, character).held, kind)),
    ),
    brain: changes(table.characters, (character) => (t) => at(t.characters, character).brain),
    lair: changes(table.lair, (colour) => (t) => at(t.lair, colour)),
    discard: changes(table.discard, (kind) => (t) => at(t.discard, kind)),
    supply: changes(table.supply, (kind) => (t) => at(t.supply, kind)),
    bag: changes(table.bag, (kind) => (t) => at(t.bag, kind)),
    energy: change((t) => t.energy),
    rows: changes(table.rows, (row) => (t) => at(t.rows, row)),
    rewards: table.rewards.map((_, line) => change((t) => at(t.rewards, line)) < 0),
    page: pageGone(table, after.table),
    portal: portalSealed(table, after.table),
    oldOne: change((t) => t.oldOne) === 0 ? null : after.table.oldOne,
  }
}

/** By place: what changes there, if anything does. */
function places<T>(
  list: readonly T[],
  changesAt: (one: T, place: number) => number[],
): Map<number, number[]> {
  const all = list.map((one, place): [number, number[]] => [place, changesAt(one, place)])
  return new Map(all.filter(([, changes]) => changes.some((amount) => amount !== 0)))
}

function walkIn(table: TecTable, events: readonly Event[]): Preview['walk'] {
  const moves = events.find(({ key }) => key === 'moves')
  if (moves === undefined) return null
  const character = Number(moves.is['character'])
  return { character, path: wayTo(table, character, Number(moves.is['to'])) }
}

function shamblersGone(before: TecTable, after: TecTable): number[] {
  return before.towns.flatMap(({ shamblers }, town) =>
    shamblers.flatMap((colour, space) => {
      const isGone = colour !== NO_SHAMBLER && at(after.towns, town).shamblers[space] !== colour
      return isGone ? [shamblerAt(town, space)] : []
    }),
  )
}

function pageGone(before: TecTable, after: TecTable): number | null {
  const town = before.towns.find(
    ({ page }, place) => page >= 0 && at(after.towns, place).page !== page,
  )
  return town?.page ?? null
}

function portalSealed(before: TecTable, after: TecTable): Preview['portal'] {
  const portal = before.portals.findIndex(
    (kind, place) => kind === OPEN && at(after.portals, place) !== OPEN,
  )
  return portal < 0 ? null : { portal, kind: at(after.portals, portal) }
}
