import { select } from 'd3-selection'
import { zoom, zoomIdentity, type ZoomBehavior } from 'd3-zoom'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Icon } from './icon.tsx'

const CLOSEST = 4
const MARGIN = 14

/** The shell round every board: fits it, pans and zooms it by wheel, drag and pinch; `0` fits it again. */
export function Stage({
  width,
  height,
  label,
  children,
}: {
  width: number
  height: number
  label: string
  children: ReactNode
}) {
  const svg = useRef<SVGSVGElement>(null)
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown> | null>(null)
  const [view, setView] = useState('')
  useEffect(() => {
    const element = svg.current
    if (element === null) return
    const made = zoom<SVGSVGElement, unknown>()
      .scaleExtent([1, CLOSEST])
      .translateExtent([
        [-MARGIN, -MARGIN],
        [width + MARGIN, height + MARGIN],
      ])
      .clickDistance(6)
      .on('zoom', (event: { transform: { toString(): string } }) =>
        setView(event.transform.toString()),
      )
    behaviour.current = made
    select(element).call(made).on('dblclick.zoom', null)
    return () => {
      select(element).on('.zoom', null)
    }
  }, [width, height])

  const scaleBy = (factor: number) => {
    if (svg.current !== null && behaviour.current !== null)
      behaviour.current.scaleBy(select(svg.current), factor)
  }
  const fit = () => {
    if (svg.current !== null && behaviour.current !== null)
      behaviour.current.transform(select(svg.current), zoomIdentity)
  }
  useEffect(() => {
    const onZoom = (event: globalThis.Event) => {
      const how: unknown = event instanceof CustomEvent ? event.detail : undefined
      if (how === 'in') scaleBy(1.4)
      else if (how === 'out') scaleBy(1 / 1.4)
      else fit()
    }
    globalThis.addEventListener('eldertable:zoom', onZoom)
    return () => globalThis.removeEventListener('eldertable:zoom', onZoom)
  })

  return (
    <div className="stage">
      <svg
        ref={svg}
        className="board"
        viewBox={`${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`}
        role="group"
        aria-label={label}
      >
        <g transform={view}>{children}</g>
      </svg>
      <div className="zoom">
        <button type="button" aria-label="Zoom in" onClick={() => scaleBy(1.4)}>
          +
        </button>
        <button type="button" aria-label="Zoom out" onClick={() => scaleBy(1 / 1.4)}>
          −
        </button>
        <button type="button" aria-label="Whole board" onClick={fit}>
          <Icon name="expand" />
        </button>
      </div>
    </div>
  )
}
