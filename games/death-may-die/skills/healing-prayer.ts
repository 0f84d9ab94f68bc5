import { heroAt, heroesIn, levelOf, placeOf } from '../rules/figures.ts'
import type { EndOfTurn } from '../rules/rows.ts'

/** DMD-PRAYER-1 to DMD-PRAYER-4; what is healed is chosen in `prayer.ts`. */
export const healingPrayer: EndOfTurn = {
  skill: 'healing-prayer',
  rule: 'DMD-PRAYER-1',
  hasEffect: (s, hero) =>
    levelOf(s, hero, 'healing-prayer') > 0 &&
    heroesIn(s, placeOf(s, hero)).some((one) => heroAt(s, one).wounds + heroAt(s, one).stress > 0),
  begin: (g, hero) => g.call('prayer', { at: '', hero, whom: -1 }),
}
