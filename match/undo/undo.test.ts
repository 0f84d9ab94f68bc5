import type { PickEntry } from '@eldertable/protocol'
import { describe, expect, it } from 'vitest'
import { verify } from '../files/verify.ts'
import { Match } from '../match.ts'
import { KEY, seatsOf } from '../testing/open-match.ts'
import { shopPick, workshop1 } from '../testing/workshop.ts'
import { freeUndo, FURTHEST, strictUndo } from './undo.ts'

const { gather, peek, roll, craft, part, finish, ask, yes, end, close } = shopPick

function shop(players = ['person', 'person'], undo: 'strict' | 'free' = 'strict'): Match {
  return Match.open({ game: workshop1, seats: seatsOf(...players), key: KEY, undo })
}

/** Picks for whoever is asked. */
function play(match: Match, ...picks: number[]): Match {
  for (const pick of picks)
    expect(match.command(match.decision?.seat ?? -1, match.moment, pick)).toBeUndefined()
  return match
}

/** The positions to which the three kinds of undo lead, or why not. */
function ways(match: Match, seat: number): (number | string)[] {
  const { step, action, turn } = match.undoable(seat)
  return [step, action, turn].map((way) => (typeof way === 'number' ? match.position - way : way))
}

describe('strict undo', () => {
  it('goes back over own picks that gave nothing away', () => {
    const match = play(shop(), gather, gather, gather)
    const before = match.stateAt(2)
    expect(ways(match, 0)).toEqual([2, 2, 0])
    expect(match.undo(0, match.moment, 'step')).toBeUndefined()
    expect(match.position).toBe(2)
    expect(match.stateAt(2)).toEqual(before)
    expect(match.line).toHaveLength(2)
    expect(match.log).toHaveLength(4)
  })

  it.each([
    ['crosses-dice', roll, 0],
    ['crosses-reveal', peek, 0],
    ['crosses-other-seat', gather, 1],
  ])('never %s', (why, pick, seat) => {
    const match = play(shop(), pick)
    const { hash, moment } = match
    expect(ways(match, seat)).toEqual([why, why, why])
    for (const how of ['step', 'action', 'turn'] as const)
      expect(match.undo(seat, moment, how)).toBe(why)
    expect(match.hash).toBe(hash)
    expect(match.log).toHaveLength(1)
    expect(match.undo(0, moment, 'step')).toBe(seat === 0 ? why : undefined)
  })

  it('does not undo alone what another seat has agreed to, and does so if that one allows it', () => {
    const bound = {
      ...workshop1,
      title: { ...workshop1.title, agreements: ['gathered'] },
    }
    const players = seatsOf('person', 'person')
    const match = play(
      Match.open({ game: bound, seats: players, key: KEY, undo: 'strict' }),
      gather,
    )
    expect(ways(match, 0)).toEqual(Array(3).fill('crosses-other-seat'))
    expect(match.undo(0, match.moment, 'step')).toBe('crosses-other-seat')
    expect(match.requestUndo(0, match.moment, 'step')).toBeUndefined()
    expect(match.answer(1, match.request?.number ?? -1, true)).toBeUndefined()
    expect(match.position).toBe(0)
    // Alone, or where all have agreed to free undo, nobody is asked.
    const free = play(Match.open({ game: bound, seats: players, key: KEY, undo: 'free' }), gather)
    expect(free.undo(0, free.moment, 'step')).toBeUndefined()
  })

  it('lets stand what was taken back before such things were asked about', () => {
    const match = play(shop(), gather, gather)
    match.undo(0, match.moment, 'step')
    const bound = { ...workshop1, title: { ...workshop1.title, agreements: ['gathered'] } }
    expect(Match.restore(bound, match.toFile({ withKey: true })).hash).toBe(match.hash)
  })

  it('stops at the floor', () => {
    const match = play(shop(), gather, roll, gather, gather)
    expect(ways(match, 0)).toEqual([3, 3, 2])
    expect(match.undo(0, match.moment, 'turn')).toBeUndefined()
    expect(match.position).toBe(2)
    expect(match.undo(0, match.moment, 'step')).toBe('crosses-dice')
  })

  it('stays within the turn, but reaches its last pick after it has ended', () => {
    const match = play(shop(['person']), gather, end, gather, end)
    expect(ways(match, 0)).toEqual([3, 3, 2])
    match.undo(0, match.moment, 'turn')
    expect(match.turn).toBe(2)
    expect(ways(match, 0)).toEqual([1, 1, 0])
  })

  it('leads out of a half-made action in one go', () => {
    const match = play(shop(), gather, craft, part(1), part(3))
    expect(ways(match, 0)).toEqual([3, 1, 0])
    match.undo(0, match.moment, 'action')
    expect(match.decision?.key).toBe('work.choose')
  })

  it('takes a finished action back as a whole', () => {
    const match = play(shop(), gather, craft, part(1), finish)
    expect(ways(match, 0)).toEqual([3, 1, 0])
  })

  it('takes back what another seat is being asked, and makes its answer stale', () => {
    const match = play(shop(), gather, ask)
    expect(match.decision?.seat).toBe(1)
    const { moment } = match
    expect(ways(match, 0)).toEqual([1, 1, 0])
    match.undo(0, moment, 'step')
    expect(match.command(1, moment, yes)).toBe('stale')
    play(match, ask, yes)
    expect(ways(match, 0)).toEqual(Array(3).fill('crosses-other-seat'))
  })

  it('is for the person in the seat, while the match goes on, once for each look', () => {
    const match = play(shop(['person', 'slow']), gather, gather)
    expect(match.undo(1, match.moment, 'step')).toBe('not-your-seat')
    expect(match.undo(7, match.moment, 'step')).toBe('not-your-seat')
    expect(match.undo(0, match.moment - 1, 'step')).toBe('stale')
    expect(shop().undo(0, 0, 'step')).toBe('nothing-to-undo')
    play(match, close)
    expect(match.undo(0, match.moment, 'step')).toBe('match-over')
    expect(match.undoable(0)).toMatchObject({ step: 'match-over', redo: 'match-over' })
  })

  it('lifts the orders of the seat that goes back', () => {
    const match = play(shop(), ask)
    match.order(1, 'reply.answer', 'turn-ends')
    expect(match.line.map(({ by }) => by)).toEqual([undefined, 'order'])
    expect(match.undo(1, match.moment, 'step')).toBeUndefined()
    expect(match.decision).toMatchObject({ seat: 1, key: 'reply.answer' })
    expect(match.orders(1)).toEqual([])
  })
})

