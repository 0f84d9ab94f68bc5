import { at } from '@eldertable/kernel'
import { cardAt, type CardKey } from '../content/cards.ts'
import type { Faction } from '../content/survivors.ts'

/** Every card by its name. */
const names: Readonly<Record<CardKey, string>> = {
  loafer: 'Fish-Eyed Loafer',
  thug: 'Dockside Thug',
  cultist: 'Robed Cultist',
  brute: 'Changing Brute',
  'deep-one': 'Deep One',
  priest: 'Priest of Dagon',
  'reef-hunter': 'Reef Hunter',
  elder: 'Deep One Elder',
  spawn: 'Shoggoth Spawn',
  dagon: 'Father Dagon',
  hydra: 'Mother Hydra',
  shoggoth: 'the Elder Shoggoth',
  'star-spawn': 'Star-Spawn of the Deep',
  pistol: 'Pocket Pistol',
  'tommy-gun': 'Tommy Gun',
  shotgun: 'Sawn-Off Shotgun',
  'boat-hook': 'Boat Hook',
  'fire-axe': 'Fire Axe',
  harpoon: 'Whaling Harpoon',
  'lamp-oil': 'Lamp-Oil Bottle',
  medallion: 'Golden Medallion',
  'elder-sign': 'Elder Sign Stone',
  dagger: 'Ritual Dagger',
  whiskey: 'Bootleg Whiskey',
  pills: 'Sanatorium Pills',
  oilskins: 'Steel-Lined Oilskins',
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
  'gilman-house': 'Gilman House',
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

export const cardName = (card: number): string => names[cardAt(card).key]

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
