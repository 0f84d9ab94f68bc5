import { useEffect, useRef, type CSSProperties, type ReactNode } from 'preact/compat'
import { Icon } from './icon.tsx'
import type { StageView } from './board.ts'
import { pixelsOf, seenIn, type Area } from './pan-zoom.ts'
import { leastReadable, ReadableSize } from './readable.ts'
import { useBox } from './use-box.ts'
import { usePanZoom } from './use-pan-zoom.ts'

const MARGIN = 14
const STEP = 1.4

/**
 * The shell round every board: fits it, pans and zooms it by wheel, drag and pinch; `0` fits it again. A board that says
 * where the action is gets its view moved there, until a person takes the view in hand.
 */
export function Stage({
  width,
  height,
  label,
  action = null,
  beside,
  foot,
  over,
  children,
}: {
  width: number
  height: number
  label: string
  /** Where the action is; null on a board that is seen as a whole. */
  action?: Area | null
  /** What stands beside the board and does not move with the view. */
  beside?: ((view: StageView) => ReactNode) | undefined
  /** What lies below the board and does not move with the view either; nothing takes no room. */
  foot?: ReactNode
  /** What lies over all of it for a while: a card that was turned up. */
  over?: ReactNode
  children: ReactNode
}) {
  const svg = useRef<SVGSVGElement>(null)
  const frame = { left: -MARGIN, top: -MARGIN, right: width + MARGIN, bottom: height + MARGIN }
  const { camera, isInHand, scaleBy, fit, goTo, follow } = usePanZoom(svg, frame, action)
  const box = useBox(svg)
  const readable = leastReadable(pixelsOf(frame, box) * camera.scale)
  useEffect(() => {
    const onZoom = (event: globalThis.Event) => {
      const how: unknown = event instanceof CustomEvent ? event.detail : undefined
      if (how === 'in') scaleBy(STEP)
      else if (how === 'out') scaleBy(1 / STEP)
      else fit()
    }
    globalThis.addEventListener('eldertable:zoom', onZoom)
    return () => globalThis.removeEventListener('eldertable:zoom', onZoom)
  })

  return (
    <div
      className={beside === undefined ? 'stage' : 'stage with-beside'}
      style={{ '--aspect': (width + 2 * MARGIN) / (height + 2 * MARGIN) } as CSSProperties}
    >
      <svg
        ref={svg}
        className="board"
        viewBox={`${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`}
        role="group"
        aria-label={label}
      >
        <g
          className={action === null || isInHand ? undefined : 'follows'}
          style={{
            transform: `translate(${camera.x}px,${camera.y}px) scale(${camera.scale})`,
          }}
        >
          <ReadableSize value={readable}>{children}</ReadableSize>
        </g>
      </svg>
      {beside === undefined ? null : (
        <div className="beside-board">
          {beside({ seen: seenIn(camera, frame, box), onGoTo: goTo })}
        </div>
      )}
      {foot === undefined ? null : <div className="foot-of-board">{foot}</div>}
      <div className="zoom">
        {action !== null && isInHand ? (
          <button type="button" aria-label="Follow the action" onClick={follow}>
            <Icon name="walk" />
          </button>
        ) : null}
        <button type="button" aria-label="Zoom in" onClick={() => scaleBy(STEP)}>
          +
        </button>
        <button type="button" aria-label="Zoom out" onClick={() => scaleBy(1 / STEP)}>
          −
        </button>
        <button type="button" aria-label="Whole board" onClick={fit}>
          <Icon name="expand" />
        </button>
      </div>
      {over}
    </div>
  )
}
