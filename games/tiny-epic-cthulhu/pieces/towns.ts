import type { IconName } from '@eldertable/board-kit/icon-name.ts'
import { at, capital, listOf, spelled } from '@eldertable/kernel'
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

/** What a Town Action or an ability asks for. */
export interface Asks {
  readonly you: (oldOne: string) => string
  readonly others: string
}

/** One side of a Town Card. */
export interface Site {
  readonly key: SiteKey
  readonly rule: string
  readonly strips: readonly [number, number, number]
  readonly cost: TownCost
  readonly name: string
  /** Within a sentence: `the Curio Market`, `Keeper's Light`. */
  readonly called: string
  readonly icon: IconName
  /** What its action does, and the same as short as a button wants it. */
  readonly says: string
  readonly deed: string
  /** What there is to choose; null if nothing. */
  readonly asks: Asks | null
}

/** How many tentacles Potter's Field takes (TEC-SITE-8). */
export const BURIED = 3

const free: TownCost = { kind: 'none' }

const site = (
  key: SiteKey,
  rule: string,
  row: Omit<Site, 'key' | 'rule' | 'called' | 'asks'> & Partial<Site>,
): Site => ({
  key,
  rule,
  strips: row.strips,
  cost: row.cost,
  name: row.name,
  called: row.called ?? `the ${row.name}`,
  icon: row.icon,
  says: row.says,
  deed: row.deed,
  asks: row.asks ?? null,
})

/** The sides of the five Town Cards: card 1 side A, card 1 side B, card 2 side A and so on. */
export const sites: readonly Site[] = [
  site('library', 'TEC-SITE-1', {
    name: 'Tidewater Library',
    strips: [FEAR, RAGE, GREED],
    cost: free,
    says: 'Turn the page here face up; if it is, swap it for the top card of the deck.',
    deed: 'Turn up the page',
    icon: 'bookshelf',
  }),
  site('archive', 'TEC-SITE-2', {
    name: 'Sealed Archive',
    strips: [GREED, FEAR, RAGE],
    cost: { kind: 'any', count: 1 },
    says: 'Pass one translated page from any character to any other.',
    deed: 'Pass a page on',
    asks: { you: () => 'Which page changes hands?', others: 'which page changes hands' },
    icon: 'archive-register',
  }),
  site('ferry', 'TEC-SITE-3', {
    name: 'Fogbound Ferry',
    strips: [RAGE, GREED, FEAR],
    cost: free,
    says: 'Sail to any other town and stop there, but not to the Great Old One in Phase One.',
    deed: 'Sail to any town',
    asks: { you: () => 'The ferry waits in the fog. Where to?', others: 'where to sail' },
    icon: 'paddle-steamer',
  }),
  site('light', 'TEC-SITE-4', {
    name: "Keeper's Light",
    called: "Keeper's Light",
    strips: [FEAR, GREED, RAGE],
    cost: { kind: 'colours', cost: [1, 0, 0] },
    says: 'Lure the Great Old One one town to either side.',
    deed: 'Lure the Great Old One',
    asks: {
      you: (oldOne) => `The light swings round. Where do you lure ${oldOne}?`,
      others: 'where to lure the Great Old One',
    },
    icon: 'lighthouse',
  }),
  site('sanatorium', 'TEC-SITE-5', {
    name: 'Mercy Sanatorium',
    called: 'Mercy Sanatorium',
    strips: [GREED, RAGE, FEAR],
    cost: { kind: 'different', count: 2, chaos: true },
    says: 'Calm your own mind by one step.',
    deed: 'Calm your mind',
    icon: 'hospital',
  }),
  site('chapel', 'TEC-SITE-6', {
    name: 'Chapel of the Drowned',
    strips: [RAGE, FEAR, GREED],
    cost: { kind: 'chaos', count: 1 },
    says: 'Calm the mind of any character by one step.',
    deed: 'Calm a mind',
    asks: { you: () => 'Whose mind do you calm?', others: 'whose mind to calm' },
    icon: 'church',
  }),
  site('watch', 'TEC-SITE-7', {
    name: "Constable's Watch",
    strips: [FEAR, RAGE, GREED],
    cost: { kind: 'colours', cost: [0, 1, 0] },
    says: 'Send home one Shambler from here or next door, without a roll.',
    deed: 'Send a Shambler home',
    asks: {
      you: () => 'Which Shambler does the constable send home?',
      others: 'which Shambler is sent home',
    },
    icon: 'police-badge',
  }),
  site('pottersField', 'TEC-SITE-8', {
    name: "Potter's Field",
    called: "Potter's Field",
    strips: [GREED, FEAR, RAGE],
    cost: free,
    says: `Discard ${spelled(BURIED)} tentacles of one colour from the Shambler Mat.`,
    deed: `Bury ${spelled(BURIED)} of a colour`,
    asks: {
      you: () => `${capital(spelled(BURIED))} graves are open. Which colour do you bury?`,
      others: 'which colour to bury',
    },
    icon: 'graveyard',
  }),
  site('market', 'TEC-SITE-9', {
    name: 'Curio Market',
    strips: [RAGE, FEAR, GREED],
    cost: { kind: 'different', count: 2, chaos: false },
    says: 'Take one Chaos from the supply.',
    deed: 'Take a Chaos',
    icon: 'shop',
  }),
  site('observatory', 'TEC-SITE-10', {
    name: 'Star Observatory',
    strips: [GREED, RAGE, FEAR],
    cost: { kind: 'colours', cost: [1, 1, 1] },
    says: 'Put one Eldritch from the Energy Track back into the Bag.',
    deed: 'Dim its energy',
    icon: 'observatory',
  }),
]

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
