import { Icon } from '@eldertable/board-kit'
import { Link } from 'wouter'
import { books } from 'virtual:rulebook/all'
import { LessonsUnderWay } from '../lesson/invitation.tsx'
import { FinishedMatches } from '../lobby/finished-matches.tsx'
import { ImportMatch } from '../lobby/import-match.tsx'
import { JoinByCode } from '../lobby/join-by-code.tsx'
import { OpenTables } from '../lobby/open-tables.tsx'
import { RunningTables } from '../lobby/running-tables.tsx'
import { useTables } from '../lobby/use-tables.ts'
import { boxes, type BoxOnShelf } from '../titles/boxes.ts'
import { hasHowToPlay } from '../titles/how-to.ts'
import { PageFrame } from './page-frame.tsx'

/** The shelf with the boxes, and the tables that were left standing. */
export function Home() {
  const tables = useTables()
  return (
    <PageFrame>
      <section className="hero">
        <h1>Take a seat. Something already has.</h1>
        <p>
          Five games of creeping dread with every rule kept for you. Alone, with bots, round one
          screen, or with friends far away.
        </p>
      </section>
      <section className="shelf" aria-label="Games">
        {boxes.map((box) => (
          <Box key={box.id} box={box} />
        ))}
      </section>
      <LessonsUnderWay />
      <RunningTables tables={tables} />
      <OpenTables tables={tables} />
      <FinishedMatches tables={tables} most={3} />
      <div className="ways-in">
        <JoinByCode />
        <ImportMatch />
      </div>
    </PageFrame>
  )
}

function Box({ box }: { box: BoxOnShelf }) {
  const { least, most } = box.seats
  return (
    <article className={box.isHere ? 'game' : 'game away'} style={{ '--a': box.accent }}>
      <div className="cover">
        <img src={box.cover} alt="" width={252} height={378} />
        <span className="cover-name" style={box.lettering}>
          {box.name}
        </span>
      </div>
      <p className="d">{box.pitch}</p>
      <p className="m">
        <Icon name="meeple" />
        {`${least}–${most}`}
        <i />
        {`${box.minutes} min`}
        <i />
        {box.spirit}
      </p>
      <div className="act">
        {box.isHere ? (
          <>
            <Link href={`/new/${box.id}`} className="play">
              Play
            </Link>
            <Link
              href={hasHowToPlay(box.id) ? `/how/${box.id}` : `/rules/${box.id}`}
              className="learn"
            >
              How to play
            </Link>
          </>
        ) : (
          <>
            <span className="soon">Not yet on the table</span>
            {books[box.id] === undefined ? null : (
              <Link href={`/rules/${box.id}`} className="learn">
                Rules
              </Link>
            )}
          </>
        )}
      </div>
    </article>
  )
}
