import { copy, copyEach, copyFrame } from '@eldertable/kernel'
import type { I32State, Pool, Sanctuary, Survivor, Throng } from './state.ts'

type Table = I32State['table']

/**
 * A copy for search, which makes more of them than anything else: every field by name, several times as fast as the
 * kernel's copy of any plain data. The fuzzer holds the one against the other at every step.
 */
export function copyState({ table, hands, box }: I32State): I32State {
  return {
    table: copyTable(table),
    hands: copyEach(hands, ({ cultist }) => ({ cultist })),
    box: {
      stack: copyEach(box.stack, copyFrame),
      reel: box.reel.slice(),
      screen: box.screen.slice(),
      piles: copyEach(box.piles, copyList),
      victims: box.victims.slice(),
      strangers: box.strangers.slice(),
      terrors: box.terrors.slice(),
      cultist: box.cultist,
    },
  }
}

function copyTable(table: Table): Table {
  const { roll, fade, fadeIn } = table
  return {
    turn: table.turn,
    outcome: table.outcome === null ? null : copy(table.outcome),
    // Nothing changes the settings once a match has begun, yet no two states share anything.
    settings: { ...table.settings },
    ...(table.edition === undefined ? {} : { edition: table.edition }),
    ...(table.ease === undefined ? {} : { ease: table.ease }),
    director: table.director,
    reel: table.reel,
    pools: copyEach(table.pools, copyPool),
    throngs: copyEach(table.throngs, copyThrong),
    corners: copyEach(table.corners, copyCorner),
    screen: copyEach(table.screen, copyList),
    reelPile: table.reelPile,
    piles: table.piles.slice(),
    discards: table.discards.slice(),
    strangers: table.strangers,
    removed: table.removed.slice(),
    beside: table.beside.slice(),
    shown: table.shown,
    stores: table.stores.slice(),
    fade: fade === null ? null : { card: fade.card, left: fade.left },
    trios: table.trios.slice(),
    turningPoint: table.turningPoint,
    ...(table.isStarAwarded === undefined ? {} : { isStarAwarded: table.isStarAwarded }),
    isReelRunning: table.isReelRunning,
    isLastOne: table.isLastOne,
    finale: table.finale,
    fadeIn: { place: fadeIn.place, isMidPool: fadeIn.isMidPool },
    idle: table.idle,
    hasScreenMoved: table.hasScreenMoved,
    place: table.place,
    acting: table.acting,
    acted: table.acted.slice(),
    roll:
      roll === null
        ? null
        : { who: roll.who, kind: roll.kind, dice: roll.dice.slice(), target: roll.target },
    hasRescued: table.hasRescued,
    hasHoundFallen: table.hasHoundFallen,
    hasClerkFallen: table.hasClerkFallen,
    partner: table.partner,
    met: table.met.slice(),
    cleared: table.cleared.slice(),
    cultist: table.cultist,
  }
}

const copyList = (list: readonly number[]): number[] => list.slice()

function copyPool(one: Pool): Pool {
  return {
    seat: one.seat,
    side: one.side,
    power: one.power,
    survivors: copyEach(one.survivors, copySurvivor),
    faction: one.faction,
    order: one.order,
  }
}

function copySurvivor(one: Survivor): Survivor {
  return {
    card: one.card,
    area: one.area,
    rest: one.rest,
    mythos: one.mythos,
    insane: one.insane,
    stars: one.stars,
    cards: one.cards.slice(),
    hasDibs: one.hasDibs,
    hasUsed: one.hasUsed,
  }
}

function copyThrong({ cards, terrors, isEstablished }: Throng): Throng {
  return { cards: cards.slice(), terrors: terrors.slice(), isEstablished }
}

function copyCorner(one: Sanctuary | null): Sanctuary | null {
  return one === null
    ? null
    : { card: one.card, locks: one.locks, mythos: one.mythos, cards: one.cards.slice() }
}
