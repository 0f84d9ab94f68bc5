import { expect, it } from 'vitest'
import type { NewMatch, Store } from '../store.ts'
import { aGuest, aMatch, ALL_SHARES } from '../testing/samples.ts'
import { begin, type StoreUnderTest } from './store-under-test.ts'

export function describeShares(tested: StoreUnderTest): void {
  const played = { entries: ['{"n":0}', '{"n":1}'], state: '{}' }

  async function bring(store: Store, given: Partial<NewMatch>, guests: string[]): Promise<string> {
    const match = aMatch({ status: 'finished', ...given })
    await store.createMatch(match, guests, played)
    return match.id
  }

  it('of the open matches no host and no origin has more than a share, and everybody’s newest is there', async () => {
    const store = await tested.open()
    const quiet = await begin(store, { createdAt: 1, host: 'quiet', origin: 'elsewhere' })
    for (let n = 0; n < 6; n++)
      await begin(store, { createdAt: 10 + n, host: `loud ${n % 3}`, origin: 'one house' })
    const opened = async (given: object) =>
      (await store.openMatches({ ...ALL_SHARES, ...given })).map(({ createdAt }) => createdAt)
    expect(await opened({})).toEqual([15, 14, 13, 12, 11, 10, 1])
    expect(await opened({ ofHost: 1 })).toEqual([15, 14, 13, 1])
    expect(await opened({ ofOrigin: 4 })).toEqual([15, 14, 13, 12, 1])
    // What one host has too many of does not count against the others of the house.
    for (let n = 0; n < 5; n++)
      await begin(store, { createdAt: 20 + n, host: 'loudest', origin: 'one house' })
    expect(await opened({ ofHost: 1, ofOrigin: 4 })).toEqual([24, 15, 14, 13, 1])
    expect(await opened({ limit: 2 })).toEqual([24, quiet.createdAt])
    expect(await opened({ after: 20 })).toEqual([24, 23, 22, 21])
    await begin(store, { createdAt: 30, status: 'playing', origin: 'one house' })
    const running = await store.runningMatches({ ...ALL_SHARES, limit: 1 })
    expect(running.map(({ createdAt }) => createdAt)).toEqual([30])
  })

  it('matches at which nothing happens any more take nobody’s share', async () => {
    const store = await tested.open()
    await begin(store, { createdAt: 1, updatedAt: 90, host: 'ada', origin: 'here' })
    for (let n = 0; n < 3; n++)
      await begin(store, { createdAt: 10 + n, updatedAt: 20, host: 'ada', origin: 'here' })
    const shares = { ...ALL_SHARES, limit: 1, ofHost: 1, ofOrigin: 1, changedAfter: 50 }
    expect((await store.openMatches(shares)).map(({ createdAt }) => createdAt)).toEqual([1])
  })

  it('what a host has, and an origin, are unfinished matches and those that were brought', async () => {
    const store = await tested.open()
    await begin(store, { host: 'ada', origin: 'here', status: 'playing' })
    await begin(store, { host: 'ada', origin: 'there' })
    await begin(store, { host: 'ada', origin: 'here', status: 'finished' })
    await begin(store, { host: 'bram', origin: 'here' })
    await bring(store, { host: 'ada', origin: 'here' }, ['ada'])
    await bring(store, { host: 'bram', origin: 'here', status: 'playing' }, ['bram'])
    const one = played.entries.join('').length + played.state.length
    expect(await store.holdingsOf({ host: 'ada' })).toEqual({
      unfinished: 2,
      imports: 1,
      brought: one,
    })
    expect(await store.holdingsOf({ origin: 'here' })).toEqual({
      unfinished: 3,
      imports: 2,
      brought: 2 * one,
    })
    expect(await store.holdingsOf({ host: 'nobody' })).toEqual({
      unfinished: 0,
      imports: 0,
      brought: 0,
    })
  })

  it('finished matches that were brought go with their time, or with the last in whose list they are', async () => {
    const store = await tested.open()
    const guest = aGuest()
    await store.putGuest(guest)
    const old = await bring(store, { updatedAt: 1 }, [guest.id])
    const kept = await bring(store, { updatedAt: 9 }, [guest.id])
    const left = await bring(store, { updatedAt: 9 }, [guest.id, 'bram'])
    const running = await bring(store, { updatedAt: 1, status: 'playing' }, [])
    const own = await begin(store, { updatedAt: 1, status: 'finished' })
    const there = async () => {
      while (await store.dropImports(5));
      const ids = [old, kept, left, running, own.id]
      const found = await Promise.all(ids.map((id) => store.readMatch(id)))
      return found.map((one) => one !== undefined)
    }
    expect(await there()).toEqual([false, true, true, true, true])
    expect(await store.readLog(old, 0)).toEqual([])
    await store.append(left, 0, [], { left: ['bram'] })
    expect(await there()).toEqual([false, true, true, true, true])
    await store.forgetGuest(guest.id)
    expect(await there()).toEqual([false, false, false, true, true])
  })
}
