import { SeatMark, type BoardModule } from '@eldertable/board-kit'
import type { AnyTitle } from '@eldertable/kernel'
import { Link } from 'wouter'
import type { TableView } from '../session/session.ts'
import { tellingOf } from './telling.ts'

/** The front page of a newspaper: how it ended, and for whom. */
export function Ending({
  table,
  title,
  board,
  onAgain,
}: {
  table: TableView
  title: AnyTitle
  board: BoardModule
  onAgain(): void
}) {
  const { outcome } = table.view.table
  if (outcome === null) return null
  const words = tellingOf(table)
  const isWon = table.reader !== null && outcome.winners.includes(table.reader)
  const result = table.reader === null ? 'It is over.' : isWon ? 'You won.' : 'You lost.'
  return (
    <main className="sheetwrap">
      <article className="paper" aria-label="The result">
        <div className="mast">
          <span>{board.progress(table.view.table)}</span>
          <h2>The Arkham Advertiser</h2>
          <span>Extra</span>
        </div>
        <h3 className="headline">{result}</h3>
        <p className="deck-line">{title.text.endings[outcome.ending]?.(outcome.winners, words)}</p>
        <table>
          <caption>Those who were there</caption>
          <tbody>
            {table.seats.map((sitter, seat) => {
              const figure = board.figure(table.view.table, seat)
              return (
                <tr key={sitter.name}>
                  <td>
                    <SeatMark seat={seat} size={30} />
                  </td>
                  <th scope="row">{sitter.name}</th>
                  <td>{`${figure.value} ${figure.label}`}</td>
                  <td>
                    {outcome.winners.includes(seat)
                      ? 'won'
                      : (board.standing(table.view.table, seat) ?? '')}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
        <div className="opts">
          <button type="button" className="opt go" onClick={onAgain}>
            <span>Play again</span>
          </button>
          <Link href="/" className="opt">
            <span>Back to the lobby</span>
          </Link>
        </div>
        <p className="fine">
          The dice were bound to <code>{table.commitment.slice(0, 16)}…</code>
          {table.key === null ? '' : ` and their key was ${table.key.slice(0, 16)}…`}
        </p>
      </article>
    </main>
  )
}
