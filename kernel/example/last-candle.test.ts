import { describe, expect, it } from 'vitest'
import { Engine, FastChance } from '../index.ts'
import { lastCandle } from './index.ts'
import { at, newMatch } from './testing/at.ts'

describe('set-up', () => {
  it('LC-SETUP-1 two to four seats take part', () => {
    const start = (seats: number) =>
      new Engine(lastCandle).start(seats, {}, new FastChance('seats')).hands.length
    expect([2, 3, 4].map(start)).toEqual([2, 3, 4])
    for (const seats of [1, 5]) expect(() => start(seats)).toThrow('takes 2 to 4 seats')
  })

  it('LC-SETUP-2 all candles of the row are alight, and there are two tapers', () => {
    expect(newMatch(2).table).toMatchObject({ candles: 13, lit: 13, tapers: 2 })
    expect(newMatch(2, { candles: 21 }).table).toMatchObject({ candles: 21, lit: 21 })
  })

  it('LC-SETUP-3 each seat is dealt an omen that it alone hears of', () => {
    const t = newMatch(3)
    expect(t.state.hands).toEqual([{ omen: 'hush' }, { omen: 'ember' }, { omen: 'gale' }])
    expect(t.state.box.omens).toEqual(['gale', 'ember', 'hush'])
    expect(t.table.shown).toEqual([null, null, null])
    for (const seat of [0, 1, 2]) expect(t.heard(seat)).toEqual(['dealt', 'turn'])
    expect(t.heard(null)).toEqual(['turn'])
  })
})

describe('the turn', () => {
  it('LC-TURN-1 seats take turns in order, without those that have left', () => {
    const t = at({ omens: ['hush', 'hush', 'ember'] })
    t.pickAs('ann', 'snuff', 1).pickAs('bob', 'snuff', 1).interject('ann', 'leave')
    t.pickAs('cid', 'snuff', 1).pickAs('bob', 'snuff', 1).pickAs('cid', 'snuff', 1)
    expect(t.table.turn).toBe(6)
  })

  it('LC-TURN-1 a turn ends without anything of the next one', () => {
    const t = at({ omens: ['hush', 'ember'] })
      .untilTurnEnds()
      .pickAs('ann', 'snuff', 2)
    expect(t.asked).toBe('turn is over')
    expect(t.table).toMatchObject({ turn: 1, active: 0, lit: 11 })
    expect(t.goOn().asked).toBe('bob turn.choose')
  })

  it('LC-TURN-2 one to three candles are snuffed', () => {
    const t = at({ lit: 10 }).pick('snuff', 3)
    expect(t.table.lit).toBe(7)
    expect(t.told('snuffed')).toEqual([{ seat: 0, count: 3 }])
    expect(t.offered).toContain('snuff 1..3')
    expect(t.attempt('bob', 'snuff', 4)).toBe('not-offered')
  })

  it('LC-TURN-2 but never more than are alight', () => {
    const t = at({ lit: 2 })
    expect(t.offered).toContain('snuff 1..2')
    expect(t.refusal('snuff', 3)).toBe('too-few-candles')
    expect(at({ lit: 3 }).refusal('snuff')).toBeUndefined()
  })

  it.each([
    [1, 1],
    [4, 1],
    [5, 2],
    [6, 2],
  ])('LC-TURN-3 a %i of the die lights %i of the candles that are out', (face, count) => {
    const t = at({ lit: 6 }).dice(face).pick('relight')
    expect(t.table).toMatchObject({ lit: 6 + count, tapers: 1 })
    expect(t.asked).toBe('bob turn.choose')
  })

  it('LC-TURN-3 a taper lights no more candles than are out', () => {
    expect(at({ lit: 12 }).dice(6).pick('relight').table.lit).toBe(13)
  })

  it('LC-TURN-3 a taper needs a candle that is out, and is used up', () => {
    expect(at({ lit: 13 }).refusal('relight')).toBe('all-alight')
    expect(at({ lit: 12 }).offers('relight')).toBe(true)
    expect(at({ lit: 5, tapers: 0 }).refusal('relight')).toBe('no-taper')
  })
})

