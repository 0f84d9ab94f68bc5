import { describe, expect, it } from 'vitest'
import { at, seatOf } from '../testing/at.ts'

describe('Buying', () => {
  it('NEC-BUY-1 buying, powers and trade offers come in any order, until the step is ended', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['laudanum', 'the-withering-word'], owns: ['rlyeh'] },
      bob: { sanity: 50, holds: ['pnakotic-manuscripts'] },
    }).moveStep()
    t.dice(1, 3).pick('pass')
    const options = [
      'buy green-lane',
      'use laudanum',
      'use the-withering-word',
      'trade',
      'endBuying',
    ]
    expect(t.offered).toEqual(options)
    t.pick('use', 'laudanum')
    t.pick('trade').pick('partner', 'bob').pick('give', 'rlyeh').pick('takeSanity', 20)
    t.pick('propose').pickAs('bob', 'accept')
    t.pickAs('ann', 'buy', 'green-lane')
    t.dice(3).pick('use', 'the-withering-word').pick('target', 'bob')
    expect(t.asked).toBe('ann buying.choose')
    expect(t.sanity('ann')).toBe(50 + 10 + 20 - 14 - 3)
    expect(t.sanity('bob')).toBe(50 - 20 - 3)
    t.pick('endBuying')
    expect(t.asked).toBe('bob turn.ready')
  })

  it('NEC-BUY-2 only the Lot or Tome landed on can be bought from the Keeper', () => {
    const t = at({ ann: { on: 9 }, bob: { owns: ['rlyeh'] } })
      .dice(2, 4)
      .go() // past 11, 13 and 14 to 15
    expect(t.offered).toEqual(['buy unaussprechlichen-kulten', 'trade', 'endBuying'])
    for (const space of [11, 13, 14, 16, 35])
      expect(t.attempt('ann', 'buy', space)).toBe('not-offered')
    t.pick('buy', 'unaussprechlichen-kulten')
    expect(t.sanity('ann')).toBe(130)
    expect(t.refusal('buy', 'unaussprechlichen-kulten')).toBe('lot-yours') // and only once
  })

  it('NEC-BUY-2 after a further move only the space of that move can be bought', () => {
    const t = at({ ann: { on: 9 }, bob: { owns: ['rlyeh'] } })
      .dice(2, 2)
      .go()
    expect(t.offers('buy', 'green-lane')).toBe(true)
    t.dice(1, 2).pick('endBuying') // on to 16
    expect(t.offers('buy', 'green-lane')).toBe(false)
    expect(t.offers('buy', 'witch-house')).toBe(true)
  })

  it('NEC-BUY-3 a space not bought can be bought later only by landing on it again', () => {
    const t = at({ ann: { on: 13 }, bob: { on: 13, owns: ['rlyeh'] } }) // where both landed before
    t.dice(1, 6).go()
    expect(t.offered).toEqual(['trade', 'endBuying'])
    expect(t.attempt('ann', 'buy', 13)).toBe('not-offered')

    const stuck = at({
      ann: { on: 'green-lane', skipsMove: true },
      bob: { holds: ['commitment-papers'] },
    })
    expect(stuck.go().asked).toBe('bob turn.ready') // skipping the move skips the Buy step

    const again = at({ ann: { on: 'green-lane', holds: ['gilmans-set-square'] } })
    again.go().pick('use', 'gilmans-set-square').pick('goTo', 'green-lane')
    expect(again.offers('buy', 'green-lane')).toBe(true)
  })

  it('NEC-BUY-4 a player who was placed without landing cannot buy', () => {
    // No card of this deck leaves the active player on a Lot like this, so the position is put together by hand.
    const t = at({ ann: { on: 'green-lane' }, bob: { owns: ['rlyeh'] } })
    t.run('buying', { seat: seatOf('ann') })
    expect(t.refusal('buy', 'green-lane')).toBe('not-landed')
    expect(t.offers('buy')).toBe(false)
  })

  it('NEC-BUY-4 being dragged off a Lot takes away the right to buy it', () => {
    const t = at({ ann: { on: 9 }, bob: { owns: ['rlyeh'] }, monsters: [['nightgaunt', 13]] })
    t.dice(1, 3).moveStep()
    expect(t.player('ann').space).toBe(20)
    expect(t.table.landed).toBe(-1)
    expect(t.offered).toEqual(['trade', 'endBuying'])
  })

  it('NEC-BUY-4 a swap of minds before the move gives no right to the space swapped to', () => {
    const t = at({
      ann: { on: 9, holds: ['exchange-of-minds'] },
      bob: { on: 'green-lane', owns: ['rlyeh'] },
    }).go()
    t.pick('use', 'exchange-of-minds').dice(1, 6).pick('target', 'bob')
    expect(t.player('ann').space).toBe(20)
    expect(t.attempt('ann', 'buy', 13)).toBe('not-offered')
  })

  it('NEC-BUY-5 an inmate whose throw did not release him may trade but buy nothing', () => {
    const t = at({ ann: { inmate: 0, owns: ['rlyeh'] } })
      .dice(1, 3)
      .go()
    expect(t.asked).toBe('ann buying.choose')
    expect(t.offered).toEqual(['trade', 'endBuying'])
    t.pick('trade').pick('partner', 'bob').pick('give', 'rlyeh').pick('takeSanity', 20)
    t.pick('propose').pickAs('bob', 'accept')
    expect(t.sanity('ann')).toBe(175)
    expect(t.player('ann').throws).toBe(1)

    const released = at({ ann: { inmate: 0 }, bob: { owns: ['rlyeh'] } })
      .dice(2, 2)
      .go()
    expect(released.offers('buy', 'strange-high-house')).toBe(true) // outside it is a move like any other
  })

  it('NEC-BUY-6 a Lot counts for rent and advantages from the moment it is bought', () => {
    const t = at({
      ann: { on: 9, owns: ['witch-house', 'meadow-hill'] },
      bob: { on: 16 },
      deck: ['rest-cure', 'reservoir-levy'],
    })
    t.dice(5, 5).go().pick('buy', 'miskatonic-university') // all Arkham, between two moves
    t.dice(1, 2).pick('endBuying') // and on the Mythos space of the next she may choose
    expect(t.asked).toBe('ann draw.arkham')
    t.pick('choose', 'rest-cure').dice(1, 2).pick('endBuying')
    expect(t.sanity('bob')).toBe(150 - 60) // Bob walks onto it and pays the third figure
  })

  it('NEC-BUY-6 a Tome’s powers are its buyer’s from the moment it is bought', () => {
    const t = at({
      ann: { on: 1, sanity: 50 },
      bob: { owns: ['rlyeh'] },
      monsters: [['ghoul', 6]],
    })
    t.dice(2, 2).moveStep().pick('buy', 'cultes-de-goules')
    t.dice(2, 3).pick('endBuying') // over the Ghoul, which she ignores from now on
    expect(t.player('ann').space).toBe(10)
    expect(t.sanity('ann')).toBe(30)
  })
})
