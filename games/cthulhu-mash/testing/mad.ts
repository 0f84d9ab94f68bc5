import { before, type MashScenario, type Position } from './at.ts'
import type { HeroAt } from './one.ts'

/** The settings of the sanity variant. */
export const variant = { victory: 'cooperative', sanity: true } as const

/** A character at the beginning of its actions in the sanity variant; the Medical School itself shakes nobody. */
export const mad = (ann: HeroAt, more: Position = {}, bob: Partial<HeroAt> = {}): MashScenario =>
  before({
    settings: variant,
    heroes: [
      { at: 'R1C6', ...ann },
      { is: 'private-eye', at: 'R4C1', ...bob },
    ],
    tiles: ['medical-school'],
    actions: 1,
    ...more,
    foes: [{ is: 'cultist-idol', at: 'R6C1' }, ...(more.foes ?? [])],
  }).until('actions')
