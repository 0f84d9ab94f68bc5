import { copy, copyEach, copyFrame } from '@eldertable/kernel'
import type { Deal, NecState, Player } from './state.ts'

/**
 * A copy for search, which makes more of them than anything else: every field by name, several times as fast as the
 * kernel's copy of any plain data. The fuzzer holds the one against the other at every step.
 */
export function copyState(s: NecState): NecState {
  const { table, hands, box } = s
  const copied: NecState = {
    table: {
      ...table,
      settings: { ...table.settings },
      players: copyEach(table.players, copyPlayer),
      dice: table.dice.slice(),
      owners: table.owners.slice(),
      where: table.where.slice(),
      monsters: table.monsters.slice(),
      spaceOf: table.spaceOf.slice(),
      arrival: table.arrival.slice(),
      used: table.used.slice(),
      deal: table.deal && copyDeal(table.deal),
      offers: copyEach(table.offers, copyDeal),
      outcome: copy(table.outcome),
    },
    hands: copyEach(hands, ({ looking, draft }) => ({
      looking: looking.slice(),
      draft: draft && copyDeal(draft),
    })),
    box: { deck: box.deck.slice(), stack: copyEach(box.stack, copyFrame) },
  }
  if (table.got !== undefined) copied.table.got = table.got.slice()
  if (table.declined !== undefined) copied.table.declined = copy(table.declined)
  return copied
}

function copyDeal(deal: Deal): Deal {
  return { ...deal, gives: deal.gives.slice(), takes: deal.takes.slice() }
}

function copyPlayer(one: Player): Player {
  return { ...one, held: one.held.slice(), friends: one.friends.slice() }
}
