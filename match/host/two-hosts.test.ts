import { describe, expect, it } from 'vitest'
import { verify } from '../files/verify.ts'
import { begun, listenTo, newId, opened, play } from '../testing/hosted.ts'
import { nightWatchGame, watchPick } from '../testing/night-watch.ts'

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
