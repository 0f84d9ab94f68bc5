import {
  AskedAbout,
  MarkedTargets,
  Stage,
  type BoardModule,
  type BoardProps,
  type TargetMark,
} from '@eldertable/board-kit'
import type { AnyTitle, Option, View } from '@eldertable/kernel'
import type { ReactNode } from 'preact/compat'
import type { BegunMatch, OtherPerson } from '../../session/session.ts'
import { Looking } from './looking.tsx'
import { useMedia } from '../media.ts'

/** The board in its stage, or on a narrow screen the title's small one; everything on it can be looked at. */
export function Playfield({
  table,
  title,
  board,
  menu,
  label,
  marks,
  shows,
  choices,
  beside,
  over,
  onChoose,
  onPerson,
  onRule,
}: {
  table: BegunMatch
  title: AnyTitle
  board: BoardModule
  /** What the reader is asked, for what is refused there. */
  menu: View['menu']
  label: string
  /** What the seats point at and suggest. */
  marks: ReadonlyMap<string, readonly TargetMark[]>
  shows: BoardProps
  /** What targets may stand for, and how one of those is taken from the card about its target. */
  choices?: View['menu']
  onChoose?: (option: Option) => void
  /** From the card of a seat to whoever sits there. */
  onPerson?: ((person: OtherPerson) => void) | undefined
  /** The seats, which can be looked at like the board. */
  beside?: ReactNode
  /** What lies over the stage for a while. */
  over?: ReactNode
  onRule: (rule: string) => void
}) {
  const { SidePanels, Hand } = board
  const isNarrow = useMedia('(max-width: 599px), (max-height: 499px)')
  const asked = new Set(shows.decision === null ? [] : board.about?.(shows.decision, shows.table))
  return (
    <AskedAbout value={asked}>
      <MarkedTargets value={marks}>
        <Looking
          {...{ table, title, board, menu, onPerson, onRule }}
          {...(choices !== undefined && { choices })}
          {...(onChoose !== undefined && { onChoose })}
          onAim={shows.onAim}
        >
          {beside}
          {isNarrow && board.SmallBoard !== undefined ? (
            <div className="stage">
              <board.SmallBoard {...shows} />
              {over}
            </div>
          ) : (
            <Stage
              {...board.size(shows.table)}
              label={label}
              action={board.action?.(shows) ?? null}
              beside={
                SidePanels === undefined ? undefined : (view) => <SidePanels {...shows} {...view} />
              }
              foot={Hand === undefined ? undefined : <Hand {...shows} />}
              over={over}
            >
              <board.Board {...shows} />
            </Stage>
          )}
        </Looking>
      </MarkedTargets>
    </AskedAbout>
  )
}
