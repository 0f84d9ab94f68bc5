import { at } from '@eldertable/kernel'
import { useEffect, useRef, type FocusEvent } from 'preact/compat'
import { Board } from './board.tsx'
import { cornerOf, EDGE, middleOf, TILE } from './layout.ts'
import { placeOf } from '../rules/spots.ts'
import type { SmallView } from './small-view.ts'
import type { MashProps } from './table.ts'
import { useSwipe } from './use-swipe.ts'

/** How far a finger moves a tile beyond which there is none. */
const RESISTANCE = 0.2

/** One tile as large as there is room: a window on the same board that wide screens show, drawn along by a finger. */
export function SmallWindow({ view, ...props }: MashProps & { view: SmallView }) {
  const { table } = props
  const { place, inspect } = view
  const corner = cornerOf(table, at(table.places, place))
  const next = (compass: number): number => table.neighbours[place * 4 + compass] ?? -1
  const svg = useRef<SVGSVGElement>(null)
  const drag = useSwipe(svg, (compass) => {
    if (next(compass) >= 0) inspect(next(compass))
  })
  const isFree = drag !== null && next(drag.compass) >= 0
  const by = (pulled: number): number => pulled * TILE * (isFree ? 1 : RESISTANCE)
  useHereInSight(svg, props, place)

  /** Whoever walks by keys onto another tile sees it. */
  const onFocus = ({ target }: FocusEvent<SVGSVGElement>) => {
    const seen = svg.current?.getBoundingClientRect()
    if (!(target instanceof Element) || seen === undefined || seen.width === 0) return
    const { left, top, width, height } = target.getBoundingClientRect()
    const tilesAway = (middle: number, from: number, size: number) =>
      Math.floor((middle - from) / size)
    const column = tilesAway(left + width / 2, seen.left, seen.width)
    const row = tilesAway(top + height / 2, seen.top, seen.height)
    const here = at(table.places, place)
    const wanted = table.places.findIndex(
      (one) => one.column === here.column + column && one.row === here.row + row,
    )
    if (wanted >= 0 && wanted !== place) inspect(wanted)
  }

  return (
    <svg
      ref={svg}
      className="cm-window"
      viewBox={`${-EDGE} 0 ${TILE + EDGE} ${TILE + EDGE}`}
      role="group"
      aria-label="The tile in sight"
      onFocus={onFocus}
    >
      <g
        className={drag === null ? 'follows' : undefined}
        style={{
          transform: `translate(${by(drag?.x ?? 0) - corner.x}px,${by(drag?.y ?? 0) - corner.y}px)`,
        }}
      >
        <Board {...props} />
      </g>
    </svg>
  )
}

/** Where a tile is higher than the screen, whoever acts is scrolled into its middle. */
function useHereInSight(
  svg: { readonly current: SVGSVGElement | null },
  { table }: Pick<MashProps, 'table'>,
  place: number,
): void {
  const spot = table.heroes[table.active]?.spot ?? -1
  const isHere = spot >= 0 && placeOf(spot) === place
  const y = isHere ? middleOf(table, spot).y - cornerOf(table, at(table.places, place)).y : TILE / 2
  useEffect(() => {
    const scroller = svg.current?.closest('.cm-scroll')
    if (scroller == null) return
    const whole = scroller.scrollHeight
    const bars = whole - (svg.current?.clientHeight ?? whole)
    const middle = bars / 2 + (y / TILE) * (whole - bars)
    scroller.scrollTo({ top: middle - scroller.clientHeight / 2 })
  }, [svg, place, y])
}
