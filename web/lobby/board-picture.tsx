import { ReadableSize, type BoardModule } from '@eldertable/board-kit'
import { Component, useEffect, useRef, useState, type ReactNode } from 'preact/compat'
import { seenBoard, type SeenBoard } from '../session/seen-boards.ts'
import { boardOf } from '../titles/boards.ts'
import type { MyTable } from './my-tables.ts'
import { SmallCover } from './small-cover.tsx'

/** Round the board, as at the table. */
const MARGIN = 14

interface Known {
  board: BoardModule
  seen: SeenBoard
}

/**
 * The board of a table as the reader saw it last, for a line of a list that says the rest in words, and that something has
 * happened since, if it has. Where no board is known, the cover.
 */
export function BoardPicture({
  id,
  title,
  at,
  isHere,
}: Pick<MyTable, 'id' | 'title' | 'at' | 'isHere'>) {
  const place = useRef<HTMLSpanElement>(null)
  const [known, setKnown] = useState<Known | null>(null)
  useEffect(() => {
    const box = place.current
    if (box === null) return
    let isWaited = true
    // A long list draws what is looked at.
    const sight = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      sight.disconnect()
      knownOf(id, title).then(
        (found) => isWaited && setKnown(found),
        () => {},
      )
    })
    sight.observe(box)
    return () => {
      isWaited = false
      sight.disconnect()
    }
  }, [id, title])
  const cover = <SmallCover title={title} />
  return (
    <span ref={place} className="board-picture" aria-hidden="true" inert>
      {known === null ? (
        cover
      ) : (
        <OrElse instead={cover}>
          <Drawn {...known} />
          {!isHere && at > known.seen.at ? <small>as you left it</small> : null}
        </OrElse>
      )}
    </span>
  )
}

async function knownOf(id: string, title: string): Promise<Known | null> {
  const seen = await seenBoard(id)
  if (seen === undefined || seen.title !== title) return null
  const board = await boardOf(title)
  return board === undefined ? null : { board, seen }
}

/** A board as a picture: nobody is asked anything, and nothing on it is to be read. */
export function Drawn({
  board,
  seen: { table, seats },
}: {
  board: BoardModule
  seen: Pick<SeenBoard, 'table' | 'seats'>
}) {
  const { width, height } = board.size(table)
  return (
    <svg
      viewBox={`${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`}
      focusable="false"
    >
      <ReadableSize value={Number.POSITIVE_INFINITY}>
        <board.Board
          {...{ table, seats }}
          hand={null}
          reader={null}
          lit={nothing}
          aimed={null}
          decision={null}
          moment={[]}
          onAim={none}
          onPick={none}
        />
      </ReadableSize>
    </svg>
  )
}

const nothing: ReadonlyMap<string, never> = new Map<string, never>()
const none = () => {}

/** What an older version has kept may be more than this one can draw. */
class OrElse extends Component<{ instead: ReactNode; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static override getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.instead : this.props.children
  }
}
