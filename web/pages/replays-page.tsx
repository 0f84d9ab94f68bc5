import { FinishedMatches } from '../lobby/finished-matches.tsx'
import { ImportMatch } from '../lobby/import-match.tsx'
import { useTables } from '../lobby/use-tables.ts'
import { PageFrame } from './page-frame.tsx'

/** What has been played: every match can be watched again from any position and through any eyes. */
export function ReplaysPage() {
  const tables = useTables()
  return (
    <PageFrame title="Replays">
      <section className="replays">
        <h1>Replays</h1>
        <p className="lead">
          Every finished match can be watched again, pick by pick, and its dice can be checked.
        </p>
        {tables.mine.some(({ isOver }) => isOver) ? null : (
          <p className="quiet-row">Nothing is over yet. What you play to the end is kept here.</p>
        )}
        <FinishedMatches tables={tables} />
        <ImportMatch />
      </section>
    </PageFrame>
  )
}
