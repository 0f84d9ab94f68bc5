import type { NoticesShown } from '@eldertable/protocol/wire-notices.ts'
import { useState } from 'preact/compat'
import { addHook, addMail } from '../remote/notices.ts'

type Attempt = (work: () => Promise<string | undefined>) => Promise<void>

/** A mail address or a webhook to be told by, where whoever runs the server has set that up. */
export function NoticeAddresses({
  offers,
  attempt,
}: {
  offers: NoticesShown['offers']
  attempt: Attempt
}) {
  return (
    <>
      {offers.mail ? (
        <Address
          label="Mail"
          note="A link to open is sent there first. One press in any mail ends them."
          type="email"
          placeholder="you@example.com"
          onAdd={(address) =>
            void attempt(async () => {
              await addMail(address)
              return 'A mail is on its way. Open the link in it.'
            })
          }
        />
      ) : null}
      {offers.hook ? (
        <Address
          label="Webhook"
          note="The https address of a webhook of Discord, of Slack, or of your own."
          type="url"
          placeholder="https://"
          onAdd={(url) =>
            void attempt(async () => {
              const { secret } = await addHook(url)
              return `It is added. Its calls are signed with ${secret}, which is shown only now.`
            })
          }
        />
      ) : null}
    </>
  )
}

function Address({
  label,
  note,
  type,
  placeholder,
  onAdd,
}: {
  label: string
  note: string
  type: 'email' | 'url'
  placeholder: string
  onAdd: (address: string) => void
}) {
  const [typed, setTyped] = useState('')
  const id = `notice-${type}`
  return (
    <form
      className="setting"
      onSubmit={(event) => {
        event.preventDefault()
        onAdd(typed.trim())
      }}
    >
      <label htmlFor={id}>
        {label}
        <small>{note}</small>
      </label>
      <span className="row-acts">
        <input
          {...(type === 'url' ? { type } : { type })}
          id={id}
          required
          placeholder={placeholder}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <button type="submit" className="btn">
          Add
        </button>
      </span>
    </form>
  )
}
