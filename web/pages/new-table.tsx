import { SeatMark, type DrawnChoices } from '@eldertable/board-kit'
import type { GameEntry } from '@eldertable/games'
import {
  areHintsUsual,
  counted,
  refitted,
  sidesAhead,
  switchesAt,
  usualSettings,
  type Settings,
} from '@eldertable/kernel'
import { use, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { LessonHint } from '../lesson/invitation.tsx'
import { botMeans, botsToChoose, botText } from '../lobby/bot-words.ts'
import { sidesWords } from '../lobby/sides-words.ts'
import { openLocalMatch } from '../local/local-matches.ts'
import { part } from '../part.tsx'
import { beGuest, createTable, sentenceOf } from '../remote/api.ts'
import { NAME_LIMIT, UNNAMED } from '../settings/settings.ts'
import { changeSettings, useSettings } from '../settings/store.ts'
import { boardOf } from '../titles/boards.ts'
import { choosingOf } from '../titles/choosing.ts'
import { coverOf } from '../titles/covers.ts'
import { gameOf } from '../titles/games.ts'
import { freeName, strangersBeside, withNames } from './chair-names.ts'
import { HintTerm } from './hint-term.tsx'
import type { Terms } from './online-terms.tsx'
import { PageFrame } from './page-frame.tsx'
import { TableRules } from './table-rules.tsx'

const OnlineTerms = part(async () => (await import('./online-terms.tsx')).OnlineTerms)

type Player = 'person' | 'open' | `bot:${string}`

interface Chair {
  name: string
  player: Player
}

/** A title that draws none of its options. */
const plain: DrawnChoices = {}

/** A new table: who sits where, and the optional rules. */
export function NewTable({ id }: { id: string }) {
  const game = gameOf(id)
  const choosing = choosingOf(id)
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
      <SeatPicker game={use(game)} drawn={choosing === undefined ? plain : use(choosing)} />
    </PageFrame>
  )
}

function SeatPicker({ game, drawn }: { game: GameEntry; drawn: DrawnChoices }) {
  const { title } = game
  const { name } = useSettings()
  useEffect(() => {
    // While people choose their seats the table is brought in.
    void boardOf(title.id)
    void import('./local-page.tsx')
  }, [title.id])
  const usual: Player = `bot:${Object.keys(game.habits)[0] ?? 'random'}`
  const [, go] = useLocation()
  const [chairs, setChairs] = useState<readonly Chair[]>(() => [
    { name, player: 'person' },
    ...strangersBeside(name)
      .slice(0, Math.min(4, title.seats.most) - 1)
      .map((stranger): Chair => ({ name: stranger, player: usual })),
  ])
  const [settings, setSettings] = useState<Settings>({})
  const [terms, setTerms] = useState<Partial<Terms>>({})
  const [note, setNote] = useState<string>()
  const seats = chairs.length
  const people = chairs.filter(({ player }) => !player.startsWith('bot:')).length
  const proposed = usualSettings(title.switches, { people })
  const agreed = refitted(title.switches, { ...proposed, ...settings }, seats)
  const sides = sidesAhead(title, seats, agreed)
  const hasAdvice = sides !== 'each-for-itself'
  const hasHints = areHintsUsual(sides, people)
  const agreedTerms = { isPublic: false, isSlow: false, hasAdvice, hasHints, ...terms }
  const isOnline = chairs.some(({ player }) => player === 'open')
  const change = (at: number, part: Partial<Chair>) =>
    setChairs(chairs.map((chair, i) => (i === at ? { ...chair, ...part } : chair)))
  const start = async () => {
    try {
      const seated = await withNames(chairs)
      const [mine] = seated
      go(
        isOnline
          ? await openOnline(game, seated, agreed, agreedTerms)
          : await openHere(game, seated, agreed, agreedTerms.hasHints),
      )
      if (chairs[0]?.name.trim()) changeSettings({ name: mine?.name ?? '' })
    } catch (error) {
      setNote(sentenceOf(error))
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
                placeholder={placeholderFor(chair, i, isOnline)}
                disabled={chair.player === 'open'}
                maxLength={NAME_LIMIT}
                required={chair.player !== 'open' && (i > 0 || isOnline)}
                onChange={(event) => change(i, { name: event.target.value })}
              />
              <select
                aria-label={`Who plays seat ${i + 1}`}
                value={chair.player}
                onChange={(event) => change(i, { player: event.target.value as Player })}
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
                role={title.text.roleAhead?.(i, { seats, settings: agreed })}
                means={botMeans(title, chair.player)}
              />
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
        {game.mind === undefined ? null : (
          <HintTerm
            hasHints={agreedTerms.hasHints}
            isAmongRivals={!hasHints}
            onChange={(on) => setTerms({ ...terms, hasHints: on })}
          />
        )}
      </div>
      <TableRules
        title={title}
        switches={switchesAt(title.switches, seats, agreed)}
        drawn={drawn}
        settings={agreed}
        onChange={(part) => setSettings({ ...settings, ...part })}
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

/** Whoever plays at this screen alone need not say a name; whoever plays with others is asked for one. */
function placeholderFor({ player }: Chair, seat: number, isOnline: boolean): string {
  if (player === 'open') return 'whoever comes'
  if (seat > 0) return ''
  return isOnline ? 'your name, as the others read it' : UNNAMED
}

/** What somebody on this chair will play, where that is known beforehand, and how hard a bot does. */
function ChairRole({ role, means }: { role: string | undefined; means: string | undefined }) {
  const words = [role, means].filter((one) => one !== undefined)
  return words.length === 0 ? null : <span className="chair-role">{words.join(' · ')}</span>
}

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
  hints: boolean,
): Promise<string> {
  const isShared = chairs.filter(({ player }) => player === 'person').length > 1
  const seats = chairs.map(({ name, player }) => ({
    name,
    player: player === 'open' ? ('person' as const) : player,
  }))
  const undo = isShared ? 'strict' : 'free'
  return `/local/${await openLocalMatch(game, seats, settings, { undo, hints })}`
}

async function openOnline(
  game: GameEntry,
  chairs: readonly Chair[],
  settings: Settings,
  { isPublic, isSlow, hasAdvice, hasHints }: Terms,
): Promise<string> {
  const [host] = chairs
  await beGuest(host?.name ?? UNNAMED)
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
    hints: hasHints,
    ready: false,
  })
  return `/t/${id}`
}
