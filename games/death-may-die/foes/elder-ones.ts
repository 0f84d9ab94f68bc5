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
      const isAtElder = s.table.roll?.targets.includes(ELDER) === true
      return is || (isAtElder && heroAt(s, hero).signs >= TOO_MANY_SIGNS)
    },
  }),
]
