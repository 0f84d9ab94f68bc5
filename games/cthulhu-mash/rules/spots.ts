import { SPACES } from '../tiles/spaces.ts'

/** A space of a place of the layout, as one number. */
export const spotOf = (place: number, space: number): number => place * SPACES + space
/** Nowhere is on no place: -1 as well. So said, it needs no division of fractions. */
export const placeOf = (spot: number): number => (((spot + SPACES) / SPACES) | 0) - 1
export const spaceOf = (spot: number): number => spot % SPACES
