export type HorrorKey =
  | 'lost-in-the-marsh'
  | 'snatched'
  | 'storm-surge'
  | 'they-rise'
  | 'dreadful-chant'
  | 'lights-out'
  | 'mob-at-the-door'
  | 'ambush'
  | 'slick-hands'

export type PlotKey =
  | 'zadoks-confession'
  | 'last-stand'
  | 'refinery-fire'
  | 'wire-to-boston'
  | 'secret-passage'

interface EventRow<Key> {
  readonly rule: string
  readonly key: Key
}

/** I32-HORROR-1 to 9, one card of each. */
export const horrors: readonly EventRow<HorrorKey>[] = (
  [
    'lost-in-the-marsh',
    'snatched',
    'storm-surge',
    'they-rise',
    'dreadful-chant',
    'lights-out',
    'mob-at-the-door',
    'ambush',
    'slick-hands',
  ] as const
).map((key, place) => ({ rule: `I32-HORROR-${place + 1}`, key }))

/** I32-PLOT-1 to 5, one card of each. */
export const plots: readonly EventRow<PlotKey>[] = (
  ['zadoks-confession', 'last-stand', 'refinery-fire', 'wire-to-boston', 'secret-passage'] as const
).map((key, place) => ({ rule: `I32-PLOT-${place + 1}`, key }))

type SanctuaryKey = 'gilman-house' | 'refinery-vault' | 'hall-of-the-order'

interface SanctuaryRow extends EventRow<SanctuaryKey> {
  readonly locks: number
  readonly mythos: number
}

export const sanctuaries: readonly SanctuaryRow[] = [
  { rule: 'I32-SAFE-1', key: 'gilman-house', locks: 3, mythos: 4 },
  { rule: 'I32-SAFE-2', key: 'refinery-vault', locks: 4, mythos: 2 },
  { rule: 'I32-SAFE-3', key: 'hall-of-the-order', locks: 2, mythos: 8 },
]

/** I32-CORN-1 */
export const POPCORN = 3
