import type { Option } from '@eldertable/kernel'
import { labelsOf } from './labels.ts'
import { restsOf } from './option-order.ts'
import type { PromptProps } from './prompt.tsx'
import { tellingOf } from './telling.ts'

/**
 * The ways not to be asked again, beside the options: those of the rules, which last longer, or else that of the table
 * for the rest of the turn.
 */
export function Passing(props: PromptProps & { options: readonly Option[] }) {
  const { table, title, board, options, onPick, onOrder } = props
  const rests = restsOf(options, board)
  const label = labelsOf(props)
  if (rests.length > 0)
    return rests.map(({ pick, verb, argument }) => (
      <button
        key={pick}
        type="button"
        className="more"
        data-pick={pick}
        onClick={() => onPick(pick)}
      >
        {label(verb, argument)}
      </button>
    ))
  const { decision } = table.view
  if (decision?.passable !== true || options.length < 2) return null
  const words = title.text.passes?.[decision.key]?.(decision.about as never, tellingOf(table))
  return (
    <button type="button" className="more" onClick={() => onOrder(decision.key)}>
      {words ?? 'Don’t ask again this turn'}
    </button>
  )
}
