import { SeatMark } from '@eldertable/board-kit'
import type { GameEntry, Settings } from '@eldertable/kernel'
import { botMeans, botsToChoose, botText } from '../lobby/bot-words.ts'
import { NAME_LIMIT, UNNAMED } from '../settings/settings.ts'
import { freeName } from './chair-names.ts'
import { usualBot, type Chair, type Player } from './first-chairs.ts'

/** The seats of a new table, one under the other: name, who plays it, what it plays. */
export function Chairs({
  game,
  chairs,
  settings,
  onChange,
}: {
  game: GameEntry
  chairs: readonly Chair[]
  settings: Settings
  onChange: (chairs: readonly Chair[]) => void
}) {
  const { title } = game
  const seats = chairs.length
  const isOnline = chairs.some(({ player }) => player === 'open')
  const change = (at: number, part: Partial<Chair>) =>
    onChange(chairs.map((chair, i) => (i === at ? { ...chair, ...part } : chair)))
  // Where all bots are alike, what they are like is said once, above.
  const bots = new Set(chairs.flatMap(({ player }) => (player.startsWith('bot:') ? [player] : [])))
  const latestBot = chairs.findLast(({ player }) => player.startsWith('bot:'))?.player
  return (
    <>
      {chairs.map((chair, i) => (
        // A chair is its place at the table.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={i} className="chair">
          <SeatMark seat={i} size={34} />
          <input
            aria-label={`Name of seat ${i + 1}`}
            value={chair.player === 'open' ? '' : chair.name}
            placeholder={placeholderFor(chair, i, isOnline)}
            disabled={chair.player === 'open'}
            maxLength={NAME_LIMIT}
            required={chair.player !== 'open' && (i > 0 || isOnline)}
            onChange={(event) => change(i, { name: event.currentTarget.value })}
          />
          <select
            aria-label={`Who plays seat ${i + 1}`}
            value={chair.player}
            onChange={(event) => change(i, { player: event.currentTarget.value as Player })}
          >
            <option value="person">{i === 0 ? 'You' : 'A person at this screen'}</option>
            {botsToChoose(game).map((bot) => (
              <option key={bot} value={`bot:${bot}`}>
                {`Bot · ${botText(title, bot).name}`}
              </option>
            ))}
            {i > 0 ? <option value="open">A friend, by link</option> : null}
          </select>
          <ChairRole
            role={title.text.roleAhead?.(i, { seats, settings })}
            means={bots.size === 1 ? undefined : botMeans(title, chair.player)}
            isOut={isOnline && i > 0 && chair.player === 'person'}
          />
          <button
            type="button"
            className="btn"
            disabled={seats <= title.seats.least || i === 0}
            onClick={() => onChange(chairs.filter((_, other) => other !== i))}
          >
            Remove
          </button>
        </div>
      ))}
      <button
        type="button"
        className="btn"
        disabled={seats >= title.seats.most}
        onClick={() =>
          onChange([...chairs, { name: freeName(chairs), player: latestBot ?? usualBot(game) }])
        }
      >
        Add a seat
      </button>
    </>
  )
}

/** Whoever plays at this screen alone need not say a name; whoever plays with others is asked for one. */
function placeholderFor({ player }: Chair, seat: number, isOnline: boolean): string {
  if (player === 'open') return 'whoever comes'
  if (seat > 0) return ''
  return isOnline ? 'your name' : UNNAMED
}

/** What somebody on this chair will play, where that is known beforehand, how hard a bot does, and who can't sit there. */
function ChairRole({
  role,
  means,
  isOut,
}: {
  role: string | undefined
  means: string | undefined
  isOut: boolean
}) {
  if (isOut)
    return (
      <span className="chair-role bad" role="alert">
        Online everybody sits at a screen of their own: choose “A friend, by link”.
      </span>
    )
  const words = [role, means].filter((one) => one !== undefined)
  return words.length === 0 ? null : <span className="chair-role">{words.join(' · ')}</span>
}
