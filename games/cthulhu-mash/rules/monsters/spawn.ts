import { at, done, pickOf, type Done } from '@eldertable/kernel'
import { COPIES } from '../../pieces/monsters.ts'
import { AROUND } from '../../tiles/spaces.ts'
import { lineClear } from '../../tiles/sight.ts'
import { RED, WATER } from '../../tiles/tile.ts'
import type { Frames, Game } from '../../frames.ts'
import { NONE, type MashState } from '../../state.ts'
import { foeOf, kindOf, monstersOf } from '../../targets.ts'
import { V } from '../../verbs.ts'
import { autoPlacing } from '../automatic-monsters/placing.ts'
import { look } from '../tiles/ground.ts'
import { procedure } from '../kit.ts'
import { findFoe, foeAt, generatorRow, monsterRow } from '../pieces.ts'
import { create, generatorsOn } from './populate.ts'
import { controller, isAutomatic } from '../sides.ts'
import { spaceOf, spotOf } from '../spots.ts'
import { lookAbout } from '../sanity/sights.ts'

/** Generators of a place spawn one after another: by roll, or without one (CM-SPAWN-2, CM-SPAWN-4, CM-SPAWN-6). */
export const spawn = procedure('spawn', {
  begin(g, f) {
    f.pieces = generatorsOn(g.state, f.place)
    return goOn(g, f)
  },
  place: {
    rule: 'CM-SPAWN-6',
    who: (s) => controller(s),
    about: (_, f) => ({ generator: at(f.pieces, 0) }),
    offer(s, f, o) {
      const spaces = placesFor(s, f)
      if (isAutomatic(s)) {
        o.allow(V.place, chosen(s, f, spaces), 'CM-AUTO-18')
      } else for (const space of spaces) o.allow(V.place, space, 'CM-SPAWN-7')
    },
    take(g, f, _, space) {
      const generator = f.pieces.shift() ?? NONE
      const piece = freeMonster(g.state, kindOf(generator))
      const spot = spotOf(f.place, space)
      create(g.state, piece, spot)
      g.event?.('spawns', 'CM-SPAWN-7', { who: foeOf(piece), spot, generator: foeOf(generator) })
      return goOn(g, f)
    },
    byDefault: (s, f) => pickOf(V.place, chosen(s, f, placesFor(s, f))), // CM-PROMPT-35
  },
})

/** Goes on to the next generator that spawns, or to the end. */
function goOn(g: Game, f: Frames['spawn']): 'place' | Done {
  const s = g.state
  for (; f.pieces.length > 0; f.pieces.shift()) {
    const generator = at(f.pieces, 0)
    if (f.isRolled && !rolls(g, generator)) continue
    const isSpent = freeMonster(s, kindOf(generator)) === NONE
    if (!isSpent && placesFor(s, f).length > 0) return 'place'
    const rule = isSpent ? 'CM-SPAWN-12' : 'CM-SPAWN-11'
    // Where nothing was thrown for it nobody waits for anything.
    if (f.isRolled) g.event?.('noSpawn', rule, { who: foeOf(generator), isSpent })
  }
  lookAbout(g)
  return done
}

/** CM-SPAWN-2 */
function rolls(g: Game, generator: number): boolean {
  const die = g.chance.die(6)
  const spawns = die <= generatorRow(generator).spawning
  g.event?.('spawnRoll', 'CM-SPAWN-2', { who: foeOf(generator), die, spawns })
  return spawns
}

/** A monster of a kind that is not on the board, or -1 (CM-SPAWN-12). */
function freeMonster(s: MashState, kind: number): number {
  const first = monstersOf(kind)
  for (let piece = first; piece < first + COPIES; piece++)
    if (findFoe(s, piece) === undefined) return piece
  return NONE
}

/** Where the monster of the next generator may be put (CM-SPAWN-7 to CM-SPAWN-9). */
function placesFor(s: MashState, { place, pieces }: Frames['spawn']): number[] {
  const generator = at(pieces, 0)
  const from = spaceOf(foeAt(s, generator).spot)
  const { tile, who, tissue } = look(s, place)
  const { flying, swimming } = monsterRow(monstersOf(kindOf(generator)))
  return at(AROUND, from).filter((space) => {
    if (who[space] !== NONE || tile.obstacle[space] !== 0) return false
    if (!lineClear(tile, from, space)) return false
    // CM-SPAWN-14
    if (flying || (swimming && tile.terrain[space] === WATER)) return true
    // CM-SPAWN-8: a red outline stands for damage or death (CM-TILE-6).
    return tile.outline[space] !== RED && tissue[space] === 0
  })
}

/** Where the policy puts it (CM-AUTO-18). */
const chosen = (s: MashState, { place, pieces, seat }: Frames['spawn'], spaces: number[]): number =>
  autoPlacing(s, place, spaces, freeMonster(s, kindOf(at(pieces, 0))), seat)
