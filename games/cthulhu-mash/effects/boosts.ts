import { lastingEffectsOf, spelled, type EffectOf } from '@eldertable/kernel'
import { SEDATIVE, STAMINA } from '../pieces/abilities.ts'
import { facesTo } from '../pieces/object.ts'

/** What a power-up changes for whoever has drawn it (CM-BOOST-6). */
export interface Boosts {
  /** Added to melee, ranged, parry and push/grapple rolls. */
  readonly melee: number
  readonly ranged: number
  readonly parry: number
  readonly push: number
  /** Added to the statistics. */
  readonly health: number
  readonly mentality: number
  readonly defence: number
  readonly actions: number
  readonly jump: number
  /** Added to the damage of single-target ranged weapons (CM-POWER-31), and of dynamite. */
  readonly rangedDamage: number
  readonly explosive: number
  /** Iron Stamina, Keen Eye, Strong Dose and Insight. */
  readonly cheapStamina: boolean
  readonly freeSpotHidden: boolean
  readonly strongDose: boolean
  readonly insight: boolean
}

type Bonus = { [N in keyof Boosts]: Boosts[N] extends number ? N : never }[keyof Boosts]

/** How a power-up helps: it adds to a number, or does something that no other does. */
type Boosting = { [N in Bonus]: { by: number } } & {
  [N in Exclude<keyof Boosts, Bonus>]: object
}

export type Boost = EffectOf<Boosting>

/** In words, without a full stop, so that two make a sentence. */
export const boosts = lastingEffectsOf<Partial<Boosts>, Boosting>({
  melee: { changes: ({ by }) => ({ melee: by }), inWords: ({ by }) => `melee rolls +${by}` },
  ranged: { changes: ({ by }) => ({ ranged: by }), inWords: ({ by }) => `ranged rolls +${by}` },
  parry: { changes: ({ by }) => ({ parry: by }), inWords: ({ by }) => `parry rolls +${by}` },
  push: { changes: ({ by }) => ({ push: by }), inWords: ({ by }) => `push rolls +${by}` },
  health: {
    changes: ({ by }) => ({ health: by }),
    inWords: ({ by }) => `health and its base +${by}`,
  },
  mentality: {
    changes: ({ by }) => ({ mentality: by }),
    inWords: ({ by }) => `mentality and its base +${by}`,
  },
  defence: { changes: ({ by }) => ({ defence: by }), inWords: ({ by }) => `defence +${by}` },
  actions: {
    changes: ({ by }) => ({ actions: by }),
    inWords: ({ by }) => `${spelled(by)} more ${by === 1 ? 'action' : 'actions'} each turn`,
  },
  jump: { changes: ({ by }) => ({ jump: by }), inWords: ({ by }) => `jumps reach ${by} farther` },
  rangedDamage: {
    changes: ({ by }) => ({ rangedDamage: by }),
    inWords: ({ by }) => `ranged weapons that strike one target do ${by} more damage`,
  },
  explosive: {
    changes: ({ by }) => ({ explosive: by }),
    inWords: ({ by }) => `your dynamite does ${by} more damage`,
  },
  cheapStamina: {
    changes: () => ({ cheapStamina: true }),
    inWords: () =>
      `Exceptional Stamina costs ${STAMINA.cheap} mentality a point instead of ${STAMINA.price}`,
  },
  freeSpotHidden: {
    changes: () => ({ freeSpotHidden: true }),
    inWords: () => 'Superior Spot Hidden costs no mentality',
  },
  strongDose: {
    changes: () => ({ strongDose: true }),
    inWords: () =>
      `the Sedative Syringe also does ${SEDATIVE.strong.damage} damage, and its escape is ${facesTo(SEDATIVE.strong.escape)}`,
  },
  insight: {
    changes: () => ({ insight: true }),
    inWords: () => 'draw a spell and know it for good',
  },
})

export const boost = (does: Bonus, by: number): Boost => ({ does, by })
