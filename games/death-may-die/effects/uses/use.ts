import type { EffectOf, Meanings } from '@eldertable/kernel'
import type { Dmd } from '../../frames.ts'
import type { EnemyKind } from '../../pieces/enemies.ts'

/** The moments at which a card can be discarded for its effect (DMD-CLAIM-10). */
export type Moment = 'actions' | 'walk' | 'attack' | 'own-roll' | 'foe-roll' | 'price' | 'drawn'

/** What an item is discarded for, and what each is told. The table names it. @public */
export interface Uses {
  heal: { wounds: number; stress: number }
  'heal-all-stress': object
  quench: object
  blast: { wounds: number }
  comfort: { stress: number }
  unearth: { spaces: number }
  'call-away': { who: EnemyKind }
  travel: { spaces: number }
  flash: { wounds: number }
  throw: { at: 'enemy' | 'monster' | 'all'; wounds: number }
  'reroll-any': object
  blank: object
  steps: { steps: number }
  price: object
  redraw: object
}

export type Use = EffectOf<Uses>
export type UseOf<Name extends keyof Uses> = Extract<Use, { does: Name }>

/** Whose card it is. @public */
export interface By {
  readonly hero: number
}
export type UseMeanings<Names extends keyof Uses> = Meanings<Dmd, By, Pick<Uses, Names>>
export type AllUses = Meanings<Dmd, By, Uses>

/** When each is used: those of step 1 whenever their hero acts, others while a rule asks for them. */
export const moments: Readonly<Record<keyof Uses, Moment>> = {
  heal: 'actions',
  'heal-all-stress': 'actions',
  quench: 'actions',
  blast: 'actions',
  comfort: 'actions',
  unearth: 'actions',
  'call-away': 'actions',
  travel: 'actions',
  flash: 'actions',
  throw: 'attack',
  'reroll-any': 'own-roll',
  blank: 'foe-roll',
  steps: 'walk',
  price: 'price',
  redraw: 'drawn',
}

export const heal = (wounds: number, stress: number): Use => ({ does: 'heal', wounds, stress })
export const healAllStress: Use = { does: 'heal-all-stress' }
export const quench: Use = { does: 'quench' }
export const blast: Use = { does: 'blast', wounds: 1 }
export const comfort: Use = { does: 'comfort', stress: 1 }
export const unearth = (spaces: number): Use => ({ does: 'unearth', spaces })
export const callAway = (who: EnemyKind): Use => ({ does: 'call-away', who })
export const travel = (spaces: number): Use => ({ does: 'travel', spaces })
export const flash: Use = { does: 'flash', wounds: 1 }
export const hurl = (at: Uses['throw']['at'], wounds: number): Use => ({
  does: 'throw',
  at,
  wounds,
})
export const rerollAny: Use = { does: 'reroll-any' }
export const blank: Use = { does: 'blank' }
export const moreSteps = (steps: number): Use => ({ does: 'steps', steps })
export const payPrice: Use = { does: 'price' }
export const redraw: Use = { does: 'redraw' }