describe('a decision', () => {
  it('has a number that never comes again', () => {
    const match = play(shop(), gather)
    const seen = new Set([0, match.moment])
    for (let i = 0; i < 5; i++) {
      match.undo(0, match.moment, 'step')
      expect(seen.has(match.moment)).toBe(false)
      seen.add(match.moment)
      play(match, gather)
      expect(seen.has(match.moment)).toBe(false)
      seen.add(match.moment)
    }
    seen.delete(match.moment)
    for (const moment of seen) expect(match.command(0, moment, gather)).toBe('stale')
  })
})

describe('redo', () => {
  it('restores what an undo took back, in the order of the undos', () => {
    const match = play(shop(), gather, craft, part(1), part(2))
    const { hash } = match
    const told = match.heard(0)
    match.undo(0, match.moment, 'action')
    match.undo(0, match.moment, 'step')
    expect(match.position).toBe(0)
    expect(match.undoable(0).redo).toBe(1)
    expect(match.redo(0, match.moment)).toBeUndefined()
    expect(match.undoable(0).redo).toBe(3)
    expect(match.redo(0, match.moment)).toBeUndefined()
    expect(match.hash).toBe(hash)
    expect(match.heard(0)).toEqual(told)
    expect(match.redo(0, match.moment)).toBe('nothing-to-redo')
  })

  it('ends with a new pick', () => {
    const match = play(shop(), gather, gather)
    match.undo(0, match.moment, 'step')
    play(match, ask)
    expect(match.redo(0, match.moment)).toBe('nothing-to-redo')
  })

  it('restores own picks alone', () => {
    const match = play(shop(), gather, ask, yes, gather)
    match.requestUndo(0, match.moment, 1)
    match.answer(1, match.request?.number ?? -1, true)
    expect(match.position).toBe(1)
    expect(match.redo(1, match.moment)).toBe('crosses-other-seat')
    expect(match.undoable(0).redo).toBe(1)
    match.redo(0, match.moment)
    expect(match.decision?.seat).toBe(1)
    expect(match.redo(0, match.moment)).toBe('crosses-other-seat')
    expect(match.redo(1, match.moment)).toBeUndefined()
    expect(match.redo(0, match.moment)).toBeUndefined()
    expect(match.position).toBe(4)
  })
})

