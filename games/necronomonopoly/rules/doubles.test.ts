import { describe, expect, it } from 'vitest'
import { at, type NecScenario } from '../testing/at.ts'

const kingsport = ['old-mans-cottage', 'green-lane', 'strange-high-house']

const throwsOf = (t: NecScenario): number[][] => t.told('throws').map(({ dice }) => dice)

describe('Doubles', () => {
  it('NEC-DOUBLE-1 a double moves, lands and must throw again', () => {
    const t = at({ ann: { on: 10 }, bob: { on: 20, owns: ['strange-high-house'] } })
    t.dice(2, 2).dice(1, 4).go()
    // The rent of the first landing is paid before the second throw.
    expect(t.sanity('ann')).toBe(144)
    t.pick('endBuying')
    expect(throwsOf(t)).toEqual([
      [2, 2],
      [1, 4],
    ])
    expect(t.player('ann').space).toBe(19)
    expect(t.asked).toBe('ann buying.choose')
    // The second throw was none, so the turn goes on to Bob.
    t.dice(1, 2).pick('endBuying')
    expect(t.table.active).toBe(1)
  })

  it('NEC-DOUBLE-2 a Buy step follows each of the moves', () => {
    const t = at({ ann: { on: 10 } })
      .dice(2, 2)
      .go()
    expect(t.offers('buy', 'strange-high-house')).toBe(true)
    t.pick('buy', 'strange-high-house').dice(2, 3).pick('endBuying')
    expect(t.offers('buy', 'miskatonic-university')).toBe(true)
    expect(t.offers('buy', 'strange-high-house')).toBe(false)
    t.pick('buy', 'miskatonic-university')
    expect(t.owns('ann')).toEqual(['strange-high-house', 'miskatonic-university'])
  })

  it('NEC-DOUBLE-3 on the third double the token does not walk but goes to the Asylum', () => {
    const t = at({ ann: { on: 10, owns: ['gilman-house'] }, bob: { on: 20 } })
    t.dice(2, 2).go()
    t.dice(1, 1).pick('endBuying')
    expect(t.player('ann').space).toBe(16)
    t.dice(3, 3).dice(1, 2).pick('endBuying')
    expect(t.player('ann')).toMatchObject({ space: 10, throws: 0, sanity: 150 })
    expect(t.told('walks').filter(({ seat }) => seat === 0)).toHaveLength(2)
    expect(t.asked).toBe('bob buying.choose')
  })

  it('NEC-DOUBLE-3 two doubles and a third throw without one lead nowhere but on', () => {
    const t = at({ ann: { on: 10 } })
      .dice(2, 2)
      .go()
    t.dice(1, 1).pick('endBuying').dice(1, 2).pick('endBuying')
    expect(t.player('ann')).toMatchObject({ space: 19, throws: -1 })
  })

  it('NEC-DOUBLE-4 dice for cards, Monsters and Gates give no further throw', () => {
    const t = at({
      ann: { on: 4, holds: ['the-king-in-yellow'] },
      bob: { sanity: 100 },
      monsters: [['gug', 30]],
    })
    t.go().pick('use', 'the-king-in-yellow').dice(5, 5)
    // The Gug's double, no double, and a double at the Gate: A Moment of Silence, and the turn is over.
    t.dice(3, 3).dice(1, 2).dice(4, 4)
    t.dice(1, 1).dice(1, 2).pick('target', 'bob')
    expect(t.sanity('bob')).toBe(90)
    expect(t.player('ann').space).toBe(20)
    expect(t.told('throws')).toEqual([
      { seat: 0, dice: [1, 2] },
      { seat: 1, dice: [1, 2] },
    ])
  })

  it('NEC-DOUBLE-4 other doubles never add to the three', () => {
    const t = at({ ann: { on: 3, owns: ['gilman-house'] }, monsters: [['gug', 19]] })
    // The Monster's double and the Gate's: with two of her own Ann has thrown four and is free.
    t.dice(3, 3).dice(2, 2).dice(4, 4).go()
    expect(t.player('ann').space).toBe(20)
    t.dice(3, 3).pick('endBuying')
    expect(t.player('ann')).toMatchObject({ space: 26, throws: -1 })
    t.dice(1, 2).pick('endBuying')
    expect(t.player('ann')).toMatchObject({ space: 29, throws: -1 })
  })

  it('NEC-DOUBLE-5 a Monster that stops the move does not cancel the further throw', () => {
    const t = at({
      ann: { on: 10 },
      monsters: [
        ['ghoul', 13],
        ['zombie', 39],
      ],
    })
    t.go().dice(1).dice(4, 4).pick('moveMonster', 'zombie')
    expect(t.player('ann')).toMatchObject({ space: 13, sanity: 144 })
    t.dice(1, 2).pick('endBuying')
    expect(t.player('ann').space).toBe(16)
  })

  it('NEC-DOUBLE-6 a Gate does not cancel the further throw, which starts where it led', () => {
    const t = at({ ann: { on: 3, owns: ['gilman-house'] } })
    t.dice(2, 2).dice(2, 6).go()
    expect(t.player('ann').space).toBe(20)
    t.dice(1, 2).pick('endBuying')
    expect(t.told('walks').at(-1)).toEqual({ seat: 0, from: 20, steps: 3 })
  })

  it('NEC-DOUBLE-6 neither a card nor a Monster’s extra effect cancels the further throw', () => {
    const card = at({ ann: { on: 24, owns: ['gilman-house'] }, deck: ['the-last-trolley'] })
    card.dice(2, 2).go()
    expect(card.player('ann').space).toBe(29)
    card.dice(4, 3).pick('endBuying')
    expect(card.told('walks').at(-1)).toEqual({ seat: 0, from: 29, steps: 7 })
    const monster = at({
      ann: { on: 10, owns: ['gilman-house'] },
      monsters: [
        ['nightgaunt', 14],
        ['zombie', 39],
      ],
    })
    monster.go().dice(1).dice(2, 2).pick('moveMonster', 'zombie')
    expect(monster.player('ann').space).toBe(20)
    monster.dice(1, 2).pick('endBuying')
    expect(monster.told('walks').at(-1)).toEqual({ seat: 0, from: 20, steps: 3 })
  })

  it('NEC-DOUBLE-7 who is sent to the Asylum throws no more', () => {
    const t = at({ ann: { on: 26, owns: ['gilman-house'] }, bob: { on: 20 } })
    t.dice(2, 2).dice(1, 2).go()
    expect(t.player('ann')).toMatchObject({ space: 10, throws: 0 })
    expect(throwsOf(t)).toHaveLength(2)
    expect(t.asked).toBe('bob buying.choose')
  })

  it('NEC-DOUBLE-7 who goes insane throws no more', () => {
    const t = at({
      ann: { on: 10, sanity: 5 },
      bob: { on: 20, owns: ['strange-high-house'] },
      cid: {},
    })
    t.dice(2, 2).dice(1, 2).go()
    expect(t.player('ann').standing).toBe('cultist')
    expect(t.told('throws')).toMatchObject([{ seat: 0 }, { seat: 1 }])
  })

  it('NEC-DOUBLE-8 a double that releases an inmate gives no further throw', () => {
    const t = at({ ann: { inmate: 0 }, bob: { on: 20 } })
    t.dice(2, 2).go()
    expect(t.player('ann')).toMatchObject({ space: 14, throws: -1 })
    t.dice(1, 2).pick('endBuying')
    expect(t.asked).toBe('bob buying.choose')
  })

  it('NEC-DOUBLE-9 only the throw that stands is looked at', () => {
    const kept = at({ ann: { on: 20, owns: kingsport } })
    kept.dice(3, 3).go().dice(1, 2).pick('throwAgain')
    expect(kept.player('ann').space).toBe(23)
    kept.dice(1, 2).pick('endBuying')
    expect(kept.table.active).toBe(1)
    const gained = at({ ann: { on: 20, owns: kingsport } })
    gained.dice(1, 2).go().dice(3, 3).pick('throwAgain')
    expect(gained.player('ann').space).toBe(26)
    gained.dice(1, 2).pick('endBuying')
    expect(gained.player('ann').space).toBe(29)
    expect(gained.table.active).toBe(0)
  })

  it('NEC-DOUBLE-9 a third double that is thrown again does not count', () => {
    const t = at({ ann: { on: 10, owns: kingsport } })
    t.dice(2, 2).go().pick('keepThrow')
    t.dice(1, 1).pick('endBuying')
    expect(t.asked).toBe('ann turn.rethrow')
    expect(t.table.step).toBe('move')
    t.pick('keepThrow')
    t.dice(4, 4).pick('endBuying').dice(1, 2).pick('throwAgain')
    expect(t.player('ann')).toMatchObject({ space: 19, throws: -1 })
  })

  it('NEC-DOUBLE-10 a move made instead of throwing gives no further throw', () => {
    const mason = at({ ann: { on: 20, holds: ['keziah-mason'], owns: ['gilman-house'] } })
    mason.go().pick('use', 'keziah-mason').dice(4, 4).pick('goTo', 'hither-gate')
    expect(mason.asked).toBe('ann buying.choose')
    mason.dice(1, 2).pick('endBuying')
    expect(mason.told('throws')).toEqual([{ seat: 1, dice: [1, 2] }])
    const square = at({ ann: { on: 20, holds: ['gilmans-set-square'] } })
    square.go().pick('use', 'gilmans-set-square').pick('goTo', 'irem')
    expect(square.offers('buy', 'irem')).toBe(true)
    square.dice(1, 2).pick('endBuying')
    expect(square.told('throws')).toEqual([{ seat: 1, dice: [1, 2] }])
  })
})
