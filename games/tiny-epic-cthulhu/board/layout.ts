/** The chart in its own coordinates: five towns round the wheel at the left, the mats at the right. */
export const WIDTH = 872
export const HEIGHT = 684

export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

export const TOWN_WIDTH = 188
export const TOWN_HEIGHT = 228

/** The ring P1 to P5, clockwise from the top (TEC-TERM-3). */
const townCorners: readonly Point[] = [
  { x: 208, y: 0 },
  { x: 416, y: 120 },
  { x: 372, y: 456 },
  { x: 44, y: 456 },
  { x: 0, y: 120 },
]

export function townAt(position: number): Point {
  return townCorners[position] ?? { x: 0, y: 0 }
}

export const WHEEL: Point = { x: 302, y: 345 }
/** The rims of the wheel: the icons lie between hub and face, the Town Cards' colour strips outside. */
export const HUB = 44
export const FACE = 88
export const RIM = 94
export const STRIPS = 111

const SECTORS = 15
const SECTOR = 360 / SECTORS
/** Sector 1 begins where P1 does; its three sectors lie evenly about the top (TEC-WHEEL-1). */
const FIRST = -1.5 * SECTOR

/** Degrees clockwise from the top at which a sector begins. */
export const sectorStart = (sector: number): number => FIRST + sector * SECTOR

/** Degrees clockwise from the top at which the front-pointer rests: the middle of half a sector (TEC-WHEEL-7). */
export const angleOfStop = (stop: number): number => FIRST + (stop + 0.5) * (SECTOR / 2)

/** A point at a distance from the wheel's middle, by degrees clockwise from the top. */
export function onWheel(radius: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180
  return { x: WHEEL.x + radius * Math.cos(angle), y: WHEEL.y + radius * Math.sin(angle) }
}

/** A piece of a ring round the wheel's middle, as a path. */
export function ringPiece(inner: number, outer: number, from: number, to: number): string {
  const say = (radius: number, degrees: number): string => {
    const { x, y } = onWheel(radius, degrees)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  }
  return (
    `M${say(outer, from)}A${outer} ${outer} 0 0 1 ${say(outer, to)}` +
    `L${say(inner, to)}A${inner} ${inner} 0 0 0 ${say(inner, from)}Z`
  )
}

export const COLUMN: Rect = { x: 616, y: 0, width: 256, height: HEIGHT }
