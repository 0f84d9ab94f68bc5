import '../../styles/rulebook.css'
import type { AnyTitle } from '@eldertable/kernel'
import type { BegunMatch } from '../../session/session.ts'
import { tellingOf } from '../told/telling.ts'

/** The board in words, in reading order: a full way to play, from the same view as the picture. */
export function BoardText({ table, title }: { table: BegunMatch; title: AnyTitle }) {
  return (
    <div className="board-text" tabindex={0} aria-label="The board in words">
      {title.text.board(tellingOf(table)).map(({ heading, lines }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
