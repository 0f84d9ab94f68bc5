import { describe, expect, it } from 'vitest'
import { LogFault } from '../log/log-fault.ts'
import { Match } from '../match.ts'
import { longMatch } from '../testing/long-match.ts'
import { nightWatchGame } from '../testing/night-watch.ts'
import { KEY, playedMatch, seatsOf } from '../testing/open-match.ts'
import { shopPick, workshop1 } from '../testing/workshop.ts'
import { fork } from './fork.ts'
import { verify } from './verify.ts'

const OTHER_KEY = 'fedcba9876543210'.repeat(4)
const { gather, roll } = shopPick

describe('a fork', () => {
  it('goes on from a position with dice of its own', () => {
    const { match, hashes } = longMatch(20)
    match.undo(0, match.moment, 'step')
    const file = match.toFile({ withKey: true })
    const other = fork(workshop1, file, 10, { key: OTHER_KEY })
    expect(other.position).toBe(10)
    expect(other.hash).toBe(hashes[10])
    expect(other.counter).toBe(0)
    expect(other.beginning.origin).toEqual({ commitment: match.commitment, entries: 10 })
    expect(other.commitment).not.toBe(match.commitment)
    other.command(0, other.moment, roll)
    expect(other.counter).toBe(1)
    const again = Match.restore(workshop1, other.toFile({ withKey: true }))
    expect(again.hash).toBe(other.hash)
    expect(again.counter).toBe(1)
    const found = verify(workshop1, other.toFile({ withKey: true }))
    expect(found).toMatchObject({ verdict: 'incomplete', picks: 11, inherited: 10, chance: 1 })
  })

  it('does not go back behind the point where it left', () => {
    const { match } = longMatch(12)
    const other = fork(workshop1, match.toFile({ withKey: false }), 8, { key: OTHER_KEY })
    expect(other.undo(0, other.moment, 'step')).toBe('nothing-to-undo')
    other.command(0, other.moment, gather)
    expect(other.undo(0, other.moment, 'turn')).toBeUndefined()
    expect(other.position).toBe(8)
  })

  it('can be of a fork, with other people', () => {
    const { match } = longMatch(12)
    const one = fork(workshop1, match.toFile({ withKey: true }), 6, { key: OTHER_KEY })
    one.command(0, one.moment, gather)
    const seats = seatsOf('slow')
    const two = fork(workshop1, one.toFile({ withKey: true }), 7, {
      key: KEY,
      seats,
      undo: 'strict',
    })
    expect(two.hash).toBe(one.hash)
    expect(two.isBot(0)).toBe(true)
    expect(two.beginning).toMatchObject({ undo: 'strict', origin: { entries: 7 } })
  })

  it('needs a position from which something can follow', () => {
    const file = playedMatch().toFile({ withKey: true })
    for (const position of [-1, 0.5, file.log.length + 1, file.log.length])
      expect(() => fork(nightWatchGame, file, position, { key: OTHER_KEY })).toThrow(RangeError)
    const { position } = fork(nightWatchGame, file, file.log.length - 1, { key: OTHER_KEY })
    expect(position).toBe(file.log.length - 1)
  })

  it('from the beginning is dealt anew: whoever has the file knows the deal', () => {
    const file = { ...playedMatch().toFile({ withKey: true }), seed: 'x' }
    const other = fork(nightWatchGame, file, 0, { key: OTHER_KEY })
    expect(other.beginning.start).not.toEqual(file.start)
    expect(other.beginning.origin).toBeUndefined()
    expect(other.beginning).toMatchObject({ seats: file.seats, settings: file.settings })
    const found = verify(nightWatchGame, other.toFile({ withKey: true }))
    expect(found).toMatchObject({ verdict: 'verified', unproved: [] })
  })

  it('has nothing of the seed from which the other key was made', () => {
    const { match } = longMatch(4)
    const file = { ...match.toFile({ withKey: true }), seed: 'x' }
    expect(fork(workshop1, file, 2, { key: OTHER_KEY }).beginning.seed).toBeUndefined()
  })

  it('is not made of a match that is not true, wherever the lie is', () => {
    const { match } = longMatch(12)
    const file = match.toFile({ withKey: true })
    const last = file.log.findLast((entry) => entry.do === undefined && entry.chance.length > 0)
    if (last?.do !== undefined || last === undefined) throw new Error('nothing was rolled')
    last.chance = last.chance.map((face) => (face + 1) % 6)
    expect(() => fork(workshop1, file, 2, { key: OTHER_KEY })).toThrow(LogFault)
  })

  it('can not pass inherited dice off as its own', () => {
    const { match } = longMatch(6)
    const other = fork(workshop1, match.toFile({ withKey: true }), 4, { key: OTHER_KEY })
    other.command(0, other.moment, roll)
    const file = other.toFile({ withKey: true })
    file.origin = { commitment: match.commitment, entries: 1 }
    expect(verify(workshop1, file).verdict).toBe('failed')
  })
})
