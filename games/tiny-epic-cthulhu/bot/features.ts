import type { Features } from '@eldertable/kernel'
import type { Tec } from '../frames.ts'
import type { TecTable } from '../state.ts'
import { worthOf } from './worth.ts'

/** So much worth is one unit of the feature, which keeps the weights alike in size. */
const UNIT = 100

const names = ['always', 'worth', 'phaseTwo', 'worthInPhaseTwo'] as const

/** What a position holds for the players, who win and lose together: alike for all of them. */
export const features: Features<Tec> = {
  names,
  of: ({ table, hands }) => {
    const measured = featuresOf(table)
    return hands.map(() => measured)
  },
}

export function featuresOf(table: TecTable): number[] {
  const worth = worthOf(table) / UNIT
  const phaseTwo = table.phase === 2 ? 1 : 0
  const measures: Record<(typeof names)[number], number> = {
    always: 1,
    worth,
    phaseTwo,
    worthInPhaseTwo: phaseTwo * worth,
  }
  return names.map((name) => measures[name])
}