describe('omens', () => {
  it('LC-OMEN-1 an omen is revealed once, before everybody', () => {
    const t = at({ omens: ['hush', 'ember'], lit: 9 })
      .forget()
      .pick('reveal')
    expect(t.table).toMatchObject({ shown: ['hush', null], lit: 9 })
    expect(t.state.hands).toEqual([{ omen: null }, { omen: 'ember' }])
    expect(t.heard(null)).toEqual(['revealed', 'turn'])
    t.pickAs('bob', 'snuff', 1)
    expect(t.refusal('reveal')).toBe('omen-spent')
  })

  it('LC-OMEN-1 an Ember throws the die without a taper', () => {
    const t = at({ omens: ['ember', 'hush'], lit: 9, tapers: 0 })
      .dice(5)
      .pick('reveal')
    expect(t.table).toMatchObject({ lit: 11, tapers: 0 })
  })

  it('LC-OMEN-2 a Gale makes the next seat snuff two candles', () => {
    const t = at({ omens: ['gale', 'hush', 'ember'], lit: 9 }).pick('reveal')
    expect(t.asked).toBe('bob gale.strike')
    t.forget().pick('endure')
    expect(t.table.lit).toBe(7)
    expect(t.told('snuffed')).toEqual([{ seat: 1, count: 2 }])
    expect(t.rulesCited).toEqual(['LC-OMEN-2', 'LC-TURN-1'])
    expect(t.asked).toBe('bob turn.choose')
  })

  it('LC-OMEN-2 a Gale snuffs the last candle alone', () => {
    const t = at({ omens: ['gale', 'hush'], lit: 1 })
      .pick('reveal')
      .pick('endure')
    expect(t.table.lit).toBe(0)
    expect(t.outcome).toEqual({ ending: 'darkness', winners: [0] })
  })

  it('LC-OMEN-3 an omen turns a Gale aside and does nothing else', () => {
    const t = at({ omens: ['gale', 'gale'], lit: 9 })
      .pick('reveal')
      .pickAs('bob', 'ward')
    expect(t.table).toMatchObject({ lit: 9, shown: ['gale', 'gale'] })
    expect(t.asked).toBe('bob turn.choose')
    expect(t.refusal('reveal')).toBe('omen-spent')
  })

  it('LC-OMEN-3 whoever has no omen left is not asked', () => {
    const t = at({ omens: ['hush', 'gale'], lit: 9 })
      .pick('reveal')
      .pickAs('bob', 'reveal')
    expect(t.table.lit).toBe(7)
    expect(t.asked).toBe('ann turn.choose')
  })

  it('LC-OMEN-3 nobody is asked in a match without wards', () => {
    const t = at({ omens: ['gale', 'hush'], lit: 9, wards: false }).pick('reveal')
    expect(t.table.lit).toBe(7)
    expect(t.asked).toBe('bob turn.choose')
  })
})

describe('the ending', () => {
  it('LC-END-1 whoever snuffs the last candle loses, and those who stayed win', () => {
    const t = at({ omens: ['hush', 'hush', 'ember', 'ember'], lit: 3 }).interject('cid', 'leave')
    t.pickAs('ann', 'snuff', 3)
    expect(t.outcome).toEqual({ ending: 'darkness', winners: [1, 3] })
  })

  it('LC-END-2 a seat that leaves on its turn snuffs one candle', () => {
    const t = at({ omens: ['hush', 'hush', 'ember'], lit: 9 }).interject('ann', 'leave')
    expect(t.table).toMatchObject({ lit: 8, left: [true, false, false] })
    expect(t.asked).toBe('bob turn.choose')
    expect(t.attempt('ann', 'leave')).toBe('not-your-decision')
  })

  it('LC-END-2 a seat that leaves under a Gale endures it', () => {
    const t = at({ omens: ['gale', 'hush', 'ember'], lit: 9 })
      .pick('reveal')
      .interject('bob', 'leave')
    expect(t.table).toMatchObject({ lit: 7, shown: ['gale', null, null] })
    expect(t.asked).toBe('cid turn.choose')
  })

  it('LC-END-3 the only seat that stays wins', () => {
    const t = at({ omens: ['hush', 'hush', 'ember'] }).interject('cid', 'leave')
    expect(t.outcome).toBeNull()
    t.interject('ann', 'leave')
    expect(t.outcome).toEqual({ ending: 'alone', winners: [1] })
  })

  it('the worked example: a Gale at two candles wins the match', () => {
    const t = at({ omens: ['gale', 'hush'], lit: 2 })
      .pickAs('ann', 'reveal')
      .pickAs('bob', 'endure')
    expect(t.outcome).toEqual({ ending: 'darkness', winners: [0] })
  })
})

describe('a position', () => {
  it('that can not be is refused unless it says so', () => {
    expect(() => at({ lit: 14 })).toThrow('14 candles are alight')
    expect(() => at({ omens: ['gale', 'gale', 'gale'] })).toThrow('only two cards of gale')
    const impossible = ['14 candles are alight']
    expect(at({ lit: 14, impossible }).offers('snuff', 3)).toBe(true)
  })
})
