import { describe, expect, it } from 'vitest'
import { verify } from '../files/verify.ts'
import { Match } from '../match.ts'
import { KEY, seatsOf } from '../testing/open-match.ts'
import { shopPick, workshop1 } from '../testing/workshop.ts'

const { gather, roll, end } = shopPick

function shop(...players: string[]): Match {
  return Match.open({ game: workshop1, seats: seatsOf(...players), key: KEY })
}

function play(match: Match, ...picks: number[]): Match {
  for (const pick of picks)
    expect(match.command(match.decision?.seat ?? -1, match.moment, pick)).toBeUndefined()
  return match
}

describe('an undo beyond the floor', () => {
  it('happens once everybody who was asked has agreed', () => {
    const match = play(shop('person', 'person', 'person', 'slow'), gather, roll)
    const first = match.stateAt(1)
    expect(match.requestUndo(0, match.moment, 'step')).toBeUndefined()
    expect(match.request).toMatchObject({ seat: 0, to: 1, asked: [1, 2], agreed: [] })
    const number = match.request?.number ?? -1
    expect(match.answer(2, number, true)).toBeUndefined()
    expect(match.position).toBe(2)
    expect(match.request?.agreed).toEqual([2])
    expect(match.answer(1, number, true)).toBeUndefined()
    expect(match.position).toBe(1)
    expect(match.stateAt(1)).toEqual(first)
    expect(match.request).toBeNull()
    const file = match.toFile({ withKey: true })
    expect(verify(workshop1, file).verdict).toBe('verified')
    expect(Match.restore(workshop1, file).hash).toBe(match.hash)
  })

  it('gives other dice', () => {
    const match = play(shop('person', 'person'), roll)
    const { counter } = match
    match.requestUndo(0, match.moment, 'step')
    match.answer(1, match.request?.number ?? -1, true)
    expect(match.counter).toBe(counter)
    play(match, roll)
    expect(match.counter).toBe(counter + 1)
  })

  it('does not happen if one says no', () => {
    const match = play(shop('person', 'person', 'person'), roll)
    match.requestUndo(0, match.moment, 'step')
    const number = match.request?.number ?? -1
    match.answer(1, number, true)
    expect(match.answer(2, number, false)).toBeUndefined()
    expect(match.request).toBeNull()
    expect(match.position).toBe(1)
    expect(match.answer(1, number, true)).toBe('stale')
  })

  it('can be taken back by who has asked, but not agreed to', () => {
    const match = play(shop('person', 'person'), roll)
    match.requestUndo(0, match.moment, 'step')
    const number = match.request?.number ?? -1
    expect(match.answer(0, number, true)).toBe('not-asked-now')
    expect(match.answer(0, number, false)).toBeUndefined()
    expect(match.request).toBeNull()
  })

  it('is off when somebody picks, and an old yes is not for a new request', () => {
    const match = play(shop('person', 'person', 'person'), roll)
    match.requestUndo(0, match.moment, 'step')
    const number = match.request?.number ?? -1
    play(match, gather)
    expect(match.request).toBeNull()
    match.requestUndo(0, match.moment, 0)
    expect(match.answer(1, number, true)).toBe('stale')
    expect(match.request?.agreed).toEqual([])
  })

  it('leads to any position that is named', () => {
    const match = play(shop('person', 'person'), roll, end, gather, end, roll)
    for (const to of [-1, 5, 6, 0.5, Number.NaN])
      expect(match.requestUndo(0, match.moment, to)).toBe('no-such-position')
    match.requestUndo(1, match.moment, 2)
    match.answer(0, match.request?.number ?? -1, true)
    expect(match.position).toBe(2)
    expect(match.decision?.seat).toBe(1)
  })

  it('is asked for by people who play, and of others', () => {
    const match = play(shop('person', 'slow'), roll)
    expect(match.requestUndo(0, match.moment, 'step')).toBe('nobody-to-ask')
    expect(match.requestUndo(1, match.moment, 'step')).toBe('not-your-seat')
    const two = play(shop('person', 'person'), roll)
    expect(two.requestUndo(1, two.moment, 'step')).toBe('nothing-to-undo')
    expect(two.requestUndo(0, two.moment - 1, 'step')).toBe('stale')
    expect(two.answer(1, 0, true)).toBe('stale')
  })

  it('needs those who are away too', () => {
    const match = play(shop('person', 'person'), roll)
    match.seat({ do: 'hold', seat: 1, bot: 'random' })
    match.requestUndo(0, match.moment, 'step')
    const number = match.request?.number ?? -1
    expect(match.answer(1, number, true)).toBe('not-your-seat')
    match.seat({ do: 'back', seat: 1 })
    expect(match.answer(1, number, true)).toBeUndefined()
    expect(match.position).toBe(0)
  })

  it('does not need those who have left, and is off if they leave meanwhile', () => {
    const match = play(shop('person', 'person', 'person'), roll)
    match.requestUndo(0, match.moment, 'step')
    match.seat({ do: 'leave', seat: 1 })
    expect(match.request).toBeNull()
    match.requestUndo(0, match.moment, 'step')
    expect(match.request?.asked).toEqual([2])
  })

  it('says beforehand to whom it would lead where, and stays so while others pick', () => {
    const match = play(shop('person', 'person'), gather, roll, gather)
    expect(match.undoable(0)).toMatchObject({
      step: 1,
      action: 1,
      turn: 1,
      askTo: { step: 2, action: 2, turn: 0 },
    })
    play(match, end)
    const { askTo } = match.undoable(0)
    expect(askTo).toEqual({ step: 3, action: 3, turn: 0 })
    play(match, gather, gather)
    expect(match.undoable(0)).toMatchObject({ step: 'crosses-other-seat', askTo })
    expect(match.undoable(1).askTo).toEqual({ step: 5, action: 5, turn: 4 })
    match.requestUndo(0, match.moment, 'turn')
    expect(match.request?.to).toBe(0)
  })

  it('is not offered where there is nobody to ask or nothing to take back', () => {
    const alone = play(shop('person', 'slow'), roll).undoable(0)
    expect(alone.askTo).toEqual({
      step: 'nobody-to-ask',
      action: 'nobody-to-ask',
      turn: 'nobody-to-ask',
    })
    const two = shop('person', 'person')
    expect(two.undoable(0).askTo.step).toBe('nothing-to-undo')
    two.seat({ do: 'leave', seat: 1 })
    expect(two.undoable(1).askTo.step).toBe('not-your-seat')
  })

  it('is not asked for again until something has happened, once somebody has said no', () => {
    const match = play(shop('person', 'person', 'person'), gather, roll)
    match.requestUndo(0, match.moment, 'step')
    match.answer(1, match.request?.number ?? -1, true)
    match.answer(2, match.request?.number ?? -1, false)
    for (const back of ['step', 'turn', 0] as const)
      expect(match.requestUndo(0, match.moment, back)).toBe('refused-already')
    play(match, gather)
    expect(match.requestUndo(0, match.moment, 'turn')).toBeUndefined()
  })

  it('can be asked for again by who has taken the question back, and by others', () => {
    const match = play(shop('person', 'person'), gather, end, roll)
    match.requestUndo(1, match.moment, 'step')
    match.answer(1, match.request?.number ?? -1, false)
    expect(match.requestUndo(1, match.moment, 'step')).toBeUndefined()
    match.answer(0, match.request?.number ?? -1, false)
    expect(match.requestUndo(1, match.moment, 'step')).toBe('refused-already')
    expect(match.requestUndo(0, match.moment, 'step')).toBeUndefined()
  })
})
