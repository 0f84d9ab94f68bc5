import {
  bestOf,
  bestWith,
  firstOffered,
  offeredWith,
  pickOf,
  type Pick,
  type ObservationAt,
} from '@eldertable/kernel'
import { spaceAt, spaces } from '../pieces/spaces.ts'
import type { Effect } from '../effects/effect.ts'
import { cardAt } from '../pieces/cards.ts'
import type { Nec } from '../frames.ts'
import { V } from '../verbs.ts'
import { distanceTo } from './odds.ts'
import { playerAt, rivals, type NecObservation } from './observation.ts'
import { dangerOf, reserveOf, worthOfSpace } from './worth.ts'

const A_DIE = 3.5

/** What an attack can be expected to take from its victim; nothing for what is none. */
const strikeOf = (effect: Effect | null): number | undefined =>
  effect?.does === 'strike' ? Math.floor(effect.dice * A_DIE + effect.sanity) : undefined

const SAFE = 60

/** A power worth using at Dawn, before moving or in the Buy step, or -1. */
export function powerToUse(observation: NecObservation): number {
  const wanted = bestOf(offeredWith(observation, V.use), (card) => urgeToUse(observation, card))
  return wanted !== undefined && wanted.score > 0 ? wanted.one : -1
}

function urgeToUse(observation: NecObservation, card: number): number {
  const { table, seat } = observation
  const { does, cost } = cardAt(card)
  const me = playerAt(table, seat)
  const cultist = me.standing === 'cultist'
  const strike = strikeOf(does)
  if (strike !== undefined) {
    const weakest = Math.min(...rivals(observation).map((rival) => playerAt(table, rival).sanity))
    if (cultist) return strike
    if (weakest < strike) return 20
    return strike > cost + 3 && me.sanity > SAFE ? strike - cost : 0
  }
  switch (does?.does) {
    case 'release':
      return 3
    case 'mesmerise':
      return cultist ? 2 : 0
    case 'banish':
      return 0 // better kept for an encounter, or left alone
    case 'search-spell':
      return me.sanity > SAFE || cultist ? 4 : 0
    case 'commit':
      return !cultist && me.sanity < 25 && dearestAhead(observation) > me.sanity ? 30 : 0
    case 'place':
      return does.at === 'space' && !cultist && me.sanity > SAFE && bestCharm(observation) > 25
        ? 10
        : 0
    case 'forge':
      return worthOfSpace(table, seat, table.landed) > spaceAt(table.landed).cost &&
        me.sanity - spaceAt(table.landed).cost > reserveOf(table, seat)
        ? 15
        : 0
    default:
      return 0
  }
}

/** The dearest landing that the next throw could bring. */
function dearestAhead(observation: NecObservation): number {
  const { space } = playerAt(observation.table, observation.seat)
  let dearest = 0
  for (let ahead = 2; ahead <= 12; ahead++)
    dearest = Math.max(dearest, dangerOf(observation.table, observation.seat, (space + ahead) % 40))
  return dearest
}

/** How good it is to come to a space, for somebody who may choose. */
export function charmOf(observation: NecObservation, space: number): number {
  const { table, seat } = observation
  const me = playerAt(table, seat)
  const { kind, cost } = spaceAt(space)
  const monsters = table.monsters.filter((card) => table.spaceOf[card] === space)
  const loss = monsters.reduce((sum, card) => sum + cardAt(card).loss, 0)
  if (me.standing === 'cultist') {
    const prey = rivals(observation).filter(
      (rival) => playerAt(table, rival).space === space,
    ).length
    return prey * 4 + (kind === 'tome' && table.owners[space] === -1 ? 20 : 0)
  }
  if ((kind === 'lot' || kind === 'tome') && table.owners[space] === -1)
    return me.sanity - cost > reserveOf(table, seat)
      ? worthOfSpace(table, seat, space) - loss
      : -loss
  return -loss - dangerOf(table, seat, space)
}

/** How welcome the best space of the board would be. */
const bestCharm = (observation: NecObservation): number =>
  Math.max(...spaces.map((_, space) => charmOf(observation, space)))

/** Aims a power that is about to be used. */
export function aim(observation: ObservationAt<Nec, 'use.target'>): Pick {
  const { table } = observation
  return (
    bestWith(observation, V.target, (seat) => -playerAt(table, seat).sanity) ??
    bestWith(observation, V.targetMonster, (card) => cardAt(card).loss) ??
    bestWith(observation, V.goTo, (to) => charmOf(observation, to)) ??
    bestWith(observation, V.name, (steps) => preyAt(observation, steps)) ??
    firstOffered(observation, pickOf(V.withdraw))
  )
}

/** How many rivals the named Monster would end upon after this many steps. */
function preyAt(observation: ObservationAt<Nec, 'use.target'>, steps: number): number {
  const monster = observation.about.subject
  return rivals(observation).filter((rival) => {
    const one = playerAt(observation.table, rival)
    return one.throws < 0 && distanceTo(observation, monster, one.space) === steps
  }).length
}

/** Whether binding the named Monster would lead it to somebody. */
export function isBindingWorthIt(observation: ObservationAt<Nec, 'monsterStep.command'>): boolean {
  const monster = observation.about.card
  if (monster < 0 || cardAt(monster).loss < 6) return false
  return rivals(observation).some((rival) => {
    const one = playerAt(observation.table, rival)
    const steps = distanceTo(observation, monster, one.space)
    return one.throws < 0 && steps >= 2 && steps <= 12
  })
}
