import '../styles/review.css'
import { SeatMark } from '@eldertable/board-kit'
import { capital, type GameEntry, type Seat } from '@eldertable/kernel'
import type { CostlyDecision, LuckyMoment, MatchReport } from '@eldertable/match'
import { useState } from 'preact/compat'
import { useLocation } from 'wouter-preact'
import { playOnFrom } from '../local/local-matches.ts'
import type { BegunMatch, MatchSession } from '../session/session.ts'
import { Curve } from './curve.tsx'
import { inASentence, signed, wholeParts } from './figures.ts'
import { useReview } from './use-review.ts'

/** Luck and decisions of a match that is over. */
export function Review({
  session,
  table,
  game,
  onWatch,
  onClose,
}: {
  session: MatchSession
  table: BegunMatch
  game: GameEntry
  onWatch: (position: number) => void
  onClose: () => void
}) {
  const [seat, setSeat] = useState<Seat>(table.reader ?? table.view.table.outcome?.winners[0] ?? 0)
  const { found, thinkLonger } = useReview(session, seat)
  const [, go] = useLocation()
  const tryAgain = async (position: number) =>
    go(`/local/${await playOnFrom(game, await session.file(), position)}`)
  return (
    <div className="sheetwrap">
      <article className="paper review" aria-label="Luck and decisions">
        <div className="mast">
          <span>{game.title.text.name}</span>
          <h2>Luck and Decisions</h2>
          <button type="button" className="opt small" onClick={onClose}>
            <span>Back to the front page</span>
          </button>
        </div>
        <label className="review-seat">
          <span>The match of</span>
          <select value={seat} onChange={(event) => setSeat(Number(event.currentTarget.value))}>
            {table.seats.map(({ name }, one) => (
              <option key={name} value={one}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {found === null || ('isSketched' in found && !found.isSketched) ? (
          <p className="quiet">Playing the match again.</p>
        ) : 'problem' in found ? (
          <p role="alert">{found.problem}</p>
        ) : (
          <>
            <p className="fine review-progress" aria-live="off">
              {progressOf(found)}
              {found.isResting ? (
                <button type="button" className="opt small" onClick={thinkLonger}>
                  <span>Think longer</span>
                </button>
              ) : null}
            </p>
            <Findings
              report={found.report}
              isWeighed={found.isResting || found.weighed === found.of}
              {...{ onWatch, tryAgain }}
            />
          </>
        )}
      </article>
    </div>
  )
}

function progressOf({ weighed, of }: { weighed: number; of: number }): string {
  return weighed === of
    ? `All ${of} picks weighed, by what each seat could know then.`
    : `${weighed} of ${of} picks weighed: still working, and the figures will get more exact.`
}

interface FindingsProps {
  report: MatchReport
  /** Whether as much was weighed as there is time for: figures of too few picks would be read as results. */
  isWeighed: boolean
  onWatch: (position: number) => void
  tryAgain: (position: number) => Promise<void>
}

function Findings({ report, isWeighed, onWatch, tryAgain }: FindingsProps) {
  const { seat, seats, curves, isTrusted, luckiest, costliest } = report
  const own = seats[seat]
  const parts = own === undefined ? null : wholeParts(own)
  return (
    <>
      {isTrusted ? (
        <Curve {...{ curves, seat, onWatch }} names={seats.map(({ name }) => name)} />
      ) : (
        <p className="review-doubt">
          What a position is worth is not known well enough here to part luck from decisions. Single
          decisions are compared in the same worlds with the same dice, so they can be told.
        </p>
      )}
      {parts === null ? null : <p className="review-sum">{inASentence(parts)}</p>}
      {isWeighed ? (
        <Accounts report={report} />
      ) : (
        <p className="fine">Where the results came from is told once the picks are weighed.</p>
      )}
      <div className="review-columns">
        {isTrusted ? (
          <section>
            <h3>What chance did</h3>
            {luckiest.length === 0 ? <p className="fine">Nothing that counts.</p> : null}
            <ol>
              {luckiest.map((one) => (
                <Luck key={one.pick} moment={one} onWatch={onWatch} />
              ))}
            </ol>
          </section>
        ) : null}
        <section>
          <h3>What decisions cost</h3>
          {costliest.length === 0 ? (
            <p className="fine">None of your choices was clearly worse than the best.</p>
          ) : null}
          <ol>
            {costliest.map((one) => (
              <Decision key={one.pick} decision={one} {...{ onWatch, tryAgain }} />
            ))}
          </ol>
        </section>
      </div>
    </>
  )
}

/** Where the result of each seat came from. */
function Accounts({ report: { seats, isTrusted, seat: own } }: { report: MatchReport }) {
  const columns = isTrusted ? ['start', 'luck', 'own decisions', 'those of others'] : []
  return (
    <table className="tally review-accounts" role="table">
      <caption>Where the results came from</caption>
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" />
          {['Who', ...columns, 'result', 'kept'].map((label) => (
            <th key={label} role="columnheader" scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {seats.map((one) => {
          const parts = wholeParts(one)
          const figures =
            parts === null
              ? []
              : [`${parts.start} %`, signed(parts.luck), signed(parts.own), signed(parts.others)]
          const kept = one.accuracy === null ? '–' : `${Math.round(one.accuracy * 100)} %`
          const cells = [...figures, one.result > 0 ? 'won' : 'lost', kept]
          return (
            <tr key={one.seat} role="row" className={one.seat === own ? 'own' : ''}>
              <td role="cell">
                <SeatMark seat={one.seat} size={26} />
              </td>
              <th role="rowheader" scope="row">
                {one.name}
              </th>
              {cells.map((cell, i) => (
                <td key={i} role="cell" data-label={[...columns, 'result', 'kept'][i]}>
                  {cell}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={columns.length + 4} className="fine">
            Decisions: in comparison with what habit would have picked. Kept: of what was at stake
            in its decisions, the share that a seat kept.
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

function Luck({
  moment: { pick, luck, by, chose, told },
  onWatch,
}: {
  moment: LuckyMoment
  onWatch: (position: number) => void
}) {
  return (
    <li>
      <b className={luck > 0 ? 'good' : 'bad'}>{signed(Math.round(luck * 100))}</b>
      <p>
        {told.length === 0 ? `${by}: ${chose}` : told.join(' ')}
        <small>{`Pick ${pick}, ${by}: ${chose}`}</small>
      </p>
      <button
        type="button"
        className="opt small"
        aria-label={`Watch pick ${pick}`}
        onClick={() => onWatch(pick)}
      >
        <span>Watch</span>
      </button>
    </li>
  )
}

function Decision({
  decision: { pick, loss, error, grade, question, chose, better, why },
  onWatch,
  tryAgain,
}: {
  decision: CostlyDecision
  onWatch: (position: number) => void
  tryAgain: (position: number) => Promise<void>
}) {
  return (
    <li>
      <b className="bad">{signed(-Math.round(loss * 100))}</b>
      <div>
        <p>{question}</p>
        <p>
          <em>chosen</em> {chose}
        </p>
        <p>
          <em>better</em> {better}
          {why === '' ? '' : `. ${capital(why)}.`}
        </p>
        <small>{`A ${grade}, give or take ${Math.max(1, Math.round(error * 100))} % · pick ${pick}`}</small>
      </div>
      <div className="review-ways">
        <button
          type="button"
          className="opt small"
          aria-label={`Look at pick ${pick}`}
          onClick={() => onWatch(pick - 1)}
        >
          <span>Look</span>
        </button>
        <button
          type="button"
          className="opt small"
          aria-label={`Try again from pick ${pick}`}
          onClick={() => void tryAgain(pick - 1)}
        >
          <span>Try it again</span>
        </button>
      </div>
    </li>
  )
}
