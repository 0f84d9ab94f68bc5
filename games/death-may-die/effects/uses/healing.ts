import { counted } from '@eldertable/kernel'
import { isBeforeVersion2 } from '../../earlier/edition.ts'
import { heroAt, livingInOrder, placeOf } from '../../rules/figures.ts'
import { placeFire } from '../../rules/fire.ts'
import { healStress, healWounds } from '../../rules/tracks.ts'
import type { UseMeanings } from './use.ts'

const rule = 'DMD-CLAIM-10'
const ALL = 99

/** An amount of wounds and of stress. */
export const points = (wounds: number, stress: number): string =>
  [
    ...(wounds > 0 ? [counted(wounds, 'wound')] : []),
    ...(stress > 0 ? [`${stress} stress`] : []),
  ].join(' and ')

export const healingUses: UseMeanings<'heal' | 'heal-all-stress' | 'comfort'> = {
  heal: {
    run(g, { hero }, { wounds, stress }) {
      healWounds(g, hero, wounds, rule)
      healStress(g, hero, stress, rule)
    },
    cannot(s, hero, use) {
      const { wounds, stress } = heroAt(s, hero)
      const healed = Math.min(use.wounds, wounds) + Math.min(use.stress, stress)
      return healed === 0 ? 'nothing-to-heal' : undefined
    },
    inWords: ({ wounds, stress }) => `Discard: heal ${points(wounds, stress)}.`,
  },
  'heal-all-stress': {
    run(g, { hero }) {
      healStress(g, hero, ALL, rule)
      placeFire(g, placeOf(g.state, hero), rule)
    },
    // Without stress the fire alone would be left of it.
    cannot: (s, hero) =>
      heroAt(s, hero).stress === 0 && !isBeforeVersion2(s) ? 'nothing-to-heal' : undefined,
    inWords: () => 'Discard: heal all your stress; then place 1 fire token in your space.',
  },
  comfort: {
    run(g, { hero }, { stress }) {
      for (const other of livingInOrder(g.state))
        if (other !== hero) healStress(g, other, stress, rule)
    },
    cannot: (s, hero) =>
      livingInOrder(s).some((other) => other !== hero && heroAt(s, other).stress > 0)
        ? undefined
        : 'nothing-to-heal',
    inWords: ({ stress }) => `Discard: each other investigator heals ${stress} stress.`,
  },
}
