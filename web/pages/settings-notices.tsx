import type { NoticeKind, NoticesShown, NoticeWish } from '@eldertable/protocol/wire-notices.ts'
import { useEffect, useState } from 'preact/compat'
import { cannotBeTold, subscribed } from '../pwa/push.ts'
import { sentenceOf } from '../remote/api.ts'
import {
  addBrowser,
  chooseNotices,
  confirmMail,
  listNotices,
  unsubscribeMail,
} from '../remote/notices.ts'
import { NoticeAddresses } from './notice-addresses.tsx'
import { NoticeWays } from './notice-ways.tsx'
import { QuietHours } from './quiet-hours.tsx'
import { Toggle } from './toggle.tsx'

const kinds: readonly (readonly [kind: NoticeKind, label: string, note: string])[] = [
  ['turn', 'It is my turn', 'Once, and once more after a day if the table still waits.'],
  ['undo', 'Somebody asks to take something back', 'Where it needs my consent.'],
  [
    'waits',
    'Somebody waits for me',
    'Before the start: all others are ready, or a guest has come.',
  ],
  ['rematch', 'Play again', 'The others have opened the next table.'],
  ['invited', 'Somebody invites me', 'To a table, and we have played before.'],
  ['ended', 'The match is over', 'With the way to how it ended.'],
]

/** What the server tells while the page is closed, and how. Nothing where it tells nobody anything. */
export function AwayNotices() {
  const [shown, setShown] = useState<NoticesShown>()
  const [note, setNote] = useState<string>()
  const load = () => listNotices().then(setShown, () => setShown(undefined))
  useEffect(() => {
    void followLink().then((said) => {
      setNote(said)
      return load()
    })
  }, [])
  const attempt = async (work: () => Promise<string | undefined>) => {
    try {
      setNote(await work())
      await load()
    } catch (error) {
      setNote(sentenceOf(error))
    }
  }
  if (shown === undefined)
    return note === undefined ? null : (
      <section aria-label="When you are away">
        <p role="status">{note}</p>
      </section>
    )
  const { ways, pushKey, offers, ...wish } = shown
  const choose = (changed: Partial<NoticeWish>) =>
    void attempt(async () => {
      await chooseNotices({ ...wish, ...changed })
      return undefined
    })
  return (
    <section aria-label="When you are away">
      <h2>When you are away</h2>
      <p className="quiet-row">
        What your online tables tell you while the page is closed, and nothing while you are at the
        table.
      </p>
      <ThisBrowser
        onAdd={() =>
          void attempt(async () => {
            const subscription = await subscribed(pushKey)
            if (typeof subscription === 'string') return subscription
            await addBrowser(subscription)
            return 'This browser will be told.'
          })
        }
      />
      <NoticeAddresses offers={offers} attempt={attempt} />
      <NoticeWays ways={ways} attempt={attempt} />
      {note === undefined ? null : <p role="status">{note}</p>}
      {ways.length === 0 ? null : (
        <>
          <h3>Tell me when</h3>
          {kinds.map(([kind, label, about]) => (
            <Toggle
              key={kind}
              label={label}
              note={about}
              isOn={wish.kinds[kind]}
              onChange={(on) => choose({ kinds: { ...wish.kinds, [kind]: on } })}
            />
          ))}
          <QuietHours quiet={wish.quiet} onChange={(quiet) => choose({ quiet })} />
        </>
      )}
    </section>
  )
}

function ThisBrowser({ onAdd }: { onAdd: () => void }) {
  const why = cannotBeTold()
  return (
    <div className="setting">
      <div>
        This browser
        <small>{why ?? 'A notice of your system, also while the page is closed.'}</small>
      </div>
      {why === null ? (
        <button type="button" className="btn" onClick={onAdd}>
          Tell this browser
        </button>
      ) : null}
    </div>
  )
}

/** Does what the link of a mail is for, once: it stands behind the # so that no log has it. */
async function followLink(): Promise<string | undefined> {
  const [, purpose, token = ''] = /^#(confirm|unsubscribe)=(.+)$/.exec(location.hash) ?? []
  if (purpose === undefined) return undefined
  history.replaceState(history.state, '', location.pathname)
  try {
    await (purpose === 'confirm' ? confirmMail(token) : unsubscribeMail(token))
    return purpose === 'confirm'
      ? 'Your address is confirmed: notices will be sent there.'
      : 'No more mail will be sent to that address.'
  } catch (error) {
    return sentenceOf(error)
  }
}
