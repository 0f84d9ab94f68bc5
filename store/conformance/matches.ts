import { expect, it } from 'vitest'
import type { ListedMatch, MatchHead } from '../store.ts'
import { aMatch, ALL_SHARES } from '../testing/samples.ts'
import { begin, type StoreUnderTest } from './store-under-test.ts'

export function describeMatches(tested: StoreUnderTest): void {
  const { open } = tested
  it('a match is read as it was created, by its id and by its code', async () => {
    const { store } = tested
    const match = await begin(store, { code: 'KELP7' })
    expect(await store.readMatch(match.id)).toStrictEqual(match)
    expect(await store.matchByCode('KELP7')).toStrictEqual(match)
    expect(await store.readLog(match.id, 0)).toEqual([])
  })

  it('what is not there is undefined or empty', async () => {
    const { store } = tested
    const { id } = await begin(store)
    expect(await store.readMatch('nowhere')).toBeUndefined()
    expect(await store.matchByCode('kelp7')).toBeUndefined()
    expect(await store.readLog('nowhere', 0)).toEqual([])
    expect(await store.snapshotBefore(id, 100)).toBeUndefined()
    expect(await store.chatOf(id, 0)).toEqual([])
    expect(await store.matchesOf('nobody', 10)).toEqual([])
    expect(await store.guestByToken('nothing')).toBeUndefined()
  })

  it('a taken id or code creates nothing', async () => {
    const store = await open()
    const first = await begin(store)
    expect(await store.createMatch(aMatch({ id: first.id }), ['bram'])).toBe(false)
    expect(await store.createMatch(aMatch({ code: first.code }), ['bram'])).toBe(false)
    expect(await store.readMatch(first.id)).toStrictEqual(first)
    expect(await store.matchesOf('bram', 10)).toEqual([])
  })

  it('a match that was played elsewhere comes with its log, or not at all', async () => {
    const { store } = tested
    const entries = Array.from({ length: 1_234 }, (_, n) => `{"n":${n}}`)
    const match = aMatch({ status: 'finished', key: 'a'.repeat(64) })
    const played = { entries, state: '{"end":true}' }
    expect(await store.createMatch(match, ['ada'], played)).toBe(true)
    expect(await store.readMatch(match.id)).toMatchObject({ ...match, revision: 0, length: 1_234 })
    expect(await store.readLog(match.id, 0)).toEqual(entries)
    expect(await store.snapshotBefore(match.id, 1_234)).toEqual({ at: 1_234, state: played.state })
    expect(await store.append(match.id, 0, ['{"more":1}'], {})).toBe(true)
    expect(await store.readLog(match.id, 1_233)).toEqual(['{"n":1233}', '{"more":1}'])
    const other = aMatch({ code: match.code })
    expect(await store.createMatch(other, ['bram'], played)).toBe(false)
    expect(await store.readLog(other.id, 0)).toEqual([])
    expect(await store.snapshotBefore(other.id, 2_000)).toBeUndefined()
  })

  it('of many who want one code, one gets it', async () => {
    const { store } = tested
    const matches = Array.from({ length: 20 }, () => aMatch({ code: 'SAME' }))
    const created = await Promise.all(matches.map((match) => store.createMatch(match)))
    expect(created.filter(Boolean)).toHaveLength(1)
    expect((await store.matchByCode('SAME'))?.id).toBe(matches[created.indexOf(true)]?.id)
  })

  it('open matches are the public ones that gather, newest first, and without their keys', async () => {
    const store = await open()
    const old = await begin(store, { createdAt: 1 })
    const recent = await begin(store, { createdAt: 3 })
    const between = await begin(store, { createdAt: 2 })
    await begin(store, { createdAt: 4, visibility: 'link' })
    await begin(store, { createdAt: 5, status: 'playing' })
    await begin(store, { createdAt: 6, status: 'finished' })
    const keyless = ({ key: _key, ...rest }: MatchHead): ListedMatch => rest
    const listed = [recent, between, old].map(keyless)
    expect(await store.openMatches({ ...ALL_SHARES, limit: 10 })).toStrictEqual(listed)
    expect(await store.openMatches({ ...ALL_SHARES, limit: 2 })).toStrictEqual(listed.slice(0, 2))
    await store.append(between.id, 0, [], { status: 'playing' })
    expect((await store.openMatches({ ...ALL_SHARES, limit: 10 })).map(({ id }) => id)).toEqual([
      recent.id,
      old.id,
    ])
  })

  it('running matches are the public ones that are played, newest first; the seat that is asked stands with them', async () => {
    const store = await open()
    const old = await begin(store, { createdAt: 1, status: 'playing' })
    const recent = await begin(store, { createdAt: 3, status: 'playing' })
    await begin(store, { createdAt: 4, status: 'playing', visibility: 'link' })
    await begin(store, { createdAt: 5 })
    const over = await begin(store, { createdAt: 6, status: 'playing' })
    await store.append(over.id, 0, [], { status: 'finished' })
    await store.append(recent.id, 0, ['{}'], { asked: 2 })
    const running = async (limit = 10) =>
      (await store.runningMatches({ ...ALL_SHARES, limit: limit })).map(({ id, asked }) => [
        id,
        asked,
      ])
    expect(await running()).toEqual([
      [recent.id, 2],
      [old.id, -1],
    ])
    expect(await running(1)).toEqual([[recent.id, 2]])
    await store.append(recent.id, 1, ['{}'], { asked: 0 })
    await store.append(recent.id, 2, ['{}'], {})
    expect(await running(1)).toEqual([[recent.id, 0]])
    expect((await store.runningMatches({ ...ALL_SHARES, limit: 1 }))[0]).not.toHaveProperty('key')
  })

  it('guests find their matches, the last changed first, until they leave', async () => {
    const store = await open()
    const one = aMatch({ updatedAt: 1 })
    const two = aMatch({ updatedAt: 2 })
    await store.createMatch(one, ['ada', 'bram', 'ada'])
    await store.createMatch(two, ['ada'])
    const of = async (guest: string) => (await store.matchesOf(guest, 10)).map(({ id }) => id)
    expect(await of('ada')).toEqual([two.id, one.id])
    expect(await of('bram')).toEqual([one.id])

    await store.append(one.id, 0, [], { updatedAt: 3, joined: ['cora', 'ada'], left: ['bram'] })
    expect(await of('ada')).toEqual([one.id, two.id])
    expect(await of('bram')).toEqual([])
    expect(await of('cora')).toEqual([one.id])
    expect(await store.matchesOf('ada', 1)).toHaveLength(1)
    expect((await store.matchesOf('ada', 1))[0]).not.toHaveProperty('key')

    await store.append(one.id, 1, [], { joined: ['cora'], left: ['cora', 'nobody'] })
    expect(await of('cora')).toEqual([one.id])
  })

  it('a snapshot is the latest one up to a place; a second one there replaces it', async () => {
    const { store } = tested
    const { id } = await begin(store)
    const other = await begin(store)
    await store.putSnapshot(id, 10, 'ten')
    await store.putSnapshot(id, 30, 'thirty')
    await store.putSnapshot(id, 20, 'first twenty')
    await store.putSnapshot(id, 20, 'twenty')
    await store.putSnapshot(other.id, 25, 'not ours')
    expect(await store.snapshotBefore(id, 9)).toBeUndefined()
    expect(await store.snapshotBefore(id, 10)).toStrictEqual({ at: 10, state: 'ten' })
    expect(await store.snapshotBefore(id, 29)).toStrictEqual({ at: 20, state: 'twenty' })
    expect(await store.snapshotBefore(id, 99)).toStrictEqual({ at: 30, state: 'thirty' })
  })

  it('of the snapshots of a match the latest few are kept, in whatever order they come', async () => {
    const { store } = tested
    const { id } = await begin(store)
    const other = await begin(store)
    await store.putSnapshot(other.id, 1, 'not ours')
    for (const at of [50, 10, 40, 20, 60, 30]) await store.putSnapshot(id, at, `state ${at}`)
    const kept: number[] = []
    for (let at = 1_000; ;) {
      const snapshot = await store.snapshotBefore(id, at)
      if (snapshot === undefined) break
      kept.push(snapshot.at)
      at = snapshot.at - 1
    }
    expect(kept).toEqual([60, 50, 40])
    expect(await store.snapshotBefore(other.id, 9)).toStrictEqual({ at: 1, state: 'not ours' })
  })

  it('there is no snapshot of a match that is not there', async () => {
    const { store } = tested
    await expect(store.putSnapshot('nowhere', 1, 'state')).rejects.toThrow(/foreign key/i)
  })
}
