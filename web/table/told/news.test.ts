import type { BoardModule } from '@eldertable/board-kit'
import { describe, expect, it } from 'vitest'
import { newsOf } from './news.ts'
import { board, tableWith, title, told } from '../testing/candle-table.ts'

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

  it('is what concerns the reader since the last decision, and then the rest of what is telling', () => {
    expect(newsOf(tableWith({ log, decided: 3, connection: 'online' }), title, board)).toEqual({
      exhibits: [],
      sentences: ['You snuff a candle.', 'Bram is burnt.'],
      more: 2,
    })
  })

  it('leaves out nothing that concerns the reader, however much happened to others', () => {
    const crowd = Array.from({ length: 9 }, () => told(5, 'burnt', BRAM))
    const { sentences, more } = newsOf(
      tableWith({
        log: [...log, told(5, 'burnt', ADA), ...crowd, told(5, 'snuffed', ADA)],
        decided: 5,
        connection: 'online',
      }),
      title,
      board,
    )
    expect(sentences).toEqual(['You are burnt.', 'You snuff a candle.', 'Bram is burnt.'])
    expect(more).toBe(3)
  })

  it('reads a line with events of several kinds one by one, where the title has a sentence for several of a kind', () => {
    const together = (several: readonly { seat?: number }[]) => {
      if (several.some(({ seat }) => seat === undefined)) throw new Error('of another kind')
      return 'Several are burnt.'
    }
    const apart: typeof title = { ...title, text: { ...title.text, together: { burnt: together } } }
    const mixed = [
      told(5, 'burnt', ADA),
      { position: 5, event: { ...told(5, 'threw', ADA).event, is: {} } },
    ]
    const { sentences } = newsOf(
      tableWith({ log: mixed, decided: 5, connection: 'online' }),
      apart,
      { ...board, continues: () => true },
    )
    expect(sentences).toHaveLength(1)
    expect(sentences[0]).toMatch(/^You are burnt\./)
  })

  it('begins with what weighs most where the title says so, and goes on in the order in which it happened', () => {
    const events = [
      told(5, 'snuffed', BRAM),
      told(5, 'snuffed', ADA),
      told(5, 'burnt', BRAM),
      told(5, 'burnt', ADA),
    ]
    const { sentences } = newsOf(
      tableWith({ log: events, decided: 5, connection: 'online' }),
      title,
      { ...board, milestones: {}, heavy: ['burnt'] },
    )
    expect(sentences).toEqual([
      'You are burnt.',
      'Bram snuffs a candle.',
      'You snuff a candle.',
      'Bram is burnt.',
    ])
  })

  it('goes in the order in which it happened where nothing is to come first', () => {
    const crowd = Array.from({ length: 9 }, () => told(5, 'snuffed', BRAM))
    const { sentences } = newsOf(
      tableWith({
        log: [told(5, 'burnt', BRAM), ...crowd, told(5, 'snuffed', ADA), told(5, 'burnt', ADA)],
        decided: 5,
        connection: 'online',
      }),
      { ...title, text: { ...title.text, news: ['snuffed', 'burnt'] } },
      { ...board, milestones: { burnt: 'candle-flame' }, heavy: [] },
    )
    expect(sentences).toEqual([
      'Bram is burnt.',
      'Bram snuffs a candle.',
      'You snuff a candle.',
      'You are burnt.',
    ])
  })

  it('tells how the reader’s turn has begun before what happened in those of others', () => {
    const events = [told(5, 'burnt', BRAM), told(6, 'turn', ADA), told(6, 'snuffed', BRAM)]
    const at = { log: events, decided: 5, connection: 'online' } as const
    expect(newsOf(tableWith(at), title, board).sentences).toEqual([
      'Bram snuffs a candle.',
      'Bram is burnt.',
    ])
    const ofBram = [told(5, 'burnt', BRAM), told(6, 'turn', BRAM), told(6, 'snuffed', BRAM)]
    expect(newsOf(tableWith({ ...at, log: ofBram }), title, board).sentences).toEqual([
      'Bram is burnt.',
      'Bram snuffs a candle.',
    ])
  })

  it('has the cards that were turned up, to be read again', () => {
    const card = { kind: 'Draught', heading: 'A window', lines: ['It blows.'] }
    const withCards: BoardModule = {
      ...board,
      cardOf: ({ key }) => (key === 'burnt' ? card : null),
    }
    const { exhibits } = newsOf(tableWith({ log, decided: 3 }), title, withCards)
    expect(exhibits).toEqual([{ kind: 'card', card }])
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
