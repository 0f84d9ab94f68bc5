import { at } from '@eldertable/kernel'
import { ABILITIES, type Ability, type AbilitySlug } from '../pieces/abilities.ts'
import { CHARACTER_SLUGS, type CharacterSlug } from '../pieces/characters.ts'

interface CharacterWords {
  readonly name: string
  /** Who that was, in one sentence. */
  readonly story: string
  /** How one plays that, in a few words. */
  readonly bent: string
}

export const characterWords: Readonly<Record<CharacterSlug, CharacterWords>> = {
  'arctic-explorer': {
    name: 'Arctic Explorer',
    story: 'He blasted a way into the ice and never found one out of what lay beneath it.',
    bent: 'tough, at home on ice, deadly with dynamite',
  },
  'mariner-merchant': {
    name: 'Mariner Merchant',
    story: 'She traded with every port on the chart, and with one that is on none.',
    bent: 'fast and frail, parries blows and scouts ahead',
  },
  'private-eye': {
    name: 'Private Eye',
    story: 'She took a missing-person case and was found two years later, still counting doors.',
    bent: 'a steady shot who slips out of bonds and finds more',
  },
  psychotherapist: {
    name: 'Psychotherapist',
    story: 'He wrote down everything his last patient said, and then began to believe it.',
    bent: 'spells, machines and a full syringe; hard to hit, fists of paper',
  },
}

const nameOf = (slug: CharacterSlug): string => characterWords[slug].name
export const characterName = (character: number): string => nameOf(at(CHARACTER_SLUGS, character))

interface AbilityWords {
  readonly name: string
  readonly does: string
}

export const abilityWords: Readonly<Record<AbilitySlug, AbilityWords>> = {
  'explosives-expert': {
    name: 'Explosives Expert',
    does: 'Throws dynamite with a d10, and it does 1 more damage.',
  },
  'winter-gear': {
    name: 'Winter Gear',
    does: 'Snow and ice cost him no extra movement.',
  },
  'exceptional-stamina': {
    name: 'Exceptional Stamina',
    does: 'When an attack hits, 2 mentality cancel 1 point of damage, as often as he can pay.',
  },
  'strong-footing': {
    name: 'Strong Footing',
    does: '2 more defence against being pushed.',
  },
  swashbuckler: {
    name: 'Swashbuckler',
    does: 'Parries melee hits: a d10 that reaches the attack turns it away.',
  },
  'albatross-scout': {
    name: 'Albatross Scout',
    does: '1 action and 1 mentality turn up a hidden tile beside hers; no monsters come yet.',
  },
  'healthy-fishing': {
    name: 'Healthy Fishing',
    does: 'In or next to water, 1 action turns mentality into as much health.',
  },
  'concealed-weapon': {
    name: 'Concealed Weapon',
    does: 'Starts with the .32 Revolver.',
  },
  'escape-artist': {
    name: 'Escape Artist',
    does: 'After a failed escape roll, each mentality lowers it by 1.',
  },
  'superior-spot-hidden': {
    name: 'Superior Spot Hidden',
    does: '1 mentality finds one object more, once in each draw.',
  },
  'sedative-syringe': {
    name: 'Sedative Syringe',
    does: 'A melee attack without damage that holds its target, escape 1-3.',
  },
  'arcane-knowledge': {
    name: 'Arcane Knowledge',
    does: 'Knows one spell from the start, and never loses it.',
  },
  'spell-memorization': {
    name: 'Spell Memorization',
    does: '1 action and 1 mentality keep a spell of a read tome in mind for good, five at most.',
  },
}

export const abilitiesOf = (character: number): readonly Ability[] =>
  ABILITIES.filter((ability) => ability.character === character)
