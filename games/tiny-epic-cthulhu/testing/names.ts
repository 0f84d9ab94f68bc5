import { inOrder, type Names, type NamesOfKind } from '@eldertable/testkit'
import { CHAOS, COLOURS, kinds } from '../pieces/colours.ts'
import { mats } from '../pieces/mats.ts'
import { portalColour, portalNumber } from '../pieces/old-ones.ts'
import { pages } from '../pieces/pages.ts'
import { CHAOS_PLACE, codeAt, matsOfPayer, partsOf } from '../payment-code.ts'
import { nameOf, players, positions } from '../position.ts'
import type { TecState } from '../state.ts'
import { giftOf, shamblerAt } from '../verbs.ts'

const colours = kinds.slice(0, COLOURS)

/** Shamblers in town by position and colour, as `P3 rage`: those of one colour are counted from the lowest space up. */
function shamblers({ table }: TecState): (string | undefined)[] {
  const names: (string | undefined)[] = []
  for (const [town, card] of table.towns.entries())
    for (const [space, colour] of card.shamblers.entries())
      names[shamblerAt(town, space)] = kinds[colour] && `${positions[town]} ${kinds[colour]}`
  return names
}

/** Portal locations by colour and printed number, as `rage 4`. */
const portals = ({ table }: TecState): string[] =>
  table.portals.map((_, portal) => {
    const number = portalNumber(table.settings.greatOldOne, portal)
    return `${kinds[portalColour(portal)]} ${number}`
  })

/** What is handed over by the Courier, as `fear to bob` or `rage from ash`. */
function gifts(s: TecState): string[] {
  const names: string[] = []
  for (const other of s.table.characters.keys())
    for (const [colour, key] of colours.entries()) {
      names[giftOf(other, true, colour)] = `${key} to ${nameOf(s, other)}`
      names[giftOf(other, false, colour)] = `${key} from ${nameOf(s, other)}`
    }
  return names
}

/** What is paid or collected, as `2 fear + 1 chaos + 1 rage of ash`, or `nothing`. */
function tentacles(s: TecState, code: number): string {
  const { active } = s.table
  const parts = partsOf(s.table, active, code).flatMap(({ from, spent }) =>
    spent.flatMap((count, kind) => {
      const owner = from === active ? '' : ` of ${nameOf(s, from)}`
      return count === 0 ? [] : [`${count} ${kinds[kind]}${owner}`]
    }),
  )
  return parts.length === 0 ? 'nothing' : parts.join(' + ')
}

/** The code of one part of that; no number if there is nothing of the kind. */
function codeOfPart(s: TecState, part: string): number {
  const [, count, key, owner] = /^(\d) (\w+)(?: of (\w+))?$/.exec(part) ?? []
  const kind = kinds.findIndex((one) => one === key)
  const payers = matsOfPayer(s.table, s.table.active).map((number): string => nameOf(s, number))
  const mat = owner === undefined ? 0 : payers.indexOf(owner)
  if (kind < 0 || mat < 0) return Number.NaN
  return codeAt(kind === CHAOS ? CHAOS_PLACE : mat * COLOURS + kind, Number(count))
}

const payments: NamesOfKind<TecState> = {
  nameOf: tentacles,
  numbersOf(s, name) {
    const parts = name === 'nothing' ? [] : name.split(' + ')
    const code = parts.reduce((sum, part) => sum + codeOfPart(s, part), 0)
    return tentacles(s, code) === name ? [code] : []
  },
}

/** Characters, colours, mats and Page Cards by their keys, towns by what is printed: P1 is town 0. */
export const names: Names<TecState> = {
  dice: [6],
  seats: players,
  turn: (s) => nameOf(s, s.table.active),
  things: {
    mat: inOrder(() => mats.map(({ key }) => key)),
    lair: inOrder(() => colours),
    character: inOrder((s) => s.table.characters.map((_, number) => nameOf(s, number))),
    town: inOrder(() => positions),
    portal: inOrder(portals),
    shambler: inOrder(shamblers),
    payment: payments,
    haul: payments,
    gift: inOrder(gifts),
    page: inOrder(() => pages.map(({ key }) => key)),
  },
}
