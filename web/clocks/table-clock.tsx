import './clocks.css'
import type { ClockTerms } from '@eldertable/protocol/wire.ts'
import { useState } from 'preact/compat'
import { lazyPart } from '../lazy-part.tsx'
import type { MatchOnScreen, MatchSession } from '../session/session.ts'
import { timeSpoken } from './clock-words.ts'
import { timeShown } from './short-clock.ts'
import { leftNow, type ClockHeard } from './reckon.ts'
import { useNow } from './use-now.ts'

const ClockDialog = lazyPart(async () => (await import('./clock-dialog.tsx')).ClockDialog)

/** This many milliseconds before the end it is said that time runs short: at a table, and over days. */
const LATE = { live: 30_000, days: 2 * 3_600_000 } as const
/** What is left when whoever does not look is told: in words, once each. */
const TOLD = { live: [60_000, 30_000, 10_000], days: [2 * 3_600_000, 1_800_000] } as const
export const TICK = { live: 500, days: 30_000 } as const

/** Whose time runs and how much is left, in the bar of the table; more of it behind the button. */
export function TableClock({ table, session }: { table: MatchOnScreen; session: MatchSession }) {
  const { clock, terms } = table
  const [isOpen, setOpen] = useState(false)
  if (clock === undefined || terms?.clock == null || table.status !== 'playing') return null
  return (
    <>
      <Face {...{ table, clock }} clockTerms={terms.clock} onOpen={() => setOpen(true)} />
      {isOpen ? (
        <ClockDialog
          {...{ table, clock }}
          terms={terms.clock}
          onPause={
            table.reader === null || session.pause === undefined
              ? undefined
              : (yes) => session.pause?.(yes)
          }
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}

function Face({
  table,
  clock,
  clockTerms: { kind },
  onOpen,
}: {
  table: MatchOnScreen
  clock: ClockHeard
  clockTerms: ClockTerms
  onOpen: () => void
}) {
  const now = useNow(clock.runs === null ? null : TICK[kind])
  const { runs, isPaused } = clock
  if (runs === null)
    return (
      <button type="button" className="table-clock" onClick={onOpen}>
        <small>{isPaused ? 'Pause' : 'Clock'}</small>
        <b>{isPaused ? 'stands still' : '–'}</b>
      </button>
    )
  const left = leftNow(clock, runs, Math.max(now, clock.heardAt))
  const isMine = runs === table.reader
  const whose = isMine ? 'You' : (table.seats[runs]?.name ?? '')
  const told = TOLD[kind].findLast((one) => left <= one)
  return (
    <>
      <button
        type="button"
        className={['table-clock', isMine ? 'mine' : '', left <= LATE[kind] ? 'late' : ''].join(
          ' ',
        )}
        aria-label={`${isMine ? 'You have' : `${whose} has`} ${timeSpoken(left)} left. All clocks`}
        onClick={onOpen}
      >
        <small>{whose}</small>
        <b>{timeShown(left, kind)}</b>
      </button>
      <span className="hidden" role="status">
        {isMine && told !== undefined ? `You have ${timeSpoken(told)} left.` : ''}
      </span>
    </>
  )
}
