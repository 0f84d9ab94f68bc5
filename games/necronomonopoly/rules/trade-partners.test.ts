import { describe, expect, it } from 'vitest'
import { at, type NecScenario, type Table } from '../testing/at.ts'

/** Ann in her Buy step on Green Lane. */
function buyStep(table: Table): NecScenario {
  const t = at({ ...table, ann: { on: 9, ...table.ann } })
  return t.moveStepWith(1, 3)
}

describe('Who trades with whom', () => {
  it('NEC-TRADE-4 nobody trades alone: with partners who have nothing there is no trade', () => {
    const t = buyStep({ ann: { owns: ['rlyeh'] }, bob: { sanity: 0 }, cid: { sanity: 0 } })
    expect(t.refusal('trade')).toBe('nothing-to-trade')
    const one = buyStep({ ann: { owns: ['rlyeh'] }, bob: { sanity: 0 }, cid: { sanity: 1 } })
    expect(one.offers('trade')).toBe(true)
  })

  it('NEC-TRADE-4 who has nothing cannot ask for anything, and 1 Sanity is something', () => {
    const poor = at({ ann: { on: 9, sanity: 0 }, bob: { owns: ['rlyeh'] } }).untilTurnEnds()
    expect(poor.moveStepWith(1, 3).asked).toBe('turn is over')
    const rich = buyStep({ ann: { sanity: 1 }, bob: { owns: ['rlyeh'] } })
    expect(rich.pick('trade').offered).toEqual(['partner bob', 'withdraw'])
  })

  it('NEC-TRADE-1 the partners are the others, the first seat too, and not who has left', () => {
    const t = at({ turn: 'bob', ann: {}, bob: { on: 9, owns: ['rlyeh'] }, cid: {}, dee: {} })
    t.moveStepWith(1, 3).interject('cid', 'leave').pick('trade')
    expect(t.offered).toEqual(['partner ann', 'partner dee', 'withdraw'])
    expect(t.refusals).toEqual(['partner cid: partner-gone'])
  })

  it('NEC-BUY-1 who finds no partner goes on with the Buy step, and has made no offer', () => {
    const t = buyStep({ ann: { owns: ['rlyeh'] }, cid: {} })
      .pick('trade')
      .pick('withdraw')
    expect(t.asked).toBe('ann buying.choose')
    expect(t.table.offers).toEqual([])
    expect(t.state.hands.map(({ draft }) => draft)).toEqual([null, null, null])
  })

  it('NEC-TRADE-4 a card and 1 Sanity are two things, not none', () => {
    const t = buyStep({ ann: { owns: ['rlyeh'] }, bob: { owns: ['irem'] } })
    t.pick('trade').pick('partner', 'bob')
    t.pick('give', 'rlyeh').pick('giveSanity', 1).pick('take', 'irem').pick('takeSanity', 1)
    expect(t.pick('propose').asked).toBe('bob trade.reply')
  })

  it('NEC-TRADE-9 an offer with one thing more or less is another offer', () => {
    const t = buyStep({ ann: { owns: ['rlyeh', 'irem'] }, bob: {} })
    t.pick('trade').pick('partner', 'bob').pick('give', 'rlyeh').pick('takeSanity', 9)
    t.pick('propose').pickAs('bob', 'decline')
    t.pick('trade').pick('partner', 'bob').pick('give', 'rlyeh').pick('takeSanity', 9)
    expect(t.refusal('propose')).toBe('same-offer')
    expect(t.pick('give', 'irem').offers('propose')).toBe(true)
  })

  it('NEC-TRADE-6 whoever leaves while asked for an answer has declined', () => {
    const t = buyStep({ ann: { owns: ['rlyeh'] }, bob: {}, cid: {} })
    t.pick('trade').pick('partner', 'bob').pick('give', 'rlyeh').pick('takeSanity', 9)
    t.pick('propose').interject('bob', 'leave')
    expect(t.asked).toBe('ann buying.choose')
    expect(t.owns('ann')).toEqual(['rlyeh'])
    expect([t.sanity('ann'), t.sanity('cid')]).toEqual([150, 150])
  })

  it('NEC-TRADE-10 an offer that was declined is remembered until either of the two has more or less', () => {
    const t = buyStep({
      ann: { owns: ['rlyeh'] },
      bob: { owns: ['irem'] },
      cid: { owns: ['meadow-hill'], on: 'witch-house' },
      dee: { owns: ['witch-house'] },
    })
    const decline = (seat: 'bob' | 'dee'): void => {
      t.pick('trade').pick('partner', seat).pick('give', 'rlyeh').pick('takeSanity', 9)
      t.pick('propose').pickAs(seat, 'decline')
    }
    decline('bob')
    decline('dee')
    const remembered = (): number[] => (t.table.declined ?? []).map(({ to }) => to)
    expect(remembered()).toEqual([1, 3])
    // What goes on between Ann and Cid leaves that alone.
    t.pick('trade').pick('partner', 'cid').pick('give', 'rlyeh').pick('takeSanity', 9)
    t.pick('propose').pickAs('cid', 'counter').pick('give', 'meadow-hill').pick('takeSanity', 3)
    t.pick('propose').pickAs('ann', 'decline')
    expect(remembered()).toEqual([1, 3, 0])
    t.interject('dee', 'leave')
    expect(remembered()).toEqual([1, 0])
    t.untilTurnEnds().pick('buy', 'green-lane')
    expect(remembered()).toEqual([])
  })

  it('NEC-TRADE-7 the same wish of two players is two offers that were declined', () => {
    const t = at({
      ann: { on: 9 },
      bob: { owns: ['rlyeh'] },
      cid: { on: 9 },
    })
    t.moveStepWith(1, 3).pick('trade').pick('partner', 'bob').pick('take', 'rlyeh')
    t.pick('giveSanity', 9).pick('propose').pickAs('bob', 'decline')
    t.dice(1, 2).pick('endBuying') // Bob's turn
    t.dice(1, 3).pickAs('bob', 'endBuying')
    t.pickAs('cid', 'trade').pick('partner', 'bob').pick('take', 'rlyeh')
    t.pick('giveSanity', 9).pick('propose').pickAs('bob', 'decline')
    expect((t.table.declined ?? []).map(({ from }) => from)).toEqual([0, 2])
  })
})

