/** The ring as a rectangle in its own coordinates, so that all forty names stand upright. */
export const WIDTH = 894
export const HEIGHT = 620
export const CORNER_WIDTH = 102
export const CORNER_HEIGHT = 86
/** The coloured band of a Lot. */
export const BAND = 17
/** How far inside the ring tokens stand. */
const LANE = 25

const cellWidth = (WIDTH - 2 * CORNER_WIDTH) / 9
const cellHeight = (HEIGHT - 2 * CORNER_HEIGHT) / 9

type Side = 'corner' | 'bottom' | 'left' | 'top' | 'right'

export interface Cell {
  x: number
  y: number
  width: number
  height: number
  side: Side
}

/** Where a space lies: Mi-Go at the bottom right, clockwise from there. */
export function cellOf(space: number): Cell {
  const [right, bottom] = [WIDTH - CORNER_WIDTH, HEIGHT - CORNER_HEIGHT]
  const corner = { width: CORNER_WIDTH, height: CORNER_HEIGHT, side: 'corner' } as const
  if (space === 0) return { x: right, y: bottom, ...corner }
  if (space === 10) return { x: 0, y: bottom, ...corner }
  if (space === 20) return { x: 0, y: 0, ...corner }
  if (space === 30) return { x: right, y: 0, ...corner }
  const flat = { width: cellWidth, height: CORNER_HEIGHT }
  const tall = { width: CORNER_WIDTH, height: cellHeight }
  if (space < 10) return { x: right - space * cellWidth, y: bottom, ...flat, side: 'bottom' }
  if (space < 20) return { x: 0, y: bottom - (space - 10) * cellHeight, ...tall, side: 'left' }
  if (space < 30) return { x: CORNER_WIDTH + (space - 21) * cellWidth, y: 0, ...flat, side: 'top' }
  return { x: right, y: CORNER_HEIGHT + (space - 31) * cellHeight, ...tall, side: 'right' }
}

/** Where a token of a space stands: in the lane inside the ring; `place` of several, side by side. */
export function laneAt(space: number, place = 0, of = 1): { x: number; y: number } {
  const { x, y, width, height, side } = cellOf(space)
  const middle = { x: x + width / 2, y: y + height / 2 }
  const spread = fanned(place, of, 62)
  switch (side) {
    case 'bottom':
      return { x: middle.x + spread, y: y - LANE }
    case 'top':
      return { x: middle.x + spread, y: y + height + LANE }
    case 'left':
      return { x: x + width + LANE + place * inward(of), y: middle.y }
    case 'right':
      return { x: x - LANE - place * inward(of), y: middle.y }
    case 'corner':
      // A corner is wide enough for its guests: they fan out over its picture, beside its words.
      return { x: middle.x + fanned(place, of, width - FAN_EDGE), y: y + FAN_HEIGHT }
  }
}

/** From one to the next of those who stand one behind the other: a crowd closes up. */
const inward = (of: number): number => Math.min(34, of > 1 ? 104 / (of - 1) : 0)

/** From the top of a corner to those who stand in it, and what stays free beside them. */
const FAN_HEIGHT = 30
const FAN_EDGE = 38

/** How far from the middle one of several stands, if all of them have so much room. */
function fanned(place: number, of: number, room: number): number {
  return (place - (of - 1) / 2) * Math.min(34, of > 1 ? room / (of - 1) : 0)
}

/** The way from one space to another along the lane, clockwise or widdershins. */
export function lanePath(from: number, steps: number, clockwise: boolean): string {
  const points: string[] = []
  for (let step = 0; step <= steps; step++) {
    const space = (from + (clockwise ? step : -step) + 80) % 40
    const { x, y } = laneAt(space)
    points.push(`${step === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
  }
  return points.join('')
}

/** A rosette of an engraver's lathe: the ground of the certificate. */
export function guilloche(
  centreX: number,
  centreY: number,
  outer: number,
  inner: number,
  reach: number,
  turns: number,
): string {
  const points: string[] = []
  const count = 2600
  const arm = outer - inner
  for (let i = 0; i <= count; i++) {
    const t = (i / count) * Math.PI * 2 * turns
    const x = centreX + arm * Math.cos(t) + reach * Math.cos((arm / inner) * t)
    const y = centreY + arm * Math.sin(t) - reach * Math.sin((arm / inner) * t)
    points.push(`${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
  }
  return points.join('')
}
