import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { NoticeWay } from '../notice-store.ts'
import type { Store } from '../store.ts'
import { aGuest } from '../testing/samples.ts'
import { begin, type StoreUnderTest } from './store-under-test.ts'

const HOUR = 3_600_000

export function describeNotices(tested: StoreUnderTest): void {
  async function way(store: Store, given: Partial<NoticeWay> = {}): Promise<NoticeWay> {
    const id = randomUUID()
    const added: NoticeWay = {
      id,
      guest: `guest ${id}`,
      by: 'push',
      mark: `mark ${id}`,
      name: 'A phone',
      address: '{}',
      confirmed: true,
      createdAt: 1,
      ...given,
    }
    await store.putNoticeWay(added, 3)
    return added
  }
  const claim = (store: Store, given: { by?: string; grace?: number; lease?: number } = {}) =>
    store.claimNotices({
      by: 'push',
      limit: 100,
      claim: randomUUID(),
      grace: 0,
      lease: HOUR,
      ...given,
    })
  const turn = (guest: string, about = '1') => ({ guest, kind: 'turn', about })

  it('a notice is kept with the change that causes it, for each way of who is to be told', async () => {
    const store = await tested.open()
    const { id } = await begin(store)
    const phone = await way(store, { guest: 'ada' })
    const mail = await way(store, { guest: 'ada', by: 'mail' })
    await way(store, { guest: 'ada', by: 'mail', confirmed: false })
    await way(store, { guest: 'bram' })
    expect(await store.append(id, 7, ['late'], { notices: [turn('ada')] })).toBe(false)
    expect(await store.countNotices()).toEqual([])
    expect(await store.append(id, 0, ['a'], { notices: [turn('ada'), turn('nobody')] })).toBe(true)
    const told = { match: id, kind: 'turn', about: '1', told: 0, tries: 0 }
    expect(await claim(store)).toMatchObject([{ ...told, way: phone }])
    expect(await claim(store, { by: 'mail' })).toMatchObject([{ ...told, way: mail }])
  })

  it('a later notice of the same kind takes the place of an earlier one, also while that is told', async () => {
    const store = await tested.open()
    const { id } = await begin(store)
    const other = await begin(store)
    await way(store, { guest: 'ada' })
    await store.append(id, 0, [], { notices: [turn('ada', '1'), turn('ada', '2')] })
    await store.append(other.id, 0, [], { notices: [{ ...turn('ada'), match: id, kind: 'ended' }] })
    const [first, second] = await claim(store)
    expect([first?.about, second?.kind]).toEqual(['2', 'ended'])
    await store.append(id, 1, [], { notices: [turn('ada', '3')] })
    expect(await store.endNotice(first ?? { id: '', claim: '' })).toBe(false)
    const [again, more] = await claim(store)
    expect([again?.about, again?.told, more]).toEqual(['3', 0, undefined])
  })

  it('of many who empty the outbox each notice is for one', async () => {
    const url = await tested.fresh()
    const stores = [await tested.open(url), await tested.open(url)] as const
    const [store] = stores
    const { id } = await begin(store)
    const guests = Array.from({ length: 30 }, (_, n) => `guest ${n}`)
    for (const guest of guests) await way(store, { guest })
    await store.append(id, 0, [], { notices: guests.map((guest) => turn(guest)) })
    const claimed = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        (stores[n % 2] ?? store).claimNotices({
          by: 'push',
          limit: 7,
          claim: `claim ${n}`,
          grace: 0,
          lease: HOUR,
        }),
      ),
    )
    const rest = await claim(store)
    const all = [...claimed.flat(), ...rest].map(({ way: { guest } }) => guest)
    expect(all.toSorted()).toEqual(guests.toSorted())
  })

  it('what is claimed and not done is for another after the lease, and then no more for the first', async () => {
    const store = await tested.open()
    const { id } = await begin(store)
    await way(store, { guest: 'ada' })
    await store.append(id, 0, [], { notices: [turn('ada')] })
    const [first] = await claim(store, { lease: 0 })
    const [second] = await claim(store)
    expect(second?.id).toBe(first?.id)
    expect(await claim(store)).toEqual([])
    expect(await store.endNotice(first ?? { id: '', claim: '' })).toBe(false)
    expect(await store.endNotice(second ?? { id: '', claim: '' })).toBe(true)
    expect(await store.countNotices()).toEqual([])
  })

  it('a notice waits for its grace, and for as long as it is put off', async () => {
    const store = await tested.open()
    const { id } = await begin(store)
    await way(store, { guest: 'ada' })
    await store.append(id, 0, [], { notices: [turn('ada')] })
    expect(await claim(store, { grace: HOUR })).toEqual([])
    const [one] = await claim(store)
    const notice = one ?? { id: '', claim: '' }
    expect(await store.putOffNotice(notice, { after: HOUR, told: 1, tries: 2 })).toBe(true)
    expect(await store.putOffNotice(notice, { after: 0, told: 1, tries: 2 })).toBe(false)
    expect(await claim(store)).toEqual([])
    expect(await claim(store, { grace: -2 * HOUR })).toMatchObject([{ told: 1, tries: 2 }])
    expect(await store.countNotices()).toEqual([{ by: 'push', count: 1 }])
  })

  it('of the ways of a guest the newest of each kind stay, and no place is there twice', async () => {
    const { store } = tested
    const guest = aGuest().id
    const ways = []
    for (let n = 0; n < 4; n++) ways.push(await way(store, { guest, createdAt: n }))
    const mail = await way(store, { guest, by: 'mail', createdAt: 9, confirmed: false })
    expect(await store.noticeWays(guest)).toEqual([...ways.slice(1), mail])
    expect(await store.confirmNoticeWay(mail.id)).toBe(true)
    expect((await store.noticeWay(mail.id))?.confirmed).toBe(true)
    const other = aGuest().id
    const taken = await way(store, { guest: other, mark: mail.mark, by: 'mail' })
    expect(await store.noticeWays(guest)).toEqual(ways.slice(1))
    expect(await store.noticeWays(other)).toEqual([taken])
    expect(await store.dropNoticeWay(taken.id)).toBe(true)
    expect(await store.dropNoticeWay(taken.id)).toBe(false)
    expect(await store.confirmNoticeWay(taken.id)).toBe(false)
  })

  it('a way that is gone, a match that is gone and a guest who is forgotten take their notices along', async () => {
    const store = await tested.open()
    const { id } = await begin(store)
    const guest = aGuest()
    await store.putGuest(guest)
    const phone = await way(store, { guest: guest.id })
    const bystander = await way(store, { guest: 'bystander' })
    await store.putNoticeWish(guest.id, 'little')
    await store.append(id, 0, [], { notices: [turn(guest.id), turn('bystander')] })
    await store.forgetGuest(guest.id)
    expect(await store.noticeWay(phone.id)).toBeUndefined()
    expect(await store.noticeWish(guest.id)).toBeUndefined()
    expect(await store.countNotices()).toEqual([{ by: 'push', count: 1 }])
    await store.dropNoticeWay(bystander.id)
    expect(await store.countNotices()).toEqual([])
  })

  it('ways that nobody confirms are thrown away, and those of nobody', async () => {
    const store = await tested.open()
    const pending = await way(store, { guest: 'ada', by: 'mail', confirmed: false })
    const late = await way(store, {
      guest: 'ada',
      by: 'hook',
      confirmed: false,
      createdAt: Date.now() + HOUR,
    })
    const phone = await way(store, { guest: 'ada' })
    expect(await store.dropUnconfirmedWays(HOUR)).toBe(true)
    expect(await store.dropUnconfirmedWays(HOUR)).toBe(false)
    expect(await store.noticeWay(pending.id)).toBeUndefined()
    expect((await store.noticeWays('ada')).map(({ id }) => id)).toEqual([phone.id, late.id])
  })

  it('what somebody wants to be told is kept, and the latest holds', async () => {
    const { store } = tested
    const guest = aGuest().id
    expect(await store.noticeWish(guest)).toBeUndefined()
    await store.putNoticeWish(guest, 'all')
    await store.putNoticeWish(guest, 'little')
    expect(await store.noticeWish(guest)).toBe('little')
  })

  it('of all who keep something under one name the first is right', async () => {
    const url = await tested.fresh()
    const [one, two] = [await tested.open(url), await tested.open(url)]
    const kept = await Promise.all([one.keepOnce('key', 'a'), two.keepOnce('key', 'b')])
    expect(kept[0]).toBe(kept[1])
    expect(await one.keepOnce('key', 'c')).toBe(kept[0])
    expect(await one.keepOnce('other', 'd')).toBe('d')
  })
}
