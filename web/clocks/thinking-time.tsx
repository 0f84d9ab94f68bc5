import './clocks.css'
import type { MatchOnScreen } from '../session/session.ts'
import { timeShown } from './short-clock.ts'
import type { ClockHeard } from './reckon.ts'

const AN_HOUR = 3_600_000

/** How long each person at the table has thought, once the match is over. */
export function ThinkingTime({
  seats,
  clock,
}: Pick<MatchOnScreen, 'seats'> & { clock: ClockHeard }) {
  const thought = seats.flatMap(({ name }, seat) => {
    const spent = clock.spent[seat] ?? 0
    const isOut = clock.out.includes(seat) ? ', whose time was up' : ''
    return spent === 0
      ? []
      : [`${name} ${timeShown(spent, spent < AN_HOUR ? 'live' : 'days')}${isOut}`]
  })
  if (thought.length === 0) return null
  return <p className="fine thinking-time">{`Time to think: ${thought.join(' · ')}`}</p>
}
