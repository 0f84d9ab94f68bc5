import { describe, expect, it } from 'vitest'
import { verify } from '../files/verify.ts'
import { Match } from '../match.ts'
import { quiet } from '../testing/fake-timers.ts'
import { begun, given, opened, play } from '../testing/hosted.ts'
import { nightWatchGame, watchPick } from '../testing/night-watch.ts'
import { KEY } from '../testing/open-match.ts'

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
