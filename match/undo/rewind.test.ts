import { readMatchFile, writeMatchFile } from '@eldertable/protocol'
import { describe, expect, it } from 'vitest'
import { fork } from '../files/fork.ts'
import { verify } from '../files/verify.ts'
import { Match } from '../match.ts'
import { begun, newId, opened, play, REACT } from '../testing/hosted.ts'
import { nightWatchGame, watchPick } from '../testing/night-watch.ts'
import { KEY, playedMatch } from '../testing/open-match.ts'

const { throw: roll, quiet } = watchPick

describe('whoever runs the server', () => {
  it('takes a match back over dice and other seats, and the log keeps all of it', async () => {
    const { ledger, host, told } = await begun()
    const before = host.match.hash
    await play(host, roll, quiet)
    const { counter } = ledger
    expect(await host.rewind(0)).toEqual({ ok: true, length: 4 })
    expect(host.match.hash).toBe(before)
    expect(host.line).toEqual([])
    expect(host.match.log).toHaveLength(3)
    expect(told.at(-1)).toEqual({
      from: 0,
      to: 0,
      length: 4,
      notices: [{ kind: 'rewound', picks: 2 }],
    })
    // What was drawn is not drawn again.
    expect(ledger.counter).toBe(counter)
  })

  it('is final: nobody brings back what was taken, and orders are asked for anew', async () => {
    const { host } = await begun()
    await play(host, roll)
    await host.order(2, { id: newId(), decision: REACT, until: 'turn-ends' })
    await host.rewind(0)
    expect(host.match.orders(2)).toEqual([])
    const again = await host.redo(0, { id: newId(), at: host.moment })
    expect(again).toEqual({ ok: false, why: 'nothing-to-redo' })
  })

  it('goes nowhere else than back, and not once the dice are known', async () => {
    const { host } = await begun()
    await play(host, roll)
    expect(await host.rewind(1)).toEqual({ ok: false, why: 'no-such-position' })
    expect(await host.rewind(-1)).toEqual({ ok: false, why: 'no-such-position' })
    expect(playedMatch().rewind(0)).toBe('match-over')
  })

  it('is heard of by other processes', async () => {
    const { ledger, host } = await begun()
    await play(host, roll)
    const other = await opened(ledger)
    await host.rewind(0)
    await other.refresh()
    expect(other.position).toBe(0)
    expect(other.match.hash).toBe(host.match.hash)
  })

  it('leaves a match that can be written, read, verified, restored and forked', async () => {
    const { host } = await begun()
    await play(host, roll)
    await host.rewind(0)
    await play(host, roll)
    const text = writeMatchFile(host.toFile({ withKey: true }))
    const file = readMatchFile(text, [nightWatchGame.title])
    expect(verify(nightWatchGame, file)).toMatchObject({ verdict: 'verified' })
    expect(Match.restore(nightWatchGame, file).hash).toBe(host.match.hash)
    expect(fork(nightWatchGame, file, 1, { key: KEY }).position).toBe(1)
  })
})
