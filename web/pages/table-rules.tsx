import type { AnyTitle, Settings, SwitchHere } from '@eldertable/kernel'
import { isModule, type DrawnChoices } from '@eldertable/board-kit'
import { ChoiceBoxes, dealt } from './choice-boxes.tsx'
import { SwitchField } from './switch-field.tsx'

/** The switches of a title for a new table: those that matter first stand open, the rest is folded. */
export function TableRules({
  title,
  switches,
  drawn,
  settings,
  onChange,
}: {
  title: AnyTitle
  /** As they are at this table. */
  switches: Readonly<Record<string, SwitchHere>>
  /** How the title draws the values of some of them. */
  drawn: DrawnChoices
  /** All of them as they are agreed. */
  settings: Settings
  onChange: (part: Settings) => void
}) {
  const fields = Object.entries(switches).map(([key, here]) => {
    const words = title.text.switches[key] ?? { name: key, help: '' }
    const drawing = drawn[key]
    const field = (
      <SwitchField
        key={key}
        name={key}
        words={words}
        everywhere={title.switches[key] ?? here.one}
        here={here}
        onChange={(value) => onChange({ [key]: value })}
      />
    )
    return {
      isFirst: words.isFirst === true,
      field:
        drawing === undefined ? (
          field
        ) : isModule(drawing) ? (
          <div key={key} className={isPlayed(here) ? 'module played' : 'module'}>
            <span className="box-picture">{drawing.module}</span>
            {field}
          </div>
        ) : (
          <ChoiceBoxes
            key={key}
            name={key}
            drawn={drawing}
            {...{ words, here, settings }}
            onChange={(value) => onChange({ [key]: value })}
          />
        ),
    }
  })
  const first = fields.filter(({ isFirst }) => isFirst)
  const rest = fields.filter(({ isFirst }) => !isFirst)
  return (
    <div className="table-rules">
      {first.length === 0 ? null : (
        <fieldset>
          <legend>The game</legend>
          {Object.keys(drawn).length === 0 ? null : (
            <button
              type="button"
              className="btn deal"
              onClick={() => onChange(dealt(switches, drawn))}
            >
              Deal me something
            </button>
          )}
          {first.map(({ field }) => field)}
        </fieldset>
      )}
      {rest.length === 0 ? null : (
        <details>
          <summary>
            Optional rules <small>{rest.length}</small>
          </summary>
          {rest.map(({ field }) => field)}
        </details>
      )}
    </div>
  )
}

/** Whether a module is in the game: its option is not as it is without it. */
const isPlayed = ({ one, value }: SwitchHere): boolean => value !== one.default
