import { kindOf, placeOf } from '../../rules/figures.ts'
import { isDark } from '../../rules/light.ts'
import { isWater } from '../../rules/ground.ts'
import { sumOfGifts } from '../../rules/claims.ts'
import { always, type Aim, type Change } from '../../rules/numbers.ts'
import type { DmdState } from '../../state.ts'

/** Bonus dice of an attack with one weapon (DMD-ATTACK-10, DMD-CARD-1, DMD-CARD-12). */
export const weaponDice = (s: DmdState, hero: number, aim: Aim): number =>
  sumOfGifts(s, hero, 'attack-dice', (gift, card) => {
    if (card !== aim.weapon) return 0
    if (gift.reach !== 'any' && (gift.reach === 'near') !== aim.isNear) return 0
    const { better } = gift
    const isBetter =
      better !== undefined &&
      aim.targets.some((foe) => better.against.some((kind) => kind === kindOf(s, foe)))
    return isBetter ? better.dice : gift.dice
  })

const placeDice = (s: DmdState, hero: number): number => {
  const space = placeOf(s, hero)
  return sumOfGifts(s, hero, 'roll-die', ({ where }) =>
    (where === 'water' ? isWater(s, space) : !isDark(s, space)) ? 1 : 0,
  )
}

/** What claimed cards add to one's own rolls. */
export const rollGifts: readonly Change[] = [
  always('DMD-CARD-1', {
    dice: (dice, aim, s, hero) => (aim.for === 'attack' ? dice + weaponDice(s, hero, aim) : dice),
  }),
  always('DMD-CARD-3', {
    dice: (dice, aim, s, hero) =>
      aim.for === 'check' ? dice + sumOfGifts(s, hero, 'check-dice', (gift) => gift.dice) : dice,
  }),
  always('DMD-CARD-4', {
    dice: (dice, { action }, s, hero) =>
      action === null
        ? dice
        : dice +
          sumOfGifts(s, hero, 'action-dice', (gift) => (gift.action === action ? gift.dice : 0)),
  }),
  // Sea-Touched, Stage-Struck
  always('DMD-CLAIM-9', { dice: (dice, _, s, hero) => dice + placeDice(s, hero) }),
  // Star-Struck
  always('DMD-CLAIM-9', {
    dice: (dice, aim, s, hero) =>
      aim.for === 'check' || aim.action === 'misalign'
        ? dice + sumOfGifts(s, hero, 'star-gazing', () => 1)
        : dice,
    loss: (loss, from, s, hero) =>
      from === 'mythos' && loss > 0 ? loss + sumOfGifts(s, hero, 'star-gazing', () => 1) : loss,
  }),
]
