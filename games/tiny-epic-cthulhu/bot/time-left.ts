import { ELDRITCH } from '../content/colours.ts'
import { ENERGY_SPACES, strengthTrack } from '../content/old-ones.ts'
import { count, shamblersOn, sum } from '../rules/pieces.ts'
import type { TecTable } from '../state.ts'

/** Draws of a turn beyond the number on the track. Below the truth: bots that think time is precious play better. */
const EXTRA_DRAWS = -0.5
/** How much of what is drawn lies on the Discard Mat when the Bag is filled next. */
const COMES_BACK = 0.2
/** How much of everything outside the Shambler Mat is in the Bag after it was filled. */
const FILLED = 0.6
/** Eldritch that a Shambler Track will bring, by the number of Shamblers on it (TEC-CURSE-15). */
const ELDRITCH_TO_COME = [0, 0.03, 0.12, 0.4]

/** How many turns it will be, roughly, until the strength reaches its last box. */
export function turnsLeft(table: TecTable): number {
  const { bag, discard, energy, settings, phase, strength } = table
  const boxes = strengthTrack(settings.greatOldOne, phase)
  const inBag = sum(bag)
  const eldritch = count(bag, ELDRITCH)
  const draws = ((ENERGY_SPACES + 1 - energy) * (inBag + 1)) / (eldritch + 1)
  const eldritchLater = eldritch + energy + count(discard, ELDRITCH) + eldritchToCome(table)
  const drawsPerTentacle = (ENERGY_SPACES + 1) / (eldritchLater + 1)
  const bagNext = inBag - (1 - COMES_BACK) * draws + sum(discard) + energy
  const bagLater = FILLED * circulating(table)
  let turns = draws / perTurn(boxes, strength)
  for (let box = strength + 1; box < boxes.length; box++) {
    const filled = box === strength + 1 ? bagNext : bagLater
    turns += (drawsPerTentacle * (filled + 1)) / perTurn(boxes, box)
  }
  return turns
}

const perTurn = (boxes: readonly number[], box: number): number => count(boxes, box) + EXTRA_DRAWS

/** Tentacles that are in the Bag or can come back into it. */
function circulating({ bag, discard, energy, towns, characters }: TecTable): number {
  let total = sum(bag) + sum(discard) + energy
  for (const { madness } of towns) total += sum(madness)
  for (const { held } of characters) total += sum(held)
  return total
}

function eldritchToCome({ towns }: TecTable): number {
  let total = 0
  for (const town of towns) total += count(ELDRITCH_TO_COME, shamblersOn(town))
  return total
}
