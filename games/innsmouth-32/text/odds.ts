import { hitsOf } from '../auto/hits.ts'
import { cardAt, HOUND, itemOf, NO_CARD } from '../pieces/cards.ts'
import { MUSCLE, SPEED } from '../pieces/stats.ts'
import { toughnessOf } from '../rules/attack.ts'
import { cannotBanish, savingTarget } from '../rules/banish.ts'
import { aimOf, blowOf } from '../rules/numbers.ts'
import { statOf } from '../rules/survivors.ts'
import type { I32State, Survivor } from '../state.ts'

const FACES = [1, 2, 3, 4, 5, 6] as const
const SIXES = 12
const MOST = 216

/** How many of a hundred attacks with a figure fell a monster, with a blow that is so sure, and no spoint given. */
function fallsIn(figure: number, sure: number, needs: number): number {
  let falls = 0
  for (const first of FACES)
    for (const second of FACES) {
      const total = first + second
      if (total > figure || total === SIXES) continue
      if (first === second && first === 1) falls += FACES.length // I32-DOUBLE-1
      else {
        const blow = sure + (first === second ? first : 0) // I32-DOUBLE-10
        falls += FACES.filter((die) => die + blow >= needs).length
      }
    }
  return Math.round((100 * falls) / MOST)
}

/** The chance to fell a monster with what somebody has in hand, whichever is best; nothing if there is nothing to strike with. */
export function fallChance(s: I32State, one: Survivor, target: number): number | undefined {
  const needs = toughnessOf(s, target)
  const bare = one.card === HOUND ? SPEED : MUSCLE
  const ways = [
    { item: NO_CARD, stat: bare },
    ...one.cards
      .filter((card) => cardAt(card).item !== null)
      .flatMap((item) => itemOf(item).stats.map((stat) => ({ item, stat }))),
  ].filter(({ stat }) => statOf(one, stat) > 0)
  if (ways.length === 0) return undefined
  return Math.max(...ways.map(({ item, stat }) => chanceOf(s, one, item, stat, needs)))
}

const RESULTS = 36
const SNAKE_EYES = 2

/** The chance that mythos banishes a monster, with nothing paid from a card; nothing if there is too little of it. */
export function banishChance(s: I32State, { card }: Survivor, target: number): number | undefined {
  if (cannotBanish(s, card, target) !== undefined) return undefined
  const saved = hitsOf(Math.max(SNAKE_EYES, savingTarget(s, card, target, 0)))
  return Math.round((100 * (RESULTS - saved)) / RESULTS)
}

/** The same with one thing in hand. */
export function chanceOf(
  s: I32State,
  one: Survivor,
  item: number,
  stat: number,
  needs: number,
): number {
  const figure = aimOf(statOf(one, stat), s, one.card, item)
  const bonus = item === NO_CARD ? 0 : itemOf(item).bonus
  return fallsIn(figure, blowOf(bonus, s, one.card, item), needs)
}
