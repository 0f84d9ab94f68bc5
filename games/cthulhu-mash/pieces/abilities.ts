import { EXPLORER, EYE, MARINER, THERAPIST } from './characters.ts'

export const ABILITY_SLUGS = [
  'explosives-expert',
  'winter-gear',
  'exceptional-stamina',
  'strong-footing',
  'swashbuckler',
  'albatross-scout',
  'healthy-fishing',
  'concealed-weapon',
  'escape-artist',
  'superior-spot-hidden',
  'sedative-syringe',
  'arcane-knowledge',
  'spell-memorization',
] as const
export type AbilitySlug = (typeof ABILITY_SLUGS)[number]

export interface Ability {
  readonly rule: string
  readonly slug: AbilitySlug
  readonly character: number
}

const row = (number: number, slug: AbilitySlug, character: number): Ability => ({
  rule: `CM-CHAR-${number}`,
  slug,
  character,
})

/** What each character can do beside the numbers of the card; each rule says the whole of it. */
export const ABILITIES: readonly Ability[] = [
  row(6, 'explosives-expert', EXPLORER),
  row(7, 'winter-gear', EXPLORER),
  row(8, 'exceptional-stamina', EXPLORER),
  row(9, 'strong-footing', EXPLORER),
  row(10, 'swashbuckler', MARINER),
  row(12, 'albatross-scout', MARINER),
  row(14, 'healthy-fishing', MARINER),
  row(15, 'concealed-weapon', EYE),
  row(17, 'escape-artist', EYE),
  row(18, 'superior-spot-hidden', EYE),
  row(19, 'sedative-syringe', THERAPIST),
  row(20, 'arcane-knowledge', THERAPIST),
  row(21, 'spell-memorization', THERAPIST),
]
