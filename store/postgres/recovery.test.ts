import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { begin } from '../conformance/store-under-test.ts'
import { openStore } from '../open-store.ts'
import type { Store } from '../store.ts'
import { PATIENCE } from '../testing/test-database.ts'
import { listenTo } from '../testing/hearing.ts'
import { lockMatches } from '../testing/match-lock.ts'
import { ownServer, type OwnServer } from '../testing/postgres.ts'

let server: OwnServer
const opened: Store[] = []

async function open(url: string): Promise<Store> {
  const store = await openStore(url)
  opened.push(store)
  return store
}

/** The driver warns once in a process, so it is heard from the first test on. */
const warned: string[] = []
process.on('warning', ({ message }) => warned.push(message))

/** What is said while the server is not there. */
const AWAY = /ECONNREFUSED|terminat|does not hear/
const waiting = { timeout: PATIENCE, interval: 20 }
const healthy = (store: Store) => vi.waitFor(() => store.health(), waiting)
const hasGap = (heard: readonly { kind: string }[]) => heard.some(({ kind }) => kind === 'gap')

describe('PostgreSQL, when things go wrong', { timeout: PATIENCE }, () => {
  beforeAll(async () => {
    server = await ownServer()
  }, PATIENCE)
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((store) => store.close()))
  }, PATIENCE)
  afterAll(() => server.end(), PATIENCE)

  it('several processes may open an empty database at once', async () => {
    const url = await server.database()
    const stores = await Promise.all(Array.from({ length: 5 }, () => open(url)))
    const { id } = await begin(stores[0] as Store)
    for (const store of stores) expect((await store.readMatch(id))?.id).toBe(id)
  })

  it('each process hears of what the others do, in order', async () => {
    const url = await server.database()
    const [one, two] = [await open(url), await open(url)]
    const { id } = await begin(one)
    const hearing = await listenTo(two, id)
    await one.append(id, 0, ['a'], {})
    await one.say(id, { seat: 0, guest: 'ada', text: 'Hello', at: 1 })
    await two.append(id, 1, ['b', 'c'], {})
    await one.append(id, 2, [], { name: 'x' })
    await hearing.until((heard) => heard.length >= 4)
    expect(hearing.heard).toEqual([
      { kind: 'match', id, revision: 1, length: 1 },
      { kind: 'chat', id, n: 0 },
      { kind: 'match', id, revision: 2, length: 3 },
      { kind: 'match', id, revision: 3, length: 3 },
    ])
  })

  it('a process hears of the matches that it follows, for as long as somebody there does', async () => {
    const url = await server.database()
    const [one, two] = [await open(url), await open(url)]
    const [followed, other] = [await begin(one), await begin(one)]
    const hearing = await listenTo(two)
    const stops = await Promise.all([two.follow(followed.id), two.follow(followed.id)])
    const [first, second] = stops
    first?.()
    first?.()
    await one.append(other.id, 0, ['a'], {})
    await one.say(other.id, { seat: 0, guest: 'ada', text: 'Hello', at: 1 })
    await one.signalFollowers(other.id, 'not here')
    await one.append(followed.id, 0, ['a'], {})
    await one.signalFollowers(followed.id, 'here')
    await hearing.until((heard) => heard.length >= 2)
    second?.()
    const again = await two.follow(other.id)
    await one.append(followed.id, 1, ['b'], {})
    await one.append(other.id, 1, ['b'], {})
    await one.signal(followed.id, 'to all')
    await hearing.until((heard) => heard.length >= 4)
    again()
    expect(hearing.heard).toEqual([
      { kind: 'match', id: followed.id, revision: 1, length: 1 },
      { kind: 'signal', id: followed.id, text: 'here' },
      { kind: 'match', id: other.id, revision: 2, length: 2 },
      { kind: 'signal', id: followed.id, text: 'to all' },
    ])
  })

  it('many matches are followed at once, and the connection is asked one thing at a time', async () => {
    const url = await server.database()
    const [one, two] = [await open(url), await open(url)]
    const matches = await Promise.all(Array.from({ length: 12 }, () => begin(one)))
    const hearing = await listenTo(two)
    const stops = await Promise.all(matches.map(({ id }) => two.follow(id)))
    for (const { id } of matches) await one.append(id, 0, ['a'], {})
    await hearing.until((heard) => heard.length >= matches.length)
    for (const stop of stops) stop()
    await two.health()
    expect(hearing.heard).toEqual(
      matches.map(({ id }) => ({ kind: 'match', id, revision: 1, length: 1 })),
    )
    expect(warned).toEqual([])
  })

  it('what others say on the channel is not heard', async () => {
    const url = await server.database()
    const store = await open(url)
    const { id } = await begin(store)
    const hearing = await listenTo(store, id)
    const stranger = new pg.Client({ connectionString: url })
    await stranger.connect()
    for (const message of ['', 'hello', '7', 'null', '{"kind":"match","id":7}', '{"kind":"gap"}'])
      await stranger.query("select pg_notify('eldertable', $1)", [message])
    await stranger.end()
    await store.append(id, 0, ['a'], {})
    await hearing.until((heard) => heard.length > 0)
    expect(hearing.heard).toEqual([{ kind: 'match', id, revision: 1, length: 1 }])
  })

  it('a lost connection is made anew, and the gap is told', async () => {
    const url = await server.database()
    const [store, other] = [await open(url), await open(url)]
    const { id } = await begin(store)
    const hearing = await listenTo(store, id)
    const admin = new pg.Client({ connectionString: url })
    await admin.connect()
    await admin.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
    await admin.end()
    await hearing.until(hasGap)
    await healthy(other)
    await other.append(id, 0, ['after the gap'], {})
    await hearing.until((heard) => heard.at(-1)?.kind === 'match')
    expect(await store.readLog(id, 0)).toEqual(['after the gap'])
  })

  it.each(['fast', 'immediate'] as const)(
    'a server that stops (%s) and comes back has kept every acknowledged append',
    async (how) => {
      const url = await server.database()
      const store = await open(url)
      const { id } = await begin(store)
      const hearing = await listenTo(store, id)
      const acknowledged = new Set<string>()
      let failures = 0
      let goOn = true
      let busy = () => {}
      const underWay = new Promise<void>((resolve) => {
        busy = resolve
      })
      const writing = (async () => {
        for (let n = 0; goOn; n++) {
          try {
            const { revision } = (await store.readMatch(id)) ?? { revision: -1 }
            if (await store.append(id, revision, [`entry ${n}`], {})) acknowledged.add(`entry ${n}`)
            if (acknowledged.size === 20) busy()
          } catch {
            failures++
          }
        }
      })()
      await underWay
      await server.stop(how)
      await expect(store.health()).rejects.toThrow(AWAY)
      await expect(store.append(id, 0, ['in vain'], {})).rejects.toThrow(AWAY)
      const before = acknowledged.size
      await server.start()
      await hearing.until(hasGap)
      await healthy(store)
      await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(before + 20), waiting)
      goOn = false
      await writing

      expect(failures).toBeGreaterThan(0)
      const log = await store.readLog(id, 0)
      expect(log.filter((entry) => acknowledged.has(entry))).toEqual([...acknowledged])
      expect(new Set(log).size).toBe(log.length)
      expect((await store.readMatch(id))?.length).toBe(log.length)
      await store.append(id, (await store.readMatch(id))?.revision ?? -1, ['last'], {})
      await hearing.until((heard) =>
        heard.some((change) => change.kind === 'match' && change.length === log.length + 1),
      )
    },
  )

  it('a store can be closed while the server is away', async () => {
    const url = await server.database()
    const store = await openStore(url)
    await server.stop('fast')
    await store.close()
    await expect(openStore(url)).rejects.toThrow('PostgreSQL can not be used: connect ECONNREFUSED')
    await server.start()
  })

  it('an append held up by a lock fails, and the others do not', async () => {
    const url = await server.database()
    const store = await open(`${url}?lock_timeout=200`)
    const [held, free] = [await begin(store), await begin(store)]
    const unlock = await lockMatches(url, [held.id])
    const [stuck, done] = await Promise.allSettled([
      store.append(held.id, 0, ['a'], {}),
      store.append(free.id, 0, ['a'], {}),
    ])
    await unlock()
    expect(stuck).toMatchObject({ status: 'rejected', reason: { code: '55P03' } })
    expect(done).toEqual({ status: 'fulfilled', value: true })
    expect(await store.append(held.id, 0, ['a'], {})).toBe(true)
  })

  it('matches that somebody else has locked keep nothing waiting but themselves', async () => {
    const url = await server.database()
    // Far more patience than this test has.
    const store = await open(`${url}?lock_timeout=${PATIENCE}`)
    const held = await Promise.all(Array.from({ length: 3 }, () => begin(store)))
    const free = await begin(store)
    const unlock = await lockMatches(
      url,
      held.map(({ id }) => id),
    )
    const line = { seat: 0, guest: 'ada', text: 'Hello', at: 1 }
    let isOver = false
    const stuck = Promise.all(
      held.flatMap(({ id }) => [
        store.append(id, 0, ['a'], {}),
        store.append(id, 1, ['b'], {}),
        ...Array.from({ length: 4 }, () => store.say(id, line)),
        store.putSnapshot(id, 0, '{}'),
      ]),
    ).finally(() => {
      isOver = true
    })
    for (let n = 0; n < 5; n++) {
      const [appended, said] = await Promise.all([
        store.append(free.id, n, [`entry ${n}`], {}),
        store.say(free.id, line),
        store.putSnapshot(free.id, n, '{}'),
        store.health(),
      ])
      expect([appended, said]).toEqual([true, n])
    }
    expect(isOver).toBe(false)
    await unlock()
    await stuck
    for (const { id } of held) {
      expect(await store.readLog(id, 0)).toEqual(['a', 'b'])
      expect(await store.chatOf(id, 0)).toHaveLength(4)
    }
  })

  it('who waited for a lock is told that somebody else was quicker', async () => {
    const url = await server.database()
    const store = await open(url)
    const { id } = await begin(store)
    const admin = new pg.Client({ connectionString: url })
    await admin.connect()
    await admin.query('begin')
    await admin.query('update match set revision = revision + 1 where id = $1', [id])
    const late = store.append(id, 0, ['late'], {})
    await vi.waitFor(async () => {
      const { rows } = await admin.query('select 1 from pg_locks where not granted')
      expect(rows).toHaveLength(1)
    }, waiting)
    await admin.query('commit')
    await admin.end()
    expect(await late).toBe(false)
    expect(await store.readLog(id, 0)).toEqual([])
  })
})
