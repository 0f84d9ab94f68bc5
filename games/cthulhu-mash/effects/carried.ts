import { lastingEffectsOf, type EffectOf } from '@eldertable/kernel'

/** What an object changes for whoever carries it, or has it in use if it has a slot (CM-ITEM-21). */
export interface Changes {
  readonly rollBonus: number
  /** The die with which it attacks by itself; 0 if it does not. */
  readonly die: number
  readonly damage: number
  readonly defence: number
  readonly move: number
  readonly encumbrance: number
  readonly mentality: number
  readonly sanity: number
  /** Snow and ice cost no extra movement. */
  readonly isShod: boolean
  /** Water does no harm. */
  readonly isDry: boolean
  /** Webs do not hold. */
  readonly isWebProof: boolean
  /** The face of a d6 that cancels the damage of a hit; 0 if none does. */
  readonly cancelsOn: number
  /** A power-up goes into it (CM-OBJ-42). */
  readonly keepsPower: boolean
}

/** How an object helps by being carried, and what each is told. */
interface Carried {
  'better-rolls': { by: number }
  crow: { die: number; damage: number }
  protect: { defence: number }
  hurry: { move: number }
  load: { objects: number }
  steady: { mentality: number }
  calm: { sanity: number }
  shoe: object
  dry: object
  'web-proof': object
  harden: { face: number }
  'keep-power': object
}

export type CarriedEffect = EffectOf<Carried>

/** In words, without a full stop, so that several make a sentence. */
export const carriedEffects = lastingEffectsOf<Partial<Changes>, Carried>({
  'better-rolls': {
    changes: ({ by }) => ({ rollBonus: by }),
    inWords: ({ by }) => `melee rolls +${by} with it`,
  },
  crow: {
    changes: ({ die, damage }) => ({ die, damage }),
    inWords: ({ die }) =>
      `once a turn it attacks beside you with a d${die}, for no action, even while you are held`,
  },
  protect: {
    changes: ({ defence }) => ({ defence }),
    inWords: ({ defence }) => `defence +${defence}`,
  },
  hurry: {
    changes: ({ move }) => ({ move }),
    inWords: ({ move }) => `move +${move}`,
  },
  load: {
    changes: ({ objects }) => ({ encumbrance: objects }),
    inWords: ({ objects }) => `room for ${objects} more objects`,
  },
  steady: {
    changes: ({ mentality }) => ({ mentality }),
    inWords: ({ mentality }) => `mentality base +${mentality}`,
  },
  calm: {
    changes: ({ sanity }) => ({ sanity }),
    inWords: ({ sanity }) => `where sanity is played, sanity and its base +${sanity}`,
  },
  shoe: {
    changes: () => ({ isShod: true }),
    inWords: () => 'snow and ice cost you no extra movement',
  },
  dry: {
    changes: () => ({ isDry: true }),
    inWords: () => 'water does you no harm',
  },
  'web-proof': {
    changes: () => ({ isWebProof: true }),
    inWords: () => 'webs of Leng Spiders do not hold you',
  },
  harden: {
    changes: ({ face }) => ({ cancelsOn: face }),
    inWords: ({ face }) => `when you are hit, a ${face} on a d6 cancels the damage`,
  },
  'keep-power': {
    changes: () => ({ keepsPower: true }),
    inWords: () => 'holds one power-up of its first owner for whoever carries it',
  },
})

export const betterRolls = (by: number): CarriedEffect => ({ does: 'better-rolls', by })
export const crow = (die: number, damage: number): CarriedEffect => ({ does: 'crow', die, damage })
export const protect = (defence: number): CarriedEffect => ({ does: 'protect', defence })
export const hurry = (move: number): CarriedEffect => ({ does: 'hurry', move })
export const load = (objects: number): CarriedEffect => ({ does: 'load', objects })
export const steady = (mentality: number): CarriedEffect => ({ does: 'steady', mentality })
export const calm = (sanity: number): CarriedEffect => ({ does: 'calm', sanity })
export const shoe: CarriedEffect = { does: 'shoe' }
export const dry: CarriedEffect = { does: 'dry' }
export const webProof: CarriedEffect = { does: 'web-proof' }
export const harden = (face: number): CarriedEffect => ({ does: 'harden', face })
export const keepPower: CarriedEffect = { does: 'keep-power' }
