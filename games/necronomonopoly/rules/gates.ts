import { done, pickOf, type Offer, type Seat } from '@eldertable/kernel'
import {
  FARTHER_GATE,
  HITHER_GATE,
  lotsOf,
  lotSpaces,
  MI_GO,
  MISKATONIC_UNIVERSITY,
  MOMENT_OF_SILENCE,
  mythosSpaces,
  spaceAt,
  tomeSpaces,
} from '../pieces/spaces.ts'
import { FIRST_ROW_GAIN, GATE_LOSS } from '../pieces/gate-rows.ts'
import { cardAt, deckCards, type Card } from '../pieces/cards.ts'
import type { Frames, Game } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import { NOBODY, type NecState } from '../state.ts'
import { LOST_CITIES_SOURCE, V } from '../verbs.ts'
import { befriend, hold, isInDeck, isOnBoard, searchDeck, takeFromDeck } from './deck.ts'
import { throwDice } from './dice.ts'
import { rentOf } from './dues.ts'
import { procedure } from './kit.ts'
import { compareTitles } from './looking.ts'
import { enterBoard, leaveBoard, moveOutOfStep, takeOffBoard } from './monsters.ts'
import { place } from './placing.ts'
import { isCultist, isSane, nearestOf, player } from './players.ts'
import { cannotUse, costOf } from './powers.ts'
import { giveProperty, hasAll, ownerOf, returnProperty } from './property.ts'
import { modified } from './modified.ts'
import { gain } from './purse.ts'

const ROLLS_A_TURN = 3
const LOWEST_ROW = 1
const HIGHEST_ROW = 13

const gateLoss = modified('gateLoss')

const isMonster = (card: Card): boolean => card.type === 'monster'

