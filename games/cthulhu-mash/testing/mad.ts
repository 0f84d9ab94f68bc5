import { before, type MashScenario, type Position } from './at.ts'
import { one, type HeroAt } from './one.ts'

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

/** A cooperative table with sanity; a Cultist Idol, which shakes nobody, keeps it from being won. */
export const sane = (ann: HeroAt, more: Position = {}, bob: Partial<HeroAt> = {}): MashScenario =>
  one(
    ann,
    {
      settings: variant,
      ...more,
      foes: [{ is: 'cultist-idol', at: 'R1C1' }, ...(more.foes ?? [])],
    },
    { is: 'psychotherapist', ...bob },
  )

/** The Mariner on the Innsmouth Dock and the Private Eye in the Medical School, neither of which shakes anybody. */
export const saneMariner = (ann: Partial<HeroAt> = {}, more: Partial<Position> = {}): Position => ({
  settings: {
    victory: 'cooperative',
    sanity: true,
    sharedStart: 'off',
    monsterControl: 'left-player',
  },
  tiles: ['innsmouth-dock', 'medical-school'],
  heroes: [
    { is: 'mariner-merchant', at: 'R4C1', ...ann },
    { is: 'private-eye', at: 'medical-school R6C1' },
  ],
  // Far away, it keeps the match from being won.
  foes: [{ is: 'cultist-idol', at: 'R6C6' }],
  ...more,
})
