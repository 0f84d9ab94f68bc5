import { KIND_OF } from '../pieces/objects.ts'
import { objectName, theObject } from './objects.ts'
import { ordinal, type Tell } from './telling.ts'
import { cellAt } from './where.ts'

/** An object as an option names it: with a number where another of its kind is carried or lies with it. */
export function thing(piece: number, t: Tell): string {
  const { heroes, foes, piles } = t.table
  const lists = [...heroes.map(({ objects }) => objects), ...foes.map(({ objects }) => objects)]
  const among = [...lists, ...piles.map(({ open }) => open)].find((list) => list.includes(piece))
  const alike = among?.filter((one) => KIND_OF[one] === KIND_OF[piece]) ?? []
  if (alike.length < 2) return theObject(piece)
  return `the ${ordinal(alike.indexOf(piece))} ${objectName(piece)}`
}

/** An object that lies somewhere on the tile, with its space. */
export function lyingThing(piece: number, t: Tell): string {
  const pile = t.table.piles.find(({ open }) => open.includes(piece))
  const where = pile === undefined ? '' : ` on ${cellAt(pile.spot, t)}`
  return `${thing(piece, t)}${where}`
}
