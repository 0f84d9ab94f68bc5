import type { GameEntry, State } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { fork } from '../files/fork.ts'
import { verify } from '../files/verify.ts'
import { MatchHost } from '../host/match-host.ts'
import { LogFault } from '../log/log-fault.ts'
import { Match } from '../match.ts'
import { MemoryLedger } from '../testing/memory-ledger.ts'
import { KEY, seatsOf } from '../testing/open-match.ts'
import { shopPick, workshop1, workshop2 } from '../testing/workshop.ts'
import { OtherRules, titleFor } from './rules-version.ts'

// Version 2 of the workshop has a new field (polish), which crafting adds to, and gathers two pieces of wood at once.

const { gather, roll, craft, part, finish } = shopPick

let ids = 0

async function play(host: MatchHost, ...picks: number[]): Promise<void> {
  for (const pick of picks) {
    const seat = host.match.decision?.seat ?? -1
    const command = { id: `c${ids++}`, at: host.moment, pick }
    expect(await host.pick(seat, command)).toMatchObject({ ok: true })
  }
}

/** A ledger with a match of version 1 in the middle of its crafting. */
async function oldMatch(isClosed = true): Promise<MemoryLedger> {
  const ledger = new MemoryLedger()
  const seats = seatsOf('person', 'person')
  const host = await MatchHost.begin(ledger, { game: workshop1, seats })
  await play(host, gather, roll, craft, part(1))
  await host.undo(0, { id: 'u', at: host.moment, how: 'step' })
  await play(host, part(2))
  if (isClosed) await host.close()
  return ledger
}

const open = (ledger: MemoryLedger, game: GameEntry): Promise<MatchHost> =>
  MatchHost.open(ledger, game)

const wood = ({ match }: MatchHost): number =>
  (match.stateAt(match.position).table as unknown as { wood: number[] }).wood[0] ?? 0
const polish = ({ match }: MatchHost): number | undefined =>
  (match.stateAt(match.position).table as unknown as { polish?: number[] }).polish?.[0]

describe('a title that keeps its old rules', () => {
  it('finishes old matches by them', async () => {
    const ledger = await oldMatch()
    const host = await open(ledger, workshop2.finishing)
    expect(host.match.title.version).toBe(1)
    const before = wood(host)
    await play(host, finish, gather)
    expect(wood(host)).toBe(before + 1)
    expect(polish(host)).toBeUndefined()
    expect(ledger.log.some((text) => text.includes('migrated'))).toBe(false)
    const found = verify(workshop2.finishing, host.toFile({ withKey: true }))
    expect(found).toMatchObject({ verdict: 'verified', picks: 7 })
  })

  it('begins new ones by the new', async () => {
    const given = { game: workshop2.finishing, seats: seatsOf('person') }
    const host = await MatchHost.begin(new MemoryLedger(), given)
    await play(host, gather)
    expect(wood(host)).toBe(2)
    expect(host.match.beginning.titleVersion).toBe(2)
  })

  it('is found by version', () => {
    const { title } = workshop2.finishing
    expect(titleFor(title, 2)).toBe(title)
    expect(titleFor(title, 1)).toBe(workshop1.title)
    expect(titleFor(title, 3)).toBeUndefined()
  })
})

