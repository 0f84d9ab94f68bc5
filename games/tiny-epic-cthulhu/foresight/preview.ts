/** What an option would do to the pieces, as far as it is certain. Changes are signed; what is absent stays. */
export interface Preview {
  /** Positions of a walk, the first where it begins. */
  walk: { character: number; path: readonly number[] } | null
  /** By position: Fear, Rage, Greed. */
  madness: Map<number, number[]>
  /** Shamblers that go, by number. */
  shamblers: Set<number>
  /** By character: Fear, Rage, Greed, Chaos. */
  held: Map<number, number[]>
  /** By character. */
  brain: number[]
  /** By kind. */
  lair: number[]
  discard: number[]
  supply: number[]
  bag: number[]
  energy: number
  /** Page Tokens that each row of the Necronomicon gains, and the rewards this frees: of rows, then of columns. */
  rows: number[]
  rewards: boolean[]
  /** A Page Card that leaves its place. */
  page: number | null
  /** A portal location that is sealed, and by what. */
  portal: { portal: number; kind: number } | null
  /** Where the Great Old One goes. */
  oldOne: number | null
}

/** What stays as it is. */
export const nothing: Readonly<Preview> = {
  walk: null,
  madness: new Map(),
  shamblers: new Set(),
  held: new Map(),
  brain: [],
  lair: [],
  discard: [],
  supply: [],
  bag: [],
  energy: 0,
  rows: [],
  rewards: [],
  page: null,
  portal: null,
  oldOne: null,
}
