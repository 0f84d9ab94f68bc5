import { counted, spelled } from '@eldertable/kernel'
import { less, type LossFrom, type WoundsFrom } from '../../rules/numbers.ts'
import { ALL, noChange, type LevelMeanings, type Moment, type Origin } from './level.ts'

/** Tentacles of a roll against one (DMD-DICE-8). */
const ofRolls: readonly LossFrom[] = ['attack', 'fire', 'roll']
const isAttackOrFire = (from: string): boolean => from === 'attack' || from === 'fire'

/** Whether wounds or a loss come from what a level speaks of; a price is no loss. */
const isOf: Readonly<Record<Origin, (from: WoundsFrom | LossFrom) => boolean>> = {
  all: (from) => from !== 'price',
  rolls: (from) => ofRolls.includes(from as LossFrom),
  'attack-or-fire': isAttackOrFire,
  others: (from) => !isAttackOrFire(from),
}

const reliefs: Readonly<Record<Moment, string>> = {
  killed: 'killing an enemy that is alone',
  protected: 'an attack you have taken over',
  revived: 'getting up again',
  shunned: 'putting a Mythos card away',
}

const lessWounds: Readonly<Record<Origin, string>> = {
  all: 'whenever you are wounded',
  rolls: 'from rolls against you',
  'attack-or-fire': 'from attacks and fire',
  others: 'from anything else',
}
const times = ['', 'once', 'twice']

/** What levels change about wounds and sanity, and what heals. */
export const harmLevels: LevelMeanings<
  'fewer-wounds' | 'less-sanity' | 'lives' | 'relief' | 'avenge' | 'protect' | 'pray'
> = {
  'fewer-wounds': {
    changes({ amount, before, from: origin }) {
      const fewer = less(amount - before)
      const applies = isOf[origin]
      return {
        packet:
          origin === 'all' ? fewer : (wounds, from) => (applies(from) ? fewer(wounds) : wounds),
      }
    },
    inWords: ({ amount, from }) => `${counted(amount, 'wound')} less ${lessWounds[from]}`,
  },
  'less-sanity': {
    changes({ amount, from: origin }) {
      const applies = isOf[origin]
      return { steel: (points, from) => (applies(from) ? amount : points) }
    },
    inWords({ amount, from }) {
      if (from === 'all')
        return `any loss of sanity is ${amount === 1 ? 'a point' : counted(amount, 'point')} less`
      return `${amount} sanity less lost to ${from === 'rolls' ? 'a roll against you' : 'an attack or fire'}`
    },
  },
  lives: {
    changes: ({ amount }) => ({ lives: () => amount }),
    inWords({ amount, before }) {
      const often = times[amount] ?? `${spelled(amount)} times`
      return before === 0
        ? `${often} in the game you get up again with no wounds`
        : `get up again ${often} in the game`
    },
  },
  relief: {
    changes: noChange,
    inWords: ({ when, stress }) =>
      `${reliefs[when]} heals ${stress === ALL ? 'all your stress' : `${stress} stress`}`,
  },
  avenge: {
    changes: noChange,
    inWords: ({ wounds }) => `an enemy that wounds you takes ${counted(wounds, 'wound')}`,
  },
  protect: {
    changes: ({ amount }) => ({ protects: () => amount }),
    inWords: ({ amount }) =>
      `take over an attack on somebody ${amount === 0 ? 'in your space' : `within ${counted(amount, 'space')}`}`,
  },
  pray: {
    changes: noChange,
    inWords({ points, how }) {
      if (how === 'split')
        return points === 1
          ? 'heal 1 stress or 1 wound of somebody in your space at the end of your turn'
          : `heal ${points} points at the end of your turn, in any split`
      const both = `heal ${counted(points, 'wound')} and ${points} stress`
      return how === 'both' ? both : `${both} of each investigator in your space`
    },
  },
}
