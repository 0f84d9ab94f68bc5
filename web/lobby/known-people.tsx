import '../styles/account.css'
import type { PersonShown } from '@eldertable/protocol/wire-accounts.ts'
import { useEffect, useState } from 'preact/compat'
import { invite, listPeople } from '../remote/accounts.ts'
import { sentenceOf } from '../remote/api.ts'
import { nameOf } from '../titles/covers.ts'

/** This many are shown at first. */
const FIRST = 5

/** People with whom the reader has played, to be asked to this table. Nothing where there are none. */
export function KnownPeople({ id, seated }: { id: string; seated: readonly string[] }) {
  const [people, setPeople] = useState<readonly PersonShown[]>([])
  const [invited, setInvited] = useState<ReadonlySet<PersonShown>>(new Set())
  const [isAll, setAll] = useState(false)
  const [note, setNote] = useState<string>()
  useEffect(() => {
    listPeople().then(setPeople, () => setPeople([]))
  }, [id])
  const others = people.filter(({ name }) => !seated.includes(name))
  if (others.length === 0) return null
  const ask = async (person: PersonShown) => {
    try {
      await invite(id, { table: person.table, seat: person.seat })
      setInvited(new Set([...invited, person]))
      setNote(`${person.name} is invited.`)
    } catch (error) {
      setNote(sentenceOf(error))
    }
  }
  return (
    <section className="known-people" aria-label="People you have played with">
      <h2>People you have played with</h2>
      <ul>
        {(isAll ? others : others.slice(0, FIRST)).map((person) => (
          <li key={`${person.table} ${person.seat}`}>
            <span>
              {person.name}
              <small>
                {nameOf(person.title)}
                {person.times > 1 ? `, ${person.times} tables` : ''}
              </small>
            </span>
            {invited.has(person) ? (
              <small>invited</small>
            ) : (
              <button
                type="button"
                className="btn"
                aria-label={`Invite ${person.name}`}
                onClick={() => void ask(person)}
              >
                Invite
              </button>
            )}
          </li>
        ))}
      </ul>
      {others.length > FIRST && !isAll ? (
        <button type="button" className="btn" onClick={() => setAll(true)}>
          {`All ${others.length}`}
        </button>
      ) : null}
      <p role="status">{note}</p>
    </section>
  )
}
