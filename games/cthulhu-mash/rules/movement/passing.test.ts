import { describe, expect, it } from 'vitest'
import { at } from '../../testing/at.ts'
import { threeInTemple } from '../../testing/on-tile.ts'
import { two } from '../../testing/one.ts'

const mariner = { is: 'mariner-merchant', at: 'train-station R1C2' } as const
const eye = { is: 'private-eye', at: 'train-station R6C6' } as const
const tiles = ['train-station', 'mariners-ship'] as const
const alone = { heroes: [mariner, eye], tiles } as const

describe('Passing others', () => {
  const narrow = {
    heroes: [mariner, { ...eye, at: 'R1C1' }],
    tiles,
    foes: [{ is: 'cultist-idol', at: 'R2C2' }],
  } as const

  it('CM-MOVE-7 CM-COOP-1 together one steps through another without asking', () => {
    const t = at({
      settings: { victory: 'cooperative' },
      heroes: [mariner, { ...eye, at: 'R1C1' }],
      tiles,
      foes: [{ is: 'cultist-idol', at: 'R2C2' }],
    })
    expect(t.refusal('walk', 'R1C1')).toBe('occupied')
    t.pick('walk', 'R2C1')
    expect(t.asked).toBe('ann move.choose')
    expect(t.space('ann')).toBe('R2C1')
  })

  it('CM-MOVE-8 CM-PROMPT-14 CM-RULING-75 otherwise the other is asked, each time', () => {
    const t = at(narrow)
    expect(t.offers('walk', 'R2C1')).toBe(false)
    t.pick('step', 'R1C1')
    expect(t.asked).toBe('bob permit.ask')
    t.pick('permit').pick('walk', 'R2C1')
    expect(t.told('permits')).toEqual([{ seat: 1, by: 0, isAllowed: true }])
    t.pick('step', 'R1C1')
    expect(t.asked).toBe('bob permit.ask')
  })

  it('CM-MOVE-8 CM-PROMPT-35 a refusal, which is the default, holds for the rest of the move only', () => {
    const heroes = [{ ...mariner, objects: ['herbs'] }, narrow.heroes[1]] as const
    const t = at({ ...narrow, heroes }).pick('step', 'R1C1')
    expect(t.defaultPick).toBe('refuse')
    t.takeDefault()
    expect(t.told('permits')).toEqual([{ seat: 1, by: 0, isAllowed: false }])
    expect(t.asked).toBe('ann move.choose')
    expect(t.refusal('walk', 'R1C1')).toBe('refused-passage')
    expect(t.offers('step', 'R1C1')).toBe(false)
    expect(t.space('ann')).toBe('R1C2')
    t.pick('stop')
    expect(t.offers('step', 'R1C1')).toBe(true)
  })

  it('CM-MOVE-8 CM-RULING-75 teammates are taken to permit it', () => {
    const t = at({
      settings: { teams: true },
      heroes: [
        mariner,
        { is: 'arctic-explorer', at: 'R6C6' },
        { ...eye, at: 'R1C1' },
        { is: 'psychotherapist', at: 'R6C1' },
      ],
      tiles,
      foes: [{ is: 'cultist-idol', at: 'R2C2' }],
    })
    t.pick('step', 'R1C1')
    expect(t.asked).toBe('ann move.choose')
    t.pick('walk', 'R2C1')
    expect(t.space('ann')).toBe('R2C1')
  })

  it('CM-MOVE-10 CM-MOVE-12 on a shared space nothing is picked up, dropped or handed over, and nobody stops', () => {
    const t = at({
      ...narrow,
      heroes: [
        { ...mariner, objects: ['herbs'] },
        { ...eye, at: 'R1C1' },
      ],
      piles: [{ at: 'R1C1', open: ['bicycle'] }],
    })
    t.pick('step', 'R1C1').pick('permit')
    expect(t.offers('stop')).toBe(false)
    for (const verb of ['pickUp', 'drop', 'give'] as const) expect(t.offers(verb)).toBe(false)
    t.pick('walk', 'R2C1')
    expect(t.offers('stop')).toBe(true)
    expect(t.offers('drop', 'herbs')).toBe(true)
  })

  it('CM-MOVE-10 CM-MOVE-8 the first seat is stepped through like any other', () => {
    const t = threeInTemple('R1C2', 'R1C1', 'R6C6', { turn: 1 })
    t.pick('step', 'R1C2')
    expect(t.asked).toBe('ann permit.ask')
    t.pick('permit')
    expect(t.asked).toBe('bob move.choose')
    expect(t.offers('stop')).toBe(false)
  })

  it('CM-MOVE-11 CM-TERM-7 an attached vampire shares the space of its victim, through the whole move', () => {
    const t = at({ ...alone, foes: [{ is: 'star-vampire', at: 'R1C2', on: 0 }] })
    t.pick('walk', 'R2C2')
    expect(t.space('star-vampire')).toBe('R2C2')
    expect(t.offers('stop')).toBe(true)
  })

  it('CM-MOVE-11 CM-MOVE-12 it is nobody with whom one shares a space', () => {
    const t = two(
      { at: 'R3C2' },
      {
        foes: [{ is: 'star-vampire', at: 'R3C2', on: 0 }],
        piles: [{ at: 'R3C3', open: ['net'] }],
      },
    )
    t.pick('walk', 'R3C3').pick('pickUp', 'net').pick('stop')
    expect([t.space('ann'), t.space('star-vampire'), t.carries('ann')]).toEqual([
      'R3C3',
      'R3C3',
      ['net'],
    ])
  })
})
