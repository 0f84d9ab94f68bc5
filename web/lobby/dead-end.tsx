import type { ReactNode } from 'preact/compat'
import { Link } from 'wouter-preact'
import { PageFrame } from '../pages/page-frame.tsx'
import { JoinByCode } from './join-by-code.tsx'

/** A way that leads to no table: why, and where to go instead. */
export function DeadEnd({
  title = 'No table here',
  sentence,
  onAgain,
  children,
}: {
  title?: string
  sentence: string
  onAgain?: () => void
  /** What can be done instead. */
  children?: ReactNode
}) {
  return (
    <PageFrame title={title}>
      <section className="notice dead-end">
        <h1>{title}.</h1>
        <p role="alert">{sentence}</p>
        <div className="row-acts">
          {onAgain === undefined ? null : (
            <button type="button" className="btn" onClick={onAgain}>
              Try again
            </button>
          )}
          {children}
          <Link href="/" className="btn">
            Back to the lobby
          </Link>
        </div>
        <JoinByCode />
      </section>
    </PageFrame>
  )
}
