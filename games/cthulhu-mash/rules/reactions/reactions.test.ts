import { describe, expect, it } from 'vitest'
import { fight } from '../../testing/fight.ts'
import { one } from '../../testing/one.ts'

describe('Reactions', () => {
  it('CM-REACT-3 the targets of an attack answer one after the other, clockwise from the current character', () => {
    const t = fight({
      heroes: [
        { is: 'private-eye', at: 'R3C4', objects: ['penicillin-vial'], health: 3 },
        { is: 'psychotherapist', at: 'R2C3', objects: ['sack-of-grits'], health: 1 },
        { is: 'arctic-explorer', at: 'R1C1', objects: ['dynamite-bundle'] },
      ],
      turn: 2,
    })
    t.dice(5).pick('aim', 'dynamite-bundle at R3C3 0')
    expect(t.asked).toBe('ann hurt.green')
    t.pick('endure')
    expect(t.hero('ann')).toMatchObject({ health: 0, life: 'alive' })
    expect(t.asked).toBe('bob hurt.green')
    t.pick('endure')
    expect(t.outcome).toMatchObject({ winners: [2] })
  })

  it.each([
    [4, true],
    [1, false],
  ])('CM-REACT-24 Escape Artist with %i mentality: offered %s', (mentality, isOffered) => {
    const t = fight({
      heroes: [
        { is: 'private-eye', at: 'R3C2', mentality, holds: [{ kind: 'web', escape: 3 }] },
        { is: 'psychotherapist', at: 'R3C5' },
      ],
    })
    t.dice(5).pick('breakFree', 'web')
    expect(t.asked).toBe(isOffered ? 'ann escape.slip' : 'ann actions.choose')
    if (!isOffered) return
    t.pick('slip')
    expect(t.hero('ann')).toMatchObject({ mentality: 2, holds: [] })
  })

  it('CM-REACT-24 CM-PROMPT-30 the Private Eye herself is asked, whoever sits first', () => {
    const t = one(
      { is: 'psychotherapist' },
      { turn: 1 },
      { is: 'private-eye', holds: [{ kind: 'net', escape: 2 }] },
    )
    t.dice(3).pickAs('bob', 'breakFree', 'net')
    expect(t.asked).toBe('bob escape.slip')
    t.pickAs('bob', 'slip')
    expect(t.hero('bob')).toMatchObject({ mentality: 3, holds: [] })
  })

  it('CM-REACT-25 Superior Spot Hidden: a point for one object more, once', () => {
    const t = fight({ foes: [{ is: 'star-mound', at: 'R3C3', health: 1 }] })
    t.dice(5).pick('attack', 'hands at star-mound')
    expect(t.asked).toBe('ann loot.search')
    t.pick('search')
    expect(t.hero('ann').mentality).toBe(3)
    expect(t.lying('R3C3').unseen).toBe(2)
  })

  it('CM-REACT-26 green objects between the actions of others, though not in the middle of one', () => {
    const t = fight({
      heroes: [
        { is: 'private-eye', at: 'R3C4' },
        {
          is: 'psychotherapist',
          at: 'R3C5',
          objects: ['sack-of-grits', 'temporal-clock'],
          health: 1,
          spells: ['reflection'],
        },
      ],
    })
    expect(t.anytime('bob').options).toEqual(['leave', 'green sack-of-grits'])
    t.interject('bob', 'green', 'sack-of-grits')
    expect(t.hero('bob').health).toBe(2)
    expect(t.carries('bob')).toEqual(['temporal-clock'])
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-REACT-26 not in the middle of an action, and not while held', () => {
    const t = fight({
      heroes: [
        { is: 'private-eye', at: 'R3C2', objects: ['revolver-32'] },
        { is: 'psychotherapist', at: 'R3C5', spells: ['reflection'] },
        { is: 'arctic-explorer', at: 'R1C1', health: 1, objects: ['sack-of-grits'] },
        {
          is: 'mariner-merchant',
          at: 'R1C3',
          health: 1,
          objects: ['penicillin-vial'],
          holds: [{ kind: 'web', escape: 3 }],
        },
      ],
    })
    expect(t.anytime('cid').options).toHaveLength(2)
    expect(t.anytime('dee').options).toEqual(['leave'])
    t.dice(5).pick('attack', 'revolver-32 at bob')
    expect(t.asked).toBe('bob blow.reflect')
    expect(t.anytime('cid').options).toEqual(['leave'])
  })

  it('CM-REACT-27 the Temporal Clock is of no use outside the own actions: not to the monsters, not to others', () => {
    const t = fight({
      heroes: [
        { is: 'private-eye', at: 'R3C4', health: 3, objects: ['temporal-clock', 'first-aid-kit'] },
        { is: 'psychotherapist', at: 'R3C5' },
      ],
      foes: [{ is: 'moon-beast', at: 'R4C4' }],
      actions: 1,
    })
    expect(t.offers('green', 'temporal-clock')).toBe(true)
    t.pick('endTurn').pick('rouse', 'moon-beast').dice(6).pick('foeStrike', 'ann')
    expect(t.asked).toBe('ann hurt.green')
    expect(t.offered).toEqual(['endure', 'green first-aid-kit'])
    t.pick('endure').pick('rest').dice(6).pick('attack', 'hands at ann')
    expect(t.asked).toBe('ann hurt.green')
    expect(t.offered).toEqual(['endure', 'green first-aid-kit'])
  })
})