/** A Gate: the roll, its shifts, and the row with that total (NEC-GATE-1 to NEC-ROW-14). */
export const gate = procedure('gate', {
  roll(g, f) {
    const { table } = g.state
    if (table.gateRolls >= ROLLS_A_TURN) {
      g.event?.('gateSpent', 'NEC-GATE-9', { seat: f.seat })
      return done
    }
    table.gateRolls++
    f.total = throwDice(g, 2)
    g.event?.('gateRoll', 'NEC-GATE-1', { seat: f.seat, dice: table.dice, total: f.total })
    if (table.settings.wildGates) goWild(g, f)
    return 'shift'
  },
  shift: {
    rule: 'NEC-CHOICE-17',
    who: (_, f) => f.seat,
    about: (_, f) => ({ total: f.total }),
    offer(s, f, o) {
      o.allow(V.pass, 0, 'NEC-WINDOW-11')
      for (const source of sourcesOf(s, f.seat)) offerShift(s, f, source, o)
    },
    take(g, f, verb, source) {
      if (verb === V.pass) return 'row'
      const s = g.state
      f.total += verb === V.raise ? 1 : -1
      f.shifted.push(source)
      if (source !== LOST_CITIES_SOURCE) {
        const card = cardAt(source)
        player(s, f.seat).sanity -= costOf(s, f.seat, card)
        s.table.used[source] = card.use !== null // NEC-ARTIFACT-9
      }
      g.event?.('gateShift', ruleOfSource(source), { seat: f.seat, source, total: f.total })
      return 'shift'
    },
    byDefault: () => pickOf(V.pass),
    pass: pickOf(V.pass),
  },
  row(g, f) {
    g.event?.('gateRow', `NEC-ROW-${f.total}`, { seat: f.seat, row: f.total })
    switch (f.total) {
      case 6:
        return searchDeck(g.state, isMonster).length > 0 ? 'conjure' : 'destination'
      case 9:
        g.call('sendToAsylum', { seat: f.seat, rule: 'NEC-ROW-9' })
        return done
      case 13:
        return lotsToTake(g.state, f.seat).length > 0 ? 'rob' : done
      default:
        return 'destination'
    }
  },
  conjure: {
    rule: 'NEC-CHOICE-19',
    who: (_, f) => f.seat,
    offer(s, _, o) {
      for (const card of searchDeck(s, isMonster)) o.allow(V.choose, card, 'NEC-ROW-6')
      if (!o.explains) return
      for (const [card, { type }] of deckCards.entries())
        if (type === 'old-one' && isInDeck(s, card)) o.refuse(V.choose, card, 'is-old-one')
    },
    take(g, _, __, card) {
      takeFromDeck(g.state, card)
      enterBoard(g, card, MI_GO, 'NEC-ROW-6')
      moveOutOfStep(g, card, 'NEC-ROW-6')
      return 'destination'
    },
    byDefault(s) {
      const [first] = searchDeck(s, isMonster).toSorted(
        (a, b) => cardAt(a).loss - cardAt(b).loss || compareTitles(a, b),
      )
      return pickOf(V.choose, first)
    },
  },
  destination: {
    rule: 'NEC-GATE-1',
    who: (_, f) => f.seat,
    about: (_, f) => ({ row: f.total }),
    offer(s, f, o) {
      for (const space of destinations(s, f)) o.allow(V.goTo, space, `NEC-ROW-${f.total}`)
    },
    take(g, f, _, space) {
      f.to = space
      place(g, f.seat, space, `NEC-ROW-${f.total}`)
      if (space !== MI_GO) return 'parts'
      g.call('miGo', { seat: f.seat, byGate: true })
      return 'miGoLoss'
    },
    byDefault: (s, f) => pickOf(V.goTo, usualDestination(s, f)),
  },
  miGoLoss(g, f) {
    const s = g.state
    if (isSane(s, f.seat)) {
      const amount = gateLoss(GATE_LOSS, s, f.seat) // NEC-MIGO-6, NEC-CULTIST-31
      g.call('lose', { seat: f.seat, amount, cause: 'gate', rule: 'NEC-MIGO-6' })
    }
    return 'parts'
  },
  parts(g, f) {
    const s = g.state
    switch (f.total) {
      case 1:
        gain(g, f.seat, FIRST_ROW_GAIN, 'NEC-ROW-1')
        return 'land'
      case 10:
        return deepOnes(s).length > 0 ? 'enlist' : 'land'
      case 12:
        return s.table.monsters.some((card) => isMonster(cardAt(card))) ? 'remove' : 'land'
      default:
        return 'land'
    }
  },
  enlist: {
    rule: 'NEC-CHOICE-21',
    who: (_, f) => f.seat,
    offer(s, f, o) {
      const rule = ruleOfEnlisting(s, f.seat)
      for (const card of deepOnes(s)) o.allow(V.choose, card, rule)
    },
    take(g, f, _, card) {
      const s = g.state
      if (isOnBoard(s, card)) takeOffBoard(s, card)
      else takeFromDeck(s, card)
      if (isCultist(s, f.seat)) befriend(s, f.seat, card) // NEC-CULTIST-32
      else hold(s, f.seat, card) // NEC-ALLY-8
      g.event?.('enlists', ruleOfEnlisting(s, f.seat), { seat: f.seat, card })
      return 'land'
    },
  },
  remove: {
    rule: 'NEC-CHOICE-22',
    who: (_, f) => f.seat,
    offer(s, _, o) {
      for (const card of s.table.monsters) {
        if (isMonster(cardAt(card))) o.allow(V.targetMonster, card, 'NEC-ROW-12')
        else o.refuse(V.targetMonster, card, 'is-old-one') // NEC-OLDONE-5
      }
    },
    take(g, _, __, card) {
      leaveBoard(g, card, 'NEC-ROW-12')
      return 'land'
    },
    byDefault(s) {
      const [worst] = s.table.monsters
        .filter((card) => isMonster(cardAt(card)))
        .toSorted((a, b) => cardAt(b).loss - cardAt(a).loss)
      return pickOf(V.targetMonster, worst)
    },
  },
  rob: {
    rule: 'NEC-CHOICE-23',
    who: (_, f) => f.seat,
    offer(s, f, o) {
      const lots = lotsToTake(s, f.seat)
      const rule = isCultist(s, f.seat) ? 'NEC-CULTIST-33' : 'NEC-ROW-13'
      for (const lot of lots) o.allow(V.takeLot, lot, rule)
      if (lots.length === 0) o.allow(V.none, 0, 'NEC-CORE-11') // their owners have left
    },
    take(g, f, verb, lot) {
      if (verb === V.takeLot) takeLot(g, f.seat, lot)
      return done
    },
    byDefault(s, f) {
      const [dearest] = lotsToTake(s, f.seat).toSorted((a, b) => spaceAt(b).cost - spaceAt(a).cost)
      return pickOf(V.takeLot, dearest)
    },
  },
  land(g, f) {
    g.call('land', { seat: f.seat, walked: false, space: f.to, monsters: [] }) // NEC-GATE-5
    return done
  },
})

type GateFrame = Frames['gate']

/** NEC-OPT-4 */
function goWild(g: Game, f: GateFrame): void {
  const die = g.chance.die(6)
  if (die === 1) f.total = Math.max(LOWEST_ROW, f.total - 1)
  if (die === 6) f.total = Math.min(HIGHEST_ROW, f.total + 1)
  g.event?.('wildGate', 'NEC-OPT-4', { seat: f.seat, die, total: f.total })
}

