import { STOPS } from '../pieces/wheel.ts'
import { townOf } from '../position.ts'
import { at, type Position, type TecScenario, type TownName } from './at.ts'

const STOPS_PER_TOWN = 6

/** The first stop at which the front-pointer points to a town. */
export const frontAt = (town: TownName): number => townOf(town) * STOPS_PER_TOWN

/** The first stop at which the tentacle-pointer does. */
export const tentacleAt = (town: TownName): number => (frontAt(town) + STOPS / 2) % STOPS

/** A table at which Ash, Ann's Assistant, is about to act after a spin that ended at a stop. */
export function beforeAsh(
  position: Position,
  stop = frontAt(position.ash?.on ?? 'P1'),
): TecScenario {
  const t = at({ ann: {}, ...position })
  t.table.stop = stop
  return t
}

/** Lets Ash act; afterwards Ann is asked for her actions. */
export const ashActs = (t: TecScenario): TecScenario =>
  t.run('assistantTurn', { character: t.numberOf('ash') })
