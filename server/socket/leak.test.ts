import { games } from '@eldertable/games'
import { FastChance, type State } from '@eldertable/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shownBy, type MatchShown } from '../matches/match-shown.ts'
import { Broadcast } from '../matches/broadcast.ts'
import type { Room } from '../matches/room.ts'
import type { Client } from '../testing/client.ts'
import { playToTheEnd } from '../testing/play.ts'
import { Shadow, withoutEnd } from '../testing/shadow.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import { allTogether } from '../testing/together.ts'

interface NecHand {
  looking: number[]
  draft: { gives: number[]; takes: number[] } | null
}

describe('the bytes that are sent to each client', { timeout: 3 * PATIENCE }, () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({}, { games: games.map(allTogether) })
  }, PATIENCE)
  afterAll(() => server.end())

  /** Three people and a spectator at a table, and the room behind them. */
  async function sitDown() {
    const people = await Promise.all(['Ada', 'Bram', 'Cora'].map((name) => server.guest(name)))
    const [ada, ...others] = people
    if (ada === undefined) throw new Error('nobody came')
    const seats = [{ player: 'me' }, { player: 'open' }, { player: 'open' }]
    const { id } = await ada.open({
      seats,
      advice: true,
      settings: { roundLimit: 20, trade: 'standard' },
    })
    for (const other of others) await other.ask('POST', `/api/tables/${id}/join`)
    const room = await server.services.rooms.at(id, 'server', (one) => one)
    const clients: Client[] = []
    for (const visitor of [...people, await server.guest('Eve')])
      clients.push(await visitor.watch(id))
    return { id, room, clients, players: clients.slice(0, 3) }
  }

  const movesIn = (client: Client): string[] =>
    client.texts.filter((text) => text.startsWith('{"t":"moved"'))

  it.each(['one', 'two', 'three'])(
    'depend on nothing that the client can not know (match %s)',
    async (seed) => {
      const { id, room, clients, players } = await sitDown()
      const shadow = new Shadow(room, seed)
      const viewers = [0, 1, 2, null]
      for (const viewer of viewers) shadow.watch(viewer)
      const before = clients.map((client) => movesIn(client).length)
      await playToTheEnd(id, players, new FastChance(`leak ${seed}`))
      for (const [i, viewer] of viewers.entries()) {
        const client = clients[i]
        if (client === undefined) continue
        await client.until(() => client.isOver(id))
        const sent = movesIn(client).slice(before[i])
        const otherwise = shadow.textsFor(viewer)
        expect(sent.map(withoutEnd)).toEqual(otherwise)
      }
      expect(shadow.different).toBeGreaterThan(100)
      for (const client of clients) client.close()
    },
  )

  it('tell what is considered only where the options are the same whatever is hidden', async () => {
    const { id, room, clients, players } = await sitDown()
    const shadow = new Shadow(room, 'considered')
    const chance = new FastChance('considered')
    const open = new Set<number>()
    let closed = 0
    await playToTheEnd(id, players, new FastChance('leak considered'), async () => {
      const { match } = room.host
      const [at, asked] = [match.moment, match.decision?.seat]
      const worlds = [0, 1, 2, null]
        .filter((viewer) => viewer !== asked)
        .map((viewer) => JSON.stringify(shadow.worldFor(viewer).shown.offered()))
      expect(new Set(worlds).size).toBe(1)
      const isOpen = worlds[0] !== 'null'
      if (isOpen) open.add(at)
      else closed++
      const offered = players.flatMap((client) => client.offered(id))
      const pick = offered[chance.below(offered.length)] ?? -1
      for (const [seat, client] of players.entries()) {
        const command = { t: seat === asked ? 'aim' : 'suggest', match: id, at, pick }
        expect(await client.command(command)).toBe(isOpen ? undefined : 'hidden-options')
      }
    })
    for (const client of clients) {
      const told = client.texts.filter((text) => /^\{"t":"(aimed|suggested)"/.test(text))
      expect(told.length).toBeGreaterThan(100)
      for (const text of told) expect(open).toContain((JSON.parse(text) as { at: number }).at)
      client.close()
    }
    expect(closed).toBeGreaterThan(0)
  })

  it('would be seen to differ if they told the top of the deck', async () => {
    const { room, clients } = await sitDown()
    const shadow = new Shadow(room, 'leaky')
    const leaky = ({ shown, state }: { shown: MatchShown; state: State }): string => {
      const { deck } = state.box as unknown as { deck: number[] }
      const own = (viewer: number | null) => ({
        ...shown.own(viewer),
        hand: { deck: deck.slice(0, 3) },
      })
      return JSON.stringify(new Broadcast(room.id).standing({ ...shown, own }, 0, 0))
    }
    const truth = leaky({ shown: shownBy(room.host, true), state: shadow.truth })
    expect(leaky(shadow.worldFor(0))).not.toBe(truth)
    for (const client of clients) client.close()
  })

  it('hold no order of the deck, no key and nobody else’s hand', async () => {
    const { id, room, clients, players } = await sitDown()
    const eve = clients[3]
    const secrets = new Secrets(room)
    await playToTheEnd(id, players, new FastChance('secrets'))
    await eve?.until(() => eve.isOver(id))
    for (const [seat, client] of clients.entries()) {
      for (const { secret, seats, from, until } of secrets.all) {
        if (seats.includes(seat)) continue
        const then = client.texts.filter((text) => isWithin(lengthIn(text), from, until))
        expect(then.filter((text) => text.includes(secret))).toEqual([])
      }
      client.close()
    }
    expect(secrets.drafts).toBeGreaterThan(0)
    expect(secrets.decks).toBeGreaterThan(100)
  })
})

/** How long the log was when a message was sent, if it says so. */
function lengthIn(text: string): number | undefined {
  const found = /"length":(\d+),/.exec(text)?.[1]
  return found === undefined ? undefined : Number(found)
}

/** What does not say when it was sent could be of any time. */
const isWithin = (length: number | undefined, from: number, until: number): boolean =>
  length === undefined || (from <= length && length <= until)

interface Secret {
  secret: string
  /** Who may know it. */
  seats: number[]
  /** It is one from this length of the log on, and up to that: the same deal may be proposed twice. */
  from: number
  until: number
}

/** Notes at every step what is face down. */
class Secrets {
  readonly all: Secret[] = []
  drafts = 0
  decks = 0

  constructor(room: Room) {
    const { match } = room.host
    this.all.push({ secret: match.key, seats: [], from: 0, until: Infinity })
    const look = (): void => {
      const { length, position } = room.host
      const { hands, box, table } = room.host.match.stateAt(position)
      if (table.outcome !== null) {
        for (const one of this.all) if (one.secret === match.key) one.until = length - 1
        return
      }
      const { deck } = box as unknown as { deck: number[] }
      // So many cards in a row do not come by chance; those on top may be known to somebody.
      this.all.push({ secret: deck.slice(3, 11).join(), seats: [], from: 0, until: length })
      this.decks++
      for (const [seat, hand] of (hands as NecHand[]).entries()) this.#note(seat, hand, length)
    }
    look()
    room.host.listen(look)
  }

  #note(seat: number, { looking, draft }: NecHand, length: number): void {
    if (looking.length > 0)
      this.all.push({
        secret: JSON.stringify(looking),
        seats: [seat],
        from: length,
        until: length,
      })
    if (draft === null || draft.gives.length + draft.takes.length === 0) return
    this.drafts++
    this.all.push({ secret: JSON.stringify(draft), seats: [seat], from: length, until: length })
  }
}
