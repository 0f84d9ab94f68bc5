import { ELDRITCH } from '../pieces/colours.ts'
import { ENERGY_SPACES, strengthTrack } from '../pieces/old-ones.ts'
import { count, shamblersOn, sum } from '../rules/pieces.ts'
import type { TecTable } from '../state.ts'
import type { Weights } from './weights.ts'

/** How many turns it will be, roughly, until the strength reaches its last box. */
export function turnsLeft(table: TecTable, w: Weights): number {
  const { bag, discard, energy, settings, phase, strength } = table
  const boxes = strengthTrack(settings.greatOldOne, phase)
  const inBag = sum(bag)
  const eldritch = count(bag, ELDRITCH)
  const draws = ((ENERGY_SPACES + 1 - energy) * (inBag + 1)) / (eldritch + 1)
  const eldritchLater = eldritch + energy + count(discard, ELDRITCH) + eldritchToCome(table, w)
  const drawsPerTentacle = (ENERGY_SPACES + 1) / (eldritchLater + 1)
  const bagNext = inBag - (1 - w.comesBack) * draws + sum(discard) + energy
  const bagLater = w.filled * circulating(table)
  let turns = draws / perTurn(boxes, strength, w)
  for (let box = strength + 1; box < boxes.length; box++) {
    const filled = box === strength + 1 ? bagNext : bagLater
    turns += (drawsPerTentacle * (filled + 1)) / perTurn(boxes, box, w)
  }
  return turns
}

const perTurn = (boxes: readonly number[], box: number, w: Weights): number =>
  count(boxes, box) + w.extraDraws

/** Tentacles that are in the Bag or can come back into it. */
function circulating({ bag, discard, energy, towns, characters }: TecTable): number {
  let total = sum(bag) + sum(discard) + energy
  for (const { madness } of towns) total += sum(madness)
  for (const { held } of characters) total += sum(held)
  return total
}

function eldritchToCome({ towns }: TecTable, w: Weights): number {
  let total = 0
  for (const town of towns) total += count(w.eldritchToCome, shamblersOn(town))
  return total
}
