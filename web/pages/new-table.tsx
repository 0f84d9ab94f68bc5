import { SeatMark } from '@eldertable/board-kit'
import type { GameEntry } from '@eldertable/games'
import {
  counted,
  refitted,
  sidesAhead,
  switchesAt,
  type Settings,
  type SidesAhead,
} from '@eldertable/kernel'
import { use, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { LessonHint } from '../lesson/invitation.tsx'
import { openLocalMatch } from '../local/local-matches.ts'
import { beGuest, createTable, Refused } from '../remote/api.ts'
import { useSettings } from '../settings/store.ts'
import { boardOf } from '../titles/boards.ts'
import { coverOf } from '../titles/covers.ts'
import { gameOf } from '../titles/games.ts'
import { OnlineTerms, type Terms } from './online-terms.tsx'
import { PageFrame } from './page-frame.tsx'
import { TableRules } from './table-rules.tsx'

type Player = 'person' | 'open' | `bot:${string}`

interface Chair {
  name: string
  player: Player
}

/** One for every seat beside one's own at the largest table. */
const strangers = [
  'Bram',
  'Odile',
  'Silas',
  'Ester',
  'Thaddeus',
  'Wilma',
  'Ambrose',
  'Cordelia',
] as const

/** Who plays with whom, for those who think of sitting down. */
const sidesWords: Readonly<Record<SidesAhead, string>> = {
  together: 'All play together.',
  teams: 'You play in teams.',
  'one-against-all': 'One plays against all the others.',
  'each-for-itself': 'Everybody plays for themselves.',
  'drawn-by-lot': 'The first throws decide who plays with whom.',
}

/** A new table: who sits where, and the optional rules. */
export function NewTable({ id }: { id: string }) {
  const game = gameOf(id)
  if (game === undefined)
    return (
      <PageFrame>
        <p className="quiet">
          This game is not on the table yet. <Link href="/">Back to the shelf</Link>
        </p>
      </PageFrame>
    )
  return (
    <PageFrame>
      <SeatPicker game={use(game)} />
    </PageFrame>
  )
}

/** Bots as somebody chooses them who does not know their names. */
const botLabels: Readonly<Record<string, string>> = {
  habit: 'Bot that plays to win',
  random: 'Bot that rolls for it',
}

function SeatPicker({ game }: { game: GameEntry }) {
  const { title } = game
  const { name } = useSettings()
  useEffect(() => {
    // While people choose their seats the table is brought in.
    void boardOf(title.id)
    void import('./local-page.tsx')
  }, [title.id])
  const bots = [...Object.keys(game.habits), 'random']
  const usual: Player = `bot:${bots[0] ?? 'random'}`
  const [, go] = useLocation()
  const [chairs, setChairs] = useState<readonly Chair[]>(() => [
    { name, player: 'person' },
    ...strangers
      .slice(0, Math.min(4, title.seats.most) - 1)
      .map((stranger): Chair => ({ name: stranger, player: usual })),
  ])
  const [settings, setSettings] = useState<Settings>({})
  const [terms, setTerms] = useState<Partial<Terms>>({})
  const [note, setNote] = useState<string>()
  const seats = chairs.length
  const agreed = refitted(title.switches, settings, seats)
  const sides = sidesAhead(title, seats, agreed)
  const hasAdvice = sides !== 'each-for-itself'
  const agreedTerms = { isPublic: false, isSlow: false, hasAdvice, ...terms }
  const isOnline = chairs.some(({ player }) => player === 'open')
  const change = (at: number, part: Partial<Chair>) =>
    setChairs(chairs.map((chair, i) => (i === at ? { ...chair, ...part } : chair)))
  const start = async () => {
    try {
      go(
        isOnline
          ? await openOnline(game, chairs, agreed, agreedTerms)
          : await openHere(game, chairs, agreed),
      )
    } catch (error) {
      setNote(error instanceof Refused ? error.message : String(error))
    }
  }
  return (
    <form
      className="new-table"
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      <header className="new-table-head">
        <CoverPicture title={title.id} />
        <h1>{title.text.name}</h1>
        <p className="lead">{title.text.pitch}</p>
        <button type="submit" className="opt go">
          <span>
            {isOnline ? 'Open the table' : 'Start'}
            <small>{describe(chairs)}</small>
          </span>
        </button>
        {note === undefined ? null : (
          <p className="strip bad" role="alert">
            {note}
          </p>
        )}
        <div className="lesson-hint">
          <LessonHint title={title.id} />
        </div>
      </header>
      <div>
        <fieldset>
          <legend>Who sits down</legend>
          {seats > 1 ? <p className="sides-ahead">{sidesWords[sides]}</p> : null}
          {chairs.map((chair, i) => (
            // A chair is its place at the table.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={i} className="chair">
              <SeatMark seat={i} size={34} />
              <input
                aria-label={`Name of seat ${i + 1}`}
                value={chair.player === 'open' ? '' : chair.name}
                placeholder={chair.player === 'open' ? 'whoever comes' : ''}
                disabled={chair.player === 'open'}
                maxLength={24}
                required={chair.player !== 'open'}
                onChange={(event) => change(i, { name: event.target.value })}
              />
              <select
                aria-label={`Who plays seat ${i + 1}`}
                value={chair.player}
                onChange={(event) => change(i, { player: event.target.value as Player })}
              >
                <option value="person">{i === 0 ? 'You' : 'A person at this screen'}</option>
                {bots.map((bot) => (
                  <option key={bot} value={`bot:${bot}`}>
                    {title.text.bots?.[bot] ?? botLabels[bot] ?? `Bot: ${bot}`}
                  </option>
                ))}
                {i > 0 ? <option value="open">A friend, by link</option> : null}
              </select>
              <ChairRole words={title.text.roleAhead?.(i, { seats, settings: agreed })} />
              <button
                type="button"
                className="btn"
                disabled={chairs.length <= title.seats.least || i === 0}
                onClick={() => setChairs(chairs.filter((_, other) => other !== i))}
              >
                Remove
              </button>
            </div>
          ))}
          <button
            type="button"
            className="btn"
            disabled={chairs.length >= title.seats.most}
            onClick={() => setChairs([...chairs, { name: freeName(chairs), player: usual }])}
          >
            Add a seat
          </button>
        </fieldset>
        {isOnline ? (
          <OnlineTerms
            terms={agreedTerms}
            sides={sides}
            onChange={(part) => setTerms({ ...terms, ...part })}
          />
        ) : null}
      </div>
      <TableRules
        title={title}
        switches={switchesAt(title.switches, seats, agreed)}
        onChange={(key, value) => setSettings({ ...settings, [key]: value })}
      />
    </form>
  )
}

/** The cover as it stands on the shelf. */
function CoverPicture({ title }: { title: string }) {
  const cover = coverOf(title)
  if (cover === undefined) return null
  return (
    <div className="cover" aria-hidden="true">
      <img src={cover.picture} alt="" width={252} height={378} />
      <span className="cover-name" style={cover.lettering}>
        {cover.name}
      </span>
    </div>
  )
}

/** What somebody on this chair will play, where that is known beforehand. */
function ChairRole({ words }: { words: string | undefined }) {
  return words === undefined ? null : <span className="chair-role">{words}</span>
}

const freeName = (chairs: readonly Chair[]): string =>
  strangers.find((one) => chairs.every((chair) => chair.name !== one)) ?? 'Guest'

function describe(chairs: readonly Chair[]): string {
  const count = (player: string): number =>
    chairs.filter((chair) => chair.player.startsWith(player)).length
  if (count('open') > 0) return 'you get a link to send to your friends'
  if (count('person') > 1) return 'round this screen, handing it on'
  const bots = count('bot:')
  return bots === 0 ? 'you alone, at once' : `you and ${counted(bots, 'bot')}, at once`
}

/** Solo and hot-seat run in this browser. Alone with bots one may take back anything. */
async function openHere(
  game: GameEntry,
  chairs: readonly Chair[],
  settings: Settings,
): Promise<string> {
  const isShared = chairs.filter(({ player }) => player === 'person').length > 1
  const seats = chairs.map(({ name, player }) => ({
    name,
    player: player === 'open' ? ('person' as const) : player,
  }))
  return `/local/${await openLocalMatch(game, seats, settings, isShared ? 'strict' : 'free')}`
}

async function openOnline(
  game: GameEntry,
  chairs: readonly Chair[],
  settings: Settings,
  { isPublic, isSlow, hasAdvice }: Terms,
): Promise<string> {
  const [host] = chairs
  await beGuest(host?.name ?? 'Ada')
  const { id } = await createTable({
    title: game.title.id,
    settings,
    seats: chairs.map(({ name, player }, i) =>
      i === 0
        ? { player: 'me' as const }
        : player === 'person' || player === 'open'
          ? { player: 'open' as const }
          : { player, name },
    ),
    visibility: isPublic ? 'public' : 'link',
    pace: isSlow ? 'slow' : 'live',
    undo: 'strict',
    advice: hasAdvice,
    ready: true,
  })
  return `/t/${id}`
}
