import type { IconName } from '@eldertable/board-kit/icon-name.ts'
import { spelled } from '@eldertable/kernel'
import type { Verb } from '../verbs.ts'
import { EXPLORER, EYE, MARINER, THERAPIST } from './characters.ts'
import { facesTo } from './object.ts'

/** The die for dynamite, and the damage it does more (CM-CHAR-6). */
export const EXPLOSIVES = { die: 10, damage: 1 }
/** What a point of damage costs to cancel, and with Iron Stamina (CM-CHAR-8, CM-POWER-7). */
export const STAMINA = { price: 2, cheap: 1 }
/** Defence against pushes (CM-CHAR-9). */
export const FOOTING = 2
/** CM-CHAR-10 */
export const PARRY_DIE = 10
/** CM-CHAR-12 */
export const SCOUTING_PRICE = 1
/** CM-CHAR-18 */
export const SPOTTING_PRICE = 1
/** The hold, and what a Strong Dose does (CM-CHAR-19, CM-POWER-27). */
export const SEDATIVE = { escape: 3, strong: { escape: 2, damage: 1 } }
/** What a spell costs to learn by heart, and how many there may be (CM-CHAR-21, CM-CHAR-22). */
export const MEMORY = { price: 1, spells: 5 }

/** How an ability is used: all others work by themselves. */
interface Used {
  readonly verb: Verb
  readonly icon: IconName
  /** The mentality that it costs. */
  readonly price: number
  /** When, if not in the own turn; and what is missing where it cannot be used then. */
  readonly when?: string
  readonly lacks?: string
}

/** What a character can do beside the numbers of the card; each rule says the whole of it. */
export interface Ability<Slug extends string = string> {
  readonly rule: string
  readonly slug: Slug
  readonly character: number
  readonly name: string
  readonly does: string
  readonly used: Used | null
}

const ability = <Slug extends string>(
  number: number,
  slug: Slug,
  character: number,
  { name, does, used = null }: { name: string; does: string; used?: Used | null },
): Ability<Slug> => ({ rule: `CM-CHAR-${number}`, slug, character, name, does, used })

const rows = [
  ability(6, 'explosives-expert', EXPLORER, {
    name: 'Explosives Expert',
    does: `Throws dynamite with a d${EXPLOSIVES.die}, and it does ${EXPLOSIVES.damage} more damage.`,
  }),
  ability(7, 'winter-gear', EXPLORER, {
    name: 'Winter Gear',
    does: 'Snow and ice cost him no extra movement.',
  }),
  ability(8, 'exceptional-stamina', EXPLORER, {
    name: 'Exceptional Stamina',
    does: `When an attack hits, ${STAMINA.price} mentality cancel 1 point of damage, as often as he can pay.`,
    used: { verb: 'brace', icon: 'biceps', price: STAMINA.price, when: 'when you are hit' },
  }),
  ability(9, 'strong-footing', EXPLORER, {
    name: 'Strong Footing',
    does: `${FOOTING} more defence against being pushed.`,
  }),
  ability(10, 'swashbuckler', MARINER, {
    name: 'Swashbuckler',
    does: `Parries melee hits: a d${PARRY_DIE} that reaches the attack turns it away.`,
  }),
  ability(12, 'albatross-scout', MARINER, {
    name: 'Albatross Scout',
    does: `1 action and ${SCOUTING_PRICE} mentality turn up a hidden tile beside hers; no monsters come yet.`,
    used: {
      verb: 'scout',
      icon: 'seagull',
      price: SCOUTING_PRICE,
      lacks: 'no hidden tile beside',
    },
  }),
  ability(14, 'healthy-fishing', MARINER, {
    name: 'Healthy Fishing',
    does: 'In or next to water, 1 action turns mentality into as much health.',
    used: { verb: 'fish', icon: 'fishing-pole', price: 1, lacks: 'unhurt, or no water' },
  }),
  ability(15, 'concealed-weapon', EYE, {
    name: 'Concealed Weapon',
    does: 'Starts with the .32 Revolver.',
  }),
  ability(17, 'escape-artist', EYE, {
    name: 'Escape Artist',
    does: 'After a failed escape roll, each mentality lowers it by 1.',
    used: { verb: 'slip', icon: 'breaking-chain', price: 1, when: 'when an escape fails' },
  }),
  ability(18, 'superior-spot-hidden', EYE, {
    name: 'Superior Spot Hidden',
    does: `${SPOTTING_PRICE} mentality finds one object more, once in each draw.`,
    used: {
      verb: 'search',
      icon: 'magnifying-glass',
      price: SPOTTING_PRICE,
      when: 'on drawing objects',
    },
  }),
  ability(19, 'sedative-syringe', THERAPIST, {
    name: 'Sedative Syringe',
    does: `A melee attack without damage that holds its target, escape ${facesTo(SEDATIVE.escape)}.`,
  }),
  ability(20, 'arcane-knowledge', THERAPIST, {
    name: 'Arcane Knowledge',
    does: 'Knows one spell from the start, and never loses it.',
  }),
  ability(21, 'spell-memorization', THERAPIST, {
    name: 'Spell Memorization',
    does: `1 action and ${MEMORY.price} mentality keep a spell of a read tome in mind for good, ${spelled(MEMORY.spells)} at most.`,
  }),
] as const
export type AbilitySlug = (typeof rows)[number]['slug']

export const ABILITIES: readonly Ability<AbilitySlug>[] = rows
export const ABILITY_SLUGS: readonly AbilitySlug[] = ABILITIES.map(({ slug }) => slug)