describe('A draft that can go no further', () => {
  /** Ann's second draft is what Bob has just declined. */
  function again(table: Table): NecScenario {
    const t = buyStep({
      ...table,
      ann: { sanity: 0, owns: ['rlyeh'], ...table.ann },
      bob: { sanity: 10, ...table.bob },
    })
    for (const turn of [1, 2]) {
      t.pick('trade').pick('partner', 'bob').pick('give', 'rlyeh').pick('takeSanity', 10)
      if (turn === 1) t.pick('propose').pickAs('bob', 'decline')
    }
    return t
  }

  it('NEC-TRADE-13 is kept while a side has Sanity that is not in it', () => {
    const t = again({ ann: { sanity: 1 } })
    expect(t.asked).toBe('ann trade.draft')
    expect(t.offered).toEqual(['giveSanity 1..1', 'withdraw', 'takeOut rlyeh', 'takeNoSanity'])
  })

  it('NEC-TRADE-13 is kept while a side has a card that is not in it', () => {
    expect(again({ ann: { owns: ['rlyeh', 'irem'] } }).offered).toContain('takeOut rlyeh')
    expect(again({ bob: { owns: ['irem'] } }).offered).toContain('takeOut rlyeh')
    expect(again({ ann: { holds: ['mesmerise'] } }).offered).toContain('takeOut rlyeh')
    expect(again({ bob: { holds: ['mesmerise'] } }).offered).toContain('takeOut rlyeh')
  })

  it('NEC-TRADE-13 is given up if all that is left cannot be traded', () => {
    const t = again({ ann: { holds: ['herbert-west'] }, bob: { holds: ['antarctic-soapstone'] } })
    expect(t.asked).toBe('ann buying.choose')
    expect(again({ cid: { owns: ['irem'] } }).asked).toBe('ann buying.choose')
  })

  it('NEC-TRADE-13 is kept while the partner could give Sanity', () => {
    const t = buyStep({ ann: { sanity: 0, owns: ['rlyeh'] }, bob: { sanity: 10 } })
    t.pick('trade').pick('partner', 'bob').pick('give', 'rlyeh')
    expect(t.offered).toEqual(['takeSanity 1..10', 'withdraw', 'takeOut rlyeh'])
    expect(t.refusal('propose')).toBe('one-sided')
  })
})
