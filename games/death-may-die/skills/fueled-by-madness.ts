import { heroAt, levelOf, sheetOf } from '../rules/figures.ts'
import { level, type Change } from '../rules/numbers.ts'
import type { DmdState } from '../state.ts'

/** Whether the sanity marker stands on a trigger, or just before one. */
function isFueled(s: DmdState, hero: number): boolean {
  const { sanity } = heroAt(s, hero)
  const { triggers } = sheetOf(s, hero)
  if (triggers.includes(sanity)) return true
  return levelOf(s, hero, 'fueled-by-madness') >= 2 && triggers.includes(sanity + 1) // DMD-FUELED-2
}

const dieMore = (dice: number, _: unknown, s: DmdState, hero: number): number =>
  isFueled(s, hero) ? dice + 1 : dice

export const fueledByMadness: readonly Change[] = [
  level('fueled-by-madness', 1, 'DMD-FUELED-1', { dice: dieMore }),
  level('fueled-by-madness', 3, 'DMD-FUELED-3', { dice: dieMore }),
  level('fueled-by-madness', 4, 'DMD-FUELED-4', { dice: dieMore }),
]
