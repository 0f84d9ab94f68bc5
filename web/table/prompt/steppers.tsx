import type { Amounts } from '@eldertable/board-kit'
import { useState, type KeyboardEvent } from 'preact/compat'
import { stepped } from './amounts-of.ts'
import { labelAndNote } from './label-note.ts'

/** How much to give: a stepper for each source, and one button that says what so much comes to and does it. */
export function Steppers({
  amounts,
  onPick,
}: {
  amounts: Amounts
  onPick: (picks: readonly number[]) => void
}) {
  const { sources } = amounts
  const [given, setGiven] = useState<readonly number[]>(() => sources.map(({ first }) => first))
  const { label: text, canTake, isOrdinary } = amounts.comesTo(given)
  const { label, note } = labelAndNote(text)
  const take = () => {
    if (canTake) onPick(amounts.picks(given))
  }
  return (
    <>
      {sources.map(({ name, most }, place) => (
        <Stepper
          // A source is its place in the question.
          // oxlint-disable-next-line react/no-array-index-key
          key={place}
          name={name}
          most={Math.min(most, amounts.most)}
          amount={given[place] ?? 0}
          onStep={(to) => setGiven(stepped(amounts, given, place, to))}
          onTake={take}
        />
      ))}
      <button
        type="button"
        className={['opt', 'steps-go', isOrdinary && canTake ? 'go' : '', canTake ? '' : 'no'].join(
          ' ',
        )}
        aria-disabled={!canTake}
        onClick={take}
      >
        {/* What it comes to is told as it changes. */}
        <span aria-live="polite">
          {label}
          {note === undefined ? null : <small> {note}</small>}
        </span>
      </button>
    </>
  )
}

/** Keys of a number that is stepped up and down. */
const keys: Readonly<Record<string, (amount: number, most: number) => number>> = {
  ArrowUp: (amount) => amount + 1,
  ArrowRight: (amount) => amount + 1,
  ArrowDown: (amount) => amount - 1,
  ArrowLeft: (amount) => amount - 1,
  Home: () => 0,
  End: (_, most) => most,
}

function Stepper({
  name,
  most,
  amount,
  onStep,
  onTake,
}: {
  name: string
  most: number
  amount: number
  onStep: (to: number) => void
  onTake: () => void
}) {
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const to = keys[event.key]
    if (to === undefined && event.key !== 'Enter') return
    // The table has these keys too, for its targets and its ordinary option.
    event.stopPropagation()
    event.preventDefault()
    if (to === undefined) onTake()
    else onStep(to(amount, most))
  }
  const press = (by: number) => () => onStep(amount + by)
  return (
    <div className="stepper">
      <span className="stepper-name" aria-hidden="true">
        {name}
      </span>
      <button
        type="button"
        tabindex={-1}
        aria-label={`One fewer: ${name}`}
        disabled={amount === 0}
        onClick={press(-1)}
      >
        −
      </button>
      <span
        role="spinbutton"
        tabindex={0}
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={amount}
        aria-valuetext={`${amount} of ${most}`}
        onKeyDown={onKey}
      >
        {amount}
        <small> of {most}</small>
      </span>
      <button
        type="button"
        tabindex={-1}
        aria-label={`One more: ${name}`}
        disabled={amount === most}
        onClick={press(1)}
      >
        +
      </button>
    </div>
  )
}
