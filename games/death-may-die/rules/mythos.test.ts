import { describe, expect, it } from 'vitest'
import { mythosAt } from './mythos-deck.ts'
import { at } from '../testing/at.ts'

describe('Mythos', () => {
  it('DMD-MYTHOS-1 DMD-MYTHOS-6 the top card is drawn, resolved and discarded', () => {
    const t = at({ mythos: ['ct.m5', 'ct.m1'], discovery: ['e1.d10'] }).endActions()
    expect(t.discards).toEqual(['ct.m5'])
    expect(t.table.mythos).toBe(15)
  })

  it('DMD-MYTHOS-2 DMD-TERM-8 steps in order; what cannot be done is skipped', () => {
    const t = at({ foes: { '1A-a': ['cultist'], '9A-a': ['cultist'] } }).resolve('ct.m2')
    while (t.asked?.includes('choose')) t.takeDefault()
    expect(t.foes('1A-a')).toEqual(['cultist']) // engaged
    expect(t.foes('9A-a')).toEqual([])
    expect(t.foes('7A-a')).toContain('cultist')
  })

  it('DMD-MYTHOS-7 an empty deck is made anew of the discards, and nothing advances', () => {
    const t = at({ ann: { insanity: 'ocd' } })
    const { box, table } = t.state
    table.mythosDiscards = box.mythos.splice(0)
    table.mythos = 0
    t.runOnly('mythos', { hero: 0 })
    while (t.asked?.includes('choose')) t.takeDefault()
    expect(t.table.elder.track).toBe(1)
    expect(t.table.mythos).toBe(15)
  })

  it('DMD-OMENS-1 DMD-OMENS-3 Fatima may put the card under the deck and draw another, once', () => {
    const t = at({
      ann: { is: 'fatima' },
      mythos: ['ct.m5', 'ct.m1'],
      discovery: ['e1.d10'],
    }).endActions()
    expect(t.offered).toEqual(['keepMythos ct.m5', 'replaceMythos'])
    t.pick('replaceMythos')
    expect(t.discards).toEqual(['ct.m1'])
    expect(t.table.buried).toHaveLength(1)
    expect(t.state.box.mythos.at(-1)).toBe(t.table.buried[0])
  })

  it('DMD-OMENS-1 a card under the deck is known only until it is drawn again', () => {
    const t = at({ ann: { is: 'fatima' }, discovery: ['e1.d10'] })
    const { box, table } = t.state
    const [last = -1, ...others] = box.mythos
    box.mythos = [last]
    table.mythosDiscards = others
    table.mythos = 1
    t.runOnly('mythos', { hero: 0 }).pick('replaceMythos')
    expect(t.told('draws').map(({ card }) => card)).toEqual([last, last])
    expect(t.table.buried).toEqual([])
  })

  it('DMD-OMENS-2 DMD-OMENS-3 later two cards are drawn, one is resolved, and stress heals', () => {
    const ann = { is: 'fatima', stress: 3, levels: { 'read-the-omens': 3 } } as const
    const t = at({ ann, mythos: ['ct.m5', 'ct.m3'], discovery: ['e1.d10'] }).endActions()
    expect(t.offered).toEqual(['keepMythos ct.m5', 'keepMythos ct.m3'])
    t.pick('keepMythos', 'ct.m5')
    expect(t.discards).toEqual(['ct.m5'])
    expect(t.tracks('ann')).toEqual([0, 1, 0])
    expect(mythosAt(t.state, t.state.box.mythos.at(-1) ?? -1).id).toBe('ct.m3')
    expect(t.table.drawn).toEqual([])
  })

  it('DMD-OMENS-4 two wounds skip the steps, unless they would kill', () => {
    const fatima = (wounds: number) =>
      at({
        ann: { is: 'fatima', wounds, levels: { 'read-the-omens': 4 }, has: ['Jerome'] },
        mythos: ['ct.m5', 'ct.m3'],
        discovery: ['e1.d10'],
      })
        .endActions()
        .pick('keepMythos', 'ct.m5')
    const t = fatima(0)
    expect(t.asked).toBe('ann mythos.cancel')
    t.pick('cancelMythos')
    expect(t.tracks('ann')).toEqual([2, 0, 0])
    expect(t.foes('9A-a')).toEqual([])
    expect(t.discards).toEqual(['ct.m5'])
    expect(fatima(3).foes('9A-a')).toEqual(['cultist'])
  })

  it('DMD-OMENS-5 an Observing Log draws a single card after that', () => {
    const ann = { is: 'fatima', has: ['Observing Log'] } as const
    const t = at({
      episode: '4',
      ann,
      mythos: ['ct.m5', 'ct.m1'],
      discovery: ['e4.d10'],
    }).endActions()
    t.pick('keepMythos', 'ct.m5').pick('useCard', 'Observing Log')
    expect(t.discards).toEqual(['ct.m1'])
  })
})

