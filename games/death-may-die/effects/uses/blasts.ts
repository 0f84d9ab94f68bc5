import { counted } from '@eldertable/kernel'
import { isBeforeVersion2 } from '../../earlier/edition.ts'
import { foesIn, isMonster, placeOf } from '../../rules/figures.ts'
import { placeFire } from '../../rules/fire.ts'
import { harm } from '../../rules/harm.ts'
import { isDark } from '../../rules/light.ts'
import { vulnerableIn } from './hurl.ts'
import type { UseMeanings } from './use.ts'

const rule = 'DMD-CLAIM-10'

export const blastUses: UseMeanings<'blast' | 'flash'> = {
  blast: {
    run(g, { hero }, { wounds }) {
      const here = placeOf(g.state, hero)
      for (const foe of foesIn(g.state, here)) harm(g, foe, wounds, rule)
      placeFire(g, here, rule)
    },
    cannot: (s, hero) =>
      vulnerableIn(s, placeOf(s, hero)).length === 0 ? 'no-enemy-here' : undefined,
    inWords: ({ wounds }) =>
      `Discard: each enemy in your space takes ${counted(wounds, 'wound')}; then place 1 fire token in your space.`,
  },
  flash: {
    run(g, { hero }, { wounds }) {
      const here = placeOf(g.state, hero)
      g.state.table.flash = here
      g.event?.('flashes', rule, { space: here })
      for (const foe of foesIn(g.state, here))
        if (isMonster(g.state, foe)) harm(g, foe, wounds, rule)
    },
    // Where there is light it is of use against monsters alone (DMD-EPFIVE-2).
    cannot(s, hero) {
      const here = placeOf(s, hero)
      const isLit = isBeforeVersion2(s) ? s.table.isDisrupted : !isDark(s, here)
      return isLit && !foesIn(s, here).some((foe) => isMonster(s, foe)) ? 'no-effect' : undefined
    },
    inWords: ({ wounds }) =>
      `Discard: your space is lit until the end of the turn and each monster in it takes ${counted(wounds, 'wound')}.`,
  },
}
