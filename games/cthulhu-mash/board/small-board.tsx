import './small.css'
import { Icon, LookButton } from '@eldertable/board-kit'
import { at } from '@eldertable/kernel'
import { useState } from 'react'
import { NONE } from '../state.ts'
import { tileName } from '../text/tiles.ts'
import { MiniMap, WholeMap } from './small-map.tsx'
import { SmallStanding } from './small-standing.tsx'
import { useSmallView } from './small-view.ts'
import { SmallWays } from './small-ways.tsx'
import { SmallWindow } from './small-window.tsx'
import type { MashProps } from './table.ts'

/**
 * Narrow screens: one tile as large as there is room, its neighbours behind the bars round it or a swipe away, and the
 * whole map behind its own small picture.
 */
export function SmallBoard(props: MashProps) {
  const { table, seats } = props
  const view = useSmallView(props)
  const [isMapOpen, openMap] = useState(false)
  const { place } = view
  if (place === NONE) return <Unlaid />
  const { tile } = at(table.places, place)
  return (
    <div className="cm-small">
      <div className="cm-head">
        <button
          type="button"
          className="cm-mini"
          aria-label="The whole map"
          onClick={() => openMap(true)}
        >
          <MiniMap table={table} place={place} />
        </button>
        <LookButton id={`tile:${place}`} className="cm-name" isInTabOrder>
          {tile === NONE ? 'A hidden tile' : tileName(tile)}
        </LookButton>
        <SmallStanding {...props} />
        {view.isInHand ? (
          <button type="button" className="cm-follow" onClick={view.follow}>
            <Icon name="walk" />
            <span>Follow</span>
          </button>
        ) : null}
      </div>
      <div className="cm-scroll">
        <div className="cm-frame">
          <SmallWays table={table} view={view} />
          <SmallWindow {...props} view={view} />
        </div>
      </div>
      {isMapOpen ? (
        <WholeMap
          {...{ table, seats, place }}
          onLook={(wanted) => {
            view.lookAt(wanted)
            openMap(false)
          }}
          onClose={() => openMap(false)}
        />
      ) : null}
    </div>
  )
}

/** Before the first tile lies on the table. */
function Unlaid() {
  return (
    <div className="cm-small cm-unlaid">
      <Icon name="totem-mask" />
      <p>The tiles are still in the box.</p>
    </div>
  )
}
