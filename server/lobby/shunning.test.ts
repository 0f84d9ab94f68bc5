import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import type { Visitor } from '../testing/visitor.ts'

describe('whom one does not want to hear', { timeout: PATIENCE }, () => {
  let server: TestServer
  let [ada, bram, cora]: Visitor[] = []
  let id: string
  const clients: Client[] = []
  beforeEach(async () => {
    server = await startTestServer()
    ada = await server.guest('Ada')
    bram = await server.guest('Bram')
    cora = await server.guest('Cora')
    const open = { player: 'open' }
    id = (await ada.open({ seats: [{ player: 'me' }, open, open] })).id
    await bram.ask('POST', `/api/tables/${id}/join`)
    for (const visitor of [ada, bram, cora]) clients.push(await visitor.watch(id))
  }, PATIENCE)
  afterEach(async () => {
    for (const client of clients.splice(0)) client.close()
    await server.end()
  })

  const at = (more = '') => `/api/tables/${id}${more}`
  const saidTo = (client: Client | undefined) => client?.table(id).chat.map(({ text }) => text)
  const shunnedBy = (visitor: Visitor | undefined) =>
    visitor?.ask<{ id: string; name: string; how: string }[]>('GET', '/api/me/shunned')

  it('is not heard, before or after, by the one who has said so; the others hear everything', async () => {
    const [toAda, toBram, toCora] = clients as [Client, Client, Client]
    await toBram.command({ t: 'say', match: id, text: 'noise' })
    for (const client of clients) await client.until(() => client.table(id).chat.length === 1)
    expect((await ada?.request('POST', at('/shun'), { line: 0, how: 'mute' }))?.status).toBe(204)
    await toAda.until(() => toAda.table(id).chat.length === 0)
    await toBram.command({ t: 'say', match: id, text: 'more noise' })
    await toCora.command({ t: 'say', match: id, text: 'music' })
    for (const client of [toBram, toCora])
      await client.until(() => client.table(id).chat.length === 3)
    await toAda.until(() => toAda.table(id).chat.length === 1)
    expect(saidTo(toAda)).toEqual(['music'])
    const again = await (ada as Visitor).watch(id)
    clients.push(again)
    expect(saidTo(again)).toEqual(['music'])

    const [muted] = (await shunnedBy(ada)) ?? []
    expect(muted).toMatchObject({ name: 'Bram', how: 'mute' })
    expect(JSON.stringify(muted)).not.toContain(bram?.id)
    expect(await cora?.refusal('DELETE', `/api/me/shunned/${muted?.id}`)).toBe('no-such-shunned')
    expect((await ada?.request('DELETE', `/api/me/shunned/${muted?.id}`))?.status).toBe(204)
    await toAda.until(() => toAda.table(id).chat.length === 3)
  })

  it('is not let sit down at tables of the one who has blocked them', async () => {
    expect((await ada?.request('POST', at('/shun'), { seat: 1, how: 'block' }))?.status).toBe(204)
    const table = await (ada as Visitor).open({ seats: [{ player: 'me' }, { player: 'open' }] })
    expect(await bram?.refusal('POST', `/api/tables/${table.id}/join`)).toBe('not-welcome')
    await cora?.ask('POST', `/api/tables/${table.id}/join`)
    // Where somebody else is the host, that host says who may sit down.
    const other = await (cora as Visitor).open({ seats: [{ player: 'me' }, { player: 'open' }] })
    await bram?.ask('POST', `/api/tables/${other.id}/join`)
  })

  it('stands in the list as at that table, once for each name, and is told from nobody', async () => {
    const two = await (ada as Visitor).open({ seats: [{ player: 'me' }, { player: 'open' }] })
    await cora?.ask('POST', at('/join'), { name: 'Masked' })
    await cora?.ask('POST', `/api/tables/${two.id}/join`, { name: 'Cloaked' })
    for (const [table, seat] of [
      [id, 2],
      [two.id, 1],
    ])
      await ada?.request('POST', `/api/tables/${table}/shun`, { seat, how: 'mute' })
    expect((await shunnedBy(ada))?.map(({ name }) => name)).toEqual(['Cloaked', 'Masked'])
    const [, , toCora] = clients as [Client, Client, Client]
    await toCora.command({ t: 'say', match: id, text: 'boo' })
    await toCora.until(() => toCora.table(id).chat.length === 1)
    await bram?.request('POST', at('/shun'), { line: 0, how: 'mute' })
    expect((await shunnedBy(bram))?.map(({ name }) => name)).toEqual(['Masked'])
  })

  it('must be somebody, and somebody else', async () => {
    const refusal = (wish: object) => ada?.refusal('POST', at('/shun'), wish)
    expect(await refusal({ seat: 0, how: 'mute' })).toBe('nobody-there')
    expect(await refusal({ seat: 2, how: 'mute' })).toBe('nobody-there')
    expect(await refusal({ line: 7, how: 'mute' })).toBe('nobody-there')
    expect(await refusal({ seat: 1, line: 7, how: 'mute' })).toBe('bad-message')
    expect(await refusal({ seat: 1 })).toBe('bad-message')
    expect(await ada?.refusal('DELETE', '/api/me/shunned/%00')).toBe('no-such-shunned')
    expect(await shunnedBy(ada)).toEqual([])
  })
})
