import { useState } from 'preact/compat'
import { TILES } from '../tiles/tiles.ts'
import { tileName } from '../text/tiles.ts'
import { TILE } from './layout.ts'
import { AtlasTile } from './set-up/atlas.tsx'
import type { MashProps } from './table.ts'

/** The tiles of the box one after the other, each as large as there is room: the host marks what its spaces are like. */
export function SmallAtlas(props: MashProps) {
  const [number, turnTo] = useState(0)
  const turnBy = (by: number) => turnTo((number + by + TILES.length) % TILES.length)
  return (
    <div className="cm-small">
      <div className="cm-head">
        <button
          type="button"
          className="cm-follow"
          aria-label="The tile before"
          onClick={() => turnBy(-1)}
        >
          ‹
        </button>
        <b className="cm-name cm-of-many" aria-live="polite">
          {tileName(number)} <small>{`${number + 1} of ${TILES.length}`}</small>
        </b>
        <button
          type="button"
          className="cm-follow"
          aria-label="The next tile"
          onClick={() => turnBy(1)}
        >
          ›
        </button>
      </div>
      <div className="cm-scroll">
        <div className="cm-frame">
          <svg
            className="cm-window"
            viewBox={`0 0 ${TILE} ${TILE}`}
            role="group"
            aria-label={tileName(number)}
          >
            <AtlasTile {...props} number={number} />
          </svg>
        </div>
      </div>
    </div>
  )
}
