import {
  MarkedTargets,
  Stage,
  type BoardModule,
  type BoardProps,
  type TargetMark,
} from '@eldertable/board-kit'
import { useMedia } from './media.ts'

/** The board in its stage, or on a narrow screen the title's small one. */
export function Playfield({
  board,
  label,
  marks,
  shows,
}: {
  board: BoardModule
  label: string
  /** What the seats point at and suggest. */
  marks: ReadonlyMap<string, readonly TargetMark[]>
  shows: BoardProps
}) {
  const isNarrow = useMedia('(max-width: 599px)')
  return (
    <MarkedTargets value={marks}>
      {isNarrow && board.SmallBoard !== undefined ? (
        <div className="stage">
          <board.SmallBoard {...shows} />
        </div>
      ) : (
        <Stage {...board.size(shows.table)} label={label}>
          <board.Board {...shows} />
        </Stage>
      )}
    </MarkedTargets>
  )
}
