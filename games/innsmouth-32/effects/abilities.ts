import { lastingEffectsOf, spelled, type EffectOf } from '@eldertable/kernel'
import { GUTS, statName } from '../pieces/stats.ts'

/** What an ability changes in the attacks of its throng. */
export interface Menace {
  /** Added to the target of saving throws against mythos. */
  readonly saving?: number
  readonly locks?: number
  /** Taken from the target of a flail. */
  readonly drag?: number
  readonly damage?: number
  readonly isShad?: true
}

/** What monsters and terrors do beside their value, and what each is told. */
interface Abilities {
  harden: { saving: number }
  /** This many at once. */
  'break-locks': { locks: number }
  drag: { by: number }
  frighten: object
  crush: object
  'hit-harder': { damage: number }
  brood: object
  madden: object
}

export type AbilityEffect = EffectOf<Abilities>

/** What abilities do to attacks, and how they read; the tests of those that frighten and madden belong to the attack. */
export const abilities = lastingEffectsOf<Menace, Abilities>({
  harden: {
    changes: ({ saving }) => ({ saving }),
    inWords: ({ saving }) =>
      `Mythos has less hold on its throng: saving throws are ${saving} easier.`,
  },
  'break-locks': {
    changes: ({ locks }) => ({ locks: locks - 1 }),
    inWords: ({ locks }) => `Its throng breaks ${spelled(locks)} locks at once.`,
  },
  drag: {
    changes: ({ by }) => ({ drag: by }),
    inWords: ({ by }) => `Whoever flails against its throng does so at ${by} less.`,
  },
  frighten: {
    changes: () => ({}),
    inWords: () => `Whoever its throng hits tests ${statName(GUTS)}, or a stat goes insane.`,
  },
  crush: {
    changes: () => ({ isShad: true }),
    inWords: () =>
      'Its throng throws two dice for damage and uses the better; equal ones count together.',
  },
  'hit-harder': {
    changes: ({ damage }) => ({ damage }),
    inWords: ({ damage }) => `Its throng does ${damage} more damage.`,
  },
  brood: {
    changes: () => ({}),
    inWords: () =>
      'For every survivor that its throng eliminates, another card is drawn from the discards.',
  },
  madden: {
    changes: () => ({}),
    inWords: () =>
      `Whoever its throng attacks tests ${statName(GUTS)}, hit or not, or a stat goes insane.`,
  },
})
