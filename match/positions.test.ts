import { hash } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { fork } from './files/fork.ts'
import { Match } from './match.ts'
import { straightened } from './files/only-picks-in-force.ts'
import { nightWatchGame, watchPick } from './testing/night-watch.ts'
import { KEY, openTable, playedTable, seatsOf } from './testing/open-match.ts'
import { shopPick, workshop1 } from './testing/workshop.ts'
import { verify } from './files/verify.ts'

const OTHER_KEY = 'fedcba9876543210'.repeat(4)
const { gather, roll, end } = shopPick

/** A long match of which every state was noted. */
function longMatch(picks: number): { match: Match; hashes: string[] } {
  const match = Match.open({ game: workshop1, seats: seatsOf('person'), key: KEY, undo: 'free' })
  const hashes = [match.hash]
  for (let i = 0; i < picks; i++) {
    match.command(0, match.moment, [gather, roll, gather, end][i % 4] ?? end)
    hashes.push(match.hash)
  }
  return { match, hashes }
}

describe('any position of a match', () => {
  it.each([10, 200, 3_000])('can be looked at again (%d picks)', (picks) => {
    const { match, hashes } = longMatch(picks)
    for (let position = 0; position <= picks; position += Math.ceil(picks / 40))
      expect(hash(match.stateAt(position))).toBe(hashes[position])
    expect(hash(match.stateAt(picks))).toBe(hashes[picks])
    expect(() => match.stateAt(picks + 1)).toThrow(RangeError)
    expect(() => match.stateAt(-1)).toThrow(RangeError)
  })

  it('can be had from a state that was kept, without what came before', () => {
    const { match, hashes } = longMatch(300)
    const { key, counter, beginning, log: entries } = match
    const from = { length: 251, state: match.stateAt(250), orders: [] }
    const other = Match.reopen({ game: workshop1, key, counter, beginning, entries, from })
    expect(other.hash).toBe(match.hash)
    expect(other.heard(0, 290)).toEqual(match.heard(0, 290))
    expect(hash(other.stateAt(7))).toBe(hashes[7])
    expect(other.heard(0)).toEqual(match.heard(0))
    other.undo(0, other.moment, 'turn')
    expect(other.position).toBe(296)
    for (let i = 0; i < 40; i++) other.undo(0, other.moment, 'turn')
    expect(other.hash).toBe(hashes[other.position])
    expect(other.position).toBe(136)
  })

  it('is one of the line as it is, not as it was', () => {
    const { match } = longMatch(100)
    for (let i = 0; i < 20; i++) match.undo(0, match.moment, 'turn')
    const { position } = match
    const hashes = [match.hash]
    for (let i = 0; i < 60; i++) {
      match.command(0, match.moment, roll)
      hashes.push(match.hash)
    }
    for (const [i, one] of hashes.entries()) expect(hash(match.stateAt(position + i))).toBe(one)
  })

  it('is for looking only', () => {
    const { match, hashes } = longMatch(40)
    match.stateAt(16).table.turn = 99
    match.viewAt(16, 0).table.turn = 99
    match.stateAt(40).table.turn = 99
    expect(hash(match.stateAt(16))).toBe(hashes[16])
    expect(match.hash).toBe(hashes[40])
  })

  it('shows each seat what it could know then', () => {
    const match = openTable(['person', 'person'])
    match.command(0, 0, watchPick.throw)
    match.command(1, 1, watchPick.alarm(2))
    const seen = match.viewAt(1, 1)
    expect(seen.menu?.options.map(({ verb }) => verb)).toEqual(['quiet', 'alarm'])
    expect(match.viewAt(1, 0).menu).toBeNull()
    expect(match.heard(0, 1, 1).map(({ event }) => event.key)).toEqual(['threw'])
  })
})

describe('a copy', () => {
  it('is not touched by what happens to the match, nor the other way round', () => {
    const { match } = longMatch(20)
    const further = match.copy()
    for (let i = 0; i < 20; i++) further.command(0, further.moment, gather)
    const { hash: before } = match
    const other = match.copy()
    match.catchUp(further.log.slice(20), further.counter)
    expect(match.hash).toBe(further.hash)
    expect(other.hash).toBe(before)
    other.catchUp(further.log.slice(20, 25), further.counter)
    expect(other.position).toBe(25)
    expect(match.hash).toBe(further.hash)
    expect(hash(match.stateAt(25))).toBe(other.hash)
  })
})

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
    expect(found).toMatchObject({ verdict: 'verified', picks: 11, inherited: 10, chance: 1 })
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
    const file = playedTable().toFile({ withKey: true })
    for (const position of [-1, 0.5, file.log.length + 1, file.log.length])
      expect(() => fork(nightWatchGame, file, position, { key: OTHER_KEY })).toThrow(RangeError)
    const { position } = fork(nightWatchGame, file, file.log.length - 1, { key: OTHER_KEY })
    expect(position).toBe(file.log.length - 1)
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

describe('a straightened match', () => {
  it('has the picks in force and nothing else', () => {
    const { match } = longMatch(9)
    match.undo(0, match.moment, 'step')
    match.seat({ do: 'hold', seat: 0, bot: 'slow' })
    match.runBots(1)
    const straight = straightened(match.toFile({ withKey: true }))
    expect(straight.log.map((entry) => entry.do)).toEqual(Array(9).fill(undefined))
    expect(straight.key).toBeUndefined()
    expect(verify(workshop1, straight)).toMatchObject({ verdict: 'incomplete', picks: 9 })
  })
})
