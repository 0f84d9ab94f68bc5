import { nameOfHero } from '../position.ts'
import { cardsOf, claimOf } from '../rules/claims.ts'
import { groundOn } from '../rules/ground.ts'
import { NOBODY, NOWHERE, type DmdState } from '../state.ts'
import type { DmdScenario } from './at.ts'

/** How many of everything there are, by names such as `cultist 9A-a`, `ann stress` or `fire 1A-a`. */
function inventory(s: DmdState): Map<string, number> {
  const { table } = s
  const counts = new Map<string, number>()
  const add = (name: string, amount = 1): void => {
    if (amount !== 0) counts.set(name, (counts.get(name) ?? 0) + amount)
  }
  const called = (space: number): string => groundOn(s).spaces[space]?.id ?? 'nowhere'
  for (const [hero, one] of table.heroes.entries()) {
    const name = nameOfHero(s, hero)
    add(`${name} ${called(one.space)}`)
    for (const track of ['wounds', 'stress', 'sanity', 'fire', 'signs'] as const)
      add(`${name} ${track}`, one[track])
    for (const card of cardsOf(s, hero)) add(`${name} ${claimOf(s, card)?.name}`)
  }
  for (const { kind, space, wounds } of table.enemies) {
    if (space === NOWHERE) continue
    add(`${kind} ${called(space)}`)
    add(`${kind} ${called(space)} wounds`, wounds)
  }
  if (table.elder.space !== NOWHERE) add(`elder ${called(table.elder.space)}`)
  add('elder wounds', table.elder.wounds)
  add('elder track', table.elder.track)
  for (const space of groundOn(s).spaces.keys()) {
    add(`fire ${called(space)}`, table.fire[space])
    add(`rlyeh ${called(space)}`, Number(table.rlyeh[space]))
    add(`lamp ${called(space)}`, Number(table.lamps[space]))
  }
  for (const gate of ['red', 'yellow', 'blue'] as const)
    add(`shutter ${gate}`, Number(table.shutters[gate]))
  for (const { kind, space, holder, markers, isOpen } of table.things) {
    const where = holder === NOBODY ? called(space) : nameOfHero(s, holder)
    add(`${isOpen && kind === 'grave' ? 'open grave' : kind} ${where}`)
    add(`${kind} ${where} markers`, markers)
  }
  return counts
}

/** Everything on the table that something has changed, and by how much: whoever is not named was left alone. */
export function effectOf(
  t: DmdScenario,
  happen: (t: DmdScenario) => unknown,
): Record<string, number> {
  const before = inventory(t.state)
  happen(t)
  const after = inventory(t.state)
  const changes: Record<string, number> = {}
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const change = (after.get(name) ?? 0) - (before.get(name) ?? 0)
    if (change !== 0) changes[name] = change
  }
  return changes
}
