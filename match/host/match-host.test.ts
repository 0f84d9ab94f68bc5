import { describe, expect, it } from 'vitest'
import { fork } from '../files/fork.ts'
import { verify } from '../files/verify.ts'
import { Match } from '../match.ts'
import { quiet } from '../testing/fake-timers.ts'
import { MemoryLedger } from '../testing/memory-ledger.ts'
import { nightWatchGame, watchPick } from '../testing/night-watch.ts'
import { KEY, seatsOf } from '../testing/open-match.ts'
import type { HostChange } from './host-change.ts'
import { MatchHost, type HostOptions } from './match-host.ts'

const given = { game: nightWatchGame, seats: seatsOf('person', 'person', 'person') }
const REACT = 'listen.react'

async function begun(
  options: HostOptions = {},
): Promise<{ ledger: MemoryLedger; host: MatchHost; told: HostChange[] }> {
  const ledger = new MemoryLedger()
  const host = await MatchHost.begin(ledger, given, options)
  return { ledger, host, told: listenTo(host) }
}

const opened = (ledger: MemoryLedger, options?: HostOptions): Promise<MatchHost> =>
  MatchHost.open(ledger, nightWatchGame, options)

function listenTo(host: MatchHost): HostChange[] {
  const told: HostChange[] = []
  host.listen((change) => told.push(change))
  return told
}

let ids = 0
const newId = (): string => `c${ids++}`

/** Picks for whoever is asked. */
async function play(host: MatchHost, ...picks: number[]): Promise<void> {
  for (const pick of picks) {
    const seat = host.match.decision?.seat ?? -1
    const answer = await host.pick(seat, { id: newId(), at: host.moment, pick })
    expect(answer).toMatchObject({ ok: true })
  }
}

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

describe('a command that is sent again', () => {
  it('is answered as before and does nothing', async () => {
    const { host, ledger, told } = await begun()
    const command = { id: 'once', at: host.moment, pick: watchPick.throw }
    const first = await host.pick(0, command)
    await play(host, watchPick.quiet)
    const before = ledger.log.length
    expect(await host.pick(0, command)).toEqual(first)
    expect(ledger.log).toHaveLength(before)
    expect(told).toHaveLength(2)
    const other = await opened(ledger)
    expect(await other.pick(0, command)).toEqual(first)
  })

  it('is another one if it comes from another seat', async () => {
    const { host } = await begun()
    await host.pick(0, { id: 'once', at: host.moment, pick: watchPick.throw })
    const answer = await host.pick(1, { id: 'once', at: host.moment, pick: watchPick.quiet })
    expect(answer).toEqual({ ok: true, length: 3 })
  })

  it('is refused if it is not the same', async () => {
    const { host } = await begun()
    await host.pick(0, { id: 'once', at: host.moment, pick: watchPick.throw })
    const rest = { id: 'once', at: host.moment, pick: watchPick.rest }
    expect(await host.pick(0, rest)).toEqual({ ok: false, why: 'id-taken' })
    const undo = { id: 'once', at: host.moment, how: 'step' } as const
    expect(await host.undo(0, undo)).toEqual({ ok: false, why: 'id-taken' })
  })

  it('does nothing twice, whatever it is', async () => {
    const { host, ledger } = await begun()
    await play(host, watchPick.throw, watchPick.quiet)
    const at = host.moment
    const commands = [
      () => host.undo(1, { id: 'u', at, how: 'step' }),
      () => host.redo(1, { id: 'r', at: at + 1 }),
      () => host.order(2, { id: 'o', decision: REACT, until: 'turn-ends' }),
      () => host.lift(2, { id: 'l', decision: REACT }),
      () => host.requestUndo(0, { id: 'q', at: host.moment, back: 0 }),
      () => host.consent(1, { id: 'y', request: host.match.request?.number ?? 0, yes: true }),
    ]
    for (const command of commands) {
      const answer = await command()
      expect(answer.ok).toBe(true)
      const { length } = ledger.log
      expect(await command()).toEqual(answer)
      expect(ledger.log).toHaveLength(length)
    }
  })
})

