import type { StageView } from '@eldertable/board-kit'
import type { MashProps } from '../table.ts'
import { FromThere } from './from-there.tsx'
import { LastThrow } from './last-throw.tsx'
import { Legend } from './legend.tsx'
import { WholeMap } from './whole-map.tsx'

/** What does not move with the board: the whole map, the latest throw, what could be done from where, the signs. */
export function SidePanels(props: MashProps & StageView) {
  if (props.table.places.length === 0) return null
  return (
    <>
      <WholeMap {...props} />
      <LastThrow {...props} />
      <FromThere {...props} />
      <Legend />
    </>
  )
}
