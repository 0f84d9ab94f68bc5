import type { BoardModule } from '@eldertable/board-kit'
import type { GameEntry } from '@eldertable/kernel'
import { useState, type ReactNode } from 'preact/compat'
import { lazyPart } from '../lazy-part.tsx'
import type { BegunMatch, MatchSession, OtherPerson } from '../session/session.ts'
import { useTableSounds } from '../sound/use-table-sounds.ts'
import { coverOf } from '../titles/covers.ts'
import { marksOf, watchedOption } from './company/company.ts'
import { DeedSlip, wayOn } from './told/deed-slip.tsx'
import { ExhibitOver } from './told/exhibit-over.tsx'
import { litByHint, useHint } from './company/hint.ts'
import { SpokenIdeas } from './company/ideas.tsx'
import { useKeptFocus, type KeptFocus } from './keys/kept-focus.ts'
import { litTargets } from './board/lit.ts'
import { mayAskWhy } from './company/may-ask-why.ts'
import { newsOf } from './told/news.ts'
import { PhoneTabs } from './side/phone-tabs.tsx'
import { Playfield } from './board/playfield.tsx'
import { Prompt } from './prompt/prompt.tsx'
import { Seats } from './seats/seats.tsx'
import { SidePanel } from './side/side-panel.tsx'
import { SpokenSlip } from './prompt/spoken-slip.tsx'
import { TableDialogs, type TableDialog } from './table-dialogs.tsx'
import { TableHead } from './head/table-head.tsx'
import { tableWays } from './head/table-ways.ts'
import { toolsOf } from './board/tools.ts'
import type { useFollowed } from './told/use-followed.ts'
import { useExhibit } from './told/use-exhibit.ts'
import { useKeyGuard } from './keys/use-key-guard.ts'
import { useKeysAtTable } from './keys/use-keys-at-table.ts'
import { usePicking } from './prompt/use-picking.ts'
import { useRemarks } from './told/use-remarks.ts'
import { useSurePick } from './prompt/use-sure-pick.ts'
import { useSides } from './side/use-sides.ts'
import { useTurnNotice } from './head/use-turn-notice.ts'

const Ending = lazyPart(async () => (await import('./ending/ending.tsx')).Ending)
const Review = lazyPart(
  async () => (await import('../review/review.tsx')).Review,
  <p className="quiet">Playing the match again.</p>,
)

/** This many picks before a turning point it is played from: what leads to it is seen too. */
const LEAD = 4

/** Draws the slip of a lesson, which can open the rulebook at a rule. */
export type LessonSlot = (onRule: (rule: string) => void) => ReactNode

