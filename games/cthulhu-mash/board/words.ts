import type { IconName } from '@eldertable/board-kit'
import { KIND_OF, objectAt } from '../pieces/objects.ts'
import type { Foe } from '../state.ts'
import { isGenerator, kindOf } from '../targets.ts'
import { generatorName, monsterName } from '../text/foes.ts'
import type { Tell } from '../text/telling.ts'
import type { MashTable } from './table.ts'

export const nameOfFoe = ({ piece }: Foe): string =>
  isGenerator(piece) ? generatorName(kindOf(piece)) : monsterName(kindOf(piece))

/** What an object looks like. */
export const iconOf = (object: number): IconName => objectAt(KIND_OF[object] ?? 0).icon

/** A reader of nobody's side, for the names of pieces. */
export const telling = (table: MashTable, seats: readonly { name: string }[] = []): Tell => ({
  name: (seat) => seats[seat]?.name ?? '',
  table,
  hand: null,
  reader: null,
  asked: null,
})
