import './small.css'
import { Icon, LookButton, Stage } from '@eldertable/board-kit'
import { at } from '@eldertable/kernel'
import { useState } from 'preact/compat'
import { NONE } from '../state.ts'
import { tileName } from '../text/tiles.ts'
import { Board } from './board.tsx'
import { sizeOf } from './layout.ts'
import { looksAhead, SmallAhead } from './small-ahead.tsx'
import { SmallAtlas } from './small-atlas.tsx'
import { SmallChoosing } from './small-choosing.tsx'
import { HandButton, isLaidOut, SmallHand } from './small-hand.tsx'
import { MiniMap, WholeMap } from './small-map.tsx'
import { SmallStanding } from './small-standing.tsx'
import { useSmallView } from './small-view.ts'
import { SmallWays } from './small-ways.tsx'
import { SmallWindow } from './small-window.tsx'
import type { MashProps } from './table.ts'

/** Questions about a character, and those that may be answered anywhere on the board. */
const choosing: readonly string[] = ['choosing.choose', 'sharedStart.tile']
const onTheWhole: readonly string[] = ['layOut.choose']

/**
 * Narrow screens: one tile as large as there is room, its neighbours behind the bars round it or a swipe away, and the
 * whole map behind its own small picture.
 */
export function SmallBoard(props: MashProps) {
  const { table, seats } = props
  const view = useSmallView(props)
  const [isMapOpen, openMap] = useState(false)
  const [isHandOpen, openHand] = useState(false)
  const isHandOut = isLaidOut(props, isHandOpen)
  const { place } = view
  const key = props.decision?.key ?? ''
  if (choosing.includes(key)) return <SmallChoosing {...props} />
  if (onTheWhole.includes(key)) return <Whole {...props} />
  if (key === 'markTerrain.choose') return <SmallAtlas {...props} />
  if (place === NONE) return <Unlaid />
  const { tile } = at(table.places, place)
  return (
    <div className={isHandOut ? 'cm-small cm-with-hand' : 'cm-small'}>
      <div className="cm-head">
        <button
          type="button"
          className="cm-mini"
          aria-label="The whole map"
          onClick={() => openMap(true)}
        >
          <MiniMap table={table} place={place} />
        </button>
        {looksAhead(props) ? (
          <SmallAhead {...props} />
        ) : (
          <>
            <LookButton id={`tile:${place}`} className="cm-name" isInTabOrder>
              {tile === NONE ? 'A hidden tile' : tileName(tile)}
            </LookButton>
            <SmallStanding {...props} />
            <HandButton {...props} isOpen={isHandOut} onToggle={() => openHand(!isHandOpen)} />
          </>
        )}
        {view.isInHand ? (
          <button type="button" className="cm-follow" onClick={view.follow}>
            <Icon name="walk" />
            <span>Follow</span>
          </button>
        ) : null}
      </div>
      <div className="cm-scroll">
        <div className="cm-frame">
          <SmallWays {...{ table, view }} lit={props.lit} />
          <SmallWindow {...props} view={view} />
        </div>
      </div>
      {isHandOut ? <SmallHand {...props} /> : null}
      {isMapOpen ? (
        <WholeMap
          {...{ table, seats, place }}
          onLook={(wanted) => {
            view.inspect(wanted)
            openMap(false)
          }}
          onClose={() => openMap(false)}
        />
      ) : null}
    </div>
  )
}

/** The whole board at once, to be drawn nearer with two fingers. */
function Whole(props: MashProps) {
  return (
    <div className="cm-small cm-whole">
      <Stage {...sizeOf(props.table)} label="The whole board">
        <Board {...props} />
      </Stage>
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
