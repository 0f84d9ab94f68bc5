import { FastChance } from '@eldertable/kernel'
import { InlineBots } from '@eldertable/match'
import { longWatchGame } from '@eldertable/match/testing/long-watch.ts'
import { watchPick } from '@eldertable/match/testing/night-watch.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { playToTheEnd } from '../testing/play.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import type { Visitor } from '../testing/visitor.ts'

const TOKEN = 'a token that only the host of it has'
const NAMES = ['Ada', 'Bram', 'Cora', 'Dora']
type To = 'all' | 'watchers' | readonly number[]

describe('talk at a table', { timeout: PATIENCE }, () => {
  let server: TestServer
  beforeAll(async () => {
    const games = [longWatchGame]
    const parts = { games, bots: new InlineBots(games) }
    server = await startTestServer({ adminToken: TOKEN }, parts)
  }, PATIENCE)
  afterAll(() => server.end())

  /** People at a table, odd against even unless it is said otherwise, and one who watches. */
  async function seated(settings: object = { sides: 'pairs' }, count = 4) {
    const people = await Promise.all(NAMES.slice(0, count).map((name) => server.guest(name)))
    const [ada, bram, cora, dora] = people as [Visitor, Visitor, Visitor, Visitor]
    const seats = people.map((_, seat) => ({ player: seat === 0 ? 'me' : 'open' }))
    const { id } = await ada.open({ title: 'long-watch', settings, seats })
    for (const other of people.slice(1)) await other.ask('POST', `/api/tables/${id}/join`)
    const eve = await server.guest('Eve')
    const players: Client[] = []
    for (const one of people) players.push(await one.watch(id))
    const eyes = await eve.watch(id)
    return { id, ada, bram, cora, dora, eve, people, players, eyes, all: [...players, eyes] }
  }

  const say = (client: Client | undefined, match: string, text: string, to?: To) =>
    client?.command({ t: 'say', match, text, ...(to !== undefined && { to }) })

  /** Everything that was said to all before has come when this has. */
  async function andAll(id: string, speaker: Client, clients: readonly Client[]): Promise<void> {
    await say(speaker, id, 'Well?', 'all')
    for (const client of clients)
      await client.next('chat', ({ lines }) => lines.some(({ text }) => text === 'Well?'))
  }

  const hasHeard = (client: Client, words: string): boolean =>
    client.texts.some((text) => text.includes(words))

  const whoHeard = (clients: readonly Client[], words: string): boolean[] =>
    clients.map((client) => hasHeard(client, words))

  it('of a side is heard there alone while the match runs, and by everybody afterwards', async () => {
    const { id, people, players, eve, all } = await seated()
    const [one] = players as [Client]
    expect(await say(one, id, 'The red door', [0, 2])).toBeUndefined()
    await andAll(id, one, all)
    expect(whoHeard(all, 'The red door')).toEqual([true, false, true, false, false])
    expect(one.table(id).chat[0]).toMatchObject({ seat: 0, name: 'Ada', to: [0, 2] })
    // Nor is it read by whoever comes again, in another window, or as somebody else.
    const again = await Promise.all([...people, eve].map((who) => who.watch(id)))
    const stranger = await (await server.guest('Fred')).watch(id)
    expect(whoHeard([...again, stranger], 'The red door')).toEqual([
      true,
      false,
      true,
      false,
      false,
      false,
    ])
    await playToTheEnd(id, players, new FastChance('talk'))
    for (const client of [...all, stranger])
      await client.until(() => hasHeard(client, 'The red door'))
    const late = await (await server.guest('Gus')).watch(id)
    expect(late.table(id).chat.map(({ text }) => text)).toEqual(['The red door', 'Well?'])
    // And what is said from now on is for all.
    expect(await say(one, id, 'Once more', [0, 2])).toBe('no-side')
    expect(await say(all.at(-1), id, 'Well played')).toBeUndefined()
    await late.next('chat', ({ lines }) => lines[0]?.text === 'Well played')
  })

  it('is refused to a side that is not one’s own, and then nothing is kept', async () => {
    const { id, players, eyes } = await seated()
    const [one, two, three] = players
    for (const to of [[0, 1], [0, 2, 3], [2], [1, 3]])
      expect(await say(one, id, 'Psst', to)).toBe('side-changed')
    for (const to of [
      [0, 1, 2, 3],
      [0, 2, 31],
    ])
      expect(await say(three, id, 'Psst', to)).toBe('side-changed')
    expect(await say(two, id, 'Psst', [0, 2])).toBe('side-changed')
    expect(await say(two, id, 'Psst', 'watchers')).toBe('not-a-watcher')
    expect(await say(eyes, id, 'Psst', [0, 2])).toBe('no-seat')
    expect(await server.services.store.chatOf(id, 0)).toEqual([])
  })

  it('has no sides where there is one side, or everybody is alone, or before the match', async () => {
    for (const [sides, to] of [
      ['together', [0, 1, 2, 3]],
      ['alone', [0]],
    ] as const) {
      const { id, players } = await seated({ sides })
      expect([sides, await say(players[0], id, 'Psst', to)]).toEqual([sides, 'no-side'])
    }
    const ada = await server.guest('Ada')
    const seats = [{ player: 'me' }, { player: 'open' }]
    const { id } = await ada.open({ title: 'long-watch', settings: { sides: 'together' }, seats })
    const [one, eyes] = [await ada.watch(id), await (await server.guest('Eve')).watch(id)]
    expect(await say(one, id, 'Psst', [0, 1])).toBe('no-side')
    // Whoever comes to sit down may speak with who is there.
    expect(await say(eyes, id, 'Is the seat free?')).toBeUndefined()
    expect((await one.next('chat')).lines[0]).toMatchObject({ text: 'Is the seat free?' })
  })

  it('follows a seat that goes over to the other side, and what was said before stays where it was', async () => {
    const { id, players, all } = await seated({ sides: 'warden' }, 3)
    const [warden, bram, cora] = players as [Client, Client, Client]
    expect(await say(bram, id, 'By the well', [1, 2])).toBeUndefined()
    await warden.pick(id, watchPick.throw)
    await bram.until(() => bram.offered(id).length > 0)
    await bram.pick(id, watchPick.alarm(3))
    // Bram is the warden's man now. What he wrote for Cora does not go to the warden.
    expect(await say(bram, id, 'Hide', [1, 2])).toBe('side-changed')
    expect(await say(bram, id, 'She is at the gate', [0, 1])).toBeUndefined()
    await andAll(id, cora, all)
    expect(whoHeard(all, 'By the well')).toEqual([false, true, true, false])
    expect(whoHeard(all, 'at the gate')).toEqual([true, true, false, false])
    expect(whoHeard(all, 'Hide')).toEqual([false, false, false, false])
  })

  it('is heard in a seat that changes hands by whoever has it then', async () => {
    const { id, ada, bram, cora, dora, players, eyes } = await seated()
    const [one, two, three] = players as [Client, Client, Client]
    await cora.ask('POST', `/api/tables/${id}/leave`)
    await three.until(() => three.table(id).seat === null)
    // Cora watches now, and reads no more of what her side says.
    expect(await say(one, id, 'The red door', [0, 2])).toBeUndefined()
    expect(await say(three, id, 'Psst', [0, 2])).toBe('no-seat')
    await andAll(id, one, [one, two, three, eyes])
    expect(whoHeard([two, three, eyes], 'The red door')).toEqual([false, false, false])
    const fred = await server.guest('Fred')
    const watching = await fred.watch(id)
    await fred.ask('POST', `/api/tables/${id}/join`, { seat: 2 })
    const { petitions } = await one.next('petitions', (told) => told.petitions.length > 0)
    for (const who of [ada, bram, dora])
      await who.ask('POST', `/api/tables/${id}/admit`, { petition: petitions[0]?.id, yes: true })
    await watching.until(() => watching.table(id).seat === 2)
    expect(watching.table(id).chat).toMatchObject([{ text: 'The red door' }, { text: 'Well?' }])
    expect(await say(watching, id, 'I am Fred', [0, 2])).toBeUndefined()
    await one.until(() => hasHeard(one, 'I am Fred'))
    await andAll(id, one, [two, three, eyes])
    expect(whoHeard([two, three, eyes], 'I am Fred')).toEqual([false, false, false])
  })

  it('of those who watch is theirs until the end, unless those who play let them in', async () => {
    const { id, ada, bram, players, eyes, all } = await seated()
    const [one, two] = players as [Client, Client]
    const mallory = await (await server.guest('Mallory')).watch(id)
    const open = (client: Client, yes: boolean) =>
      client.command({ t: 'open-talk', match: id, yes })
    expect(await say(eyes, id, 'Odd has an ace')).toBeUndefined()
    expect(await say(eyes, id, 'Psst', 'all')).toBe('not-let-in')
    await mallory.next('chat', ({ lines }) => lines[0]?.to === 'watchers')
    await andAll(id, one, all)
    expect(whoHeard(players, 'an ace')).toEqual([false, false, false, false])
    // Nobody lets in but the host.
    expect(await open(eyes, true)).toBe('only-players')
    expect(await open(two, true)).toBe('only-host')
    expect(one.table(id).head.isOpenTalk).toBe(false)
    expect(await open(one, true)).toBeUndefined()
    for (const client of all) await client.until(() => client.table(id).head.isOpenTalk)
    expect(await say(eyes, id, 'Thank you', 'all')).toBeUndefined()
    expect(await say(eyes, id, 'Shh', 'watchers')).toBeUndefined()
    await two.next('chat', ({ lines }) => lines[0]?.text === 'Thank you')
    expect(await open(one, false)).toBeUndefined()
    await eyes.until(() => !eyes.table(id).head.isOpenTalk)
    expect(await say(eyes, id, 'Psst', 'all')).toBe('not-let-in')
    await andAll(id, one, all)
    // What was said among them before, and besides, stays theirs; coming back does not help.
    const again = await bram.watch(id)
    for (const words of ['an ace', 'Shh'])
      expect(whoHeard([...players, again], words)).toEqual([false, false, false, false, false])
    // Where the host does not play, whoever does may.
    await ada.ask('POST', `/api/tables/${id}/leave`)
    await one.until(() => one.table(id).seat === null)
    expect(await open(one, true)).toBe('only-players')
    expect(await open(two, true)).toBeUndefined()
  })

  it('of a side stays there when the table is closed, for it may go on another day', async () => {
    const { id, ada, players, eyes, all } = await seated()
    const [one] = players as [Client]
    expect(await say(one, id, 'The red door', [0, 2])).toBeUndefined()
    expect(await say(eyes, id, 'An ace')).toBeUndefined()
    await andAll(id, one, all)
    const admin = (what: string) =>
      ada.request(
        'POST',
        `/api/admin/tables/${id}/${what}`,
        {},
        { authorization: `Bearer ${TOKEN}` },
      )
    expect((await admin('close')).status).toBe(204)
    for (const client of all) await client.next('closed')
    expect(whoHeard(all, 'The red door')).toEqual([true, false, true, false, false])
    expect(whoHeard(all, 'An ace')).toEqual([false, false, false, false, true])
    expect((await admin('reopen')).status).toBe(204)
    for (const client of all) await client.watch(id)
    expect(whoHeard(all, 'The red door')).toEqual([true, false, true, false, false])
  })

  it('does not name who has said what one may not read, and gives nobody’s words to another', async () => {
    const { id, ada, bram, players, all } = await seated()
    const [one] = players as [Client]
    expect(await say(one, id, 'The red door', [0, 2])).toBeUndefined()
    await andAll(id, one, all)
    const mute = { line: 0, how: 'mute' }
    expect(await bram.refusal('POST', `/api/tables/${id}/shun`, mute)).toBe('nobody-there')
    expect(JSON.stringify(await bram.ask('GET', '/api/me/export'))).not.toContain('red door')
    expect(JSON.stringify(await ada.ask('GET', '/api/me/export'))).toContain('red door')
  })

  it('of those who watch takes no room from what those who play have said', async () => {
    const { id, cora, players } = await seated()
    const [one, two] = players as [Client, Client]
    const { store } = server.services
    await say(one, id, 'The red door', [0, 2])
    await say(two, id, 'Good evening', 'all')
    const line = { seat: null, guest: 'somebody', text: 'Psst', at: 1, audience: 'watchers' }
    for (let i = 0; i < 150; i++) await store.say(id, line)
    await two.until(() => hasHeard(two, 'Good evening'))
    const chat = (await cora.watch(id)).table(id).chat.map(({ text }) => text)
    expect(chat).toEqual(['The red door', 'Good evening'])
  })
})
