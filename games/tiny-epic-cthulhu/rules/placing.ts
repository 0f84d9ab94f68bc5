import { CHAOS, ELDRITCH, KINDS } from '../pieces/colours.ts'
import { MAT_TRACK } from '../pieces/mats.ts'
import { ENERGY_SPACES } from '../pieces/old-ones.ts'
import { TRACK } from '../pieces/towns.ts'
import type { Game } from '../frames.ts'
import { raiseBrain } from './delirium.ts'
import { add, characterAt, count, subtract, townAtPosition } from './pieces.ts'
import { raiseStrength } from './strength.ts'

/** Places a Madness Tentacle that has just left the Bag on a Town Card (TEC-DRAW-8). */
export function placeOnTown(g: Game, character: number, town: number, colour: number): void {
  const s = g.state
  const { madness } = townAtPosition(s, town)
  const track = count(madness, colour)
  if (track < TRACK) {
    add(madness, colour, 1)
    g.event?.('creeps', s.table.turn === 0 ? 'TEC-SETUP-34' : 'TEC-DRAW-8', { town, colour })
    return
  }
  madness[colour] = 0
  add(s.table.lair, colour, track + 1) // TEC-CURSE-8
  g.event?.('townAccursed', 'TEC-CURSE-8', { town, colour, track })
  g.call('power', { character, colour }) // TEC-CURSE-9
}

/** Places a Madness Tentacle that has just left the Bag or the Shambler Mat on a character's own track. */
export function placeOnMat(
  g: Game,
  character: number,
  colour: number,
  from: 'bag' | 'lair',
): 'fits' | 'accursed' {
  const { held } = characterAt(g.state, character)
  const track = count(held, colour)
  if (track < MAT_TRACK) {
    add(held, colour, 1)
    if (from === 'bag') g.event?.('haunts', 'TEC-MOVE-9', { character, colour })
    else g.event?.('deals', 'TEC-POWER-14', { character, colour })
    return 'fits'
  }
  held[colour] = 0
  add(g.state.table.lair, colour, track + 1) // TEC-CURSE-12
  g.event?.('mindAccursed', 'TEC-CURSE-12', { character, colour, track, from })
  raiseBrain(g, character, 'TEC-CURSE-13')
  return 'accursed'
}

/** Places a Chaos Tentacle that has just left the Bag on a character's Chaos Track (TEC-DRAW-7, TEC-MOVE-9). */
function placeChaos(g: Game, character: number, rule: string): void {
  const { held } = characterAt(g.state, character)
  const track = count(held, CHAOS)
  if (track < MAT_TRACK) {
    add(held, CHAOS, 1)
    g.event?.('drawsChaos', rule, { character })
    return
  }
  held[CHAOS] = 0
  add(g.state.table.supply, CHAOS, track + 1) // TEC-CURSE-10
  g.event?.('chaosAccursed', 'TEC-CURSE-10', { character, track })
  raiseBrain(g, character, 'TEC-CURSE-11')
}

/** Places an Eldritch Tentacle that has just left the Bag on the Energy Track (TEC-DRAW-6). */
function placeEnergy(g: Game): void {
  const { table } = g.state
  const track = table.energy
  if (track < ENERGY_SPACES) {
    table.energy++
    g.event?.('energy', 'TEC-DRAW-6', { energy: table.energy })
    return
  }
  table.energy = 0
  g.event?.('energyAccursed', 'TEC-CURSE-6', { track, discard: table.discard })
  add(table.bag, ELDRITCH, track + 1)
  emptyDiscardMat(g) // TEC-CURSE-6
  raiseStrength(g)
}

/** Everything on the Discard Mat goes into the Bag. */
export function emptyDiscardMat(g: Game): void {
  const { bag, discard } = g.state.table
  for (let kind = 0; kind < KINDS; kind++) {
    add(bag, kind, count(discard, kind))
    discard[kind] = 0
  }
}

/** Places a tentacle that has just left the Bag: Madness on a Town Card, or with -1 on the character's mat. */
export function placeDrawn(g: Game, kind: number, character: number, town: number): void {
  if (kind === ELDRITCH) placeEnergy(g)
  else if (kind === CHAOS) placeChaos(g, character, town < 0 ? 'TEC-MOVE-9' : 'TEC-DRAW-7')
  else if (town < 0) placeOnMat(g, character, kind, 'bag')
  else placeOnTown(g, character, town, kind)
}

/** Moves Madness Tentacles of a colour from the Shambler Mat to the Discard Mat, as many as there are. */
export function discardFromLair(g: Game, colour: number, wanted: number): number {
  const { lair, discard } = g.state.table
  const moved = Math.min(wanted, count(lair, colour))
  subtract(lair, colour, moved)
  add(discard, colour, moved)
  return moved
}
