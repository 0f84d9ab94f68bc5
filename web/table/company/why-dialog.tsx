import type { AnyTitle } from '@eldertable/kernel'
import { useEffect, useRef, useState } from 'preact/compat'
import { sentenceOf } from '../../remote/api.ts'
import type { BegunMatch, MatchSession } from '../../session/session.ts'
import { whyWords, type WhyWords } from './why.ts'

/** Why a bot made the pick that led to a position. It is thought about when somebody asks, and takes a moment. */
export function WhyDialog({
  session,
  table,
  title,
  position,
  onClose,
}: {
  session: Pick<MatchSession, 'askWhy' | 'lookBack'>
  table: BegunMatch
  title: AnyTitle
  position: number
  onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  /** As it stood when somebody asked: the match goes on meanwhile. */
  const asked = useRef({ table, title })
  const [found, setFound] = useState<WhyWords | string | null>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  useEffect(() => {
    let isWaited = true
    const answer = (one: WhyWords | string) => {
      if (isWaited) setFound(one)
    }
    reasonFor(session, asked.current.table, asked.current.title, position).then(
      answer,
      (error: unknown) => answer(sentenceOf(error)),
    )
    return () => {
      isWaited = false
    }
  }, [session, position])
  return (
    <dialog ref={dialog} className="dialog" onClose={onClose} aria-labelledby="why-asked">
      <h2 id="why-asked">Why?</h2>
      <div role="status">
        {found === null ? (
          <p className="quiet">It is being thought about again.</p>
        ) : typeof found === 'string' ? (
          <p>{found}</p>
        ) : (
          <>
            <p>
              <b>{found.pick}</b>
            </p>
            {found.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </>
        )}
      </div>
      <form method="dialog">
        <button type="submit" className="btn">
          Close
        </button>
      </form>
    </dialog>
  )
}

async function reasonFor(
  session: Pick<MatchSession, 'askWhy' | 'lookBack'>,
  table: BegunMatch,
  title: AnyTitle,
  position: number,
): Promise<WhyWords | string> {
  const [why, past] = await Promise.all([
    session.askWhy?.(position),
    session.lookBack?.(position - 1, position - 1, null),
  ])
  const [then] = past?.views ?? []
  return why === undefined || then === undefined
    ? 'Nobody can tell.'
    : whyWords(why, then, table, title)
}
