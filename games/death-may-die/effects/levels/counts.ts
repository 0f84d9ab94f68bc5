import { counted, spelled } from '@eldertable/kernel'
import { noChange, type LevelMeanings, type Symbol } from './level.ts'

export const symbolNames: Readonly<Record<Symbol, string>> = {
  elder: 'elder sign',
  tentacle: 'tentacle',
}

const successes = (count: number): string => counted(count, 'success', 'successes')

/** What else counts in a roll than its successes; how it is done stands in `countings.ts`. */
export const countLevels: LevelMeanings<
  'count' | 'counted-heals' | 'counted-worth' | 'frenzy' | 'lone-wounds'
> = {
  count: {
    changes: noChange,
    inWords({ symbol, most }) {
      const name = symbolNames[symbol]
      if (most > 1) return `all ${name}s in a roll count as successes`
      const still = symbol === 'tentacle' ? ', and stays a tentacle' : ''
      return `one ${name} in a roll counts as a success${still}`
    },
  },
  'counted-heals': {
    changes: noChange,
    inWords: ({ symbol, points, of }) =>
      `each ${symbolNames[symbol]} you count heals ${of === 'stress' ? `${points} stress` : counted(points, 'wound')}`,
  },
  'counted-worth': {
    changes: noChange,
    inWords: ({ symbol, successes: worth }) =>
      `each ${symbolNames[symbol]} you count is ${spelled(worth)} successes`,
  },
  frenzy: {
    changes: noChange,
    inWords: ({ tentacles, successes: worth }) =>
      `with ${spelled(tentacles)} tentacles or more, ${successes(worth)} on top`,
  },
  'lone-wounds': {
    changes: noChange,
    inWords: ({ amount, before }) =>
      before === 0
        ? `${counted(amount, 'wound')} more when you hit an enemy that is alone in its space`
        : `${counted(amount, 'wound')} more on an enemy that is alone`,
  },
}
