import { SPACES } from '../content/spaces.ts'

/** A space of a place of the layout, as one number. */
export const spotOf = (place: number, space: number): number => place * SPACES + space
export const placeOf = (spot: number): number => Math.floor(spot / SPACES)
export const spaceOf = (spot: number): number => spot % SPACES
