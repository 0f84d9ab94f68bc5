import { CHARACTER_SLUGS } from '../pieces/characters.ts'
import { powerAt, powerNumber, type PowerSlug } from '../pieces/powers.ts'
import { at, type MashScenario, type Position } from './at.ts'
import type { HeroAt } from './one.ts'

/** The owner of a power-up on R3C1 of the Cultist Temple; somebody else on R6C6. */
export const owner = (
  powers: readonly PowerSlug[],
  more: Partial<Position> = {},
  ann: Partial<HeroAt> = {},
): MashScenario => {
  const { character } = powerAt(powerNumber(powers[0] ?? 'ae-melee'))
  return at({
    tiles: ['cultist-temple', 'base-camp'],
    heroes: [
      { is: CHARACTER_SLUGS[character] ?? 'arctic-explorer', at: 'R3C1', powers, ...ann },
      { is: character === 2 ? 'mariner-merchant' : 'private-eye', at: 'R6C6' },
    ],
    ...more,
  })
}
