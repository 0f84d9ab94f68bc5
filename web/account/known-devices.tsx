import type { SessionShown } from '@eldertable/protocol/wire-accounts.ts'
import { useEffect, useState } from 'preact/compat'
import { endSession, listSessions } from '../remote/accounts.ts'
import { sentenceOf } from '../remote/api.ts'
import { dayOf } from './day-of.ts'

/** The devices that know somebody, each to be signed out. Nothing while the server knows nobody here. */
export function KnownDevices({
  turn,
  onSignedOut,
}: {
  turn: number
  /** This browser is nobody's any more. */
  onSignedOut: () => void
}) {
  const [sessions, setSessions] = useState<readonly SessionShown[]>([])
  const [note, setNote] = useState<string>()
  useEffect(() => {
    listSessions().then(setSessions, () => setSessions([]))
  }, [turn])
  const end = async ({ id, isHere }: SessionShown) => {
    try {
      await endSession(id)
      setSessions(isHere ? [] : sessions.filter((one) => one.id !== id))
      if (isHere) onSignedOut()
      setNote(isHere ? 'You are signed out here.' : 'It is signed out.')
    } catch (error) {
      setNote(sentenceOf(error))
    }
  }
  return (
    <>
      {sessions.map((session) => {
        const { id, name, isHere, createdAt, seenAt } = session
        const called = name === '' ? 'A device' : name
        return (
          <div key={id} className="setting">
            <div>
              {isHere ? `This browser${name === '' ? '' : `: ${name}`}` : called}
              <small>
                {createdAt === 0
                  ? 'Knows you for longer than is on record.'
                  : `Knows you since ${dayOf(createdAt)}${isHere ? '.' : `, last here ${dayOf(seenAt)}.`}`}
              </small>
            </div>
            <button
              type="button"
              className="btn"
              aria-label={isHere ? 'Sign out here' : `Sign out ${called}`}
              onClick={() => void end(session)}
            >
              Sign out
            </button>
          </div>
        )
      })}
      {note === undefined ? null : <p role="status">{note}</p>}
    </>
  )
}
