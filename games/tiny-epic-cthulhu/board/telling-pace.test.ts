import { describe, expect, it } from 'vitest'
import { cardOf } from './card-of.ts'
import { leadsTo } from './telling-pace.ts'

const event = (key: string, is: Record<string, number>) => ({ key, rule: 'TEC-DRAW-1', is })

describe('What is told of Tiny Epic Cthulhu, and how', () => {
  it('what is drawn is told by what comes out of the Bag', () => {
    const drawing = event('drawing', { character: 0, count: 1, town: 2 })
    expect(leadsTo(drawing, event('creeps', { town: 2, colour: 0 }))).toBe(true)
    expect(leadsTo(drawing, event('spawns', { town: 2 }))).toBe(false)
  })

  it('a page that is turned up is shown with its cost, its rows and its rune', () => {
    const card = cardOf(event('reveals', { town: 1, card: 0 }), undefined as never)
    expect(card?.heading).toMatch(/page for rows? /)
    expect(card?.lines[0]).toMatch(/^To translate it, spend \d/)
    expect(card?.lines[2]).toContain('rune of')
    expect(cardOf(event('dealsPage', { town: 1 }), undefined as never)).toBeNull()
  })
})
