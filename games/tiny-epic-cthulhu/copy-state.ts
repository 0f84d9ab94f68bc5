import { copy, copyFrame } from '@eldertable/kernel'
import type { Character, TecState, Town } from './state.ts'

/**
 * A copy for search, which makes more of them than anything else: every field by name, several times as fast as the
 * kernel's copy of any plain data. The fuzzer holds the one against the other at every step.
 */
export function copyState({ table, hands, box }: TecState): TecState {
  return {
    table: {
      ...table,
      settings: { ...table.settings },
      characters: table.characters.map(copyCharacter),
      order: table.order.slice(),
      towns: table.towns.map(copyTown),
      portals: table.portals.slice(),
      bag: table.bag.slice(),
      discard: table.discard.slice(),
      supply: table.supply.slice(),
      lair: table.lair.slice(),
      lairShamblers: table.lairShamblers.slice(),
      rows: table.rows.slice(),
      rewards: table.rewards.slice(),
      pageDiscard: table.pageDiscard.slice(),
      dice: table.dice.slice(),
      townUsed: table.townUsed.slice(),
      outcome: copy(table.outcome),
    },
    hands: hands.map(() => ({})),
    box: {
      deck: box.deck.slice(),
      faceDown: box.faceDown.slice(),
      buried: box.buried,
      stack: box.stack.map(copyFrame),
    },
  }
}

function copyCharacter(one: Character): Character {
  return { ...one, held: one.held.slice(), pages: one.pages.slice() }
}

function copyTown(one: Town): Town {
  return { ...one, madness: one.madness.slice(), shamblers: one.shamblers.slice() }
}
