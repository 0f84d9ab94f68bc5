import { at, missing } from '@eldertable/kernel'
import type { Effect } from '../effects/effect.ts'
import { blues } from './blues.ts'
import { greens } from './greens.ts'
import { numberIn } from './numbers.ts'
import type { ObjectKind } from './object.ts'
import { reds } from './reds.ts'
import { traps } from './traps.ts'

export type { Area, ObjectKind, Slot } from './object.ts'

const rows = [...reds, ...greens, ...blues, ...traps] as const
export type ObjectSlug = (typeof rows)[number]['slug']

/** 54 kinds, 72 pieces. */
export const OBJECTS: readonly ObjectKind<ObjectSlug>[] = rows

/** The 54 kinds of objects in the order of the book. */
export const OBJECT_SLUGS: readonly ObjectSlug[] = OBJECTS.map(({ slug }) => slug)

export const objectAt = (kind: number): ObjectKind<ObjectSlug> => at(OBJECTS, kind)
export const objectNumber: (slug: ObjectSlug) => number = numberIn(OBJECTS)

/** The single pieces: as many numbers as there are objects in the box. */
export const PIECES = 72

/** The kind of each piece; pieces of a kind follow one another. */
export const KIND_OF: Uint8Array = Uint8Array.from(
  OBJECTS.flatMap(({ count }, kind) => Array.from({ length: count }, () => kind)),
)

/** What some object does, for procedures that carry it out: the numbers stand in its row. */
export function objectEffect<Does extends Effect['does']>(
  does: Does,
): Extract<Effect, { does: Does }> {
  const effect = OBJECTS.find((row) => row.does?.does === does)?.does
  if (effect?.does !== does) missing('object that does', does)
  return effect as Extract<Effect, { does: Does }>
}

/** What a piece does to whoever comes onto its space, by piece; 0 for what is no tissue (CM-OBJ-53). */
export const TISSUE_DAMAGE: Uint8Array = KIND_OF.map((kind, piece) => {
  const { does } = objectAt(kind)
  return does?.does === 'splash' ? (does.damage[piece - KIND_OF.indexOf(kind)] ?? 0) : 0
})
