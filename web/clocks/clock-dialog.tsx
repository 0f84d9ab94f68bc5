import { SeatMark } from '@eldertable/board-kit'
import type { ClockTerms } from '@eldertable/protocol/wire.ts'
import { useEffect, useRef } from 'preact/compat'
import type { MatchOnScreen } from '../session/session.ts'
import { listed } from '../table/prompt/listed.ts'
import { clockSentence, whenOutWords } from './clock-words.ts'
import { timeShown } from './short-clock.ts'
import { leftNow, spentNow, type ClockHeard } from './reckon.ts'
import { TICK } from './table-clock.tsx'
import { useNow } from './use-now.ts'

/** All clocks of a table, what was agreed, and the way to a pause. */
export function ClockDialog({
  table,
  clock,
  terms,
  onPause,
  onClose,
}: {
  table: MatchOnScreen
  clock: ClockHeard
  terms: ClockTerms
  /** Wants the clocks to stand still, or to run; absent for who has no seat. */
  onPause: ((yes: boolean) => void) | undefined
  onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const now = Math.max(useNow(clock.runs === null ? null : TICK[terms.kind]), clock.heardAt)
  return (
    <dialog ref={dialog} className="dialog clocks" onClose={onClose} aria-label="Clocks">
      <h2>{clock.isPaused ? 'The clocks stand still' : 'Clocks'}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Seat</th>
            <th scope="col">{terms.kind === 'live' ? 'Left' : 'Left for a decision'}</th>
            <th scope="col">Thought</th>
          </tr>
        </thead>
        <tbody>
          {table.seats.map(({ name, player }, seat) => (
            // A seat is its place at the table.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={seat} aria-current={clock.runs === seat ? 'true' : undefined}>
              <th scope="row">
                <SeatMark seat={seat} size={24} />
                <span>{name}</span>
              </th>
              <td>
                {player.startsWith('bot:')
                  ? 'a bot'
                  : clock.out.includes(seat)
                    ? 'time is up'
                    : timeShown(leftNow(clock, seat, now), terms.kind)}
              </td>
              <td>{timeShown(spentNow(clock, seat, now), terms.kind)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{clockSentence(terms)}</p>
      <p>{`When somebody’s time is up, ${whenOutWords[terms.whenOut]}. What is taken back gives no time back.`}</p>
      <Wishes {...{ table, clock }} />
      <form method="dialog">
        <button type="submit" className="btn">
          Close
        </button>
        {onPause === undefined ? null : <PauseButton {...{ table, clock, onPause }} />}
      </form>
    </dialog>
  )
}

/** Who wants a pause, or wants to go on. */
function Wishes({ table, clock }: { table: MatchOnScreen; clock: ClockHeard }) {
  const names = clock.wishes.map((seat) =>
    seat === table.reader ? 'You' : (table.seats[seat]?.name ?? ''),
  )
  return (
    <p role="status">
      {names.length === 0
        ? clock.isPaused
          ? 'It goes on when whoever is asked chooses or says so, or when all others want to.'
          : 'If all people at the table want a pause, the clocks stand still.'
        : `${listed(names)} ${names.length === 1 && names[0] !== 'You' ? 'wants' : 'want'} ${clock.isPaused ? 'to go on' : 'a pause'}.`}
    </p>
  )
}

function PauseButton({
  table,
  clock,
  onPause,
}: {
  table: MatchOnScreen
  clock: ClockHeard
  onPause: (yes: boolean) => void
}) {
  const hasAsked = table.reader !== null && clock.wishes.includes(table.reader)
  // Whoever has wished for the other thing takes that back.
  const wants = clock.isPaused === hasAsked
  return (
    <button type="button" className="btn" onClick={() => onPause(wants)}>
      {hasAsked ? 'Not after all' : clock.isPaused ? 'Let the clocks run' : 'I want a pause'}
    </button>
  )
}
