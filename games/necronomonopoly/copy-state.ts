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
      deal: table.deal === null ? null : copy(table.deal),
      offers: table.offers.length === 0 ? [] : copy(table.offers),
      outcome: table.outcome === null ? null : copy(table.outcome),
    },
    hands: hands.map(({ looking, draft }) => ({
      looking: looking.slice(),
      draft: draft === null ? null : copy(draft),
    })),
    box: { deck: box.deck.slice(), stack: box.stack.map(copy) },
  }
  if (table.got !== undefined) copied.table.got = table.got.slice()
  return copied
}

function copyPlayer(one: Player): Player {
  return { ...one, held: one.held.slice(), friends: one.friends.slice() }
}
