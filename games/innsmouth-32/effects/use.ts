import type { EffectOf } from '@eldertable/kernel'

/** What cards do that survivors hold and use (I32-POOL-9), and what each is told. The declarations name it. @public */
export interface Uses {
  /** Frees somebody of this many insanity tokens at most. */
  cure: { stats: number; card: 'it' | 'them' }
  /** Gives this many tokens for every reel so far. */
  read: { tokens: number }
  raid: object
  /** Takes this many cards more than the number of the reel. */
  cut: { more: number }
}

export type Use = EffectOf<Uses>
