import { useOfflineSince } from './online.ts'

/** The strip under the top bar while the server is out of reach. */
export function OfflineStrip({ isLocal = false }: { isLocal?: boolean }) {
  const since = useOfflineSince()
  return (
    <div role="status" className="offline">
      {since === null ? null : (
        <p className="offline-strip">
          <b>
            You are offline <span className="since">{`since ${clock(since)}.`}</span>
          </b>{' '}
          <span className="meaning">
            {isLocal
              ? 'This table is in this browser and goes on.'
              : 'You may look round. Tables on this screen go on; the others wait until you are back.'}
          </span>
        </p>
      )}
    </div>
  )
}

const clock = (time: number): string =>
  new Date(time).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
