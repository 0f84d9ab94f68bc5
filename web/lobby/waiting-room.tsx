import '../styles/waiting-room.css'
import type { GameEntry } from '@eldertable/kernel'
import type { ShunBody } from '@eldertable/protocol/wire.ts'
import { useState } from 'preact/compat'
import { Link, useLocation } from 'wouter-preact'
import { PageFrame } from '../pages/page-frame.tsx'
import { leaveTable, replaceSeat, sayReady, sentenceOf, startTable } from '../remote/api.ts'
import type { MatchOnScreen } from '../session/session.ts'
import { listed } from '../table/prompt/listed.ts'
import { AgreedTerms } from './agreed-terms.tsx'
import { BotChoice } from './bot-choice.tsx'
import { BringOthers } from './bring-others.tsx'
import { lazyPart } from '../lazy-part.tsx'
import { gatheringTitle } from './gathering-title.ts'
import { useArrivals } from './use-arrivals.ts'
import { WaitingSeats } from './waiting-seats.tsx'

// Nobody has played with anybody on a first visit.
const KnownPeople = lazyPart(async () => (await import('./known-people.tsx')).KnownPeople)

/** A table that has not begun, for those who sit there: how to bring others, who sits where, and the start. */
export function WaitingRoom({
  table,
  game,
  onShun,
}: {
  table: MatchOnScreen
  /** Nothing if this site does not know the game. */
  game: GameEntry | undefined
  onShun: (wish: ShunBody) => Promise<void>
}) {
  const [note, setNote] = useState<string | null>(null)
  const [, go] = useLocation()
  const [bot, setBot] = useState(Object.keys(game?.habits ?? {})[0] ?? 'random')
  const attempt = async (what: Promise<unknown>) => {
    try {
      await what
      setNote(null)
    } catch (error) {
      setNote(sentenceOf(error))
    }
  }
  const name = game?.title.text.name ?? table.title
  const { news, unseen } = useArrivals(table, name)
  const open = table.seats.filter(({ player }) => player === 'open').length
  const mine = table.reader === null ? undefined : table.seats[table.reader]
  const unready = table.seats.filter(({ ready }, seat) => ready === false && seat !== table.reader)
  return (
    <PageFrame title={gatheringTitle(table, name, unseen)}>
      <div className="waiting-room">
        <div className="gathering">
          <h1>{name}</h1>
          {table.name === name ? null : <p className="lead">{table.name}</p>}
          {open === 0 ? null : <BringOthers id={table.id} code={table.code} game={name} />}
          {open === 0 ? null : (
            <KnownPeople id={table.id} seated={table.seats.map((seat) => seat.name)} />
          )}
          <p className="arrived" role="status">
            {news}
          </p>
          <WaitingSeats
            {...{ table, onShun }}
            title={game?.title}
            actionAt={(seat) => {
              const sitter = table.seats[seat]
              return table.isHost && sitter?.player === 'person' && seat !== table.reader ? (
                <button
                  type="button"
                  className="btn"
                  aria-label={`Free the seat of ${sitter.name}`}
                  onClick={() => void attempt(replaceSeat(table.id, seat, 'open'))}
                >
                  Free the seat
                </button>
              ) : null
            }}
          />
          {note === null ? null : (
            <p className="strip bad" role="alert">
              {note}
            </p>
          )}
          {table.isHost && open > 0 && game !== undefined ? (
            <BotChoice
              {...{ game, bot }}
              label={open === 1 ? 'Bot for the free seat' : 'Bots for the free seats'}
              onChange={setBot}
            />
          ) : null}
          <div className="opts">
            {mine !== undefined && table.seats.length > 1 ? (
              <button
                type="button"
                // While seats are free, to bring somebody is the next thing.
                className={mine.ready === false && open === 0 ? 'opt go' : 'opt'}
                onClick={() => void attempt(sayReady(table.id, mine.ready === false))}
              >
                <span>
                  {mine.ready === false ? 'Ready' : 'Not ready after all'}
                  <small>
                    {mine.ready === false
                      ? 'it begins when everybody is'
                      : open > 0
                        ? 'you are ready; a seat is still free'
                        : `you are ready; ${listed(unready.map(({ name }) => name))} not yet`}
                  </small>
                </span>
              </button>
            ) : null}
            {table.isHost && open > 0 ? (
              <button
                type="button"
                className="opt"
                aria-disabled={unready.length > 0}
                onClick={() => void attempt(startTable(table.id, bot))}
              >
                <span>
                  Start now
                  <small>
                    {unready.length > 0
                      ? `${listed(unready.map(({ name }) => name))} not ready yet`
                      : open === 1
                        ? 'a bot takes the free seat'
                        : `bots take the ${open} free seats`}
                  </small>
                </span>
              </button>
            ) : null}
            {table.reader === null ? null : (
              <button
                type="button"
                className="opt"
                onClick={() => void attempt(leaveTable(table.id)).then(() => go('/'))}
              >
                <span>Get up</span>
              </button>
            )}
            <Link href="/" className="opt">
              <span>Back to the lobby</span>
            </Link>
          </div>
          {open === 0 ? <BringOthers id={table.id} code={table.code} game={name} isFull /> : null}
        </div>
        {game === undefined ? null : (
          <AgreedTerms
            table={table}
            title={game.title}
            canHint={game.searchProfile !== undefined}
          />
        )}
      </div>
    </PageFrame>
  )
}
