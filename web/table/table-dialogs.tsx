import type { AnyTitle, Option } from '@eldertable/kernel'
import { lazyPart } from '../lazy-part.tsx'
import type { BegunMatch, MatchSession, OtherPerson } from '../session/session.ts'
import { tellingOf } from './told/telling.ts'
import { isAnythingIn } from './head/table-tools.ts'

const AnytimeDialog = lazyPart(async () => (await import('./prompt/anytime.tsx')).AnytimeDialog)
const ConfirmDialog = lazyPart(async () => (await import('./prompt/anytime.tsx')).ConfirmDialog)
const KeysHelp = lazyPart(async () => (await import('./keys/keys-help.tsx')).KeysHelp)
const LeaveDialog = lazyPart(async () => (await import('./head/leave-dialog.tsx')).LeaveDialog)
const NotesAtTable = lazyPart(
  async () => (await import('../notes/notes-at-table.tsx')).NotesAtTable,
)
const PersonDialog = lazyPart(async () => (await import('./seats/person-dialog.tsx')).PersonDialog)
const ReportDialog = lazyPart(async () => (await import('./head/report-dialog.tsx')).ReportDialog)
const UndoDialog = lazyPart(async () => (await import('./undo/undo-dialog.tsx')).UndoDialog)
const WhyDialog = lazyPart(async () => (await import('./company/why-dialog.tsx')).WhyDialog)

export type TableDialog = 'anytime' | 'keys' | 'leave' | 'notes' | 'report' | 'undo'

/** What opens over a table, one at a time. */
export function TableDialogs({
  session,
  table,
  title,
  dialog,
  person,
  askedAbout,
  grave,
  onPick,
  onRule,
  onMoment,
  onClose,
  onSettled,
}: {
  session: MatchSession
  table: BegunMatch
  title: AnyTitle
  dialog: TableDialog | null
  /** Somebody about whom something is to be done. */
  person: OtherPerson | null
  /** The position about which somebody asks why. */
  askedAbout: number | null
  /** What is asked once more before it is picked. */
  grave: Option | null
  onPick: (pick: number) => void
  onRule: (rule: string) => void
  /** Looks back at a moment. */
  onMoment: (position: number) => void
  onClose: () => void
  /** The grave question has its answer. */
  onSettled: () => void
}) {
  return (
    <>
      {dialog === 'report' ? (
        <ReportDialog onReport={(words) => session.report(words)} onClose={onClose} />
      ) : null}
      {dialog === 'notes' && session.notes !== undefined ? (
        <NotesAtTable notes={session.notes} position={table.position} {...{ onMoment, onClose }} />
      ) : null}
      {dialog === 'leave' ? (
        <LeaveDialog
          onLeave={() => session.business?.leave() ?? Promise.resolve()}
          onClose={onClose}
        />
      ) : null}
      {person === null ? null : (
        <PersonDialog
          name={person.name}
          onShun={(how) => session.business?.shun({ ...person.who, how }) ?? Promise.resolve()}
          onClose={onClose}
        />
      )}
      {askedAbout === null ? null : (
        <WhyDialog key={askedAbout} {...{ session, table, title, onClose }} position={askedAbout} />
      )}
      {dialog === 'undo' ? (
        <UndoDialog
          {...{ table, title, onClose }}
          onUndo={(how) => session.undo(how)}
          onAsk={(how) => session.askUndo(how)}
          onRedo={() => session.redo()}
        />
      ) : null}
      {dialog === 'anytime' && isAnythingIn(table.anytime) ? (
        <AnytimeDialog
          {...{ table, title, onClose }}
          onPick={(pick) => {
            onClose()
            onPick(pick)
          }}
          onRule={(rule) => {
            onClose()
            onRule(rule)
          }}
        />
      ) : null}
      {grave === null ? null : (
        <ConfirmDialog
          label={title.text.options[grave.verb]?.(grave.argument, tellingOf(table)) ?? grave.verb}
          onConfirm={() => session.pick(grave.pick)}
          onClose={onSettled}
        />
      )}
      {dialog === 'keys' ? <KeysHelp onClose={onClose} /> : null}
    </>
  )
}
