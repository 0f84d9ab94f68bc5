import { describe, expect, it } from 'vitest'
import { begun, opened, play, REACT } from '../testing/hosted.ts'
import { watchPick } from '../testing/night-watch.ts'

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
