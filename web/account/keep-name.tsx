import '../styles/account.css'
import type { AccountShown } from '@eldertable/protocol/wire-accounts.ts'
import { useEffect, useState } from 'preact/compat'
import { accountsOffered, dropPasskey, myAccount, renewCodes } from '../remote/accounts.ts'
import { signInAsGuest, Refused, sentenceOf } from '../remote/api.ts'
import { useSettings } from '../settings/store.ts'
import { CodesShown } from './codes-shown.tsx'
import { dayOf } from './day-of.ts'
import { makePasskey, whyNotHere } from './passkeys.ts'
import { SignIn } from './sign-in.tsx'

const NOBODY: AccountShown = { passkeys: [], codes: 0 }

/** By what somebody is known for good. Nothing where whoever runs the server wants no accounts, or it is away. */
export function KeepName({ onChange }: { onChange: () => void }) {
  const { name } = useSettings()
  const [sites, setSites] = useState<readonly string[]>()
  const [account, setAccount] = useState<AccountShown>(NOBODY)
  const [codes, setCodes] = useState<readonly string[]>()
  const [note, setNote] = useState<string>()
  const load = async () => {
    const offered = await accountsOffered()
    setAccount(await myAccount().catch(nobodyYet))
    setSites(offered.sites)
  }
  useEffect(() => {
    load().catch(() => setSites(undefined))
  }, [])
  if (sites === undefined) return null
  const attempt = async (work: () => Promise<string | undefined>) => {
    try {
      setNote(await work())
      await load()
      onChange()
    } catch (error) {
      setNote(sentenceOf(error))
    }
  }
  const why = whyNotHere(sites)
  const isKept = account.passkeys.length > 0
  const add = () =>
    attempt(async () => {
      if (name.trim() === '') return 'Say above what you are called, then keep it.'
      await signInAsGuest(name)
      setCodes(await makePasskey())
      return isKept ? 'This device opens your name too.' : 'Your name is yours for good.'
    })
  return (
    <section aria-label="Keep your name">
      <h2>Keep your name</h2>
      {codes === undefined ? null : <CodesShown codes={codes} onKept={() => setCodes(undefined)} />}
      <div className="setting">
        <div>
          {isKept ? 'Another device' : 'With a passkey'}
          <small>
            {why ??
              (isKept
                ? 'A passkey on each kind of device that you have, and no single one is needed.'
                : 'Your phone, computer or key opens your name and your seats again, should this browser forget you. No password, no mail address; playing on as a guest is fine too.')}
          </small>
        </div>
        {why === null ? (
          <button type="button" className="btn" onClick={() => void add()}>
            {isKept ? 'Add a passkey' : 'Keep my name'}
          </button>
        ) : null}
      </div>
      {account.passkeys.map((passkey) => (
        <Passkey
          key={passkey.id}
          passkey={passkey}
          isLast={account.passkeys.length === 1}
          onDrop={() =>
            void attempt(async () => {
              await dropPasskey(passkey.id)
              return 'That passkey opens nothing any more.'
            })
          }
        />
      ))}
      {isKept ? (
        <div className="setting">
          <div>
            Recovery codes
            <small>
              {account.codes === 1 ? 'One is left.' : `${account.codes} are left.`} New ones take
              their place.
            </small>
          </div>
          <button
            type="button"
            className="btn"
            onClick={() =>
              void attempt(async () => {
                setCodes((await renewCodes()).codes)
                return 'The codes before open nothing any more.'
              })
            }
          >
            Make new codes
          </button>
        </div>
      ) : (
        <SignIn
          note={
            name === ''
              ? 'Have you kept your name on another device?'
              : `Have you kept your name on another device? The online tables that this browser has as ${name} come along.`
          }
          onSignedIn={(known) => void attempt(() => Promise.resolve(`You are ${known} here too.`))}
        />
      )}
      {note === undefined ? null : <p role="status">{note}</p>}
    </section>
  )
}

function Passkey({
  passkey: { name, createdAt, usedAt },
  isLast,
  onDrop,
}: {
  passkey: AccountShown['passkeys'][number]
  isLast: boolean
  onDrop: () => void
}) {
  const [isSure, setSure] = useState(false)
  return (
    <div className="setting">
      <div>
        {name}
        <small>
          {isSure && isLast
            ? 'It is the last: without it you are a guest as before, and the recovery codes go too.'
            : `Passkey since ${dayOf(createdAt)}, last used ${dayOf(usedAt)}.`}
        </small>
      </div>
      {isSure ? (
        <span className="row-acts">
          <button type="button" className="btn" onClick={() => setSure(false)}>
            Keep it
          </button>
          <button type="button" className="btn grave" onClick={onDrop}>
            Take it away
          </button>
        </span>
      ) : (
        <button
          type="button"
          className="btn"
          aria-label={`Take the passkey ${name} away`}
          onClick={() => setSure(true)}
        >
          Take away
        </button>
      )}
    </div>
  )
}

function nobodyYet(error: unknown): AccountShown {
  if (error instanceof Refused && error.reason === 'no-guest') return NOBODY
  throw error
}
