import { at, pickOf, type Pick } from '@eldertable/kernel'
import { CHAOS } from '../pieces/colours.ts'
import { portalNumber } from '../pieces/old-ones.ts'
import { count, sum } from '../rules/pieces.ts'
import { NO_SHAMBLER, type TecTable } from '../state.ts'
import { V } from '../verbs.ts'

/** Rolls the lowest die again until a portal is sealed, or the highest until a Shambler can be paid for. */
export function reroll(table: TecTable, portal: number): Pick {
  return portal >= 0 ? rerollToSeal(table, portal) : rerollToBanish(table)
}

function rerollToSeal({ dice, settings }: TecTable, portal: number): Pick {
  if (sum(dice) >= portalNumber(settings.greatOldOne, portal)) return pickOf(V.keepDice)
  return pickOf(V.reroll, dice.indexOf(Math.min(...dice)))
}

function rerollToBanish(table: TecTable): Pick {
  const cost = Math.max(...table.dice)
  const isFine = cost === 0 || (cost === 1 && canBanishFor(table, cost))
  return isFine ? pickOf(V.keepDice) : pickOf(V.reroll, table.dice.indexOf(cost))
}

function canBanishFor({ characters, active, towns }: TecTable, cost: number): boolean {
  const { held, town } = at(characters, active)
  const chaos = count(held, CHAOS)
  return at(towns, town).shamblers.some(
    (colour) => colour !== NO_SHAMBLER && count(held, colour) + chaos >= cost,
  )
}
