import type { Option } from '@eldertable/kernel'
import { labelsOf } from './labels.ts'
import { restsOf } from './option-order.ts'
import type { PromptProps } from './prompt.tsx'
import { tellingOf } from '../told/telling.ts'

/**
 * The ways not to be asked again, beside the options: those of the rules, which last longer, or else that of the table
 * for the rest of the turn; and to be asked no more as long as there is nothing else to choose.
 */
export function Passing(props: Props) {
  const { board, options, onPick } = props
  const rests = restsOf(options, board)
  const label = labelsOf(props)
  return (
    <>
      {rests.length === 0 ? <ThisTurn {...props} /> : null}
      {rests.map(({ pick, verb, argument }) => (
        <button
          key={pick}
          type="button"
          className="more"
          data-pick={pick}
          onClick={() => onPick(pick)}
        >
          {label(verb, argument)}
        </button>
      ))}
      <UntilItChanges {...props} />
    </>
  )
}

type Props = PromptProps & { options: readonly Option[] }

function ThisTurn({ table, title, options, onOrder }: Props) {
  const { decision } = table.view
  if (decision?.passable !== true || options.length < 2) return null
  const words = title.text.passes?.[decision.key]?.(decision.about as never, tellingOf(table))
  if (words === null) return null
  return (
    <button type="button" className="more" onClick={() => onOrder(decision.key, 'turn-ends')}>
      {words ?? 'Don’t ask again this turn'}
    </button>
  )
}

function UntilItChanges({ table, title, options, onOrder }: Props) {
  const { decision } = table.view
  if (decision?.passable !== true || options.length < 2) return null
  const words = title.text.lasting?.[decision.key]?.(decision.about as never, tellingOf(table))
  if (words === undefined || words === null) return null
  return (
    <button type="button" className="more" onClick={() => onOrder(decision.key, 'options-change')}>
      {words}
    </button>
  )
}
