import { describe, expect, it } from 'vitest'
import { copy, FastChance, heardBy, type Event } from '../index.ts'
import { lastCandle } from '../example/index.ts'
import { candleMatch, candles } from '../testing/candle-match.ts'

const everybody = [null, 0, 1, 2] as const

describe('a view', () => {
  it('is the table, the own hand, the question, and the menu for the seat that is asked', () => {
    let seen = 0
    for (const { state, seat } of candleMatch('views')) {
      for (const reader of everybody) {
        const { table, hand, decision, menu, ...rest } = candles.view(state, reader)
        expect(rest).toEqual({ seat: reader })
        expect(table).toBe(state.table)
        expect(hand).toBe(reader === null ? null : state.hands[reader])
        expect(decision).toEqual(candles.decision(state))
        const { options, refusals } = candles.menu(state)
        expect(menu).toEqual(reader === seat ? { options, refusals } : null)
        seen++
      }
    }
    expect(seen).toBeGreaterThan(20)
  })

  it('stays the same to the byte, whatever lies in a closed drawer', () => {
    let changed = 0
    for (let match = 0; match < 20; match++) {
      for (const { state } of candleMatch(`closed ${match}`)) {
        for (const reader of everybody) {
          const other = copy(state)
          lastCandle.resample(other, reader, new FastChance(`other ${match}`))
          other.box.omens.push('hush')
          if (JSON.stringify(other.hands) !== JSON.stringify(state.hands)) changed++
          const bytes = JSON.stringify(candles.view(other, reader))
          expect(bytes).toBe(JSON.stringify(candles.view(state, reader)))
        }
      }
    }
    expect(changed).toBeGreaterThan(100)
  })
})

describe('events', () => {
  it('for one seat are heard by that seat alone', () => {
    const events: Event[] = []
    candles.start(3, {}, new FastChance('deal'), events)
    const turn = events.at(-1)
    expect(events.map(({ key }) => key)).toEqual(['dealt', 'dealt', 'dealt', 'turn'])
    for (const seat of [0, 1, 2]) expect(heardBy(seat, events)).toEqual([events[seat], turn])
    expect(heardBy(null, events)).toEqual([turn])
  })

  it('for nobody in particular are heard by all', () => {
    const event: Event = { key: 'snuffed', rule: 'LC-TURN-2', is: { seat: 1, count: 2 } }
    for (const reader of everybody) expect(heardBy(reader, [event])).toEqual([event])
  })
})
