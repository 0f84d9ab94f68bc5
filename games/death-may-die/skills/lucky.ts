import { levelOf } from '../rules/figures.ts'
import type { FreeRerolls } from '../rules/rows.ts'

/** DMD-LUCKY-1 to DMD-LUCKY-4: as many as the level, in each turn. */
export const lucky: FreeRerolls = {
  skill: 'lucky',
  rule: 'DMD-LUCKY-1',
  per: 'turn',
  most(s, hero) {
    const level = levelOf(s, hero, 'lucky')
    return s.table.settings.publishedSkills && level === 4 ? 0 : level
  },
}

/** Published level 4. */
export const luckyInEveryRoll: FreeRerolls = {
  skill: 'lucky',
  rule: 'DMD-LUCKY-4',
  per: 'roll',
  most: (s, hero) => (s.table.settings.publishedSkills && levelOf(s, hero, 'lucky') === 4 ? 3 : 0),
}
