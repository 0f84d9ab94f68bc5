import { list } from '@eldertable/kernel'

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, face) => sum + face, 0)

/** `3 and 4: 7`, and `4` for a single die */
export function diceInWords(dice: readonly number[]): string {
  return dice.length === 1 ? list(dice.map(String)) : `${list(dice.map(String))}: ${sumOf(dice)}`
}

/** A title within a sentence: `The Silver Key` becomes `the Silver Key`. */
export const withinSentence = (title: string): string => title.replace(/^The /, 'the ')
