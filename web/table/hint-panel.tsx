import { Icon, type BoardModule } from '@eldertable/board-kit'
import type { Option } from '@eldertable/kernel'
import type { BegunMatch } from '../session/session.ts'
import { isAimedAt, type Aim } from './aim.ts'
import { amountsOf } from './amounts-of.ts'
import type { HintedChoice, HintInHand } from './hint.ts'
import { labelAndNote } from './label-note.ts'
import { amongOptions, entriesOf, inOrder, orderOf } from './option-order.ts'
import { toolsOf } from './tools.ts'

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
  onAim,
  onPick,
}: {
  choices: readonly HintedChoice[]
  table: BegunMatch
  board: BoardModule
  /** What chance is nobody's advantage, where it is not one in two. */
  even: string | undefined
  aim: Aim
  onAim: (option: Option | null) => void
  onPick: (pick: number) => void
}) {
  return (
    <div className="opts hinted" role="group" aria-label="Hint: the chance to win with each">
      {choices.map((choice, i) => (
        <HintedButton
          key={choice.option.pick}
          choice={choice}
          shortcut={shortcutOf(choice.option, table, board)}
          isBest={i === 0}
          isAimed={isAimedAt(aim, choice.option)}
          icon={board.optionIcons[choice.option.verb]}
          onAim={(on) => onAim(on ? choice.option : null)}
          onPick={() => onPick(choice.option.pick)}
        />
      ))}
      {even === undefined ? null : <p className="hint-even">{even}</p>}
    </div>
  )
}

/** The number that the option has among all of them; none where it shares a line with others. */
function shortcutOf(option: Option, table: BegunMatch, board: BoardModule): string | undefined {
  const { view } = table
  const tool = toolsOf(board, view.table)
  const offered = amongOptions(view.menu?.options ?? [], board, amountsOf(table, board))
  const options = inOrder(orderOf(board, view.table), offered, null, tool)
  const line = entriesOf(options, board, null, tool).findIndex(
    (entry) => entry.options.length === 1 && entry.options[0]?.pick === option.pick,
  )
  return line < 0 ? undefined : String(line + 1)
}

function HintedButton({
  choice,
  shortcut,
  isBest,
  isAimed,
  icon,
  onAim,
  onPick,
}: {
  choice: HintedChoice
  shortcut: string | undefined
  isBest: boolean
  isAimed: boolean
  icon: BoardModule['optionIcons'][string]
  onAim: (on: boolean) => void
  onPick: () => void
}) {
  const { label } = labelAndNote(choice.label)
  return (
    <button
      type="button"
      className={['opt', isBest ? 'go' : '', isAimed ? 'aimed' : ''].join(' ')}
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
