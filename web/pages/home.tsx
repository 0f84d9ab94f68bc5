import { Icon } from '@eldertable/board-kit'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { LessonsUnderWay } from '../lesson/invitation.tsx'
import { JoinByCode, OnlineTables } from '../lobby/online-tables.tsx'
import { discard, kept, type KeptMatch } from '../local/shelf.ts'
import { boxes, nameOf, type BoxOnShelf } from '../titles/boxes.ts'
import { hasHowToPlay } from '../titles/how-to.ts'
import { PageFrame } from './page-frame.tsx'

/** The shelf with the boxes, and the tables that were left standing. */
export function Home() {
  const [tables, setTables] = useState<readonly KeptMatch[]>([])
  useEffect(() => {
    void kept().then((all) => setTables(all.slice(0, 6)))
  }, [])
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
      {tables.length === 0 ? null : (
        <section className="rows">
          <h2>Your tables</h2>
          {tables.map(({ id, title, names, isOver }) => (
            <div key={id} className="row">
              <b>{nameOf(title)}</b>
              <span>{names.join(', ')}</span>
              <span>{isOver ? 'finished' : 'on this device'}</span>
              <Link href={`/local/${id}`} className="btn">
                {isOver ? 'Look back' : 'Sit down'}
              </Link>
              <button
                type="button"
                className="btn"
                onClick={() => {
                  setTables(tables.filter((one) => one.id !== id))
                  void discard(id)
                }}
              >
                Clear away
              </button>
            </div>
          ))}
        </section>
      )}
      <OnlineTables />
      <JoinByCode />
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
          <span className="soon">Not yet on the table</span>
        )}
      </div>
    </article>
  )
}
