import { describe, expect, it } from 'vitest'
import { at } from '../../testing/at.ts'
import { besideDust } from '../../testing/fight.ts'
import { doc, eye, one, two } from '../../testing/one.ts'

describe('Temporal Dust (W9): when it may be cast', () => {
  it('CM-REACT-15 who is neither the actor nor touched by the action is not asked', () => {
    const t = besideDust({ foes: [{ is: 'cultist', at: 'R4C4' }] })
    t.dice(3).pick('attack', 'hands at cultist')
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-REACT-15 an attack of the Cock Fighter counts as an action', () => {
    const t = besideDust({
      heroes: [
        { is: 'private-eye', at: 'R3C4', objects: ['cock-fighter'] },
        { is: 'psychotherapist', at: 'R3C5', spells: ['temporal-dust'] },
      ],
    })
    t.dice(5).pick('attack', 'cock at bob')
    expect(t.asked).toBe('bob deed.ask')
  })

  it('CM-REACT-15 nor is the first seat, if it was not touched', () => {
    const t = at({
      heroes: [
        { is: 'psychotherapist', at: 'R1C1', spells: ['temporal-dust'] },
        { is: 'private-eye', at: 'R3C4' },
        { is: 'arctic-explorer', at: 'R3C5' },
      ],
      turn: 1,
    })
    t.dice(5).pick('attack', 'hands at cid').pickAs('cid', 'endure')
    expect(t.asked).toBe('bob actions.choose')
  })

  it('CM-REACT-16 CM-REACT-22 a push is repeated on the same target, its destination chosen anew', () => {
    const t = besideDust().dice(5).pick('push', 'bob').pick('pushTo', 'R3C6')
    t.dice(6).pickAs('bob', 'wind')
    expect(t.asked).toBe('ann shove.where')
    t.pick('pushTo', 'R4C5')
    expect(t.where('bob')).toBe('base-camp R4C5')
  })

  it('CM-REACT-16 nobody at whom the action was not directed is asked', () => {
    const t = two({}, { foes: [{ is: 'cultist', at: 'R3C2' }] }, { spells: ['temporal-dust'] })
    t.dice(2).pick('attack', 'hands at cultist')
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-REACT-17 CM-RULING-51 even the dead cast it, if they could before', () => {
    const t = besideDust({
      heroes: [
        { is: 'private-eye', at: 'R3C4', objects: ['pitchfork'] },
        { is: 'psychotherapist', at: 'R3C5', spells: ['temporal-dust'], health: 2, mentality: 1 },
        { is: 'arctic-explorer', at: 'R1C1' },
      ],
    })
    t.dice(5).pick('attack', 'pitchfork at bob')
    expect(t.hero('bob').life).toBe('out')
    t.dice(2).pickAs('bob', 'wind')
    expect(t.hero('bob')).toMatchObject({ life: 'alive', health: 2, mentality: 0 })
  })

  it('CM-REACT-17 CM-RULING-83 not with a tome or with mentality that came with the action', () => {
    const t = at({
      heroes: [
        { is: 'private-eye', at: 'R3C3' },
        { is: 'psychotherapist', at: 'R6C6' },
      ],
      piles: [{ at: 'R3C3', open: ['rlyeh-text'] }],
      tomes: { 'rlyeh-text': ['temporal-dust'] },
    })
    t.pick('pickUp', 'rlyeh-text').pick('stop')
    expect(t.carries('ann')).toEqual(['rlyeh-text'])
    expect(t.asked).toBe('ann actions.choose')
    const desk = at({
      heroes: [
        { is: 'private-eye', at: 'R2C1', mentality: 0, spells: ['temporal-dust'] },
        { is: 'psychotherapist', at: 'R6C6' },
      ],
      tiles: ['university-library', 'base-camp'],
    })
    desk.pick('refresh', 'mentality')
    expect(desk.hero('ann').mentality).toBe(1)
    expect(desk.asked).toBe('ann actions.choose')
  })

  it('CM-REACT-17 not with the last mentality gone in the same action', () => {
    const t = besideDust({
      heroes: [
        { is: 'private-eye', at: 'R3C4' },
        { is: 'arctic-explorer', at: 'R3C5', spells: ['temporal-dust'], mentality: 2 },
      ],
    })
    t.dice(4).pick('attack', 'hands at bob').pickAs('bob', 'brace', 1)
    expect(t.hero('bob')).toMatchObject({ health: 5, mentality: 0 })
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-HOLD-5 CM-REACT-17 against the action that has just held the caster, yet not while held', () => {
    const t = besideDust({
      heroes: [
        { is: 'psychotherapist', at: 'R3C4' },
        { is: 'private-eye', at: 'R3C5', spells: ['temporal-dust'] },
      ],
    })
    t.dice(4).pick('attack', 'syringe at bob')
    expect(t.asked).toBe('bob deed.ask')
    t.pick('decline').pick('attack', 'hands at bob')
    expect(t.hero('bob').health).toBe(3)
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-REACT-17 CM-REACT-22 CM-REACT-23 worked example 4: a deadly blow is repeated with a new die, and cannot be undone again', () => {
    const t = two(
      { is: 'private-eye', spells: ['temporal-dust'], health: 1, mentality: 1 },
      { foes: [{ is: 'cultist', at: 'R3C2' }], from: 'monsters' },
    )
    t.pick('rouse', 'cultist').dice(6).pick('foeStrike', 'ann')
    expect(t.asked).toBe('ann deed.ask')
    t.dice(2).pick('wind')
    expect(t.hero('ann')).toMatchObject({ health: 1, mentality: 0, life: 'alive' })
    t.dice(6).pick('foeStrike', 'ann')
    expect(t.hero('ann').life).not.toBe('alive')
  })
})

describe('Who is not asked', () => {
  it('CM-REACT-15 CM-REACT-16 the dust of somebody whom an earlier action touched, and this one did not', () => {
    const t = one(
      { is: 'private-eye', at: 'R3C2' },
      { foes: [{ is: 'star-mound', at: 'R4C2' }] },
      { at: 'R3C3', spells: ['temporal-dust'] },
    )
    t.dice(1).pick('attack', 'hands at bob')
    expect(t.asked).toBe('bob deed.ask')
    t.pick('decline').dice(2).pick('attack', 'hands at star-mound')
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-REACT-16 who was displaced is asked', () => {
    const t = at({
      heroes: [
        { ...eye, at: 'train-station R6C3' },
        { ...doc, at: 'university-library R4C6', spells: ['temporal-dust'] },
      ],
      tiles: [
        { is: 'train-station', turned: 1 },
        { is: 'university-library', turned: 2 },
      ],
    })
    t.pick('gate')
    expect(t.asked).toBe('bob deed.ask')
  })
})
