import { argumentOf, at, bestOf, type Pick, type ObservationAt } from '@eldertable/kernel'
import { CHAOS } from '../pieces/colours.ts'
import { MAT_TRACK } from '../pieces/mats.ts'
import { copyState } from '../copy-state.ts'
import type { Tec } from '../frames.ts'
import { partsOf } from '../payment-code.ts'
import type { Questions } from '../questions.ts'
import { add, count, subtract } from '../rules/pieces.ts'
import { FACE_DOWN, type TecTable } from '../state.ts'
import { choicesIn } from './world.ts'
import { worthOf } from './worth.ts'

/** What a pick does to the table at once. */
type Change<Q extends keyof Questions> = (
  table: TecTable,
  argument: number,
  about: Questions[Q],
) => void

const nothingHidden = { deck: [], faceDown: [], buried: 0, stack: [] }

/** The pick after which the table looks best. */
export function bestAfter<Q extends keyof Questions>(
  observation: ObservationAt<Tec, Q>,
  change: Change<Q>,
): Pick {
  const worthAfter = (pick: Pick): number => {
    const { table } = copyState({ table: observation.table, hands: [], box: nothingHidden })
    change(table, argumentOf(pick), observation.about)
    return worthOf(table)
  }
  return bestOf(choicesIn(observation), worthAfter)?.one ?? -1
}

/** TEC-POINT-2 */
export const lull: Change<'pointer.lull'> = ({ lair, discard }, colour) => {
  add(lair, colour, -1)
  add(discard, colour, 1)
}

/** TEC-POWER-14, TEC-CURSE-12, TEC-CURSE-13 */
export const deal: Change<'cthulhuDeals.choose'> = (
  { characters, lair },
  character,
  { colour },
) => {
  const one = at(characters, character)
  if (count(one.held, colour) < MAT_TRACK) {
    add(lair, colour, -1)
    add(one.held, colour, 1)
    return
  }
  add(lair, colour, MAT_TRACK)
  one.held[colour] = 0
  one.brain++
}

/** What is spent leaves the mats; a page that is paid for leaves its town. */
export const pay: Change<'pay.choose' | 'seal.place'> = (table, code, about) => {
  const { characters, active, towns, supply, discard } = table
  for (const { from, spent } of partsOf(table, active, code))
    for (let kind = 0; kind <= CHAOS; kind++) {
      subtract(at(characters, from).held, kind, count(spent, kind))
      add(kind === CHAOS ? supply : discard, kind, count(spent, kind))
    }
  if ('for' in about && about.for === 'translate')
    at(towns, at(characters, active).town).page = FACE_DOWN
}
