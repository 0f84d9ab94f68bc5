import type { AnyTitle, Settings, SwitchHere } from '@eldertable/kernel'
import { SwitchField } from './switch-field.tsx'

/** The switches of a title for a new table: those that matter first stand open, the rest is folded. */
export function TableRules({
  title,
  switches,
  onChange,
}: {
  title: AnyTitle
  /** As they are at this table. */
  switches: Readonly<Record<string, SwitchHere>>
  onChange: (key: string, value: Settings[string]) => void
}) {
  const fields = Object.entries(switches).map(([key, here]) => {
    const words = title.text.switches[key] ?? { name: key, help: '' }
    return {
      isFirst: words.isFirst === true,
      field: (
        <SwitchField
          key={key}
          name={key}
          words={words}
          everywhere={title.switches[key] ?? here.one}
          here={here}
          onChange={(value) => onChange(key, value)}
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
