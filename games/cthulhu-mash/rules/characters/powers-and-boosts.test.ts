import { describe, expect, it } from 'vitest'
import { at, before } from '../../testing/at.ts'
import { one } from '../../testing/one.ts'

describe('Earning power-ups', () => {
  it('CM-BOOST-1 CM-POWER-29 CM-DEATH-7 drawn from the own stack, at work until death', () => {
    const t = one(
      { is: 'private-eye', health: 1, kills: ['cultist-idol', 'whirlpool', 'star-mound'] },
      {
        powers: ['ae-health', 'pe-health'],
        piles: [{ at: 'R3C1', tissue: 0, unseen: ['shoggoth-tissue', 'shoggoth-tissue'] }],
      },
    )
    t.pick('powerUp')
    expect(t.hero('ann')).toMatchObject({ powers: [16], health: 2, kills: [] })
    expect(t.table.generatorDiscards).toHaveLength(3)
    expect(t.state.box.powers[2]).toHaveLength(6)
    t.pick('pickTop').pick('pickTop')
    expect(t.hero('ann').powers).toEqual([])
    expect(t.state.box.powers[2]).toHaveLength(7)
  })

  it('CM-BOOST-2 CM-DEATH-15 killing a character draws one', () => {
    const t = at({
      heroes: [
        { is: 'private-eye', at: 'R3C1' },
        { is: 'arctic-explorer', at: 'R4C1', health: 1, mentality: 0 },
        { is: 'mariner-merchant', at: 'R6C6' },
      ],
      tiles: ['cultist-temple'],
      powers: ['pe-action'],
    })
    t.dice(6).pick('attack', 'hands at bob')
    expect(t.hero('bob').life).toBe('out')
    expect(t.hero('ann').powers).toEqual([19])
    expect(t.table.actions).toBe(4)
  })

  it('CM-OBJ-42 CM-POWER-28 CM-OPT-10 whoever fills the crystal has drawn: insight teaches, and the option restores', () => {
    const t = before({
      settings: { powerUpRestores: true },
      heroes: [
        { is: 'psychotherapist', at: 'R3C1', health: 1, mentality: 1 },
        { is: 'arctic-explorer', at: 'R4C1', health: 1 },
      ],
      tiles: ['cultist-temple'],
      piles: [{ at: 'R3C1', open: ['elder-thing-crystal'] }],
      powers: ['pt-insight'],
      spells: ['fly'],
    }).go()
    t.pick('pickUp', 'elder-thing-crystal')
    expect(t.hero('ann')).toMatchObject({ spells: [3], health: 3, mentality: 5 })
    expect(t.hero('bob').health).toBe(1)
  })
})