describe('nothing is told before it is stored:', () => {
  it('while the ledger takes its time', async () => {
    const { host, ledger, told } = await begun()
    const { hash, moment } = host.match
    let open = (): void => {}
    ledger.gate = new Promise((resolve) => (open = resolve))
    let isAnswered = false
    const answer = host.pick(0, { id: 'a', at: moment, pick: watchPick.throw })
    void answer.then(() => (isAnswered = true))
    await quiet()
    expect(isAnswered).toBe(false)
    expect(told).toEqual([])
    expect(host.match.hash).toBe(hash)
    expect(host.moment).toBe(moment)
    expect(host.heard(null, 1)).toEqual([])
    open()
    expect(await answer).toMatchObject({ ok: true })
    expect(told).toHaveLength(1)
  })

  it('if the ledger fails, nothing has happened, and it can be tried again', async () => {
    const { host, ledger, told } = await begun()
    const { hash } = host.match
    ledger.mishaps = ['fails']
    const command = { id: 'a', at: host.moment, pick: watchPick.throw }
    await expect(host.pick(0, command)).rejects.toThrow('not stored')
    expect(host.match.hash).toBe(hash)
    expect(told).toEqual([])
    expect(await host.pick(0, command)).toEqual({ ok: true, length: 2 })
    expect(told).toHaveLength(1)
    expect((await opened(ledger)).match.hash).toBe(host.match.hash)
  })

  it('if the answer of the ledger is lost, it is looked up, and everybody hears of it', async () => {
    const { host, ledger, told } = await begun()
    ledger.mishaps = ['loses-answer']
    const command = { id: 'a', at: host.moment, pick: watchPick.throw }
    expect(await host.pick(0, command)).toEqual({ ok: true, length: 2 })
    expect(ledger.log).toHaveLength(2)
    expect(told).toEqual([{ from: 0, to: 1, length: 2, notices: [] }])
  })

  it('if it can not be looked up, the next command finds out', async () => {
    const { host, ledger, told } = await begun()
    ledger.mishaps = ['goes-down']
    const command = { id: 'a', at: host.moment, pick: watchPick.throw }
    await expect(host.pick(0, command)).rejects.toThrow('the answer was lost')
    expect(told).toEqual([])
    ledger.isDown = false
    expect(await host.pick(0, command)).toEqual({ ok: true, length: 2 })
    expect(ledger.log).toHaveLength(2)
    expect(told).toEqual([{ from: 0, to: 1, length: 2, notices: [] }])
    await play(host, watchPick.quiet)
    expect(verify(nightWatchGame, host.toFile({ withKey: true })).verdict).toBe('verified')
  })

  it('and whatever the next command is, it meets the match as it is stored', async () => {
    const { host, ledger } = await begun()
    ledger.mishaps = ['goes-down']
    const command = { id: 'a', at: host.moment, pick: watchPick.throw }
    await expect(host.pick(0, command)).rejects.toThrow('the answer was lost')
    ledger.isDown = false
    const elsewhere = await opened(ledger)
    const next = { id: 'b', at: elsewhere.moment, pick: watchPick.quiet }
    expect(await host.pick(1, next)).toEqual({ ok: true, length: 3 })
  })

  it('as long as the ledger is down, every command fails and nothing changes', async () => {
    const { host, ledger, told } = await begun()
    const { hash } = host.match
    ledger.isDown = true
    for (let i = 0; i < 3; i++) {
      const command = { id: 'a', at: host.moment, pick: watchPick.throw }
      await expect(host.pick(0, command)).rejects.toThrow('down')
    }
    await expect(host.refresh()).rejects.toThrow('down')
    expect(host.match.hash).toBe(hash)
    ledger.isDown = false
    await play(host, watchPick.throw)
    expect(told).toHaveLength(1)
  })

  it('dice that were not stored were not thrown', async () => {
    const { host, ledger } = await begun()
    const { counter } = ledger
    ledger.mishaps = ['fails', 'fails']
    const command = { id: 'a', at: host.moment, pick: watchPick.throw }
    await expect(host.pick(0, command)).rejects.toThrow('not stored')
    await expect(host.pick(0, command)).rejects.toThrow('not stored')
    await host.pick(0, command)
    expect(ledger.counter).toBe(counter + 1)
    const reference = Match.open({ ...given, key: KEY })
    reference.command(0, 0, watchPick.throw)
    expect(host.match.hash).toBe(reference.hash)
  })
})