/** Everything a player has that shifts a Gate roll (NEC-CARD-3, NEC-CARD-24, NEC-LOCALE-15). */
function sourcesOf(s: NecState, seat: Seat): number[] {
  const sources = player(s, seat).held.filter((card) => cardAt(card).when.includes('gate'))
  if (hasAll(s, seat, 'lost-cities')) sources.push(LOST_CITIES_SOURCE)
  return sources
}

const ruleOfSource = (source: number): string =>
  source === LOST_CITIES_SOURCE ? 'NEC-LOCALE-15' : cardAt(source).id

function offerShift(s: NecState, f: GateFrame, source: number, o: Offer<Reason>): void {
  const why = cannotShift(s, f, source)
  if (why !== undefined) {
    o.refuse(V.raise, source, why)
    o.refuse(V.lower, source, why)
    return
  }
  if (f.total < HIGHEST_ROW) o.allow(V.raise, source, ruleOfSource(source))
  else o.refuse(V.raise, source, 'row-limit')
  if (f.total > LOWEST_ROW) o.allow(V.lower, source, ruleOfSource(source))
  else o.refuse(V.lower, source, 'row-limit')
}

function cannotShift(s: NecState, f: GateFrame, source: number): Reason | undefined {
  if (f.shifted.includes(source)) return 'shift-used' // NEC-GATE-4
  return source === LOST_CITIES_SOURCE ? undefined : cannotUse(s, f.seat, source, -1)
}

function destinations(s: NecState, f: GateFrame): readonly number[] {
  const { space } = player(s, f.seat)
  switch (f.total) {
    case 1:
    case 3:
      return nearestOf(space, lotSpaces)
    case 4:
      return nearestOf(space, mythosSpaces)
    case 5:
      return [MISKATONIC_UNIVERSITY]
    case 7:
      return tomeSpaces
    case 8:
      return [MOMENT_OF_SILENCE]
    case 10:
      return lotsOf('innsmouth')
    case 11:
      return [space === HITHER_GATE ? FARTHER_GATE : HITHER_GATE]
    default:
      return [MI_GO]
  }
}

/** The defaults of NEC-CHOICE-18, NEC-CHOICE-20 and NEC-CHOICE-21. */
function usualDestination(s: NecState, f: GateFrame): number | undefined {
  const spaces = destinations(s, f)
  const isFree = (space: number): boolean => ownerOf(s, space) === NOBODY
  const isOwn = (space: number): boolean => ownerOf(s, space) === f.seat
  if (f.total === 7) return spaces.find(isFree) ?? spaces.find(isOwn) ?? spaces[0]
  if (f.total === 10) return spaces.find((space) => isFree(space) || isOwn(space)) ?? spaces[0]
  return spaces[0]
}

/** A Deep One is an Ally to an Investigator and a friend to a Cultist. */
const ruleOfEnlisting = (s: NecState, seat: Seat): string =>
  isCultist(s, seat) ? 'NEC-CULTIST-32' : 'NEC-ROW-10'

/** NEC-ROW-10: Deep Ones of the deck first, then those on the board. */
function deepOnes(s: NecState): number[] {
  const isDeepOne = (card: Card): boolean => card.kind === 'deep-one'
  return [
    ...searchDeck(s, isDeepOne),
    ...s.table.monsters.filter((card) => isDeepOne(cardAt(card))),
  ]
}

function lotsToTake(s: NecState, seat: Seat): number[] {
  return lotSpaces.filter((lot) => ownerOf(s, lot) !== NOBODY && ownerOf(s, lot) !== seat)
}

/** NEC-ROW-13 and NEC-ROW-14; a Cultist burns the Lot down instead (NEC-CULTIST-33). */
function takeLot(g: Game, seat: Seat, lot: number): void {
  const s = g.state
  const from = ownerOf(s, lot)
  if (isCultist(s, seat)) {
    const rule = 'NEC-CULTIST-33'
    returnProperty(s, lot)
    g.event?.('burnsDown', rule, { seat, from, space: lot })
    g.call('owe', { seat: from, to: NOBODY, amount: spaceAt(lot).rent[0], space: lot, rule })
    return
  }
  const rule = 'NEC-ROW-13'
  giveProperty(g, lot, seat)
  g.event?.('robs', rule, { seat, from, space: lot })
  g.call('owe', { seat: from, to: seat, amount: rentOf(s, lot, seat), space: lot, rule })
}