describe('a title that migrates', () => {
  it('takes a match over in the middle of an action, and stores that first', async () => {
    const ledger = await oldMatch()
    const { length } = ledger.log
    const host = await open(ledger, workshop2.migrating)
    expect(ledger.log).toHaveLength(length + 1)
    expect(ledger.changes.at(-1)).toMatchObject({ titleVersion: 2 })
    expect(host.match.title.version).toBe(2)
    expect(host.position).toBe(4)
    expect(host.match.decision?.key).toBe('craft.add')
    expect(polish(host)).toBe(0)
    await play(host, part(3), finish)
    expect(polish(host)).toBe(2) // the part from before is still in hand
    const before = wood(host)
    await play(host, gather)
    expect(wood(host)).toBe(before + 2)
  })

  it('does so once', async () => {
    const ledger = await oldMatch()
    await open(ledger, workshop2.migrating)
    const { length } = ledger.log
    const again = await open(ledger, workshop2.migrating)
    expect(ledger.log).toHaveLength(length)
    await play(again, finish)
    await again.close()
    expect((await open(ledger, workshop2.migrating)).match.hash).toBe(again.match.hash)
  })

  it('does not undo behind the change, nor show what was before', async () => {
    const host = await open(await oldMatch(), workshop2.migrating)
    const undo = { id: 'x', at: host.moment, how: 'step' } as const
    expect(await host.undo(0, undo)).toEqual({ ok: false, why: 'nothing-to-undo' })
    expect(await host.redo(0, { id: 'y', at: host.moment })).toEqual({
      ok: false,
      why: 'nothing-to-redo',
    })
    expect(host.match.earliest).toBe(4)
    expect(() => host.match.stateAt(3)).toThrow(RangeError)
    await play(host, part(3))
    expect(host.match.undoable(0)).toMatchObject({ step: 1, turn: 1 })
  })

  it('has everything checked by verify, with the dice in step', async () => {
    const host = await open(await oldMatch(), workshop2.migrating)
    await play(host, finish, roll, roll)
    const file = host.toFile({ withKey: true })
    expect(file.titleVersion).toBe(1)
    const { migrating } = workshop2
    expect(verify(migrating, file)).toMatchObject({ verdict: 'verified', picks: 8, unplayed: 0 })
    expect(Match.restore(migrating, file).hash).toBe(host.match.hash)

    const tampered = structuredClone(file)
    const entry = tampered.log.find((one) => one.do === 'migrated')
    if (entry?.do !== 'migrated') throw new Error('it was migrated')
    entry.state.table['wood'] = [99, 0]
    expect(verify(migrating, tampered).difference?.message).toMatch('not the migrated state')
    entry.counter++
    expect(verify(migrating, tampered).difference?.message).toMatch(/the dice stand at \d+, not/)
  })

  it('does not believe a state that no rules can have led to', () => {
    const match = Match.open({ game: workshop1, seats: seatsOf('person'), key: KEY })
    const file = match.toFile({ withKey: true })
    const { counter } = match
    const mad = [
      { table: {}, hands: [], box: {} },
      { table: { turn: 1, outcome: null }, hands: [{}], box: { stack: [] } },
      { table: { turn: 1, outcome: null }, hands: [{}], box: { stack: [{ at: 'no.where' }] } },
      { table: { turn: 1, outcome: { ending: 'x' } }, hands: [], box: { stack: [] } },
    ]
    for (const state of mad) {
      file.log = [{ do: 'migrated', to: 2, counter, state }]
      const found = verify(workshop2.migrating, file)
      expect(found.difference?.message).toMatch(
        'Entry 1 of the log: this is not the migrated state',
      )
      expect(() => Match.restore(workshop2.migrating, file)).toThrow(LogFault)
      // Where the old rules are gone it can't be compared, so it is not read at all.
      expect(verify(workshop2.forgetful, file)).toMatchObject({ verdict: 'incomplete', picks: 0 })
      expect(() => Match.restore(workshop2.forgetful, file)).toThrow(OtherRules)
      // Not even if we should have written it ourselves.
      const { log: entries } = file
      const stored = { game: workshop2.forgetful, key: KEY, counter, beginning: match.beginning }
      expect(() => Match.reopen({ ...stored, entries })).toThrow("the state can't be played")
    }
  })

  it('does not take over what its migration has spoilt', async () => {
    const ledger = await oldMatch()
    const { length } = ledger.log
    const { migrating } = workshop2
    const spoil = (state: State): State => ({ ...state, box: { ...state.box, stack: [] } })
    const game = { ...migrating, title: { ...migrating.title, migrate: { 1: spoil } } }
    await expect(open(ledger, game)).rejects.toThrow(OtherRules)
    expect(ledger.log).toHaveLength(length)
  })

  it('migrates match files too', () => {
    const match = Match.open({ game: workshop1, seats: seatsOf('person'), key: KEY })
    match.command(0, 0, gather)
    const restored = Match.restore(workshop2.migrating, match.toFile({ withKey: true }))
    expect(restored.title.version).toBe(2)
    expect(restored.log.at(-1)).toMatchObject({ do: 'migrated', to: 2 })
  })

  it('leaves finished matches as they are', () => {
    const match = Match.open({ game: workshop1, seats: seatsOf('person'), key: KEY })
    match.command(0, 0, shopPick.close)
    const restored = Match.restore(workshop2.migrating, match.toFile({ withKey: true }))
    expect(restored.title.version).toBe(1)
  })

  it('can be forked after the change', async () => {
    const host = await open(await oldMatch(), workshop2.migrating)
    await play(host, finish, gather)
    const file = host.toFile({ withKey: true })
    const other = fork(workshop2.migrating, file, 5, { key: 'f'.repeat(64) })
    expect(other.title.version).toBe(2)
    expect(other.stateAt(5)).toEqual(host.match.stateAt(5))
    other.command(0, other.moment, roll)
    const found = verify(workshop2.migrating, other.toFile({ withKey: true }))
    expect(found).toMatchObject({ verdict: 'incomplete', difference: null, chance: 1 })
    expect(() => fork(workshop2.migrating, file, 3, { key: 'f'.repeat(64) })).toThrow(RangeError)
  })
})

describe('a title that has forgotten its old rules', () => {
  it('migrates from the snapshot of the end, and says what could not be checked', async () => {
    const ledger = await oldMatch()
    const host = await open(ledger, workshop2.forgetful)
    expect(host.match.title.version).toBe(2)
    await play(host, finish, roll)
    const file = host.toFile({ withKey: true })
    const found = verify(workshop2.forgetful, file)
    expect(found).toMatchObject({ verdict: 'incomplete', picks: 0, unplayed: 7, difference: null })
    expect(found.unproved).toEqual([expect.stringContaining('rules that are not here any more')])
    const migrating = verify(workshop2.migrating, file)
    expect(migrating).toMatchObject({ verdict: 'verified' })
    expect((await open(ledger, workshop2.forgetful)).match.hash).toBe(host.match.hash)
  })

  it('can not without a snapshot', async () => {
    const ledger = await oldMatch(false)
    await expect(open(ledger, workshop2.forgetful)).rejects.toThrow('its last state was not kept')
  })
})

describe('a title that does not care', () => {
  it('does not open old matches, and says why', async () => {
    const ledger = await oldMatch()
    await expect(open(ledger, workshop2.indifferent)).rejects.toThrow(OtherRules)
    await expect(open(ledger, workshop2.indifferent)).rejects.toThrow(
      "a match of workshop in version 1 can't go on: this is version 2",
    )
  })
})

describe('a process with the old rules', () => {
  it('does not go on with a match that another one has migrated', async () => {
    const ledger = await oldMatch(false)
    const old = await open(ledger, workshop1)
    await open(ledger, workshop2.migrating)
    const { hash } = old.match
    const command = { id: 'late', at: old.moment, pick: finish }
    await expect(old.pick(0, command)).rejects.toThrow(OtherRules)
    await expect(old.pick(0, command)).rejects.toThrow(OtherRules)
    expect(old.match.hash).toBe(hash)
  })
})
