import { describe, expect, it } from 'vitest'
import { quiet } from '../testing/fake-timers.ts'
import { begun, newId, opened, play, REACT } from '../testing/hosted.ts'
import { watchPick } from '../testing/night-watch.ts'

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
