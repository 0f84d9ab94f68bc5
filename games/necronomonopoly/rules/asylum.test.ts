import { describe, expect, it } from 'vitest'
import { at, type NecScenario } from '../testing/at.ts'

const expectInside = (t: NecScenario, throws = 0): void =>
  expect(t.player('ann')).toMatchObject({ space: 10, throws })

describe('Arkham Asylum', () => {
  it('NEC-ASYLUM-1 visitors and inmates share space 10 and not their lot', () => {
    const t = at({
      ann: { inmate: 0 },
      bob: { on: 10 },
      cid: { on: 20 },
      monsters: [
        ['ghoul', 13],
        ['zombie', 39],
      ],
      turn: 'cid',
    })
    t.go().dice(1, 2).dice(1, 2).pick('moveMonster', 'ghoul')
    expect(t.monsters[0]).toEqual(['ghoul', 10])
    expect([t.sanity('ann'), t.sanity('bob')]).toEqual([150, 144])
  })

  it('NEC-ASYLUM-2 who lands on space 10 is Just Visiting and walks on in the next turn', () => {
    const t = at({ ann: { on: 7, sanity: 80, owns: ['gilman-house'] }, bob: { on: 20 } })
    t.dice(1, 2).go()
    expect(t.player('ann')).toMatchObject({ space: 10, throws: -1, sanity: 80 })
    expect(t.asked).toBe('ann buying.choose')
    t.dice(1, 2).pick('endBuying').dice(1, 2).pick('endBuying')
    expect(t.player('ann')).toMatchObject({ space: 13, throws: -1, sanity: 80 })
  })

  it('NEC-ASYLUM-3 NEC-ASYLUM-7 worked example 9: sent to the Asylum', () => {
    const t = at({ turn: 'bob', ann: { on: 20 }, bob: { on: 24, sanity: 70 } })
    t.dice(2, 4).dice(1, 2).go()
    expect(t.player('bob')).toMatchObject({ space: 10, throws: 0, sanity: 70 })
    expect(t.asked).toBe('ann buying.choose')
  })

  it('NEC-ASYLUM-3 passing the space Go to Arkham Asylum is harmless', () => {
    const t = at({ ann: { on: 29 } })
      .dice(1, 1)
      .go()
    expect(t.player('ann')).toMatchObject({ space: 31, throws: -1 })
  })

  it('NEC-ASYLUM-4 a Go to Arkham Asylum card sends the player who draws it', () => {
    const t = at({ ann: { on: 14 }, bob: { on: 20 }, deck: ['go-to-arkham-asylum'] })
    t.dice(1, 2).dice(1, 2).go()
    expectInside(t)
    expect(t.player('bob').throws).toBe(-1)
    expect(t.told('sentToAsylum')).toEqual([{ seat: 0 }])
    expect(t.bottom).toBe('go-to-arkham-asylum')
  })

  it('NEC-ASYLUM-5 three doubles in one turn send the player', () => {
    const t = at({ ann: { on: 10 }, bob: { on: 20 } })
    t.dice(2, 2).go().dice(1, 1).pick('endBuying').dice(5, 5).dice(1, 2).pick('endBuying')
    expectInside(t)
    expect(t.told('sentToAsylum')).toEqual([{ seat: 0 }])
  })

  it('NEC-ASYLUM-5 three doubles spread over two turns do not', () => {
    const t = at({ ann: { on: 10 }, bob: { on: 20 } })
    t.dice(2, 2).go().dice(1, 1).pick('endBuying').dice(1, 2).pick('endBuying')
    t.dice(1, 2).pick('endBuying')
    expect(t.asked).toBe('bob buying.choose')
    t.dice(2, 2).pick('endBuying')
    expect(t.player('ann')).toMatchObject({ space: 23, throws: -1 })
    t.dice(1, 1).pick('endBuying')
    expect(t.player('ann')).toMatchObject({ space: 25, throws: -1 })
  })

  it('NEC-ASYLUM-6 Gate row 9 and the Commitment Papers send a player too', () => {
    const gate = at({ ann: { on: 30, owns: ['gilman-house'] }, bob: { on: 20 } })
    gate.dice(1, 2).dice(4, 5).dice(1, 2).go()
    expectInside(gate)
    expect(gate.asked).toBe('bob buying.choose')
    const ready = at({ ann: { on: 30, holds: ['commitment-papers', 'laudanum'] }, bob: { on: 20 } })
    ready.moveStep()
    expect(ready.asked).toBe('ann turn.ready')
    ready.pick('use', 'commitment-papers')
    expectInside(ready)
    // She throws no more and may use nothing more: it is Dawn of Bob's turn.
    expect(ready.table.active).toBe(1)
    expect(ready.told('throws')).toEqual([])
    const buying = at({ ann: { on: 20, holds: ['commitment-papers'] }, bob: { on: 20 } })
    buying.go().dice(2, 2).pick('pass')
    expect(buying.asked).toBe('ann buying.choose')
    // She had a double to come, which the Papers cancel with the rest of her turn.
    buying.dice(1, 2).pick('use', 'commitment-papers')
    expectInside(buying)
    expect(buying.asked).toBe('bob buying.choose')
  })

  it('NEC-ASYLUM-7 a Monster or owner on the way to the Asylum is not met', () => {
    const t = at({
      ann: { on: 24, sanity: 70 },
      bob: { on: 20, owns: ['riverside-hospital'] },
      monsters: [
        ['ghoul', 10],
        ['zombie', 39],
      ],
    })
    t.go().dice(1).dice(2, 4).pick('moveMonster', 'zombie')
    expectInside(t)
    expect(t.sanity('ann')).toBe(70)
    expect(t.told('meets')).toEqual([])
    expect(t.told('pays')).toEqual([])
  })

  it('NEC-ASYLUM-8 being sent ends the turn at once', () => {
    // A double, a Lot to trade and a Laudanum to use: none of it matters any more.
    const t = at({
      ann: { on: 26, owns: ['gilman-house'], holds: ['laudanum'] },
      bob: { on: 20 },
    })
    t.go().pick('pass').dice(2, 2).pick('pass')
    expectInside(t)
    expect(t.table.active).toBe(1)
    expect(t.asked).toBe('ann dawn.window')
  })

  it('NEC-ASYLUM-9 an inmate gains 5 at the start of each turn that begins inside', () => {
    const t = at({ ann: { on: 24, owns: ['gilman-house'] }, bob: { on: 20 }, cid: { on: 10 } })
    // Not on the turn of being sent, and a visitor gains nothing.
    t.dice(2, 4).dice(1, 2).go()
    expect(t.sanity('ann')).toBe(150)
    t.dice(2, 3).dice(1, 2).pick('endBuying').pick('endBuying')
    expect(t.told('gains')).toEqual([{ seat: 0, amount: 5 }])
    expectInside(t, 1)
    expect([t.sanity('ann'), t.sanity('cid')]).toEqual([155, 150])
  })

  it('NEC-ASYLUM-10 a double lets an inmate out at once, to walk that far from space 10', () => {
    const t = at({ ann: { inmate: 0 } })
      .dice(3, 3)
      .go()
    expect(t.player('ann')).toMatchObject({ space: 16, throws: -1, sanity: 155 })
    expect(t.offers('buy', 'witch-house')).toBe(true)
  })

  it('NEC-ASYLUM-11 NEC-ASYLUM-12 NEC-ASYLUM-9 worked example 10: out on the third throw', () => {
    const t = at({
      turn: 'bob',
      ann: { on: 13, owns: ['gilman-house'] },
      bob: { inmate: 0, sanity: 70 },
    })
    const inside = (sanity: number, throws: number): void =>
      expect(t.player('bob')).toMatchObject({ space: 10, sanity, throws })
    t.dice(1, 2).go()
    inside(75, 1)
    // He stays inside and has a Buy step, in which there is nothing to buy but he may trade.
    expect(t.asked).toBe('bob buying.choose')
    expect(t.offers('buy')).toBe(false)
    expect(t.offers('trade')).toBe(true)
    t.dice(3, 4).pick('endBuying').dice(3, 6).pick('endBuying')
    inside(80, 2)
    expect(t.asked).toBe('bob buying.choose')
    t.dice(1, 2).pick('endBuying').dice(2, 5).pick('endBuying')
    expect(t.player('bob')).toMatchObject({ space: 17, sanity: 85, throws: -1 })
  })

  it('NEC-ASYLUM-13 the throws are counted afresh each time', () => {
    const t = at({
      ann: { inmate: 2, owns: ['gilman-house'] },
      bob: { inmate: 1 },
      deck: ['go-to-arkham-asylum'],
    })
    // The third throw leads to a Mythos space, whose card sends Ann straight back.
    t.dice(3, 4).dice(1, 2).go()
    expectInside(t, 0)
    expect(t.player('bob').throws).toBe(2)
    t.dice(1, 2).pick('endBuying')
    expectInside(t, 1)
  })

  it('NEC-ASYLUM-14 another player’s card puts an inmate on Just Visiting, to move as usual', () => {
    const t = at({
      turn: 'bob',
      ann: { inmate: 2 },
      bob: { on: 20, holds: ['get-out-of-arkham-asylum'] },
      cid: { inmate: 1 },
    })
    t.go().pick('use', 'get-out-of-arkham-asylum').dice(1, 2).pick('target', 'ann')
    expect(t.player('ann')).toMatchObject({ space: 10, throws: -1 })
    expect(t.player('cid').throws).toBe(1)
    expect(t.bottom).toBe('get-out-of-arkham-asylum')
    // Ann gains nothing in her turn, and her double is a double.
    t.dice(1, 2).dice(2, 2).pick('endBuying')
    expect(t.player('ann')).toMatchObject({ space: 14, sanity: 150 })
    t.dice(2, 3).pick('endBuying')
    expect(t.player('ann').space).toBe(19)
  })

  it('NEC-ASYLUM-14 an inmate let out at Dawn of his own turn keeps the 5 and moves in that turn', () => {
    const t = at({
      ann: { inmate: 0 },
      bob: { holds: ['get-out-of-arkham-asylum'] },
    })
    t.go().pickAs('bob', 'use', 'get-out-of-arkham-asylum').dice(1, 2).pick('target', 'ann')
    expect(t.player('ann')).toMatchObject({ space: 13, throws: -1, sanity: 155 })
  })

  it('NEC-ASYLUM-15 an inmate cannot use the card on himself', () => {
    const alone = at({ ann: { inmate: 0, holds: ['get-out-of-arkham-asylum', 'laudanum'] } }).go()
    expect(alone.asked).toBe('ann dawn.window')
    expect(alone.refusal('use', 'get-out-of-arkham-asylum')).toBe('no-target')
    const two = at({
      ann: { inmate: 0, holds: ['get-out-of-arkham-asylum'] },
      bob: { inmate: 0 },
    })
    two.go().pick('use', 'get-out-of-arkham-asylum')
    expect(two.offers('target', 'bob')).toBe(true)
    expect(two.offers('target', 'ann')).toBe(false)
    expect(two.attempt(0, 'target', 0)).toBe('not-offered')
  })

  it('NEC-ASYLUM-16 an inmate takes the Monster step like anybody else', () => {
    const t = at({
      ann: { inmate: 0, owns: ['gilman-house'] },
      bob: { on: 20 },
      monsters: [
        ['gug', 30],
        ['zombie', 39],
      ],
    })
    expect(t.go().asked).toBe('ann monsterStep.name')
    expect(t.offers('leaveMonsters')).toBe(false)
    t.dice(4, 6).dice(1, 2).pick('moveMonster', 'gug')
    expect(t.monsters[0]).toEqual(['gug', 20])
    expect(t.sanity('bob')).toBe(140)
  })

  it('NEC-ASYLUM-17 an inmate collects rent and fees and loses Sanity like others', () => {
    const t = at({
      turn: 'bob',
      ann: { inmate: 0, owns: ['riverside-hospital', 'necronomicon'] },
      bob: { on: 20 },
      cid: { on: 32 },
      dee: { on: 36 },
      deck: ['dreams-of-the-drowned-city'],
    })
    t.dice(2, 4).go()
    expect(t.sanity('ann')).toBe(161)
    t.dice(1, 2).pick('endBuying')
    expect(t.sanity('ann')).toBe(166)
    t.dice(1, 2).pick('endBuying')
    expect(t.sanity('ann')).toBe(161)
    expect(t.asked).toBe('dee buying.choose')
  })

  it('NEC-ASYLUM-17 an inmate uses Artifacts and trades', () => {
    const t = at({
      ann: { inmate: 0, owns: ['gilman-house'], holds: ['nightmare-sending'] },
      bob: { on: 20 },
    })
    t.go().pick('use', 'nightmare-sending').dice(1, 2).pick('target', 'bob')
    expect([t.sanity('ann'), t.sanity('bob')]).toEqual([151, 140])
    t.pick('trade').pick('partner', 'bob').pick('give', 'gilman-house')
    t.pick('takeSanity', 20).pick('propose').pickAs('bob', 'accept')
    expect([t.sanity('ann'), t.sanity('bob')]).toEqual([171, 120])
    expect(t.owns('bob')).toEqual(['gilman-house'])
    expectInside(t, 1)
  })

  it('NEC-ASYLUM-18 a visitor meets Monsters on space 10 as anywhere', () => {
    const t = at({
      ann: { on: 7 },
      bob: { inmate: 0 },
      monsters: [
        ['ghoul', 10],
        ['zombie', 39],
      ],
    })
    t.walk('ann', 9)
    expect(t.player('ann')).toMatchObject({ space: 10, sanity: 144, throws: -1 })
    expect(t.sanity('bob')).toBe(155)
  })
})

