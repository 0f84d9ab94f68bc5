import { counted, spelled } from '@eldertable/kernel'
import { gates } from '../../pieces/map.ts'
import { heroAt, placeOf, sheetOf } from '../../rules/figures.ts'
import { distance, groundOn } from '../../rules/ground.ts'
import type { DmdState } from '../../state.ts'
import { noChange, type LevelMeanings } from './level.ts'

const bonusDice = (dice: number): string => counted(dice, 'bonus die', 'bonus dice')

export const isNearGate = (s: DmdState, hero: number, within: number): boolean =>
  gates.some((gate) => distance(s, placeOf(s, hero), groundOn(s).gateAt[gate]) <= within)

/** Whether the sanity marker stands on a trigger, and whether it stands on the space before one. */
const isOnTrigger = (s: DmdState, hero: number): boolean =>
  sheetOf(s, hero).triggers.includes(heroAt(s, hero).sanity)
const isBeforeTrigger = (s: DmdState, hero: number): boolean =>
  sheetOf(s, hero).triggers.includes(heroAt(s, hero).sanity + 1)

/** What levels change about one's own rolls. */
export const rollLevels: LevelMeanings<
  'bonus-dice' | 'spread' | 'range' | 'gate-dice' | 'fuel' | 'free-rerolls'
> = {
  'bonus-dice': {
    changes({ amount, before, where }) {
      const more = amount - before
      const isNear = where === 'own-space'
      return {
        dice: (dice, aim) => (aim.for === 'attack' && aim.isNear === isNear ? dice + more : dice),
      }
    },
    inWords: ({ amount, where }) =>
      `${bonusDice(amount)} against enemies in ${where === 'own-space' ? 'your space' : 'other spaces'}`,
  },
  spread: {
    changes: ({ amount }) => ({ spread: () => amount }),
    inWords: ({ before }) =>
      before === 0
        ? 'attack any number of enemies in your space, and divide the successes'
        : 'every enemy you attack in your space takes all the successes',
  },
  range: {
    changes: ({ amount }) => ({ range: () => amount }),
    inWords: ({ amount }) =>
      `attack enemies up to ${spelled(amount)} ${amount === 1 ? 'space' : 'spaces'} away`,
  },
  'gate-dice': {
    changes: ({ dice: more, within }) => ({
      dice: (dice, _, s, hero) => (isNearGate(s, hero, within) ? dice + more : dice),
    }),
    inWords: ({ dice, within }) =>
      `within ${counted(within, 'space')} of a gate: ${bonusDice(dice)}`,
  },
  // Each level adds what those below it have not given.
  fuel: {
    changes({ amount, before, isEarly }) {
      const more = amount - before
      if (!isEarly)
        return { dice: (dice, _, s, hero) => (isOnTrigger(s, hero) ? dice + more : dice) }
      const isFirst = more === 0
      return {
        dice(dice, _, s, hero) {
          const isOn = isOnTrigger(s, hero)
          if (isFirst) return !isOn && isBeforeTrigger(s, hero) ? dice + amount : dice
          return isOn || isBeforeTrigger(s, hero) ? dice + more : dice
        },
      }
    },
    inWords({ amount, before, isEarly }) {
      if (!isEarly) return `${bonusDice(amount)} while your sanity is on a trigger space`
      return amount === before
        ? 'the bonus die also on the space before a trigger'
        : `${bonusDice(amount)} instead of ${before}`
    },
  },
  'free-rerolls': {
    changes: noChange,
    inWords({ amount, per, of }) {
      const rerolls = `${spelled(amount)} free ${amount === 1 ? 'reroll' : 'rerolls'}`
      return `${rerolls} ${per === 'turn' ? 'each turn' : rolls[of]}`
    },
  },
}

const rolls = {
  any: 'in each roll',
  'own-space': 'in each attack in your space',
  'against-you': 'in each attack against you',
  'against-you-or-fire': 'in each attack against you and each roll for fire',
} as const
