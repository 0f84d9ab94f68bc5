import { Engine, FastChance, pickOf, type TextContext } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import type { Deal, NecHand, NecTable } from '../state.ts'
import { necronomonopoly } from '../index.ts'
import { V } from '../verbs.ts'
import { follows, sides } from './draft.ts'

const [greenLane, meadowHill] = [13, 18]

const deal = (given: Partial<Deal>): Deal => ({
  from: 1,
  to: 0,
  gives: [],
  takes: [],
  givesSanity: 0,
  takesSanity: 0,
  ...given,
})

/** What Ann reads from. */
function telling(
  table: Partial<NecTable>,
  draft: Deal | null = null,
): TextContext<NecTable, NecHand> {
  const state = new Engine(necronomonopoly).start(3, {}, new FastChance('draft'))
  return {
    name: (seat) => ['Ann', 'Bob'][seat] ?? '',
    table: { ...state.table, ...table },
    hand: { looking: [], draft },
    reader: 0,
    asked: null,
  }
}

const question = { key: 'trade.draft', seat: 0, about: {} } as never

describe('a trade that is put together', () => {
  it('has a column for each side, with what is in and what may go in', () => {
    const draft = deal({ from: 0, to: 1, takes: [meadowHill], givesSanity: 7 })
    const columns = sides(question, telling({}, draft))
    expect(columns?.headings).toEqual(['You give', 'Bob gives'])
    const of = (verb: string, argument = 0) => columns?.of({ verb, argument })
    expect(of('give', greenLane)).toEqual({ side: 0, isIn: false, words: 'Green Lane' })
    expect(of('takeOut', meadowHill)).toEqual({ side: 1, isIn: true, words: 'Meadow Hill' })
    expect(of('giveNoSanity')).toEqual({ side: 0, isIn: true, words: '7 Sanity' })
    expect(of('takeSanity', 1)).toMatchObject({ side: 1, isIn: false })
    expect(of('propose')).toBeUndefined()
    expect(
      sides({ key: 'trade.reply', seat: 0, about: {} } as never, telling({}, draft)),
    ).toBeNull()
  })

  it('starts a counter-offer from the offer, with the sides turned', () => {
    const offer = deal({ gives: [meadowHill], takes: [greenLane], takesSanity: 25 })
    expect(follows({ verb: 'counter', argument: 0 }, telling({ deal: offer }))).toEqual([
      pickOf(V.give, greenLane),
      pickOf(V.take, meadowHill),
      pickOf(V.giveSanity, 25),
    ])
  })

  it('starts a new offer from the last one that was declined by the same player, and from no other', () => {
    const before = deal({ from: 0, to: 1, gives: [greenLane], takesSanity: 9 })
    const others = [
      deal({ from: 0, to: 2, gives: [greenLane] }),
      deal({ from: 1, to: 0, gives: [meadowHill] }),
    ]
    const next = (declined: Deal[]) =>
      follows({ verb: 'partner', argument: 1 }, telling({ declined }))
    expect(next([before, ...others])).toEqual([pickOf(V.give, greenLane), pickOf(V.takeSanity, 9)])
    expect(next(others)).toEqual([])
    expect(follows({ verb: 'trade', argument: 0 }, telling({ declined: [before] }))).toEqual([])
  })
})
