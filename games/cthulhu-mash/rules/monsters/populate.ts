import { at, done, emptyList } from '@eldertable/kernel'
import { spaceAt, SPACES } from '../../tiles/spaces.ts'
import { generatorsDie, generatorsFor } from '../../pieces/tables.ts'
import { RED } from '../../tiles/tile.ts'
import type { Game } from '../../frames.ts'
import { NONE, type MashState } from '../../state.ts'
import { foeOf, isGenerator } from '../../targets.ts'
import { tileAt } from '../tiles/ground.ts'
import { procedure } from '../kit.ts'
import { printedHealth, standingOn } from '../pieces.ts'
import { placeOf, spotOf } from '../spots.ts'
import { drawGenerator, putBack } from '../stacks.ts'
import { hasTissue } from '../objects/lying.ts'

/** Puts a monster or generator on the board, with a new creation number (CM-TERM-18). */
export function create({ table }: MashState, piece: number, spot: number): void {
  table.foes.push({
    piece,
    made: table.made++,
    spot,
    health: printedHealth(piece),
    holds: emptyList(),
    objects: [],
    facing: 0,
    blame: NONE,
    victim: NONE,
    losesStep: false,
    boundBy: NONE,
  })
}

/** A tile gets its generators, once (CM-GENER-1). */
export const populate = procedure('populate', {
  count(g, f) {
    const s = g.state
    at(s.table.places, f.place).isPopulated = true
    const { gateCount } = tileAt(s, f.place)
    const faces = generatorsDie(gateCount)
    const die = g.chance.die(faces)
    f.left = generatorsFor(gateCount, die)
    s.table.roll = { by: f.by, dice: [die], faces, bonus: 0, needed: 0 }
    g.event?.('populates', 'CM-GENER-1', { place: f.place, die, count: f.left })
    return 'place'
  },
  place(g, f) {
    if (f.left-- === 0) return done
    const piece = drawGenerator(g)
    if (piece === NONE) return done // CM-GENER-9
    if (properSpaces(g.state, f.place) === 0) {
      putBack(g, piece) // CM-GENER-7
      return 'place'
    }
    put(g, f.place, piece)
    return 'place'
  },
})

/** Rolls the space of a generator until it is a proper one, or destroys it at once (CM-GENER-3, CM-GENER-4, CM-OPT-8). */
function put(g: Game, place: number, piece: number): void {
  const s = g.state
  for (;;) {
    const row = g.chance.die(6)
    const column = g.chance.die(6)
    const space = spaceAt(row, column)
    if (isProper(s, place, space)) {
      const spot = spotOf(place, space)
      create(s, piece, spot)
      g.event?.('places', 'CM-GENER-3', { who: foeOf(piece), spot })
      return
    }
    if (!s.table.settings.misplacedGenerators) continue
    s.table.generatorDiscards.push(piece)
    g.event?.('misplaced', 'CM-OPT-8', { piece })
    return
  }
}

/** CM-GENER-4 to CM-GENER-6; Shoggoth Tissue makes a red outline of its own (CM-OBJ-53). */
function isProper(s: MashState, place: number, space: number): boolean {
  const tile = tileAt(s, place)
  const spot = spotOf(place, space)
  return (
    tile.obstacle[space] === 0 &&
    tile.outline[space] !== RED &&
    !hasTissue(s, spot) &&
    standingOn(s, spot) === NONE
  )
}

function properSpaces(s: MashState, place: number): number {
  let count = 0
  for (let space = 0; space < SPACES; space++) if (isProper(s, place, space)) count++
  return count
}

export function hasGenerators(s: MashState, place: number): boolean {
  for (const { piece, spot } of s.table.foes)
    if (isGenerator(piece) && placeOf(spot) === place) return true
  return false
}

/** Generators on a place, in the order of their creation numbers. */
export function generatorsOn(s: MashState, place: number): number[] {
  const found: number[] = []
  for (const { piece, spot } of s.table.foes)
    if (isGenerator(piece) && placeOf(spot) === place) found.push(piece)
  return found
}
