import { at } from '@eldertable/kernel'
import { groundOn } from '../rules/ground.ts'
import type { Outlook, Prospect } from './prospect.ts'
import { STEP } from './worth.ts'

/** A place where a Move can end: the first step, and what one takes along on the way. */
export interface Way {
  readonly to: number
  readonly first: number
  readonly foes: number
  readonly fire: number
  /** Dice of foes and fire on the way. */
  readonly cost: number
}

/** A die that attacks, and a token of fire, when a way is chosen. */
const DIE = 0.35

/** The most promising places within this many steps, each by the way on which one takes the least along. */
export function waysFrom(outlook: Outlook, p: Prospect, steps: number): readonly Way[] {
  const { foes, s, away, jobs, care } = outlook
  const { neighbours } = groundOn(s)
  const diceAt = (space: number): number => diceOf(outlook, at(foes.at, space) & ~p.taken)
  const best: (Way | undefined)[] = []
  let reached: Way[] = [{ to: p.space, first: -1, foes: 0, fire: 0, cost: 0 }]
  for (let step = 0; step < steps; step++) {
    const next: Way[] = []
    for (const way of reached)
      for (const to of at(neighbours, way.to)) {
        if (to === p.space) continue
        const isStart = way.to === p.space
        const left = isStart ? 0 : at(foes.at, way.to) & ~p.taken
        const fire = way.fire + (isStart ? p.here : at(s.table.fire, way.to))
        const cost = way.cost + (isStart ? 0 : diceAt(way.to) + at(s.table.fire, way.to))
        const known = best[to]
        if (known !== undefined && known.cost <= cost) continue
        const found = { to, first: isStart ? to : way.first, foes: way.foes | left, fire, cost }
        best[to] = found
        next.push(found)
      }
    reached = next
  }
  const all = best.filter((way) => way !== undefined)
  if (all.length <= care.ways) return all
  const promise = ({ to, cost }: Way): number =>
    (jobs.some(({ space }) => space === to) ? 1 : 0) -
    STEP * at(away, to) -
    DIE * (cost + diceAt(to))
  return all.toSorted((a, b) => promise(b) - promise(a)).slice(0, care.ways)
}

/** Dice of the foes of a mask. */
function diceOf({ foes }: Outlook, mask: number): number {
  let sum = 0
  for (let bit = 0, rest = mask; rest > 0; bit++, rest >>>= 1)
    if ((rest & 1) === 1) sum += at(foes.dice, bit)
  return sum
}
