import { useEffect, useRef, useState, type RefObject } from 'preact/compat'
import { E, N, S, W } from '../tiles/spaces.ts'

/** Pixels that a press may stray and still be a press. */
const STRAY = 10
/** The part of the window that a finger has to go for the next tile to come. */
const FAR = 0.18

/** How far a finger has drawn what it holds, in parts of the window, and the neighbour that would come into sight. */
export interface Drawn {
  x: number
  y: number
  compass: number
}

/** A finger that draws the tile one way brings the neighbour from the other side. */
export function useSwipe(
  element: RefObject<SVGSVGElement | null>,
  onSwipe: (compass: number) => void,
): Drawn | null {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const swiped = useRef(onSwipe)
  useEffect(() => {
    swiped.current = onSwipe
  })
  useEffect(() => {
    const svg = element.current
    if (svg === null) return
    return listen(svg, setDrawn, (compass) => swiped.current(compass))
  }, [element])
  return drawn
}

function listen(
  svg: SVGSVGElement,
  onDrawn: (drawn: Drawn | null) => void,
  onSwipe: (compass: number) => void,
): () => void {
  let from: { x: number; y: number; pointer: number } | undefined
  let last: Drawn | null = null
  let wasDrawn = false

  const drawnTo = (drawn: Drawn | null) => {
    last = drawn
    onDrawn(drawn)
  }
  const onDown = ({ clientX, clientY, pointerId, isPrimary }: PointerEvent) => {
    if (!isPrimary) return
    from = { x: clientX, y: clientY, pointer: pointerId }
    wasDrawn = false
  }
  const onMove = ({ clientX, clientY, pointerId }: PointerEvent) => {
    if (from?.pointer !== pointerId) return
    const by = { x: clientX - from.x, y: clientY - from.y }
    if (!wasDrawn && Math.max(Math.abs(by.x), Math.abs(by.y)) < STRAY) return
    if (!wasDrawn) svg.setPointerCapture(pointerId)
    wasDrawn = true
    drawnTo(alongOneWay(by, svg.getBoundingClientRect().width, last))
  }
  const onUp = ({ type }: PointerEvent) => {
    const far = last === null ? 0 : Math.max(Math.abs(last.x), Math.abs(last.y))
    if (type === 'pointerup' && last !== null && far > FAR) onSwipe(last.compass)
    from = undefined
    if (last !== null) drawnTo(null)
  }
  /** What was drawn is not pressed. */
  const onClick = (event: MouseEvent) => {
    if (wasDrawn) event.stopPropagation()
    wasDrawn = false
  }

  const end = new AbortController()
  const { signal } = end
  svg.addEventListener('pointerdown', onDown, { signal })
  svg.addEventListener('pointermove', onMove, { signal })
  svg.addEventListener('pointerup', onUp, { signal })
  svg.addEventListener('pointercancel', onUp, { signal })
  svg.addEventListener('click', onClick, { signal, capture: true })
  return () => end.abort()
}

/** A tile is drawn across or up and down, as the finger has begun, never askew. */
function alongOneWay(by: { x: number; y: number }, size: number, before: Drawn | null): Drawn {
  const isAcross =
    before === null ? Math.abs(by.x) > Math.abs(by.y) : before.compass === E || before.compass === W
  if (isAcross) return { x: by.x / size, y: 0, compass: by.x < 0 ? E : W }
  return { x: 0, y: by.y / size, compass: by.y < 0 ? S : N }
}
