import { expect, it } from 'vitest'
import { listenTo } from '../testing/hearing.ts'
import { begin, type StoreUnderTest } from './store-under-test.ts'

export function describeChanges({ open }: StoreUnderTest): void {
  it('every append and every line of chat is told, in order, once, after it is stored', async () => {
    const store = await open()
    const { id } = await begin(store)
    const hearing = await listenTo(store, id)
    const lengths: Promise<number | undefined>[] = []
    store.onChange(() => lengths.push(store.readMatch(id).then((head) => head?.length)))
    await store.append(id, 0, ['a', 'b'], {})
    await store.append(id, 0, ['late'], {})
    await store.append(id, 1, [], { name: 'changed' })
    await store.say(id, { seat: 0, guest: 'ada', text: 'Hello', at: 1 })
    await store.append(id, 2, ['c'], {})
    await hearing.until((heard) => heard.length >= 4)
    expect(hearing.heard).toEqual([
      { kind: 'match', id, revision: 1, length: 2 },
      { kind: 'match', id, revision: 2, length: 2 },
      { kind: 'chat', id, n: 0 },
      { kind: 'match', id, revision: 3, length: 3 },
    ])
    expect(
      (await Promise.all(lengths)).every((length) => length !== undefined && length >= 2),
    ).toBe(true)
  })

  it('a signal is heard as it was said, after what was stored before it, and nothing is kept of it', async () => {
    const store = await open()
    const { id } = await begin(store)
    const before = await store.readMatch(id)
    const hearing = await listenTo(store, id)
    await store.signal(id, 'first: "ünïcode" \n')
    await store.signal(id, 'second')
    await hearing.until((heard) => heard.length >= 2)
    expect(hearing.heard).toEqual([
      { kind: 'signal', id, text: 'first: "ünïcode" \n' },
      { kind: 'signal', id, text: 'second' },
    ])
    expect(await store.readMatch(id)).toEqual(before)
    await store.append(id, 0, ['a'], {})
    await store.signalFollowers(id, 'third')
    await hearing.until((heard) => heard.length >= 4)
    expect(hearing.heard.slice(2)).toEqual([
      { kind: 'match', id, revision: 1, length: 1 },
      { kind: 'signal', id, text: 'third' },
    ])
  })

  it('who has stopped listening hears nothing more; the others do', async () => {
    const store = await open()
    const { id } = await begin(store)
    const [gone, here] = [await listenTo(store, id), await listenTo(store)]
    await store.append(id, 0, ['a'], {})
    await gone.until((heard) => heard.length === 1)
    gone.stop()
    gone.stop()
    await store.append(id, 1, ['b'], {})
    await here.until((heard) => heard.length === 2)
    expect(gone.heard).toHaveLength(1)
  })

  it('changes to many matches at once are all told', async () => {
    const store = await open()
    const matches = await Promise.all(Array.from({ length: 40 }, () => begin(store)))
    const hearing = await listenTo(store, ...matches.map(({ id }) => id))
    await Promise.all(
      matches.flatMap(({ id }) => [0, 1, 2].map((at) => store.append(id, at, ['x'], {}))),
    )
    await hearing.until((heard) => heard.length >= 120)
    for (const { id } of matches)
      expect(hearing.heard.filter((change) => 'id' in change && change.id === id)).toEqual(
        [1, 2, 3].map((n) => ({ kind: 'match', id, revision: n, length: n })),
      )
  })
}
