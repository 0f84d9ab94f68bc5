import { NONE } from '../state.ts'
import { isHero } from '../targets.ts'
import { targetName } from '../text/telling.ts'
import { cellAt } from '../text/where.ts'
import { spotAhead } from './aim-layer.tsx'
import { Face } from './side-panels/from-there.tsx'
import { prospectsFrom, type Prospect } from './prospects.ts'
import type { MashProps } from './table.ts'
import { waysIn } from './ways.ts'
import { telling } from './words.ts'

/** Whether a space is pointed at from which something could be seen. */
export const looksAhead = (props: MashProps): boolean =>
  spotAhead(props) !== NONE && isHero(waysIn(props)?.who ?? NONE)

/** What a character would see and could hit from the space that is pointed at, in a line. */
export function SmallAhead(props: MashProps) {
  const { table, seats } = props
  const spot = spotAhead(props)
  const seat = waysIn(props)?.who ?? table.active
  const t = telling(table, seats)
  const prospects = prospectsFrom(table, seat, spot)
  return (
    <div className="cm-ahead" role="group" aria-label={`From ${cellAt(spot, t)}`}>
      <b>From there</b>
      {prospects.length === 0 ? <span className="cm-alone">nobody else is here</span> : null}
      {prospects.map((prospect) => (
        <span key={prospect.target} title={targetName(prospect.target, t)}>
          <Face target={prospect.target} />
          <span className="hidden">{targetName(prospect.target, t)}</span>
          <Chance prospect={prospect} />
        </span>
      ))}
    </div>
  )
}

/** How often it would be hit; or that it is seen, or not. */
function Chance({ prospect: { blow, isSeen } }: { prospect: Prospect }) {
  if (blow !== undefined) return `${blow.hits} in ${blow.faces}`
  return isSeen ? <span className="cm-out">in sight</span> : <em className="cm-hidden">hidden</em>
}
