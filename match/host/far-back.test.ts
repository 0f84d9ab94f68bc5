import type { GameEntry } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { textsOf } from '../ledger/stored-text.ts'
import { LogFault } from '../log/log-fault.ts'
import { Match } from '../match.ts'
import { Elsewhere } from '../testing/elsewhere.ts'
import { longMatch } from '../testing/long-match.ts'
import { MemoryLedger } from '../testing/memory-ledger.ts'
import { KEY, seatsOf } from '../testing/open-match.ts'
import { shopPick, workshop1, workshop2 } from '../testing/workshop.ts'
import { MatchHost } from './match-host.ts'

const { gather, roll, close } = shopPick
const PICKS = 2_000

function ledgerOf(match: Match): MemoryLedger {
  const ledger = new MemoryLedger()
  ledger.log.push(...textsOf(match))
  ledger.counter = match.counter
  return ledger
}

async function openedBy(
  ledger: MemoryLedger,
  game: GameEntry = workshop1,
): Promise<{ host: MatchHost; elsewhere: Elsewhere }> {
  const elsewhere = new Elsewhere()
  const host = await MatchHost.open(ledger, game, { replays: elsewhere })
  return { host, elsewhere }
}

/** Two people, one of whom never comes to the end of the turn. */
function endlessTurn(): Match {
  const seats = seatsOf('person', 'person')
  const match = Match.open({ game: workshop1, seats, key: KEY, undo: 'free' })
  for (let i = 0; i < PICKS; i++) match.command(0, match.moment, i % 3 === 0 ? roll : gather)
  return match
}

describe('a long match that is opened where others wait', () => {
  it('is played again elsewhere, once', async () => {
    const { match } = longMatch(PICKS)
    const ledger = ledgerOf(match)
    const first = await openedBy(ledger)
    expect(first.elsewhere.count).toBe(1)
    expect(first.host.match.hash).toBe(match.hash)
    const second = await openedBy(ledger)
    expect(second.elsewhere.count).toBe(0)
    expect(second.host.match.hash).toBe(match.hash)
  })

  it('knows at once what was told of late, and what can be taken back', async () => {
    for (const match of [longMatch(PICKS).match, endlessTurn()]) {
      const ledger = ledgerOf(match)
      await openedBy(ledger)
      const { host, elsewhere } = await openedBy(ledger)
      const { toldFrom } = host.match
      expect(PICKS - toldFrom).toBeGreaterThan(100)
      expect(host.heard(0, toldFrom)).toEqual(match.heard(0, toldFrom))
      expect(host.match.undoable(0)).toEqual(match.undoable(0))
      for (let i = 0; i < 10; i++) {
        await host.undo(0, { id: `u${i}`, at: host.moment, how: 'step' })
        match.undo(0, match.moment, 'step')
        expect(host.match.undoable(0)).toEqual(match.undoable(0))
      }
      expect(host.match.hash).toBe(match.hash)
      expect(elsewhere.count).toBe(0)
    }
  })

  it('goes back as far as one likes, and forth again', async () => {
    const match = endlessTurn()
    const { host, elsewhere } = await openedBy(ledgerOf(match))
    const end = host.match.hash
    expect(await host.undo(0, { id: 'u', at: host.moment, how: 'turn' })).toMatchObject({
      ok: true,
    })
    match.undo(0, match.moment, 'turn')
    expect(host.position).toBe(match.position)
    expect(host.match.hash).toBe(match.hash)
    expect(await host.redo(0, { id: 'r', at: host.moment })).toMatchObject({ ok: true })
    expect(host.match.hash).toBe(end)
    expect(elsewhere.count).toBe(3)
  })

  it('goes back where all have agreed', async () => {
    const match = endlessTurn()
    const ledger = ledgerOf(match)
    const { host } = await openedBy(ledger)
    await host.requestUndo(0, { id: 'a', at: host.moment, back: 7 })
    const request = host.match.request?.number ?? -1
    expect(await host.consent(1, { id: 'y', request, yes: true })).toMatchObject({ ok: true })
    expect(host.position).toBe(7)
    const fresh = await MatchHost.open(ledger, workshop1)
    expect(fresh.match.hash).toBe(host.match.hash)
    expect(fresh.match.log).toEqual(host.match.log)
  })

  it('catches up with much that another process has done', async () => {
    const ledger = ledgerOf(longMatch(10).match)
    const { host, elsewhere } = await openedBy(ledger)
    const other = await MatchHost.open(ledger, workshop1)
    for (let i = 0; i < 200; i++)
      await other.pick(0, { id: `p${i}`, at: other.moment, pick: i % 2 === 0 ? gather : roll })
    await host.refresh()
    expect(host.match.hash).toBe(other.match.hash)
    expect(elsewhere.count).toBe(1)
  })

  it('by earlier rules is resumed only from a state that was made beside the rules of today', async () => {
    const { match } = longMatch(PICKS)
    match.command(0, match.moment, close)
    expect(match.outcome).not.toBeNull()
    const ledger = ledgerOf(match)
    await (await MatchHost.open(ledger, workshop1)).close()
    expect(ledger.snapshots).toHaveLength(1) // made when its rules were those of today
    const first = await openedBy(ledger, workshop2.finishing)
    expect(first.elsewhere.count).toBe(1)
    const second = await openedBy(ledger, workshop2.finishing)
    expect(second.elsewhere.count).toBe(0)
    expect(second.host.match.hash).toBe(match.hash)
    expect(second.host.match.title.version).toBe(1)
  })

  it('goes over to later rules', async () => {
    const { match } = longMatch(PICKS)
    const ledger = ledgerOf(match)
    const { host } = await openedBy(ledger, workshop2.migrating)
    expect(host.match.title.version).toBe(2)
    expect(ledger.log).toHaveLength(match.length + 1)
    expect(ledger.snapshots.at(-1)?.at).toBe(match.length + 1)
  })

  it('can’t be opened where its log is broken, and says so', async () => {
    const ledger = ledgerOf(longMatch(PICKS).match)
    ledger.log[77] = '{"seat":0,"pick":9999999,"chance":[]}'
    await expect(openedBy(ledger)).rejects.toThrow(LogFault)
  })
})