describe('free undo', () => {
  it('goes back to the previous decision of the person, over anything', () => {
    const match = play(shop(['person', 'slow'], 'free'), gather, roll, peek, end)
    match.runBots()
    expect(match.position).toBe(5)
    expect(ways(match, 0)).toEqual([3, 3, 0])
    match.undo(0, match.moment, 'step')
    expect(match.decision).toMatchObject({ seat: 0 })
    expect(ways(match, 0)).toEqual([2, 2, 0])
    match.undo(0, match.moment, 'turn')
    expect(match.position).toBe(0)
    expect(match.undo(0, match.moment, 'step')).toBe('nothing-to-undo')
  })

  it('gives other dice, and the old ones only with redo', () => {
    const match = shop(['person'], 'free')
    const faces = []
    for (let i = 0; i < 20; i++) {
      play(match, roll)
      faces.push(match.line[0]?.chance[0])
      if (i < 19) match.undo(0, match.moment, 'step')
    }
    expect(new Set(faces).size).toBeGreaterThan(2)
    expect(match.counter).toBe(match.beginning.start.length + 20)
    match.undo(0, match.moment, 'step')
    match.redo(0, match.moment)
    expect(match.line[0]?.chance[0]).toBe(faces[19])
    expect(match.counter).toBe(match.beginning.start.length + 20)
    expect(verify(workshop1, match.toFile({ withKey: true }))).toMatchObject({
      verdict: 'verified',
      picks: 20,
    })
  })

  it('restores all of it, bots included', () => {
    const match = play(shop(['person', 'slow'], 'free'), roll, end)
    match.runBots()
    const { hash } = match
    match.undo(0, match.moment, 'turn')
    expect(match.position).toBe(0)
    expect(match.redo(0, match.moment)).toBeUndefined()
    expect(match.hash).toBe(hash)
  })
})

describe('undo in a match file', () => {
  const undone = (): Match => {
    const match = play(shop(), gather, gather, craft)
    match.undo(0, match.moment, 'step')
    match.undo(0, match.moment, 'step')
    match.redo(0, match.moment)
    return play(match, roll)
  }

  it('is restored and verified', () => {
    const match = undone()
    const file = match.toFile({ withKey: true })
    const again = Match.restore(workshop1, file)
    expect(again.hash).toBe(match.hash)
    expect(again.line).toEqual(match.line)
    expect(again.moment).toBe(match.moment)
    expect(again.heard(null)).toEqual(match.heard(null))
    expect(again.toFile({ withKey: true })).toEqual(file)
    expect(verify(workshop1, file)).toMatchObject({ verdict: 'verified', picks: 4, chance: 6 })
  })

  it.each([
    ['crosses dice', { do: 'undo', seat: 0, to: 2 }],
    ['crosses other seat', { do: 'undo', seat: 1, to: 2 }],
    ['nothing to undo', { do: 'undo', seat: 0, to: 3 }],
    ['not agreed', { do: 'undo', seat: 0, to: 0, by: 'consent' }],
    ['nothing to redo', { do: 'redo', seat: 0, to: 4 }],
    ['not your seat', { do: 'undo', seat: 9, to: 0 }],
  ] as const)('is not believed if it %s', (why, entry) => {
    const file = undone().toFile({ withKey: true })
    file.log.push(entry)
    const message = `Entry 8 of the log: "${entry.do}" can't be there: ${why}.`
    expect(verify(workshop1, file).difference).toEqual({ position: 8, message })
    expect(() => Match.restore(workshop1, file)).toThrow(message)
  })

  it('can not hide dice that were thrown', () => {
    const match = play(shop(['person'], 'free'), roll)
    match.undo(0, match.moment, 'step')
    play(match, roll)
    const file = match.toFile({ withKey: true })
    file.log.splice(0, 2) // as if the first throw had never been
    expect(verify(workshop1, file).difference?.message).toMatch('by the key')
  })
})

describe('a turn that somebody never ends', () => {
  it('is not looked at from its beginning after every pick', () => {
    const pick: PickEntry = { seat: 0, pick: 1, chance: [] }
    const line = Array.from({ length: 50_000 }, () => pick)
    for (const undo of [strictUndo, freeUndo]) {
      let looks = 0
      const record = () => {
        looks++
        return { depth: 1, turn: 1, reveals: false }
      }
      const to = undo({ line, bottom: 0, record }, 0)
      expect(to).toMatchObject({ step: 49_999, turn: 50_000 - FURTHEST })
      expect(looks).toBeLessThan(4 * FURTHEST)
    }
  })
})
