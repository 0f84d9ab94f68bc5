import { at, type MashScenario, type Position } from './at.ts'

/** A character as positions describe it. */
export type HeroAt = Extract<NonNullable<Position['heroes']>[number], { is: string }>

/** The two who are there when it matters to nobody who is. */
export const eye = { is: 'private-eye', at: 'R3C1' } as const
export const doc = { is: 'psychotherapist', at: 'R1C6' } as const

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

/** The same with Bob in the opposite corner, start tiles beside them, and the Explorer if Ann is nobody else. */
export const two = (
  ann: Partial<HeroAt> = {},
  more: Position = {},
  bob: Partial<HeroAt> = {},
): MashScenario =>
  one(
    { is: 'arctic-explorer', ...ann },
    { tiles: ['cultist-temple', 'base-camp', 'train-station'], ...more },
    { at: 'R6C6', ...bob },
  )

/** The Psychotherapist (melee d6, ranged d8, five actions, mentality 5) with spells. */
export const caster = (
  spells: NonNullable<HeroAt['spells']>,
  more: Position = {},
  ann: Partial<HeroAt> = {},
  bob: Partial<HeroAt> = {},
): MashScenario => one({ is: 'psychotherapist', spells, ...ann }, more, bob)