describe('End of turn', () => {
  it('DMD-FIRE-1 DMD-FIRE-2 DMD-FIRE-3 DMD-FIRE-4 one die for each fire token, and then they are gone', () => {
    const t = at({
      ann: { is: 'ian', fire: 3 },
      mythos: ['ct.m5'],
      discovery: ['e1.d04'],
    }).endActions()
    t.rolls('S ST B').pick('takeNeither')
    expect(t.table.roll?.kind).toBe('fire')
    t.pick('keepDice')
    expect(t.tracks('ann')).toEqual([2, 0, 1])
    expect(t.hero('ann').fire).toBe(0)
  })

  it('DMD-FIRE-3 a token that came while the roll was applied is gone too', () => {
    const t = at({ ann: { is: 'ian', sanity: 2, insanity: 'pyromania', fire: 1 } }).rolls('T')
    t.runOnly('suffer', { hero: 0, kind: 'fire', dice: 1, tentacles: 0 }).pick('keepDice')
    expect(t.hero('ann').fire).toBe(2)
    expect(t.pick('levelUp', 0).hero('ann').fire).toBe(0)
  })

  it('DMD-FIRE-5 without fire nothing is rolled', () => {
    const t = at({ mythos: ['ct.m5'], discovery: ['e1.d04'] })
      .endActions()
      .pick('takeNeither')
    expect(t.told('rolls')).toEqual([])
  })

  it('DMD-ENDTURN-1 DMD-ENDTURN-2 effects of all stages, each once, in the order chosen', () => {
    const t = at({
      ann: { is: 'ahmed', on: '2A-a' },
      elder: { on: '9A-a', stage: 2 },
      rlyeh: ['2A-a'],
      mythos: ['e1.m7'],
      discovery: ['e1.d04'],
    })
    t.endActions().pick('takeNeither')
    expect(t.asked).toBe('ann endEffects.choose')
    expect(t.defaultPick).toBe('effect DMD-CTHULHU-6')
    t.pick('effect', 'DMD-PRAYER-1').pick('chooseHero', 'ann')
    expect(t.hero('ann').stress).toBe(1)
    expect(t.asked).toBe('bob actions.choose')
  })

  it('DMD-ENDTURN-3 DMD-ENDTURN-4 DMD-ENDTURN-5 DMD-MYTHOS-5 three symbols, and only then', () => {
    const end = (discards: string[]) => {
      const t = at({ ann: { on: '3A-a' }, discards, mythos: ['e1.m7'], discovery: ['e1.d04'] })
      return t.endActions().pick('takeNeither').table.elder.track
    }
    expect([end(['ct.m1', 'ct.m2']), end(['ct.m1', 'ct.m2', 'ct.m3'])]).toEqual([1, 2])
    expect(end(['ct.m1', 'ct.m2', 'ct.m3', 'ct.m4'])).toBe(2)
    const held = at({
      ann: { on: '3A-a', insanity: 'ptsd', remembers: 'ct.m3' },
      turn: 'bob',
      bob: { on: '3A-b' },
      discards: ['ct.m1', 'ct.m2'],
      mythos: ['e1.m7'],
      discovery: ['e1.d04'],
    })
    held.endActions().pick('takeNeither')
    expect(held.table.elder.track).toBe(2)
    expect(held.hero('ann').remembers).toBe(-1) // DMD-ADVANCE-6
  })

  it('DMD-ENDTURN-1 DMD-ENDTURN-3 with the published order stages come after the discard pile', () => {
    const t = at({
      ann: { is: 'ian', on: '2A-a' },
      elder: { on: '9A-a', stage: 3 },
      rlyeh: ['2A-a'],
      settings: { endOrder: 'published' },
      mythos: ['e1.m7'],
      discovery: ['e1.d04'],
      discards: ['ct.m1', 'ct.m2', 'ct.m3'],
    })
    t.forget().endActions().pick('takeNeither')
    while (t.asked === 'ann choose.one') t.takeDefault()
    expect(t.table.elder.track).toBe(6)
    const order = ['DMD-ADVANCE-1', 'DMD-CTHULHU-8', 'DMD-CTHULHU-6']
    expect(t.rulesCited.filter((rule) => order.includes(rule))).toEqual(order)
    expect(t.asked).toBe('bob actions.choose')
  })

  it('DMD-FIRE-4 the wounds of the fire roll are one packet', () => {
    const t = at({ ann: { is: 'morgan', fire: 3 } })
      .rolls('S S S')
      .forget()
    t.runOnly('suffer', { hero: 0, kind: 'fire', dice: 3, tentacles: 0 }).pick('keepDice')
    expect(t.told('wounds')).toEqual([{ hero: 0, amount: 2, foe: -1 }]) // Toughness took one off, once
  })
})
