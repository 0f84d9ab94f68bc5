import { copy, copyEach } from '@eldertable/kernel'
import type { DmdState, Enemy, Hero, Roll, Thing } from './state.ts'

/**
 * A copy for search, which makes more of them than anything else: every field by name, several times as fast as the
 * kernel's copy of any plain data. The fuzzer holds the one against the other at every step.
 */
export function copyState({ table, hands, box }: DmdState): DmdState {
  return {
    table: {
      ...table,
      settings: { ...table.settings },
      heroes: copyEach(table.heroes, copyHero),
      enemies: copyEach(table.enemies, copyEnemy),
      elder: { ...table.elder },
      fire: table.fire.slice(),
      rlyeh: table.rlyeh.slice(),
      lamps: table.lamps.slice(),
      shutters: { ...table.shutters },
      things: copyEach(table.things, copyThing),
      mythosDiscards: table.mythosDiscards.slice(),
      discoveryDiscards: table.discoveryDiscards.slice(),
      woundsOn: table.woundsOn.slice(),
      usedCards: table.usedCards.slice(),
      roll: table.roll === null ? null : copyRoll(table.roll),
      drawn: table.drawn.slice(),
      buried: table.buried.slice(),
      refused: table.refused.slice(),
      outcome: copy(table.outcome),
    },
    hands: copyEach(hands, () => ({})),
    box: {
      mythos: box.mythos.slice(),
      discovery: box.discovery.slice(),
      insanities: box.insanities.slice(),
      bones: box.bones.slice(),
      stack: copy(box.stack),
    },
  }
}

function copyHero(one: Hero): Hero {
  const [unique, second, third] = one.levels
  return {
    ...one,
    levels: [unique, second, third],
    left: one.left.slice(),
    right: one.right.slice(),
    used: { ...one.used },
  }
}

const copyEnemy = ({ kind, space, wounds }: Enemy): Enemy => ({ kind, space, wounds })

function copyThing({ kind, space, holder, markers, isOpen }: Thing): Thing {
  return { kind, space, holder, markers, isOpen }
}

function copyRoll(one: Roll): Roll {
  return {
    ...one,
    targets: one.targets.slice(),
    dice: one.dice.slice(),
    free: { ...one.free },
  }
}
