import { copy, copyEach, copyFrame } from '@eldertable/kernel'
import type { Character, TecState, Town } from './state.ts'

/**
 * A copy for search, which makes more of them than anything else: every field by name, several times as fast as the
 * kernel's copy of any plain data. The fuzzer holds the one against the other at every step.
 */
export function copyState({ table, hands, box }: TecState): TecState {
  return {
    table: {
      turn: table.turn,
      outcome: table.outcome === null ? null : copy(table.outcome),
      settings: { ...table.settings },
      phase: table.phase,
      round: table.round,
      step: table.step,
      first: table.first,
      characters: copyEach(table.characters, copyCharacter),
      order: table.order.slice(),
      place: table.place,
      active: table.active,
      towns: copyEach(table.towns, copyTown),
      oldOne: table.oldOne,
      strength: table.strength,
      energy: table.energy,
      portals: table.portals.slice(),
      bag: table.bag.slice(),
      discard: table.discard.slice(),
      supply: table.supply.slice(),
      lair: table.lair.slice(),
      lairShamblers: table.lairShamblers.slice(),
      rows: table.rows.slice(),
      rewards: table.rewards.slice(),
      deck: table.deck,
      pageDiscard: table.pageDiscard.slice(),
      stop: table.stop,
      dice: table.dice.slice(),
      actions: table.actions,
      mustMove: table.mustMove,
      townUsed: table.townUsed.slice(),
    },
    hands: copyEach(hands, () => ({})),
    box: {
      deck: box.deck.slice(),
      faceDown: box.faceDown.slice(),
      buried: box.buried,
      stack: copyEach(box.stack, copyFrame),
    },
  }
}

function copyCharacter(one: Character): Character {
  return {
    seat: one.seat,
    isAssistant: one.isAssistant,
    mat: one.mat,
    town: one.town,
    brain: one.brain,
    held: one.held.slice(),
    pages: one.pages.slice(),
  }
}

function copyTown(one: Town): Town {
  return {
    site: one.site,
    madness: one.madness.slice(),
    shamblers: one.shamblers.slice(),
    eldritch: one.eldritch,
    page: one.page,
  }
}
