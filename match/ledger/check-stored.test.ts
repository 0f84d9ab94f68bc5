import type { GameEntry, State } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { MatchHost } from '../host/match-host.ts'
import { MemoryLedger } from '../testing/memory-ledger.ts'
import { seatsOf } from '../testing/open-match.ts'
import { shopPick, workshop1, workshop2 } from '../testing/workshop.ts'
import { checkStored, type StoredVerdict } from './check-stored.ts'

const { gather, roll, craft, part } = shopPick

/** A ledger with a match of version 1, closed properly, so that there is a snapshot of its end. */
async function oldMatch(): Promise<MemoryLedger> {
  const ledger = new MemoryLedger()
  const host = await MatchHost.begin(ledger, { game: workshop1, seats: seatsOf('person') })
  for (const pick of [gather, roll, craft, part(1)])
    await host.pick(0, { id: `${pick}`, at: host.moment, pick })
  await host.close()
  return ledger
}

const check = async (ledger: MemoryLedger, game: GameEntry): Promise<StoredVerdict> =>
  checkStored(game, await ledger.read(0))

describe('a stored match', () => {
  it('keeps its rules, or goes over to later ones; nothing is stored for that', async () => {
    const ledger = await oldMatch()
    const { length } = ledger.log
    expect(await check(ledger, workshop1)).toEqual({ verdict: 'keeps', version: 1 })
    expect(await check(ledger, workshop2.finishing)).toEqual({ verdict: 'keeps', version: 1 })
    const migrates = { verdict: 'migrates', from: 1, to: 2 }
    expect(await check(ledger, workshop2.migrating)).toEqual(migrates)
    expect(await check(ledger, workshop2.forgetful)).toEqual(migrates)
    expect(ledger.log).toHaveLength(length)
    await (await MatchHost.open(ledger, workshop2.migrating)).close()
    expect(await check(ledger, workshop2.migrating)).toEqual({ verdict: 'keeps', version: 2 })
  })

  it('breaks where its rules are gone', async () => {
    expect(await check(await oldMatch(), workshop2.indifferent)).toMatchObject({
      verdict: 'breaks',
      at: null,
      why: expect.stringContaining("can't go on"),
    })
  })

  it('breaks where its migration spoils it', async () => {
    const { migrating } = workshop2
    const spoil = (state: State): State => ({ ...state, box: { ...state.box, stack: [] } })
    const game = { ...migrating, title: { ...migrating.title, migrate: { 1: spoil } } }
    expect(await check(await oldMatch(), game)).toMatchObject({ verdict: 'breaks', at: null })
  })

  it.each<[string, number, (ledger: MemoryLedger) => unknown]>([
    ['is not allowed', 2, ({ log }) => (log[2] = '{"seat":0,"pick":9999999,"chance":[]}')],
    ["can't be read", 3, ({ log }) => (log[3] = '{"seat":')],
    ['do not become version 1', 5, ({ log }) => log.push(MIGRATED)],
    ['is another state', 4, ({ snapshots, log }) => snapshots.push(other(log.length))],
    ['not begin at its beginning', 0, ({ log }) => log.shift()],
  ])('breaks at the first entry that %s, whatever the snapshots say', async (why, at, damage) => {
    const ledger = await oldMatch()
    damage(ledger)
    expect(await check(ledger, workshop1)).toEqual({
      verdict: 'breaks',
      at,
      why: expect.stringContaining(why),
    })
  })

  it('breaks where entries are missing', async () => {
    const page = await (await oldMatch()).read(0)
    const cut = { ...page, entries: page.entries.slice(0, -1), snapshot: undefined }
    expect(checkStored(workshop1, cut)).toMatchObject({ verdict: 'breaks', at: 4 })
  })
})

const MIGRATED = JSON.stringify({
  do: 'migrated',
  to: 1,
  counter: 0,
  state: { table: {}, hands: [], box: {} },
})

const other = (at: number) => ({
  at,
  state: JSON.stringify({ titleVersion: 1, state: { table: {}, hands: [], box: {} }, orders: [] }),
})
