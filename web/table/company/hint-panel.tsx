import { Icon, type BoardModule } from '@eldertable/board-kit'
import type { Option } from '@eldertable/kernel'
import type { BegunMatch } from '../../session/session.ts'
import { isAimedAt, type Aim } from '../board/aim.ts'
import { amountsOf } from '../prompt/amounts-of.ts'
import type { HintedChoice, HintInHand } from './hint.ts'
import { labelAndNote } from '../prompt/label-note.ts'
import { Warning } from '../prompt/option-button.tsx'
import { amongOptions, entriesOf, inOrder, orderOf } from '../prompt/option-order.ts'
import { toolsOf } from '../board/tools.ts'
import type { Picking } from '../prompt/use-picking.ts'

/** The tool in the corner of the slip that asks for a hint, shows it and puts it away. */
export function HintTool({ hint }: { hint: HintInHand }) {
  if (!hint.isThere) return null
  const isShown = hint.choices !== null
  return (
    <button
      type="button"
      className="hint-tool"
      aria-pressed={isShown}
      aria-busy={hint.isThinking}
      aria-keyshortcuts="h"
      onClick={hint.toggle}
    >
      <Icon name="crystal-ball" />
      <span>{hint.isThinking ? 'Thinking' : isShown ? 'All options' : 'Hint'}</span>
    </button>
  )
}

/** In place of all options those of the hint, each with its number, its chance and why; pressing one picks it. */
export function HintedOptions({
  choices,
  table,
  board,
  even,
  aim,
  wasting,
  onAim,
  onPick,
}: {
  choices: readonly HintedChoice[]
  table: BegunMatch
  board: BoardModule
  /** What chance is nobody's advantage, where it is not one in two. */
  even: string | undefined
  aim: Aim
  wasting: Picking['wasting']
  onAim: (option: Option | null) => void
  onPick: (pick: number) => void
}) {
  const areTold = choices.some(({ chance }) => chance !== undefined)
  // In the order that the options have without it, so that nothing changes its place or its number.
  const inPlace = choices
    .map((choice) => ({ choice, place: placeOf(choice.option, table, board) }))
    .toSorted((a, b) => a.place - b.place)
  return (
    <div
      className="opts hinted"
      role="group"
      aria-label={areTold ? 'Hint: the chance to win with each' : 'Hint'}
    >
      {inPlace.map(({ choice, place }) => (
        <HintedButton
          key={choice.option.pick}
          choice={choice}
          shortcut={place === NOWHERE ? undefined : String(place + 1)}
          isAimed={isAimedAt(aim, choice.option)}
          icon={board.optionIcons[choice.option.verb]}
          warning={wasting?.pick === choice.option.pick ? wasting.words : undefined}
          onAim={(on) => onAim(on ? choice.option : null)}
          onPick={() => onPick(choice.option.pick)}
        />
      ))}
      {choices.some(({ isBest }) => isBest) ? null : (
        <p className="hint-even">Nothing is clearly better. This is the usual choice.</p>
      )}
      {even === undefined || !areTold ? null : <p className="hint-even">{even}</p>}
    </div>
  )
}

/** Of an option that shares a line with others: it has no number, and stands behind those that do. */
const NOWHERE = Infinity

/** The line that the option has among all of them. */
function placeOf(option: Option, table: BegunMatch, board: BoardModule): number {
  const { view } = table
  const tool = toolsOf(board, view.table)
  const offered = amongOptions(view.menu?.options ?? [], board, amountsOf(table, board))
  const options = inOrder(orderOf(board, view.table), offered, null, tool)
  const line = entriesOf(options, board, null, tool).findIndex(
    (entry) => entry.options.length === 1 && entry.options[0]?.pick === option.pick,
  )
  return line < 0 ? NOWHERE : line
}

function HintedButton({
  choice,
  shortcut,
  isAimed,
  icon,
  warning,
  onAim,
  onPick,
}: {
  choice: HintedChoice
  shortcut: string | undefined
  isAimed: boolean
  icon: BoardModule['optionIcons'][string]
  warning: string | undefined
  onAim: (on: boolean) => void
  onPick: () => void
}) {
  const { label } = labelAndNote(choice.label)
  return (
    <button
      type="button"
      className={['opt', choice.isBest ? 'go' : '', isAimed ? 'aimed' : ''].join(' ')}
      data-pick={choice.option.pick}
      onClick={onPick}
      onPointerEnter={() => onAim(true)}
      onPointerLeave={() => onAim(false)}
      onFocus={() => onAim(true)}
      onBlur={() => onAim(false)}
    >
      {shortcut === undefined ? null : (
        <span className="key" aria-hidden="true">
          {shortcut}
        </span>
      )}
      {icon === undefined ? null : <Icon name={icon} />}
      <span className="hint-words">
        {label}
        {choice.note === '' ? null : <small> {choice.note}</small>}
        {warning === undefined ? null : <Warning words={warning} />}
      </span>
      {choice.chance === undefined ? null : (
        <b className="hint-chance">
          {` ${choice.chance}`}
          <small> to win</small>
        </b>
      )}
    </button>
  )
}
