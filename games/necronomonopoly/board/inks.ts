import type { IconName } from '@eldertable/board-kit'
import type { Locale } from '../pieces/spaces.ts'
import type { Card, CardKey } from '../pieces/cards.ts'

export const INK = '#1d2b26'
export const VERDIGRIS = '#1d5f4d'
export const PAPER = '#efe9d3'
export const CREAM = '#fbf6e9'

/** Each locale has a colour and a letter: never the colour alone. */
export const localeInks: Readonly<Record<Locale, { ink: string; letter: string }>> = {
  innsmouth: { ink: '#35707a', letter: 'I' },
  dunwich: { ink: '#6f4f2d', letter: 'D' },
  kingsport: { ink: '#8a6410', letter: 'K' },
  arkham: { ink: '#96402f', letter: 'A' },
  'vermont-hills': { ink: '#4e6b2f', letter: 'V' },
  'masons-hill': { ink: '#743f66', letter: 'M' },
  'lost-cities': { ink: '#35447c', letter: 'L' },
}

const monsterIcons: Readonly<Partial<Record<CardKey, IconName>>> = {
  zombie: 'raise-zombie',
  ghoul: 'shambling-zombie',
  ghast: 'gooey-daemon',
  'deep-one': 'fish-monster',
  'robed-cultist': 'cowled',
  'tcho-tcho': 'devil-mask',
  'fungus-from-yuggoth': 'long-antennae-bug',
  'rat-thing': 'rat',
  nightgaunt: 'bat-wing',
  'dimensional-shambler': 'shambling-mound',
  'moon-beast': 'worm-mouth',
  'colour-out-of-space': 'star-swirl',
  gug: 'gargoyle',
  'hound-of-tindalos': 'wolf-head',
  'thousandth-young': 'thorny-tentacle',
  'star-spawn': 'squid-head',
  shoggoth: 'acid-blob',
  ghatanothoa: 'six-eyes',
  cthulhu: 'giant-squid',
  nyarlathotep: 'horned-skull',
  'shub-niggurath': 'interlaced-tentacles',
  tsathoggua: 'toad-teeth',
}

const typeIcons: Readonly<Record<Card['type'], IconName>> = {
  ally: 'shaking-hands',
  spell: 'pentacle',
  item: 'swap-bag',
  book: 'evil-book',
  monster: 'ringed-tentacle',
  'old-one': 'ringed-tentacle',
  other: 'tied-scroll',
}

export function iconOfCard(card: Card): IconName {
  return monsterIcons[card.key] ?? typeIcons[card.type]
}
