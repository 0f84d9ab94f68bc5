import '../../styles/rulebook.css'
import type { BoardModule } from '@eldertable/board-kit'
import type { AnyTitle } from '@eldertable/kernel'
import type { BegunMatch } from '../../session/session.ts'
import { tellingOf } from '../told/telling.ts'

/** How you win, and how it stands. */
export function Goal({
  table,
  title,
  board,
}: {
  table: BegunMatch
  title: AnyTitle
  board: BoardModule
}) {
  const goal = title.text.goal?.(tellingOf(table))
  if (goal === undefined) return null
  const { name, lines, standing, here = [] } = goal
  return (
    <div className="board-text goal" tabindex={0} aria-label="How you win, and how it stands">
      <h2>{name}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {standing.length === 0 ? null : (
        <dl className="goal-standing">
          {standing.map(({ what, is }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{is}</dd>
            </div>
          ))}
        </dl>
      )}
      {here.map((one) => (
        <section key={one.name}>
          <h3>{one.name}</h3>
          <p>{one.text}</p>
        </section>
      ))}
      <div className="facts">
        <board.Facts table={table.view.table} />
      </div>
    </div>
  )
}
