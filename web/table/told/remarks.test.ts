import { BotRunner, observationOf } from '@eldertable/bots'
import { games } from '@eldertable/games'
import {
  Engine,
  FastChance,
  mayHear,
  PickList,
  type Event,
  type GameEntry,
} from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import type { Told } from '../../session/session.ts'
import { boardOf } from '../../titles/boards.ts'
import { remarksOf } from '../../titles/remarks.ts'
import { remarksIn } from './remarks.ts'

/** A match that the quickest habit plays at every seat, as a spectator has heard it after this many picks or in the end. */
function played({ title, habits }: GameEntry, seed: string, most = Infinity) {
  const engine: Engine = new Engine(title)
  const chance = new FastChance(seed)
  const bots = new BotRunner(Object.values(habits).at(-1) ?? habits.habit, chance)
  const count = Math.min(4, title.seats.most)
  const log: Told[] = []
  const events: Event[] = []
  const tell = (position: number) => {
    for (const event of events.splice(0)) if (mayHear(event, null)) log.push({ position, event })
  }
  const state = engine.start(count, {}, chance, events)
  tell(0)
  const list = new PickList()
  let position = 0
  while (position < most) {
    const observation = observationOf(engine, state, list)
    if (observation === undefined) break
    engine.apply(state, bots.pick(observation), chance, events)
    tell(++position)
  }
  const seats = Array.from({ length: count }, (_, seat) => ({
    name: `Seat ${seat}`,
    player: seat === 0 ? 'person' : 'bot:habit',
    heldBy: null,
    present: true,
  }))
  return { log, seats, view: { table: state.table }, commitment: seed, position }
}

async function partsOf({ title }: GameEntry) {
  const [board, remarks] = await Promise.all([boardOf(title.id), remarksOf(title.id)])
  if (board === undefined || remarks === undefined) throw new Error('it has none')
  return { board, remarks }
}

describe.each(games)('the bots of $title.id', { timeout: 120_000 }, (game) => {
  const running = ['a', 'b', 'c', 'd'].map((seed) => played(game, seed, 150))

  it('have enough to say, each of it once and short, for occasions that there are', async () => {
    const { remarks } = await partsOf(game)
    const all = Object.values(remarks.words).flat()
    expect(all.length).toBeGreaterThanOrEqual(20)
    expect(new Set(all).size).toBe(all.length)
    for (const words of Object.values(remarks.words)) expect(words.length).toBeGreaterThan(1)
    for (const one of all) expect(one).toMatch(/^[A-Z].{2,54}[.?!]$/)
    const told = Object.keys(game.title.text.events)
    for (const key of Object.keys(remarks.on)) expect(told).toContain(key)
  })

  it('say something now and then, and not the same again soon', async () => {
    const { board, remarks } = await partsOf(game)
    for (const match of running) {
      const said = [...remarksIn(match, board, remarks).values()]
      expect(said.length).toBeGreaterThan(1)
      expect(said.length).toBeLessThanOrEqual(1 + match.position / 12)
      for (const { words, position } of said) {
        const again = said.filter((one) => Math.abs(one.position - position) < 90)
        expect(again.filter((one) => one.words === words)).toHaveLength(1)
      }
    }
  })

  it('leave it to people to speak for themselves', async () => {
    const { board, remarks } = await partsOf(game)
    for (const match of running) {
      for (const { seat } of remarksIn(match, board, remarks).values())
        expect(match.seats[seat]?.player).toBe('bot:habit')
      const people = match.seats.map((one) => ({ ...one, player: 'person', heldBy: 'habit' }))
      expect(remarksIn({ ...match, seats: people }, board, remarks).size).toBe(0)
    }
  })

  it('said what they said, however much has happened since', async () => {
    const { board, remarks } = await partsOf(game)
    for (const match of running) {
      const view = { table: { ...match.view.table, outcome: null } }
      const whole = remarksIn({ ...match, view }, board, remarks)
      const log = match.log.slice(0, Math.floor(match.log.length / 2))
      for (const [event, remark] of remarksIn({ ...match, log, view }, board, remarks))
        expect(whole.get(event)).toEqual(remark)
    }
  })

  it('have a last word when all is over', async () => {
    const { board, remarks } = await partsOf(game)
    const match = played(game, 'end')
    const winners = match.view.table.outcome?.winners ?? []
    const last = [...remarksIn(match, board, remarks).values()].at(-1)
    expect(last?.position).toBe(match.log.at(-1)?.position)
    const own = remarks.words[winners.includes(last?.seat ?? -1) ? 'won' : 'lost']
    expect(own).toContain(last?.words)
  })
})
