import { pickOf, verbOf, type Option } from '@eldertable/kernel'
import { useState } from 'preact/compat'

/** An option with an amount: a number field and a button that says what it does. */
export function AmountOption({
  option,
  label,
  onPick,
}: {
  option: Option
  label: (verb: string, argument: number) => string
  onPick: (pick: number) => void
}) {
  const low = option.argument
  const high = option.upTo ?? low
  const [amount, setAmount] = useState(low)
  const kept = Math.min(high, Math.max(low, Math.round(amount)))
  return (
    <form
      className="opt amount"
      onSubmit={(event) => {
        event.preventDefault()
        onPick(pickOf(verbOf(option.pick), kept))
      }}
    >
      <input
        type="number"
        min={low}
        max={high}
        value={amount}
        aria-label={`Amount, ${low} to ${high}`}
        onChange={(event) => setAmount(Number(event.currentTarget.value))}
      />
      <button type="submit">{label(option.verb, kept)}</button>
    </form>
  )
}
