import type { Event } from '@eldertable/kernel'
import { CHAOS, COLOURS, ELDRITCH, KINDS, kinds } from '../pieces/colours.ts'
import { PAGE_TOKENS } from '../pieces/necronomicon.ts'
import type { Events } from '../events.ts'
import { sum } from '../rules/pieces.ts'
import { NO_PAGE, type TecState } from '../state.ts'

/** The tables of the rulebook's chapter "Token flow": from which kind of zone to which (TEC-FLOW-8). */
export const transitions = {
  M1: ['bag', 'town'],
  M2: ['bag', 'mat'],
  M3: ['bag', 'lair'],
  M4: ['town', 'mat'],
  M5: ['town', 'lair'],
  M6: ['mat', 'lair'],
  M7: ['mat', 'discard'],
  M8: ['mat', 'portals'],
  M9: ['mat', 'mat'],
  M10: ['lair', 'discard'],
  M11: ['lair', 'town'],
  M12: ['lair', 'mat'],
  M13: ['discard', 'bag'],
  C1: ['bag', 'mat'],
  C2: ['bag', 'supply'],
  C3: ['mat', 'supply'],
  C4: ['mat', 'portals'],
  C5: ['supply', 'discard'],
  C6: ['supply', 'mat'],
  C7: ['necronomicon', 'discard'],
  C8: ['discard', 'bag'],
  E1: ['bag', 'energy'],
  E2: ['bag', 'bag'],
  E3: ['energy', 'bag'],
  E4: ['town', 'discard'],
  E5: ['supply', 'town'],
  E6: ['discard', 'bag'],
  E7: ['supply', 'bag'],
  S1: ['lair', 'town'],
  S2: ['town', 'lair'],
  T1: ['pile', 'necronomicon'],
  D1: ['deck', 'town'],
  D2: ['town', 'mat'],
  D3: ['town', 'deck'],
  D4: ['mat', 'mat'],
  D5: ['mat', 'discard'],
  D6: ['discard', 'deck'],
} as const

export type Transition = keyof typeof transitions

/** Pieces that change their zone. A zone is its kind and, where there are several, its number: `town 3`. */
export interface Transfer {
  by: Transition
  piece: string
  from: string
  to: string
  count: number
}

const tentacle = (kind: number): string => kinds[kind] ?? `tentacle ${kind}`
const shambler = (colour: number): string => `${tentacle(colour)} Shambler`

function moved(by: Transition, piece: string, count = 1, from = -1, to = -1): Transfer {
  const [out, into] = transitions[by]
  const name = (zone: string, number: number): string => (number < 0 ? zone : `${zone} ${number}`)
  return { by, piece, from: name(out, from), to: name(into, to), count }
}

const nothing = (): Transfer[] => []

/** The Discard Mat into the Bag. */
const refill = (discard: readonly number[]): Transfer[] =>
  discard.map((count, kind) =>
    moved(kind < COLOURS ? 'M13' : kind === CHAOS ? 'C8' : 'E6', tentacle(kind), count),
  )

const tellsOf: { [E in keyof Events]: (is: Events[E]) => Transfer[] } = {
  townsLaid: nothing,
  first: nothing,
  takesMat: nothing,
  pagesShuffled: nothing,
  oldOneAppears: nothing,
  arrives: nothing,
  putsBack: nothing,
  turn: nothing,
  spins: nothing,
  lulls: ({ colour }) => [moved('M10', tentacle(colour))],
  lullsNothing: nothing,
  rift: () => [moved('C5', 'chaos')],
  riftsNothing: nothing,
  omen: nothing,
  surge: nothing,
  drawing: nothing,
  creeps: ({ town, colour }) => [moved('M1', tentacle(colour), 1, -1, town)],
  haunts: ({ character, colour }) => [moved('M2', tentacle(colour), 1, -1, character)],
  drawsChaos: ({ character }) => [moved('C1', 'chaos', 1, -1, character)],
  energy: () => [moved('E1', 'eldritch')],
  bagEmpty: nothing,
  energyAccursed: ({ track, discard }) => [
    moved('E2', 'eldritch'),
    moved('E3', 'eldritch', track),
    ...refill(discard),
  ],
  strength: nothing,
  townAccursed: ({ town, colour, track }) => [
    moved('M3', tentacle(colour)),
    moved('M5', tentacle(colour), track, town),
  ],
  chaosAccursed: ({ character, track }) => [
    moved('C2', 'chaos'),
    moved('C3', 'chaos', track, character),
  ],
  mindAccursed: ({ character, colour, track, from }) => [
    ...(from === 'bag' ? [moved('M3', tentacle(colour))] : []),
    moved('M6', tentacle(colour), track, character),
  ],
  shamblersAccursed: ({ town, track }) =>
    track.map((colour) => moved('S2', shambler(colour), 1, town)),
  eldritchFalls: ({ town, refilled }) => [
    moved('E4', 'eldritch', 1, town),
    ...(refilled ? [moved('E5', 'eldritch', 1, -1, town)] : []),
  ],
  delirium: nothing,
  calms: nothing,
  spawns: ({ town, colour }) => [moved('S1', shambler(colour), 1, -1, town)],
  stalks: nothing,
  power: nothing,
  powerClosed: nothing,
  powerMisses: nothing,
  sows: ({ town, colour }) => [moved('M11', tentacle(colour), 1, -1, town)],
  losesPage: ({ character }) => [moved('D5', 'page', 1, character)],
  strips: ({ character, colour, count }) => [moved('M6', tentacle(colour), count, character)],
  deals: ({ character, colour }) => [moved('M12', tentacle(colour), 1, -1, character)],
  mustMove: nothing,
  buysAction: ({ character }) => [moved('C3', 'chaos', 1, character)],
  moves: nothing,
  reveals: nothing,
  collects: ({ character, town, taken }) =>
    taken.map((count, colour) => moved('M4', tentacle(colour), count, town, character)),
  rolls: nothing,
  rerolls: nothing,
  rerollsAll: nothing,
  pays: ({ from, spent }) =>
    spent.map((count, kind) => moved(kind === CHAOS ? 'C3' : 'M7', tentacle(kind), count, from)),
  banishes: ({ town, colour, discarded }) => [
    moved('S2', shambler(colour), 1, town),
    moved('M10', tentacle(colour), discarded),
  ],
  banishFails: nothing,
  banishDeclined: nothing,
  townAction: nothing,
  exchangesPage: ({ town }) => [moved('D3', 'page', 1, town), moved('D1', 'page', 1, -1, town)],
  passesPage: ({ from, to }) => [moved('D4', 'page', 1, from, to)],
  lures: nothing,
  sendsHome: ({ town, colour }) => [moved('S2', shambler(colour), 1, town)],
  buries: ({ colour, count }) => [moved('M10', tentacle(colour), count)],
  gainsChaos: ({ character }) => [moved('C6', 'chaos', 1, -1, character)],
  dims: () => [moved('E3', 'eldritch')],
  ability: nothing,
  handsOver: ({ from, to, colour }) => [moved('M9', tentacle(colour), 1, from, to)],
  translates: ({ character, town, rows, rowsDone, columnsDone }) => [
    moved('D2', 'page', 1, town, character),
    moved('T1', 'token', rows.length),
    moved('C7', 'chaos', rowsDone.length + columnsDone.length),
  ],
  dealsPage: ({ town }) => [moved('D1', 'page', 1, -1, town)],
  deckRenewed: ({ count }) => [moved('D6', 'page', count)],
  deckEmpty: nothing,
  phaseTwo: ({ discard, energy }) => [moved('E3', 'eldritch', energy), ...refill(discard)],
  seals: ({ from, kind }) => [moved(kind === CHAOS ? 'C4' : 'M8', tentacle(kind), 1, from)],
  sealFails: nothing,
  closes: ({ colour, count }) => [moved('M10', tentacle(colour), count)],
  extraAction: ({ character }) => [moved('C3', 'chaos', 1, character)],
  staysPut: nothing,
  ends: nothing,
}

