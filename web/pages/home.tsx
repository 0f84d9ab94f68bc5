import { Icon } from '@eldertable/board-kit'
import { Link } from 'wouter-preact'
import { books } from 'virtual:rulebook/all'
import { LessonsUnderWay } from '../lesson/hints.tsx'
import { ImportMatch } from '../lobby/import-match.tsx'
import { JoinByCode } from '../lobby/join-by-code.tsx'
import { OpenTables } from '../lobby/open-tables.tsx'
import { useTables } from '../lobby/use-tables.ts'
import { lazyPart } from '../lazy-part.tsx'
import { covers, type CoverOnShelf } from '../titles/covers.ts'
import { hasHowToPlay } from '../titles/how-to.ts'
import { PageFrame } from './page-frame.tsx'
import { columnsFor, howMany } from './shelf.ts'

// Nobody has such tables on a first visit.
const FinishedMatches = lazyPart(
  async () => (await import('../lobby/finished-matches.tsx')).FinishedMatches,
)
const Invitations = lazyPart(async () => (await import('../lobby/invitations.tsx')).Invitations)
const RunningTables = lazyPart(
  async () => (await import('../lobby/running-tables.tsx')).RunningTables,
)
const WatchableTables = lazyPart(
  async () => (await import('../lobby/watchable-tables.tsx')).WatchableTables,
)

/** The shelf with the covers, and the tables that were left standing. */
export function Home() {
  const tables = useTables()
  const { mine, running } = tables
  // Those in this browser wait for nobody but the reader.
  const waiting = mine.filter(({ waitsFor, isHere }) => waitsFor?.isYou === true && !isHere).length
  const hasTables = mine.some(({ isOver }) => !isOver)
  return (
    <PageFrame
      title={
        waiting === 0 ? undefined : `● Your turn${waiting === 1 ? '' : ` at ${waiting} tables`}`
      }
    >
      <section className="hero">
        <h1>Take a seat. Something already has.</h1>
        {hasTables ? null : (
          <p>
            {`${howMany(covers.length)} of creeping dread with every rule kept for you. Alone, with bots, round one screen, or with friends far away.`}
          </p>
        )}
      </section>
      {tables.invited.length === 0 ? null : <Invitations all={tables.invited} />}
      {hasTables ? <RunningTables tables={tables} /> : null}
      <section
        className="shelf"
        aria-label="Games"
        style={{ '--columns': String(columnsFor(covers.length)) }}
      >
        {covers.map((cover) => (
          <ShelfCover key={cover.id} cover={cover} />
        ))}
      </section>
      {/* Before the lists, which come when the server has answered: what somebody reaches for stays where it is. */}
      <div className="ways-in">
        <JoinByCode />
        <ImportMatch />
      </div>
      <LessonsUnderWay />
      <OpenTables tables={tables} />
      {running.length === 0 ? null : <WatchableTables tables={tables} />}
      {mine.some(({ isOver }) => isOver) ? <FinishedMatches tables={tables} most={3} /> : null}
    </PageFrame>
  )
}

function ShelfCover({ cover }: { cover: CoverOnShelf }) {
  const { least, most } = cover.seats
  return (
    <article className={cover.isHere ? 'game' : 'game away'} style={{ '--a': cover.accent }}>
      <Cover cover={cover} />
      <p className="d">{cover.pitch}</p>
      <p className="m">
        <Icon name="meeple" />
        {`${least}–${most}`}
        <i />
        {`${cover.minutes} min`}
        <i />
        {cover.spirit}
      </p>
      <div className="act">
        {cover.isHere ? (
          <>
            <Link href={`/new/${cover.id}`} className="play" aria-label={`Play ${cover.name}`}>
              Play
            </Link>
            {most > 1 ? (
              <Link
                href={`/new/${cover.id}?with=friend`}
                className="learn"
                aria-label={`With a friend: ${cover.name}`}
              >
                With a friend
              </Link>
            ) : null}
            <Link
              href={hasHowToPlay(cover.id) ? `/how/${cover.id}` : `/rules/${cover.id}`}
              className="learn"
              aria-label={`How to play ${cover.name}`}
            >
              How to play
            </Link>
          </>
        ) : (
          <>
            <span className="soon">Not yet on the table</span>
            {books[cover.id] === undefined ? null : (
              <Link href={`/rules/${cover.id}`} className="learn">
                Rules
              </Link>
            )}
          </>
        )}
      </div>
    </article>
  )
}

/** Everybody presses the picture; for those who do not see it, there is "Play" below. */
function Cover({ cover }: { cover: CoverOnShelf }) {
  const picture = (
    <>
      <img src={cover.picture} alt="" width={252} height={378} />
      <span className="cover-name" style={cover.lettering}>
        {cover.name}
      </span>
    </>
  )
  if (!cover.isHere) return <div className="cover">{picture}</div>
  return (
    <Link href={`/new/${cover.id}`} className="cover" tabindex={-1} aria-hidden="true">
      {picture}
    </Link>
  )
}
