import { RuleChip } from '@eldertable/board-kit'
import type { AnyTitle } from '@eldertable/kernel'
import { useEffect, useRef } from 'preact/compat'
import type { BegunMatch } from '../../session/session.ts'
import { RefusedOption } from './option-button.tsx'
import { tellingOf } from '../told/telling.ts'

/** What may be done at any time, whoever is asked: it is at hand, but not in the way. */
export function AnytimeDialog({
  table,
  title,
  onPick,
  onRule,
  onClose,
}: {
  table: BegunMatch
  title: AnyTitle
  onPick: (pick: number) => void
  onRule: (rule: string) => void
  onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const words = tellingOf(table)
  const label = (verb: string, argument: number): string =>
    title.text.options[verb]?.(argument, words) ?? verb
  const { options, refusals } = table.anytime ?? { options: [], refusals: [] }
  return (
    <dialog ref={dialog} className="dialog" onClose={onClose} aria-label="At any time">
      <h2>At any time</h2>
      <p>Whoever is asked, you may do this.</p>
      <div className="anytime">
        {options.map(({ pick, verb, argument, rule }) => (
          <p key={pick}>
            <button type="button" className="btn" onClick={() => onPick(pick)}>
              {label(verb, argument)}
            </button>
            {rule === undefined ? null : <RuleChip id={rule} onOpen={onRule} />}
          </p>
        ))}
        {refusals.map(({ verb, argument, reason, rule }) => (
          <RefusedOption
            key={`${verb}-${argument}`}
            label={label(verb, argument)}
            reason={title.text.reasons[reason] ?? reason}
            rule={rule}
            onRule={onRule}
          />
        ))}
      </div>
      <form method="dialog">
        <button type="submit" className="btn">
          Close
        </button>
      </form>
    </dialog>
  )
}

/** Asks once more before something is done that can't be taken back. */
export function ConfirmDialog({
  label,
  onConfirm,
  onClose,
}: {
  label: string
  onConfirm: () => void
  onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} className="dialog" onClose={onClose} aria-label="Are you sure?">
      <h2>{`${label}?`}</h2>
      <p>Once it is done, it is done.</p>
      <form method="dialog">
        <button type="submit" className="btn">
          Not now
        </button>{' '}
        <button type="submit" className="btn grave" onClick={onConfirm}>
          {label}
        </button>
      </form>
    </dialog>
  )
}
