import { Icon, type BoardModule } from '@eldertable/board-kit'
import type { AnyTitle, Option } from '@eldertable/kernel'
import { useState } from 'preact/compat'
import type { BegunMatch } from '../../session/session.ts'
import { isAimedAt, type Aim } from '../board/aim.ts'
import { AmountOption } from '../prompt/amount-option.tsx'
import {
  ideasOf,
  isIdeaOf,
  labelForOthers,
  suggestible,
  watchedOption,
  type Idea,
} from './company.ts'
import { Suggesters } from './ideas.tsx'
import { inOrder, orderOf } from '../prompt/option-order.ts'
import { toolsOf } from '../board/tools.ts'
import { tellingOf } from '../told/telling.ts'

/** More options than this are too many beside somebody else's question. */
const SHOWN = 4

interface AdviceProps {
  table: BegunMatch
  title: AnyTitle
  board: BoardModule
  aim: Aim
  /** Only the options of one target, after it was pressed on the board. */
  narrowed: string | null
  onNarrow: (target: string | null) => void
  onAim: (option: Option | null) => void
  onSuggest: (pick: number) => void
}

/** For those who look on: what the seat that is asked looks at, and its options, to suggest one. */
export function Advice(props: AdviceProps) {
  const { table, title } = props
  const asked = table.view.decision?.seat
  if (asked === undefined || table.thinking === asked) return null
  const name = tellingOf(table).name(asked)
  const watched = watchedOption(table, title)
  return (
    <div className="advice">
      <p className="looking">
        {watched === null ? (
          `${name} is thinking it over.`
        ) : (
          <>
            {`${name} is looking at: `}
            <b>{labelForOthers(table, title, watched.verb, watched.argument)}</b>
          </>
        )}
      </p>
      <Suggestible {...props} name={name} watched={watched} />
    </div>
  )
}

function Suggestible(props: AdviceProps & { name: string; watched: Option | null }) {
  const { table, title, board, narrowed, onNarrow, onSuggest, name, watched } = props
  const [isWhole, setWhole] = useState(false)
  const menu = suggestible(table)
  if (menu === null) return null
  // What can be pressed on the board as well comes last.
  const options = inOrder(
    orderOf(board, table.view.table),
    menu.options,
    narrowed,
    toolsOf(board, table.view.table),
  ).toSorted((a, b) => Number(a.target !== undefined) - Number(b.target !== undefined))
  const ideas = ideasOf(table, title)
  const mine = ideas.find(({ seat }) => seat === table.reader)
  const label = (verb: string, argument: number): string =>
    labelForOthers(table, title, verb, argument)
  return (
    <div className="ideas" role="group" aria-label={`Suggest something to ${name}`}>
      {narrowed === null ? (
        <span className="ideas-head" aria-hidden="true">
          Suggest
        </span>
      ) : (
        <button type="button" className="crumb" onClick={() => onNarrow(null)}>
          ← All options
        </button>
      )}
      {(isWhole ? options : options.slice(0, SHOWN)).map((option) =>
        option.upTo === undefined ? (
          <IdeaButton
            key={option.pick}
            {...props}
            option={option}
            label={label(option.verb, option.argument)}
            ideas={ideas.filter((idea) => isIdeaOf(idea, option))}
            isMine={mine !== undefined && isIdeaOf(mine, option)}
            isWatched={watched?.pick === option.pick}
          />
        ) : (
          <AmountOption key={option.pick} {...{ option, label }} onPick={onSuggest} />
        ),
      )}
      {options.length > SHOWN ? (
        <button type="button" className="more" onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Fewer' : `More… (${options.length - SHOWN})`}
        </button>
      ) : null}
    </div>
  )
}

function IdeaButton({
  option,
  label,
  board,
  ideas,
  isMine,
  isWatched,
  aim,
  onAim,
  onSuggest,
}: AdviceProps & {
  option: Option
  label: string
  ideas: readonly Idea[]
  isMine: boolean
  /** Whether who is asked looks at it. */
  isWatched: boolean
}) {
  const icon = board.optionIcons[option.verb]
  const classes = ['idea', isWatched ? 'watched' : '', isAimedAt(aim, option) ? 'aimed' : '']
  return (
    <button
      type="button"
      className={classes.join(' ')}
      aria-pressed={isMine}
      onClick={() => onSuggest(option.pick)}
      onPointerEnter={() => onAim(option)}
      onPointerLeave={() => onAim(null)}
      onFocus={() => onAim(option)}
      onBlur={() => onAim(null)}
    >
      {icon === undefined ? null : <Icon name={icon} />}
      <span className="hidden">Suggest: </span>
      {label}
      <Suggesters ideas={ideas} />
    </button>
  )
}
