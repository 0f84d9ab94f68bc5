import type { InvitationShown, PersonShown } from '@eldertable/protocol/wire-accounts.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NOTICES } from '../notices/settings.ts'
import { Receiver } from '../testing/push-receiver.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import type { Visitor } from '../testing/visitor.ts'

const me = { player: 'me' }
const open = { player: 'open' }
/** Everything at once, and nobody counts as there because a request was made. */
const AT_ONCE = { every: 20, grace: 0, awayAfter: 0, lookAgain: 50 }

describe('people with whom one has played', { timeout: PATIENCE }, () => {
  let server: TestServer
  let receiver: Receiver
  beforeAll(async () => {
    receiver = await Receiver.open()
    const notices = { ...NOTICES, testReceiver: receiver.origin, ...AT_ONCE }
    server = await startTestServer({ notices })
  }, PATIENCE)
  afterAll(async () => {
    await server.end()
    await receiver.close()
  })
  const people = (who: Visitor) => who.ask<PersonShown[]>('GET', '/api/me/people')
  const invitations = (who: Visitor) => who.ask<InvitationShown[]>('GET', '/api/me/invitations')

  /** Ada and Bram have sat at one table. */
  async function played() {
    const [ada, bram] = [await server.guest('Ada'), await server.guest('Bram')]
    const { id } = await ada.open({ seats: [me, open] })
    await bram.ask('POST', `/api/tables/${id}/join`)
    return { ada, bram, id, bramThere: { table: id, seat: 1 } }
  }

  it('are found by the seats that they had, once each, and nobody else is', async () => {
    const { ada, bram, id } = await played()
    const second = await bram.open({ seats: [me, open] })
    await ada.ask('POST', `/api/tables/${second.id}/join`, { name: 'Addie' })
    const watching = await server.guest('Cora')
    const gathering = await ada.open({ seats: [me, open, open] })
    await watching.ask('POST', `/api/tables/${gathering.id}/join`)
    const known = await people(ada)
    expect(known).toMatchObject([{ name: 'Bram', title: 'necronomonopoly', times: 2 }])
    expect([id, second.id]).toContain(known[0]?.table)
    expect(JSON.stringify(known)).not.toContain(bram.id)
    expect(await people(watching)).toEqual([])
  })

  it('are asked to a table by name, told so, and are asked no more once they sit there', async () => {
    const { ada, bram, bramThere } = await played()
    const browser = receiver.subscribe('bram')
    await bram.ask('POST', '/api/me/notices/push', browser)
    const { id } = await ada.open({ name: 'Friday', seats: [me, open] })
    expect((await ada.request('POST', `/api/tables/${id}/invite`, bramThere)).status).toBe(204)
    expect(await invitations(bram)).toMatchObject([
      { by: 'Ada', table: { id, name: 'Friday', seat: null } },
    ])
    const [told] = await receiver.until('bram', 1, PATIENCE)
    expect(told).toMatchObject({ kind: 'invited', title: 'You are invited', path: `/t/${id}` })
    await bram.ask('POST', `/api/tables/${id}/join`)
    expect(await invitations(bram)).toEqual([])
    expect(await ada.refusal('POST', `/api/tables/${id}/invite`, bramThere)).toBe('already-seated')
  })

  it('turn an invitation down, for themselves alone', async () => {
    const { ada, bram, bramThere } = await played()
    const { id } = await ada.open({ seats: [me, open] })
    await ada.request('POST', `/api/tables/${id}/invite`, bramThere)
    const at = `/api/me/invitations/${id}`
    expect(await ada.refusal('DELETE', at)).toBe('no-such-invitation')
    expect((await bram.request('DELETE', at)).status).toBe(204)
    expect(await invitations(bram)).toEqual([])
  })

  it('neither see nor receive anything of whoever has blocked them, or whom they have blocked', async () => {
    for (const blocker of ['ada', 'bram'] as const) {
      const { ada, bram, id, bramThere } = await played()
      const next = await ada.open({ seats: [me, open] })
      await ada.request('POST', `/api/tables/${next.id}/invite`, bramThere)
      const [who, seat] = blocker === 'ada' ? [ada, 1] : [bram, 0]
      await who.request('POST', `/api/tables/${id}/shun`, { seat, how: 'block' })
      expect(await people(ada)).toEqual([])
      expect(await people(bram)).toEqual([])
      expect(await invitations(bram)).toEqual([])
      const again = await ada.open({ seats: [me, open] })
      expect(await ada.refusal('POST', `/api/tables/${again.id}/invite`, bramThere)).toBe(
        'nobody-there',
      )
      expect(await server.services.store.invitationsTo(bram.id)).toHaveLength(1)
    }
  })

  it('are asked only by those who were there, to where they sit, and where a seat is open', async () => {
    const { ada, bram, id, bramThere } = await played()
    const cora = await server.guest('Cora')
    const hers = await cora.open({ seats: [me, open] })
    // Cora has never met Bram, whoever tells her of the table.
    expect(await cora.refusal('POST', `/api/tables/${hers.id}/invite`, bramThere)).toBe(
      'nobody-there',
    )
    expect(await ada.refusal('POST', `/api/tables/${hers.id}/invite`, bramThere)).toBe('not-seated')
    const full = await ada.open()
    expect(await ada.refusal('POST', `/api/tables/${full.id}/invite`, bramThere)).toBe(
      'no-open-seat',
    )
    for (const wrong of [
      { table: id, seat: 0 },
      { table: id, seat: 9 },
      { table: full.id, seat: 1 },
    ])
      expect(await ada.refusal('POST', `/api/tables/${full.id}/invite`, wrong)).toBe('nobody-there')
    expect(await invitations(bram)).toEqual([])
  })

  it('are not asked without end', async () => {
    const small = await startTestServer({ limits: { invitationsPerHour: 1 } })
    const [ada, bram] = [await small.guest('Ada'), await small.guest('Bram')]
    const { id: table } = await ada.open({ seats: [me, open] })
    await bram.ask('POST', `/api/tables/${table}/join`)
    const { id } = await ada.open({ seats: [me, open] })
    const wish = { table, seat: 1 }
    expect((await ada.request('POST', `/api/tables/${id}/invite`, wish)).status).toBe(204)
    expect(await ada.refusal('POST', `/api/tables/${id}/invite`, wish)).toBe('too-many-requests')
    await small.end()
  })
})
