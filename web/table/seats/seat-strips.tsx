import { useEffect, useState } from 'preact/compat'
import { NameField, useNameField } from '../../lobby/name-field.tsx'
import type {
  MatchOnScreen,
  MatchSession,
  SeatRequest,
  SeatBusiness,
} from '../../session/session.ts'
import { listed } from '../prompt/listed.ts'
import { takenOverWords } from '../head/taken-over-words.ts'

/** Milliseconds after which a table may agree on a bot for somebody who does not choose. */
const IDLE = 5 * 60_000

/** What the reader should know, and may do, about who sits at an online table. */
export function SeatStrips({ session, table }: { session: MatchSession; table: MatchOnScreen }) {
  const { business } = session
  if (business === undefined || table.status !== 'playing') return null
  const mine = table.reader === null ? undefined : table.seats[table.reader]
  return (
    <>
      {mine !== undefined && mine.heldBy !== null ? (
        <div className="strip">
          <b>
            {table.clock?.out.includes(table.reader ?? -1) === true
              ? 'Your time is up. A bot decides until you are back.'
              : 'A bot is playing for you.'}
          </b>
          <button type="button" className="btn" onClick={() => business.takeBack()}>
            Take my seat back
          </button>
        </div>
      ) : null}
      {table.reader === null ? <Watching {...{ table, business }} /> : null}
      {table.reader === null ? null : (
        <>
          {(table.petitions ?? []).map((request) => (
            <Asking key={request.id} {...{ table, petition: request, business }} />
          ))}
          <Idler session={session} table={table} />
        </>
      )}
    </>
  )
}

/** Spectators are told that they are; where a seat is empty they may ask for it. */
function Watching({ table, business }: { table: MatchOnScreen; business: SeatBusiness }) {
  const empty = table.seats.findIndex(({ player }) => player === 'nobody')
  const isOver = table.view?.table.outcome != null
  const request = table.petitions?.find(({ isMine }) => isMine)
  return (
    <div className="strip watching">
      <b>You are watching.</b>
      {empty >= 0 || isOver ? null : <span>All seats are taken.</span>}
      {request === undefined ? null : <span>{requestWords(table, request)}</span>}
      {empty < 0 || request?.refusedBy === null ? null : (
        <AskForSeat
          name={table.seats[empty]?.name ?? ''}
          warning={(table.takenOver ?? 0) > 0 ? takenOverWords(table) : null}
          onAsk={(name) => business.ask(empty, name)}
        />
      )}
    </div>
  )
}

function requestWords(table: MatchOnScreen, { agreed, refusedBy }: SeatRequest): string {
  if (refusedBy !== null)
    return `${table.seats[refusedBy]?.name ?? 'Somebody'} would rather not have you sit down.`
  const waiting = table.seats.flatMap(({ name, player, present, heldBy }, seat) =>
    player === 'person' && present && heldBy === null && !agreed.includes(seat) ? [name] : [],
  )
  if (waiting.length === 0) return 'You have asked for the seat. Nobody is here to answer yet.'
  return `You have asked for the seat, and wait for ${listed(waiting)}.`
}

function AskForSeat({
  name,
  warning,
  onAsk,
}: {
  name: string
  /** What they should know first. */
  warning: string | null
  onAsk: (name: string) => Promise<void>
}) {
  const [isAsking, setAsking] = useState(false)
  const field = useNameField()
  if (!isAsking)
    return (
      <button type="button" className="btn" onClick={() => setAsking(true)}>
        {`Ask for the empty seat of ${name}`}
      </button>
    )
  return (
    <form
      className="ask-for-seat"
      onSubmit={(event) => {
        event.preventDefault()
        void field.attempt(async (called) => {
          await onAsk(called)
          setAsking(false)
        })
      }}
    >
      <NameField field={field} />
      {warning === null ? null : <p>{warning}</p>}
      <button type="submit" className="btn">
        Ask
      </button>
    </form>
  )
}

/** Somebody would like to sit down: those at the table say yes or no. */
function Asking({
  table,
  petition: { id, seat, name, agreed },
  business,
}: {
  table: MatchOnScreen
  petition: SeatRequest
  business: SeatBusiness
}) {
  const gone = table.seats[seat]?.name ?? ''
  const hasAgreed = table.reader !== null && agreed.includes(table.reader)
  return (
    <div className="strip">
      <span>
        <b>{name}</b>
        {` would like to play on for ${gone}, who has left.`}
        {hasAgreed ? ' You have agreed; the others are asked.' : null}
      </span>
      {hasAgreed ? null : (
        <>
          <button type="button" className="btn" onClick={() => business.admit(id, true)}>
            {`Let ${name} sit down`}
          </button>
          <button type="button" className="btn" onClick={() => business.admit(id, false)}>
            No
          </button>
        </>
      )}
    </div>
  )
}

/** About somebody who is there and has not chosen for long, or not come to anything new. */
function Idler({ session, table }: { session: MatchSession; table: MatchOnScreen }) {
  const asked = table.view?.decision?.seat ?? null
  const { waited = 0 } = table
  const isLong = useIsLong(`${table.position} ${asked}`, IDLE - waited)
  const sitter = asked === null ? undefined : table.seats[asked]
  if (asked === null || sitter?.player !== 'person' || sitter.heldBy !== null) return null
  const voters = table.voters ?? []
  const names = listed(voters.map((seat) => table.seats[seat]?.name ?? ''))
  if (asked === table.reader)
    return voters.length === 0 ? null : (
      <div className="strip">{`${names} would let a bot play for you. ${waited > 0 ? 'Choose something that gets you on' : 'Choose something'}, and that is settled.`}</div>
    )
  if (!sitter.present || table.terms?.pace === 'slow') return null
  if (!isLong && voters.length === 0) return null
  const hasVoted = table.reader !== null && voters.includes(table.reader)
  return (
    <div className="strip">
      {hasVoted
        ? `A bot plays for ${sitter.name} as soon as all others agree.`
        : voters.length > 0
          ? `${names} would let a bot play for ${sitter.name}.`
          : `${sitter.name} has ${waited > 0 ? 'gone to and fro' : 'not chosen'} for five minutes.`}
      {hasVoted ? null : (
        <button type="button" className="btn" onClick={() => session.seatBot(asked, 'habit')}>
          {`Let a bot play for ${sitter.name}`}
        </button>
      )}
    </div>
  )
}

/** Whether this has been the case for this many milliseconds. */
function useIsLong(what: string, after: number): boolean {
  const [long, setLong] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setLong(what), after)
    return () => clearTimeout(timer)
  }, [what, after])
  return long === what
}
