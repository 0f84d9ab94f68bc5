import { useId, useState } from 'preact/compat'
import { lazyPart } from '../lazy-part.tsx'
import { Refused, sentenceOf } from '../remote/api.ts'
import { NAME_LIMIT } from '../settings/settings.ts'
import { changeSettings, settings } from '../settings/store.ts'

interface NameInHand {
  name: string
  /** What was wrong with it. */
  note: string | null
  set(name: string): void
  /** Does something under this name, and remembers the name; if it is taken, the field holds one that is free. */
  attempt(work: (name: string) => Promise<void>): Promise<boolean>
}

/** The name under which somebody sits down: the one that was asked for once, or nothing yet. */
export function useNameField(): NameInHand {
  const [name, setName] = useState(() => settings().name)
  const [note, setNote] = useState<string | null>(null)
  return {
    name,
    note,
    set(typed) {
      setName(typed)
      setNote(null)
    },
    async attempt(work) {
      const called = name.trim()
      if (called === '') {
        setNote('Tell the others what to call you.')
        return false
      }
      try {
        await work(called)
        // A name for one table, because another had it first, is not one's own.
        if (settings().name === '') changeSettings({ name: called })
        setNote(null)
        return true
      } catch (error) {
        setNote(sentenceOf(error))
        if (error instanceof Refused && error.offer !== undefined) setName(error.offer)
        return false
      }
    },
  }
}

/** Nobody needs it who has played here before. */
const SignIn = lazyPart(async () => (await import('../account/sign-in.tsx')).SignIn)

export function NameField({ field }: { field: NameInHand }) {
  const id = useId()
  const [isNewcomer] = useState(() => settings().name === '')
  return (
    <div className="name-field">
      <label htmlFor={id}>Your name</label>
      <input
        id={id}
        value={field.name}
        maxLength={NAME_LIMIT}
        placeholder="as the others read it"
        autoComplete="nickname"
        aria-describedby={`${id}-note`}
        aria-invalid={field.note !== null}
        onChange={(event) => field.set(event.currentTarget.value)}
      />
      <small id={`${id}-note`} role="alert">
        {field.note}
      </small>
      {isNewcomer ? <SignIn isFolded onSignedIn={(name) => field.set(name)} /> : null}
    </div>
  )
}
