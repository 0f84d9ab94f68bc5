import type { Dice, EnemyKind } from './enemies.ts'

/** What a stage of an Elder One can take, and its dice (DMD-ELDER-1). */
export interface Stage {
  readonly wounds: number
  readonly dice: Dice
}

export interface ElderOne {
  /** The monster that comes with it. */
  readonly servant: EnemyKind
  /** DMD-TERM-22: R'lyeh or Yellow Sign tokens. */
  readonly tokens: number
  /** Stages 2, 3 and 4; Stage 1 stands on the track and takes nothing. */
  readonly stages: readonly [Stage, Stage, Stage]
}

const stage = (wounds: number, standard: number, bonus: number): Stage => ({
  wounds,
  dice: { standard, bonus },
})

export const elderOnes = {
  cthulhu: {
    servant: 'star-spawn',
    tokens: 10,
    stages: [stage(8, 3, 0), stage(11, 3, 1), stage(13, 4, 0)],
  },
  hastur: {
    servant: 'hastur-disciple',
    tokens: 12,
    stages: [stage(6, 2, 1), stage(12, 3, 1), stage(15, 4, 0)],
  },
} as const satisfies Record<string, ElderOne>

export type ElderKey = keyof typeof elderOnes
