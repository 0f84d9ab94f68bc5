import { at, capital } from '@eldertable/kernel'
import { cardAt, type CardKey } from '../pieces/cards.ts'
import type { Faction } from '../pieces/survivors.ts'

/** Every card by its name. */
const names: Readonly<Record<CardKey, string>> = {
  loafer: 'the Fish-Eyed Loafer',
  thug: 'the Dockside Thug',
  cultist: 'the Robed Cultist',
  brute: 'the Changing Brute',
  'deep-one': 'the Deep One',
  priest: 'the Priest of Dagon',
  'reef-hunter': 'the Reef Hunter',
  elder: 'the Deep One Elder',
  spawn: 'the Shoggoth Spawn',
  dagon: 'Father Dagon',
  hydra: 'Mother Hydra',
  shoggoth: 'the Elder Shoggoth',
  'star-spawn': 'the Star-Spawn of the Deep',
  pistol: 'the Pocket Pistol',
  'tommy-gun': 'the Tommy Gun',
  shotgun: 'the Sawn-Off Shotgun',
  'boat-hook': 'the Boat Hook',
  'fire-axe': 'the Fire Axe',
  harpoon: 'the Whaling Harpoon',
  'lamp-oil': 'the Lamp-Oil Bottle',
  medallion: 'the Golden Medallion',
  'elder-sign': 'the Elder Sign Stone',
  dagger: 'the Ritual Dagger',
  whiskey: 'the Bootleg Whiskey',
  pills: 'the Sanatorium Pills',
  oilskins: 'the Steel-Lined Oilskins',
  necronomicon: 'the Necronomicon',
  'treasury-raid': 'Treasury Raid',
  'smash-cut': 'Smash Cut',
  'lost-in-the-marsh': 'Lost in the Marsh',
  snatched: 'Snatched',
  'storm-surge': 'Storm Surge',
  'they-rise': 'They Rise from the Reef',
  'dreadful-chant': 'The Dreadful Chant',
  'lights-out': 'Lights Out',
  'mob-at-the-door': 'Mob at the Door',
  ambush: 'Ambush on Federal Street',
  'slick-hands': 'Slick Hands',
  'zadoks-confession': "Zadok's Confession",
  'last-stand': 'Last Stand on the Bridge',
  'refinery-fire': 'Refinery Fire',
  'wire-to-boston': 'Wire to Boston',
  'secret-passage': 'Secret Passage',
  'gilman-house': 'the Gilman House',
  'refinery-vault': 'the Refinery Vault',
  'hall-of-the-order': 'the Hall of the Order',
  popcorn: 'Popcorn',
  kingpin: 'the Kingpin',
  triggerman: 'the Triggerman',
  moll: 'the Moll',
  'aged-scholar': 'the Aged Scholar',
  archaeologist: 'the Archaeologist',
  occultist: 'the Occultist',
  quarterback: 'the Quarterback',
  'co-ed': 'the Co-ed',
  bookworm: 'the Bookworm',
  doctor: 'the Doctor',
  lobsterman: 'the Lobsterman',
  'town-drunk': 'the Town Drunk',
  hound: 'the Hound',
  clerk: 'the Night Clerk',
}

/** A card as a sentence names it: "the Deep One", "Popcorn". */
export const cardName = (card: number): string => names[cardAt(card).key]

/** Those whose names are plural. */
const several: readonly CardKey[] = ['pills', 'oilskins']

/** The verb that goes with a card: "the Boat Hook appears", "the Sanatorium Pills appear". */
export const cardDoes = (card: number, one: string, many: string): string =>
  several.includes(cardAt(card).key) ? many : one

/** A card as it stands at the head of something: without its article, as on a bill. */
export const billed = (card: number): string => capital(cardName(card).replace(/^the /i, ''))

const stats = ['MUSCLE', 'SPEED', 'BRAINS', 'GUTS'] as const
export const statName = (stat: number): string => at(stats, stat)

export const factionNames: Readonly<Record<Faction, string>> = {
  gangster: 'Gangsters',
  scholar: 'Scholars',
  student: 'Students',
  local: 'Locals',
}

const reels = ['I', 'II', 'III', 'IV'] as const
export const reelName = (reel: number): string => `reel ${at(reels, reel - 1)}`
