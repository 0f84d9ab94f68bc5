import { Icon, SeatMark, type BoardModule } from '@eldertable/board-kit'
import type { AnyTitle } from '@eldertable/kernel'
import type { BegunMatch } from '../../session/session.ts'
import { isBotAt, whoseTurn } from '../seats/actor.ts'
import { wasPicked } from '../company/may-ask-why.ts'
import type { Deed } from './deeds.ts'
import { Earlier } from './earlier.tsx'
import type { Exhibit } from './exhibit.ts'
import { calledIn } from '../seats/called.ts'
import type { Said } from './remarks.ts'
import { Saying } from './saying.tsx'
import { toldOf } from './deed-words.ts'

/** The way on, past what is told or to the front page. */
interface WayOn {
  label: string
  note: string
  /** Whether the note is the key that does the same. */
  isKey: boolean
  onGo: () => void
}

export function wayOn(
  isFinished: boolean,
  isTelling: boolean,
  onGo: () => void,
): WayOn | undefined {
  if (isFinished) return { label: 'To the front page', note: 'how it ended', isKey: false, onGo }
  return isTelling ? { label: 'Skip', note: 'Space', isKey: true, onGo } : undefined
}

/**
 * The slip while others are at work: what they did, one deed at a time, instead of what they decide about. It does
 * not speak: those who listen hear what happened together with the next question. What is to be done by hand waits here.
 */
export function DeedSlip({
  table,
  title,
  board,
  deed,
  earlier,
  way,
  said,
  onExhibit,
  onWhy,
}: {
  table: BegunMatch
  title: AnyTitle
  board: BoardModule
  deed: Deed
  /** What was told before it, the latest first. */
  earlier: readonly Deed[]
  way: WayOn | undefined
  said: Said
  onExhibit: (exhibit: Exhibit) => void
  /** Absent where nobody may ask for reasons. */
  onWhy: ((position: number) => void) | undefined
}) {
  const called = calledIn(table, title)
  const turn = table.view.table.outcome === null ? whoseTurn(board, table) : undefined
  const { seat, isGrave } = deed
  const byHand = way === undefined ? null : deed.byHand
  const remark = byHand === null ? deed.events.flatMap((one) => said.get(one) ?? [])[0] : undefined
  const position = table.log[deed.lines - 1]?.position ?? 0
  const icon = isGrave ? board.milestones[deed.events[0]?.key ?? ''] : undefined
  return (
    <section
      className={[
        'prompt deed',
        byHand === null ? 'waiting' : 'by-hand',
        isGrave ? 'grave' : '',
      ].join(' ')}
      tabindex={-1}
      aria-label={byHand === null ? 'What happens' : 'Yours to do'}
    >
      <span className="face">
        {seat === undefined ? (
          <Icon name={icon ?? board.emblem} size={46} />
        ) : (
          <SeatMark seat={seat} size={46} />
        )}
      </span>
      <div className="eyebrow">
        {byHand !== null && seat === table.reader ? (
          <em>Your turn</em>
        ) : (
          <span>{seat === undefined ? title.text.name : called(seat)}</span>
        )}
        {turn === undefined || turn === seat ? null : (
          <span>{turn === table.reader ? 'your turn' : `${called(turn)}’s turn`}</span>
        )}
        {icon === undefined || seat === undefined ? null : <Icon name={icon} />}
      </div>
      <p className="ask">{byHand?.asks ?? toldOf(deed, board, title, table)}</p>
      {/* The log has it too: nobody has to hear it twice. */}
      {remark === undefined ? null : (
        <span className="said" aria-hidden="true">
          <Saying remark={remark} beside={seat} called={called} />
        </span>
      )}
      {way !== undefined || table.thinking === null ? null : (
        <span className="think">
          <span className="dots">
            <i />
            <i />
            <i />
          </span>
          {`${called(table.thinking)} is thinking`}
        </span>
      )}
      <Earlier deeds={earlier} {...{ table, title, board, onExhibit }} />
      <div className={byHand === null && way?.isKey !== false ? 'deed-ways passing' : 'deed-ways'}>
        {way === undefined ? null : (
          <button
            type="button"
            className={byHand === null ? 'btn onward' : 'btn onward act'}
            onClick={way.onGo}
          >
            {byHand?.does ?? way.label}
            <small className={way.isKey ? 'by-key' : undefined}>{way.note}</small>
          </button>
        )}
        {onWhy === undefined ||
        byHand !== null ||
        position === 0 ||
        position === table.decided ||
        !isBotAt(table, seat) ||
        !wasPicked(table.log, deed.lines - 1) ? null : (
          <button type="button" className="btn why" onClick={() => onWhy(position)}>
            Why?
          </button>
        )}
      </div>
    </section>
  )
}
