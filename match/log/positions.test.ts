import { hash } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { Match } from '../match.ts'
import { longMatch } from '../testing/long-match.ts'
import { watchPick } from '../testing/night-watch.ts'
import { openMatch } from '../testing/open-match.ts'
import { shopPick, workshop1 } from '../testing/workshop.ts'

const { gather, roll } = shopPick

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

  it.each([1, 9, 15, 16, 40])(
    'is the same again after a look back (%d picks were kept)',
    (kept) => {
      const { match } = longMatch(kept)
      const from = structuredClone(match.snapshot)
      const hashes = [match.hash]
      for (let i = 0; i < 4; i++) {
        match.command(0, match.moment, gather)
        hashes.push(match.hash)
      }
      const { key, counter, beginning, log: entries } = match
      const other = Match.reopen({ game: workshop1, key, counter, beginning, entries, from })
      expect(other.stateAt(0)).toEqual(match.stateAt(0))
      expect(other.heard(0)).toEqual(match.heard(0))
      for (let at = 3; at >= 0; at--) {
        expect(other.undo(0, other.moment, 'step')).toBeUndefined()
        expect(other.position).toBe(kept + at)
        expect(other.hash).toBe(hashes[at])
      }
    },
  )

  it('is at hand just before the last pick, however far it lies behind the state that was kept', () => {
    const { match, hashes } = longMatch(30)
    for (let i = 0; i < 20; i++) {
      const before = match.hash
      match.command(0, match.moment, gather)
      hashes.push(match.hash)
      expect(hash(match.stateAt(match.position - 1))).toBe(before)
      expect(match.latestStory(0)).toEqual(match.storyOf(match.position, 0))
      expect(match.latestStory(0).length).toBe(match.heard(0, match.position).length)
    }
    // Whoever goes back has the states of the line again, and not the one that was given up.
    match.undo(0, match.moment, 'step')
    match.command(0, match.moment, roll)
    expect(hash(match.stateAt(match.position - 1))).toBe(hashes[match.position - 1])
    expect(hash(match.stateAt(match.position - 2))).toBe(hashes[match.position - 2])
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

  it.each([0, 1])('shows a seat a whole stretch as it shows each position (seat %d)', (seat) => {
    const { match } = longMatch(300)
    for (const [from, to] of [
      [0, 40],
      [17, 17],
      [250, 300],
      [300, 300],
    ] as const) {
      const stretch = [...match.viewsAlong(from, to, seat)]
      expect(stretch).toHaveLength(to - from + 1)
      for (const [i, view] of stretch.entries())
        expect(view).toEqual({ ...match.viewAt(from + i, seat), menu: null })
    }
    expect(() => [...match.viewsAlong(299, 301, seat)]).toThrow(RangeError)
    expect(() => [...match.viewsAlong(-1, 3, seat)]).toThrow(RangeError)
  })

  it('tells the story of a pick: the table as each event was told, with nothing that was told to others', () => {
    const { match } = longMatch(40)
    for (const seat of [0, 1, null]) {
      for (let position = 1; position <= 40; position++) {
        const heard = match.heard(seat).filter((told) => told.position === position)
        expect(match.storyOf(position, seat)).toHaveLength(heard.length)
      }
      expect(match.storyOf(0, seat)).toEqual([])
    }
    const [first] = match.storyOf(40, null)
    expect(first?.hand).toBeNull()
    expect(() => match.storyOf(41, 0)).toThrow(RangeError)
  })

  it('knows where the latest decision of a person has led, which a bot has not made', () => {
    const match = openMatch(['person', 'person'])
    expect(match.decided(0)).toBeNull()
    match.command(0, 0, watchPick.throw)
    expect(match.decided(0)).toBe(1)
    expect(match.decided(1)).toBeNull()
    match.seat({ do: 'hold', seat: 1, bot: 'random' })
    match.runBots(1)
    expect(match.position).toBe(2)
    expect([match.decided(0), match.decided(1)]).toEqual([1, null])
  })

  it('shows each seat what it could know then', () => {
    const match = openMatch(['person', 'person'])
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
