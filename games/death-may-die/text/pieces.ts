import { at, capital, counted, list } from '@eldertable/kernel'
import { shown } from '../pieces/dice.ts'
import { isSingle, kindOfEnemy } from '../pieces/enemies.ts'
import type { Claim } from '../pieces/claims.ts'
import { tileNames, type Tile } from '../pieces/tiles.ts'
import { claimOf, discoveryAt } from '../rules/claims.ts'
import { spaceRow } from '../rules/ground.ts'
import { mythosAt } from '../rules/mythos-deck.ts'
import { ELDER, NOWHERE } from '../state.ts'
import { cardTitles } from './card-titles.ts'
import { elderNames, tokenNames } from './names.ts'
import { openState, type Tell } from './telling.ts'
import { markersInWords } from './tokens.ts'

/** Spaces one after the other: names of parts have a comma in them. */
export function spaceList(spaces: readonly number[], t: Tell): string {
  const names = spaces.map((space) => spaceName(space, t))
  return names.length < 3 ? list(names) : `${names.slice(0, -1).join('; ')}; and ${names.at(-1)}`
}

const parts = {
  whole: '',
  middle: ', middle',
  north: ', north',
  east: ', east',
  south: ', south',
  west: ', west',
}

/** A space by its tile and the part of it. */
export function spaceName(space: number, t: Tell): string {
  const row = spaceRow(openState(t), space)
  const tile = row.id.slice(0, row.id.indexOf('-')) as Tile
  return `${tileNames[tile]}${parts[row.part]}`
}

/** An enemy, with its wounds and its space so that two can be told apart. */
export function foeName(foe: number, t: Tell): string {
  if (foe === ELDER) return elderName(t)
  const { kind, space, wounds } = at(t.table.enemies, foe)
  const hurt = wounds === 0 ? '' : ` with ${counted(wounds, 'wound')}`
  return `the ${kindOfEnemy(kind).name}${hurt}${space === NOWHERE ? '' : ` in ${spaceName(space, t)}`}`
}

/** An enemy by its kind alone: a Cultist, the Shoggoth, of which there is only one. */
export function foeKind(foe: number, t: Tell): string {
  if (foe === ELDER) return elderName(t)
  const { kind } = at(t.table.enemies, foe)
  return `${isSingle(kind) ? 'the' : 'a'} ${kindOfEnemy(kind).name}`
}

/** The same where it has been spoken of before. */
export const thatFoe = (foe: number, t: Tell): string => foeKind(foe, t).replace(/^a /, 'the ')

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
/** A small number as a word. */
export const numberWord = (count: number): string => numbers[count] ?? String(count)

/** Enemies by kind and number: two Cultists and the Shoggoth. */
export function crowd(foes: readonly number[], t: Tell, one = foeKind): string {
  const kinds = new Map<string, number[]>()
  for (const foe of foes) {
    const kind = foeKind(foe, t)
    kinds.set(kind, [...(kinds.get(kind) ?? []), foe])
  }
  return list(
    [...kinds].map(([kind, those]) => {
      const [first = ELDER] = those
      if (those.length === 1) return one(first, t)
      return `${numberWord(those.length)} ${kind.replace(/^a /, '')}s`
    }),
  )
}

export const elderName = (t: Tell): string => elderNames[t.table.settings.elderOne]

/** A Mythos card by its title, as it stands alone. */
export const mythosName = (card: number, t: Tell): string =>
  cardTitles[mythosAt(openState(t), card).id] ?? String(card)

/** The same in the middle of a sentence. */
export const mythosTitle = (card: number, t: Tell): string => `“${mythosName(card, t)}”`

/** A Discovery card by what somebody holds of it, or by its title. */
export function cardName(card: number, t: Tell): string {
  const s = openState(t)
  return claimOf(s, card)?.name ?? discoveryTitle(card, t)
}

export const discoveryName = (card: number, t: Tell): string =>
  cardTitles[discoveryAt(openState(t), card).id] ?? String(card)

export const discoveryTitle = (card: number, t: Tell): string => `“${discoveryName(card, t)}”`

/** What a card is on one of its sides. */
export function sideName(card: number, isLeft: boolean, t: Tell): string {
  const { left, right } = discoveryAt(openState(t), card)
  return (isLeft ? left : right)?.claim?.name ?? discoveryTitle(card, t)
}

/** The same at the head of a sentence. */
export const capitalCrowd = (foes: readonly number[], t: Tell, one = foeKind): string =>
  capital(crowd(foes, t, one))

/** What a card is on the side that does something for whoever has it, also once nobody has it any more. */
export function nameBy(card: number, is: (claim: Claim) => boolean, t: Tell): string {
  const { left, right } = discoveryAt(openState(t), card)
  const held = [left?.claim, right?.claim].find((claim) => claim && is(claim))
  return held?.name ?? discoveryTitle(card, t)
}

/** A token of the episode, with its place. */
export function thingName(thing: number, t: Tell): string {
  const { kind, space, markers } = at(t.table.things, thing)
  const marked = markers === 0 ? '' : ` with ${markersInWords(kind, markers)}`
  return `the ${tokenNames[kind]}${marked}${space < 0 ? '' : ` in ${spaceName(space, t)}`}`
}

/** What a die shows. */
export function dieInWords(die: number): string {
  const { success, elder, tentacle } = at(shown, die)
  const symbols = [
    ...(success > 0 ? ['success'] : []),
    ...(elder > 0 ? ['elder sign'] : []),
    ...(tentacle > 0 ? ['tentacle'] : []),
  ]
  return symbols.length === 0 ? 'blank' : symbols.join(' with ')
}

/** What several dice show, one after the other. */
export const diceInWords = (dice: readonly number[]): string => dice.map(dieInWords).join(', ')
