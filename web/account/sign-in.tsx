import '../styles/account.css'
import { useEffect, useId, useState } from 'preact/compat'
import { accountsOffered } from '../remote/accounts.ts'
import { sentenceOf } from '../remote/api.ts'
import { signIn, signInByCode, whyNotHere } from './passkeys.ts'

/** How somebody comes back who has kept their name. Nothing where whoever runs the server wants no accounts. */
export function SignIn({
  note: about,
  isFolded = false,
  onSignedIn,
}: {
  note?: string
  /** One line, where most people are new. */
  isFolded?: boolean
  onSignedIn: (name: string) => void
}) {
  const [why, setWhy] = useState<string | null>()
  const [isOpen, setOpen] = useState(!isFolded)
  const [byCode, setByCode] = useState(false)
  const [code, setCode] = useState('')
  const [note, setNote] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  useEffect(() => {
    accountsOffered().then(
      ({ sites }) => setWhy(whyNotHere(sites)),
      () => setWhy(undefined),
    )
  }, [])
  if (why === undefined) return null
  if (!isOpen)
    return (
      <button type="button" className="kept-before" onClick={() => setOpen(true)}>
        I have kept my name before
      </button>
    )
  const attempt = async (work: () => Promise<string>) => {
    if (isBusy) return
    setBusy(true)
    setNote(undefined)
    try {
      onSignedIn(await work())
    } catch (error) {
      setNote(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="sign-in">
      <p>{about ?? why ?? 'Have you kept your name, here or on another device?'}</p>
      <span className="row-acts">
        {why === null ? (
          <button
            type="button"
            className="btn"
            aria-disabled={isBusy}
            onClick={() => void attempt(signIn)}
          >
            Sign in
          </button>
        ) : null}
        <button
          type="button"
          className="btn"
          aria-expanded={byCode}
          onClick={() => setByCode(!byCode)}
        >
          By a recovery code
        </button>
      </span>
      {byCode ? (
        <span className="by-code">
          <label htmlFor={id}>Recovery code</label>
          <input
            id={id}
            type="text"
            value={code}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellcheck={false}
            maxLength={60}
            placeholder="ABCD-EFGH-JKMN-PQRS"
            onChange={(event) => setCode(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault() // it may stand in a form for something else
              void attempt(() => signInByCode(code))
            }}
          />
          <button
            type="button"
            className="btn"
            aria-disabled={isBusy}
            onClick={() => void attempt(() => signInByCode(code))}
          >
            Use the code
          </button>
        </span>
      ) : null}
      {note === undefined ? null : (
        <p className="strip bad" role="alert">
          {note}
        </p>
      )}
    </div>
  )
}
