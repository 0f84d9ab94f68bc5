import { capital, list } from '@eldertable/kernel'
import { cardAt, type CardKey } from '../pieces/cards.ts'
import type { ItemRow } from '../pieces/items.ts'
import type { Ability } from '../pieces/monsters.ts'
import { OVERKILL } from '../rules/harm.ts'
import { FACTIONS, type Faction } from '../pieces/survivors.ts'
import { factionNames, statName } from './names.ts'

type Words = Readonly<Partial<Record<CardKey, string>>>

/** What a monster or a terror does beside its value. */
const abilityWords: Readonly<Record<Ability, { name: string; does: string; rule: string }>> = {
  chant: {
    name: 'Chant',
    does: 'Mythos has less hold on its throng: saving throws are 2 easier.',
    rule: 'I32-ABIL-1',
  },
  lockbreaker: {
    name: 'Lockbreaker',
    does: 'Its throng breaks two locks at once.',
    rule: 'I32-ABIL-2',
  },
  'drag-under': {
    name: 'Drag Under',
    does: 'Whoever flails against its throng does so at 2 less.',
    rule: 'I32-ABIL-3',
  },
  dread: {
    name: 'Dread',
    does: 'Whoever its throng hits tests GUTS, or a stat goes insane.',
    rule: 'I32-ABIL-4',
  },
  'crushing-mass': {
    name: 'Crushing Mass',
    does: 'Its throng throws two dice for damage and uses the better; equal ones count together.',
    rule: 'I32-ABIL-5',
  },
  'tidal-might': {
    name: 'Tidal Might',
    does: 'Its throng does 2 more damage.',
    rule: 'I32-DREAD-1',
  },
  brood: {
    name: 'Brood',
    does: 'For every survivor that its throng eliminates, another card is drawn from the discards.',
    rule: 'I32-DREAD-2',
  },
  engulf: {
    name: 'Engulf',
    does: 'Its throng throws two dice for damage and uses the better; equal ones count together.',
    rule: 'I32-DREAD-3',
  },
  maddening: {
    name: 'Maddening',
    does: 'Whoever its throng attacks tests GUTS, hit or not, or a stat goes insane.',
    rule: 'I32-DREAD-4',
  },
}

/** What an ability is called. */
export const abilityName = (ability: Ability): string => abilityWords[ability].name

/** What a survivor can do that others can't. */
export const powerWords: Words = {
  kingpin: 'Once a reel: 2 more for a throw of somebody beside him.',
  triggerman: 'Firearms aim 1 better.',
  moll: 'Gains 1 rest spoint with every card that she takes from the screen, also by first dibs.',
  'aged-scholar': 'Finds one more token in the mythos deck.',
  archaeologist: 'Draws one more card when searching.',
  occultist: 'Monsters save themselves 1 worse from this mythos.',
  quarterback: 'Bare hands do 2 more damage.',
  'co-ed': 'Resting gives her 3 spoints.',
  bookworm: 'Once a reel: a failed test of BRAINS is made again.',
  doctor: 'Once a reel: frees a stat of somebody here from insanity.',
  lobsterman: 'Does not get lost in the marsh.',
  'town-drunk': 'Once a reel: shrugs off an insanity token.',
  hound: 'Holds no cards, bites without an item, and may take a blow that is meant for another.',
  clerk: 'Never goes mad. He strikes only with an item or with mythos, and flails with BRAINS.',
}

/** What a card does. Monsters, weapons and survivors are told by their numbers. */
const deeds: Words = {
  whiskey: 'An action: discard it, and one stat of somebody here is sound again.',
  pills: 'An action: discard them, and up to two stats of somebody here are sound again.',
  oilskins: 'Discard them when damage is dealt: it is 4 less.',
  necronomicon:
    'An action: test BRAINS for twice as many mythos tokens as the number of the reel, or a stat goes insane. At the end of a reel its holder tests GUTS, or a stat goes insane.',
  'treasury-raid':
    'An action: every monster of one throng is discarded. Then it is out of the film.',
  'smash-cut':
    'An action: the top cards of the reel, two more than its number, go unseen. Then it is out of the film.',
  'lost-in-the-marsh':
    'It holds one survivor at random, two from reel III on. Each tries to get away with BRAINS; at the end of the reel SPEED decides.',
  snatched:
    'It holds one survivor at random. Only a gambit frees them: 2 or less, and the number of the reel more for every spoint. At the end of the reel there is one last gambit; if it fails, the director has them as a familiar face.',
  'storm-surge':
    'Survivors at random, as many as the number of the reel, are each attacked with 6.',
  'they-rise':
    'The director draws as many discards as the number of the reel, and keeps the monsters.',
  'dreadful-chant':
    'Survivors at random, as many as the number of the reel, each test GUTS, or a stat goes insane.',
  'lights-out': 'Every seat loses a power spoint, two from reel III on.',
  'mob-at-the-door': 'Every sanctuary loses a lock. Where there is none, a throng attacks.',
  ambush: 'One throng of the director attacks at once.',
  'slick-hands': 'Somebody at random who holds a card loses one, which the director chooses.',
  'zadoks-confession':
    'A survivor tests GUTS. Success: three mythos tokens, and as many more as the number of the reel. Failure: a stat goes insane.',
  'last-stand':
    'A survivor is attacked by a throng. If they still stand, everybody in the open gains 2 rest spoints.',
  'refinery-fire':
    'One throng burns: every monster of it is discarded whose value is no higher than a die, plus the number of the reel, minus 1.',
  'wire-to-boston':
    'A survivor tests BRAINS. Success: three cards of the reel go unseen. Failure: the director draws two discards, and keeps the monsters.',
  'secret-passage':
    'Survivors, at most as many as the number of the reel, slip into one sanctuary.',
  popcorn: 'Everybody gains 2 rest spoints; whoever finds it by searching gains 3.',
}

