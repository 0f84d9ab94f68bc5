import '../styles/chat.css'
import { SeatMark } from '@eldertable/board-kit'
import { useEffect, useRef, useState } from 'preact/compat'
import { sinceWords } from '../lobby/my-tables.ts'
import type { ChatLine, OtherPerson } from '../session/session.ts'

const phrases = ['Your move', 'Well played', 'One moment', 'Trade?', 'Back soon', 'Good night']

/** The server itself: nobody can be called so, and nobody can mute it. */
const HOUSE = 'Eldertable'

/** Talk at the table: lines, six ready phrases, and a field. It never opens by itself. A name leads to its person. */
export function Chat({
  lines,
  reader,
  onPerson,
  onSay,
}: {
  lines: readonly ChatLine[]
  /** The seat of whoever reads. */
  reader: number | null
  /** Absent where nothing can be done about people. */
  onPerson: ((person: OtherPerson) => void) | undefined
  onSay: (text: string) => void
}) {
  const [text, setText] = useState('')
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' })
  }, [lines.length])
  const say = (words: string) => {
    if (words.trim() === '') return
    onSay(words.trim())
    setText('')
  }
  return (
    <>
      <div className="chat-lines" tabindex={0} aria-label="What was said">
        {lines.length === 0 ? <p className="quiet">Nobody has said anything yet.</p> : null}
        {lines.map((line) => (
          <div key={line.n} className="ev">
            <span>{line.seat === null ? null : <SeatMark seat={line.seat} size={22} />}</span>
            <div>
              {onPerson === undefined ||
              line.name === HOUSE ||
              (line.seat !== null && line.seat === reader) ? (
                <b className="speaker">{line.name}</b>
              ) : (
                <button
                  type="button"
                  className="speaker"
                  title="Mute, or don’t sit with them again"
                  onClick={() => onPerson({ name: line.name, who: { line: line.n } })}
                >
                  {line.name}
                </button>
              )}{' '}
              {line.text}
              {line.at === undefined ? null : (
                <time dateTime={new Date(line.at).toISOString()}>
                  {sinceWords(line.at, Date.now())}
                </time>
              )}
            </div>
          </div>
        ))}
        <div ref={end} />
      </div>
      <div className="phrases">
        {phrases.map((phrase) => (
          <button key={phrase} type="button" className="chip" onClick={() => say(phrase)}>
            {phrase}
          </button>
        ))}
      </div>
      <form
        className="say"
        onSubmit={(event) => {
          event.preventDefault()
          say(text)
        }}
      >
        <input
          value={text}
          maxLength={500}
          placeholder="Say something to the table"
          aria-label="Say something to the table"
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" className="btn">
          Say
        </button>
      </form>
    </>
  )
}
