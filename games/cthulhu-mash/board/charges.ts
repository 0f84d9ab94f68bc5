import { at } from '@eldertable/kernel'
import { placeOf, spotOf } from '../rules/spots.ts'
import { NONE } from '../state.ts'
import { exitOfCharge, seatOfCharge } from '../verbs.ts'
import { spotAsked } from './question.ts'
import type { MashProps } from './table.ts'

/** From where, through whom and to where the charge that is pointed at goes; nothing if none is. */
export function chargeAhead(
  props: Pick<MashProps, 'table' | 'decision' | 'aimed'>,
): readonly [number, number, number] | undefined {
  const { table, aimed } = props
  const from = spotAsked(props)
  if (aimed?.verb !== 'charge' || from === NONE) return undefined
  const over = at(table.heroes, seatOfCharge(aimed.argument)).spot
  return [from, over, spotOf(placeOf(from), exitOfCharge(aimed.argument))]
}
