import type { NotesAnswer } from '@eldertable/protocol/wire-notes.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import { Visitor } from '../testing/visitor.ts'

describe('what somebody notes for themselves', { timeout: PATIENCE }, () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  }, PATIENCE)
  afterAll(() => server.end())

  const notesOf = (who: Visitor, id: string) =>
    who.ask<NotesAnswer>('GET', `/api/tables/${id}/notes`)
  const note = (who: Visitor, id: string, position: number | null, text: string) =>
    who.request('PUT', `/api/tables/${id}/notes`, { position, text })

  async function atTable() {
    const [ada, eve] = [await server.guest('Ada'), await server.guest('Eve')]
    const { id } = await ada.open()
    return { id, ada, eve }
  }

  it('is kept for the match and for its moments, and is read by nobody else', async () => {
    const { id, ada, eve } = await atTable()
    const eyes = await eve.watch(id)
    expect((await note(ada, id, null, 'A long\nnight')).status).toBe(204)
    await note(ada, id, 3, 'Why the tram?')
    await note(eve, id, 3, 'Mine')
    expect((await notesOf(ada, id)).map(({ position, text }) => [position, text])).toEqual([
      [null, 'A long\nnight'],
      [3, 'Why the tram?'],
    ])
    expect((await notesOf(eve, id)).map(({ text }) => text)).toEqual(['Mine'])
    expect(JSON.stringify(await eve.ask('GET', '/api/me/export'))).not.toContain('tram')
    expect(eyes.texts.join('')).not.toContain('tram')
    const { notes } = await ada.ask<{ notes: object[] }>('GET', '/api/me/export')
    expect(notes).toMatchObject([
      { table: id, position: null, text: 'A long\nnight' },
      { table: id, position: 3, text: 'Why the tram?' },
    ])
    await note(ada, id, 3, '')
    expect(await notesOf(ada, id)).toHaveLength(1)
  })

  it('is nothing of strangers, of no table, and not without end', async () => {
    const { id, ada } = await atTable()
    const at = `/api/tables/${id}/notes`
    const anybody = new Visitor(server.url)
    expect(await anybody.refusal('GET', at)).toBe('no-guest')
    expect(await anybody.refusal('PUT', at, { position: 1, text: 'x' })).toBe('no-guest')
    const nowhere = `/api/tables/${'x'.repeat(22)}/notes`
    expect(await ada.refusal('PUT', nowhere, { position: 1, text: 'x' })).toBe('no-such-table')
    for (const body of [
      { position: -1, text: 'x' },
      { position: 1.5, text: 'x' },
      { position: 1, text: 'x'.repeat(2_001) },
      { position: 1, text: '\u001b[2J' },
      { position: 1, text: 'x', guest: 'somebody' },
    ])
      expect(await ada.refusal('PUT', at, body)).toBe('bad-message')
    const { store } = server.services
    const all = Array.from({ length: 2_000 }, (_, position) => ({ match: id, position, text: 'x' }))
    await Promise.all(all.map((one) => store.putNote(ada.id, one)))
    expect(await ada.refusal('PUT', at, { position: 5_000, text: 'x' })).toBe('too-many-notes')
    // What is there already can be written anew.
    expect((await note(ada, id, 2, 'y')).status).toBe(204)
    expect((await note(ada, id, 1, '')).status).toBe(204)
    expect((await note(ada, id, 5_000, 'x')).status).toBe(204)
  })

  it('is all of it no more than can be read at once', async () => {
    const { id, ada } = await atTable()
    const { store } = server.services
    const text = 'x'.repeat(2_000)
    const all = Array.from({ length: 199 }, (_, position) => ({ match: id, position, text }))
    await Promise.all(all.map((one) => store.putNote(ada.id, one)))
    expect((await note(ada, id, 500, text)).status).toBe(204)
    const at = `/api/tables/${id}/notes`
    expect(await ada.refusal('PUT', at, { position: 501, text: 'x' })).toBe('too-many-notes')
    expect((await note(ada, id, 500, text.slice(1))).status).toBe(204)
    expect((await note(ada, id, 501, 'x')).status).toBe(204)
  })

  it('is so much in an hour, and uses up nothing else', async () => {
    const limits = { notesPerHour: 2, creationsPerMinute: 2 }
    const small = await startTestServer({ limits })
    const ada = await small.guest('Ada')
    const { id } = await ada.open()
    const at = `/api/tables/${id}/notes`
    for (const position of [1, 2]) expect((await note(ada, id, position, 'x')).status).toBe(204)
    expect(await ada.refusal('PUT', at, { position: 3, text: 'x' })).toBe('too-many-requests')
    await ada.open()
    await small.end()
  })

  it('is gone with whoever is forgotten', async () => {
    const { id, ada } = await atTable()
    await note(ada, id, 1, 'x')
    await ada.request('DELETE', '/api/me')
    expect(await server.services.store.notesOf(ada.id)).toEqual([])
  })
})
