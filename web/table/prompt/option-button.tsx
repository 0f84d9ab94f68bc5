import { Icon, type IconName } from '@eldertable/board-kit'
import { play } from '../../sound/play.ts'
import { describedBy, Suggesters } from '../company/ideas.tsx'
import type { Idea } from '../company/company.ts'
import { labelAndNote } from './label-note.ts'

/** One option of the slip: a key, a verb first, and what it leads to. */
export function OptionButton({
  pick,
  shortcut,
  label: text,
  icon,
  ideas,
  isGo,
  isClosing,
  isAimed,
  warning,
  onAim,
  onPick,
}: {
  /** By which it is found again after a pick. */
  pick: number
  shortcut: string
  label: string
  icon?: IconName | undefined
  /** The suggestions of others to take it. */
  ideas: readonly Idea[]
  isGo: boolean
  /** Whether it ends the turn. */
  isClosing: boolean
  isAimed: boolean
  /** What is thrown away by it, after a first press. */
  warning: string | undefined
  onAim: (on: boolean) => void
  onPick: () => void
}) {
  const { label, note } = labelAndNote(text)
  const classes = [
    'opt',
    isGo ? 'go' : '',
    isClosing ? 'closing' : '',
    isAimed ? 'aimed' : '',
    warning === undefined ? '' : 'wasting',
  ].join(' ')
  return (
    <button
      type="button"
      className={classes}
      data-pick={pick}
      aria-describedby={describedBy(ideas)}
      onClick={onPick}
      onPointerEnter={() => onAim(true)}
      // A pointer that has rested here since before the question finds it when it moves.
      onPointerMove={isAimed ? undefined : () => onAim(true)}
      onPointerLeave={() => onAim(false)}
      onFocus={() => onAim(true)}
      onBlur={() => onAim(false)}
    >
      <span className="key" aria-hidden="true">
        {shortcut}
      </span>
      {icon === undefined ? null : <Icon name={icon} />}
      <span>
        {label}
        <Suggesters ideas={ideas} />
        {note === undefined || warning !== undefined ? null : <small> {note}</small>}
        {warning === undefined ? null : <Warning words={warning} />}
      </span>
    </button>
  )
}

/** What is thrown away by a second press. */
export const Warning = ({ words }: { words: string }) => (
  <small role="alert"> {`${words} Press again to do it.`}</small>
)

/** An option that is refused: it stays in sight, says why, and leads to the rule. */
export function RefusedOption({
  label: text,
  reason,
  rule,
  onRule,
}: {
  label: string
  reason: string
  rule: string
  onRule: (rule: string) => void
}) {
  return (
    <button
      type="button"
      className="opt no"
      aria-disabled="true"
      onClick={() => {
        play('thud')
        onRule(rule)
      }}
    >
      <span className="key" aria-hidden="true">
        <svg width="14" height="14" viewBox="0 0 16 16" fill="currentColor">
          <path d="M4 7V5a4 4 0 0 1 8 0v2h1v8H3V7zm2 0h4V5a2 2 0 0 0-4 0z" />
        </svg>
      </span>
      <span>
        {labelAndNote(text).label}
        <small>
          {reason} <span className="rule">{rule}</span>
        </small>
      </span>
    </button>
  )
}
