import { at } from '@eldertable/kernel'
import { boost, boosts, type Boost, type Boosts } from '../effects/boosts.ts'
import { EXPLORER, EYE, MARINER, THERAPIST } from './characters.ts'
import { numberIn } from './numbers.ts'

/** One power-up, as its row in the rulebook has it: all that there is to know of it. */
export interface PowerUp<Slug extends string = string> extends Boosts {
  readonly rule: string
  readonly slug: Slug
  readonly name: string
  /** In whose stack it is (CM-POWER-29). */
  readonly character: number
  /** Whether it works for another character who carries it in the Elder Thing Crystal (CM-OBJ-42). */
  readonly forOthers: boolean
  readonly lasts: readonly Boost[]
}

type Told = Pick<PowerUp, 'name' | 'lasts'>

/** Every row has all fields in one order: what is alike in memory is read fastest. */
const power = <Slug extends string>(
  number: number,
  slug: Slug,
  character: number,
  forOthers: boolean,
  { name, lasts }: Told,
): PowerUp<Slug> => ({
  rule: `CM-POWER-${number}`,
  slug,
  name,
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
  lasts,
  ...Object.assign({}, ...lasts.map((effect) => boosts.changes(effect, 0))),
})

/** Most are called by what they add. */
const adding =
  (noun: string, does: Parameters<typeof boost>[0]) =>
  (by: number): Told => ({ name: `+${by} ${noun}`, lasts: [boost(does, by)] })
const melee = adding('Melee', 'melee')
const ranged = adding('Ranged', 'ranged')
const parry = adding('Parry', 'parry')
const health = adding('Health', 'health')
const mentality = adding('Mentality', 'mentality')
const defence = adding('Defence', 'defence')
const actions = adding('Action', 'actions')
const explosive = adding('Explosive Damage', 'explosive')
const rangedDamage = adding('Ranged Damage', 'rangedDamage')

const rows = [
  power(1, 'ae-explosive-damage', EXPLORER, false, explosive(1)),
  power(2, 'ae-melee', EXPLORER, true, melee(1)),
  power(3, 'ae-health', EXPLORER, true, health(1)),
  power(4, 'ae-mentality', EXPLORER, true, mentality(2)),
  power(5, 'ae-defence', EXPLORER, true, defence(1)),
  power(6, 'ae-action', EXPLORER, true, actions(1)),
  power(7, 'ae-stamina', EXPLORER, false, {
    name: 'Iron Stamina',
    lasts: [{ does: 'cheapStamina' }],
  }),
  power(8, 'mm-parry', MARINER, false, parry(1)),
  power(9, 'mm-melee', MARINER, true, melee(1)),
  power(10, 'mm-ranged', MARINER, true, ranged(2)),
  power(11, 'mm-health', MARINER, true, health(1)),
  power(12, 'mm-mentality', MARINER, true, mentality(2)),
  power(13, 'mm-defence', MARINER, true, defence(1)),
  power(14, 'mm-boarding-party', MARINER, true, {
    name: 'Boarding Party',
    lasts: [boost('push', 2), boost('jump', 1)],
  }),
  power(15, 'pe-ranged', EYE, true, ranged(1)),
  power(16, 'pe-dead-shot', EYE, true, rangedDamage(1)),
  power(17, 'pe-health', EYE, true, health(1)),
  power(18, 'pe-mentality', EYE, true, mentality(1)),
  power(19, 'pe-defence', EYE, true, defence(1)),
  power(20, 'pe-action', EYE, true, actions(1)),
  power(21, 'pe-spot-hidden', EYE, false, {
    name: 'Keen Eye',
    lasts: [{ does: 'freeSpotHidden' }],
  }),
  power(22, 'pt-melee', THERAPIST, true, melee(1)),
  power(23, 'pt-ranged', THERAPIST, true, ranged(1)),
  power(24, 'pt-health', THERAPIST, true, health(2)),
  power(25, 'pt-mentality', THERAPIST, true, mentality(2)),
  power(26, 'pt-defence', THERAPIST, true, defence(1)),
  power(27, 'pt-strong-dose', THERAPIST, false, {
    name: 'Strong Dose',
    lasts: [{ does: 'strongDose' }],
  }),
  power(28, 'pt-insight', THERAPIST, false, { name: 'Insight', lasts: [{ does: 'insight' }] }),
] as const
export type PowerSlug = (typeof rows)[number]['slug']

/** 28, seven for each character. */
export const POWERS: readonly PowerUp<PowerSlug>[] = rows
export const POWER_SLUGS: readonly PowerSlug[] = POWERS.map(({ slug }) => slug)

/** How many each character has. */
export const POWERS_EACH = 7

export const powerAt = (number: number): PowerUp<PowerSlug> => at(POWERS, number)
export const powerNumber: (slug: PowerSlug) => number = numberIn(POWERS)
