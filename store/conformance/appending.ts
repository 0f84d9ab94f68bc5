import { expect, it } from 'vitest'
import { UnstorableText } from '../faults.ts'
import type { MatchChange, MatchHead, Store } from '../store.ts'
import { begin, type StoreUnderTest } from './store-under-test.ts'

/** Texts that some database, driver or notation has got wrong. */
const awkward = [
  '',
  'NULL',
  'null',
  '{}',
  '{"a":[1,"b"]}',
  '"quoted" \\backslash\\ \'single\' ;--',
  'Ph’nglui mglw’nafh Cthulhu R’lyeh wgah’nagl fhtagn 🐙 \u{1F991} ﷺ Ünïcødé',
  'line\nline\r\n\ttab \u0001 \u007F \u200B \uFEFF \uFFFF',
]

export function describeAppending(tested: StoreUnderTest): void {
  const { open, fresh } = tested
  it('entries come after the ones before, and the head changes with them', async () => {
    const { store } = tested
    const head = await begin(store)
    const change: Required<Omit<MatchChange, 'joined' | 'left' | 'notices'>> = {
      name: 'Saturday night',
      titleVersion: 5,
      settings: '{}',
      seats: '[]',
      status: 'playing',
      visibility: 'link',
      pace: 'slow',
      counter: 17,
      asked: 2,
      clock: '{"left":[1]}',
      clockDue: 1_794_000_000_000.25,
      host: 'bram',
      updatedAt: 1_794_000_000_000.5,
    }
    expect(await store.append(head.id, 0, ['a', 'b'], {})).toBe(true)
    expect(await store.readMatch(head.id)).toStrictEqual({ ...head, revision: 1, length: 2 })
    expect(await store.append(head.id, 1, ['c'], change)).toBe(true)
    const after = { ...head, ...change, revision: 2, length: 3 }
    expect(await store.readMatch(head.id)).toStrictEqual(after)
    expect(await store.append(head.id, 2, [], { counter: 0, name: '' })).toBe(true)
    expect(await store.readMatch(head.id)).toStrictEqual({
      ...after,
      revision: 3,
      counter: 0,
      name: '',
    })
    expect(await store.readLog(head.id, 0)).toEqual(['a', 'b', 'c'])
  })

  it('any stretch of a log can be read', async () => {
    const { store } = tested
    const { id } = await begin(store)
    const other = await begin(store)
    const entries = Array.from({ length: 120 }, (_, i) => `entry ${i}`)
    await store.append(id, 0, entries.slice(0, 100), {})
    await store.append(other.id, 0, ['not ours'], {})
    await store.append(id, 1, entries.slice(100), {})
    expect(await store.readLog(id, 0)).toEqual(entries)
    expect(await store.readLog(id, 95, 105)).toEqual(entries.slice(95, 105))
    expect(await store.readLog(id, 119)).toEqual(['entry 119'])
    expect(await store.readLog(id, 110, 1_000)).toEqual(entries.slice(110))
    expect(await store.readLog(id, 120)).toEqual([])
    expect(await store.readLog(id, 5, 5)).toEqual([])
  })

  it('a writer who is late, or early, or has the wrong match, changes nothing', async () => {
    const store = await open()
    const head = await begin(store)
    await store.append(head.id, 0, ['a'], {})
    const before = await store.readMatch(head.id)
    const change = { name: 'mine', joined: ['bram'] }
    expect(await store.append(head.id, 0, ['b'], change)).toBe(false)
    expect(await store.append(head.id, 2, ['b'], change)).toBe(false)
    expect(await store.append('nowhere', 0, ['b'], change)).toBe(false)
    expect(await store.readMatch(head.id)).toStrictEqual(before)
    expect(await store.readLog(head.id, 0)).toEqual(['a'])
    expect(await store.matchesOf('bram', 10)).toEqual([])
  })

  it('also a change without entries is seen by the next writer', async () => {
    const { store } = tested
    const { id } = await begin(store)
    expect(
      await Promise.all([
        store.append(id, 0, [], { seats: '["ada"]' }),
        store.append(id, 0, [], { seats: '["bram"]' }),
      ]),
    ).toEqual([true, false])
    expect((await store.readMatch(id))?.seats).toBe('["ada"]')
  })

  it('one after the other without waiting is fine', async () => {
    const { store } = tested
    const { id } = await begin(store)
    const appended = Array.from({ length: 20 }, (_, i) => store.append(id, i, [`${i}`], {}))
    expect(await Promise.all(appended)).toEqual(Array.from({ length: 20 }, () => true))
    expect(await store.readLog(id, 0)).toEqual(Array.from({ length: 20 }, (_, i) => `${i}`))
  })

  it('of fifty writers at the same place exactly one succeeds, again and again', async () => {
    const url = await fresh()
    const stores = [await open(url), await open(url)] as const
    const { id } = await begin(stores[0])
    for (let round = 0; round < 10; round++) {
      const race = Array.from({ length: 50 }, (_, i) =>
        stores[i % 2 === 0 ? 0 : 1].append(id, round, [`${round} by ${i}`], { name: `by ${i}` }),
      )
      const won = await Promise.all(race)
      expect(won.filter(Boolean)).toHaveLength(1)
      const winner = won.indexOf(true)
      expect(await stores[0].readLog(id, round)).toEqual([`${round} by ${winner}`])
      expect((await stores[1].readMatch(id))?.name).toBe(`by ${winner}`)
    }
  })

  it('fifty writers who try until they succeed lose and repeat nothing', async () => {
    const url = await fresh()
    const stores = [await open(url), await open(url)] as const
    const { id } = await begin(stores[0])
    const write = async (store: Store, entries: string[]): Promise<void> => {
      const { revision } = (await store.readMatch(id)) ?? { revision: -1 }
      if (!(await store.append(id, revision, entries, {}))) return write(store, entries)
    }
    const names = Array.from({ length: 50 }, (_, i) => `writer ${i}`)
    await Promise.all(names.map((name, i) => write(stores[i % 2 === 0 ? 0 : 1], [name, 'and'])))
    const log = await stores[0].readLog(id, 0)
    expect(log.filter((_, i) => i % 2 === 0).toSorted()).toEqual(names.toSorted())
    expect(log.filter((_, i) => i % 2 === 1)).toEqual(names.map(() => 'and'))
    expect(await stores[1].readMatch(id)).toMatchObject({ revision: 50, length: 100 })
  })

  it('two stores that write to the same matches in opposite orders do not block each other', async () => {
    const url = await fresh()
    const one = await open(url)
    const two = await open(url)
    const matches = await Promise.all(Array.from({ length: 30 }, () => begin(one)))
    const backwards = matches.toReversed()
    for (let round = 0; round < 10; round++) {
      const mine = matches.map(({ id }) => one.append(id, round, ['one'], {}))
      const yours = backwards.map(({ id }) => two.append(id, round, ['two'], {}))
      const wonByOne = await Promise.all(mine)
      const wonByTwo = (await Promise.all(yours)).toReversed()
      expect(wonByOne.map((won, i) => won !== wonByTwo[i])).toEqual(matches.map(() => true))
    }
  })

  it('an append that fails does not take its neighbours with it', async () => {
    const store = await open()
    const heads = await Promise.all(Array.from({ length: 4 }, () => begin(store)))
    const [nowhere, nobody, ...good] = heads as [MatchHead, MatchHead, ...MatchHead[]]
    const nothing = undefined as unknown as string
    const appended = await Promise.allSettled([
      store.append(nowhere.id, 0, ['fine', nothing], { name: 'changed' }),
      store.append(nobody.id, 0, ['fine'], { name: 'changed', joined: ['ada', nothing] }),
      ...good.map(({ id }) => store.append(id, 0, ['fine'], { joined: ['ada'] })),
    ])
    const done = { status: 'fulfilled', value: true }
    expect(appended.map(({ status }) => status).slice(0, 2)).toEqual(['rejected', 'rejected'])
    expect(appended.slice(2)).toEqual([done, done])
    expect(await store.matchesOf('ada', 10)).toHaveLength(2)
    for (const bad of [nowhere, nobody]) {
      expect(await store.readMatch(bad.id)).toStrictEqual(bad)
      expect(await store.readLog(bad.id, 0)).toEqual([])
    }
  })

  it('every text comes back as it was', async () => {
    const { store } = tested
    const { id } = await begin(store)
    await store.append(id, 0, awkward, {})
    expect(await store.readLog(id, 0)).toEqual(awkward)
    for (const [i, text] of awkward.entries()) {
      await store.append(id, i + 1, [], { name: text, seats: text })
      expect(await store.readMatch(id)).toMatchObject({ name: text, seats: text })
      await store.putSnapshot(id, i, text)
      expect(await store.snapshotBefore(id, i)).toEqual({ at: i, state: text })
      await store.say(id, { seat: 0, guest: text, text, at: 0 })
    }
    expect((await store.chatOf(id, 0)).map(({ text }) => text)).toEqual(awkward)
  })

  it('half a character becomes a replacement character', async () => {
    const { store } = tested
    const { id } = await begin(store, { name: 'half \uD800 squid' })
    expect((await store.readMatch(id))?.name).toBe('half \uFFFD squid')
  })

  it('what can not be stored is refused and not cut off', async () => {
    const { store } = tested
    const head = await begin(store)
    const line = { seat: null, guest: 'ada', text: 'a\0b', at: 0 }
    await expect(store.append(head.id, 0, ['a', 'a\0b'], {})).rejects.toThrow(UnstorableText)
    await expect(store.append(head.id, 0, [], { name: '\0' })).rejects.toThrow(UnstorableText)
    await expect(store.say(head.id, line)).rejects.toThrow(UnstorableText)
    expect(await store.readMatch(head.id)).toStrictEqual(head)
  })

  it('entries of a megabyte are stored like any other', async () => {
    const { store } = tested
    const matches = await Promise.all(Array.from({ length: 3 }, () => begin(store)))
    const large = ['x"\\', '🐙é', 'plain'].map((text) =>
      text.repeat(Math.ceil(1_000_000 / text.length)),
    )
    const done = await Promise.all(matches.map(({ id }) => store.append(id, 0, large, {})))
    expect(done).toEqual(matches.map(() => true))
    for (const { id } of matches)
      expect((await store.readLog(id, 0)).join() === large.join()).toBe(true)
    const { id } = matches[0] as { id: string }
    await store.putSnapshot(id, 3, large.join())
    expect((await store.snapshotBefore(id, 3))?.state === large.join()).toBe(true)
  })

  it('a thousand appends at once are all stored', async () => {
    const { store } = tested
    const matches = await Promise.all(Array.from({ length: 100 }, () => begin(store)))
    const all = Array.from({ length: 10 }, (_, round) =>
      matches.map(({ id }) => store.append(id, round, [`${id} ${round}`], { counter: round })),
    )
    expect((await Promise.all(all.flat())).every(Boolean)).toBe(true)
    for (const { id } of matches)
      expect(await store.readLog(id, 0)).toEqual(
        Array.from({ length: 10 }, (_, round) => `${id} ${round}`),
      )
  })
}
