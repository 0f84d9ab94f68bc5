import { expect, it } from 'vitest'
import { StoreClosed } from '../faults.ts'
import type { Store } from '../store.ts'
import { aGuest, aMatch, ALL_SHARES } from '../testing/samples.ts'
import { begin, type StoreUnderTest } from './store-under-test.ts'

export function describeClosing(tested: StoreUnderTest): void {
  const { open, fresh } = tested
  it('an open store is healthy', async () => {
    const { store } = tested
    await expect(store.health()).resolves.toBeUndefined()
  })

  it('a closed store refuses everything', async () => {
    const store = await open()
    const { id } = await begin(store)
    await store.close()
    const calls: { [call in Exclude<keyof Store, 'close' | 'onChange'>]: () => Promise<unknown> } =
      {
        createMatch: () => store.createMatch(aMatch()),
        readMatch: () => store.readMatch(id),
        matchByCode: () => store.matchByCode('CODE'),
        append: () => store.append(id, 0, ['a'], {}),
        readLog: () => store.readLog(id, 0),
        putSnapshot: () => store.putSnapshot(id, 0, ''),
        snapshotBefore: () => store.snapshotBefore(id, 0),
        openMatches: () => store.openMatches(ALL_SHARES),
        runningMatches: () => store.runningMatches(ALL_SHARES),
        holdingsOf: () => store.holdingsOf({ host: 'ada' }),
        dropImports: () => store.dropImports(1),
        matchesOf: () => store.matchesOf('ada', 1),
        putGuest: () => store.putGuest(aGuest()),
        readGuest: () => store.readGuest('ada'),
        guestByToken: () => store.guestByToken('hash'),
        renameGuest: () => store.renameGuest('ada', 'Ada'),
        putPass: () => store.putPass('hash', 'ada', 1),
        guestByPass: () => store.guestByPass('hash'),
        usePass: () => store.usePass('hash', 'token'),
        changeToken: () => store.changeToken('ada', 'hash'),
        forgetGuest: () => store.forgetGuest('ada'),
        forgetStrangers: () => store.forgetStrangers(1),
        shunnedBy: () => store.shunnedBy('ada'),
        shun: () => store.shun('ada', { id: 'x', other: 'bram', name: 'Bram', how: 'mute' }),
        unshun: () => store.unshun('ada', 'x'),
        bans: () => store.bans(),
        putBan: () => store.putBan({ who: 'guest:ada', name: '', at: 0, endsAt: null }),
        removeBan: () => store.removeBan('guest:ada'),
        seeGuest: () => store.seeGuest('ada'),
        unseenFor: () => store.unseenFor('ada'),
        say: () => store.say(id, { seat: 0, guest: 'ada', text: '', at: 0 }),
        chatOf: () => store.chatOf(id, 0),
        count: () => store.count('key', 1),
        tidy: () => store.tidy(),
        signal: () => store.signal(id, ''),
        signalFollowers: () => store.signalFollowers(id, ''),
        follow: () => store.follow(id),
        health: () => store.health(),
        noticeWays: () => store.noticeWays('ada'),
        noticeWay: () => store.noticeWay('x'),
        putNoticeWay: () =>
          store.putNoticeWay(
            {
              id: 'x',
              guest: 'ada',
              by: 'push',
              mark: 'x',
              name: '',
              address: '',
              confirmed: true,
              createdAt: 0,
            },
            1,
          ),
        confirmNoticeWay: () => store.confirmNoticeWay('x'),
        dropNoticeWay: () => store.dropNoticeWay('x'),
        dropUnconfirmedWays: () => store.dropUnconfirmedWays(1),
        noticeWish: () => store.noticeWish('ada'),
        putNoticeWish: () => store.putNoticeWish('ada', ''),
        claimNotices: () =>
          store.claimNotices({ by: 'push', limit: 1, claim: 'x', grace: 0, lease: 1 }),
        endNotice: () => store.endNotice({ id: 'x', claim: 'x' }),
        putOffNotice: () =>
          store.putOffNotice({ id: 'x', claim: 'x' }, { after: 1, told: 0, tries: 0 }),
        countNotices: () => store.countNotices(),
        keepOnce: () => store.keepOnce('x', 'x'),
        passkeysOf: () => store.passkeysOf('ada'),
        passkey: () => store.passkey('x'),
        addPasskey: () =>
          store.addPasskey({
            id: 'x',
            guest: 'ada',
            publicKey: '',
            counter: 0,
            transports: '',
            name: '',
          }),
        usePasskey: () => store.usePasskey('x', 1),
        dropPasskey: () => store.dropPasskey('ada', 'x'),
        putCodes: () => store.putCodes('ada', ['x']),
        countCodes: () => store.countCodes('ada'),
        guestByCode: () => store.guestByCode('x'),
        useCode: () => store.useCode('x'),
        putChallenge: () => store.putChallenge({ id: 'x', kind: 'x', guest: 'ada', value: '' }, 1),
        useChallenge: () => store.useChallenge('x'),
        sessionsOf: () => store.sessionsOf('ada'),
        noteSession: () => store.noteSession('ada', 'x', ''),
        addSession: () => store.addSession('ada', 'x', ''),
        endSession: () => store.endSession('ada', 'x'),
        joinGuests: () => store.joinGuests('ada', 'bram'),
        shunnersOf: () => store.shunnersOf('ada'),
        linesBy: () => store.linesBy('ada'),
        notesOf: () => store.notesOf('ada'),
        countNotes: () => store.countNotes('ada'),
        putNote: () => store.putNote('ada', { match: id, position: 0, text: 'x' }),
        invite: () => store.invite(id, { guest: 'ada', by: 'bram', name: 'Bram' }),
        invitationsTo: () => store.invitationsTo('ada'),
        dropInvitation: () => store.dropInvitation(id, 'ada'),
        beatClock: () => store.beatClock('x', 1, 1),
        clockBeat: () => store.clockBeat('x'),
        clocksDue: () => store.clocksDue(1, 1),
      }
    for (const call of Object.values(calls)) await expect(call()).rejects.toThrow(StoreClosed)
  })

  it('closing twice is closing once', async () => {
    const store = await open()
    await Promise.all([store.close(), store.close()])
    await expect(store.close()).resolves.toBeUndefined()
  })

  it('what was under way is finished, and is there when the store is opened again', async () => {
    const url = await fresh()
    const store = await open(url)
    const matches = await Promise.all(Array.from({ length: 10 }, () => begin(store)))
    const appends = matches.flatMap(({ id }) =>
      [0, 1, 2].map((at) => store.append(id, at, [`${at}`], {})),
    )
    await store.close()
    expect((await Promise.all(appends)).every(Boolean)).toBe(true)
    const again = await open(url)
    for (const { id } of matches) expect(await again.readLog(id, 0)).toEqual(['0', '1', '2'])
  })
}
