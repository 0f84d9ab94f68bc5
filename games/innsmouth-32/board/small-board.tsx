import { LookButton, MapAndStreet, mayChoose } from '@eldertable/board-kit'
import { capital } from '@eldertable/kernel'
import { leftInAll } from '../rules/survivors.ts'
import { reelName } from '../pieces/reels.ts'
import { openState } from '../text/telling.ts'
import { EngravingLines } from './engraved.tsx'
import { FRAME } from './frame-card.tsx'
import { runInWords } from './piles.tsx'
import { pledgeIn } from './rolls.ts'
import { FRAMES_WIDTH, Footlights, Frames } from './screen.tsx'
import { isBehindCamera, poolShown } from './shown.ts'
import { Choices, HandCards } from './small-choices.tsx'
import { SmallOthers, SmallPool, SmallSanctuaries } from './small-people.tsx'
import { SmallSlate } from './small-slate.tsx'
import { SmallThrongs } from './small-throngs.tsx'
import type { I32Props } from './table.ts'
import { TitleCard } from './title-card.tsx'

const SIDE = 14
const SCREEN = { x: 0, y: 0, width: FRAMES_WIDTH + 2 * SIDE, height: FRAME.height + 44 }

/** Narrow screens: the screen of the house, below it one's own pool, and the rest a swipe away. Monsters come first for those who lead them. */
export function SmallBoard(props: I32Props) {
  const { table, lit, onAim, onPick } = props
  const isBehind = isBehindCamera(props)
  const parts = { table, lit, onAim, onPick }
  const pool = poolShown(props)
  const throngs = <SmallThrongs {...parts} reader={props.reader} />
  return (
    <MapAndStreet
      map={
        <svg viewBox={`0 0 ${SCREEN.width} ${SCREEN.height}`} role="group" aria-label="The screen">
          <EngravingLines />
          <rect {...SCREEN} fill={isBehind ? '#20292c' : 'url(#i32-beam)'} />
          <g transform={`translate(${SIDE},14)`}>
            <Frames {...parts} isSmall />
          </g>
          <Footlights width={SCREEN.width} y={SCREEN.height - 9} />
          {/* Here it would hide the cards that are asked about. */}
          {props.decision === null ? (
            <TitleCard moment={props.moment} table={table} area={SCREEN} />
          ) : null}
        </svg>
      }
      near={nearest(props)}
    >
      <SmallSlate {...props} />
      <HandCards {...props} />
      <Choices {...props} />
      {isBehind ? throngs : <SmallPool {...props} pool={pool} />}
      {isBehind ? null : throngs}
      <SmallOthers {...props} without={isBehind ? -1 : pool} />
      <SmallSanctuaries {...parts} />
      <Running {...{ table }} />
    </MapAndStreet>
  )
}

/** Whoever acts comes into sight, or else what can be chosen, unless that is on the screen. */
function nearest({ table, lit, decision }: I32Props): string | null {
  if (pledgeIn(decision) !== null) return 'throw:0'
  if (decision?.key === 'act.choose' && table.acting >= 0) return `card:${table.acting}`
  const onScreen = new Set(table.screen.map((cards) => `card:${cards.at(-1) ?? -1}`))
  return [...lit.keys()].find((one) => mayChoose(lit, one) && !onScreen.has(one)) ?? null
}

/** How far the film is. */
function Running({ table }: Pick<I32Props, 'table'>) {
  return (
    <div className="i32-group i32-running">
      <LookButton id="reel:0" className="i32-fact">
        <b>{capital(reelName(Math.max(1, table.reel)))}</b>
        {runInWords(table)}
      </LookButton>
      <LookButton id="discards:0" className="i32-fact">
        <b>{table.discards.length + table.strangers}</b> discards
      </LookButton>
      <LookButton id="survivors:0" className="i32-fact">
        <b>{leftInAll(openState({ table }))}</b> survivors to come
      </LookButton>
    </div>
  )
}
