import { Icon, type BoardModule } from '@eldertable/board-kit'
import type { Option } from '@eldertable/kernel'
import { isAimedAt, type Aim } from './aim.ts'
import type { HintedChoice, HintInHand } from './hint.ts'
import { labelAndNote } from './label-note.ts'

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

/** In place of all options those of the hint, each with its chance and why; pressing one picks it. */
export function HintedOptions({
  choices,
  board,
  aim,
  onAim,
  onPick,
}: {
  choices: readonly HintedChoice[]
  board: BoardModule
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
          shortcut={String(i + 1)}
          isBest={i === 0}
          isAimed={isAimedAt(aim, choice.option)}
          icon={board.optionIcons[choice.option.verb]}
          onAim={(on) => onAim(on ? choice.option : null)}
          onPick={() => onPick(choice.option.pick)}
        />
      ))}
    </div>
  )
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
  shortcut: string
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
      <span className="key" aria-hidden="true">
        {shortcut}
      </span>
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
