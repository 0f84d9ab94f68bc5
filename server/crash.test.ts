import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { FastChance } from '@eldertable/kernel'
import type { TableSummary } from '@eldertable/protocol/wire.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServerConfig } from './config.ts'
import { serverProgram, type ChildServer, type ServerProgram } from './testing/child.ts'
import type { Client } from './testing/client.ts'
import { inspect } from './testing/inspect.ts'
import { untilTrue } from './testing/play.ts'
import { PATIENCE, testConfig } from './testing/started.ts'
import { Visitor } from './testing/visitor.ts'

const person = { player: 'me' }
const open = { player: 'open' }

/** Something that changes a match: sends it, and gives a promise for the answer. */
type Step = (table: TableOfTwo) => Promise<unknown>

interface TableOfTwo {
  id: string
  ada: Visitor
  bram: Visitor
  one: Client
  two: Client
}

const asked = ({ id, one, two }: TableOfTwo): Client => (one.offered(id).length > 0 ? one : two)

/** The ids of acknowledged commands by the order in which they were. */
let acknowledged: string[] = []
let commands = 0

async function command(
  client: Client,
  given: { t: string; match: string } & Record<string, unknown>,
) {
  const id = `k${commands++}`
  if ((await client.command({ ...given, id })) === undefined) acknowledged.push(id)
}

async function pick(table: TableOfTwo): Promise<void> {
  const client = asked(table)
  const offered = client.offered(table.id)
  const at = client.table(table.id).moment
  const chance = new FastChance(`crash ${commands}`)
  await command(client, {
    t: 'pick',
    match: table.id,
    at,
    pick: offered[chance.below(offered.length)],
  })
}

const steps: Record<string, Step> = {
  pick,
  'two picks at once': async (table) => {
    await Promise.all([pick(table), pick(table)])
  },
  undo: async (table) => {
    const client = asked(table)
    const at = client.table(table.id).moment
    await command(client, { t: 'undo', match: table.id, at, how: 'step' })
  },
  'a request to take back': async (table) => {
    const client = asked(table)
    const at = client.table(table.id).moment
    await command(client, { t: 'ask-undo', match: table.id, at, back: 'step' })
  },
  'a standing order': async ({ id, one }) => {
    await command(one, { t: 'order', match: id, decision: 'buying.choose', until: 'turn-ends' })
  },
  chat: async ({ id, one }) => {
    await one.command({ t: 'say', match: id, text: `line ${commands++}` })
  },
  'a bot for a while': ({ id, bram }) =>
    bram.ask('POST', `/api/tables/${id}/replace`, { seat: 1, by: 'bot:random' }),
  leaving: ({ id, bram }) => bram.ask('POST', `/api/tables/${id}/leave`),
}

