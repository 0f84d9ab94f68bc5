import type { Switch, SwitchHere, SwitchText } from '@eldertable/kernel'

interface SwitchFieldProps {
  name: string
  words: SwitchText
  /** As it is at any table. */
  everywhere: Switch
  /** As it is at this one. */
  here: SwitchHere
  onChange: (value: boolean | string | number) => void
}

/** One optional rule of a title as a form field. What does not fit the table is greyed out, and says why. */
export function SwitchField({ name, words, everywhere, here, onChange }: SwitchFieldProps) {
  const id = `switch-${name}`
  const because = here.why === undefined ? undefined : words.why?.[here.why]
  return (
    <div className={here.isFixed ? 'switch fixed' : 'switch'}>
      <label htmlFor={id}>{words.name}</label>
      <Field {...{ id, words, everywhere, here, onChange }} />
      <small id={`${id}-help`}>
        {words.help}
        {because === undefined ? null : <em>{` ${because}`}</em>}
      </small>
    </div>
  )
}

function Field({
  id,
  words,
  everywhere,
  here: { one, value, isFixed, why },
  onChange,
}: Omit<SwitchFieldProps, 'name'> & { id: string }) {
  const common = { id, disabled: isFixed, 'aria-describedby': `${id}-help` }
  switch (one.kind) {
    case 'flag':
      return (
        <input
          {...common}
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      )
    case 'choice':
      return (
        <select
          {...common}
          value={String(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {choicesShown(everywhere, one.choices, why).map((choice) => (
            <option key={choice} value={choice} disabled={!one.choices.includes(choice)}>
              {words.choices?.[choice] ?? choice}
            </option>
          ))}
        </select>
      )
    case 'number':
      return (
        <input
          {...common}
          type="number"
          min={Math.min(one.low, ...(one.also ?? []))}
          max={one.high}
          value={Number(value)}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        />
      )
  }
}

/** What is not to be had here is shown where the title says why. */
function choicesShown(
  everywhere: Switch,
  here: readonly string[],
  why: string | undefined,
): readonly string[] {
  return why !== undefined && everywhere.kind === 'choice' ? everywhere.choices : here
}
