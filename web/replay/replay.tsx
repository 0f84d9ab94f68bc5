import type { BoardModule } from '@eldertable/board-kit'
import type { GameEntry, Seat, View } from '@eldertable/kernel'
import type { MatchFile } from '@eldertable/protocol'
import { useEffect, useMemo, useState } from 'preact/compat'
import type { BegunMatch, MatchSession } from '../session/session.ts'
import { LookingBand } from './looking-band.tsx'
import { ReplayPlayer } from './replay-player.tsx'
import { RecordedReplay } from './replay-source.ts'
import { useFollowing } from './use-following.ts'
import { lastWithHands, useRunningReplay } from './use-running-replay.ts'

export interface ReplayProps {
  session: MatchSession
  /** The table as it is at the moment. */
  now: BegunMatch
  game: GameEntry
  board: BoardModule
  /** The position that is looked at. */
  at: number
  /** Whether it is played through from there, up to now. */
  isPlayedThrough: boolean
  onAt: (position: number) => void
  onClose: () => void
}

/** The table as it was: nothing is lit, and the slip gives way to the timeline. */
export function Replay(props: ReplayProps) {
  // A match that ends while one looks back is looked at to the end as it was begun.
  const [isRecorded] = useState(props.now.status === 'finished')
  return isRecorded ? <Recorded {...props} /> : <Running {...props} />
}

/** A match that is over, through any eyes. */
function Recorded(props: ReplayProps) {
  const { session, game, board, at, now, onClose } = props
  const [file, setFile] = useState<MatchFile>()
  const [problem, setProblem] = useState<string>()
  const [eyes, setEyes] = useState<Seat | null>(null)
  useEffect(() => {
    session
      .file()
      .then(setFile, (error: unknown) =>
        setProblem(error instanceof Error ? error.message : String(error)),
      )
  }, [session])
  const replay = useMemo(
    () => (file === undefined ? undefined : new RecordedReplay(game, board, file)),
    [file, game, board],
  )
  if (problem !== undefined) return <NotThere {...{ problem, onClose }} />
  if (replay === undefined) return <p className="quiet">Winding back.</p>
  const position = within(at, replay)
  const table = tableAt(
    now,
    position,
    eyes,
    replay.view(position, eyes),
    replay.heard(position, eyes),
  )
  return <ReplayPlayer {...props} {...{ replay, table, position, eyes }} onEyes={setEyes} />
}

/** A match that goes on meanwhile, with what the reader's seat knew then. */
function Running(props: ReplayProps) {
  const { session, game, board, at, now, onClose } = props
  const lastShown = lastWithHands(now)
  const [lent, lend] = useState<Seat | null>(() => (lastShown > 0 && at <= lastShown ? 0 : null))
  const own = now.handOver === null ? now.reader : null
  const eyes = lastShown > 0 ? lent : own
  const { replay, problem } = useRunningReplay(session, now, board, at, eyes)
  const position = within(at, replay)
  const go = useFollowing(at, replay.length, eyes !== own, props.onAt)
  const view = replay.view(position, eyes)
  if (view === undefined)
    return problem === null ? (
      <p className="quiet">Winding back.</p>
    ) : (
      <NotThere {...{ problem, onClose }} />
    )
  const table = tableAt(now, position, eyes, view, replay.heard(position, eyes))
  const turn = replay.turns.findLastIndex((one) => one.position <= position) + 1
  return (
    <ReplayPlayer
      {...props}
      {...{ replay, table, position, eyes }}
      onAt={go}
      {...(lastShown > 0 && { onEyes: lend })}
    >
      <LookingBand title={game.title} {...{ session, now, turn, problem, onClose }} />
    </ReplayPlayer>
  )
}

function NotThere({ problem, onClose }: { problem: string; onClose: () => void }) {
  return (
    <div className="quiet">
      <p role="alert">{problem}</p>
      <button type="button" className="btn" onClick={onClose}>
        Back to the table
      </button>
    </div>
  )
}

const within = (at: number, { earliest, length }: { earliest: number; length: number }): number =>
  Math.max(earliest, Math.min(length, at))

function tableAt(
  now: BegunMatch,
  position: number,
  reader: Seat | null,
  view: View,
  log: BegunMatch['log'],
): BegunMatch {
  return { ...now, reader, view, position, log, thinking: null, anytime: null }
}
