import { copy } from '@eldertable/kernel'
import type { NecState, Player } from './state.ts'

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
      players: table.players.map(copyPlayer),
      dice: table.dice.slice(),
      owners: table.owners.slice(),
      where: table.where.slice(),
      monsters: table.monsters.slice(),
      spaceOf: table.spaceOf.slice(),
      arrival: table.arrival.slice(),
      used: table.used.slice(),
      deal: copy(table.deal),
      offers: copy(table.offers),
      outcome: copy(table.outcome),
    },
    hands: hands.map(({ looking, draft }) => ({
      looking: looking.slice(),
      draft: copy(draft),
    })),
    box: { deck: box.deck.slice(), stack: copy(box.stack) },
  }
  if (table.got !== undefined) copied.table.got = table.got.slice()
  return copied
}

function copyPlayer(one: Player): Player {
  return { ...one, held: one.held.slice(), friends: one.friends.slice() }
}
