import { expect, it } from 'vitest'
import { NoSuchMatch } from '../faults.ts'
import { KEPT_LINES, type Guest } from '../store.ts'
import { aGuest, aMatch } from '../testing/samples.ts'
import { begin, type StoreUnderTest } from './store-under-test.ts'

export function describePeople(tested: StoreUnderTest): void {
  const { open, fresh } = tested

  it('a guest is found by id and by token', async () => {
    const { store } = tested
    const guest = aGuest({ name: 'Zoë 🦑' })
    await store.putGuest(guest)
    await store.putGuest(aGuest())
    expect(await store.readGuest(guest.id)).toStrictEqual(guest)
    expect(await store.guestByToken(guest.tokenHash)).toStrictEqual(guest)
    expect(await store.readGuest('nobody')).toBeUndefined()
  })

  it('a guest can change name, nobody can not', async () => {
    const { store } = tested
    const guest = aGuest()
    const bystander = aGuest()
    await store.putGuest(guest)
    await store.putGuest(bystander)
    expect(await store.renameGuest(guest.id, 'Bram')).toBe(true)
    expect(await store.readGuest(guest.id)).toStrictEqual({ ...guest, name: 'Bram' })
    expect(await store.readGuest(bystander.id)).toStrictEqual(bystander)
    expect(await store.renameGuest('nobody', 'Bram')).toBe(false)
  })

  it('a guest is seen by the clock of the database', async () => {
    const { store } = tested
    const guest = aGuest({ seenAt: 0 })
    const bystander = aGuest({ seenAt: 0 })
    await store.putGuest(guest)
    await store.putGuest(bystander)
    const long = (await store.unseenFor(guest.id)) ?? 0
    expect(long).toBeGreaterThan(1_000_000_000_000)
    await store.seeGuest(guest.id)
    expect(await store.unseenFor(guest.id)).toBeGreaterThanOrEqual(0)
    expect(await store.unseenFor(guest.id)).toBeLessThan(long / 2)
    expect(await store.unseenFor(bystander.id)).toBeGreaterThanOrEqual(long)
    await store.seeGuest('nobody')
    expect(await store.unseenFor('nobody')).toBeUndefined()
  })

  it('a guest put again is replaced, and the old token opens nothing', async () => {
    const { store } = tested
    const guest = aGuest()
    await store.putGuest(guest)
    const renewed = { ...guest, tokenHash: 'new', name: 'Cora' }
    await store.putGuest(renewed)
    expect(await store.guestByToken('new')).toStrictEqual(renewed)
    expect(await store.guestByToken(guest.tokenHash)).toBeUndefined()
  })

  it('a guest can have another token, and the old one opens nothing', async () => {
    const { store } = tested
    const guest = aGuest()
    await store.putGuest(guest)
    expect(await store.changeToken(guest.id, `${guest.tokenHash} anew`)).toBe(true)
    expect(await store.guestByToken(guest.tokenHash)).toBeUndefined()
    expect((await store.guestByToken(`${guest.tokenHash} anew`))?.id).toBe(guest.id)
    expect(await store.changeToken('nobody', 'any')).toBe(false)
  })

  it('a guest who is forgotten leaves empty lines behind and nothing else', async () => {
    const { store } = tested
    const [guest, bystander] = [aGuest(), aGuest()]
    const match = aMatch()
    for (const one of [guest, bystander]) await store.putGuest(one)
    await store.createMatch(match, [guest.id, bystander.id])
    for (const one of [guest, bystander])
      await store.say(match.id, { seat: 0, guest: one.id, text: 'Hello', at: 1 })
    expect(await store.forgetGuest(guest.id)).toBe(true)
    expect(await store.readGuest(guest.id)).toBeUndefined()
    expect(await store.guestByToken(guest.tokenHash)).toBeUndefined()
    expect(await store.matchesOf(guest.id, 9)).toEqual([])
    expect(await store.readGuest(bystander.id)).toStrictEqual(bystander)
    expect(await store.matchesOf(bystander.id, 9)).toHaveLength(1)
    expect(await store.chatOf(match.id, 0)).toStrictEqual([
      { n: 0, seat: 0, guest: '', text: '', at: 1, audience: '' },
      { n: 1, seat: 0, guest: bystander.id, text: 'Hello', at: 1, audience: '' },
    ])
    expect(await store.forgetGuest(guest.id)).toBe(false)
  })

  it('guests who left nothing behind are forgotten after a time, and nobody else is', async () => {
    const store = await open()
    const away = { seenAt: 0 }
    const [stranger, sitting, speaking, shunning, shunned, lately] = [
      ...Array.from({ length: 5 }, () => aGuest(away)),
      aGuest({ seenAt: Date.now() }),
    ] as [Guest, Guest, Guest, Guest, Guest, Guest]
    for (const one of [stranger, sitting, speaking, shunning, shunned, lately])
      await store.putGuest(one)
    const match = aMatch()
    await store.createMatch(match, [sitting.id])
    await store.say(match.id, { seat: null, guest: speaking.id, text: 'Hello', at: 1 })
    const muted = { name: 'Bram', how: 'mute' as const }
    await store.shun(shunning.id, { ...muted, id: 'gone', other: shunned.id })
    await store.shun(shunning.id, { ...muted, id: 'there', other: lately.id })
    await store.putPass('pass', stranger.id, 60_000)
    await store.usePass('pass', 'device')
    await store.putPass('another pass', stranger.id, 60_000)
    await store.putNoticeWish(stranger.id, 'little')
    const way = { by: 'push', name: '', address: '', confirmed: true, createdAt: 1 }
    for (const { id } of [stranger, sitting])
      await store.putNoticeWay({ ...way, id: `way of ${id}`, mark: id, guest: id }, 1)

    expect(await store.forgetStrangers(86_400_000)).toBe(true)
    expect(await store.forgetStrangers(86_400_000)).toBe(false)
    for (const one of [stranger, shunned]) expect(await store.readGuest(one.id)).toBeUndefined()
    for (const one of [sitting, speaking, shunning, lately])
      expect(await store.readGuest(one.id)).toStrictEqual(one)
    expect(await store.noticeWish(stranger.id)).toBeUndefined()
    expect(await store.noticeWays(stranger.id)).toEqual([])
    expect(await store.noticeWays(sitting.id)).toHaveLength(1)
    expect(await store.guestByToken('device')).toBeUndefined()
    expect(await store.usePass('another pass', 'other device')).toBeUndefined()
    expect((await store.shunnedBy(shunning.id)).map(({ id }) => id)).toEqual(['there'])
    expect(await store.chatOf(match.id, 0)).toMatchObject([{ text: 'Hello' }])
  })

  it('many guests are forgotten some at a time', async () => {
    const store = await open()
    await Promise.all(Array.from({ length: 1_200 }, () => store.putGuest(aGuest({ seenAt: 0 }))))
    let rounds = 0
    while (await store.forgetStrangers(86_400_000)) rounds++
    expect(rounds).toBe(3)
  })

  it('whom a guest shuns is kept, changed and ended, for that guest alone', async () => {
    const { store } = tested
    const [guest, other] = [aGuest(), aGuest()]
    for (const one of [guest, other]) await store.putGuest(one)
    const muted = { id: guest.id, other: other.id, name: 'Bram', how: 'mute' as const }
    await store.shun(guest.id, muted)
    await store.shun(guest.id, { ...muted, id: 'another', how: 'block' })
    expect(await store.shunnedBy(guest.id)).toStrictEqual([{ ...muted, how: 'block' }])
    expect(await store.shunnedBy(other.id)).toEqual([])
    // Under another name the same person is one more: nobody learns so who is who.
    const masked = { ...muted, id: `${guest.id} masked`, name: 'Masked' }
    await store.shun(guest.id, masked)
    expect(await store.shunnedBy(guest.id)).toStrictEqual([{ ...muted, how: 'block' }, masked])
    expect(await store.unshun(guest.id, masked.id)).toBe(true)
    expect(await store.unshun(other.id, muted.id)).toBe(false)
    expect(await store.unshun(guest.id, muted.id)).toBe(true)
    expect(await store.shunnedBy(guest.id)).toEqual([])
    await store.shun(guest.id, muted)
    await store.forgetGuest(other.id)
    expect(await store.shunnedBy(guest.id)).toEqual([])
  })

  it('bans are kept until they are lifted, one for everybody', async () => {
    const { store } = tested
    const [one, other] = [`guest:${aGuest().id}`, `address:${aGuest().id}`]
    const mine = async () => (await store.bans()).filter(({ who }) => who === one || who === other)
    await store.putBan({ who: one, name: 'Ada', at: 1, endsAt: null })
    await store.putBan({ who: other, name: '', at: 2, endsAt: 5 })
    await store.putBan({ who: one, name: 'Ada', at: 3, endsAt: 9 })
    expect(await mine()).toStrictEqual([
      { who: other, name: '', at: 2, endsAt: 5 },
      { who: one, name: 'Ada', at: 3, endsAt: 9 },
    ])
    expect(await store.removeBan(other)).toBe(true)
    expect(await store.removeBan(other)).toBe(false)
    expect(await mine()).toHaveLength(1)
  })

  it('a pass opens once, for one of many, and lets a guest be known by a second secret', async () => {
    const { store } = tested
    const [guest, bystander] = [aGuest(), aGuest()]
    for (const one of [guest, bystander]) await store.putGuest(one)
    const hash = `pass of ${guest.id}`
    await store.putPass(hash, guest.id, 60_000)
    expect(await store.guestByPass(hash)).toStrictEqual(guest)
    expect(await store.guestByPass('no pass')).toBeUndefined()
    const tokens = Array.from({ length: 8 }, (_, n) => `${guest.id} device ${n}`)
    const used = await Promise.all(tokens.map((token) => store.usePass(hash, token)))
    expect(used.filter((one) => one !== undefined)).toStrictEqual([guest])
    const known = await Promise.all(tokens.map((token) => store.guestByToken(token)))
    expect(known.map((one) => one?.id)).toEqual(used.map((one) => one?.id))
    expect(await store.guestByToken(guest.tokenHash)).toStrictEqual(guest)
    expect(await store.usePass(hash, 'once more')).toBeUndefined()
    expect(await store.guestByPass(hash)).toBeUndefined()
  })

  it('a pass ends with its time, with the next one, and with the secret of the guest', async () => {
    const { store } = tested
    const guest = aGuest()
    await store.putGuest(guest)
    const [late, first, second, third] = [0, 1, 2, 3].map((n) => `${guest.id} pass ${n}`) as [
      string,
      string,
      string,
      string,
    ]
    await store.putPass(late, guest.id, 0)
    expect(await store.usePass(late, `${guest.id} late`)).toBeUndefined()
    await store.putPass(first, guest.id, 60_000)
    await store.putPass(second, guest.id, 60_000)
    expect(await store.usePass(first, `${guest.id} first`)).toBeUndefined()
    const device = `${guest.id} second`
    expect((await store.usePass(second, device))?.id).toBe(guest.id)
    await store.putPass(third, guest.id, 60_000)
    await store.changeToken(guest.id, `${guest.id} anew`)
    expect(await store.guestByToken(device)).toBeUndefined()
    expect(await store.usePass(third, `${guest.id} third`)).toBeUndefined()
  })

  it('of a guest who is forgotten no device is known', async () => {
    const { store } = tested
    const guest = aGuest()
    await store.putGuest(guest)
    const [pass, device] = [`${guest.id} pass`, `${guest.id} device`]
    await store.putPass(pass, guest.id, 60_000)
    await store.usePass(pass, device)
    await store.putPass(pass, guest.id, 60_000)
    await store.forgetGuest(guest.id)
    expect(await store.guestByToken(device)).toBeUndefined()
    expect(await store.usePass(pass, `${device} more`)).toBeUndefined()
  })

  it('two guests can not have one token', async () => {
    const { store } = tested
    const guest = aGuest()
    await store.putGuest(guest)
    await expect(store.putGuest(aGuest({ tokenHash: guest.tokenHash }))).rejects.toThrow(/unique/i)
    expect(await store.guestByToken(guest.tokenHash)).toStrictEqual(guest)
  })

  it('chat is numbered from nought and read from any place', async () => {
    const { store } = tested
    const { id } = await begin(store)
    const other = await begin(store)
    const lines = [
      { seat: 0, guest: 'ada', text: 'Hello', at: 1 },
      { seat: null, guest: 'bram', text: 'I only watch', at: 2.5 },
      { seat: 1, guest: 'cora', text: '🐙', at: 3 },
      { seat: 1, guest: 'cora', text: 'For you two', at: 4, audience: '[0,1]' },
    ]
    for (const [n, line] of lines.entries()) expect(await store.say(id, line)).toBe(n)
    expect(await store.say(other.id, { seat: 0, guest: 'ada', text: 'There', at: 4 })).toBe(0)
    const told = lines.map((line, n) => ({ n, audience: '', ...line }))
    expect(await store.chatOf(id, 0)).toStrictEqual(told)
    expect(await store.chatOf(id, 1, 1)).toStrictEqual([told[1]])
    expect(await store.chatOf(id, 4)).toEqual([])
  })

  it('of a chat only the latest lines are kept, and their places stay', async () => {
    const { store } = tested
    const [{ id }, other] = [await begin(store), await begin(store)]
    const line = { seat: null, guest: 'ada', text: 'Hello', at: 1 }
    await store.say(other.id, line)
    await Promise.all(Array.from({ length: KEPT_LINES + 3 }, () => store.say(id, line)))
    const places = (await store.chatOf(id, 0)).map(({ n }) => n)
    expect(places).toEqual(Array.from({ length: KEPT_LINES }, (_, i) => i + 3))
    expect(await store.chatOf(other.id, 0)).toHaveLength(1)
  })

  it('however much some say among themselves, what others have said stays', async () => {
    const { store } = tested
    const { id } = await begin(store)
    await store.say(id, { seat: 0, guest: 'ada', text: 'To all', at: 1 })
    await store.say(id, { seat: 0, guest: 'ada', text: 'To us', at: 1, audience: '[0,2]' })
    const line = { seat: null, guest: 'eve', text: 'Psst', at: 1, audience: 'watchers' }
    await Promise.all(Array.from({ length: KEPT_LINES + 3 }, () => store.say(id, line)))
    const places = (await store.chatOf(id, 0)).map(({ n }) => n)
    expect(places).toEqual([0, 1, ...Array.from({ length: KEPT_LINES }, (_, i) => i + 5)])
  })

  it('many who speak at once are all heard, without a gap', async () => {
    const { store } = tested
    const { id } = await begin(store)
    const said = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        store.say(id, { seat: null, guest: `guest ${i}`, text: `${i}`, at: i }),
      ),
    )
    const lines = await store.chatOf(id, 0)
    expect(lines.map(({ n }) => n)).toEqual(Array.from({ length: 40 }, (_, n) => n))
    for (const [i, n] of said.entries()) expect(lines[n]?.text).toBe(`${i}`)
  })

  it('chat leaves the match itself as it was', async () => {
    const { store } = tested
    const head = await begin(store)
    await store.say(head.id, { seat: 0, guest: 'ada', text: 'Hello', at: 1 })
    expect(await store.readMatch(head.id)).toStrictEqual(head)
    expect(await store.append(head.id, 0, ['a'], {})).toBe(true)
  })

  it('speaking and playing at once do not disturb each other', async () => {
    const url = await fresh()
    const [one, two] = [await open(url), await open(url)]
    const { id } = await begin(one)
    const line = { seat: null, guest: 'ada', text: 'Hello', at: 1 }
    for (let round = 0; round < 10; round++) {
      const [played] = await Promise.all([
        one.append(id, round, ['a'], {}),
        ...Array.from({ length: 5 }, () => two.say(id, line)),
      ])
      expect(played).toBe(true)
    }
    expect(await two.readMatch(id)).toMatchObject({ revision: 10, length: 10 })
    const places = (await one.chatOf(id, 0)).map(({ n }) => n)
    expect(places).toEqual(Array.from({ length: 50 }, (_, n) => n))
  })

  it('nobody speaks at a table that is not there', async () => {
    const { store } = tested
    const line = { seat: 0, guest: 'ada', text: 'Hello?', at: 1 }
    await expect(store.say('nowhere', line)).rejects.toThrow(NoSuchMatch)
  })
}
