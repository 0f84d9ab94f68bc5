import type { EffectOf } from '@eldertable/kernel'
import type { Stat } from '../pieces/stats.ts'

/** A power that works once in a reel, or all the time. */
interface Often {
  once: boolean
}

/** What survivors can do that others can't, and what each is told. The declarations of the table name it. @public */
export interface Powers {
  shoot: Often & { by: number; whom: string }
  'aim-guns': Often & { by: number }
  pick: Often & { rest: number; who: string }
  study: Often & { tokens: number }
  find: Often & { cards: number }
  voice: Often & { by: number }
  tackle: Often & { by: number }
  recover: Often & { rest: number; whom: string }
  cram: Often & { stat: Stat }
  heal: Often
  elude: Often & { horror: string; how: string }
  shrug: Often
}

export type Power = EffectOf<Powers>

/** Adds to the target of somebody's throw beside them. */
export const shoot = (by: number, whom: string): Power => ({ does: 'shoot', once: true, by, whom })
export const aimGuns = (by: number): Power => ({ does: 'aim-guns', once: false, by })
export const pick = (rest: number, who: string): Power => ({ does: 'pick', once: false, rest, who })
export const study = (tokens: number): Power => ({ does: 'study', once: false, tokens })
export const find = (cards: number): Power => ({ does: 'find', once: false, cards })
export const voice = (by: number): Power => ({ does: 'voice', once: false, by })
export const tackle = (by: number): Power => ({ does: 'tackle', once: false, by })
/** What a rest in the open gives in all. */
export const recover = (rest: number, whom: string): Power => ({
  does: 'recover',
  once: false,
  rest,
  whom,
})
export const cram = (stat: Stat): Power => ({ does: 'cram', once: true, stat })
export const heal: Power = { does: 'heal', once: true }
/** Is never a victim of a horror, by its key. */
export const elude = (horror: string, how: string): Power => ({
  does: 'elude',
  once: false,
  horror,
  how,
})
export const shrugOnce: Power = { does: 'shrug', once: true }
export const shrugAlways: Power = { does: 'shrug', once: false }