describe('two hosts of one match', () => {
  it('never lose or double a pick: who comes second hears it and is refused', async () => {
    const { host, ledger, told } = await begun()
    const other = await opened(ledger)
    const at = host.moment
    ledger.meanwhile = () => other.pick(0, { id: 'b', at, pick: watchPick.rest })
    const answer = await host.pick(0, { id: 'a', at, pick: watchPick.throw })
    expect(answer).toEqual({ ok: false, why: 'stale' })
    expect(host.match.hash).toBe(other.match.hash)
    expect(told).toEqual([{ from: 0, to: 1, length: 2, notices: [] }])
    expect(ledger.log).toHaveLength(2)
  })

  it('are answered alike when a client sends the same to both', async () => {
    const { host, ledger } = await begun()
    const other = await opened(ledger)
    const command = { id: 'a', at: host.moment, pick: watchPick.throw }
    ledger.meanwhile = () => other.pick(0, command)
    expect(await host.pick(0, command)).toEqual({ ok: true, length: 2 })
    expect(ledger.log).toHaveLength(2)
  })

  it('do not refuse a pick because of what does not concern it', async () => {
    const { host, ledger } = await begun()
    const other = await opened(ledger)
    ledger.meanwhile = () => other.hold(2, 'random')
    const answer = await host.pick(0, { id: 'a', at: host.moment, pick: watchPick.throw })
    expect(answer).toEqual({ ok: true, length: 3 })
    expect(host.match.seats[2]?.heldBy).toBe('random')
  })

  it('do not mind that the server changes other things of the match', async () => {
    const { host, ledger } = await begun()
    ledger.touch()
    await play(host, watchPick.throw)
    expect(ledger.log).toHaveLength(2)
  })

  it('give up if the ledger never holds still', async () => {
    const { host, ledger } = await begun()
    const restless = async (): Promise<void> => {
      ledger.touch()
      ledger.meanwhile = restless
    }
    ledger.meanwhile = restless
    const answer = await host.pick(0, { id: 'a', at: host.moment, pick: watchPick.throw })
    expect(answer).toEqual({ ok: false, why: 'stale' })
    expect(ledger.log).toHaveLength(1)
  })

  it('throw their dice one after the other, never the same ones', async () => {
    const { host, ledger } = await begun()
    const other = await opened(ledger)
    for (const one of [host, other, host]) {
      await one.refresh()
      await play(one, watchPick.throw, watchPick.quiet, watchPick.quiet)
    }
    expect(verify(nightWatchGame, host.toFile({ withKey: true })).verdict).toBe('verified')
    expect(ledger.counter).toBe(host.match.beginning.start.length + 3)
  })

  it('catch up with undo and all', async () => {
    const { host, ledger } = await begun()
    const other = await opened(ledger)
    const told = listenTo(other)
    await play(host, watchPick.throw, watchPick.quiet)
    await host.undo(1, { id: newId(), at: host.moment, how: 'step' })
    await other.refresh()
    expect(told).toEqual([
      { from: 0, to: 1, length: 4, notices: [{ kind: 'undone', seat: 1, picks: 1 }] },
    ])
    await other.redo(1, { id: newId(), at: other.moment })
    await host.refresh()
    expect(host.match.hash).toBe(other.match.hash)
    await host.refresh()
    expect(told).toHaveLength(2)
  })
})

describe('snapshots', () => {
  it('are left now and then, and a match is opened from the latest', async () => {
    const { host, ledger } = await begun({ snapshotEvery: 5 })
    while (host.match.outcome === null && host.position < 23) {
      const isReaction = host.match.decision?.key === REACT
      const isTired = host.view(host.match.decision?.seat ?? 0).decision?.about['throws'] !== 0
      await play(host, isReaction ? watchPick.quiet : isTired ? watchPick.rest : watchPick.throw)
    }
    await quiet()
    expect(ledger.snapshots.map(({ at }) => at)).toEqual([5, 10, 15, 20])
    const other = await opened(ledger)
    expect(other.match.hash).toBe(host.match.hash)
    expect(other.heard(0)).toEqual(host.heard(0))
  })

  it('hold what the log alone does not: the standing orders', async () => {
    const { host, ledger } = await begun({ snapshotEvery: 3 })
    await play(host, watchPick.throw)
    await host.order(1, { id: newId(), decision: REACT, until: 'options-change' })
    await quiet()
    expect(ledger.snapshots).toHaveLength(1)
    const other = await opened(ledger)
    await play(host, watchPick.quiet, watchPick.throw)
    await other.refresh()
    expect(host.match.decision?.seat).toBe(2)
    expect(other.match.hash).toBe(host.match.hash)
    expect(other.match.orders(1)).toEqual(host.match.orders(1))
  })

  it('do no harm if they fail or are damaged', async () => {
    const faults: unknown[] = []
    const { host, ledger } = await begun({
      snapshotEvery: 2,
      onFault: (error) => faults.push(error),
    })
    ledger.putSnapshot = () => Promise.reject(new Error('no room'))
    await play(host, watchPick.throw, watchPick.quiet)
    await quiet()
    expect(faults.map(String)).toEqual(['Error: no room'])
    ledger.snapshots.push({ at: 2, state: '{"titleVersion":' })
    expect((await opened(ledger)).match.hash).toBe(host.match.hash)
    ledger.snapshots.push({ at: 2, state: '{"titleVersion":3,"state":{},"orders":[]}' })
    expect((await opened(ledger)).match.hash).toBe(host.match.hash)
  })

  it('are left at the end', async () => {
    const { host, ledger } = await begun()
    await play(host, watchPick.throw)
    await host.close()
    expect(ledger.snapshots.map(({ at }) => at)).toEqual([2])
    await expect(host.pick(1, { id: 'a', at: 1, pick: watchPick.quiet })).rejects.toThrow('closed')
    await (await opened(ledger)).close()
    expect(ledger.snapshots).toHaveLength(1)
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