describe('A Moment of Silence', () => {
  it('NEC-SILENCE-1 landing there has no effect', () => {
    const t = at({ ann: { on: 13, sanity: 77, owns: ['gilman-house'], holds: ['elder-sign'] } })
    t.dice(3, 4).go()
    expect(t.asked).toBe('ann buying.choose')
    expect(t.player('ann')).toMatchObject({ space: 20, sanity: 77, throws: -1 })
    expect(t.offers('buy')).toBe(false)
    const after = t.events.slice(t.events.findIndex(({ key }) => key === 'lands') + 1)
    expect(after).toEqual([])
  })

  it('NEC-SILENCE-2 Monsters are met there as anywhere else', () => {
    const monsters = [['ghoul', 20] as const, ['zombie', 39] as const]
    const landed = at({ ann: { on: 13 }, monsters }).walk('ann', 7)
    expect(landed.player('ann')).toMatchObject({ space: 20, sanity: 144 })
    const passing = at({ ann: { on: 13 }, monsters }).walk('ann', 9)
    expect(passing.player('ann')).toMatchObject({ space: 20, sanity: 144 })
    const struck = at({ ann: { on: 20 }, monsters: [['gug', 25]] })
    struck.dice(1, 4).dice(1, 2).go()
    expect(struck.player('ann')).toMatchObject({ space: 23, sanity: 140 })
  })
})
