import { useState } from 'preact/compat'
import { ExportMine } from '../account/export-mine.tsx'
import { KnownDevices } from '../account/known-devices.tsx'
import { forgetMe, passForDevice, sentenceOf, signOutElsewhere } from '../remote/api.ts'
import { switchTurnNotice } from '../pwa/turn-notice.ts'
import { changeSettings, useSettings } from '../settings/store.ts'
import { Toggle } from './toggle.tsx'

/** Whether the system tells that one is asked. The browser's own question comes only after this one. */
export function TurnNotice() {
  const { turnNotice } = useSettings()
  const [note, setNote] = useState<string | null>(null)
  return (
    <>
      <Toggle
        label="Tell me when it is my turn"
        note="By a notice of your system, while the table is open in a tab that you do not look at."
        isOn={turnNotice}
        onChange={(on) => void switchTurnNotice(on).then(setNote)}
      />
      {note === null ? null : (
        <p className="strip bad" role="alert">
          {note}
        </p>
      )}
    </>
  )
}

/** Who plays online is a secret in this browser: how it comes to another device, and how it ends. */
export function YourDevices({ turn, onGone }: { turn: number; onGone: () => void }) {
  const [link, setLink] = useState<string>()
  const [note, setNote] = useState<string>()
  const [isForgetting, setForgetting] = useState(false)
  /** How often the list of devices has become another one. */
  const [turns, setTurns] = useState(0)
  const attempt = async (work: () => Promise<string | undefined>) => {
    try {
      setNote(await work())
    } catch (error) {
      setNote(sentenceOf(error))
    }
  }
  const gone = () => {
    changeSettings({ name: '' })
    onGone()
  }
  const makeLink = async () => {
    const { pass } = await passForDevice()
    setLink(`${location.origin}/continue#${pass}`)
    return undefined
  }
  return (
    <section>
      <h2>Your devices</h2>
      <KnownDevices turn={turn + turns} onSignedOut={gone} />
      <div className="setting">
        <div>
          Continue on another device
          <small>
            A link by which it has your seats too. It works once, within ten minutes: show it to
            nobody.
          </small>
        </div>
        <button type="button" className="btn" onClick={() => void attempt(makeLink)}>
          {link === undefined ? 'Make a link' : 'Make a new link'}
        </button>
        {link === undefined ? null : (
          <span className="device-link">
            <input
              type="text"
              readOnly
              value={link}
              aria-label="Link for another device"
              onFocus={(event) => event.currentTarget.select()}
            />
            <button
              type="button"
              className="btn"
              onClick={() =>
                void attempt(async () => {
                  await navigator.clipboard.writeText(link)
                  return 'The link is copied.'
                })
              }
            >
              Copy the link
            </button>
          </span>
        )}
      </div>
      <div className="setting">
        <div>
          Sign out everywhere else
          <small>Your seats stay yours here; other devices know nothing of them any more.</small>
        </div>
        <button
          type="button"
          className="btn"
          onClick={() =>
            void attempt(async () => {
              await signOutElsewhere()
              setTurns(turns + 1)
              return 'Only this browser is signed in now.'
            })
          }
        >
          Sign out the others
        </button>
      </div>
      <ExportMine />
      <div className="setting">
        <div>
          Delete what the server has of you
          <small>
            Your name, your lists, your passkeys and what you have said. You get up from every table
            that is not finished.
          </small>
        </div>
        {isForgetting ? (
          <span className="row-acts">
            <button type="button" className="btn" onClick={() => setForgetting(false)}>
              Keep it
            </button>
            <button
              type="button"
              className="btn grave"
              onClick={() =>
                void attempt(async () => {
                  await forgetMe()
                  setForgetting(false)
                  setTurns(turns + 1)
                  gone()
                  return 'The server has forgotten you.'
                })
              }
            >
              Delete it for good
            </button>
          </span>
        ) : (
          <button type="button" className="btn" onClick={() => setForgetting(true)}>
            Delete
          </button>
        )}
      </div>
      {note === undefined ? null : <p role="status">{note}</p>}
    </section>
  )
}
