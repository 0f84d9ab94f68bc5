import type { Light } from '@eldertable/board-kit'
import { Engine, FastChance } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { cardNumber } from '../pieces/cards.ts'
import { necronomonopoly } from '../index.ts'
import type { Deal } from '../state.ts'
import { thingOfCard } from '../verbs.ts'
import { spaceInQuestion } from './in-question.ts'
import { cardsOnOffer, litOnSpaces, sanityOnOffer, spacesOnOffer, targetAt } from './on-offer.ts'

const elderSign = thingOfCard(cardNumber('elder-sign'))
const deal = (gives: number[], takes: number[]): Deal => ({
  from: 0,
  to: 1,
  givesSanity: 0,
  takesSanity: 0,
  gives,
  takes,
})

describe('a trade on the board', () => {
  it('marks the Lots and Tomes of one’s draft, and of an offer that is on the table', () => {
    const { table, hands } = new Engine(necronomonopoly).start(2, {}, new FastChance('offer'))
    const hand = { ...hands[0], looking: [], draft: deal([6, elderSign], [25]) }
    expect([...spacesOnOffer(table, null)]).toEqual([])
    expect([...spacesOnOffer(table, hand)]).toEqual([6, 25])
    table.deal = deal([8], [])
    expect([...spacesOnOffer(table, null)]).toEqual([8])
    expect([...spacesOnOffer(table, hand)]).toEqual([6, 25])
  })

  it('has the deed of what is traded shown, unless something else is pointed at', () => {
    const { table } = new Engine(necronomonopoly).start(2, {}, new FastChance('offer'))
    const at = spaceInQuestion(table, null, new Map(), 0)
    table.deal = deal([8], [])
    expect(at).not.toBe(8)
    expect(spaceInQuestion(table, null, new Map(), 0)).toBe(8)
    expect(spaceInQuestion(table, null, new Map<string, Light>([['space:3', 'aimed']]), 0)).toBe(3)
  })

  it('marks the Spells of it, and the Sanity of each side', () => {
    const { table, hands } = new Engine(necronomonopoly).start(3, {}, new FastChance('offer'))
    const draft = { ...deal([6, elderSign], [25]), givesSanity: 4, takesSanity: 9 }
    const hand = { ...hands[0], looking: [], draft }
    expect([...cardsOnOffer(table, hand)]).toEqual([cardNumber('elder-sign')])
    expect([0, 1, 2].map((seat) => sanityOnOffer(table, hand, seat))).toEqual([4, 9, 0])
    expect([...cardsOnOffer(table, null)]).toEqual([])
    expect(sanityOnOffer(table, null, 0)).toBe(0)
  })

  it('is pressed at the spaces: what can be given or taken out is lit there', () => {
    const lit = new Map<string, Light>([
      ['thing:6', 'may'],
      [`thing:${elderSign}`, 'may'],
      ['space:3', 'may'],
    ])
    const onSpaces = litOnSpaces(lit)
    expect(onSpaces.get('space:6')).toBe('may')
    expect(onSpaces.get('space:3')).toBe('may')
    expect(onSpaces.has(`space:${elderSign}`)).toBe(false)
    expect([6, 3, 8].map((space) => targetAt(space, lit))).toEqual([
      'thing:6',
      'space:3',
      'space:8',
    ])
  })
})
