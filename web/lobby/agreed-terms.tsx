import { sidesAhead, switchesAt, type AnyTitle } from '@eldertable/kernel'
import { Link } from 'wouter-preact'
import { clockSentence, whenOutWords } from '../clocks/clock-words.ts'
import type { MatchOnScreen } from '../session/session.ts'
import { takenOverWords } from '../table/head/taken-over-words.ts'
import { sidesWords } from './sides-words.ts'
import { FREE_UNDO, STRICT_UNDO } from './undo-words.ts'
import { behindOf, watchingSentence } from './watching-words.ts'

/** What those at a table have agreed to, to be read before one sits down. */
export function AgreedTerms({
  table,
  title,
  canHint,
}: {
  table: MatchOnScreen
  title: AnyTitle
  /** Whether the title has a bot that could give hints at all. */
  canHint: boolean
}) {
  const seats = table.seats.filter(({ player }) => player !== 'closed').length
  const settings = table.settings ?? {}
  const { terms } = table
  const switches = Object.entries(switchesAt(title.switches, seats, settings))
  return (
    <section className="agreed" aria-label="What is agreed at this table">
      <h2>At this table</h2>
      <ul>
        {(table.takenOver ?? 0) === 0 ? null : <li>{takenOverWords(table)}</li>}
        <li>{sidesWords[sidesAhead(title, seats, settings)]}</li>
        {terms === undefined ? null : (
          <>
            <li>
              {terms.pace === 'slow' ? (
                <>
                  It is played over days; nobody has to be there.{' '}
                  {table.reader === null ? null : (
                    <Link href="/settings">Be told when it is your turn</Link>
                  )}
                </>
              ) : (
                'It is played in one sitting. A bot steps in for whoever is away too long, and gives the seat back.'
              )}
            </li>
            <li>{terms.undo === 'free' ? FREE_UNDO : STRICT_UNDO}</li>
            {terms.clock === null ? null : (
              <li>{`${clockSentence(terms.clock)} When somebody’s time is up, ${whenOutWords[terms.clock.whenOut]}.`}</li>
            )}
            {terms.advice ? <li>You see what the others point at, and may suggest.</li> : null}
            {canHint ? (
              <li>
                {table.hints === undefined ? 'Nobody gets hints.' : 'Everybody may ask for hints.'}
              </li>
            ) : null}
            <li>
              {terms.watching === 'none'
                ? watchingSentence(terms.watching)
                : terms.visibility === 'public'
                  ? 'Anybody may come and watch.'
                  : 'Only those who have the link can watch.'}
            </li>
            {behindOf(terms.watching) === null ? null : <li>{watchingSentence(terms.watching)}</li>}
          </>
        )}
      </ul>
      {switches.length === 0 ? null : (
        <dl>
          {switches.map(([name, { value }]) => {
            const words = title.text.switches[name]
            return (
              <div key={name}>
                <dt>{words?.name ?? name}</dt>
                <dd>
                  {typeof value === 'boolean'
                    ? value
                      ? 'yes'
                      : 'no'
                    : (words?.choices?.[String(value)] ?? value)}
                </dd>
              </div>
            )
          })}
        </dl>
      )}
    </section>
  )
}
