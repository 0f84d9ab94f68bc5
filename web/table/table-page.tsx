import type { BoardModule } from '@eldertable/board-kit'
import type { GameEntry } from '@eldertable/games'
import type { Option } from '@eldertable/kernel'
import {
  lazy,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { SinceLastStrip } from '../replay/since-last-strip.tsx'
import { useMoment } from '../replay/use-moment.ts'
import type { BegunMatch, MatchSession, UndoHow } from '../session/session.ts'
import { useSinceLastHere } from '../session/use-since-last-here.ts'
import { useTableSounds } from '../sound/use-table-sounds.ts'
import { boardOf } from '../titles/boards.ts'
import { coverOf } from '../titles/covers.ts'
import { gameOf } from '../titles/games.ts'
import { SpokenIdeas } from './advice.tsx'
import { aimAtOption, aimAtTarget, noAim } from './aim.ts'
import { changedMind, marksOf, suggestible, useShownAim, watchedOption } from './company.ts'
import { DeedSlip, wayOn } from './deed-slip.tsx'
import { HandOver } from './hand-over.tsx'
import { entriesOfHint, litByHint, useHint } from './hint.ts'
import { useTableKeys } from './keys.ts'
import { AT_THE_FIRST, useKeptFocus, type KeptFocus } from './kept-focus.ts'
import { litTargets, optionsAt } from './lit.ts'
import { useMedia } from './media.ts'
import { Notices } from './notices.tsx'
import { newsOf } from './news.ts'
import { amongOptions, entriesOf, inOrder, ordinaryOf } from './option-order.ts'
import { PhoneTabs } from './phone-tabs.tsx'
import { Playfield } from './playfield.tsx'
import { Prompt } from './prompt.tsx'
import { SeatStrips } from './seat-strips.tsx'
import { Seats } from './seats.tsx'
import { SidePanel } from './side-panel.tsx'
import type { Side } from './sides.ts'
import { SpokenSlip } from './spoken-slip.tsx'
import { TableDialogs, type TableDialog } from './table-dialogs.tsx'
import { TableMenu } from './table-menu.tsx'
import { isAnythingIn, toolsOf } from './table-tools.ts'
import { TopBar } from './top-bar.tsx'
import { useBell } from './use-bell.ts'
import { useTurnNotice } from './use-turn-notice.ts'
import { useFollowed } from './use-followed.ts'
import { useUnread } from './use-unread.ts'

// Nobody needs these for the first pick.
const Replay = lazy(async () => ({ default: (await import('../replay/replay.tsx')).Replay }))
const Ending = lazy(async () => ({ default: (await import('./ending.tsx')).Ending }))
/** Draws the slip of a lesson, which can open the rulebook at a rule. */
type LessonSlot = (onRule: (rule: string) => void) => ReactNode

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
  const titleId = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.get().title,
  )
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
  const shown = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.get(),
  )
  const { at, isPlayedThrough, lookAt, playFrom, close } = useMoment(isReplay)
  const [missedFrom, skip] = useSinceLastHere(shown)
  const kept: KeptFocus = useRef(null)
  const followed = useFollowed(session, board, slip !== undefined)
  const { view } = shown
  if (view === null) return <p className="quiet">The match has not begun.</p>
  const table = { ...shown, view }
  if (at !== null && slip === undefined)
    return (
      <Suspense fallback={<p className="quiet">Winding back.</p>}>
        <Replay
          {...{ session, game, board, at, isPlayedThrough }}
          now={table}
          onAt={lookAt}
          onClose={close}
        />
      </Suspense>
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
      {...{ session, table, game, board, slip, kept, followed, onAgain }}
      onReplay={lookAt}
      sinceLast={<SinceLastStrip from={missedFrom} onPlay={playFrom} onSkip={skip} />}
    />
  )
}

