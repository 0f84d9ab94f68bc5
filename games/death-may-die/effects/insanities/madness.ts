import type { EffectOf, Meanings } from '@eldertable/kernel'
import type { Dmd } from '../../frames.ts'

/** What insanities do, and what each is told: `stress` is taken where there is nothing to do. The table names it. @public */
export interface Madnesses {
  'fear-crowds': { each: number }
  'tidy-up': object
  relive: { stress: number }
  scatter: { stress: number }
  'set-fire': { tokens: number; heals: number }
  forget: { stress: number }
  steal: { within: number; stress: number }
  gather: { heals: number }
}

export type Madness = EffectOf<Madnesses>

/** Whose mind gives way, and the rule of the card. @public */
export interface By {
  readonly hero: number
  readonly rule: string
}

export type MadnessMeaning<Name extends keyof Madnesses> = Meanings<
  Dmd,
  By,
  Pick<Madnesses, Name>
>[Name]
export type AllMadnesses = Meanings<Dmd, By, Madnesses>

/** Heals all the stress there is. */
export const ALL = 99

export const fearCrowds = (each: number): Madness => ({ does: 'fear-crowds', each })
export const tidyUp: Madness = { does: 'tidy-up' }
export const relive = (stress: number): Madness => ({ does: 'relive', stress })
export const scatter = (stress: number): Madness => ({ does: 'scatter', stress })
export const setFire = (tokens: number, heals: number): Madness => ({
  does: 'set-fire',
  tokens,
  heals,
})
export const forget = (stress: number): Madness => ({ does: 'forget', stress })
export const steal = (within: number, stress: number): Madness => ({
  does: 'steal',
  within,
  stress,
})
export const gather = (heals: number): Madness => ({ does: 'gather', heals })
