import { log, tellingTo } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { cardNumber } from '../pieces/cards.ts'
import type { Events } from '../events.ts'
import { at } from '../testing/at.ts'
import { endings } from './endings.ts'
import { events } from './events.ts'

describe('The log', () => {
  it('tells who pays whom for what', () => {
    const t = at({ turn: 'bob', ann: { owns: ['riverside-hospital'] }, bob: { on: 20 } })
    t.dice(2, 4).go()
    expect(log(t)).toEqual([
      "Round 1: it is Bob's turn.",
      'Bob throws 2 and 4: 6.',
      'Bob walks 6 spaces from A Moment of Silence.',
      'Bob lands on Riverside Hospital.',
      'Bob pays Ann 11 for Riverside Hospital.',
    ])
  })

  it('tells who goes insane and who gets the rest', () => {
    const t = at({
      turn: 'bob',
      ann: { owns: ['riverside-hospital'] },
      bob: { sanity: 3, on: 20 },
      cid: {},
    })
    t.dice(2, 4, 1, 2).go()
    expect(log(t)).toContain(
      "Bob owes 11 Sanity for Riverside Hospital but has only 3, and goes insane. Bob's last 3 go to Ann.",
    )
  })

  it('calls whoever reads it you, in every place of a sentence', () => {
    const to = (reader: number) => tellingTo(at(), reader === 0 ? 'ann' : 'bob')
    const said = <K extends keyof Events>(key: K, is: Events[K]): string[] =>
      [0, 1].map((reader) => events[key](is, to(reader)))
    expect(said('pays', { seat: 0, to: 1, amount: 15, space: 23 })).toEqual([
      'You pay Bob 15 for Round Hill.',
      'Ann pays you 15 for Round Hill.',
    ])
    expect(said('loses', { seat: 0, amount: 4, cause: 'gate', left: 9 })[0]).toBe(
      'You lose 4 to the Gate and have 9 left.',
    )
    const asked = { for: 'due', space: 23, amount: 15 } as const
    expect(said('insane', { seat: 0, rest: 3, to: 1, asked })).toEqual([
      'You owe 15 Sanity for Round Hill but have only 3, and go insane. Your last 3 go to Bob.',
      "Ann owes 15 Sanity for Round Hill but has only 3, and goes insane. Ann's last 3 go to you.",
    ])
    expect(said('declines', { seat: 1 })).toEqual([
      'Bob declines the trade.',
      'You decline the trade.',
    ])
    expect(said('turn', { seat: 1, round: 2 })[1]).toBe('Round 2: it is your turn.')
    expect(said('swapped', { seat: 0, other: 1 })).toEqual([
      'You and Bob change places.',
      'Ann and you change places.',
    ])
    const deal = { from: 1, to: 0, gives: [1], takes: [], givesSanity: 0, takesSanity: 5 }
    expect(said('offersDeal', { deal, counter: false })[0]).toBe(
      'Bob makes you an offer: Bob gives Gilman House, you give 5 Sanity.',
    )
    expect(said('wins', { winners: [0] })).toEqual(['You win.', 'Ann wins.'])
  })

  it('names what breaks somebody: a toll, a Monster, or nothing that is known any more', () => {
    const t = tellingTo(at(), 'ann')
    const broken = { seat: 0, rest: 0, to: -1 }
    const toll = { for: 'loss', cause: 'toll', amount: 10 } as const
    const monster = { for: 'monster', card: cardNumber('ghoul'), amount: 6 } as const
    expect(events.insane({ ...broken, asked: toll }, t)).toBe(
      'You face a loss of 10 Sanity to Mi-Go but have none, and go insane.',
    )
    expect(events.insane({ ...broken, rest: 1, asked: monster }, t)).toBe(
      'You face a loss of 6 Sanity to the Ghoul but have only 1, and go insane. Your last 1 goes to the Keeper.',
    )
    expect(events.insane(broken, t)).toBe('You cannot pay and go insane.')
  })

  it('has words for what hardly ever happens', () => {
    const t = tellingTo(at(), null)
    const say = <K extends keyof Events>(key: K, is: Events[K]): string => events[key](is, t)
    const ghoul = cardNumber('ghoul')
    expect(say('deckEmpty', { seat: 0 })).toBe('Ann reaches for the Mythos Deck, and it is empty.')
    expect(say('dismisses', { seat: 0, card: ghoul })).toBe(
      'Ann discards the Ghoul, and the Spell has no effect.',
    )
    expect(say('pays', { seat: 0, to: -1, amount: 5, space: 35 })).toBe(
      'Ann pays the Keeper 5 for the Necronomicon.',
    )
    expect(say('wins', { winners: [] })).toBe('Nobody wins.')
    expect(say('locale', { seat: 1, space: 36 })).toBe('Bob now has all of the Lost Cities.')
  })
})

describe('Endings', () => {
  it('name the winners and what won', () => {
    const t = tellingTo(at({ ann: { sanity: 40 }, round: 100 }), null)
    expect(endings['last-sane']([0], t)).toMatch(/^Ann wins as the last sane/)
    expect(
      endings['last-sane']([0], tellingTo(at({ ann: { sanity: 40 }, round: 100 }), 0)),
    ).toMatch(/^You win as the last sane/)
    expect(endings.cultists([0], t)).toMatch(/Ann wins\.$/)
    expect(endings.cultists([0, 1], t)).toMatch(/Ann and Bob win together\.$/)
    expect(endings['round-limit']([0], t)).toBe('Round 100 was the last. Ann wins with 40 Sanity.')
  })

  it('can do without a winner', () => {
    const t = tellingTo(at(), null)
    expect(endings['last-sane']([], t)).toMatch(/nobody wins\.$/)
    expect(endings['round-limit']([], t)).toMatch(/nobody wins\.$/)
  })
})
