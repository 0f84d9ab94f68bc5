import '../styles/waiting-room.css'
import '../styles/invitation.css'
import type { GameEntry, Seat } from '@eldertable/kernel'
import type { ShunBody } from '@eldertable/protocol/wire.ts'
import { useState } from 'preact/compat'
import { Link } from 'wouter-preact'
import { PageFrame } from '../pages/page-frame.tsx'
import { signInAsGuest, joinTable } from '../remote/api.ts'
import { clockSentence } from '../clocks/clock-words.ts'
import type { MatchOnScreen } from '../session/session.ts'
import { settings } from '../settings/store.ts'
import { takenOverWords } from '../table/head/taken-over-words.ts'
import { coverOf } from '../titles/covers.ts'
import { hasHowToPlay } from '../titles/how-to.ts'
import { AgreedTerms } from './agreed-terms.tsx'
import { invitationTo, lastsFor } from './invitation-words.ts'
import { NameField, useNameField } from './name-field.tsx'
import { FREE_UNDO } from './undo-words.ts'
import { isFree, WaitingSeats } from './waiting-seats.tsx'
import { behindOf, watchingSentence } from './watching-words.ts'

/** A table that gathers people, for somebody who has no seat there: who invites, to what, and a seat to take. */
export function Invitation({
  table,
  game,
  onShun,
  onWatch,
}: {
  table: MatchOnScreen
  /** Nothing if this site does not know the game. */
  game: GameEntry | undefined
  onShun: (wish: ShunBody) => Promise<void>
  /** Looks on without a seat, where the match is under way. */
  onWatch?: () => void
}) {
  const field = useNameField()
  const [isNamed, setNamed] = useState(() => settings().name !== '')
  const cover = coverOf(table.title)
  const name = game?.title.text.name ?? table.title
  const free = table.seats.flatMap((_, seat) => (isFree(table, seat) ? [seat] : []))
  const [first] = free
  const sit = async (seat: Seat) => {
    const isSeated = await field.attempt(async (name) => {
      // At a first table this is how the server comes to know them.
      if (settings().name === '') await signInAsGuest(name)
      await joinTable(table.id, seat, name)
    })
    if (!isSeated) setNamed(false)
  }
  return (
    <PageFrame title={invitationTo(table, name)}>
      <article className="invitation">
        {cover === undefined ? null : (
          <div className="cover" aria-hidden="true">
            <img src={cover.picture} alt="" width={252} height={378} />
            <span className="cover-name" style={cover.lettering}>
              {cover.name}
            </span>
          </div>
        )}
        <header>
          <h1>{invitationTo(table, name)}</h1>
          {table.name === name ? null : <p className="called">{table.name}</p>}
          {game === undefined ? null : <p className="lead">{game.title.text.pitch}</p>}
          <p className="lasts">
            {cover === undefined ? null : lastsFor(cover.minutes, table.terms?.pace)}{' '}
            {table.terms?.clock == null ? null : `${clockSentence(table.terms.clock)} `}
            {hasHowToPlay(table.title) ? (
              <Link href={`/how/${table.title}?invited=${table.id}`}>
                How to play in two minutes
              </Link>
            ) : null}
          </p>
        </header>
        <div className="gathering">
          {(table.takenOver ?? 0) === 0 ? null : <p className="strip">{takenOverWords(table)}</p>}
          {unusualTerms(table).map((words) => (
            <p key={words} className="strip">
              {words}
            </p>
          ))}
          {first === undefined ? (
            <FullTable title={table.title} />
          ) : (
            <form
              className="take-seat"
              noValidate
              onSubmit={(event) => {
                event.preventDefault()
                void sit(first)
              }}
            >
              {isNamed ? null : <NameField field={field} />}
              <button type="submit" className="opt go">
                <span>
                  Take a seat
                  <small>
                    {isNamed ? `as ${field.name}` : 'nothing else is asked; no account is needed'}
                  </small>
                </span>
              </button>
              {isNamed ? (
                <button type="button" className="btn" onClick={() => setNamed(false)}>
                  Under another name
                </button>
              ) : null}
            </form>
          )}
          <WaitingSeats
            {...{ table, onShun }}
            title={game?.title}
            actionAt={(seat) =>
              // With one seat there is nothing to choose.
              free.length > 1 && free.includes(seat) ? (
                <button type="button" className="btn" onClick={() => void sit(seat)}>
                  Sit here
                </button>
              ) : null
            }
          />
          {game === undefined ? null : (
            <details className="folded-terms">
              <summary>What is agreed at this table</summary>
              <AgreedTerms
                table={table}
                title={game.title}
                canHint={game.searchProfile !== undefined}
              />
            </details>
          )}
          {onWatch === undefined ? null : (
            <button type="button" className="btn" onClick={onWatch}>
              Only watch
            </button>
          )}
          <Link href="/" className="quiet-link">
            Back to the lobby
          </Link>
        </div>
      </article>
    </PageFrame>
  )
}

/** What nobody expects, and everybody should know before they sit down. */
const unusualTerms = ({ terms }: MatchOnScreen): string[] => [
  ...(terms?.undo === 'free' ? [FREE_UNDO] : []),
  ...(behindOf(terms?.watching) === null ? [] : [watchingSentence(terms?.watching ?? 'open')]),
]

function FullTable({ title }: { title: string }) {
  return (
    <>
      <p className="strip" role="status">
        <span>
          <b>All seats are taken.</b> Stay, and you see the match as soon as it begins.
        </span>
      </p>
      <Link href={`/new/${title}`} className="opt go">
        <span>Open a table of your own</span>
      </Link>
    </>
  )
}
