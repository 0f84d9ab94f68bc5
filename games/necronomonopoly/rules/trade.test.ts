import { FastChance } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import type { CardKey } from '../pieces/cards.ts'
import { at, engine, seatOf, type Name, type NecScenario } from '../testing/at.ts'

type Side = readonly (string | number)[]

/** Fills in a draft: cards by name, Sanity by number. */
function fill(t: NecScenario, gives: Side, takes: Side): NecScenario {
  for (const one of gives)
    if (typeof one === 'number') t.pick('giveSanity', one)
    else t.pick('give', one)
  for (const one of takes)
    if (typeof one === 'number') t.pick('takeSanity', one)
    else t.pick('take', one)
  return t
}

/** Ann offers Bob a trade. */
const offer = (t: NecScenario, gives: Side, takes: Side, partner: Name = 'bob'): NecScenario =>
  fill(t.pickAs('ann', 'trade').pick('partner', partner), gives, takes).pick('propose')

describe('Trading', () => {
  it('NEC-TRADE-1 a trade is made in the active Investigator’s Buy step, with one other Investigator', () => {
    const t = at({ ann: { on: 9, owns: ['rlyeh'] }, bob: { on: 9 }, cid: { on: 9 } })
    t.dice(1, 3).go()
    expect(t.asked).toBe('ann buying.choose')
    t.pick('trade')
    expect(t.offered).toEqual(['partner bob', 'partner cid', 'withdraw'])
    fill(t.pick('partner', 'cid'), ['rlyeh'], [5]).pick('propose')
    expect(t.asked).toBe('cid trade.reply')
    expect(t.attempt('bob', 'accept')).toBe('not-your-decision')
    t.pick('accept')
    expect(t.owns('cid')).toEqual(['rlyeh'])
    expect([t.sanity('ann'), t.sanity('bob'), t.sanity('cid')]).toEqual([155, 150, 145])
  })

  it('NEC-TRADE-1 nobody can trade in another window or on another’s turn', () => {
    const t = at({
      ann: { holds: ['laudanum'], owns: ['rlyeh'] },
      bob: { holds: ['mesmerise'] },
    }).go()
    expect(t.asked).toBe('ann dawn.window')
    expect(t.attempt('ann', 'trade')).toBe('not-offered')
    t.pick('pass')
    expect(t.asked).toBe('bob dawn.window')
    expect(t.attempt('bob', 'trade')).toBe('not-offered')
    t.pick('pass')
    expect(t.asked).toBe('ann turn.ready')
    expect(t.attempt('ann', 'trade')).toBe('not-offered')
    t.dice(4, 6).pick('pass')
    expect(t.attempt('bob', 'trade')).toBe('not-your-decision')
  })

  it('NEC-TRADE-2 Lots, Tomes, Spells and Sanity may be traded', () => {
    const t = at({
      ann: { on: 9, sanity: 30, owns: ['rlyeh', 'necronomicon'], holds: ['elder-sign'] },
      bob: { sanity: 40, owns: ['gilman-house'] },
    })
    t.dice(1, 3).go().pick('trade').pick('partner', 'bob')
    expect(t.offered).toEqual([
      'give necronomicon',
      'give rlyeh',
      'give elder-sign',
      'take gilman-house',
      'giveSanity 1..30',
      'takeSanity 1..40',
      'withdraw',
    ])
    fill(t, ['rlyeh', 'necronomicon', 'elder-sign', 10], ['gilman-house', 20]).pick('propose')
    t.pickAs('bob', 'accept')
    expect(t.owns('ann')).toEqual(['gilman-house'])
    expect(t.owns('bob')).toEqual(['necronomicon', 'rlyeh'])
    expect(t.holds('bob')).toEqual(['elder-sign'])
    expect([t.sanity('ann'), t.sanity('bob')]).toEqual([40, 30])
  })

  it('NEC-TRADE-3 Items, Books and Allies may not be traded, nor promises of any kind', () => {
    const untradable: CardKey[] = [
      'the-silver-key',
      'de-vermis-mysteriis',
      'herbert-west',
      'deep-one',
    ]
    const t = at({ ann: { on: 9, owns: ['rlyeh'] }, bob: { holds: untradable } })
    t.dice(1, 3).go().pick('trade').pick('partner', 'bob')
    for (const card of untradable) expect(t.refusal('take', card)).toBe('not-tradable')
    expect(t.offered).toEqual(['give rlyeh', 'giveSanity 1..150', 'takeSanity 1..150', 'withdraw'])

    const nothing = at({ ann: { on: 9, holds: [...untradable, 'laudanum'] } }).moveStep()
    nothing.dice(1, 3).pick('pass')
    expect(nothing.refusal('trade')).toBe('nothing-to-trade') // with nothing else there is no trade at all
  })

  it('NEC-TRADE-4 each side must give something, and at least one card must change hands', () => {
    const t = at({ ann: { on: 9, owns: ['rlyeh'] }, bob: { owns: ['irem'] } })
      .dice(1, 3)
      .go()
    const draft = (gives: Side, takes: Side): string | undefined => {
      fill(t.pick('trade').pick('partner', 'bob'), gives, takes)
      const why = t.refusal('propose')
      t.pick('withdraw')
      return why
    }
    expect(draft([], [])).toBe('no-card-in-deal')
    expect(draft([5], [6])).toBe('no-card-in-deal')
    expect(draft(['rlyeh'], [])).toBe('one-sided')
    expect(draft([], ['irem'])).toBe('one-sided')
    expect(draft(['rlyeh', 5], [])).toBe('one-sided')
    expect(draft(['rlyeh'], [1])).toBeUndefined()
    expect(draft([1], ['irem'])).toBeUndefined()
    expect(draft(['rlyeh'], ['irem'])).toBeUndefined()
  })

  it('NEC-TRADE-4 with a player who has nothing to give there is no trade', () => {
    const t = at({
      ann: { on: 9, owns: ['rlyeh'] },
      bob: { sanity: 0 },
      cid: { sanity: 1 },
    })
    t.dice(1, 3).go().pick('trade')
    expect(t.offered).toEqual(['partner cid', 'withdraw'])
    expect(t.refusal('partner', 'bob')).toBe('nothing-to-trade')
  })

  it('NEC-TRADE-5 nobody can list what that player does not have', () => {
    const t = at({
      ann: { on: 9, sanity: 30, owns: ['rlyeh'] },
      bob: { sanity: 12, owns: ['irem'] },
      cid: { owns: ['necronomicon'], holds: ['elder-sign'] },
    })
    t.dice(1, 3).go().pick('trade').pick('partner', 'bob')
    expect(t.offers('giveSanity', 30)).toBe(true)
    expect(t.offers('giveSanity', 31)).toBe(false)
    expect(t.offers('takeSanity', 12)).toBe(true)
    expect(t.offers('takeSanity', 13)).toBe(false)
    for (const thing of ['necronomicon', 'elder-sign']) {
      expect(t.offers('give', thing)).toBe(false) // those are Cid's
      expect(t.offers('take', thing)).toBe(false)
    }
    expect(t.offers('give', 'irem')).toBe(false)
    expect(t.offers('take', 'rlyeh')).toBe(false)
    t.pick('give', 'rlyeh')
    expect(t.offers('give', 'rlyeh')).toBe(false) // and nothing can be listed twice
    expect(t.pick('giveSanity', 3).offers('giveSanity')).toBe(false)
    expect(t.pick('takeSanity', 3).offers('takeSanity')).toBe(false)
  })

  it('NEC-TRADE-5 the same holds for a counter-offer', () => {
    const t = at({
      ann: { on: 9, sanity: 30, owns: ['rlyeh'] },
      bob: { sanity: 12, owns: ['irem'] },
    })
    offer(t.dice(1, 3).go(), ['rlyeh'], [12]).pickAs('bob', 'counter')
    expect(t.asked).toBe('bob trade.counter')
    expect(t.offered).toEqual([
      'give irem',
      'take rlyeh',
      'giveSanity 1..12',
      'takeSanity 1..30',
      'withdraw',
    ])
  })

  it('NEC-TRADE-6 the other player accepts, declines or makes one counter-offer', () => {
    const start = (): NecScenario => {
      const t = at({ ann: { on: 9, owns: ['rlyeh'] }, bob: { owns: ['irem'] }, cid: {} })
      return offer(t.dice(1, 3).go(), ['rlyeh'], [30])
    }
    const accepted = start().pickAs('bob', 'accept')
    expect(accepted.owns('bob')).toEqual(['irem', 'rlyeh'])
    expect([accepted.sanity('ann'), accepted.sanity('bob')]).toEqual([180, 120])
    expect(accepted.asked).toBe('ann buying.choose')

    const declined = start().pickAs('bob', 'decline')
    expect(declined.owns('ann')).toEqual(['rlyeh'])
    expect(declined.sanity('ann')).toBe(150)
    expect(declined.asked).toBe('ann buying.choose')

    const countered = start().pickAs('bob', 'counter')
    fill(countered, ['irem'], ['rlyeh']).pick('propose')
    expect(countered.asked).toBe('ann trade.answer') // between the same two: Cid is not concerned
    expect(countered.table.deal).toMatchObject({ from: seatOf('bob'), to: seatOf('ann') })
  })

  it('NEC-TRADE-6 a draft is nobody else’s business until it is proposed', () => {
    const t = at({ ann: { on: 9, owns: ['rlyeh'] }, bob: { owns: ['irem'] } })
      .dice(1, 3)
      .go()
    fill(t.pick('trade').pick('partner', 'bob'), ['rlyeh'], [30])
    expect(engine.view(t.state, seatOf('bob')).hand).toMatchObject({ draft: null })
    expect(t.table.deal).toBeNull()
    const imagined = engine.copy(t.state)
    engine.resample(imagined, seatOf('bob'), new FastChance('as Bob may think'))
    expect(imagined.hands[seatOf('ann')]?.['draft']).toMatchObject({
      gives: [],
      takes: [],
      givesSanity: 0,
      takesSanity: 0,
    })
    t.pick('propose')
    expect(engine.view(t.state, seatOf('bob')).table).toMatchObject({
      deal: { gives: [38], takesSanity: 30 },
    })
  })

  it('NEC-TRADE-6 a counter-offer withdrawn leaves the offer to be answered', () => {
    const t = at({ ann: { on: 9, owns: ['rlyeh'] }, bob: { owns: ['irem'] } })
      .dice(1, 3)
      .go()
    offer(t, ['rlyeh'], [30]).pickAs('bob', 'counter').pickAs('bob', 'withdraw')
    expect(t.asked).toBe('bob trade.reply')
    t.pick('accept')
    expect(t.owns('bob')).toEqual(['irem', 'rlyeh'])
    expect(t.sanity('ann')).toBe(180)
  })

  it('NEC-TRADE-7 the active player accepts or declines a counter-offer and cannot counter again', () => {
    const start = (): NecScenario => {
      const t = at({ ann: { on: 9, owns: ['rlyeh'] }, bob: { owns: ['irem'] } })
      offer(t.dice(1, 3).go(), ['rlyeh'], [30]).pickAs('bob', 'counter')
      return fill(t, ['irem', 5], ['rlyeh']).pick('propose')
    }
    const t = start()
    expect(t.asked).toBe('ann trade.answer')
    expect(t.offered).toEqual(['decline', 'accept'])
    expect(t.refusal('counter')).toBe('already-countered')
    t.pick('accept') // the counter-offer, not the offer
    expect(t.owns('ann')).toEqual(['irem'])
    expect([t.sanity('ann'), t.sanity('bob')]).toEqual([155, 145])
    const declined = start().pick('decline')
    expect(declined.owns('ann')).toEqual(['rlyeh'])
    expect(declined.table.deal).toBeNull()
  })

  it('NEC-TRADE-8 at most three offers in a turn, over all its Buy steps', () => {
    const t = at({
      ann: { on: 9, owns: ['rlyeh'], holds: ['laudanum'] },
      bob: { on: 9, owns: ['irem'] },
    })
    t.moveStep().dice(2, 2).pick('pass')
    offer(t, ['rlyeh'], [30]).pick('decline')
    offer(t, ['rlyeh'], [29]).pick('counter') // a counter-offer is not one of Ann's three
    fill(t, ['irem'], ['rlyeh']).pick('propose').pick('decline')
    t.dice(1, 6).pick('endBuying') // the further move, and its Buy step
    expect(t.offers('trade')).toBe(true)
    offer(t, ['rlyeh'], [28]).pick('decline')
    expect(t.refusal('trade')).toBe('three-offers')
    t.pick('endBuying').dice(1, 3).pickAs('ann', 'pass') // Bob's turn, with offers of his own
    expect(t.asked).toBe('bob buying.choose')
    expect(t.offers('trade')).toBe(true)
  })

  it('NEC-TRADE-8 a draft that is withdrawn is no offer', () => {
    const t = at({ ann: { on: 9, owns: ['rlyeh'] } })
      .dice(1, 3)
      .go()
    for (let i = 0; i < 4; i++) t.pick('trade').pick('partner', 'bob').pick('withdraw')
    expect(t.offers('trade')).toBe(true)
  })

  it('NEC-TRADE-9 the same offer may not be made to the same player twice in a turn', () => {
    const t = at({ ann: { on: 9, owns: ['rlyeh', 'irem'] }, bob: {}, cid: {} })
      .dice(1, 3)
      .go()
    offer(t, ['rlyeh', 'irem'], [30]).pick('decline')
    fill(t.pick('trade').pick('partner', 'bob'), ['irem', 'rlyeh'], [30])
    expect(t.refusal('propose')).toBe('same-offer') // in whatever order
    t.pick('giveSanity', 1)
    expect(t.offers('propose')).toBe(true) // a little more is another offer
    t.pick('withdraw')
    fill(t.pick('trade').pick('partner', 'bob'), ['irem'], [30])
    expect(t.offers('propose')).toBe(true) // or one Lot less
    t.pick('withdraw')
    offer(t, ['rlyeh', 'irem'], [30], 'cid') // and so is the same to somebody else
    expect(t.asked).toBe('cid trade.reply')
  })

  it('NEC-TRADE-9 an offer that takes another card for the same is another offer', () => {
    const t = at({ ann: { on: 9 }, bob: { owns: ['rlyeh', 'irem'] } })
      .dice(1, 3)
      .go()
    offer(t, [30], ['rlyeh']).pick('decline')
    fill(t.pick('trade').pick('partner', 'bob'), [30], ['rlyeh'])
    expect(t.refusal('propose')).toBe('same-offer')
    t.pick('withdraw')
    fill(t.pick('trade').pick('partner', 'bob'), [30], ['irem'])
    expect(t.offers('propose')).toBe(true)
  })

  it('NEC-TRADE-9 it may be made again on a later turn', () => {
    const t = at({ ann: { on: 9, owns: ['rlyeh'] }, bob: { on: 9 } })
      .dice(1, 3)
      .go()
    offer(t, ['rlyeh'], [30]).pick('decline')
    t.dice(1, 3).pick('endBuying').dice(2, 5).pick('endBuying')
    expect(t.table.active).toBe(seatOf('ann'))
    fill(t.pick('trade').pick('partner', 'bob'), ['rlyeh'], [30])
    expect(t.offers('propose')).toBe(true)
  })

  it('NEC-TRADE-6 a declined offer is written down until one of the two owns something else', () => {
    const t = at({
      ann: { on: 9, owns: ['rlyeh', 'irem'] },
      bob: { owns: ['necronomicon'] },
      cid: { owns: ['gilman-house'] },
    })
    offer(t.dice(1, 3).go(), ['rlyeh'], [30]).pick('decline')
    offer(t, ['rlyeh'], [20]).pick('decline') // about the same things
    expect(t.table.declined).toMatchObject([{ to: seatOf('bob'), takesSanity: 20 }])
    offer(t, ['irem'], ['gilman-house'], 'cid').pick('accept')
    expect(t.table.declined).toEqual([])
  })

  it('NEC-TRADE-10 an accepted trade happens all at once: no locale is whole in between', () => {
    const t = at({
      ann: { on: 9, owns: ['riverside-hospital'] },
      bob: { owns: ['san-julian-university', 'witchs-cross'] },
    })
    // Were Ann's Lot handed over first, Bob would have all Mason's Hill for a moment.
    offer(t.dice(1, 3).go(), ['riverside-hospital'], ['witchs-cross']).pick('accept')
    expect(t.told('locale')).toEqual([])
    expect(t.told('wardReady')).toEqual([])
    expect(t.player('bob').ward).toBe(false)
    expect(t.owns('bob')).toEqual(['riverside-hospital', 'san-julian-university'])
  })

  it('NEC-TRADE-10 rents, fees, advantages and powers change with it', () => {
    const t = at({
      ann: { on: 9, owns: ['riverside-hospital', 'cultes-de-goules'] },
      bob: { on: 20, owns: ['san-julian-university', 'witchs-cross'] },
      cid: { on: 20, sanity: 100 },
    })
    offer(t.dice(1, 3).go(), [30], ['san-julian-university', 'witchs-cross']).pick('accept')
    expect(t.player('ann').ward).toBe(true)
    t.dice(1, 2).pick('endBuying') // Bob walks to 23
    t.dice(2, 4).pick('endBuying') // Cid walks to 26: the third figure is due
    expect(t.sanity('cid')).toBe(20)

    const tome = at({
      ann: { on: 9, owns: ['cultes-de-goules'] },
      bob: { on: 9 },
      monsters: [['ghoul', 38]],
    })
    tome.dice(1, 3).moveStep()
    offer(tome, ['cultes-de-goules'], [5]).pick('accept')
    tome.dice(1, 1).pick('endBuying') // Bob's Monster step: its extra move is his already
    expect(tome.asked).toBe('bob monsterStep.goules')
  })

  it('NEC-TRADE-11 inmates trade on their own turn and as the other player', () => {
    const t = at({ ann: { inmate: 0, owns: ['rlyeh'] }, bob: { inmate: 1, owns: ['irem'] } })
    t.dice(1, 3).go()
    expect(t.player('ann').throws).toBe(1)
    offer(t, ['rlyeh'], ['irem']).pickAs('bob', 'accept')
    expect(t.owns('ann')).toEqual(['irem'])
    expect(t.owns('bob')).toEqual(['rlyeh'])
  })

  it('NEC-TRADE-12 Cultists cannot trade', () => {
    const t = at({
      ann: { on: 9, owns: ['rlyeh'] },
      bob: { cultist: true, owns: ['necronomicon'] },
      cid: {},
    })
    t.dice(1, 3).go().pick('trade')
    expect(t.offered).toEqual(['partner cid', 'withdraw'])
    expect(t.refusal('partner', 'bob')).toBe('partner-mad')

    const own = at({
      ann: { cultist: true, on: 13, owns: ['necronomicon'] },
      bob: { owns: ['rlyeh'], holds: ['commitment-papers'] },
      cid: {},
    })
    own.go().dice(1, 2).pick('walk')
    expect(own.asked).toBe('bob turn.ready') // a Cultist's turn has no Buy step
  })

  it('NEC-TRADE-13 whatever is in a draft can be taken out of it again', () => {
    const t = at({
      ann: { on: 9, owns: ['rlyeh', 'necronomicon'], holds: ['elder-sign'] },
      bob: { owns: ['irem'] },
    })
    t.dice(1, 3).go().pick('trade').pick('partner', 'bob')
    fill(t, ['rlyeh', 'elder-sign', 10], ['irem', 20])
    expect(t.offered).toEqual([
      'propose',
      'give necronomicon',
      'withdraw',
      'takeOut rlyeh',
      'takeOut elder-sign',
      'takeOut irem',
      'giveNoSanity',
      'takeNoSanity',
    ])
    t.pick('takeOut', 'elder-sign').pick('takeOut', 'irem')
    t.pick('giveNoSanity').pick('takeNoSanity')
    expect(t.offered).toContain('give elder-sign')
    expect(t.offered).toContain('take irem')
    expect(t.offered).toContain('takeSanity 1..150')
    expect(t.refusal('propose')).toBe('one-sided')
    t.pick('takeSanity', 7).pick('propose').pickAs('bob', 'accept')
    expect(t.owns('bob')).toEqual(['irem', 'rlyeh'])
    expect(t.holds('ann')).toEqual(['elder-sign'])
    expect([t.sanity('ann'), t.sanity('bob')]).toEqual([157, 143])
  })

  it('NEC-TRADE-13 things are taken out of a counter-offer too, and nothing of what was offered before', () => {
    const t = at({ ann: { on: 9, owns: ['rlyeh'] }, bob: { owns: ['irem'] } })
    offer(t.dice(1, 3).go(), ['rlyeh'], ['irem']).pickAs('bob', 'counter')
    expect(t.offered.filter((one) => one.startsWith('takeOut'))).toEqual([])
    t.pick('give', 'irem').pick('takeOut', 'irem')
    expect(t.offered).toContain('give irem')
    fill(t, [12], ['rlyeh']).pick('propose').pickAs('ann', 'accept')
    expect(t.owns('bob')).toEqual(['irem', 'rlyeh'])
  })

  it('NEC-TRADE-13 a draft that can neither grow nor go out is given up', () => {
    const t = at({ ann: { on: 9, sanity: 0, owns: ['rlyeh'] }, bob: { sanity: 10 } })
    offer(t.dice(1, 3).go(), ['rlyeh'], [10]).pickAs('bob', 'decline')
    fill(t.pick('trade').pick('partner', 'bob'), ['rlyeh'], [10])
    expect(t.asked).toBe('ann buying.choose') // NEC-TRADE-9: there was nothing to do but withdraw
  })
})
