import { describe, expect, it } from 'vitest'
import { newsOf } from './news.ts'
import { board, tableWith, title, told } from './testing/candle-table.ts'

const ADA = 0
const BRAM = 1

describe('what happened', () => {
  const log = [
    told(1, 'snuffed', ADA),
    told(2, 'turn', BRAM),
    told(3, 'threw', BRAM),
    told(3, 'burnt', BRAM),
    told(4, 'threw', ADA),
    told(4, 'snuffed', ADA),
  ]

  it('is the most telling since the last decision, in its order, with you for the reader', () => {
    expect(newsOf(tableWith({ log, decided: 3, connection: 'online' }), title, board)).toEqual({
      exhibits: [],
      sentences: ['Bram is burnt.', 'You snuff a candle.'],
      more: 2,
    })
  })

  it('puts what concerns the reader first where there is more than room', () => {
    const crowd = [told(5, 'burnt', BRAM), told(5, 'snuffed', ADA), told(5, 'burnt', BRAM)]
    const { sentences } = newsOf(
      tableWith({ log: [...log, ...crowd], decided: 5, connection: 'online' }),
      title,
      board,
    )
    expect(sentences).toContain('You snuff a candle.')
  })

  it('is nothing but dice sometimes, and then nothing is said', () => {
    const only = tableWith({ log: [told(3, 'threw', BRAM)], decided: 3 })
    expect(newsOf(only, title, board)).toEqual({ sentences: [], exhibits: [], more: 1 })
  })

  it('says no you where several people read one screen', () => {
    const shared = tableWith({ log, decided: 4, connection: 'here' })
    const online = tableWith({ log, decided: 4, connection: 'online' })
    expect(newsOf(shared, title, board).sentences).toEqual(['Ada snuffs a candle.'])
    expect(newsOf(online, title, board).sentences).toEqual(['You snuff a candle.'])
  })
})
