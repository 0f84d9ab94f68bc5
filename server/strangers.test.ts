import { openStore } from '@eldertable/store'
import { expect, it, vi } from 'vitest'
import { PATIENCE, startTestServer } from './testing/started.ts'

it(
  'guests who have been away for long and left nothing behind are forgotten by the way',
  { timeout: PATIENCE },
  async () => {
    const store = await openStore('sqlite::memory:')
    const long = { name: 'Ada', createdAt: 0, seenAt: 0 }
    await store.putGuest({ ...long, id: 'stranger', tokenHash: 'a' })
    const seenAt = Date.now() - 80 * 24 * 3_600_000
    await store.putGuest({ ...long, id: 'away', tokenHash: 'b', seenAt })
    const server = await startTestServer({ heartbeat: 10 }, { store })
    await vi.waitFor(async () => expect(await store.readGuest('stranger')).toBeUndefined(), {
      timeout: PATIENCE,
    })
    expect(await store.readGuest('away')).toBeDefined()
    await server.end()
  },
)
