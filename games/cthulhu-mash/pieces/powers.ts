import { at } from '@eldertable/kernel'
import { EXPLORER, EYE, MARINER, THERAPIST } from './characters.ts'
import { numberIn } from './numbers.ts'

export const POWER_SLUGS = [
  'ae-explosive-damage',
  'ae-melee',
  'ae-health',
  'ae-mentality',
  'ae-defence',
  'ae-action',
  'ae-stamina',
  'mm-parry',
  'mm-melee',
  'mm-ranged',
  'mm-health',
  'mm-mentality',
  'mm-defence',
  'mm-boarding-party',
  'pe-ranged',
  'pe-dead-shot',
  'pe-health',
  'pe-mentality',
  'pe-defence',
  'pe-action',
  'pe-spot-hidden',
  'pt-melee',
  'pt-ranged',
  'pt-health',
  'pt-mentality',
  'pt-defence',
  'pt-strong-dose',
  'pt-insight',
] as const
export type PowerSlug = (typeof POWER_SLUGS)[number]

export interface PowerUp {
  readonly rule: string
  readonly slug: PowerSlug
  /** In whose stack it is (CM-POWER-29). */
  readonly character: number
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
  /** Whether it works for another character who carries it in the Elder Thing Crystal (CM-OBJ-42). */
  readonly forOthers: boolean
}

type Data = Partial<Omit<PowerUp, 'rule' | 'slug' | 'character' | 'forOthers'>>

const row = (
  number: number,
  slug: PowerSlug,
  character: number,
  forOthers: boolean,
  data: Data,
): PowerUp => ({
  rule: `CM-POWER-${number}`,
  slug,
  character,
  melee: 0,
  ranged: 0,
  parry: 0,
  push: 0,
  health: 0,
  mentality: 0,
  defence: 0,
  actions: 0,
  jump: 0,
  rangedDamage: 0,
  explosive: 0,
  cheapStamina: false,
  freeSpotHidden: false,
  strongDose: false,
  insight: false,
  forOthers,
  ...data,
})

/** 28, seven for each character. */
export const POWERS: readonly PowerUp[] = [
  row(1, 'ae-explosive-damage', EXPLORER, false, { explosive: 1 }),
  row(2, 'ae-melee', EXPLORER, true, { melee: 1 }),
  row(3, 'ae-health', EXPLORER, true, { health: 1 }),
  row(4, 'ae-mentality', EXPLORER, true, { mentality: 2 }),
  row(5, 'ae-defence', EXPLORER, true, { defence: 1 }),
  row(6, 'ae-action', EXPLORER, true, { actions: 1 }),
  row(7, 'ae-stamina', EXPLORER, false, { cheapStamina: true }),
  row(8, 'mm-parry', MARINER, false, { parry: 1 }),
  row(9, 'mm-melee', MARINER, true, { melee: 1 }),
  row(10, 'mm-ranged', MARINER, true, { ranged: 2 }),
  row(11, 'mm-health', MARINER, true, { health: 1 }),
  row(12, 'mm-mentality', MARINER, true, { mentality: 2 }),
  row(13, 'mm-defence', MARINER, true, { defence: 1 }),
  row(14, 'mm-boarding-party', MARINER, true, { push: 2, jump: 1 }),
  row(15, 'pe-ranged', EYE, true, { ranged: 1 }),
  row(16, 'pe-dead-shot', EYE, true, { rangedDamage: 1 }),
  row(17, 'pe-health', EYE, true, { health: 1 }),
  row(18, 'pe-mentality', EYE, true, { mentality: 1 }),
  row(19, 'pe-defence', EYE, true, { defence: 1 }),
  row(20, 'pe-action', EYE, true, { actions: 1 }),
  row(21, 'pe-spot-hidden', EYE, false, { freeSpotHidden: true }),
  row(22, 'pt-melee', THERAPIST, true, { melee: 1 }),
  row(23, 'pt-ranged', THERAPIST, true, { ranged: 1 }),
  row(24, 'pt-health', THERAPIST, true, { health: 2 }),
  row(25, 'pt-mentality', THERAPIST, true, { mentality: 2 }),
  row(26, 'pt-defence', THERAPIST, true, { defence: 1 }),
  row(27, 'pt-strong-dose', THERAPIST, false, { strongDose: true }),
  row(28, 'pt-insight', THERAPIST, false, { insight: true }),
]

/** How many each character has. */
export const POWERS_EACH = 7

export const powerAt = (power: number): PowerUp => at(POWERS, power)
export const powerNumber: (slug: PowerSlug) => number = numberIn(POWERS)
