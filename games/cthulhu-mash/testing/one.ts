import { at, type MashScenario, type Position } from './at.ts'

/** A character as positions describe it. */
export type HeroAt = Extract<NonNullable<Position['heroes']>[number], { is: string }>

/** What stands about on a tile, what somebody carries, and what lies face down in a pile. */
export type Foes = NonNullable<Position['foes']>
export type Objects = NonNullable<HeroAt['objects']>
export type Unseen = NonNullable<NonNullable<Position['piles']>[number]['unseen']>

/** The two who are there when it matters to nobody who is. */
export const eye = { is: 'private-eye', at: 'R3C1' } as const
export const doc = { is: 'psychotherapist', at: 'R1C6' } as const

export const flyer = { is: 'psychotherapist', isFlying: true } as const

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

/** The same with the Explorer in the opposite corner. */
export const casterAndExplorer = (
  spells: NonNullable<HeroAt['spells']>,
  more: Position = {},
  ann: Partial<HeroAt> = {},
  bob: Partial<HeroAt> = {},
): MashScenario =>
  two({ is: 'psychotherapist', spells, ...ann }, more, { is: 'arctic-explorer', ...bob })

/** Ann, before whom the third row lies open, with some objects: the Explorer, then the Private Eye. */
export const explorerWith = (objects: Objects, foes: Foes, more: Position = {}): MashScenario =>
  two({ objects }, { foes, ...more })

export const eyeWith = (objects: Objects, foes: Foes, more: Position = {}): MashScenario =>
  two({ is: 'private-eye', objects }, { foes, ...more })

/** The Private Eye with Bob on the space beside hers. */
export const sideBySide = (
  ann: Partial<HeroAt>,
  bob: Partial<HeroAt>,
  more: Position = {},
): MashScenario => one({ is: 'private-eye', ...ann }, more, { at: 'R4C1', ...bob })

/** The Private Eye with the Mariner on the space beside hers, in a match with some options. */
export const withOptions = (
  settings: Position['settings'],
  ann: Partial<HeroAt>,
  bob: Partial<HeroAt>,
  more: Position = {},
): MashScenario =>
  sideBySide(ann, { is: 'mariner-merchant', ...bob }, { ...(settings && { settings }), ...more })