/** Which pieces change their zone by an event. */
export function transfersOf({ key, is }: Event): Transfer[] {
  const tells = tellsOf[key as keyof Events] as (is: unknown) => Transfer[]
  return tells(is).filter(({ count }) => count > 0)
}

/** How many of each piece are in each zone, as `fear in mat 0`; empty ones are left out. */
export type Zones = Map<string, number>

export function zonesOf({ table, box }: TecState): Zones {
  const zones: Zones = new Map()
  const put = (piece: string, zone: string, count: number): void => {
    if (count !== 0) zones.set(`${piece} in ${zone}`, count)
  }
  for (let kind = 0; kind < KINDS; kind++) {
    const name = tentacle(kind)
    put(name, 'bag', table.bag[kind] ?? 0)
    put(name, 'discard', table.discard[kind] ?? 0)
    put(name, 'supply', table.supply[kind] ?? 0)
    put(name, 'lair', table.lair[kind] ?? 0)
    put(name, 'portals', table.portals.filter((sealed) => sealed === kind).length)
    for (const [number, { held }] of table.characters.entries())
      put(name, `mat ${number}`, held[kind] ?? 0)
    for (const [town, { madness, eldritch }] of table.towns.entries())
      put(name, `town ${town}`, kind === ELDRITCH ? eldritch : (madness[kind] ?? 0))
  }
  put('eldritch', 'energy', table.energy)
  put('chaos', 'necronomicon', sum(table.rewards))
  for (let colour = 0; colour < COLOURS; colour++) {
    put(shambler(colour), 'lair', table.lairShamblers[colour] ?? 0)
    for (const [town, { shamblers }] of table.towns.entries())
      put(shambler(colour), `town ${town}`, shamblers.filter((one) => one === colour).length)
  }
  put('token', 'necronomicon', sum(table.rows))
  put('token', 'pile', PAGE_TOKENS - sum(table.rows))
  put('page', 'deck', box.deck.length)
  put('page', 'discard', table.pageDiscard.length)
  for (const [number, { pages }] of table.characters.entries())
    put('page', `mat ${number}`, pages.length)
  for (const [town, { page }] of table.towns.entries())
    put('page', `town ${town}`, page === NO_PAGE ? 0 : 1)
  return zones
}

/** Moves pieces from zone to zone as an event tells. */
export function follow(zones: Zones, { piece, from, to, count }: Transfer): void {
  add(zones, `${piece} in ${from}`, -count)
  add(zones, `${piece} in ${to}`, count)
}

/** Where the pieces of one account are not those of the other. */
export function differences(told: Zones, real: Zones): string[] {
  const places = new Set([...told.keys(), ...real.keys()])
  return [...places]
    .filter((place) => told.get(place) !== real.get(place))
    .map((place) => `${real.get(place) ?? 0} ${place}, not ${told.get(place) ?? 0}`)
}

function add(zones: Zones, place: string, count: number): void {
  const total = (zones.get(place) ?? 0) + count
  if (total === 0) zones.delete(place)
  else zones.set(place, total)
}
