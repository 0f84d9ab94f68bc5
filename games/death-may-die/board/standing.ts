import { groundIn } from '../rules/ground.ts'
import { isSlain } from '../text/ritual.ts'
import { at } from '@eldertable/kernel'
import type { Gate } from '../pieces/map.ts'
import { kindOfEnemy } from '../pieces/enemies.ts'
import type { Corner } from './cells.ts'
import type { DmdTable } from './table.ts'

/** Something that stands or lies in a room. */
export type Piece =
  | { readonly is: 'gate'; readonly gate: Gate }
  | { readonly is: 'stairs' | 'tunnel'; readonly pair: number }
  | { readonly is: 'thing'; readonly thing: number }
  | { readonly is: 'fire'; readonly count: number }
  | { readonly is: 'rlyeh' | 'lamp' | 'flash' | 'water' | 'consecrated' }
  | { readonly is: 'foes'; readonly foes: readonly number[] }
  | { readonly is: 'elder' }
  | { readonly is: 'hero'; readonly hero: number }

/** All that is in a space, in the order in which it is drawn. */
export function standingIn(table: DmdTable, space: number): Piece[] {
  const { things, heroes, elder, fire, rlyeh, lamps, flash, settings } = table
  const { spaces } = groundIn(settings)
  const row = spaces[space]
  if (row === undefined) return []
  return [
    ...(row.gate === undefined ? [] : [{ is: 'gate', gate: row.gate } as const]),
    ...waysFrom(table, space),
    ...(row.isWater === true ? [{ is: 'water' } as const] : []),
    ...(row.isConsecrated === true ? [{ is: 'consecrated' } as const] : []),
    ...things.flatMap((thing, number) =>
      thing.space === space ? [{ is: 'thing', thing: number } as const] : [],
    ),
    ...((fire[space] ?? 0) > 0 ? [{ is: 'fire', count: fire[space] ?? 0 } as const] : []),
    ...(rlyeh[space] === true ? [{ is: 'rlyeh' } as const] : []),
    ...(lamps[space] === true ? [{ is: 'lamp' } as const] : []),
    ...(flash === space ? [{ is: 'flash' } as const] : []),
    ...stacksIn(table, space).map((foes) => ({ is: 'foes', foes }) as const),
    ...(elder.space === space && !isSlain(table) ? [{ is: 'elder' } as const] : []),
    ...heroes.flatMap((one, hero) => (one.space === space ? [{ is: 'hero', hero } as const] : [])),
  ]
}

/** Stairs and tunnels by number, in map order: both ends of one have the same. */
function waysFrom({ settings }: DmdTable, space: number): Piece[] {
  const { spaces } = groundIn(settings)
  const row = spaces[space]
  const found: Piece[] = []
  for (const is of ['stairs', 'tunnel'] as const) {
    const other = row?.[is]
    if (row === undefined || other === undefined) continue
    const firsts = spaces.filter(
      (one, number) => spaces.findIndex(({ id }) => id === one[is]) > number,
    )
    const pair = 1 + firsts.findIndex(({ id }) => id === row.id || id === other)
    found.push({ is, pair })
  }
  return found
}

/** Figures in a space, those together that nobody could tell apart. */
function stacksIn({ enemies }: DmdTable, space: number): number[][] {
  const stacks = new Map<string, number[]>()
  for (const [foe, one] of enemies.entries()) {
    if (one.space !== space) continue
    const key = `${one.kind} ${one.wounds}`
    const stack = stacks.get(key)
    if (stack === undefined) stacks.set(key, [foe])
    else stack.push(foe)
  }
  return [...stacks.values()]
}

/** The enemies in a space that nobody could tell from this one, by name: `2 Cultists`. */
export function stackName(table: DmdTable, foe: number): string {
  const { kind, space } = at(table.enemies, foe)
  const { name } = kindOfEnemy(kind)
  const count = stacksIn(table, space).find((stack) => stack.includes(foe))?.length ?? 1
  return count === 1 ? name : `${count} ${name}s`
}

/**
 * A stack has one target: its lit figure, or its first. Where several of its figures are offered, each of them stands
 * by itself.
 */
export function split(pieces: readonly Piece[], isLit: (foe: number) => boolean): Piece[] {
  return pieces.flatMap((piece): Piece[] => {
    if (piece.is !== 'foes') return [piece]
    const lit = piece.foes.filter(isLit)
    const rest = piece.foes.filter((foe) => !lit.includes(foe))
    if (lit.length <= 1) return [{ is: 'foes', foes: [...lit, ...rest] }]
    return [
      ...lit.map((foe) => ({ is: 'foes', foes: [foe] }) as const),
      ...(rest.length > 0 ? [{ is: 'foes', foes: rest } as const] : []),
    ]
  })
}

export function cornerOf({ is }: Piece): Corner {
  switch (is) {
    case 'gate':
      return 'topRight'
    case 'stairs':
    case 'tunnel':
      return 'bottomRight'
    case 'hero':
      return 'bottom'
    default:
      return 'top'
  }
}
