import type { Hero, Pile } from '../state.ts'
import { carries, ofKind, rowOfObject } from '../rules/characters/numbers.ts'

const UNSEEN = 5
const MOST_OF_A_PILE = 12

/** What an object is worth to whoever carries it. */
export function thingWorth(object: number): number {
  const row = rowOfObject(object)
  if (row.colour === 'white') return -5
  if (row.keepsPower || row.does?.does === 'power-up') return 9
  if (row.does?.does === 'double-actions') return 8
  let worth = 1 + row.defence * 8 + row.move + row.mentality + row.encumbrance / 3
  if (row.melee || row.ranged) {
    const isLasting = row.use === 'endless'
    worth += row.damage * (isLasting ? 4 : 2) + row.rollBonus * 2 + (row.ranged ? 2 : 0)
    if (row.area !== undefined) worth += 2
    if (row.hold !== undefined) worth += 1
  }
  worth += row.tomeSpells * 3
  if (row.healing !== undefined) worth += row.healing.health * 4 + row.healing.mentality
  return worth
}

/** What a pile is worth to a character: a second one of a kind adds little. */
export function pileWorth(hero: Hero, { unseen, open }: Pile): number {
  let worth = unseen * UNSEEN
  for (const object of open) worth += usefulness(hero, object)
  return Math.min(MOST_OF_A_PILE, worth)
}

/** What one more object is worth to a character. */
export function usefulness(hero: Hero, object: number): number {
  const worth = thingWorth(object)
  const isSpare = rowOfObject(object).use === 'endless' && carries(hero, ofKind(object))
  return isSpare ? worth / 4 : worth
}

/** Whether an object protects or carries better than the one of its slot that is in use (CM-ITEM-18). */
export function isBetterWorn({ objects, shield, armour, mover }: Hero, object: number): boolean {
  const row = rowOfObject(object)
  const slot = row.shield ? 'shield' : row.armour ? 'armour' : 'movement'
  const chosen = row.shield ? shield : row.armour ? armour : mover
  const worn = chosen >= 0 ? chosen : (objects.find((one) => rowOfObject(one)[slot]) ?? object)
  const other = rowOfObject(worn)
  return row.defence + row.move > other.defence + other.move
}
