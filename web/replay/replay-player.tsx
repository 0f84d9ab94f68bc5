import type { BoardModule } from '@eldertable/board-kit'
import type { GameEntry, Seat } from '@eldertable/kernel'
import { useMemo, useState, type ReactNode } from 'preact/compat'
import { useLocation } from 'wouter-preact'
import { lazyPart } from '../lazy-part.tsx'
import { playOnFrom } from '../local/local-matches.ts'
import type { BegunMatch, MatchSession } from '../session/session.ts'
import { Log } from '../table/log/log.tsx'
import { Playfield } from '../table/board/playfield.tsx'
import { Rulebook } from '../table/side/rulebook.tsx'
import { Seats } from '../table/seats/seats.tsx'
import { mayAskWhy } from '../table/company/may-ask-why.ts'
import { useRemarks } from '../table/told/use-remarks.ts'
import { TopBar } from '../table/head/top-bar.tsx'
import { coverOf } from '../titles/covers.ts'
import { beatsOf } from './beats.ts'
import { ReplayBar } from './replay-bar.tsx'
import type { ReplaySource } from './replay-source.ts'
import { usePlaying } from './use-playing.ts'

const WhyDialog = lazyPart(async () => (await import('../table/company/why-dialog.tsx')).WhyDialog)

const none = () => {}
const nothing: ReadonlyMap<string, never> = new Map<string, never>()

/** The table at one position, with the bar by which one moves along the match. */
export function ReplayPlayer({
  session,
  game,
  board,
  replay,
  table: end,
  position,
  eyes,
  isPlayedThrough,
  onAt,
  onEyes,
  onClose,
  children,
}: {
  session: MatchSession
  game: GameEntry
  board: BoardModule
  replay: ReplaySource
  /** As it was at this position. */
  table: BegunMatch
  position: number
  eyes: Seat | null
  isPlayedThrough: boolean
  onAt: (position: number) => void
  /** Absent where one looks through one's own eyes alone. */
  onEyes?: (eyes: Seat | null) => void
  onClose: () => void
  children?: ReactNode
}) {
  const [rule, setRule] = useState<string | null>(null)
  /** The position about which somebody wants to know why a bot has picked so. */
  const [askedAbout, setAskedAbout] = useState<number | null>(null)
  const [, go] = useLocation()
  const story = useMemo(() => replay.story(position, eyes), [replay, position, eyes])
  const beats = beatsOf(end, story, board)
  const playing = usePlaying(position, beats.length, isPlayedThrough, () => {
    const isMore = position < replay.length
    if (isMore) onAt(position + 1)
    else if (isPlayedThrough) onClose()
    return isMore
  })
  const table = beats[playing.beat] ?? end
  const said = useRemarks(table, board)
  const moment = table.log.filter((told) => told.position === position).map(({ event }) => event)
  // Of a match that runs elsewhere nobody has the file before it is over.
  const canFork = table.connection === 'here' || table.status === 'finished'
  const fork = async () => go(`/local/${await playOnFrom(game, await session.file(), position)}`)
  return (
    <main
      className="table"
      data-position={position}
      style={{ '--accent': coverOf(game.title.id)?.accent }}
    >
      <div className="head">
        <TopBar
          table={table}
          name={game.title.text.name}
          board={board}
          tools={[{ icon: 'film-spool', label: 'Leave the replay', isOn: true, onPress: onClose }]}
        />
        {children}
      </div>
      <Seats table={table} game={game} board={board} aimed={null} said={said} onSeatBot={none} />
      <Playfield
        table={table}
        title={game.title}
        board={board}
        menu={null}
        onRule={setRule}
        marks={nothing}
        label={`The board of ${game.title.text.name} at pick ${position}`}
        shows={{
          table: table.view.table,
          hand: table.view.hand,
          reader: eyes,
          seats: table.seats,
          lit: nothing,
          aimed: null,
          decision: null,
          moment,
          onAim: none,
          onPick: none,
        }}
      />
      <aside className="side" aria-label="Log">
        {rule === null ? (
          <Log
            {...{ table, board, said }}
            title={game.title}
            onRule={setRule}
            onWatch={onAt}
            onWhy={mayAskWhy(session, table, game) ? setAskedAbout : undefined}
          />
        ) : (
          <Rulebook
            title={game.title.id}
            rule={rule}
            onRule={setRule}
            onClose={() => setRule(null)}
          />
        )}
      </aside>
      <ReplayBar
        {...{ replay, board, table, position, eyes, playing, onEyes, onClose }}
        title={game.title}
        notes={session.notes}
        onPosition={onAt}
        onFork={canFork ? () => void fork() : undefined}
      />
      {askedAbout === null ? null : (
        <WhyDialog
          {...{ session, table }}
          title={game.title}
          position={askedAbout}
          onClose={() => setAskedAbout(null)}
        />
      )}
    </main>
  )
}
