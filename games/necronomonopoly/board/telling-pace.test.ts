import type { Event } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { cardNumber } from '../pieces/cards.ts'
import { cardOf } from './card-of.ts'
import { leadsTo } from './telling-pace.ts'

const event = (key: string, is: Event['is']): Event => ({ key, rule: 'NEC-MOVE-1', is })

describe('What is told of Necronomonopoly, and how', () => {
  it('a walk is one line of the log, and a landing that costs rent is the payment', () => {
    const walks = event('walks', { seat: 0, from: 0, steps: 6 })
    const lands = event('lands', { seat: 0, space: 6 })
    const pays = event('pays', { seat: 0, to: 1, amount: 5, space: 6 })
    expect(leadsTo(walks, lands)).toBe(true)
    expect(leadsTo(lands, pays)).toBe(true)
    expect(leadsTo(walks, event('lands', { seat: 1, space: 6 }))).toBe(false)
    expect(leadsTo(lands, event('pays', { seat: 0, to: 1, amount: 5, space: 7 }))).toBe(false)
    const placed = event('placed', { seat: 0, space: 6 })
    expect(leadsTo(placed, lands)).toBe(true)
    expect(leadsTo(placed, event('lands', { seat: 0, space: 7 }))).toBe(false)
    expect(leadsTo(event('throws', { seat: 0, dice: [2, 4] }), walks)).toBe(false)
  })

  it('a card that is drawn is shown with what it does; a Great Old One waits for its moment', () => {
    const draws = (key: 'elder-sign' | 'cthulhu' | 'zombie') =>
      cardOf(event('draws', { seat: 0, card: cardNumber(key) }), undefined as never)
    expect(draws('elder-sign')).toMatchObject({ heading: 'Elder Sign', kind: 'One-Shot Spell' })
    expect(draws('elder-sign')?.lines[0]).toContain('Banish the Monster')
    expect(draws('zombie')?.lines[0]).toMatch(/^Meeting it costs 5 Sanity/)
    expect(draws('zombie')?.lines).toHaveLength(2)
    expect(draws('cthulhu')).toBeNull()
    expect(cardOf(event('keeps', { seat: 0, card: 3 }), undefined as never)).toBeNull()
  })
})
