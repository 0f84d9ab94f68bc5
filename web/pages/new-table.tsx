import type { DrawnChoices } from '@eldertable/board-kit'
import {
  areHintsUsual,
  counted,
  type GameEntry,
  refitted,
  type Settings,
  sidesAhead,
  switchesAt,
  usualSettings,
} from '@eldertable/kernel'
import { use, useEffect, useState } from 'preact/compat'
import { Link, useLocation, useSearch } from 'wouter-preact'
import { LessonHint } from '../lesson/hints.tsx'
import { sidesWords } from '../lobby/sides-words.ts'
import { lazyPart } from '../lazy-part.tsx'
import { sentenceOf } from '../remote/api.ts'
import { changeSettings, useSettings } from '../settings/store.ts'
import { boardOf } from '../titles/boards.ts'
import { choosingOf } from '../titles/choosing.ts'
import { coverOf, nameOf } from '../titles/covers.ts'
import { gameOf } from '../titles/games.ts'
import { BotStrength } from './bot-strength.tsx'
import { withNames } from './chair-names.ts'
import { Chairs } from './chairs.tsx'
import { firstChairs, type Chair } from './first-chairs.ts'
import { HintTerm } from './hint-term.tsx'
import { lastTable, rememberTable } from './last-table.ts'
import type { Terms } from './online-terms.tsx'
import { openHere, openOnline } from './open-table.ts'
import { PageFrame } from './page-frame.tsx'
import { TableRules } from './table-rules.tsx'

const OnlineTerms = lazyPart(async () => (await import('./online-terms.tsx')).OnlineTerms)

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
    <PageFrame title={nameOf(id)}>
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
  const [, go] = useLocation()
  const from = new URLSearchParams(useSearch())
  const [last] = useState(() => lastTable(title.id))
  const [chairs, setChairs] = useState<readonly Chair[]>(() =>
    firstChairs(game, { name, last, isWithFriend: from.get('with') === 'friend' }),
  )
  const [settings, setSettings] = useState<Settings>(last?.settings ?? {})
  const [terms, setTerms] = useState<Partial<Terms>>({})
  const [note, setNote] = useState<string>()
  const seats = chairs.length
  const people = chairs.filter(({ player }) => !player.startsWith('bot:')).length
  const proposed = usualSettings(title.switches, { people })
  const agreed = refitted(title.switches, { ...proposed, ...settings }, seats)
  const sides = sidesAhead(title, seats, agreed)
  const hasAdvice = sides !== 'each-for-itself'
  const hasHints = areHintsUsual(sides, people)
  const canLose = title.anytime?.leave !== undefined && sides !== 'together'
  const chosen = terms.clock ?? null
  const clock =
    chosen?.whenOut === 'lose' && !canLose ? { ...chosen, whenOut: 'bot' as const } : chosen
  const agreedTerms: Terms = {
    isPublic: false,
    isSlow: false,
    hasAdvice,
    hasHints,
    hasFreeUndo: false,
    watching: 'open',
    ...terms,
    clock,
  }
  const isOnline = chairs.some(({ player }) => player === 'open')
  const start = async () => {
    try {
      const seated = await withNames(chairs)
      const [mine] = seated
      const address = isOnline
        ? await openOnline(game, seated, agreed, agreedTerms)
        : await openHere(game, seated, agreed, agreedTerms.hasHints)
      rememberTable(title.id, { players: chairs.map(({ player }) => player), settings })
      go(address)
      if (chairs[0]?.player === 'person' && chairs[0].name.trim())
        changeSettings({ name: mine?.name ?? '' })
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
        <div className="new-table-about">
          <CoverPicture title={title.id} />
          <h1>{title.text.name}</h1>
          <p className="lead">{title.text.pitch}</p>
          {from.has('learnt') || last !== undefined ? null : (
            <div className="lesson-hint">
              <LessonHint title={title.id} />
            </div>
          )}
        </div>
        <div className="start">
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
        </div>
      </header>
      <div>
        <fieldset>
          <legend>Who sits down</legend>
          {seats > 1 ? <p className="sides-ahead">{sidesWords[sides]}</p> : null}
          <BotStrength
            game={game}
            areRivals={sides === 'each-for-itself'}
            bots={chairs.flatMap(({ player }) =>
              player.startsWith('bot:') ? [player.slice('bot:'.length)] : [],
            )}
            onChange={(bot) =>
              setChairs(
                chairs.map((chair) =>
                  chair.player.startsWith('bot:') ? { ...chair, player: `bot:${bot}` } : chair,
                ),
              )
            }
          />
          <Chairs {...{ game, chairs }} settings={agreed} onChange={setChairs} />
        </fieldset>
        {isOnline ? (
          <OnlineTerms
            terms={agreedTerms}
            {...{ sides, canLose }}
            onChange={(part) => setTerms({ ...terms, ...part })}
          />
        ) : null}
        {game.searchProfile === undefined ? null : (
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

function describe(chairs: readonly Chair[]): string {
  const count = (player: string): number =>
    chairs.filter((chair) => chair.player.startsWith(player)).length
  if (count('open') > 0) return 'you get a link to send to your friends'
  if (count('person') > 1) return 'round this screen, handing it on'
  const bots = count('bot:')
  return bots === 0 ? 'you alone, at once' : `you and ${counted(bots, 'bot')}, at once`
}
