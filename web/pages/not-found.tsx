import { Link } from 'wouter-preact'
import { PageFrame } from './page-frame.tsx'

/** An address that leads nowhere. */
export function NotFound() {
  return (
    <PageFrame title="No such page">
      <section className="notice">
        <h1>There is no such page.</h1>
        <p>The door is painted on. Your tables are where you left them.</p>
        <Link href="/" className="btn">
          Back to the lobby
        </Link>
      </section>
    </PageFrame>
  )
}
