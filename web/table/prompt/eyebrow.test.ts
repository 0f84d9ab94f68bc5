import { describe, expect, it } from 'vitest'
import { eyebrowOf } from './eyebrow.tsx'
import { board, tableWith, title } from '../testing/candle-table.ts'

const bram = { name: 'Bram', player: 'person', heldBy: null, present: true }
const shown = (sitter: Partial<typeof bram>, heldBy: string | null = null, words = title) => {
  const table = tableWith({ connection: 'online' })
  return eyebrowOf(
    { ...table, seats: [...table.seats.slice(0, 1), { ...bram, ...sitter, heldBy }] },
    words,
    board,
    1,
  )[0]
}

describe('the first line of the slip', () => {
  it('calls it an answer while something plays that is nobody’s', () => {
    const table = tableWith({ connection: 'online' })
    const turnOf = (seat: number) => ({
      ...table,
      reader: 1,
      log: [{ position: 1, event: { key: 'turn', rule: 'LC-TURN-1', is: { seat } } }],
    })
    expect(eyebrowOf(turnOf(1), title, board, 1)[0]).toBe('Your turn')
    expect(eyebrowOf(turnOf(0), title, board, 1)[0]).toBe('Your answer')
    expect(eyebrowOf(turnOf(-1), title, board, 1)[0]).toBe('Your answer')
  })

  it('says who decides, and who is asked but away', () => {
    expect(shown({})).toBe('Bram decides')
    expect(shown({ present: false })).toBe('Bram is away')
    expect(shown({ present: false }, 'bot:random')).toBe('Bram decides')
  })

  it('calls a seat by what it plays where the sentences of the title do', () => {
    const text = { ...title.text, role: () => 'the keeper' }
    expect(shown({}, null, { ...title, text })).toBe('Bram decides')
    expect(shown({}, null, { ...title, text: { ...text, goesByRole: true } })).toBe(
      'the keeper decides',
    )
  })
})
