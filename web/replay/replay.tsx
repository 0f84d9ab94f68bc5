import type { BoardModule } from '@eldertable/board-kit'
import type { GameEntry } from '@eldertable/games'
import type { Seat } from '@eldertable/kernel'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { playOnFrom } from '../local/local-matches.ts'
import type { BegunMatch, MatchSession } from '../session/session.ts'
import { Log } from '../table/log.tsx'
import { Playfield } from '../table/playfield.tsx'
import { Rulebook } from '../table/rulebook.tsx'
import { Seats } from '../table/seats.tsx'
import { TopBar } from '../table/top-bar.tsx'
import { coverOf } from '../titles/covers.ts'
import { ReplayBar } from './replay-bar.tsx'
import { Reel } from './reel.ts'
import type { MatchFile } from '@eldertable/protocol'

const none = () => {}
const nothing: ReadonlyMap<string, never> = new Map<string, never>()

/** The table as it was: nothing is lit, and the slip gives way to the timeline. */
export function Replay({
  session,
  game,
  board,
  at,
  onClose,
}: {
  session: MatchSession
  game: GameEntry
  board: BoardModule
  at: number
  onClose: () => void
}) {
  const [file, setFile] = useState<MatchFile>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    session
      .file()
      .then(setFile, (error: unknown) =>
        setProblem(error instanceof Error ? error.message : String(error)),
      )
  }, [session])
  const reel = useMemo(
    () => (file === undefined ? undefined : new Reel(game, board, file)),
    [file, game, board],
  )
  if (problem !== undefined)
    return (
      <div className="quiet">
        <p>{problem}</p>
        <button type="button" className="btn" onClick={onClose}>
          Back to the table
        </button>
      </div>
    )
  if (reel === undefined || file === undefined) return <p className="quiet">Winding back.</p>
  return <Projector {...{ session, game, board, reel, file, onClose }} first={at} />
}

function Projector({
  session,
  game,
  board,
  reel,
  file,
  first,
  onClose,
}: {
  session: MatchSession
  game: GameEntry
  board: BoardModule
  reel: Reel
  file: MatchFile
  first: number
  onClose: () => void
}) {
  const now = session.get()
  const [position, setPosition] = useState(Math.min(first, reel.length))
  const [eyes, setEyes] = useState<Seat | null>(now.status === 'finished' ? null : now.reader)
  const [rule, setRule] = useState<string | null>(null)
  const [, go] = useLocation()
  const table: BegunMatch = {
    ...now,
    reader: eyes,
    view: reel.view(position, eyes),
    position,
    log: reel.heard(position, eyes),
    thinking: null,
  }
  const moment = table.log.filter((told) => told.position === position).map(({ event }) => event)
  const fork = async () => go(`/local/${await playOnFrom(game, file, position)}`)
  return (
    <main className="table" style={{ '--accent': coverOf(game.title.id)?.accent }}>
      <TopBar
        table={table}
        name={game.title.text.name}
        board={board}
        tools={[{ icon: 'film-spool', label: 'Leave the replay', isOn: true, onPress: onClose }]}
      />
      <Seats table={table} game={game} board={board} aimed={null} onSeatBot={none} />
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
            table={table}
            title={game.title}
            board={board}
            onRule={setRule}
            onWatch={setPosition}
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
        {...{ reel, board, table, position, eyes }}
        title={game.title}
        canChooseEyes={now.status === 'finished'}
        onPosition={setPosition}
        onEyes={setEyes}
        onFork={() => void fork()}
        onClose={onClose}
      />
    </main>
  )
}
