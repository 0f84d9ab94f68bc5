import { openStore, type Store } from '@eldertable/store'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addressOf, takeOf } from './person.ts'
import { SharedCounts } from './shared-counts.ts'

const HOUR = 3_600_000
const thrice = { name: 'things', most: 3, span: HOUR }

describe('what all processes count together', () => {
  let store: Store
  beforeEach(async () => {
    store = await openStore('sqlite::memory:')
  })
  afterEach(() => store.close())

  it('is refused when the share is used up, with the time to wait', async () => {
    const counts = new SharedCounts(store)
    for (let i = 0; i < 3; i++) expect(await counts.take('ada', thrice)).toBeUndefined()
    expect(await counts.take('ada', thrice)).toBeGreaterThan(0)
    expect(await counts.take('bram', thrice)).toBeUndefined()
    expect(await counts.take('ada', { ...thrice, name: 'others' })).toBeUndefined()
    // Another process on the same store counts on.
    expect(await new SharedCounts(store).take('ada', thrice)).toBeGreaterThan(0)
  })

  it('costs the store nothing once the share is used up', async () => {
    let asked = 0
    const counts = new SharedCounts({
      count(key, span) {
        asked++
        return store.count(key, span)
      },
    })
    for (let i = 0; i < 50; i++) await counts.take('ada', thrice)
    expect(asked).toBe(4)
  })

  it('counts a guest, and the address of several guests', async () => {
    const counts = new SharedCounts(store)
    const once = { ...thrice, most: 1 }
    const take = (guest: string) => takeOf(counts, { guest, address: '203.0.113.7' }, once)
    expect(await take('ada')).toBeUndefined()
    expect(await take('ada')).toBeGreaterThan(0)
    for (const guest of ['bram', 'cora', 'dora', 'eve']) expect(await take(guest)).toBeUndefined()
    expect(await take('fay')).toBeGreaterThan(0)
  })
})

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:DB8:1:2::', '2001:db8:1:2::'],
    ['fe80::1%eth0', 'fe80::'],
    [undefined, 'gone'],
  ])('of %s is counted as %s', (ip, counted) => {
    expect(addressOf(ip)).toBe(counted)
  })
})
