import type { Switch, SwitchText } from '@eldertable/kernel'

/** One optional rule of a title as a form field. */
export function SwitchField({
  name,
  words,
  one,
  value,
  onChange,
}: {
  name: string
  words: SwitchText
  one: Switch
  value: unknown
  onChange: (value: boolean | string | number) => void
}) {
  const id = `switch-${name}`
  return (
    <div className="switch">
      <label htmlFor={id}>{words.name}</label>
      <Field {...{ id, words, one, value, onChange }} />
      <small>{words.help}</small>
    </div>
  )
}

function Field({
  id,
  words,
  one,
  value,
  onChange,
}: {
  id: string
  words: SwitchText
  one: Switch
  value: unknown
  onChange: (value: boolean | string | number) => void
}) {
  switch (one.kind) {
    case 'flag':
      return (
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      )
    case 'choice':
      return (
        <select id={id} value={String(value)} onChange={(event) => onChange(event.target.value)}>
          {one.choices.map((choice) => (
            <option key={choice} value={choice}>
              {words.choices?.[choice] ?? choice}
            </option>
          ))}
        </select>
      )
    case 'number':
      return (
        <input
          id={id}
          type="number"
          min={Math.min(one.low, ...(one.also ?? []))}
          max={one.high}
          value={Number(value)}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      )
  }
}
