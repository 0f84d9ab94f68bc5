import { at } from '@eldertable/kernel'
import { NONE, type MashState, type Pile } from '../../state.ts'
import { placeOf } from '../spots.ts'

/** The place of a spot's pile in the list, or -1. */
function indexOn({ table: { piles } }: MashState, spot: number): number {
  for (let index = 0; index < piles.length; index++)
    if (at(piles, index).spot === spot) return index
  return NONE
}

export function pileOn(s: MashState, spot: number): Pile | undefined {
  const index = indexOn(s, spot)
  return index === NONE ? undefined : at(s.table.piles, index)
}

/** Whether Shoggoth Tissue lies on a spot (CM-OBJ-53). */
export const hasTissue = (s: MashState, spot: number): boolean =>
  (pileOn(s, spot)?.tissue.length ?? 0) > 0

function openPile(s: MashState, spot: number): number {
  const index = indexOn(s, spot)
  if (index !== NONE) return index
  s.box.unseen.push([])
  return s.table.piles.push({ spot, unseen: 0, open: [], tissue: [] }) - 1
}

/** Piles of which nothing is left are forgotten. */
function tidy({ table, box }: MashState, index: number): void {
  const { unseen, open, tissue } = at(table.piles, index)
  if (unseen + open.length + tissue.length > 0) return
  table.piles.splice(index, 1)
  box.unseen.splice(index, 1)
}

/** Objects that everybody knows lie beside the pile (CM-ITEM-4). */
export function layOpen(s: MashState, spot: number, object: number): void {
  at(s.table.piles, openPile(s, spot)).open.push(object)
}

/** Objects that nobody has seen go under those already there (CM-ITEM-3). */
export function layUnseen(s: MashState, spot: number, object: number): void {
  const index = openPile(s, spot)
  at(s.box.unseen, index).unshift(object)
  at(s.table.piles, index).unseen++
}

/** Shoggoth Tissue that was found stays (CM-OBJ-53). */
export function layTissue(s: MashState, spot: number, object: number): void {
  at(s.table.piles, openPile(s, spot)).tissue.push(object)
}

/** Takes the top of a face-down pile (CM-ITEM-6). */
export function takeTop(s: MashState, spot: number): number {
  const index = indexOn(s, spot)
  const object = at(s.box.unseen, index).pop() ?? NONE
  at(s.table.piles, index).unseen--
  tidy(s, index)
  return object
}

export function takeOpen(s: MashState, spot: number, object: number): void {
  const index = indexOn(s, spot)
  const { open } = at(s.table.piles, index)
  open.splice(open.indexOf(object), 1)
  tidy(s, index)
}

/** Takes all objects from a place, but for tissue, and gives them back (CM-OBJ-51). */
export const clearPlace = (s: MashState, place: number): number[] =>
  s.table.piles
    .filter(({ spot }) => placeOf(spot) === place)
    .flatMap(({ spot }) => clearObjects(s, spot))

/** Takes all objects from a spot, but for tissue, and gives them back. */
function clearObjects(s: MashState, spot: number): number[] {
  const index = indexOn(s, spot)
  if (index === NONE) return []
  const pile = at(s.table.piles, index)
  const objects = [...pile.open, ...at(s.box.unseen, index)]
  pile.open = []
  pile.unseen = 0
  s.box.unseen[index] = []
  tidy(s, index)
  return objects
}
