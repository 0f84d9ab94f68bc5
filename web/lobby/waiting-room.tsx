import '../styles/waiting-room.css'
import { SeatMark } from '@eldertable/board-kit'
import type { AnyTitle, Seat } from '@eldertable/kernel'
import type { ShunBody } from '@eldertable/protocol/wire.ts'
import { use, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { PageFrame } from '../pages/page-frame.tsx'
import { part } from '../part.tsx'
import {
  beGuest,
  joinTable,
  leaveTable,
  replaceSeat,
  sayReady,
  sentenceOf,
  startTable,
} from '../remote/api.ts'
import type { MatchOnScreen } from '../session/session.ts'
import { settings } from '../settings/store.ts'
import { listed } from '../table/listed.ts'
import { gameOf } from '../titles/games.ts'
import { BotChoice } from './bot-choice.tsx'
import { botText } from './bot-words.ts'
import { AgreedTerms } from './agreed-terms.tsx'
import { NameField, useNameField } from './name-field.tsx'

const PersonDialog = part(async () => (await import('../table/person-dialog.tsx')).PersonDialog)

/** A table that has not begun: who sits where, how to bring others, and the start. */
export function WaitingRoom({
  table,
  onShun,
}: {
  table: MatchOnScreen
  /** Whom one would rather not hear or meet. */
  onShun: (wish: ShunBody) => Promise<void>
}) {
  const [asked, setAsked] = useState<Seat | null>(null)
  const [note, setNote] = useState<string | null>(null)
  const [isCopied, setCopied] = useState(false)
  const [, go] = useLocation()
  const loading = gameOf(table.title)
  const game = loading && use(loading)
  const link = `${location.origin}/t/${table.id}`
  const [bot, setBot] = useState(Object.keys(game?.habits ?? {})[0] ?? 'random')
  const field = useNameField()
  const sit = (seat: number) =>
    field.attempt(async (name) => {
      // At a first table this is how the server comes to know them.
      if (settings().name === '') await beGuest(name)
      await joinTable(table.id, seat, name)
    })
  const attempt = async (what: Promise<unknown>) => {
    try {
      await what
      setNote(null)
    } catch (error) {
      setNote(sentenceOf(error))
    }
  }
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    setCopied(true)
  }
  const roles = game === undefined ? [] : rolesAhead(game.title, table)
  const isSitting = table.reader !== null
  const open = table.seats.filter(({ player }) => player === 'open').length
  const mine = table.reader === null ? undefined : table.seats[table.reader]
  const unready = table.seats.filter(({ ready }, seat) => ready === false && seat !== table.reader)
  return (
    <PageFrame title={gatheringTitle(table, game?.title.text.name ?? table.title)}>
      <div className="waiting-room">
        <div className="gathering">
          <h1>{game?.title.text.name ?? table.title}</h1>
          {table.name === game?.title.text.name ? null : <p className="lead">{table.name}</p>}
          {isSitting ? null : open === 0 ? (
            <p className="strip" role="status">
              <span>
                <b>All seats are taken.</b> You can stay and watch, or{' '}
                <Link href={`/new/${table.title}`}>open a table of your own</Link>.
              </span>
            </p>
          ) : (
            <NameField field={field} />
          )}
          <ul className="waiting-seats">
            {table.seats.map((sitter, seat) => (
              // A seat is its place at the table.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={seat}>
                <SeatMark seat={seat} size={34} hollow={sitter.player === 'open'} />
                {sitter.player === 'person' && seat !== table.reader ? (
                  <button
                    type="button"
                    className="person"
                    aria-label={`About ${sitter.name}: mute, or don’t sit with them again`}
                    onClick={() => setAsked(seat)}
                  >
                    {sitter.name}
                  </button>
                ) : (
                  <b>{sitter.player === 'open' ? 'Free seat' : sitter.name}</b>
                )}
                <span>
                  {[roles[seat], describe(sitter, game?.title)].filter(Boolean).join(' · ')}
                </span>
                {sitter.player === 'open' && !isSitting ? (
                  <button type="button" className="btn" onClick={() => void sit(seat)}>
                    Sit here
                  </button>
                ) : null}
                {table.isHost && sitter.player === 'person' && seat !== table.reader ? (
                  <button
                    type="button"
                    className="btn"
                    aria-label={`Free the seat of ${sitter.name}`}
                    onClick={() => void attempt(replaceSeat(table.id, seat, 'open'))}
                  >
                    Free the seat
                  </button>
                ) : null}
              </li>
            ))}
          </ul>
          {asked === null ? null : (
            <PersonDialog
              name={table.seats[asked]?.name ?? ''}
              onShun={(how) => onShun({ seat: asked, how })}
              onClose={() => setAsked(null)}
            />
          )}
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
                className={mine.ready === false ? 'opt go' : 'opt'}
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
            {isSitting ? (
              <button
                type="button"
                className="opt"
                onClick={() => void attempt(leaveTable(table.id)).then(() => go('/'))}
              >
                <span>Get up</span>
              </button>
            ) : null}
            <Link href="/" className="opt">
              <span>Back to the lobby</span>
            </Link>
          </div>
          {isSitting || table.isHost ? (
            <div className="invite">
              <p>Bring the others with this link, or let them type the code.</p>
              <input
                readOnly
                value={link}
                aria-label="Link to this table"
                onFocus={(event) => event.target.select()}
              />
              <button type="button" className="btn" onClick={() => void copy()}>
                <span role="status">{isCopied ? 'Copied' : 'Copy the link'}</span>
              </button>
              <output className="code" aria-label="Code of this table">
                {table.code}
              </output>
            </div>
          ) : null}
        </div>
        {game === undefined ? null : (
          <AgreedTerms table={table} title={game.title} canHint={game.mind !== undefined} />
        )}
      </div>
    </PageFrame>
  )
}

/** For who waits in another tab: whether they are waited for, or for how many they wait. */
export function gatheringTitle({ seats, reader }: MatchOnScreen, game: string): string {
  const free = seats.filter(({ player }) => player === 'open').length
  const unready = seats.filter(({ ready }) => ready === false).length
  if (free > 0) return `Waiting for ${free} · ${game}`
  const isMine = reader !== null && seats[reader]?.ready === false
  if (isMine) return `● ${unready === 1 ? 'They wait for you' : 'All are here'} · ${game}`
  return `All are here · ${game}`
}

/** What each seat will play, where that is known beforehand; seats that nobody may take do not count. */
function rolesAhead({ text }: AnyTitle, { seats, settings = {} }: MatchOnScreen) {
  const playing = seats.filter(({ player }) => player !== 'closed')
  const at = { seats: playing.length, settings }
  return seats.map((sitter) => {
    const seat = playing.indexOf(sitter)
    return seat < 0 ? undefined : text.roleAhead?.(seat, at)
  })
}

function describe(
  { player, present, ready }: MatchOnScreen['seats'][number],
  title: AnyTitle | undefined,
): string {
  if (player === 'open') return 'waiting for somebody'
  if (player === 'closed') return 'nobody sits here'
  if (player.startsWith('bot:') && title !== undefined) {
    const { name, means } = botText(title, player.slice('bot:'.length))
    return `${name} · ${means}`
  }
  return `${present ? 'here' : 'on the way'}, ${ready === false ? 'not ready yet' : 'ready'}`
}
