import type { EffectOf, Meanings } from '@eldertable/kernel'
import type { Mash } from '../frames.ts'

/**
 * What objects and spells do when they are used, read, cast or found, and what each is told. The declarations of the
 * table name it. @public
 */
export interface Effects {
  restore: { health: number; mentality: number; sanity: number }
  'power-up': object
  'double-actions': object
  stun: object
  'open-chest': { objects: number }
  'turn-up': object
  charm: { sanity: number }
  teach: { spells: number }
  spill: { faces: number }
  slip: object
  quake: { faces: number; damage: number }
  whisk: object
  splash: { damage: readonly number[] }
  ensnare: { escape: number }
  bind: object
  'create-gate': object
  ward: { defence: number }
  fly: object
  heal: { health: number }
  refill: object
  suggest: object
  part: object
  fetch: object
  steal: object
  reflect: object
  sharpen: object
  'take-back': object
}

export type Effect = EffectOf<Effects>

/**
 * Whoever uses a piece or springs it, a character or, of a trap, a monster; the object or spell; and at whom or what it
 * is aimed, or -1. The declarations of the table name it. @public
 */
export interface By {
  readonly who: number
  readonly piece: number
  readonly target: number
}

/** The meanings of some effects. */
export type MeaningsOf<Names extends keyof Effects> = Meanings<Mash, By, Pick<Effects, Names>>
export type AllMeanings = Meanings<Mash, By, Effects>

export const restore = (tracks: Partial<Effects['restore']>): Effect => ({
  does: 'restore',
  health: 0,
  mentality: 0,
  sanity: 0,
  ...tracks,
})
export const powerUp: Effect = { does: 'power-up' }
export const doubleActions: Effect = { does: 'double-actions' }
export const stun: Effect = { does: 'stun' }
export const openChest = (objects: number): Effect => ({ does: 'open-chest', objects })
export const turnUp: Effect = { does: 'turn-up' }
export const charm = (sanity: number): Effect => ({ does: 'charm', sanity })
export const teach = (spells: number): Effect => ({ does: 'teach', spells })
export const spill = (faces: number): Effect => ({ does: 'spill', faces })
export const slip: Effect = { does: 'slip' }
export const quake = (faces: number, damage: number): Effect => ({ does: 'quake', faces, damage })
export const whisk: Effect = { does: 'whisk' }
/** What each piece of a kind does. */
export const splash = (damage: readonly number[]): Effect => ({ does: 'splash', damage })
export const ensnare = (escape: number): Effect => ({ does: 'ensnare', escape })
export const bind: Effect = { does: 'bind' }
export const createGate: Effect = { does: 'create-gate' }
export const ward = (defence: number): Effect => ({ does: 'ward', defence })
export const fly: Effect = { does: 'fly' }
export const heal = (health: number): Effect => ({ does: 'heal', health })
export const refill: Effect = { does: 'refill' }
export const suggest: Effect = { does: 'suggest' }
export const part: Effect = { does: 'part' }
export const fetch: Effect = { does: 'fetch' }
export const steal: Effect = { does: 'steal' }
export const reflect: Effect = { does: 'reflect' }
export const sharpen: Effect = { does: 'sharpen' }
export const takeBack: Effect = { does: 'take-back' }
