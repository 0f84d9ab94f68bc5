import { SeatMark, type BoardModule, type TallyRow } from '@eldertable/board-kit'
import type { BegunMatch } from '../../session/session.ts'
import { tellingOfLog } from '../told/telling.ts'

/** Who did what, and what became of them: a row for each figure that was played. */
export function TallyTable({
  table,
  board,
  rows,
}: {
  table: BegunMatch
  board: BoardModule
  rows: readonly TallyRow[]
}) {
  const open = table.view.table
  const winners = open.outcome?.winners ?? []
  const isShared = rows.every((row) => hasWon(row, winners) === hasWon(rows[0], winners))
  const columns = [...new Set(rows.flatMap(({ figures }) => figures.map(({ label }) => label)))]
  const marks = new Map(board.helpers?.(open).map(({ name, mark }) => [name, mark]))
  const words = tellingOfLog(table)
  const name = (seat: number): string => words.name(seat)
  // Narrow screens lay the cells out anew, which would take the roles of a table from them: so they are written down.
  return (
    <table className="tally" role="table">
      <caption>Who did what</caption>
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" />
          <th role="columnheader" scope="col">
            Who
          </th>
          {columns.map((label) => (
            <th key={label} role="columnheader" scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={`${row.seat ?? ''} ${row.name}`} role="row">
            <td role="cell">
              {row.seat === undefined ? (
                marks.get(row.name)
              ) : (
                <SeatMark seat={row.mark ?? row.seat} size={26} />
              )}
            </td>
            <th role="rowheader" scope="row">
              {row.name}
              <small>
                {[
                  row.seat === undefined || name(row.seat) === row.name ? '' : name(row.seat),
                  isShared ? '' : hasWon(row, winners) ? 'won' : 'lost',
                  row.fate ?? '',
                ]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </small>
            </th>
            {columns.map((label) => (
              <td key={label} role="cell" data-label={label}>
                {row.figures.find((figure) => figure.label === label)?.value ?? '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const hasWon = (row: TallyRow | undefined, winners: readonly number[]): boolean =>
  row?.isWinner ?? (row?.seat !== undefined && winners.includes(row.seat))
