import { at } from '@eldertable/kernel'
import { AimLayer, WayAhead } from './aim-layer.tsx'
import { AreaHandles } from './area-handles.tsx'
import { cornerOf, isBeingLaid } from './layout.ts'
import { LitSpaces, LitSpots } from './lit-spaces.tsx'
import { Moment } from './moment.tsx'
import { placeAsked } from './question.ts'
import { CharacterCards } from './set-up/character-cards.tsx'
import { LayoutGrid } from './set-up/layout-grid.tsx'
import { Atlas } from './set-up/atlas.tsx'
import { Standing } from './standing.tsx'
import { TileShape } from './tile/tile-shape.tsx'
import { Facings, TileInHand } from './tile/turn-handles.tsx'
import { useTurning } from './tile/turning.ts'
import type { MashProps } from './table.ts'

/** All tiles as they lie, with whatever stands on them; lit spaces belong to the tile that the question is about. */
export function Board(props: MashProps) {
  const { table, decision } = props
  const turning = useTurning(props)
  if (decision?.key === 'markTerrain.choose') return <Atlas {...props} />
  if (decision?.key === 'choosing.choose' || decision?.key === 'sharedStart.tile')
    return <CharacterCards {...props} />
  const asked = placeAsked(props)
  return (
    <g>
      {table.places.map((place, index) => {
        const { x, y } = cornerOf(table, place)
        return (
          // A place is its number in the layout.
          // oxlint-disable-next-line react/no-array-index-key
          <g key={index} transform={`translate(${x},${y})`}>
            <TileShape {...props} index={index} turning={turning} />
          </g>
        )
      })}
      {isBeingLaid(table) ? <LayoutGrid {...props} /> : null}
      {asked >= 0 && at(table.places, asked).tile >= 0 ? (
        <LitSpaces {...props} place={asked} />
      ) : null}
      <LitSpots {...props} />
      <WayAhead {...props} />
      <Standing {...props} />
      <AimLayer {...props} />
      <AreaHandles {...props} />
      {turning === null ? null : <TileInHand {...props} turning={turning} />}
      <Facings {...props} />
      <Moment {...props} />
    </g>
  )
}
