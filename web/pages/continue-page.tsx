import { useEffect, useState } from 'preact/compat'
import { Link, useLocation } from 'wouter-preact'
import { continueHere, holderOf, Refused, sentenceOf, whoAmI } from '../remote/api.ts'
import { changeSettings } from '../settings/store.ts'
import { PageFrame } from './page-frame.tsx'

/**
 * Where a link for a second device leads. The pass stands behind the # of the address, which no server and no log is
 * told, and it is used by a press alone: what looks at links beforehand does not use them up.
 */
export function ContinuePage() {
  const [pass] = useState(() => location.hash.slice(1))
  const [known, setKnown] = useState<string>()
  const [holder, setHolder] = useState<string>()
  const [note, setNote] = useState<string>()
  const [, go] = useLocation()
  useEffect(() => {
    // What was used, or is not to be used, need not stay in the list of pages.
    history.replaceState(null, '', location.pathname)
    whoAmI().then(setKnown, () => {})
    holderOf(pass).then(
      ({ name }) => setHolder(name),
      (error: unknown) => setNote(whyNot(error)),
    )
  }, [pass])
  const goOn = async () => {
    try {
      const { name } = await continueHere(pass)
      changeSettings({ name })
      go('/')
    } catch (error) {
      setNote(whyNot(error))
    }
  }
  return (
    <PageFrame title="Continue here">
      <section className="notice">
        <h1>{holder === undefined ? 'Continue on this device.' : `Continue here as ${holder}.`}</h1>
        <p>
          {holder === undefined
            ? 'Your name and your seats are here too, from now on.'
            : `The name ${holder} and all seats in it are here too, from now on. If that is not you, somebody else has sent you this link: leave it.`}
          {' The link works once.'}
          {known === undefined || known.startsWith('Visitor ')
            ? null
            : ` This browser has been ${known} so far: those seats are left behind.`}
        </p>
        {note === undefined ? null : (
          <p className="strip bad" role="alert">
            {note}
          </p>
        )}
        <div className="row-acts">
          {note === undefined && holder !== undefined ? (
            <button type="button" className="btn" onClick={() => void goOn()}>
              Continue here
            </button>
          ) : null}
          <Link href="/" className="btn">
            Back to the lobby
          </Link>
        </div>
      </section>
    </PageFrame>
  )
}

const whyNot = (error: unknown): string =>
  error instanceof Refused && error.reason === 'bad-message'
    ? 'This link is not whole. Copy all of it.'
    : sentenceOf(error)