function LiveTable({
  session,
  table,
  game,
  board,
  slip,
  kept,
  followed,
  onAgain,
  onReplay,
  sinceLast,
}: {
  session: MatchSession
  table: BegunMatch
  game: GameEntry
  board: BoardModule
  slip: LessonSlot | undefined
  kept: KeptFocus
  followed: ReturnType<typeof useFollowed>
  onAgain: () => void
  onReplay: (position: number) => void
  /** Offers whoever comes back to see what has happened. */
  sinceLast: ReactNode
}) {
  const { title } = game
  const [aim, setAim] = useState(noAim)
  const [narrowed, setNarrowed] = useState<string | null>(null)
  const [side, setSide] = useState<Side>('log')
  const [rule, setRule] = useState<string | null>(null)
  const [isDrawerOpen, setDrawer] = useState(false)
  /** Whether the board is looked at once more after the end. */
  const [isAtBoard, setAtBoard] = useState(false)
  const [dialog, open] = useState<TableDialog | null>(null)
  /** What is asked once more before it is picked. */
  const [grave, setGrave] = useState<Option | null>(null)
  useEffect(() => {
    setAim(noAim)
    setNarrowed(null)
  }, [table.position])
  useTableSounds(table, board.sound)
  useTurnNotice(table, title)
  useShownAim(session, aim)
  useKeptFocus(kept)
  const bell = useBell(session)
  const { menu } = table.view
  const choices = menu ?? suggestible(table)
  const anytime = table.anytime?.options ?? []
  const openAnytime = isAnythingIn(table.anytime) ? () => open('anytime') : undefined
  const hint = useHint(session, table, title)
  const aimed = aim.option ?? watchedOption(table, title) ?? hint.choices?.[0]?.option ?? null
  const isLesson = slip !== undefined
  const isSeatedOnline =
    session.business !== undefined && table.reader !== null && table.status === 'playing'
  const isFinished = table.view.table.outcome !== null && !isLesson
  const isOver = isFinished && !followed.isEnding && !isAtBoard
  const { deed, isTelling, skip } = followed
  const isTold = deed !== null && (isTelling || isFinished || isBotsTurn(table))
  const isDrawer = useMedia('(max-width: 1180px)')
  const unread = useUnread(table, side === 'chat' && (isDrawerOpen || !isDrawer))
  useEffect(() => {
    if (isOver) setDrawer(false) // the front page first
  }, [isOver])

  const showSide = (wanted: Side) => {
    setSide(wanted)
    setDrawer(true)
  }
  const openRule = (id: string) => {
    setRule(id)
    showSide('rules')
  }
  const pick = (number: number) => {
    skip()
    const option = [...(menu?.options ?? []), ...anytime].find((one) => one.pick === number)
    if (option !== undefined && board.irrevocable?.includes(option.verb) === true) setGrave(option)
    else session.pick(number)
  }
  const toFrontPage = () => {
    skip()
    setAtBoard(false)
  }
  const suggest = (number: number) => session.suggest?.(changedMind(table, number))
  const choose = ({ pick: number, upTo, target }: Option) => {
    if (upTo !== undefined) setNarrowed(target ?? null)
    else (menu === null ? suggest : pick)(number)
  }
  const pickTarget = (target: string) => {
    const [first, ...others] = optionsAt(choices, target)
    if (first === undefined) return
    if (others.length === 0) choose(first)
    else setNarrowed(target)
  }
  const show = (wanted: Side) => {
    setDrawer(!isDrawerOpen || side !== wanted)
    setSide(wanted)
  }
  const openUndo = () => open('undo')
  // What can't be taken back by oneself is explained, and the others can be asked.
  const goBack = (how: UndoHow) =>
    typeof table.undo[how] === 'number' || isLesson ? session.undo(how) : openUndo()
  const ordinary = board.ordinary(table.view.table)
  const options = inOrder(ordinary, amongOptions(menu?.options ?? [], board), narrowed)
  const news = newsOf(table, title)
  const watch = () => onReplay(table.position)
  const save = async () => {
    const { saveMatch } = await import('../lobby/save-match.ts')
    saveMatch(await session.file())
  }
  useTableKeys({
    // What is not in sight yet is not picked by a key.
    entries: isTelling
      ? []
      : hint.choices === null
        ? entriesOf(options, board.bundles, narrowed)
        : entriesOfHint(hint.choices),
    go: isTelling ? undefined : (hint.choices?.[0]?.option ?? ordinaryOf(ordinary, options)),
    onPick: pick,
    onNarrow: setNarrowed,
    onBack: () => (hint.choices === null ? setNarrowed(null) : hint.close()),
    onUndo: () => goBack('step'),
    letters: {
      l: () => show('log'),
      i: () => show('pieces'),
      r: () => show('rules'),
      b: () => show('text'),
      t: () => show('chat'),
      Z: () => goBack('action'),
      u: () => goBack('turn'),
      y: () => (typeof table.undo.redo === 'number' ? session.redo() : openUndo()),
      ...(!isLesson && { p: watch }),
      ...(openAnytime !== undefined && { a: openAnytime }),
      ...(hint.isThere && { h: hint.toggle }),
      '?': () => open('keys'),
    },
  })
  const latest = table.log.at(-1)?.position
  const moment = table.log.filter(({ position }) => position === latest).map(({ event }) => event)
  return (
    <main
      data-position={table.position}
      className={[
        'table',
        isDrawerOpen ? 'drawer' : '',
        isOver ? 'over' : '',
        isLesson ? 'lesson' : '',
      ].join(' ')}
      style={{ '--accent': coverOf(title.id)?.accent }}
    >
      <div className="head">
        <TopBar
          table={table}
          name={title.text.name}
          board={board}
          tools={toolsOf(table, {
            side: isDrawerOpen ? side : null,
            isRulebookOpen: side === 'rules',
            isLesson,
            isOver,
            unread,
            onShow: show,
            onUndo: isLesson ? () => goBack('step') : openUndo,
            onWatch: watch,
          })}
        >
          <TableMenu
            table={table}
            ways={{
              bell: isSeatedOnline ? bell : undefined,
              onKeys: () => open('keys'),
              onReport: isLesson ? undefined : () => open('report'),
              onAnytime: openAnytime,
              onLeave: isSeatedOnline ? () => open('leave') : undefined,
            }}
          />
        </TopBar>
        <Notices
          {...{ table, title }}
          onDismiss={() => session.dismissNote()}
          onConsent={(yes) => session.consent(yes)}
        >
          <SeatStrips {...{ session, table }} />
          {sinceLast}
        </Notices>
      </div>
      {isOver ? (
        <Suspense fallback={null}>
          <Ending
            {...{ table, title, board, onAgain }}
            onWatch={onReplay}
            onBoard={() => setAtBoard(true)}
            onSave={() => void save()}
            onCheckDice={async () => (await import('./check-dice.ts')).checkDice(session, game)}
          />
        </Suspense>
      ) : (
        <Playfield
          {...{ table, title, board, menu, choices }}
          beside={
            <Seats
              {...{ table, game, board, aimed }}
              onSeatBot={(seat, bot) => session.seatBot(seat, bot)}
            />
          }
          onChoose={choose}
          onRule={openRule}
          marks={marksOf(table, title)}
          label={`The board of ${title.text.name}`}
          shows={{
            table: table.view.table,
            hand: table.view.hand,
            reader: table.reader,
            seats: table.seats,
            lit: litByHint(litTargets(choices, aim.target, menu === null), hint.choices),
            aimed,
            decision: table.view.decision,
            moment,
            onAim: (target) => setAim(target === null ? noAim : aimAtTarget(choices, target)),
            onPick: pickTarget,
          }}
        />
      )}
      <SidePanel
        {...{ table, title, board, side, rule, unread }}
        onSide={setSide}
        onRule={openRule}
        onAnytime={openAnytime}
        onWatch={isLesson ? undefined : onReplay}
        onSay={(text) => session.say(text)}
      />
      {slip?.(openRule)}
      {isTold && !isOver ? (
        <DeedSlip
          {...{ table, title, board, deed }}
          way={wayOn(isFinished, isTelling, isFinished ? toFrontPage : skip)}
        />
      ) : (
        <Prompt
          {...{ table, title, board, news, aim, hint, narrowed }}
          onNarrow={setNarrowed}
          onAim={(option) => setAim(option === null ? noAim : aimAtOption(option))}
          onPick={pick}
          onSuggest={suggest}
          onRule={openRule}
          onLog={() => showSide('log')}
          onOrder={(decision) => session.order(decision, 'turn-ends')}
          onLift={(decision) => session.lift(decision)}
        />
      )}
      <SpokenIdeas {...{ table, title }} />
      <SpokenSlip {...{ table, title, board, news }} isHeld={isTold} />
      <PhoneTabs
        side={isDrawerOpen ? side : null}
        {...{ table, isOver, unread }}
        onShow={show}
        onBoard={() => setDrawer(false)}
      />
      <TableDialogs
        {...{ session, table, title, dialog, grave }}
        onPick={pick}
        onRule={openRule}
        onClose={() => open(null)}
        onSettled={() => setGrave(null)}
      />
    </main>
  )
}

/** Whether a bot decides: what it did says more than what it is asked. */
const isBotsTurn = ({ view, thinking }: BegunMatch): boolean =>
  view.decision !== null && thinking === view.decision.seat
