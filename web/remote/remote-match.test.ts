import { FastChance, pickOf, type View } from '@eldertable/kernel'
import { PATIENCE, startTestServer, type TestServer } from '@eldertable/server/testing/started.ts'
import type { Visitor } from '@eldertable/server/testing/visitor.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket as NodeSocket } from 'ws'
import type { BegunMatch, MatchOnScreen } from '../session/session.ts'
import { RemoteMatch } from './remote-match.ts'
import { ServerLink } from './server-link.ts'

const me = { player: 'me' }
const open = { player: 'open' }
const bot = { player: 'bot:random' }

describe('a table whose match runs on a real server', { timeout: PATIENCE }, () => {
  let server: TestServer
  const leaving: (() => void)[] = []
  beforeAll(async () => {
    server = await startTestServer()
  }, PATIENCE)
  afterEach(() => {
    for (const leave of leaving.splice(0)) leave()
  })
  afterAll(() => server.end())

  /** Somebody's browser at a table, as soon as the table is there. */
  async function at(id: string, visitor: Visitor) {
    const network = new EventTarget()
    const address = `${server.url.replace('http', 'ws')}/ws`
    const dial = () =>
      new NodeSocket(address, { headers: { cookie: visitor.cookie } }) as unknown as WebSocket
    const table = new RemoteMatch(id, new ServerLink(dial, network))
    const seated = { table, network, shown: () => playedAt(table.get()) }
    leaving.push(table.subscribe(() => {}))
    await until(table, () => table.isThere)
    return seated
  }

  /** Two people at a table of their own, with bots in the other seats. */
  async function seated(others: object[] = [], more: object = {}) {
    const [ada, bram] = [await server.guest('Ada'), await server.guest('Bram')]
    const { id } = await ada.open({ seats: [me, open, ...others], ...more })
    await bram.ask('POST', `/api/tables/${id}/join`)
    const [one, two] = [await at(id, ada), await at(id, bram)]
    await until(one.table, () => one.table.get().seats.every(({ present }) => present))
    // Bots may begin: whoever picks meanwhile is told that the table has moved on.
    for (const { table, shown } of [one, two])
      await until(table, () => (shown().view.decision?.seat ?? 0) < 2)
    const asked = one.shown().view.menu === null ? two : one
    return { id, ada, bram, one, two, asked, other: asked === one ? two : one }
  }

  it('shows each seat its own view, and a spectator what is open to all', async () => {
    const { id, asked, other } = await seated()
    const { table: eve } = await at(id, await server.guest('Eve'))
    expect(asked.shown().view.menu?.options.length).toBeGreaterThan(0)
    expect(other.shown()).toMatchObject({ view: { menu: null }, connection: 'online' })
    expect(eve.get()).toMatchObject({
      reader: null,
      anytime: null,
      view: { hand: null, menu: null },
    })
    expect(new Set([asked.shown().reader, other.shown().reader])).toEqual(new Set([0, 1]))
    expect(eve.get().view?.table).toEqual(asked.shown().view.table)
  })

  it('takes a pick, and the others see what came of it', async () => {
    const { asked, other } = await seated()
    asked.table.pick(firstPick(asked.shown().view))
    await until(other.table, () => other.shown().position > 0)
    await until(asked.table, () => asked.shown().position === other.shown().position)
    expect(asked.shown().view.table).toEqual(other.shown().view.table)
    expect(asked.shown().log.at(-1)?.position).toBe(other.shown().log.at(-1)?.position)
    expect(asked.shown().note).toBeNull()
  })

  it('shows how a pick went, event by event, up to the table as it is', async () => {
    const { one, two } = await seated()
    const story = () => one.table.storyOf(one.shown().position)
    const chance = new FastChance('a story')
    // A throw and the walk after it change the table one after the other.
    while (story().length === 0) {
      const [asked, other] = one.shown().view.menu === null ? [two, one] : [one, two]
      const { position } = asked.shown()
      const { options = [] } = asked.shown().view.menu ?? {}
      asked.table.pick(options[chance.below(options.length)]?.pick ?? -1)
      for (const { table, shown } of [asked, other])
        await until(table, () => shown().position > position)
      await until(other.table, () => other.shown().position === asked.shown().position)
    }
    const { position, log, view } = one.shown()
    expect(story().length).toBe(log.filter((told) => told.position === position).length)
    expect(story().at(0)?.table).not.toEqual(view.table)
    expect(story().at(-1)).toEqual({ table: view.table, hand: view.hand })
    expect(two.table.storyOf(position).map(({ table }) => table)).toEqual(
      story().map(({ table }) => table),
    )
    expect(one.table.storyOf(position - 1)).toEqual([])
  })

  it('shows a hint to who has asked for it, until the table moves on', async () => {
    const { asked, other } = await seated([], { hints: true })
    const hints = () => asked.shown().hints
    expect(hints()).toEqual({ isThinking: false, hint: null })
    asked.table.askHint()
    expect(hints()).toEqual({ isThinking: true, hint: null })
    await until(asked.table, () => hints()?.hint != null)
    expect(hints()?.isThinking).toBe(false)
    expect(other.shown().hints).toEqual({ isThinking: false, hint: null })
    asked.table.pick(hints()?.hint?.options[0]?.pick ?? -1)
    await until(asked.table, () => asked.shown().position > 0)
    expect(hints()?.hint).toBeNull()
  })

  it('says why there is no hint, and does not wait for one', async () => {
    const { other } = await seated([], { hints: true })
    other.table.askHint()
    await until(other.table, () => other.shown().note !== null)
    expect(other.shown()).toMatchObject({
      note: 'Somebody else is asked at the moment.',
      hints: { isThinking: false, hint: null },
    })
    const { asked } = await seated()
    expect(asked.shown().hints).toBeUndefined()
  })

  it('says why a pick was refused, and nothing has changed', async () => {
    const { asked, other } = await seated()
    const before = asked.shown()
    asked.table.pick(pickOf(999, 0))
    await until(asked.table, () => asked.shown().note !== null)
    expect(asked.shown()).toMatchObject({ position: before.position, view: before.view })
    asked.table.dismissNote()
    expect(asked.shown().note).toBeNull()
    other.table.pick(firstPick(before.view))
    await until(other.table, () => other.shown().note !== null)
    expect(other.shown().position).toBe(before.position)
  })

  it('refuses the second of two picks that were meant for the same moment', async () => {
    const { asked } = await seated()
    const pick = firstPick(asked.shown().view)
    asked.table.pick(pick)
    asked.table.pick(pick)
    await until(asked.table, () => asked.shown().note !== null)
    expect(asked.shown().note).toMatch(/moved on/)
  })

  it('offers a seat that is not asked what may be done at any time, and does it', async () => {
    const { asked, other } = await seated([bot])
    const leave = other.shown().anytime?.options.find(({ verb }) => verb === 'leave')
    if (leave === undefined) throw new Error('nobody can leave')
    expect(other.shown().view.menu).toBeNull()
    const { reader } = other.shown()
    other.table.pick(leave.pick)
    await until(other.table, () => other.shown().anytime?.options.length === 0)
    expect(other.shown().view.table).toMatchObject({
      players: expect.objectContaining({
        [reader ?? -1]: expect.objectContaining({ standing: 'left' }),
      }),
    })
    await until(asked.table, () => asked.shown().position === other.shown().position)
    expect(asked.shown().anytime?.options).toEqual([leave])
    // A second time it is refused like any pick that is not offered.
    other.table.pick(leave.pick)
    await until(other.table, () => other.shown().note !== null)
  })

  it('spreads out the refusals that come gathered', async () => {
    const { id, ada, bram, asked, one } = await seated()
    const visitor = asked === one ? ada : bram
    const client = await visitor.watch(id)
    const sent = client.table(id).view?.menu?.refusals ?? []
    const count = sent.reduce((sum, { also = [] }) => sum + 1 + also.length, 0)
    const { refusals = [] } = asked.shown().view.menu ?? {}
    expect(count).toBeGreaterThan(0)
    expect(refusals).toHaveLength(count)
    for (const refusal of refusals) expect(refusal).not.toHaveProperty('also')
    client.close()
  })

  it('keeps what it has while the network is away, and catches up when it is back', async () => {
    const { asked, other } = await seated()
    const before = other.shown()
    other.network.dispatchEvent(new Event('offline'))
    expect(other.shown()).toMatchObject({ connection: 'lost', view: before.view })
    other.table.say('Is anybody there', 'all')
    expect(other.shown().note).toMatch(/did not reach/)
    asked.table.pick(firstPick(asked.shown().view))
    await until(asked.table, () => asked.shown().position > before.position)
    expect(other.shown().position).toBe(before.position)
    other.network.dispatchEvent(new Event('online'))
    await until(other.table, () => other.shown().position === asked.shown().position)
    expect(other.shown()).toMatchObject({ connection: 'online' })
    expect(other.shown().view.table).toEqual(asked.shown().view.table)
  })

  it('shows nothing more to who gets up where nobody may watch, and says why', async () => {
    const { id, ada, one } = await seated([bot], { watching: 'none' })
    expect(one.table.refusal).toBeUndefined()
    await ada.ask('POST', `/api/tables/${id}/leave`)
    await until(one.table, () => one.table.refusal !== undefined)
    expect(one.table.refusal?.sentence).toMatch(/^While this match runs, only those who play/)
  })

  it('puts what was said apart in its place once the match is over', async () => {
    const { id, one, two } = await seated()
    const { table: eve } = await at(id, await server.guest('Eve'))
    eve.say('Psst', 'watchers')
    await until(eve, () => eve.get().chat?.length === 1)
    two.table.say('To all', 'all')
    const words = () => one.shown().chat?.map(({ text }) => text)
    await until(one.table, () => words()?.length === 1)
    expect(words()).toEqual(['To all'])
    const leave = one.shown().anytime?.options.find(({ verb }) => verb === 'leave')
    one.table.pick(leave?.pick ?? -1)
    await until(one.table, () => words()?.length === 2)
    expect(one.shown().status).toBe('finished')
    expect(words()).toEqual(['Psst', 'To all'])
  })

  it('brings what is said to everybody', async () => {
    const { one, two } = await seated()
    one.table.say('Mind the gap', 'all')
    await until(two.table, () => (two.shown().chat?.length ?? 0) > 0)
    expect(two.shown().chat?.at(-1)).toMatchObject({ seat: 0, text: 'Mind the gap' })
  })

  it('tells both sides that an undo was asked for, refused, and allowed', async () => {
    const { asked, other } = await seated()
    // Until the one who was asked first has thrown dice, which nobody takes back alone.
    const isHeld = () => asked.shown().undo.step === 'crosses-dice'
    const picked = async () => {
      const { position } = asked.shown()
      const now = asked.shown().view.menu === null ? other : asked
      now.table.pick(firstPick(now.shown().view))
      await until(asked.table, () => asked.shown().position > position)
      await until(other.table, () => other.shown().position === asked.shown().position)
    }
    for (let n = 0; n < 20 && !isHeld(); n++) await picked()
    const { position, reader, undo, rewinds } = asked.shown()
    const back = undo.askTo.step
    expect(back).toBeTypeOf('number')

    asked.table.askUndo('step')
    await until(other.table, () => other.shown().undo.request !== null)
    expect(other.shown().undo.request).toMatchObject({
      seat: reader,
      to: back,
      answering: other.shown().reader,
    })
    await until(asked.table, () => asked.shown().undo.request !== null)
    expect(asked.shown().undo.request).toMatchObject({ answering: null, agreed: [] })
    other.table.consent(false)
    const refused = { kind: 'refused', seat: reader, by: other.shown().reader }
    for (const { table, shown } of [asked, other]) {
      await until(table, () => shown().undo.news !== null)
      expect(shown().undo).toMatchObject({ news: refused, request: null })
    }
    expect(asked.shown().position).toBe(position)
    asked.table.askUndo('step')
    await until(asked.table, () => asked.shown().note !== null)
    expect(asked.shown().note).toMatch(/have said no/)

    await picked()
    expect(asked.shown().undo.news).toBeNull()
    asked.table.askUndo('turn')
    await until(other.table, () => other.shown().undo.request !== null)
    other.table.consent(true)
    for (const { table, shown } of [asked, other]) {
      await until(table, () => shown().undo.news !== null)
      expect(shown().undo.news).toMatchObject({ kind: 'undone', seat: reader, isAgreed: true })
      expect(shown().rewinds).toBe(rewinds + 1)
    }
    expect(asked.shown().position).toBeLessThan(position)
    expect(asked.shown().decided ?? 0).toBeLessThanOrEqual(asked.shown().position)
  })

  it('stops listening when nobody looks any more', async () => {
    const { id, ada, one, two } = await seated()
    for (const leave of leaving.splice(0, 1)) leave()
    await until(two.table, () => two.shown().seats[0]?.present === false)
    expect(one.shown().seats[0]?.present).toBe(true)
    const again = await at(id, ada)
    await until(two.table, () => two.shown().seats[0]?.present === true)
    expect(again.shown().reader).toBe(0)
  })
})

/** Resolves as soon as this is true; it is looked at whenever the table says that something has changed. */
function until(table: RemoteMatch, isTrue: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = table.subscribe(check)
    function check(): void {
      if (!isTrue()) return
      stop()
      resolve()
    }
    queueMicrotask(check)
  })
}

function playedAt(table: MatchOnScreen): BegunMatch {
  const { view } = table
  if (view === null) throw new Error('the match has not begun')
  return { ...table, view }
}

/** The first option that is not an amount. */
function firstPick({ menu }: View): number {
  const option = menu?.options.find(({ upTo }) => upTo === undefined)
  if (option === undefined) throw new Error('nothing is offered')
  return option.pick
}
