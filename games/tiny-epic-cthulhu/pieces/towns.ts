import { at, listOf } from '@eldertable/kernel'
import { FEAR, GREED, RAGE } from './colours.ts'

export const TOWNS = 5
/** Spaces of every Madness Track and of the Shambler Track. */
export const TRACK = 3
export const ELDRITCH_SPACES = 3

/** What a Town Action costs; Chaos may stand for any Madness Tentacle unless it says otherwise (TEC-TOWN-4). */
export type TownCost =
  | { kind: 'none' }
  | { kind: 'colours'; cost: readonly [fear: number, rage: number, greed: number] }
  | { kind: 'any'; count: number }
  | { kind: 'different'; count: number; chaos: boolean }
  | { kind: 'chaos'; count: number }

export type SiteKey =
  | 'library'
  | 'archive'
  | 'ferry'
  | 'light'
  | 'sanatorium'
  | 'chapel'
  | 'watch'
  | 'pottersField'
  | 'market'
  | 'observatory'

/** One side of a Town Card. */
export interface Site {
  key: SiteKey
  rule: string
  strips: readonly [number, number, number]
  cost: TownCost
}

const free: TownCost = { kind: 'none' }

type Row = readonly [key: SiteKey, rule: string, strips: Site['strips'], cost: TownCost]

const rows: readonly Row[] = [
  ['library', 'TEC-SITE-1', [FEAR, RAGE, GREED], free],
  ['archive', 'TEC-SITE-2', [GREED, FEAR, RAGE], { kind: 'any', count: 1 }],
  ['ferry', 'TEC-SITE-3', [RAGE, GREED, FEAR], free],
  ['light', 'TEC-SITE-4', [FEAR, GREED, RAGE], { kind: 'colours', cost: [1, 0, 0] }],
  ['sanatorium', 'TEC-SITE-5', [GREED, RAGE, FEAR], { kind: 'different', count: 2, chaos: true }],
  ['chapel', 'TEC-SITE-6', [RAGE, FEAR, GREED], { kind: 'chaos', count: 1 }],
  ['watch', 'TEC-SITE-7', [FEAR, RAGE, GREED], { kind: 'colours', cost: [0, 1, 0] }],
  ['pottersField', 'TEC-SITE-8', [GREED, FEAR, RAGE], free],
  ['market', 'TEC-SITE-9', [RAGE, FEAR, GREED], { kind: 'different', count: 2, chaos: false }],
  ['observatory', 'TEC-SITE-10', [GREED, RAGE, FEAR], { kind: 'colours', cost: [1, 1, 1] }],
]

/** The sides of the five Town Cards: card 1 side A, card 1 side B, card 2 side A and so on. */
export const sites: readonly Site[] = rows.map(([key, rule, strips, cost]) => ({
  key,
  rule,
  strips,
  cost,
}))

export const siteAt = (site: number): Site => at(sites, site)

/** TEC-TERM-3: the next position clockwise and counter-clockwise. */
export const clockwiseOf = (town: number): number => (town + 1) % TOWNS
export const counterClockwiseOf = (town: number): number => (town + TOWNS - 1) % TOWNS

/** By position: the two beside it, clockwise first; and the same after the position itself. */
export const neighbours = listOf(TOWNS, (town) => [clockwiseOf(town), counterClockwiseOf(town)])
export const withNeighbours = neighbours.map((beside, town) => [town, ...beside])

export const stepsClockwise = (from: number, to: number): number => (to - from + TOWNS) % TOWNS

/** The shorter way round the ring from one position to another, in Town Cards. */
export function distance(from: number, to: number): number {
  const way = stepsClockwise(from, to)
  return Math.min(way, TOWNS - way)
}
