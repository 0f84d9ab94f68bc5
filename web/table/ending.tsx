import '../styles/front-page.css'
import { Icon, SeatMark, type BoardModule } from '@eldertable/board-kit'
import type { AnyTitle } from '@eldertable/kernel'
import { Link } from 'wouter'
import type { BegunMatch } from '../session/session.ts'
import { toldOf } from './told-of.ts'
import { decisiveDeeds } from './deeds.ts'
import { DiceCheck } from './dice-check.tsx'
import { tellingOf } from './telling.ts'
import { flagged } from './turning-points.ts'

const POINTS_SHOWN = 3
/** Of what the last move did. */
const DEEDS_SHOWN = 3

interface EndingProps {
  table: BegunMatch
  title: AnyTitle
  board: BoardModule
  onAgain: () => void
  onWatch: (position: number) => void
  /** Shows the board as it was left. */
  onBoard: () => void
  onSave: () => void
  onCheckDice: () => Promise<string>
}

/** The front page of a newspaper: how it ended, for whom, and where it turned. */
export function Ending({
  table,
  title,
  board,
  onAgain,
  onWatch,
  onBoard,
  onSave,
  onCheckDice,
}: EndingProps) {
  const open = table.view.table
  const { outcome } = open
  if (outcome === null) return null
  const words = tellingOf(table)
  const isWatched = board.isWatched?.(open) ?? false
  const isWon = isWatched
    ? outcome.winners.length > 0
    : table.reader !== null && outcome.winners.includes(table.reader)
  return (
    <main className="sheetwrap">
      <article className={isWon ? 'paper front' : 'paper front lost'} aria-label="The result">
        <div className="mast">
          <span>{board.progress(open)}</span>
          <h2>The Arkham Advertiser</h2>
          <span>Late edition</span>
        </div>
        <h3 className="headline">{headline(isWatched ? 'They' : 'You', isWon, table)}</h3>
        <p className="deck-line">{title.text.endings[outcome.ending]?.(outcome.winners, words)}</p>
        <Decided {...{ table, title, board }} />
        <div className="front-columns">
          <div>
            <figure>
              <img src={board.plate} alt="" />
            </figure>
            <TurningPoints {...{ table, title, board, onWatch }} />
          </div>
          <div>
            <Sitters {...{ table, title, board }} winners={outcome.winners} />
            <div className="opts">
              <PlayAgain table={table} onAgain={onAgain} />
              <button type="button" className="opt" onClick={() => onWatch(0)}>
                <span>
                  Watch it all
                  <small>{`${open.turn} turns`}</small>
                </span>
              </button>
              <button type="button" className="opt" onClick={onBoard}>
                <span>
                  See the board
                  <small>as it was left</small>
                </span>
              </button>
              <button type="button" className="opt" onClick={onSave}>
                <span>
                  Save as a file
                  <small>to keep, send or bring back</small>
                </span>
              </button>
              {table.connection === 'here' ? (
                <Link href={`/new/${title.id}`} className="opt">
                  <span>
                    Set it up anew
                    <small>other seats or rules</small>
                  </span>
                </Link>
              ) : null}
              <Link href="/" className="opt">
                <span>Back to the lobby</span>
              </Link>
            </div>
            <DiceCheck table={table} onCheck={onCheckDice} />
          </div>
        </div>
      </article>
    </main>
  )
}

/** Another match with the same people; whoever only watched can go and watch that. */
function PlayAgain({ table, onAgain }: Pick<EndingProps, 'table' | 'onAgain'>) {
  const { connection, reader, rematch } = table
  if (connection !== 'here' && reader === null && rematch === null) return null
  return (
    <button type="button" className="opt go" onClick={onAgain}>
      <span>
        {reader === null && rematch !== null ? 'Watch the next one' : 'Play again'}
        <small>
          {connection === 'here'
            ? 'same seats and rules, new dice'
            : rematch === null
              ? 'same people, seats and rules'
              : reader === null
                ? 'they are sitting down again'
                : 'you are invited: your seat is kept'}
        </small>
      </span>
    </button>
  )
}

/** The result in two words; a spectator's side is not known. */
function headline(who: 'They' | 'You', isWon: boolean, { reader }: BegunMatch): string {
  if (who === 'You' && reader === null) return 'It is over'
  return `${who} ${isWon ? 'won' : 'lost'}`
}

/** What the last move did, in the title's words. */
function Decided({ table, title, board }: Pick<EndingProps, 'table' | 'title' | 'board'>) {
  const deeds = decisiveDeeds(table, board, title).slice(-DEEDS_SHOWN)
  if (deeds.length === 0) return null
  return (
    <p className="decided">
      <b>What decided it</b> {deeds.map((deed) => toldOf(deed, title, table)).join(' ')}
    </p>
  )
}

/** Everybody who played, in a seat or without one. */
function Sitters({
  table,
  title,
  board,
  winners,
}: Pick<EndingProps, 'table' | 'title' | 'board'> & { winners: readonly number[] }) {
  const open = table.view.table
  const words = tellingOf(table)
  const isWatched = board.isWatched?.(open) ?? false
  const seated = isWatched ? [] : table.seats
  return (
    <table>
      <caption>Those who were there</caption>
      <tbody>
        {seated.map((sitter, seat) => {
          const figure = board.figure(open, seat)
          return (
            <tr key={sitter.name}>
              <td>
                <SeatMark seat={seat} size={30} />
              </td>
              <th scope="row">{sitter.name}</th>
              <td>{`${figure.value} ${figure.label}`}</td>
              <td>{winners.includes(seat) ? 'won' : (title.text.role?.(seat, words) ?? '')}</td>
            </tr>
          )
        })}
        {board.helpers?.(open).map(({ name, kind, figure, mark }) => (
          <tr key={name}>
            <td>{mark}</td>
            <th scope="row">{name}</th>
            <td>{`${figure.value} ${figure.label}`}</td>
            <td>{kind}</td>
          </tr>
        ))}
        {isWatched ? (
          <tr>
            <td />
            <td colSpan={3}>
              {`Nobody sat at the table; ${table.seats.map(({ name }) => name).join(', ')} watched.`}
            </td>
          </tr>
        ) : null}
      </tbody>
    </table>
  )
}

function TurningPoints({
  table,
  title,
  board,
  onWatch,
}: Pick<EndingProps, 'table' | 'title' | 'board' | 'onWatch'>) {
  const points = flagged(table.log, board.flags).slice(-POINTS_SHOWN)
  if (points.length === 0) return null
  const words = tellingOf(table)
  return (
    <section className="turning">
      <h4>Where it turned</h4>
      <ol>
        {points.map(({ turn, told }) => (
          <li key={`${told.position}-${told.event.key}`}>
            <b>{`Turn ${turn}`}</b>
            <span>{title.text.events[told.event.key]?.(told.event.is as never, words)}</span>
            <button type="button" className="opt small" onClick={() => onWatch(told.position)}>
              <Icon name="film-spool" />
              <span>Watch</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
