import { skillsGiving, type Skill } from '../../pieces/skills/index.ts'
import { heroAt, heroesIn, levelOf, placeOf } from '../../rules/figures.ts'
import type { EndOfTurn } from '../../rules/rows.ts'

/** What is healed by prayer is chosen in `rules/prayer.ts`. */
const prayer = (skill: Skill): EndOfTurn => ({
  skill,
  rule: 'DMD-PRAYER-1',
  hasEffect: (s, hero) =>
    levelOf(s, hero, skill) > 0 &&
    heroesIn(s, placeOf(s, hero)).some((one) => heroAt(s, one).wounds + heroAt(s, one).stress > 0),
  begin: (g, hero) => g.call('prayer', { hero, whom: -1 }),
})

export const endsOfTurn: readonly EndOfTurn[] = skillsGiving('pray').map(prayer)
