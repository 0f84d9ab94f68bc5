import { createContext, useContext } from 'preact/compat'

/** Pixels below which nothing is meant to be read. */
const LEAST = 12

/**
 * How large lettering has to be, in the units of the drawing it stands in, to be read on this screen. Fine print that is
 * smaller is left out: its shape or the card about it says the same.
 */
export const ReadableSize = createContext(0)

/** Whether fine print of a size can be read here. */
export const useReadable = (size: number): boolean => size >= useContext(ReadableSize)

/** The size of what has to be read whatever the screen: as it is meant, or larger, up to what its place holds. */
export const useLegible = (size: number, most: number): number =>
  Math.min(Math.max(size, useContext(ReadableSize)), most)

/** The smallest readable size in a drawing that is this many pixels a unit, in half units; 0 until it is on the screen. */
export const leastReadable = (pixels: number): number =>
  pixels === 0 ? 0 : Math.ceil((2 * LEAST) / pixels - 0.1) / 2
