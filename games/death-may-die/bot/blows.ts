import { at } from '@eldertable/kernel'
import { distance } from '../rules/ground.ts'
import { isDark } from '../rules/light.ts'
import { cardOf, kindOf, spaceOf } from '../rules/figures.ts'
import { chanceOf } from './odds.ts'
import type { DmdState } from '../state.ts'
import type { Outlook, Prospect } from './prospect.ts'
import { loneWoundsOf } from './skills.ts'

/** What it is worth that a foe is gone, by its dice. */
const KILL = 0.22
/** The next stage of the Elder One takes about this many wounds. */
const NEXT_STAGE = 12
const LAST_STAGE = 4
const VICTORY = 15
/** More foes than these in one place are not told apart. */
const MOST_TARGETS = 3

interface Blow {
  readonly foe: number
  readonly after: Prospect
}

/** Attacks that can be made: into one's own space, or from afar. */
export function attacksIn(outlook: Outlook, p: Prospect): Blow[] {
  const { foes, range, s } = outlook
  const blows: Blow[] = []
  const near = targetsOf(outlook, p, p.company)
  for (const bit of near) blows.push(strike(outlook, p, bit, true))
  if (range === 0) return blows
  let far = 0
  for (const [space, mask] of foes.at.entries())
    if (space !== p.space && mask !== 0 && distance(s, p.space, space) <= range)
      far |= mask & ~p.taken
  for (const bit of targetsOf(outlook, p, far)) blows.push(strike(outlook, p, bit, false))
  return blows
}

/** The foes of a mask that are worth an attack: the Elder One once it can be hurt, and the others nearest to their end. */
function targetsOf({ foes, s }: Outlook, p: Prospect, mask: number): number[] {
  const found: number[] = []
  // Those that nobody could tell apart are named by the first of them (DMD-CHOICE-1).
  const isLike = (bit: number): boolean =>
    found.some(
      (other) =>
        at(p.alive, other) === at(p.alive, bit) &&
        at(p.health, other) === at(p.health, bit) &&
        hasSameCard(s, at(foes.names, other), at(foes.names, bit)),
    )
  for (let bit = 0, rest = mask; rest > 0; bit++, rest >>>= 1)
    if ((rest & 1) === 1 && bit !== foes.elder && at(p.alive, bit) > 0.1 && !isLike(bit))
      found.push(bit)
  const promise = (bit: number): number => at(foes.dice, bit) - 1.5 * at(p.health, bit)
  if (found.length > MOST_TARGETS) {
    found.sort((a, b) => promise(b) - promise(a))
    found.length = MOST_TARGETS
  }
  if ((mask & (1 << foes.elder)) !== 0 && s.table.isDisrupted) found.push(foes.elder)
  return found
}

const hasSameCard = (s: DmdState, one: number, other: number): boolean =>
  kindOf(s, one) === kindOf(s, other) && spaceOf(s, one) === spaceOf(s, other)

/** DMD-ENEMY-6 */
function mostInTheDark(s: DmdState, foe: number): number {
  const kind = kindOf(s, foe)
  const does = kind && cardOf(s, kind).does
  return does?.does === 'most-wounds' ? does.wounds : Infinity
}

function strike(outlook: Outlook, p: Prospect, bit: number, isNear: boolean): Blow {
  const { foes, s, hero, near, far, spread, urgency } = outlook
  const isAlone = (p.company & ~(1 << bit)) === 0
  let force = isNear ? near : far
  if (isAlone && isNear) force += loneWoundsOf(s, hero)
  const foe = at(foes.names, bit)
  if (isDark(s, p.space)) force = Math.min(force, mostInTheDark(s, foe))
  const alive = [...p.alive]
  const health = [...p.health]
  let { gain } = p
  if (bit === foes.elder) {
    const left = at(health, bit)
    gain += urgency * Math.min(force, left)
    if (s.table.elder.stage === LAST_STAGE) gain += VICTORY * chanceOf(left, 2 * force)
    health[bit] = left > force ? left - force : NEXT_STAGE
  } else {
    gain += hit(outlook, alive, health, bit, force)
    if (isNear && spread > 1) {
      // What is left over goes to the next (DMD-BRAWL-2), or each gets all of it (DMD-BRAWL-4).
      let over = force - at(p.health, bit)
      for (let other = 0, rest = p.company; rest > 0; other++, rest >>>= 1) {
        if ((rest & 1) === 0 || other === bit || other === foes.elder) continue
        const share = spread > 2 ? force : over
        if (share > 0) gain += hit(outlook, alive, health, other, share)
        over -= at(p.health, other)
      }
    }
  }
  return { foe, after: { ...p, alive, health, gain, actions: p.actions - 1 } }
}

/** Hurts a foe that is not the Elder One, and says what that is worth. */
function hit(
  { foes }: Outlook,
  alive: number[],
  health: number[],
  bit: number,
  force: number,
): number {
  const left = at(health, bit)
  const chance = chanceOf(left, 2 * force)
  const was = at(alive, bit)
  alive[bit] = was * (1 - chance)
  health[bit] = Math.max(1, left - force / 2)
  return was * KILL * at(foes.dice, bit) * (chance + (1 - chance) * Math.min(0.5, force / left / 2))
}
