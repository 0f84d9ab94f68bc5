import { capital, counted, list, spelled } from '@eldertable/kernel'
import { abilities } from '../effects/abilities.ts'
import { happenings } from '../effects/happenings.ts'
import { powerOnCard } from '../effects/powers.ts'
import { uses } from '../effects/uses.ts'
import type { Ability, Card, Item } from '../pieces/card.ts'
import { cardAt } from '../pieces/cards.ts'
import { factionNames } from '../pieces/factions.ts'
import { statName } from '../pieces/stats.ts'
import { OVERKILL } from '../rules/harm.ts'

/** What a survivor can do that others can't. */
export function powerInWords(card: number): string {
  const { survivor } = cardAt(card)
  if (survivor === null) return ''
  const { power, says } = survivor
  return [power === null ? '' : powerOnCard(power), says]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

/** "Scholars", or nothing for the two who belong to none. */
export function factionOf(card: number): string {
  const faction = cardAt(card).survivor?.faction ?? null
  return faction === null ? '' : factionNames[faction]
}

const kinds: Readonly<Record<Card['kind'], string>> = {
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
}

/** What kind of card it is while it is nobody's survivor. */
export function kindInWords(card: number): string {
  const { kind, item } = cardAt(card)
  if (item === null) return kinds[kind]
  return item.isFirearm ? 'Item · firearm' : item.stats.length > 0 ? 'Item · weapon' : 'Item'
}

/** "+3 with MUSCLE or GUTS". */
export const weaponInWords = ({ bonus, stats }: Item): string =>
  `+${bonus} with ${stats.map(statName).join(' or ')}`

function itemLines(item: Item, isPlural: boolean): string[] {
  const { penalty, scholars, shield } = item
  const special = [
    item.isBurst ? 'may be fired at a whole throng' : '',
    item.isSingleUse ? 'is used up by the throw' : '',
    item.isDibs ? 'Gangsters may claim it' : '',
  ].filter((part) => part !== '')
  const finer = scholars > 0 ? `, or ${penalty + scholars} if a Scholar attacks` : ''
  return [
    ...(item.stats.length > 0 ? [`Damage ${weaponInWords(item)}.`] : []),
    ...(item.store > 0
      ? [
          `It brings ${item.store} mythos tokens, and saving throws against them are ${penalty} worse${finer}.`,
        ]
      : []),
    ...(special.length > 0 ? [`It ${list(special)}.`.replace('It Gangsters', 'Gangsters')] : []),
    ...(shield > 0
      ? [`Discard ${isPlural ? 'them' : 'it'} when damage is dealt: it is ${shield} less.`]
      : []),
  ]
}

/** What an event card does; nothing for other cards. */
export function eventInWords(card: number): string {
  const { happens } = cardAt(card)
  return happens === null ? '' : happenings.inWords(happens)
}

const abilityInWords = ({ name, does }: Ability): string => `${name}: ${abilities.inWords(does)}`

/** What stands on a card, a sentence each. Weapons are told by their numbers. */
export function cardLines(card: number): string[] {
  const { kind, value, ability, item, isPlural, sanctuary, use, happens } = cardAt(card)
  if (value > 0) {
    const toughness =
      kind === 'terror'
        ? `Value ${value}: it attacks with it. Only ${OVERKILL} damage or more hurts it, and removes it from play.`
        : `Value ${value}: it attacks with it, and takes as much damage.`
    return [
      toughness,
      ...(ability === null ? [] : [abilityInWords(ability)]),
      ...(kind === 'survivor' ? [abilities.inWords({ does: 'crush' })] : []), // I32-ELIM-5
    ]
  }
  return [
    ...(item === null ? [] : itemLines(item, isPlural)),
    ...(sanctuary === null
      ? []
      : [
          `It opens with ${counted(sanctuary.locks, 'lock')} and ${counted(sanctuary.mythos, 'mythos token')}.`,
        ]),
    ...(use === null ? [] : [uses.inWords(use)]),
    ...(happens === null ? [] : [happenings.inWords(happens)]),
  ]
}

/** The line below a card's name where there is room for a few words. */
export function cardInShort(card: number): string {
  const { kind, ability, item, use, inShort } = cardAt(card)
  if (ability !== null) return ability.name
  if (kind === 'monster') return 'no ability'
  if (use?.does === 'cure') return `cures ${spelled(use.stats)} stat${use.stats === 1 ? '' : 's'}`
  if (item === null) return inShort
  return item.shield > 0
    ? `${item.shield} damage less`
    : `+${item.bonus} ${item.stats.map((stat) => capital(statName(stat).toLowerCase())).join(', ')}`
}
