import { Die, LookButton } from '@eldertable/board-kit'
import { billed } from '../text/names.ts'
import { aheadInWords, pledgeIn, rollInWords } from './rolls.ts'
import type { I32Props } from './table.ts'

/** The clapperboard on a narrow screen, while there is something to read on it. Spoints are given below it, in the slip. */
export function SmallSlate(props: I32Props) {
  const pledge = pledgeIn(props.decision)
  const reading = rollInWords(props.table, props.moment)
  if (pledge !== null) {
    const { needs, figure, note, percent } = aheadInWords(pledge)
    return (
      <LookButton id="throw:0" className="i32-slate" isInTabOrder>
        <i className="i32-stripes" />
        <strong>{billed(pledge.who)}</strong>
        <small>{needs}</small>
        <b>{figure}</b>
        <small>{note}</small>
        {percent === null ? null : (
          <i className="i32-meter">
            <i style={{ width: `${percent}%` }} />
          </i>
        )}
      </LookButton>
    )
  }
  if (reading === null) return null
  const { heading, needs, dice, stamp, tone, words } = reading
  return (
    <LookButton id="throw:0" className="i32-slate" isInTabOrder>
      <i className="i32-stripes" />
      <strong>{heading}</strong>
      <small>{needs}</small>
      <span className="dice" key={`${heading} ${dice.join('-')}`}>
        {dice.map((face, die) => (
          // A die is its place in the throw.
          // oxlint-disable-next-line react/no-array-index-key
          <Die key={die} face={face} size={34} />
        ))}
      </span>
      <em className={tone}>{stamp}</em>
      <small>{words}</small>
    </LookButton>
  )
}
