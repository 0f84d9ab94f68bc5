import { describe, expect, it } from 'vitest'
import { fork } from '../files/fork.ts'
import { verify } from '../files/verify.ts'
import { Match } from '../match.ts'
import { begun, given, newId, opened, play, REACT } from '../testing/hosted.ts'
import { MemoryLedger } from '../testing/memory-ledger.ts'
import { nightWatchGame, watchPick } from '../testing/night-watch.ts'
import { KEY } from '../testing/open-match.ts'
import type { HostChange } from './host-change.ts'
import { MatchHost } from './match-host.ts'

describe('a host', () => {
  it('begins a match in a ledger and takes picks', async () => {
    const { ledger, host, told } = await begun()
    expect(ledger.log).toHaveLength(1)
    expect(host.length).toBe(1)
    const answer = await host.pick(0, { id: 'a', at: host.moment, pick: watchPick.throw })
    expect(answer).toEqual({ ok: true, length: 2 })
    expect(ledger.log).toHaveLength(2)
    expect(told).toEqual([{ from: 0, to: 1, length: 2, notices: [] }])
    expect(host.heard(null, 1).map(({ event }) => event.key)).toEqual(['threw'])
    expect(ledger.counter).toBe(host.match.beginning.start.length + 1)
    expect(ledger.changes[0]?.seats).toEqual(host.match.seats)
    expect(ledger.changes[1]).toEqual({
      counter: ledger.counter,
      titleVersion: 4,
      asked: 1,
      moment: host.moment,
      position: 1,
      isOver: false,
    })
  })

  it('is found again by another process, with the same dice to come', async () => {
    const { ledger, host } = await begun()
    await play(host, watchPick.throw, watchPick.quiet)
    await host.order(2, { id: newId(), decision: REACT, until: 'options-change' })
    await host.hold(1, 'sleepy')
    const other = await opened(ledger)
    expect(other.match.hash).toBe(host.match.hash)
    expect(other.match.seats).toEqual(host.match.seats)
    expect(other.match.orders(2)).toHaveLength(1)
    expect(other.moment).toBe(host.moment)
    await play(other, watchPick.throw)
    await host.refresh()
    expect(host.match.hash).toBe(other.match.hash)
    expect(verify(nightWatchGame, host.toFile({ withKey: true })).verdict).toBe('verified')
  })

  it('ends with the match', async () => {
    const { ledger, host } = await begun()
    await play(host, watchPick.resign)
    expect(ledger.changes.at(-1)).toMatchObject({ isOver: true })
    const command = { id: newId(), at: host.moment, pick: watchPick.throw }
    expect(await host.pick(0, command)).toEqual({ ok: false, why: 'match-over' })
  })

  it('refuses what the match refuses, and stores nothing', async () => {
    const { ledger, host, told } = await begun()
    const { hash } = host.match
    const at = host.moment
    const answers = await Promise.all([
      host.pick(1, { id: 'a', at, pick: watchPick.throw }),
      host.pick(0, { id: 'b', at: at + 1, pick: watchPick.throw }),
      host.pick(0, { id: 'c', at, pick: watchPick.quiet }),
      host.undo(0, { id: 'd', at, how: 'step' }),
      host.redo(0, { id: 'e', at }),
      host.requestUndo(0, { id: 'f', at, back: 0 }),
      host.consent(0, { id: 'g', request: 0, yes: true }),
      host.order(0, { id: 'h', decision: 'nothing', until: 'turn-ends' }),
      host.lift(0, { id: 'i', decision: REACT }),
      host.takeBack(0),
      host.hold(9, 'random'),
    ])
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.why))).toEqual([
      'not-your-decision',
      'stale',
      'not-offered',
      'nothing-to-undo',
      'nothing-to-redo',
      'no-such-position',
      'stale',
      'no-such-decision',
      'no-such-order',
      'not-held',
      'no-such-seat',
    ])
    expect(ledger.log).toHaveLength(1)
    expect(host.match.hash).toBe(hash)
    expect(told).toEqual([])
  })

  it('takes one command after the other: of two for one decision the first wins', async () => {
    const { host, ledger } = await begun()
    const at = host.moment
    const answers = await Promise.all([
      host.pick(0, { id: 'a', at, pick: watchPick.throw }),
      host.pick(0, { id: 'b', at, pick: watchPick.rest }),
    ])
    expect(answers).toEqual([
      { ok: true, length: 2 },
      { ok: false, why: 'stale' },
    ])
    expect(ledger.log).toHaveLength(2)
  })

  it('tells of an undo where the line was cut, and what the table should know', async () => {
    const { host, told } = await begun()
    await play(host, watchPick.throw, watchPick.quiet, watchPick.quiet)
    const at = host.moment
    expect(await host.undo(2, { id: newId(), at, how: 'step' })).toMatchObject({ ok: true })
    await host.redo(2, { id: newId(), at: host.moment })
    await host.requestUndo(0, { id: newId(), at: host.moment, back: 0 })
    const request = host.match.request?.number ?? -1
    await host.consent(1, { id: newId(), request, yes: true })
    await host.consent(2, { id: newId(), request, yes: true })
    await host.leave(2, 'sleepy')
    expect(told.slice(3)).toEqual([
      { from: 2, to: 2, length: 5, notices: [{ kind: 'undone', seat: 2, picks: 1 }] },
      { from: 2, to: 3, length: 6, notices: [{ kind: 'redone', seat: 2, picks: 1 }] },
      { from: 3, to: 3, length: 7, notices: [{ kind: 'undo-asked', seat: 0, to: 0 }] },
      { from: 3, to: 3, length: 8, notices: [{ kind: 'undo-answered', seat: 1, yes: true }] },
      {
        from: 0,
        to: 0,
        length: 10,
        notices: [
          { kind: 'undo-answered', seat: 2, yes: true },
          { kind: 'undone', seat: 0, picks: 3 },
        ],
      },
      {
        from: 0,
        to: 0,
        length: 11,
        notices: [{ kind: 'seated', change: { do: 'leave', seat: 2, bot: 'sleepy' } }],
      },
    ])
  })

  it('stores who sits where with the seats, and what the caller adds', async () => {
    const { host, ledger } = await begun()
    const also = { guest: 'g1' }
    await host.leave(1)
    await host.replace(1, { name: 'Cora', player: 'person' }, also)
    expect(ledger.changes.at(-1)?.seats?.[1]).toEqual({
      name: 'Cora',
      player: 'person',
      heldBy: null,
    })
    expect(ledger.changes.at(-1)?.also).toBe(also)
    await play(host, watchPick.throw)
    expect(ledger.changes.at(-1)).not.toHaveProperty('seats')
  })

  it('adopts a fork', async () => {
    const { host } = await begun()
    await play(host, watchPick.throw, watchPick.quiet)
    const other = fork(nightWatchGame, host.toFile({ withKey: true }), 1, { key: KEY })
    const ledger = new MemoryLedger()
    const forked = await MatchHost.adopt(ledger, other)
    expect(forked.position).toBe(1)
    expect(ledger.log).toHaveLength(2)
    expect((await opened(ledger)).match.hash).toBe(other.hash)
    await expect(MatchHost.adopt(ledger, other)).rejects.toThrow('begun already')
    const foreign = Match.open({ ...given, key: 'f'.repeat(64) })
    await expect(MatchHost.adopt(new MemoryLedger(), foreign)).rejects.toThrow('another key')
  })
})

describe('listeners', () => {
  it('can stop, and can fail without harm', async () => {
    const faults: unknown[] = []
    const { host } = await begun({ onFault: (error) => faults.push(error) })
    host.listen(() => {
      throw new Error('deaf')
    })
    const told: HostChange[] = []
    const stop = host.listen((change) => told.push(change))
    await play(host, watchPick.throw)
    stop()
    await play(host, watchPick.quiet)
    expect(told).toHaveLength(1)
    expect(faults.map(String)).toEqual(['Error: deaf', 'Error: deaf'])
  })

  it('see the match as it is after what they are told of', async () => {
    const { host } = await begun()
    const seen: number[] = []
    host.listen(({ length }) => seen.push(host.length - length))
    await play(host, watchPick.throw, watchPick.quiet, watchPick.quiet)
    expect(seen).toEqual([0, 0, 0])
  })
})