describe('a server that is killed in mid-sentence', { timeout: 3 * PATIENCE }, () => {
  let program: ServerProgram
  let folder: string
  let config: ServerConfig
  beforeAll(async () => {
    program = await serverProgram()
    folder = mkdtempSync(path.join(tmpdir(), 'eldertable-crash-'))
    config = testConfig(folder)
  }, PATIENCE)
  afterAll(async () => {
    await program.end()
    rmSync(folder, { recursive: true, force: true })
  })

  async function sitDown(server: ChildServer): Promise<TableOfTwo> {
    const [ada, bram] = [
      await Visitor.named(server.url, 'Ada'),
      await Visitor.named(server.url, 'Bram'),
    ]
    const { id } = await ada.open({ seats: [person, open, { player: 'bot:random' }] })
    await bram.ask('POST', `/api/tables/${id}/join`)
    const [one, two] = [await ada.watch(id), await bram.watch(id)]
    return { id, ada, bram, one, two }
  }

  const untilSomebodyIsAsked = ({ id, one, two }: TableOfTwo): Promise<void> =>
    untilTrue([one, two], () => one.offered(id).length + two.offered(id).length > 0)

  /** Plays some picks, so that there is something to lose. */
  async function warmUp(table: TableOfTwo): Promise<void> {
    for (let i = 0; i < 8; i++) {
      await untilSomebodyIsAsked(table)
      await pick(table)
    }
    await untilSomebodyIsAsked(table)
  }

  it.each(Object.entries(steps))(
    'has lost nothing that it acknowledged: %s',
    async (_name, step) => {
      const server = await program.launch(config)
      acknowledged = []
      const table = await sitDown(server)
      const { id, ada } = table
      await warmUp(table)
      const { one, two } = table
      // Cut off while the step is under way: it may have been stored or not, but not by half.
      const cut = Promise.allSettled([step(table)])
      await server.kill()
      await cut
      const before = await inspect(config.databaseUrl, id)
      const known = Math.max(one.table(id).length, two.table(id).length)
      expect(before?.length).toBeGreaterThanOrEqual(known)
      expect(before?.hash).toBe(before?.played)
      const ids = before?.log.flatMap((entry) => ('id' in entry ? (entry.id ?? []) : []))
      expect(ids).toEqual(expect.arrayContaining(acknowledged))
      expect(new Set(ids).size).toBe(ids?.length)

      // It comes back as it was: what the client had seen stands, and the match goes on.
      const again = await program.launch(config)
      const back = new Visitor(again.url)
      back.cookie = ada.cookie
      const client = await back.watch(id)
      expect(client.table(id).length).toBeGreaterThanOrEqual(known)
      const heard = one.table(id).events
      const isBehind = client.table(id).position < one.table(id).position
      const same = client.table(id).events.slice(0, heard.length)
      expect(isBehind ? heard : same).toEqual(heard)
      expect((await back.ask<TableSummary>('GET', `/api/tables/${id}`)).seat).toBe(0)
      await again.kill()
      const after = await inspect(config.databaseUrl, id)
      expect(after?.log.slice(0, before?.log.length)).toEqual(before?.log)
      expect(after?.hash).toBe(after?.played)
    },
  )

  it('has lost nothing, however often and whenever it is killed', async () => {
    const chance = new FastChance('again and again')
    acknowledged = []
    let server = await program.launch(config)
    let table = await sitDown(server)
    const { id, ada, bram } = table
    for (let round = 0; round < 8; round++) {
      // At the message of this number, whatever is being done then.
      const last = table.one.texts.length + 2 + chance.below(30)
      const { one, two } = table
      const cut = new Promise<void>((resolve) => {
        one.socket.on('message', () => {
          if (one.texts.length >= last) void server.kill().then(resolve)
        })
      })
      try {
        for (;;) {
          await untilSomebodyIsAsked(table)
          await pick(table)
        }
      } catch {
        await cut // the connection broke
      }
      const found = await inspect(config.databaseUrl, id)
      const ids = found?.log.flatMap((entry) => ('id' in entry ? (entry.id ?? []) : []))
      expect(ids).toEqual(expect.arrayContaining(acknowledged))
      expect(found?.length).toBeGreaterThanOrEqual(
        Math.max(one.table(id).length, two.table(id).length),
      )
      expect(found?.hash).toBe(found?.played)
      server = await program.launch(config)
      for (const visitor of [ada, bram]) Object.assign(visitor, { url: server.url })
      table = { id, ada, bram, one: await ada.watch(id), two: await bram.watch(id) }
      if (table.one.isOver(id)) break
    }
    await server.kill()
    expect(acknowledged.length).toBeGreaterThan(10)
  })

  it('has lost no step of the lobby that it acknowledged', async () => {
    let server = await program.launch(config)
    const ada = await Visitor.named(server.url, 'Ada')
    const bram = await Visitor.named(server.url, 'Bram')
    const restart = async (under: Promise<unknown>): Promise<void> => {
      const cut = Promise.allSettled([under])
      await server.kill()
      await cut
      server = await program.launch(config)
      for (const visitor of [ada, bram]) Object.assign(visitor, { url: server.url })
    }
    const { id } = await ada.open({ seats: [person, open, open] })
    await restart(ada.open({ seats: [person, open] }))
    expect(await ada.ask<TableSummary>('GET', `/api/tables/${id}`)).toMatchObject({ seat: 0 })
    await bram.ask('POST', `/api/tables/${id}/join`)
    await restart(ada.ask('POST', `/api/tables/${id}/start`))
    const table = await ada.ask<TableSummary>('GET', `/api/tables/${id}`)
    expect(table.seats.slice(0, 2).map(({ name }) => name)).toEqual(['Ada', 'Bram'])
    // Begun or not, but not by half.
    if (table.status === 'gathering') await ada.ask('POST', `/api/tables/${id}/start`)
    const client = await bram.watch(id)
    expect(client.table(id).view).not.toBeNull()
    client.close()
    await server.kill()
  })
})
