import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openStore, type Store } from '@eldertable/store'
import { testServer, type TestServer as TestDatabases } from '@eldertable/store/testing/postgres.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serverProgram, type ServerProgram } from '../testing/child.ts'
import { Receiver } from '../testing/push-receiver.ts'
import { PATIENCE, testConfig } from '../testing/started.ts'
import { Visitor } from '../testing/visitor.ts'
import { NOTICES } from './settings.ts'

const GUESTS = 12

describe('notices of several processes', { timeout: 3 * PATIENCE }, () => {
  let program: ServerProgram
  let databases: TestDatabases
  let receiver: Receiver
  let store: Store
  const folder = mkdtempSync(path.join(tmpdir(), 'eldertable-notices-'))
  beforeEach(async () => {
    ;[program, databases, receiver] = await Promise.all([
      serverProgram(),
      testServer(),
      Receiver.open(),
    ])
  }, PATIENCE)
  afterEach(async () => {
    await store.close()
    await program.end()
    await receiver.close()
    await databases.end()
    rmSync(folder, { recursive: true, force: true })
  }, PATIENCE)

  it('each is told once, also when the process dies that has taken it upon itself', async () => {
    const databaseUrl = await databases.database()
    const notices = {
      ...NOTICES,
      testReceiver: receiver.origin,
      every: 50,
      grace: 0,
      awayAfter: 0,
      patience: 60_000,
      lease: 600_000,
    }
    const config = testConfig(folder, { databaseUrl, notices })
    // What the left one takes is soon for others; what they take is theirs, however slow the machine.
    const brief = { ...config, notices: { ...notices, lease: 20_000 } }
    const left = await program.launch(brief)
    store = await openStore(databaseUrl)

    const host = await Visitor.named(left.url, 'Host')
    const { id } = await host.open({ seats: [{ player: 'me' }, { player: 'open' }] })
    const guests = await Promise.all(
      Array.from({ length: GUESTS }, async (_, n) => {
        const guest = await Visitor.named(left.url, `Guest ${n}`)
        await guest.ask('POST', '/api/me/notices/push', receiver.subscribe(`g${n}`))
        return guest.id
      }),
    )
    /** As a pick does it that concerns everybody; of those who are told, the table is theirs. */
    const tell = async (kind: string) => {
      const head = await store.readMatch(id)
      const seats = guests.map((guest) => ({ name: guest, player: 'person', heldBy: null, guest }))
      const change = {
        status: 'finished' as const,
        seats: JSON.stringify(seats),
        notices: guests.map((guest) => ({ guest, kind, about: '' })),
      }
      expect(await store.append(id, head?.revision ?? 0, [], change)).toBe(true)
    }

    // The left one takes all of them upon itself, and dies while it waits for an answer that does not come.
    receiver.status = 'silence'
    await tell('ended')
    const claimed = { by: 'push', limit: GUESTS, claim: 'look', grace: 0, lease: 0 }
    await vi.waitFor(async () => expect(receiver.knocks).toBe(GUESTS), {
      timeout: PATIENCE,
      interval: 20,
    })
    expect(await store.claimNotices(claimed)).toEqual([])
    await left.kill()
    receiver.status = 201

    const [middle, right] = [await program.launch(config), await program.launch(config)]
    await vi.waitFor(async () => expect(await store.countNotices()).toEqual([]), {
      timeout: PATIENCE,
      interval: 50,
    })
    for (let n = 0; n < GUESTS; n++)
      expect(receiver.told(`g${n}`)).toMatchObject([{ kind: 'ended', path: `/t/${id}` }])
    // And the two who are left share the next ones.
    await tell('ended')
    await vi.waitFor(async () => expect(await store.countNotices()).toEqual([]), {
      timeout: PATIENCE,
      interval: 50,
    })
    for (let n = 0; n < GUESTS; n++) expect(receiver.told(`g${n}`)).toHaveLength(2)
    // All processes have the same keys: a subscription holds whoever tells it.
    const keys = new Set(
      receiver.received.map(({ headers }) => /k=([\w-]+)/.exec(String(headers.authorization))?.[1]),
    )
    expect(keys.size).toBe(1)
    expect(await middle.stop()).toBe(0)
    expect(await right.stop()).toBe(0)
  })
})
