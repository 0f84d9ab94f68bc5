import '../styles/reading.css'
import { Link, useLocation } from 'wouter-preact'
import { books } from 'virtual:rulebook/all'
import { Rulebook } from '../table/side/rulebook.tsx'
import { covers, nameOf } from '../titles/covers.ts'
import { PageFrame } from './page-frame.tsx'

/** The rulebooks, one at a time, open at a rule if the address names one. */
export function RulesPage({
  title,
  rule,
}: {
  title?: string | undefined
  rule?: string | undefined
}) {
  const [, navigate] = useLocation()
  if (title === undefined || books[title] === undefined) return <Bookcase />
  const address = `/rules/${title}`
  return (
    <PageFrame title={`Rules of ${nameOf(title)}`} address={address}>
      <h1 className="hidden">{`Rules of ${nameOf(title)}`}</h1>
      <div className="paper rules-page">
        <Rulebook title={title} rule={rule ?? null} onRule={(id) => navigate(`${address}/${id}`)} />
      </div>
    </PageFrame>
  )
}

function Bookcase() {
  return (
    <PageFrame title="Rulebooks">
      <section className="bookcase">
        <h1>Rulebooks</h1>
        <p className="lead">Every rule has an id. Tables, tests and quarrels refer to it.</p>
        <ul>
          {covers.map(({ id, name, pitch, accent }) => (
            <li key={id} style={{ '--a': accent }}>
              <span>
                {books[id] === undefined ? (
                  <b>{name}</b>
                ) : (
                  <Link href={`/rules/${id}`}>{name}</Link>
                )}
                <small>{books[id] === undefined ? 'Not yet written' : pitch}</small>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </PageFrame>
  )
}
