import { capital, type Switch } from '@eldertable/kernel'
import { isBroken, isLabel, isSentence } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { spaces } from '../content/board.ts'
import { deckCards } from '../content/cards.ts'
import { procedures } from '../rules/index.ts'
import { switches } from '../switches.ts'
import { cardText } from './cards.ts'
import { en } from './en.ts'
import { rowText } from './gate-rows.ts'
import { cardNames, spaceNames } from './names.ts'
import { spaceName } from './pieces.ts'
import { decisionKeys, type DecisionKey } from './prompts.ts'

describe('The catalogue', () => {
  it('has a prompt for every step that asks, and no other', () => {
    const asking = procedures.flatMap(({ name, steps }) =>
      Object.entries(steps).flatMap(([step, is]) =>
        typeof is === 'function' ? [] : [`${name}.${step}`],
      ),
    )
    const keys: readonly DecisionKey[] = decisionKeys
    expect(keys.toSorted()).toEqual(asking.toSorted())
    expect(Object.keys(en.prompts).toSorted()).toEqual(asking.toSorted())
  })

  it('has a few words for every question that can be passed, and for no other', () => {
    const passable = procedures.flatMap(({ name, steps }) =>
      Object.entries(steps).flatMap(([step, is]) =>
        typeof is !== 'function' && is.pass !== undefined ? [`${name}.${step}`] : [],
      ),
    )
    expect(Object.keys(en.decisions).toSorted()).toEqual(passable.toSorted())
    for (const words of Object.values(en.decisions)) expect(capital(words)).toSatisfy(isLabel)
  })

  it('gives reasons as short statements without a full stop', () => {
    for (const reason of Object.values(en.reasons)) {
      expect(reason).toSatisfy(isLabel)
      expect(reason.length).toBeLessThan(60)
    }
  })

  it('explains every switch', () => {
    for (const { name, help } of Object.values(en.switches)) {
      expect(name).toMatch(/^[A-Z]/)
      expect(help).toSatisfy(isSentence)
    }
  })

  it('names every choice of a switch', () => {
    for (const [name, one] of Object.entries<Switch>(switches)) {
      const { choices } = en.switches[name as keyof typeof switches]
      expect(Object.keys(choices ?? {})).toEqual(one.kind === 'choice' ? one.choices : [])
    }
  })

  it('has a name and a pitch', () => {
    expect(en.name).toBe('Necronomonopoly')
    expect(en.pitch).toSatisfy(isSentence)
  })
})

describe('The pieces', () => {
  it('names every space, those of a kind apart', () => {
    expect(spaceNames).toHaveLength(spaces.length)
    const names = spaces.map((_, space) => spaceName(space))
    expect(new Set(names).size).toBe(names.length)
  })

  it('describes every card', () => {
    for (const [number, card] of deckCards.entries()) {
      const { title, kind, facts, effect, flavour, rule } = cardText(number)
      expect(title).toBe(cardNames[card.key])
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
