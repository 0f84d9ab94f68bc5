import { heroAt, spaceOf } from '../rules/figures.ts'
import { alwaysIn, type Change } from '../rules/numbers.ts'
import { ELDER } from '../state.ts'

const TOO_MANY_SIGNS = 2

/** What the Elder Ones change while their cards are in force. */
export const elderChanges: readonly Change[] = [
  alwaysIn(({ elderOne }) => elderOne === 'cthulhu', 'DMD-CTHULHU-2', {
    foeDice: (dice, foe, s) => (s.table.rlyeh[spaceOf(s, foe)] === true ? dice + 1 : dice),
  }),
  alwaysIn(({ elderOne }) => elderOne === 'hastur', 'DMD-HASTUR-6', {
    isFixed(is, _, s, hero) {
      const { settings, elder, roll } = s.table
      if (settings.elderOne !== 'hastur' || elder.stage < 2) return is
      if (roll?.kind !== 'attack' || !roll.targets.includes(ELDER)) return is
      return is || heroAt(s, hero).signs >= TOO_MANY_SIGNS
    },
  }),
]
