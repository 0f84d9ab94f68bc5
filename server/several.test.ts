import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { games } from '@eldertable/games'
import { FastChance } from '@eldertable/kernel'
import { Match } from '@eldertable/match'
import { writeMatchFile } from '@eldertable/protocol'
import type { TableSummary } from '@eldertable/protocol/wire.ts'
import { testServer, type TestServer as TestDatabases } from '@eldertable/store/testing/postgres.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverProgram, type ServerProgram } from './testing/child.ts'
import type { Client } from './testing/client.ts'
import { inspect } from './testing/inspect.ts'
import { playToTheEnd, untilTrue } from './testing/play.ts'
import { PATIENCE, startTestServer, testConfig } from './testing/started.ts'
import { Visitor } from './testing/visitor.ts'

const person = { player: 'me' }
const TOKEN = 'a token that only the host of it has'
const open = { player: 'open' }

describe('several processes on one PostgreSQL', { timeout: 3 * PATIENCE }, () => {
  let program: ServerProgram
  let databases: TestDatabases
  const clients: Client[] = []
  const folder = mkdtempSync(path.join(tmpdir(), 'eldertable-several-'))
  beforeAll(async () => {
    ;[program, databases] = await Promise.all([serverProgram(), testServer()])
  }, PATIENCE)
  afterAll(async () => {
    for (const client of clients) client.close()
    await program.end()
    await databases.end()
    rmSync(folder, { recursive: true, force: true })
  }, PATIENCE)

  /** Two processes, and a visitor of each; a visitor is known to both. */
  async function twoProcesses() {
    const databaseUrl = await databases.database()
    const config = testConfig(folder, { databaseUrl, fileDeadline: PATIENCE, adminToken: TOKEN })
    const [left, right] = [await program.launch(config), await program.launch(config)]
    const [ada, bram] = [
      await Visitor.named(left.url, 'Ada'),
      await Visitor.named(right.url, 'Bram'),
    ]
    return { databaseUrl, config, left, right, ada, bram }
  }

  async function watch(visitor: Visitor, id: string): Promise<Client> {
    const client = await visitor.watch(id)
    clients.push(client)
    return client
  }

  it('clients of both see every move and every line at once, and finish a match', async () => {
    const { databaseUrl, left, right, ada, bram } = await twoProcesses()
    const { id } = await ada.open({ seats: [person, open, { player: 'bot:random' }] })
    const one = await watch(ada, id)
    const two = await watch(bram, id)
    await bram.ask('POST', `/api/tables/${id}/join`)
    for (const client of [one, two]) await client.until(() => client.table(id).view !== null)
    await one.command({ t: 'say', match: id, text: 'to the left' })
    await two.command({ t: 'say', match: id, text: 'to the right' })
    for (const client of [one, two]) await client.until(() => client.table(id).chat.length === 2)
    await playToTheEnd(id, [one, two], new FastChance('both'))
    expect(one.table(id).view?.table).toEqual(two.table(id).view?.table)
    expect(one.table(id).events.length).toBeGreaterThan(0)
    const found = await inspect(databaseUrl, id)
    expect(found?.hash).toBe(found?.played)
    expect(found?.head.status).toBe('finished')
    expect(await left.stop()).toBe(0)
    expect(await right.stop()).toBe(0)
  })

  it('what a side says at one is heard by that side alone at both, also when somebody has just got up', async () => {
    const { left, right, ada, bram } = await twoProcesses()
    const [cora, eve] = [
      await Visitor.named(left.url, 'Cora'),
      await Visitor.named(right.url, 'Eve'),
    ]
    const settings = { director: 'human' }
    const seats = [person, open, open]
    const { id } = await ada.open({ title: 'innsmouth-32', settings, seats })
    for (const who of [bram, cora]) await who.ask('POST', `/api/tables/${id}/join`)
    const [one, two] = [await watch(ada, id), await watch(bram, id)]
    const [three, eyes] = [await watch(cora, id), await watch(eve, id)]
    const all = [one, two, three, eyes]
    for (const client of all) await client.until(() => client.table(id).view !== null)
    const whoHeard = (words: string) =>
      all.map(({ texts }) => texts.some((text) => text.includes(words)))
    const say = (text: string, to: 'all' | number[]) =>
      two.command({ t: 'say', match: id, text, to })
    const everybodyHears = async (text: string) => {
      expect(await say(text, 'all')).toBeUndefined()
      for (const client of all)
        await client.until(() => client.texts.some((told) => told.includes(text)))
    }
    expect(await say('The red door', [1, 2])).toBeUndefined()
    expect(await say('Psst', [0, 1])).toBe('side-changed')
    expect(await eyes.command({ t: 'say', match: id, text: 'An ace' })).toBeUndefined()
    await everybodyHears('Well?')
    expect(whoHeard('The red door')).toEqual([false, true, true, false])
    expect(whoHeard('An ace')).toEqual([false, false, false, true])
    // On her own process Cora is still told nothing of what is said once she has got up.
    await cora.ask('POST', `/api/tables/${id}/leave`)
    expect(await say('Now the roof', [1, 2])).toBeUndefined()
    await everybodyHears('Well then')
    expect(whoHeard('Now the roof')).toEqual([false, true, false, false])
    expect(three.table(id).seat).toBeNull()
    for (const process of [left, right]) expect(await process.stop()).toBe(0)
  })

  it('what a side says is not heard by who has got up at the other, though the news of that comes later', async () => {
    const databaseUrl = await databases.database()
    const [left, right] = [
      await startTestServer({ databaseUrl }),
      await startTestServer({ databaseUrl }),
    ]
    const [ada, bram] = [await right.guest('Ada'), await right.guest('Bram')]
    // Cora watches at the left one, and does everything else at the right one.
    const cora = await left.guest('Cora')
    const there = Object.assign(new Visitor(right.url), { cookie: cora.cookie })
    const settings = { director: 'human' }
    const { id } = await ada.open({ title: 'innsmouth-32', settings, seats: [person, open, open] })
    for (const who of [bram, there]) await who.ask('POST', `/api/tables/${id}/join`)
    const [two, three] = [await watch(bram, id), await watch(cora, id)]
    for (const client of [two, three]) await client.until(() => client.table(id).view !== null)
    const room = await left.services.rooms.at(id, 'server', (one) => one)
    let free = () => {}
    const isFree = new Promise<void>((resolve) => {
      free = resolve
    })
    const busy = room.exclusively(() => isFree)
    const { id: other } = await ada.open({ seats: [person, open] })
    const [at, eyes] = [await watch(ada, other), await watch(cora, other)]
    const say = (text: string, to: 'all' | number[]) =>
      two.command({ t: 'say', match: id, text, to })
    // News of this comes first, and with it all that is said until the left one has time to read it.
    expect(await say('Well?', 'all')).toBeUndefined()
    await there.ask('POST', `/api/tables/${id}/leave`)
    expect(await say('The red door', [1, 2])).toBeUndefined()
    // News comes in order: with this the left one has had all of it.
    expect(await at.command({ t: 'say', match: other, text: 'That was all' })).toBeUndefined()
    await eyes.until(() => eyes.table(other).chat.length === 1)
    free()
    await busy
    await three.until(() => three.table(id).seat === null)
    expect(await say('Well then', 'all')).toBeUndefined()
    await three.until(() => three.texts.some((text) => text.includes('Well then')))
    expect(three.texts.filter((text) => text.includes('The red door'))).toEqual([])
    for (const server of [left, right]) await server.end()
  })

  it('what whoever runs the server asks of one process is done at both', async () => {
    const { databaseUrl, left, right, ada, bram } = await twoProcesses()
    const { id, code } = await ada.open({ seats: [person, open] })
    await bram.ask('POST', `/api/tables/${id}/join`)
    const [one, two] = [await watch(ada, id), await watch(bram, id)]
    const headers = { authorization: `Bearer ${TOKEN}` }
    const admin = async (at: string, body: object) => {
      const { status } = await ada.request('POST', `/api/admin/${at}`, body, headers)
      expect(status).toBe(204)
    }
    const asked = one.offered(id).length > 0 ? one : two
    expect(await asked.pick(id, asked.offered(id)[0] ?? -1)).toBeUndefined()
    // The host asks the process on the left, whichever the pick was made at.
    for (const client of [one, two]) await client.until(() => client.table(id).position === 1)

    await admin(`tables/${code}/rewind`, { to: 0 })
    await two.until(() => two.table(id).position === 0)
    await admin('announcement', { text: 'A restart.' })
    expect(await two.next('announced')).toMatchObject({ text: 'A restart.' })
    await admin(`tables/${code}/close`, {})
    expect(await two.next('closed')).toMatchObject({ reason: 'table-closed' })
    await admin(`tables/${code}/reopen`, {})
    await two.watch(id)
    await admin(`tables/${code}/unseat`, { seat: 1 })
    expect(await two.next('error')).toMatchObject({ reason: 'unseated' })
    await admin('bans', { guest: bram.id })
    expect(await two.untilClosed()).toMatchObject({ reason: 'banned' })
    expect(await bram.refusal('GET', '/api/me')).toBe('banned')
    const found = await inspect(databaseUrl, id)
    expect(found?.hash).toBe(found?.played)
    expect(await left.stop()).toBe(0)
    expect(await right.stop()).toBe(0)
  })

  it('what is considered at one is seen at the other, and is gone with the decision', async () => {
    const { left, right, ada, bram } = await twoProcesses()
    // All play together here, so each may see what the other considers.
    const title = 'tiny-epic-cthulhu'
    const { id } = await ada.open({ title, seats: [person, open], settings: {} })
    await bram.ask('POST', `/api/tables/${id}/join`)
    const one = await watch(ada, id)
    const two = await watch(bram, id)
    const both = [one, two]
    for (let shown = 0; shown < 6;) {
      await untilTrue(both, () => one.table(id).length === two.table(id).length)
      const [asked, other] = one.offered(id).length > 0 ? [one, two] : [two, one]
      const [pick = -1, next = pick] = asked.offered(id)
      const suggestion = { match: id, at: asked.table(id).moment }
      if (other.table(id).offered === null) {
        await asked.pick(id, pick) // somebody looks at cards
        continue
      }
      shown++
      expect(await asked.command({ t: 'aim', ...suggestion, pick })).toBeUndefined()
      expect(await other.command({ t: 'suggest', ...suggestion, pick: next })).toBeUndefined()
      for (const client of both) {
        const isThis = ({ at }: { at: number }) => at === suggestion.at
        expect((await client.next('aimed', isThis)).pick).toBe(pick)
        expect((await client.next('suggested', isThis)).pick).toBe(next)
      }
      await asked.pick(id, pick)
    }
    await untilTrue(both, () => one.table(id).length === two.table(id).length)
    for (const visitor of [ada, bram]) {
      const late = await watch(visitor, id)
      await late.command({ t: 'say', match: id, text: 'What now?' })
      expect(late.texts.some((text) => /"t":"(aimed|suggested)"/.test(text))).toBe(false)
    }
    expect(await left.stop()).toBe(0)
    expect(await right.stop()).toBe(0)
  })

  it('one is killed in mid-match; its clients go on at the other', async () => {
    const { databaseUrl, left, right, ada, bram } = await twoProcesses()
    const { id } = await ada.open({ seats: [person, open, { player: 'bot:random' }] })
    await bram.ask('POST', `/api/tables/${id}/join`)
    const one = await watch(ada, id)
    const two = await watch(bram, id)
    const isAsked = (client: Client) => client.offered(id).length > 0
    for (let i = 0; i < 12; i++) {
      await untilTrue([one, two], () => isAsked(one) || isAsked(two))
      const asked = isAsked(one) ? one : two
      await asked.pick(id, asked.offered(id)[0] ?? -1)
    }
    const known = one.table(id)
    await left.kill()
    Object.assign(ada, { url: right.url })
    const again = await watch(ada, id)
    expect(again.table(id).seat).toBe(0)
    expect(again.table(id).length).toBeGreaterThanOrEqual(known.length)
    expect(again.table(id).events.slice(0, known.events.length)).toEqual(known.events)
    await playToTheEnd(id, [again, two], new FastChance('on the right'))
    const found = await inspect(databaseUrl, id)
    expect(found?.hash).toBe(found?.played)
    await right.stop()
  })

  it('a bot’s turn is taken even if the process that should have taken it is gone', async () => {
    const { left, right, ada, bram } = await twoProcesses()
    const { id } = await ada.open({ seats: [person, { player: 'bot:random' }] })
    const eyes = await watch(bram, id)
    const one = await watch(ada, id)
    await one.until(() => one.offered(id).length > 0)
    const cut = Promise.allSettled([one.pick(id, one.offered(id)[0] ?? -1)])
    await left.kill()
    await cut
    // Whatever was stored, the other process brings the match to where a person is asked.
    await eyes.until(() => eyes.table(id).view?.decision?.seat === 0)
    expect(eyes.table(id).position).toBeGreaterThanOrEqual(one.table(id).position)
    await right.stop()
  })

  it('all reach for the last seat in both processes, and one gets it', async () => {
    const { left, right, ada } = await twoProcesses()
    const { id } = await ada.open({ seats: [person, open] })
    const others = await Promise.all(
      [left, right, left, right].map(({ url }, i) => Visitor.named(url, `Guest ${i}`)),
    )
    const answers = await Promise.all(
      others.map((one) => one.request('POST', `/api/tables/${id}/join`)),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const table = await ada.ask<TableSummary>('GET', `/api/tables/${id}`)
    expect(table.status).toBe('playing')
    await left.stop()
    await right.stop()
  })

  it('a replay that is imported at both is at no moment a table at which somebody could play', async () => {
    const { left, right, ada, bram } = await twoProcesses()
    // Ada at the other process, who looks for what she has just brought, and Bram who wants to play with its known dice.
    const there = Object.assign(new Visitor(right.url), { cookie: ada.cookie })
    const replay = { file: finishedReplay(), as: 'replay' }
    const isKnown = new Set<string>()
    let isImporting = true
    const look = async () => {
      while (isImporting) {
        const { mine } = await there.ask<{ mine: TableSummary[] }>('GET', '/api/tables')
        for (const { id, status } of mine) {
          expect(status).toBe('finished')
          if (isKnown.has(id)) continue
          isKnown.add(id)
          expect(await bram.refusal('POST', `/api/tables/${id}/join`)).toBe('match-over')
          expect(await there.refusal('POST', `/api/tables/${id}/start`)).toBe('match-over')
        }
      }
    }
    const bring = async () => {
      try {
        for (let tries = 0; tries < 2; tries++)
          await Promise.all(
            [ada, there, there, ada].map((one) => one.ask('POST', '/api/import', replay)),
          )
      } finally {
        isImporting = false
      }
    }
    // Whichever of them fails first is heard at once: a failure that nobody waits for yet would end all tests.
    await Promise.all([bring(), look()])
    expect(isKnown.size).toBeGreaterThan(0)
    const { mine } = await ada.ask<{ mine: TableSummary[] }>('GET', '/api/tables')
    expect(mine).toHaveLength(8)
    await left.stop()
    await right.stop()
  })
})

/** A match that bots have played to its end, with its key. */
function finishedReplay(): string {
  const [game] = games
  if (game === undefined) throw new Error('there is no title')
  const seats = ['Ada', 'Bram'].map((name) => ({ name, player: 'bot:random' }))
  const match = Match.open({ game, seats, key: 'ab'.repeat(32), settings: { roundLimit: 20 } })
  match.runBots()
  return writeMatchFile(match.toFile({ withKey: true }))
}
