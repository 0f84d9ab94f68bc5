import { Die, LookButton, highlightsOf, TargetButton } from '@eldertable/board-kit'
import { counted } from '@eldertable/kernel'
import { amountOf, giverOf } from '../verbs.ts'
import { billed } from '../text/names.ts'
import { aheadInWords, pledgeIn, rollInWords } from './rolls.ts'
import type { I32Props } from './table.ts'
import { poolInShort } from './words.ts'

/** The clapperboard on a narrow screen, while there is something to read on it. */
export function SmallSlate(props: I32Props) {
  const pledge = pledgeIn(props.decision)
  const reading = rollInWords(props.table, props.moment)
  if (pledge !== null) {
    const { needs, figure, note, percent } = aheadInWords(pledge)
    return (
      <>
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
        <Coins {...props} />
      </>
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

/** Power spoints that may be given, large enough for a thumb. */
function Coins({ table, seats, lit, onAim, onPick }: I32Props) {
  return highlightsOf(lit, 'gift').map(({ number, light }) => (
    <TargetButton
      key={number}
      id={`gift:${number}`}
      className="street-card i32-coin"
      label={`${counted(amountOf(number), 'power spoint')} of ${poolInShort(giverOf(number), table, seats)}`}
      {...{ light, onAim, onPick }}
    >
      {`+${amountOf(number)}`}
    </TargetButton>
  ))
}
