import { useEffect, useState } from 'preact/compat'
import { endShunning, listShunned, sentenceOf, type ShunnedPerson } from '../remote/api.ts'

const means = {
  mute: 'You don’t read what they say.',
  block: 'You don’t read what they say, and they can’t sit down at tables that you open.',
} as const

/** Those whom one has muted or does not sit with, and the way back. Nothing while nobody knows one on a server. */
export function ShunnedPeople() {
  const [people, setPeople] = useState<readonly ShunnedPerson[]>()
  const [note, setNote] = useState<string>()
  useEffect(() => {
    listShunned().then(setPeople, () => setPeople(undefined))
  }, [])
  if (people === undefined) return null
  const end = async ({ id, name }: ShunnedPerson) => {
    try {
      await endShunning(id)
      setPeople(people.filter((one) => one.id !== id))
      setNote(`${name} is off your list.`)
    } catch (error) {
      setNote(sentenceOf(error))
    }
  }
  return (
    <section aria-label="People you keep away from">
      <h2>People you keep away from</h2>
      {people.length === 0 ? (
        <p className="quiet-row">
          Nobody. At an online table, press a name in the chat or look at a seat to mute somebody.
        </p>
      ) : (
        people.map((person) => (
          <div key={person.id} className="setting">
            <div>
              {person.name}
              <small>{means[person.how]}</small>
            </div>
            <button
              type="button"
              className="btn"
              aria-label={`Take ${person.name} off the list`}
              onClick={() => void end(person)}
            >
              Take off the list
            </button>
          </div>
        ))
      )}
      {note === undefined ? null : <p role="status">{note}</p>}
    </section>
  )
}
