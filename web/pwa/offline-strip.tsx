import { useOfflineSince } from './online.ts'

/** The strip under the top bar while the server is out of reach. */
export function OfflineStrip({ isLocal = false }: { isLocal?: boolean }) {
  const since = useOfflineSince()
  if (since === null) return null
  const time = new Date(since).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  return (
    <p className="offline-strip" role="status">
      <b>{`You are offline since ${time}.`}</b>{' '}
      {isLocal
        ? 'This table is in this browser and goes on.'
        : 'You may look round. Tables on this screen go on; the others wait until you are back.'}
    </p>
  )
}
