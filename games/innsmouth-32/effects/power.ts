import type { EffectOf } from '@eldertable/kernel'
import type { Stat } from '../pieces/stats.ts'

/** A power that works once in a reel, or all the time. */
interface Often {
  once?: true
}

/** What survivors can do that others can't, and what each is told. The declarations of the table name it. @public */
export interface Powers {
  /** Adds to the target of the throw of somebody beside the survivor. */
  shoot: Often & { by: number; whom: string }
  'aim-guns': Often & { by: number }
  pick: Often & { rest: number; who: string }
  study: Often & { tokens: number }
  find: Often & { cards: number }
  voice: Often & { by: number }
  tackle: Often & { by: number }
  /** What a rest in the open gives in all. */
  recover: Often & { rest: number; whom: string }
  cram: Often & { stat: Stat }
  heal: Often
  /** Is never a victim of a horror, by its key. */
  elude: Often & { horror: string; how: string }
  shrug: Often
}

export type Power = EffectOf<Powers>
