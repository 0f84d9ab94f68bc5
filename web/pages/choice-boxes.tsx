import { isModule, type DrawnChoices, type DrawnValues } from '@eldertable/board-kit'
import type { Settings, SwitchHere, SwitchText } from '@eldertable/kernel'

/** The values of an option as boxes with a picture and a story; one of them is chosen. */
export function ChoiceBoxes({
  name,
  words,
  here,
  drawn,
  settings,
  onChange,
}: {
  name: string
  words: SwitchText
  here: SwitchHere
  drawn: DrawnValues
  settings: Settings
  onChange: (value: string) => void
}) {
  const choices = here.one.kind === 'choice' ? here.one.choices : []
  const because = here.why === undefined ? undefined : words.why?.[here.why]
  return (
    <fieldset className="boxes" disabled={here.isFixed}>
      <legend>{words.name}</legend>
      {because === undefined ? null : <small>{because}</small>}
      {choices.map((choice) => {
        const box = drawn[choice]
        const note = box?.note?.(settings)
        return (
          <label key={choice} className="box-choice">
            <input
              type="radio"
              name={`switch-${name}`}
              value={choice}
              checked={here.value === choice}
              onChange={() => onChange(choice)}
            />
            <span className="box-picture">{box?.picture}</span>
            <span className="box-words">
              <b>{words.choices?.[choice] ?? choice}</b>
              <span>{box?.story}</span>
              {note === undefined ? null : <em>{note}</em>}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

/** One of the values of every option that is drawn. */
export function dealt(
  switches: Readonly<Record<string, SwitchHere>>,
  drawn: DrawnChoices,
): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [key, one] of Object.entries(drawn)) {
    const here = switches[key]
    if (isModule(one) || here === undefined || here.isFixed || here.one.kind !== 'choice') continue
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    const choice = here.one.choices[byte % here.one.choices.length]
    if (choice !== undefined) found[key] = choice
  }
  return found
}
