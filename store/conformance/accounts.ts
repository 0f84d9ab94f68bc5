import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Guest, Store } from '../store.ts'
import { aGuest, aMatch } from '../testing/samples.ts'
import { begin, type StoreUnderTest } from './store-under-test.ts'

const A_MINUTE = 60_000

export function describeAccounts(tested: StoreUnderTest): void {
  const { open, fresh } = tested

  async function guests<N extends number>(store: Store, count: N): Promise<Guest[]> {
    const all = Array.from({ length: count }, () => aGuest())
    for (const one of all) await store.putGuest(one)
    return all
  }
  const keyOf = (guest: string, given: { id?: string; counter?: number } = {}) => ({
    id: randomUUID(),
    guest,
    publicKey: 'key',
    counter: 0,
    transports: '[]',
    name: 'A phone',
    ...given,
  })
  const way = { by: 'mail', name: 'A', address: 'a@b.example', confirmed: true, createdAt: 1 }

  it('a passkey is one guest’s, and no other’s afterwards', async () => {
    const { store } = tested
    const [ada, bram] = (await guests(store, 2)) as [Guest, Guest]
    const key = keyOf(ada.id)
    expect(await store.addPasskey(key)).toBe(true)
    expect(await store.addPasskey({ ...key, guest: bram.id })).toBe(false)
    expect(await store.passkey(key.id)).toMatchObject(key)
    expect(await store.passkeysOf(ada.id)).toMatchObject([key])
    expect(await store.passkeysOf(bram.id)).toEqual([])
    expect(await store.passkey('none')).toBeUndefined()
    expect((await store.passkey(key.id))?.createdAt).toBeGreaterThan(1_000_000_000_000)
  })

  it('a passkey that counts must have gone on; one that does not is taken as it is', async () => {
    const { store } = tested
    const [ada] = (await guests(store, 1)) as [Guest]
    const [counting, still] = [keyOf(ada.id, { counter: 5 }), keyOf(ada.id)]
    for (const key of [counting, still]) await store.addPasskey(key)
    expect(await store.usePasskey(counting.id, 5)).toBe(false)
    expect(await store.usePasskey(counting.id, 4)).toBe(false)
    expect(await store.usePasskey(counting.id, 0)).toBe(false)
    // Of several who show the same count, one is not a copy.
    const used = await Promise.all([6, 6, 6].map((n) => store.usePasskey(counting.id, n)))
    expect(used.filter(Boolean)).toHaveLength(1)
    expect(await store.usePasskey(still.id, 0)).toBe(true)
    expect(await store.usePasskey(still.id, 0)).toBe(true)
    expect(await store.usePasskey('none', 1)).toBe(false)
  })

  it('recovery codes open once, for one of many, and go with the last passkey', async () => {
    const { store } = tested
    const [ada, bram] = (await guests(store, 2)) as [Guest, Guest]
    const [first, second] = [keyOf(ada.id), keyOf(ada.id)]
    for (const key of [first, second]) await store.addPasskey(key)
    const code = (n: number) => `${ada.id} code ${n}`
    await store.putCodes(ada.id, [code(1), code(2)])
    await store.putCodes(bram.id, [`${bram.id} code`])
    expect(await store.guestByCode(code(1))).toStrictEqual(ada)
    const opened = await Promise.all([1, 2, 3, 4].map(() => store.useCode(code(1))))
    expect(opened.filter((one) => one !== undefined)).toStrictEqual([ada])
    expect(await store.countCodes(ada.id)).toBe(1)
    await store.putCodes(ada.id, [code(3), code(4)])
    expect(await store.useCode(code(2))).toBeUndefined()
    expect(await store.dropPasskey(bram.id, first.id)).toBe(false)
    expect(await store.dropPasskey(ada.id, first.id)).toBe(true)
    expect(await store.countCodes(ada.id)).toBe(2)
    expect(await store.dropPasskey(ada.id, second.id)).toBe(true)
    expect(await store.countCodes(ada.id)).toBe(0)
    expect(await store.countCodes(bram.id)).toBe(1)
  })

  it('a challenge is answered once, in time, through whatever process', async () => {
    const url = await fresh()
    const [one, other] = [await open(url), await open(url)]
    const challenge = { id: 'one', kind: 'sign-in', guest: '', value: 'random' }
    await one.putChallenge(challenge, A_MINUTE)
    await one.putChallenge({ ...challenge, id: 'late' }, 0)
    const answered = await Promise.all([one, other, one, other].map((s) => s.useChallenge('one')))
    expect(answered.filter((found) => found !== undefined)).toStrictEqual([challenge])
    expect(await other.useChallenge('late')).toBeUndefined()
    expect(await other.useChallenge('none')).toBeUndefined()
  })

  it('devices are listed, and end one by one, the first among them', async () => {
    const { store } = tested
    const [ada, bram] = (await guests(store, 2)) as [Guest, Guest]
    const phone = `${ada.id} phone`
    expect(await store.addSession(ada.id, phone, 'A phone')).toBe(true)
    expect(await store.addSession('nobody', `${ada.id} none`, '')).toBe(false)
    await store.noteSession(ada.id, ada.tokenHash, 'A desk')
    const named = async () => (await store.sessionsOf(ada.id)).map(({ name }) => name).toSorted()
    expect(await named()).toEqual(['A desk', 'A phone'])
    await store.noteSession(ada.id, phone, 'Another phone')
    // Nobody writes on somebody else's.
    await store.noteSession(bram.id, phone, 'Mine')
    expect(await named()).toEqual(['A desk', 'Another phone'])
    expect(await store.endSession(bram.id, phone)).toBe(false)
    expect(await store.endSession(ada.id, ada.tokenHash)).toBe(true)
    expect(await store.guestByToken(ada.tokenHash)).toBeUndefined()
    expect((await store.guestByToken(phone))?.id).toBe(ada.id)
    expect(await store.endSession(ada.id, phone)).toBe(true)
    expect(await store.guestByToken(phone)).toBeUndefined()
    expect(await store.endSession(ada.id, phone)).toBe(false)
    expect(await store.guestByToken(bram.tokenHash)).toStrictEqual(bram)
  })

  it('a guest who becomes another takes along whom they shun, what they said and what they are told', async () => {
    const { store } = tested
    const [from, into, cora, dov] = (await guests(store, 4)) as [Guest, Guest, Guest, Guest]
    const match = await begin(store)
    await store.say(match.id, { seat: null, guest: from.id, text: 'Hello', at: 1 })
    const shun = (guest: string, other: string, name: string, how: 'mute' | 'block' = 'mute') =>
      store.shun(guest, { id: randomUUID(), other, name, how })
    await shun(from.id, cora.id, 'Cora', 'block')
    await shun(into.id, cora.id, 'Cora')
    await shun(from.id, dov.id, 'Dov')
    await shun(from.id, into.id, 'Me')
    await shun(cora.id, from.id, 'Bram', 'block')
    await shun(cora.id, into.id, 'Bram')
    await shun(dov.id, from.id, 'Bram', 'block')
    const ways = [from.id, into.id].map((guest) => ({
      ...way,
      id: `${guest} way`,
      mark: guest,
      guest,
    }))
    const push = {
      ...way,
      by: 'push',
      id: `${from.id} push`,
      mark: `${from.id} push`,
      guest: from.id,
    }
    for (const one of [...ways, push]) await store.putNoticeWay(one, 9)
    await store.putNoticeWish(from.id, 'much')
    await store.invite(match.id, { guest: from.id, by: dov.id, name: 'Dov' })
    await store.addSession(from.id, `${from.id} phone`, '')

    expect(await store.joinGuests(from.id, into.id)).toBe(true)
    expect(await store.readGuest(from.id)).toBeUndefined()
    expect(await store.readGuest(into.id)).toStrictEqual(into)
    const shunned = async (guest: string) =>
      (await store.shunnedBy(guest)).map(({ other, name, how }) => [other, name, how])
    expect(await shunned(into.id)).toEqual([
      [cora.id, 'Cora', 'block'],
      [dov.id, 'Dov', 'mute'],
    ])
    expect(await shunned(cora.id)).toEqual([[into.id, 'Bram', 'block']])
    expect(await shunned(dov.id)).toEqual([[into.id, 'Bram', 'block']])
    expect((await store.shunnersOf(into.id)).toSorted()).toEqual([cora.id, dov.id].toSorted())
    expect(await store.linesBy(into.id)).toEqual([{ match: match.id, text: 'Hello', at: 1 }])
    expect((await store.noticeWays(into.id)).map(({ by }) => by).toSorted()).toEqual([
      'mail',
      'push',
    ])
    expect(await store.noticeWish(into.id)).toBe('much')
    expect(await store.invitationsTo(into.id)).toMatchObject([{ by: dov.id, name: 'Dov' }])
    // No secret of the one opens the other: somebody else may have it.
    for (const token of [from.tokenHash, `${from.id} phone`])
      expect(await store.guestByToken(token)).toBeUndefined()
    expect(await store.joinGuests(from.id, into.id)).toBe(false)
  })

  it('a guest with a table in the list, or a passkey, becomes nobody else', async () => {
    const { store } = tested
    const [seated, keyed, into] = (await guests(store, 3)) as [Guest, Guest, Guest]
    const match = aMatch()
    await store.createMatch(match, [seated.id])
    await store.addPasskey(keyOf(keyed.id))
    await store.putNoticeWish(seated.id, 'mine')
    for (const { id } of [seated, keyed]) expect(await store.joinGuests(id, into.id)).toBe(false)
    expect(await store.guestByToken(seated.tokenHash)).toStrictEqual(seated)
    expect(await store.noticeWish(seated.id)).toBe('mine')
    await store.append(match.id, 0, [], { joined: [into.id], left: [seated.id] })
    expect(await store.joinGuests(seated.id, 'nobody')).toBe(false)
    expect(await store.joinGuests(seated.id, into.id)).toBe(true)
  })

  it('of a guest who is forgotten no passkey, code, challenge, device or invitation is left', async () => {
    const { store } = tested
    const [ada, bram] = (await guests(store, 2)) as [Guest, Guest]
    const match = await begin(store)
    const key = keyOf(ada.id)
    await store.addPasskey(key)
    await store.putCodes(ada.id, [`${ada.id} code`])
    await store.putChallenge({ id: ada.id, kind: 'add', guest: ada.id, value: '' }, A_MINUTE)
    await store.addSession(ada.id, `${ada.id} phone`, 'A phone')
    await store.invite(match.id, { guest: ada.id, by: bram.id, name: 'Bram' })
    await store.invite(match.id, { guest: bram.id, by: ada.id, name: 'Ada' })
    expect(await store.forgetGuest(ada.id)).toBe(true)
    expect(await store.passkey(key.id)).toBeUndefined()
    expect(await store.useCode(`${ada.id} code`)).toBeUndefined()
    expect(await store.useChallenge(ada.id)).toBeUndefined()
    expect(await store.sessionsOf(ada.id)).toEqual([])
    for (const { id } of [ada, bram]) expect(await store.invitationsTo(id)).toEqual([])
  })

  it('whoever has a passkey is kept, however long they are away', async () => {
    const store = await open()
    const [known, stranger] = [aGuest({ seenAt: 0 }), aGuest({ seenAt: 0 })]
    for (const one of [known, stranger]) await store.putGuest(one)
    await store.addPasskey(keyOf(known.id))
    await store.forgetStrangers(1)
    expect(await store.readGuest(known.id)).toStrictEqual(known)
    expect(await store.readGuest(stranger.id)).toBeUndefined()
  })

  it('an invitation is one for each table, the latest first, until it is taken back', async () => {
    const { store } = tested
    const [ada, bram] = (await guests(store, 2)) as [Guest, Guest]
    const [first, second] = [await begin(store), await begin(store)]
    const by = { guest: bram.id, by: ada.id, name: 'Ada' }
    for (const { id } of [first, second]) await store.invite(id, by)
    await store.invite(first.id, { ...by, name: 'Ada the second' })
    const told = await store.invitationsTo(bram.id)
    expect(told.map(({ match, name }) => [match.id, name])).toEqual([
      [first.id, 'Ada the second'],
      [second.id, 'Ada'],
    ])
    expect(told[0]?.match).not.toHaveProperty('key')
    expect(await store.dropInvitation(first.id, ada.id)).toBe(false)
    expect(await store.dropInvitation(first.id, bram.id)).toBe(true)
    expect(await store.invitationsTo(bram.id)).toHaveLength(1)
  })
}
