import '../../styles/chat.css'
import { SeatMark } from '@eldertable/board-kit'
import { useEffect, useRef, useState } from 'preact/compat'
import { sinceWords } from '../../lobby/my-tables.ts'
import type { ChatLine, MatchOnScreen, OtherPerson } from '../../session/session.ts'
import { forWhom, type Talk, type TalkTo } from './talks.ts'

const phrases = ['Your move', 'Well played', 'One moment', 'Trade?', 'Back soon', 'Good night']

/** The server itself: nobody can be called so, and nobody can mute it. */
const HOUSE = 'Eldertable'

/** Talk at the table: lines, six ready phrases, and a field. It never opens by itself. A name leads to its person. */
export function Chat({
  lines,
  table,
  talks,
  onPerson,
  onSay,
}: {
  lines: readonly ChatLine[]
  table: Pick<MatchOnScreen, 'reader' | 'seats'>
  /** To whom the reader may talk: at least one. */
  talks: readonly Talk[]
  /** Absent where nothing can be done about people. */
  onPerson: ((person: OtherPerson) => void) | undefined
  onSay: (text: string, to: TalkTo) => void
}) {
  const { reader } = table
  const [chosen, setChosen] = useState<string>()
  const talk = talks.find(({ name }) => name === chosen) ?? talks[0]
  const [text, setText] = useState('')
  /** For whom it was begun: sides change, and those who watch are let in, while somebody writes. */
  const [begunFor, setBegunFor] = useState<TalkTo>()
  const [wereOthersMeant, setOthersMeant] = useState(false)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' })
  }, [lines.length])
  const say = (words: string) => {
    if (words.trim() === '' || talk === undefined) return
    onSay(words.trim(), talk.to)
    write('')
  }
  const write = (words: string) => {
    if (text === '' || words === '') {
      setBegunFor(words === '' ? undefined : talk?.to)
      setOthersMeant(false)
    }
    setText(words)
  }
  const sayWritten = () => {
    const areOthersMeant = begunFor !== undefined && String(begunFor) !== String(talk?.to)
    setOthersMeant(areOthersMeant)
    setBegunFor(talk?.to)
    if (!areOthersMeant) say(text)
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
              <ForWhom {...{ line, table }} /> {line.text}
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
      {talks.length > 1 || talk?.note != null ? (
        <div className="talks" role="group" aria-label="Who reads it">
          {talks.length > 1
            ? talks.map(({ name, to }) => (
                <button
                  key={name}
                  type="button"
                  className={name === talk?.name ? 'chip on' : 'chip'}
                  aria-pressed={name === talk?.name}
                  onClick={() => {
                    setChosen(name)
                    setBegunFor(to)
                    setOthersMeant(false)
                  }}
                >
                  {name}
                </button>
              ))
            : null}
          {talk?.note == null ? null : <p className="talk-note">{talk.note}</p>}
        </div>
      ) : null}
      {wereOthersMeant ? (
        <p className="talk-note" role="status">
          Others would read this now than when you began to write. Nothing was said: look who, and
          say it again.
        </p>
      ) : null}
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
          sayWritten()
        }}
      >
        <input
          value={text}
          maxLength={500}
          placeholder={talk?.placeholder}
          aria-label={talk?.placeholder}
          onChange={(event) => write(event.currentTarget.value)}
        />
        <button type="submit" className="btn">
          Say
        </button>
      </form>
    </>
  )
}

/** For whom a line was, if not for everybody: nobody should answer aloud what was whispered. */
function ForWhom({
  line,
  table,
}: {
  line: ChatLine
  table: Pick<MatchOnScreen, 'reader' | 'seats'>
}) {
  const words = forWhom(line, table)
  return words === null ? null : <span className="for-whom">{words}</span>
}
