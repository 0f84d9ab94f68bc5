import type { Foe } from '../state.ts'
import { isGenerator, kindOf } from '../targets.ts'
import { generatorName, monsterName } from '../text/foes.ts'
import type { Tell } from '../text/telling.ts'
import type { MashTable } from './table.ts'

export const nameOfFoe = ({ piece }: Foe): string =>
  isGenerator(piece) ? generatorName(kindOf(piece)) : monsterName(kindOf(piece))

/** A reader of nobody's side, for the names of pieces. */
export const telling = (table: MashTable, seats: readonly { name: string }[] = []): Tell => ({
  name: (seat) => seats[seat]?.name ?? '',
  table,
  hand: null,
  reader: null,
  asked: null,
})
