import { useEffect, useState, type RefObject } from 'preact/compat'
import { followed, fromTheStart, letGo, movedByHand, type Watching } from './follow.ts'
import {
  moved,
  pinched,
  scaled,
  towards,
  wholeBoard,
  type Area,
  type Bounds,
  type Point,
  type Camera,
} from './pan-zoom.ts'

/** Pixels that a press may stray and still be a press. */
const STRAY = 6

/** How far a wheel that counts in lines or pages is turned by one of them, in pixels. */
const WHEEL_STEPS = [1, 25, 500] as const

/** What the stage shows of its board, and the way to change it besides wheel, drag and pinch. */
export interface PanZoom extends Watching {
  scaleBy: (factor: number) => void
  fit: () => void
  /** Goes to a part of the board, as if by hand. */
  goTo: (area: Area) => void
  /** Goes where the action is, and stays with it. */
  follow: () => void
}

/**
 * Lets wheel, drag and two fingers move the board in this SVG, whose view box is the frame. Where the action is named,
 * the view goes there by itself, but never while a finger is down or after a person has moved it.
 */
export function usePanZoom(
  svg: RefObject<SVGSVGElement | null>,
  frame: Bounds,
  action: Area | null,
): PanZoom {
  const [watching, setWatching] = useState(fromTheStart)
  const [isHeld, setHeld] = useState(false)
  const { left, top, right, bottom } = frame
  useEffect(() => {
    const element = svg.current
    if (element === null) return
    const move = (next: (now: Camera) => Camera) => setWatching((now) => movedByHand(now, next))
    return listen(element, { left, top, right, bottom }, move, setHeld)
  }, [svg, left, top, right, bottom])

  const { x = 0, y = 0, width = 0, height = 0 } = action ?? {}
  const isSomewhere = action !== null
  const { isInHand } = watching
  useEffect(() => {
    if (!isSomewhere || isHeld || isInHand) return
    setWatching((now) => followed(now, { x, y, width, height }, { left, top, right, bottom }))
  }, [isSomewhere, isHeld, isInHand, x, y, width, height, left, top, right, bottom])

  const centre = { x: (left + right) / 2, y: (top + bottom) / 2 }
  const byHand = (next: (now: Camera) => Camera) => setWatching((now) => movedByHand(now, next))
  return {
    ...watching,
    scaleBy: (factor) => byHand((now) => scaled(now, factor, centre, frame)),
    fit: () => byHand(() => wholeBoard),
    goTo: (area) => byHand((now) => towards(now, area, frame)),
    follow: () => setWatching(letGo),
  }
}

function listen(
  svg: SVGSVGElement,
  frame: Bounds,
  change: (next: (now: Camera) => Camera) => void,
  onHeld: (isHeld: boolean) => void,
): () => void {
  /** Where the pointers are that are down, in the coordinates of the view box. */
  const held = new Map<number, Point>()
  let pressedAt: Point | undefined
  let isDragging = false

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0 || held.size === 2) return
    if (held.size === 0) {
      pressedAt = { x: event.clientX, y: event.clientY }
      isDragging = false
    }
    held.set(event.pointerId, inViewBox(svg, event))
    onHeld(true)
  }
  const onMove = (event: PointerEvent) => {
    const from = held.get(event.pointerId)
    if (from === undefined || pressedAt === undefined) return
    const strayed = Math.hypot(event.clientX - pressedAt.x, event.clientY - pressedAt.y)
    if (!isDragging && held.size === 1 && strayed < STRAY) return
    isDragging = true
    svg.setPointerCapture(event.pointerId)
    const to = inViewBox(svg, event)
    held.set(event.pointerId, to)
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1]
    change((now) =>
      other === undefined
        ? moved(now, { x: to.x - from.x, y: to.y - from.y }, frame)
        : pinched(now, [from, other], [to, other], frame),
    )
  }
  const onUp = (event: PointerEvent) => {
    held.delete(event.pointerId)
    onHeld(held.size > 0)
  }
  /** A drag that happens to end on a target is no press. */
  const onClick = (event: MouseEvent) => {
    if (isDragging) event.stopPropagation()
    isDragging = false
  }
  const onWheel = (event: WheelEvent) => {
    event.preventDefault()
    const turned = event.deltaY * (WHEEL_STEPS[event.deltaMode] ?? 1)
    // A pinch on a touchpad comes as a wheel with the control key, in small steps.
    const factor = 2 ** (-turned * (event.ctrlKey ? 0.02 : 0.002))
    const at = inViewBox(svg, event)
    change((now) => scaled(now, factor, at, frame))
  }

  const end = new AbortController()
  const { signal } = end
  svg.addEventListener('pointerdown', onDown, { signal })
  svg.addEventListener('pointermove', onMove, { signal })
  svg.addEventListener('pointerup', onUp, { signal })
  svg.addEventListener('pointercancel', onUp, { signal })
  svg.addEventListener('pointerleave', onUp, { signal })
  svg.addEventListener('click', onClick, { signal, capture: true })
  svg.addEventListener('wheel', onWheel, { signal, passive: false })
  return () => end.abort()
}

function inViewBox(svg: SVGSVGElement, { clientX, clientY }: MouseEvent): Point {
  return new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse())
}
