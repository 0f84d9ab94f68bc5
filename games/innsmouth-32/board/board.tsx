import { EngravingLines } from './engraved.tsx'
import { House, Viewfinder, SCREEN } from './front.tsx'
import { HOUSE } from './inks.ts'
import { FRONT, sizeOf, throngsHeight, WIDTH } from './layout.ts'
import { Cast, People } from './people.tsx'
import { isBehindCamera } from './shown.ts'
import { Spread } from './spread.tsx'
import type { I32Props } from './table.ts'
import { Throngs } from './throngs.tsx'
import { TitleCard } from './title-card.tsx'

/**
 * The picture house: the screen above, the throngs below it, then the people. Whoever leads monsters sees it from behind
 * the camera: the throngs first, the screen through the viewfinder, and the whole cast.
 */
export function Board(props: I32Props) {
  const { height } = sizeOf(props.table)
  const throngs = throngsHeight(props.table)
  const isBehind = isBehindCamera(props)
  const front = isBehind ? throngs : 0
  return (
    <g>
      <EngravingLines />
      <rect x={-14} y={-14} width={WIDTH + 28} height={height + 28} fill={HOUSE} />
      <g transform={`translate(0,${front})`}>
        {isBehind ? <Viewfinder {...props} /> : <House {...props} />}
      </g>
      <g transform={`translate(0,${isBehind ? 0 : FRONT})`}>
        <Throngs {...props} isFirst={isBehind} />
      </g>
      <g transform={`translate(0,${FRONT + throngs})`}>
        {isBehind ? <Cast {...props} /> : <People {...props} />}
      </g>
      <g transform={`translate(0,${front})`}>
        <Spread {...props} />
        <TitleCard moment={props.moment} table={props.table} area={SCREEN} />
      </g>
    </g>
  )
}
