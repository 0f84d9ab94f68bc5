import { at, type MashScenario, type Position } from './at.ts'

/** A character as positions describe it. */
export type HeroAt = Extract<NonNullable<Position['heroes']>[number], { is: string }>

/** Ann on an open tile, with somebody else far enough away not to matter. */
export const one = (ann: HeroAt, more: Position = {}, bob: Partial<HeroAt> = {}): MashScenario =>
  at({
    heroes: [
      { at: 'R3C1', ...ann },
      { is: ann.is === 'private-eye' ? 'psychotherapist' : 'private-eye', at: 'R1C6', ...bob },
    ],
    tiles: ['cultist-temple'],
    ...more,
  })
