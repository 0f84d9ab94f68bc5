import { describe, expect, it } from 'vitest'
import { at, newMatch } from '../testing/at.ts'
import { mad, variant } from '../testing/mad.ts'
import { doc, one, two } from '../testing/one.ts'

const six = ['net', 'bolos', 'pitchfork', 'sword-cane', 'handcuffs', 'magic-spear'] as const

describe('Limits of carrying', () => {
  it('CM-ITEM-9 CM-ITEM-13 who hands the wheelbarrow over must drop what it held', () => {
    const t = one(
      { is: 'private-eye', objects: ['wheelbarrow', ...six, 'herbs'] },
      {},
      { at: 'R3C2' },
    )
    t.pick('give', 'wheelbarrow to bob').pickAs('bob', 'accept')
    expect(t.asked).toBe('ann overload.choose')
  })

  it('CM-ITEM-13 CM-STAT-17 whoever is laden still takes what does not count, and nothing else', () => {
    const t = one(
      { is: 'mariner-merchant', objects: ['wheelbarrow', 'herbs'] },
      {},
      { is: 'private-eye', at: 'R3C2', objects: six },
    )
    expect(t.offers('give', 'wheelbarrow to bob')).toBe(true)
    expect(t.offers('give', 'herbs to bob')).toBe(false)
  })

  it('CM-OBJ-42 the crystal gives what it holds and no other gift', () => {
    const t = two(
      { is: 'private-eye', mentality: 0, objects: ['elder-thing-crystal'] },
      { foes: [{ is: 'star-mound', at: 'R3C2', health: 1 }], crystal: 'pe-health' },
    )
    t.dice(6).pick('attack', 'hands at star-mound')
    expect(t.asked).toBe('ann actions.choose')
  })
})

describe('Limits of attacks', () => {
  it('CM-WIN-4 CM-WIN-5 a team is in the game while one of its spawning spaces stands', () => {
    const t = at({
      settings: { victory: 'capture-the-flag', teams: true },
      heroes: [
        { is: 'arctic-explorer', at: 'train-station R1C5' },
        { is: 'private-eye', at: 'train-station R6C1', homeHealth: 1 },
        { is: 'mariner-merchant', at: 'train-station R6C2' },
        { is: 'psychotherapist', at: 'train-station R6C6' },
      ],
      tiles: ['train-station', 'base-camp', 'mariners-ship', 'medical-school'],
    })
    t.dice(8).pick('attack', 'hands at home of bob')
    expect(t.hero('bob').homeHealth).toBe(0)
    expect(t.outcome).toBeNull()
    expect([t.hero('bob').life, t.hero('dee').life]).toEqual(['alive', 'alive'])
  })
})

describe('Limits of the insane', () => {
  it('CM-SANE-35 CM-HERO-9 an insane Private Eye does not slip out of a net', () => {
    const t = mad(
      { is: 'private-eye', sanity: 20, holds: [{ kind: 'net', escape: 2 }] },
      {},
      {
        is: 'mariner-merchant',
      },
    )
    t.dice(2, 6).go()
    expect(t.asked).toBe('actions is over')
    expect(t.hero('ann')).toMatchObject({ mentality: 4, holds: [{ kind: 'net' }] })
  })

  it('CM-SANE-10 what walks into sight is seen', () => {
    const t = at({
      settings: { ...variant, sharedStart: 'off', monsterControl: 'left-player' },
      heroes: [
        { is: 'mariner-merchant', at: 'R2C5' },
        { ...doc, at: 'R6C6' },
      ],
      tiles: ['medical-school'],
      foes: [{ is: 'deep-one', at: 'R5C3' }],
      from: 'monsters',
    })
    t.hero('bob').met.push(1)
    t.pick('rouse', 'deep-one').dice(1, 1).pick('foeWalk', 'R2C3')
    expect(t.told('checks')).toMatchObject([{ seat: 0 }])
  })

  it('CM-SANE-1 CM-SANE-2 everybody begins with its base', () => {
    const t = newMatch(2, { victory: 'cooperative', sanity: true }).dice(6, 1, 6, 1).go()
    t.pick('beCharacter', 'arctic-explorer').pick('beCharacter', 'mariner-merchant')
    t.until('prepare')
    while (t.asked !== 'prepare is over') t.takeDefault()
    expect([t.hero('ann').sanity, t.hero('bob').sanity]).toEqual([63, 42])
  })
})

describe('Limits of places', () => {
  it('CM-HOME-1 R1C6 restores nothing where nobody begins', () => {
    const t = two({ at: 'R1C6', health: 1, mentality: 1 })
    expect(t.offers('refresh')).toBe(false)
  })
})
