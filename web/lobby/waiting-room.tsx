import { SeatMark } from '@eldertable/board-kit'
import type { AnyTitle } from '@eldertable/kernel'
import { use, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { PageFrame } from '../pages/page-frame.tsx'
import { beGuest, joinTable, leaveTable, Refused, startTable } from '../remote/api.ts'
import type { MatchOnScreen } from '../session/session.ts'
import { changeSettings, useSettings } from '../settings/store.ts'
import { gameOf } from '../titles/games.ts'
import { BotChoice } from './bot-choice.tsx'
import { botText } from './bot-words.ts'

/** A table that has not begun: who sits where, how to bring others, and the start. */
export function WaitingRoom({ table }: { table: MatchOnScreen }) {
  const [note, setNote] = useState<string | null>(null)
  const [, go] = useLocation()
  const loading = gameOf(table.title)
  const game = loading && use(loading)
  const link = `${location.origin}/t/${table.id}`
  const { name } = useSettings()
  const [asked, setAsked] = useState(name)
  const [bot, setBot] = useState(Object.keys(game?.habits ?? {})[0] ?? 'random')
  /** Nobody should sit down under a name that is not theirs. */
  const sit = async (seat: number) => {
    changeSettings({ name: asked })
    await beGuest(asked)
    await joinTable(table.id, seat)
  }
  const attempt = async (what: Promise<unknown>) => {
    try {
      await what
      setNote(null)
    } catch (error) {
      setNote(error instanceof Refused ? error.message : String(error))
    }
  }
  const roles = game === undefined ? [] : rolesAhead(game.title, table)
  const isSitting = table.reader !== null
  const open = table.seats.filter(({ player }) => player === 'open').length
  return (
    <PageFrame>
      <div className="waiting-room">
        <h1>{game?.title.text.name ?? table.title}</h1>
        {table.name === game?.title.text.name ? null : <p className="lead">{table.name}</p>}
        {isSitting ? null : (
          <label className="your-name">
            Your name
            <input
              value={asked}
              maxLength={24}
              onChange={(event) => setAsked(event.target.value)}
            />
          </label>
        )}
        <ul className="waiting-seats">
          {table.seats.map((sitter, seat) => (
            // A seat is its place at the table.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={seat}>
              <SeatMark seat={seat} size={34} hollow={sitter.player === 'open'} />
              <b>{sitter.player === 'open' ? 'Free seat' : sitter.name}</b>
              <span>
                {[roles[seat], describe(sitter.player, sitter.present, game?.title)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {sitter.player === 'open' && !isSitting ? (
                <button type="button" className="btn" onClick={() => void attempt(sit(seat))}>
                  Sit here
                </button>
              ) : null}
            </li>
          ))}
        </ul>
        {game?.mind === undefined ? null : (
          <p className="settled">
            {table.hints === undefined
              ? 'Nobody gets hints at this table.'
              : 'Everybody may ask for hints at this table.'}
          </p>
        )}
        <div className="invite">
          <p>Bring the others with this link, or let them type the code.</p>
          <input
            readOnly
            value={link}
            aria-label="Link to this table"
            onFocus={(event) => event.target.select()}
          />
          <button
            type="button"
            className="btn"
            onClick={() => void navigator.clipboard.writeText(link)}
          >
            Copy the link
          </button>
          <output className="code" aria-label="Code of this table">
            {table.code}
          </output>
        </div>
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
          {table.isHost ? (
            <button
              type="button"
              className="opt go"
              onClick={() => void attempt(startTable(table.id, bot))}
            >
              <span>
                Start now
                <small>
                  {open === 0
                    ? 'everybody is here'
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
      </div>
    </PageFrame>
  )
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

function describe(player: string, present: boolean, title?: AnyTitle): string {
  if (player === 'open') return 'waiting for somebody'
  if (player === 'closed') return 'nobody sits here'
  if (player.startsWith('bot:') && title !== undefined) {
    const { name, means } = botText(title, player.slice('bot:'.length))
    return `${name} · ${means}`
  }
  return present ? 'here' : 'on the way'
}
