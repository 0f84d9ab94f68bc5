import type { EffectOf } from '@eldertable/kernel'

/** What cards do that survivors hold and use (I32-POOL-9), and what each is told. The declarations name it. @public */
export interface Uses {
  /** Frees somebody of so many insanity tokens at most; how the card speaks of itself. */
  cure: { stats: number; card: 'it' | 'them' }
  /** Tokens for every reel so far. */
  read: { tokens: number }
  raid: object
  /** So many cards more than the number of the reel. */
  cut: { more: number }
}

export type Use = EffectOf<Uses>

export const cure = (stats: number, card: 'it' | 'them'): Use => ({ does: 'cure', stats, card })
export const read = (tokens: number): Use => ({ does: 'read', tokens })
export const raid: Use = { does: 'raid' }
export const cut = (more: number): Use => ({ does: 'cut', more })
