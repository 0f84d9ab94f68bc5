import { isBroken, isSentence } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { spaces } from '../pieces/spaces.ts'
import { deckCards } from '../pieces/cards.ts'
import { cardText } from './cards.ts'
import { rowText } from '../pieces/gate-rows.ts'
import { spaceName } from './pieces.ts'

describe('The pieces', () => {
  it('names every space, those of a kind apart', () => {
    const names = spaces.map((_, space) => spaceName(space))
    expect(new Set(names).size).toBe(names.length)
  })

  it('describes every card', () => {
    for (const [number, card] of deckCards.entries()) {
      const { title, kind, facts, effect, flavour, rule } = cardText(number)
      expect(title).toBe(card.title)
      expect(rule).toBe(card.id)
      expect(kind).toMatch(/^[A-Z]/)
      for (const line of [...facts, effect, flavour]) expect(line).toSatisfy(isSentence)
    }
  })

  it('says what a card costs and when it can be used, or how a Monster hurts and moves', () => {
    const number = (key: string): number => deckCards.findIndex((card) => card.key === key)
    expect(cardText(number('elder-sign'))).toEqual({
      title: 'Elder Sign',
      kind: 'One-Shot Spell',
      facts: ['When you meet a Monster.', 'It costs 3 Sanity.'],
      effect: 'Banish the Monster you are encountering.',
      flavour: 'A branch, a star, a polite but firm no.',
      rule: 'NEC-CARD-12',
    })
    expect(cardText(number('shoggoth')).facts).toEqual([
      'Meeting it costs 16 Sanity.',
      'It moves by 1 die.',
    ])
  })

  it('calls players by no pronoun but they', () => {
    const texts = deckCards.map((_, number) => cardText(number).effect)
    const about = texts.filter((text) => /another (player|Investigator)/.test(text))
    expect(about.length).toBeGreaterThan(3)
    for (const text of about) expect(text).not.toMatch(/\b(he|his|him|she|her)\b/i)
  })

  it('knows all thirteen rows of the Gates', () => {
    for (let row = 1; row <= 13; row++) expect(rowText(row)).not.toSatisfy(isBroken)
    expect(rowText(14)).toBe('')
  })
})
