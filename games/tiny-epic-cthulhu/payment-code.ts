import { at } from '@eldertable/kernel'
import { CHAOS, COLOURS, FEAR, GREED, RAGE } from './pieces/colours.ts'
import { MAT_TRACK } from './pieces/mats.ts'
import type { Character, TecTable } from './state.ts'

/** A digit for each count on a track, 0 to 2. */
const BASE = MAT_TRACK + 1
/** A player's own mat and those of two Assistants (TEC-VARIANT-3): more never share. */
const MATS = 3
/** Fear, Rage and Greed of each mat, then the payer's own Chaos, which nobody shares (TEC-SOLO-9). */
const PLACES = MATS * COLOURS + 1

/** Chaos is the last digit, so that payments without it are listed first. */
export const CHAOS_PLACE = PLACES - 1

/** The kind of tentacle that a place holds. */
export const kindAt = (place: number): number => (place === CHAOS_PLACE ? CHAOS : place % COLOURS)

// Whole numbers, which powers are not to V8: every payment offered would be a float.
const weights = [1]
while (weights.length < PLACES) weights.push(at(weights, weights.length - 1) * BASE)

/** What an amount taken from a place adds to the argument of a pick. */
export const codeAt = (place: number, amount: number): number => at(weights, place) * amount

/** What is taken from one mat: Fear, Rage, Greed and Chaos. */
export interface Part {
  from: number
  spent: number[]
}

/** Turns what is taken from each place into the argument of a pick. */
export function codeOf(places: readonly number[]): number {
  let code = 0
  for (let place = 0; place < places.length; place++) code += codeAt(place, at(places, place))
  return code
}

/** What a code takes from a place. */
const takenFrom = (code: number, place: number): number =>
  Math.floor(code / at(weights, place)) % BASE

/** What a code takes from each place. */
export function placesOf(code: number): number[] {
  const places: number[] = []
  for (let place = 0; place < PLACES; place++) places.push(takenFrom(code, place))
  return places
}

/** How many Fear, Rage and Greed Tentacles a code takes from one of the mats. */
export const coloursOf = (code: number, mat = 0): number[] => [
  takenFrom(code, mat * COLOURS + FEAR),
  takenFrom(code, mat * COLOURS + RAGE),
  takenFrom(code, mat * COLOURS + GREED),
]

/** Whether a character is an Assistant of the payer's own player, whose Madness it may spend (TEC-SOLO-8). */
export const sharesWith = (payer: Character, other: Character): boolean =>
  !payer.isAssistant && other.isAssistant && other.seat === payer.seat

/** The mats from which a character may pay: its own, then its player's Assistants in their order. */
export function matsOfPayer({ characters }: TecTable, character: number): number[] {
  const payer = at(characters, character)
  const mats = [character]
  for (let other = 0; other < characters.length; other++)
    if (sharesWith(payer, at(characters, other))) mats.push(other)
  return mats
}

/** What a payment takes from whose mat; mats that give nothing are left out. */
export function partsOf(table: TecTable, character: number, code: number): Part[] {
  const parts: Part[] = []
  const mats = matsOfPayer(table, character)
  for (let mat = 0; mat < mats.length; mat++) {
    const from = at(mats, mat)
    const spent = coloursOf(code, mat)
    spent.push(from === character ? takenFrom(code, CHAOS_PLACE) : 0)
    if (spent.some((amount) => amount > 0)) parts.push({ from, spent })
  }
  return parts
}
