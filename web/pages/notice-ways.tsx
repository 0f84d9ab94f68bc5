import type { WayShown } from '@eldertable/protocol/wire-notices.ts'
import { dropWay, tryWay } from '../remote/notices.ts'

const means: Readonly<Record<WayShown['by'], string>> = {
  push: 'By a notice of its system.',
  mail: 'By mail.',
  hook: 'By a webhook.',
}

/** The ways by which somebody is told, each to be tried and to be ended. */
export function NoticeWays({
  ways,
  attempt,
}: {
  ways: readonly WayShown[]
  attempt: (work: () => Promise<string | undefined>) => Promise<void>
}) {
  return ways.map(({ id, by, name, confirmed }) => (
    <div key={id} className="setting">
      <div>
        {name}
        <small>{confirmed ? means[by] : 'Open the link in the mail that was sent there.'}</small>
      </div>
      <span className="row-acts">
        {confirmed ? (
          <button
            type="button"
            className="btn"
            aria-label={`Send a trial notice to ${name}`}
            onClick={() =>
              void attempt(async () => {
                await tryWay(id)
                return 'A trial notice is on its way.'
              })
            }
          >
            Try it
          </button>
        ) : null}
        <button
          type="button"
          className="btn"
          aria-label={`Tell ${name} nothing more`}
          onClick={() =>
            void attempt(async () => {
              await dropWay(id)
              return `${name} is told nothing more.`
            })
          }
        >
          Take off
        </button>
      </span>
    </div>
  ))
}
