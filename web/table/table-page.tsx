import type { BoardModule } from '@eldertable/board-kit'
import type { GameEntry } from '@eldertable/kernel'
import { Suspense, use, useMemo, useRef, useState } from 'preact/compat'
import { lazyPart } from '../lazy-part.tsx'
import { useMoment } from '../replay/use-moment.ts'
import type { BegunMatch, MatchOnScreen, MatchSession } from '../session/session.ts'
import { useSession } from '../session/use-session.ts'
import { useSinceLastHere } from '../session/use-since-last-here.ts'
import { boardOf } from '../titles/boards.ts'
import { gameOf } from '../titles/games.ts'
import { AT_THE_FIRST, type KeptFocus } from './keys/kept-focus.ts'
import { LiveTable, type LessonSlot } from './live-table.tsx'
import type { Scene } from './told/scenes.ts'
import { useFollowed } from './told/use-followed.ts'
import { useTabTitle } from './head/use-tab-title.ts'

const Replay = lazyPart(
  async () => (await import('../replay/replay.tsx')).Replay,
  <p className="quiet">Winding back.</p>,
)
const SinceLastStrip = lazyPart(
  async () => (await import('../replay/since-last-strip.tsx')).SinceLastStrip,
)
const HandsStrip = lazyPart(async () => (await import('../replay/hands-strip.tsx')).HandsStrip)
const HandOver = lazyPart(async () => (await import('./seats/hand-over.tsx')).HandOver)

interface TablePageProps {
  session: MatchSession
  /** Whether it opens at its beginning, to be watched. */
  isReplay?: boolean
  /** The slip of a lesson, which is neither recorded nor won. */
  slip?: LessonSlot
  onAgain: () => void
}

/** A table, wherever its match runs. */
export function TablePage(props: TablePageProps) {
  const { session } = props
  const titleId = useSession(session, () => session.get().title)
  const game = gameOf(titleId)
  const board = boardOf(titleId)
  if (game === undefined || board === undefined)
    return <p className="quiet">This game is not here yet.</p>
  return (
    <Suspense fallback={<p className="quiet">Setting the board.</p>}>
      <SetUp {...props} {...{ game, board }} />
    </Suspense>
  )
}

/** The table as soon as the title and its board are there. */
function SetUp({
  game,
  board,
  ...props
}: TablePageProps & { game: Promise<GameEntry>; board: Promise<BoardModule> }) {
  return <Table {...props} game={use(game)} board={use(board)} />
}

function Table({
  session,
  isReplay = false,
  game,
  board,
  slip,
  onAgain,
}: TablePageProps & { game: GameEntry; board: BoardModule }) {
  const shown = useSession(session, () => session.get())
  const { at, isPlayedThrough, inspect, playFrom, close } = useMoment(isReplay)
  const [missedFrom, skip] = useSinceLastHere(shown)
  const kept: KeptFocus = useRef(null)
  const [isReviewed, setReviewed] = useState(false)
  const followed = useFollowed(session, board, game.title, slip !== undefined)
  const { scene } = followed
  const live = useMemo(() => begun(shown), [shown])
  const table = useMemo(() => (live === null ? null : asTold(live, scene)), [live, scene])
  useTabTitle(shown, game.title.text.name)
  if (live === null || table === null) return <p className="quiet">The match has not begun.</p>
  if (at !== null && slip === undefined)
    return (
      <Replay
        {...{ session, game, board, at, isPlayedThrough }}
        now={live}
        onAt={inspect}
        onClose={close}
      />
    )
  // What bots have done is told first: nobody's hand is shown before the screen is taken.
  if (shown.handOver !== null && !followed.isTelling)
    return (
      <HandOver
        seat={shown.handOver}
        name={shown.seats[shown.handOver]?.name ?? ''}
        onTake={(isByKey) => {
          kept.current = isByKey ? AT_THE_FIRST : null
          session.takeScreen()
        }}
      />
    )
  return (
    <LiveTable
      {...{ session, table, live, game, board, slip, kept, followed, onAgain }}
      onReplay={inspect}
      onPlayThrough={playFrom}
      review={{ isOpen: isReviewed, set: setReviewed }}
      sinceLast={
        missedFrom === null ? (
          isShownHands(live) ? (
            <HandsStrip table={live} onLook={inspect} />
          ) : null
        ) : (
          <SinceLastStrip
            from={missedFrom}
            stoodIn={table.stoodIn}
            onPlay={playFrom}
            onSkip={skip}
          />
        )
      }
    />
  )
}

/** A table as far as it has been told. Who is there, and what can be taken back, is as it is. */
const asTold = (live: BegunMatch, scene: Scene | null): BegunMatch =>
  scene === null
    ? live
    : {
        ...live,
        position: scene.position,
        view: scene.view,
        log: scene.log,
        decided: scene.decided,
        thinking: null,
        handOver: null,
      }

/** Whether the reader watches a table at which all hands are shown later. */
const isShownHands = ({ reader, status, terms }: BegunMatch): boolean =>
  reader === null && status === 'playing' && typeof terms?.watching === 'object'

/** The same while nothing has changed: sounds and looking back go by it. */
const begun = (shown: MatchOnScreen): BegunMatch | null =>
  shown.view === null ? null : { ...shown, view: shown.view }