/** A table as the match stands: the board, the slip with the question, the seats and the side. */
export function LiveTable({
  session,
  table,
  live,
  game,
  board,
  slip,
  kept,
  followed,
  onAgain,
  onReplay,
  onPlayThrough,
  review,
  sinceLast,
}: {
  session: MatchSession
  /** As far as it has been told. */
  table: BegunMatch
  /** As it is. */
  live: BegunMatch
  game: GameEntry
  board: BoardModule
  slip: LessonSlot | undefined
  kept: KeptFocus
  followed: ReturnType<typeof useFollowed>
  onAgain: () => void
  onReplay: (position: number) => void
  onPlayThrough: (position: number) => void
  /** Whether luck and decisions are looked at once it is over; that outlasts a look at a moment. */
  review: { isOpen: boolean; set: (isOpen: boolean) => void }
  /** Offers whoever comes back to see what has happened. */
  sinceLast: ReactNode
}) {
  const { title } = game
  const { deed, earlier, isTelling, skip } = followed
  const shown = useExhibit(followed)
  const { menu } = table.view
  const isLesson = slip !== undefined
  /** Whether the board is looked at once more after the end. */
  const [isAtBoard, setAtBoard] = useState(false)
  const [dialog, open] = useState<TableDialog | null>(null)
  const [person, setPerson] = useState<OtherPerson | null>(null)
  /** The position about which somebody wants to know why a bot has picked so. */
  const [askedAbout, setAskedAbout] = useState<number | null>(null)
  const onPerson = session.business === undefined ? undefined : setPerson
  const isFinished = table.view.table.outcome !== null && !isLesson
  const isOver = isFinished && !followed.isEnding && !isAtBoard
  const sides = useSides(table, { isOver, hasGoal: !isLesson && title.text.goal !== undefined })
  const picking = usePicking(session, table, board, skip)
  const hint = useHint(session, table, title)
  const ways = tableWays(session, table, { isLesson, open, onReplay })
  useTableSounds(table, board.sound)
  useTurnNotice(live, title)
  useKeptFocus(kept)
  const isSettled = useKeyGuard(menu !== null && !isTelling, shown.isInTheWay, shown.skip)
  useKeysAtTable(table, { board, isTelling, picking, hint, ways, sides })
  const { aim, choices, pick } = picking
  const said = useRemarks(table, board)
  const onWhy = mayAskWhy(session, table, game) ? setAskedAbout : undefined
  const tool = toolsOf(board, table.view.table)
  const aimed =
    aim.option ??
    watchedOption(table, title) ??
    hint.choices?.find(({ isBest }) => isBest)?.option ??
    null
  const isTold = deed !== null && (isTelling || isFinished || isBotsTurn(table))
  const toFrontPage = () => {
    skip()
    setAtBoard(false)
  }
  const settled = useSurePick(session, table, board, !isTelling && !isLesson && isSettled)
  const news = newsOf(settled, title, board)
  const save = async () => {
    const { saveMatch } = await import('../lobby/save-match.ts')
    saveMatch(await session.file())
  }
  return (
    <main
      data-position={table.position}
      data-title={title.id}
      className={[
        'table',
        sides.isDrawerOpen ? 'drawer' : '',
        isOver ? 'over' : '',
        isLesson ? 'lesson' : '',
        menu === null || isSettled ? '' : 'settling',
      ].join(' ')}
      style={{ '--accent': coverOf(title.id)?.accent }}
    >
      <TableHead {...{ session, table, title, board, sides, ways, isOver }}>{sinceLast}</TableHead>
      {isOver && review.isOpen ? (
        <Review
          {...{ session, table, game }}
          onWatch={onReplay}
          onClose={() => review.set(false)}
        />
      ) : isOver ? (
        <Ending
          {...{ table, title, board, onAgain }}
          onWatch={(position) => onPlayThrough(Math.max(0, position - LEAD))}
          onWatchAll={() => onPlayThrough(0)}
          onBoard={() => setAtBoard(true)}
          onReview={game.searchProfile === undefined ? undefined : () => review.set(true)}
          onSave={() => void save()}
          onCheckDice={async () =>
            (await import('./ending/check-dice.ts')).checkDice(session, game)
          }
        />
      ) : (
        <Playfield
          {...{ table, title, board, menu, choices, onPerson }}
          beside={
            <Seats
              {...{ table, game, board, aimed, said }}
              onSeatBot={(seat, bot) => session.seatBot(seat, bot)}
            />
          }
          over={
            shown.exhibit === null ? null : (
              <ExhibitOver {...shown} exhibit={shown.exhibit} onRule={sides.openRule} />
            )
          }
          onChoose={picking.choose}
          onRule={sides.openRule}
          marks={marksOf(table, title)}
          label={`The board of ${title.text.name}`}
          shows={{
            table: table.view.table,
            hand: table.view.hand,
            reader: table.reader,
            seats: table.seats,
            lit: litByHint(
              litTargets(choices, aim.target, menu === null, picking.narrowed, tool),
              hint.choices,
            ),
            aimed,
            decision: table.view.decision,
            options: choices?.options ?? [],
            moment: followed.moment,
            onAim: picking.aimAtTarget,
            onPick: picking.pickTarget,
          }}
        />
      )}
      <SidePanel
        {...{ session, table, title, board, onPerson, onWhy, said }}
        onExhibit={shown.callBack}
        side={sides.side}
        isChosen={sides.isChosen}
        rule={sides.rule}
        unread={sides.unread}
        onSide={sides.turnTo}
        onRule={sides.openRule}
        onAnytime={ways.openAnytime}
        onWatch={isLesson ? undefined : onReplay}
      />
      {slip?.(sides.openRule)}
      {isTold && !isOver ? (
        <DeedSlip
          {...{ table, title, board, deed, earlier, said, onWhy }}
          onExhibit={shown.callBack}
          way={wayOn(isFinished, isTelling, isFinished ? toFrontPage : skip)}
        />
      ) : (
        <Prompt
          {...{ table, title, board, news, aim, hint }}
          deeds={deed === null ? earlier : [deed, ...earlier]}
          narrowed={picking.narrowed}
          wasting={picking.wasting}
          onNarrow={picking.narrow}
          onAim={picking.aimAt}
          onPick={pick}
          onPickInARow={picking.pickInARow}
          onSuggest={picking.suggest}
          onRule={sides.openRule}
          onExhibit={shown.callBack}
          onLog={() => sides.bring('log')}
          onGoal={sides.openGoal}
          onOrder={(decision, until) => session.order(decision, until)}
          onLift={(decision) => session.lift(decision)}
        />
      )}
      <SpokenIdeas {...{ table, title }} />
      <SpokenSlip
        {...{ table, title, board, news }}
        isHeld={isTold}
        toDo={isTelling ? deed?.byHand?.asks : undefined}
      />
      <PhoneTabs
        side={sides.isDrawerOpen ? sides.side : null}
        {...{ table, title, isOver }}
        unread={sides.unread}
        onShow={sides.show}
        onBoard={sides.closeDrawer}
      />
      <TableDialogs
        {...{ session, table, title, dialog, person, askedAbout }}
        grave={picking.grave}
        onMoment={onReplay}
        onPick={pick}
        onRule={sides.openRule}
        onClose={() => {
          open(null)
          setPerson(null)
          setAskedAbout(null)
        }}
        onSettled={picking.settle}
      />
    </main>
  )
}

/** Whether a bot decides: what it did says more than what it is asked. */
const isBotsTurn = ({ view, thinking }: BegunMatch): boolean =>
  view.decision !== null && thinking === view.decision.seat