const isFaction = (one: Faction | null): one is Faction => one !== null && FACTIONS.includes(one)

/** "Scholars", or nothing for the two who belong to none. */
export function factionOf(card: number): string {
  const { survivor } = cardAt(card)
  const faction = survivor?.faction ?? null
  return isFaction(faction) ? factionNames[faction] : ''
}

const kinds = {
  monster: 'Monster',
  item: 'Item',
  power: 'Power play',
  horror: 'Shuffling horror',
  plot: 'Plot device',
  sanctuary: 'Sanctuary',
  popcorn: 'Popcorn',
  terror: 'Terror',
  clerk: 'Monster',
  survivor: 'Familiar face',
  hound: 'Survivor',
} as const

/** What kind of card it is while it is nobody's survivor. */
export function kindInWords(card: number): string {
  const { kind, item } = cardAt(card)
  if (item === null) return kinds[kind]
  return item.isFirearm ? 'Item · firearm' : item.stats.length > 0 ? 'Item · weapon' : 'Item'
}

/** "+3 with MUSCLE or GUTS". */
export const weaponInWords = ({ bonus, stats }: ItemRow): string =>
  `+${bonus} with ${stats.map(statName).join(' or ')}`

function itemLines(item: ItemRow): string[] {
  const special = [
    item.key === 'tommy-gun' ? 'may be fired at a whole throng' : '',
    item.isSingleUse ? 'is used up by the throw' : '',
    item.isDibs ? 'Gangsters may claim it' : '',
  ].filter((part) => part !== '')
  return [
    ...(item.stats.length > 0 ? [`Damage ${weaponInWords(item)}.`] : []),
    ...(item.store > 0
      ? [
          `It brings ${item.store} mythos tokens, and saving throws against them are ${item.penalty} worse${item.key === 'medallion' ? `, or ${item.penalty + 1} if a Scholar attacks` : ''}.`,
        ]
      : []),
    ...(special.length > 0 ? [`It ${list(special)}.`.replace('It Gangsters', 'Gangsters')] : []),
  ]
}

/** What an event card does; nothing for other cards. */
export const deedOf = (card: number): string => deeds[cardAt(card).key] ?? ''

/** What stands on a card, a sentence each. */
export function cardLines(card: number): string[] {
  const { kind, key, value, ability, item } = cardAt(card)
  const words = deeds[key]
  if (kind === 'monster' || kind === 'terror' || kind === 'survivor' || kind === 'clerk') {
    const shad =
      kind === 'survivor'
        ? ['Its throng throws two dice for damage and uses the better; equal ones count together.']
        : []
    const power = ability === null ? [] : [`${abilityName(ability)}: ${abilityWords[ability].does}`]
    const toughness =
      kind === 'terror'
        ? `Value ${value}: it attacks with it. Only ${OVERKILL} damage or more hurts it, and removes it from play.`
        : `Value ${value}: it attacks with it, and takes as much damage.`
    return [toughness, ...power, ...shad]
  }
  return [...(item === null ? [] : itemLines(item)), ...(words === undefined ? [] : [words])]
}

/** The line below a card's name where there is room for a few words. */
export function cardInShort(card: number): string {
  const { kind, ability, item } = cardAt(card)
  if (ability !== null) return abilityName(ability)
  if (item !== null && item.stats.length > 0)
    return `+${item.bonus} ${item.stats.map((stat) => capital(statName(stat).toLowerCase())).join(', ')}`
  if (kind === 'monster') return 'no ability'
  return shorts[cardAt(card).key] ?? ''
}

const shorts: Words = {
  whiskey: 'cures one stat',
  pills: 'cures two stats',
  oilskins: '4 damage less',
  necronomicon: 'mythos, or madness',
  'treasury-raid': 'clears a throng',
  'smash-cut': 'shortens the reel',
  'lost-in-the-marsh': 'holds somebody',
  snatched: 'holds somebody',
  hound: 'on four legs',
}
