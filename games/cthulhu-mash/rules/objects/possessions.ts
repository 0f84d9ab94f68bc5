import { at, type Seat } from '@eldertable/kernel'
import { spellThat } from '../../pieces/spells.ts'
import type { Game } from '../../frames.ts'
import { NONE, type Hero, type MashState } from '../../state.ts'
import { isInsane, settle } from '../characters/health.ts'
import { isHeld, rowOfObject } from '../characters/numbers.ts'
import { heroAt } from '../pieces.ts'
import { drawn } from '../characters/power-ups.ts'
import { drawPower, powersLeft } from '../stacks.ts'

const REFLECTION = spellThat('reflect')
const DUST = spellThat('take-back')

/** A character has an object: what it gives works at once (CM-ITEM-21). */
export function gain(g: Game, seat: Seat, object: number): void {
  const s = g.state
  const hero = heroAt(s, seat)
  hero.objects.push(object)
  const row = rowOfObject(object)
  if (s.table.settings.sanity && hero.sanity > 0) hero.sanity += row.sanity // CM-SANE-21
  if (hero.ready === NONE && (row.melee || row.ranged)) hero.ready = object // CM-OPT-2
  if (row.keepsPower) fillCrystal(g, seat)
}

/** CM-OBJ-42 */
function fillCrystal(g: Game, seat: Seat): void {
  const s = g.state
  const { character } = heroAt(s, seat)
  if (s.table.crystal !== NONE || powersLeft(s, character) === 0) return
  s.table.crystal = drawPower(s, character)
  g.event?.('crystal', 'CM-OBJ-42', { seat, power: s.table.crystal })
  drawn(g, seat, s.table.crystal)
}

/** A character no longer has an object, wherever it goes. */
export function part(s: MashState, seat: Seat, object: number): void {
  const hero = heroAt(s, seat)
  hero.objects.splice(hero.objects.indexOf(object), 1)
  if (hero.shield === object) hero.shield = NONE
  if (hero.armour === object) hero.armour = NONE
  if (hero.mover === object) hero.mover = NONE
  if (hero.ready === object) hero.ready = NONE
  const { does, sanity } = rowOfObject(object)
  if (does?.does === 'charm') hero.charmed = NONE // CM-OBJ-22
  if (s.table.settings.sanity) hero.sanity = Math.max(0, hero.sanity - sanity)
  settle(s, hero)
}

/** Puts an object on the discard pile (CM-TERM-21). */
export function discard({ table }: MashState, object: number): void {
  table.objectDiscards.push(object)
}

/** Uses an object up (CM-ITEM-15). */
export function useUp(g: Game, seat: Seat, object: number): void {
  part(g.state, seat, object)
  discard(g.state, object)
  g.event?.('usesUp', 'CM-ITEM-15', { who: seat, object })
}

/** Whether it can cast a spell: by heart, or from a tome that it carries (CM-CAST-5). */
export function knows({ table }: MashState, hero: Hero, spell: number): boolean {
  for (const one of hero.spells) if (one === spell) return true
  for (const one of hero.memorized) if (one === spell) return true
  if (hero.objects.length === 0) return false
  const tome = at(table.tomes, spell)
  return tome !== NONE && hero.objects.includes(tome)
}

/**
 * Whether there is anything besides its hands that it could use, a spell that it knows or an object, which may be a weapon
 * or a tome. Mostly not, which saves asking for one after another.
 */
export const hasOtherMeans = ({ spells, memorized, objects }: Hero): boolean =>
  spells.length + memorized.length + objects.length > 0

/** Spells that can be cast at all, in their order. */
export const spellsOf = (s: MashState, hero: Hero): number[] =>
  s.table.tomes.flatMap((_, spell) => (knows(s, hero, spell) ? [spell] : []))

/** Whether chosen reactions are open to it (CM-HOLD-5, CM-SANE-35). */
export const canReact = (s: MashState, hero: Hero): boolean =>
  hero.life === 'alive' && !isHeld(hero) && !isInsane(s, hero)

export const canReflect = (s: MashState, hero: Hero): boolean =>
  hero.mentality > 0 && canReact(s, hero) && knows(s, hero, REFLECTION)

/** Whether it could ever take the present action back: it was free to act before it (CM-REACT-17, CM-HOLD-5, CM-SANE-35). */
export const hasDust = (s: MashState, hero: Hero): boolean =>
  hasOtherMeans(hero) && hero.mentality > 0 && canReact(s, hero) && knows(s, hero, DUST)
