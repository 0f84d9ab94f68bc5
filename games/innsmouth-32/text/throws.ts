import { capital } from '@eldertable/kernel'
import { cardAt } from '../pieces/cards.ts'
import type { Events } from '../events.ts'
import { doubleOf } from '../rules/throw.ts'
import { statName } from '../pieces/stats.ts'
import { cardName } from './names.ts'

const TWELVE = 12

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0)

/** Whether two dice do what they were thrown for (I32-DICE-1, I32-DICE-2). */
const isUnder = (dice: readonly number[], target: number): boolean =>
  sumOf(dice) <= target && sumOf(dice) !== TWELVE

/** "needs 7 or less and throws 3 and 4". */
const needsAndThrows = (dice: readonly number[], target: number): string =>
  `needs ${target} or less and throws ${dice.join(' and ')}`

/** What a throw of somebody is for. */
function purposeOf({ kind, stat, card }: Events['throws']): string {
  switch (kind) {
    case 'attack':
      return 'attacks, '
    case 'counter':
      return 'strikes back, '
    case 'flail':
      return `flails with ${statName(stat)}, `
    case 'deck':
      return `tests ${statName(stat)} on the mythos deck, `
    case 'drain':
      return `tests ${statName(stat)} on ${cardName(card)}, `
    case 'attempt':
    case 'reel-end':
      if (stat < 0) return `tries a gambit to get away from ${cardName(card)}, `
      if (cardAt(card).kind === 'power') return `tests ${statName(stat)} for ${cardName(card)}, `
      return `tests ${statName(stat)} to get away from ${cardName(card)}, `
    case 'dread':
      return `tests ${statName(stat)} to stay sane, `
    default:
      // A horror is withstood, a plot has something to give.
      return `tests ${statName(stat)} ${cardAt(card).kind === 'horror' ? 'against' : 'for'} ${cardName(card)}, `
  }
}

/** What came of an attack; doubles between the two and the five add to the blow (I32-DOUBLE-10). */
function hitOrMiss(dice: readonly number[], target: number): string {
  if (!isUnder(dice, target)) return 'a miss'
  const double = doubleOf(dice)
  return double > 1 ? `a hit, and ${double} more damage for doubles` : 'a hit'
}

function resultOf({ kind, dice, target }: Events['throws']): string {
  const isSuccess = isUnder(dice, target)
  if (kind === 'flail') return isSuccess ? 'an escape' : 'no escape'
  if (kind === 'attack' || kind === 'counter') return hitOrMiss(dice, target)
  return isSuccess ? 'a success' : 'a failure'
}

/** A survivor's throw: who, what for, against what, and what came of it. */
export function throwInWords(is: Events['throws']): string {
  const { who, dice, target } = is
  const thrown = `${purposeOf(is)}${needsAndThrows(dice, target)}`
  return `${capital(cardName(who))} ${thrown}: ${resultOf(is)}.`
}

/** An attack of monsters or of an event; the victim may have been named before. */
export function attackInWords(
  attacker: string,
  victim: string,
  { dice, target }: Pick<Events['attacks'], 'dice' | 'target'>,
): string {
  const whom = victim === '' ? '' : ` ${victim}`
  const thrown = needsAndThrows(dice, target)
  return `${capital(attacker)} attacks${whom}, ${thrown}: ${hitOrMiss(dice, target)}.`
}

/** What a die shows, and what with weapon and spoints comes of it: "4, and 7 more: 11". */
export const sumInWords = (die: number, damage: number): string =>
  damage > die ? `${die}, and ${damage - die} more: ${damage}` : `${die}: ${damage}`

const SNAKE_EYES = 2

/** A saving throw: a two always saves (I32-MYTHOS-9). */
export function savingInWords({ card, dice, target }: Events['saves']): string {
  const isSaved = sumOf(dice) === SNAKE_EYES || isUnder(dice, target)
  const thrown = `needs ${Math.max(target, SNAKE_EYES)} or less to be saved and throws ${dice.join(' and ')}`
  return `${capital(cardName(card))} ${thrown}: ${isSaved ? 'saved' : 'not saved'}.`
}
