import { CHAOS, KINDS } from '../content/colours.ts'
import { ROWS } from '../content/necronomicon.ts'
import { add } from '../rules/pieces.ts'

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
  brain: Map<number, number>
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

const zeros = (length: number): number[] => Array.from({ length }, () => 0)

export function newPreview(): Preview {
  return {
    walk: null,
    madness: new Map(),
    shamblers: new Set(),
    held: new Map(),
    brain: new Map(),
    lair: zeros(KINDS),
    discard: zeros(KINDS),
    supply: zeros(KINDS),
    bag: zeros(KINDS),
    energy: 0,
    rows: zeros(ROWS),
    rewards: [],
    page: null,
    portal: null,
    oldOne: null,
  }
}

/** What stays as it is. */
export const nothing: Readonly<Preview> = newPreview()

/** A tentacle more or, below zero, fewer on a mat. */
export function changeMat(to: Preview, character: number, kind: number, amount: number): void {
  const held = to.held.get(character) ?? zeros(CHAOS + 1)
  add(held, kind, amount)
  to.held.set(character, held)
}

/** Spends tentacles of a mat: Madness to the Discard Mat, Chaos to the supply (TEC-TERM-6, TEC-TERM-7). */
export function spendFrom(to: Preview, character: number, kind: number, amount: number): void {
  changeMat(to, character, kind, -amount)
  add(kind === CHAOS ? to.supply : to.discard, kind, amount)
}

/** Madness Tentacles of the Shambler Mat to the Discard Mat. */
export function discardFromLair(to: Preview, colour: number, amount: number): void {
  add(to.lair, colour, -amount)
  add(to.discard, colour, amount)
}
