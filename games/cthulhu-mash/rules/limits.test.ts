import { describe, expect, it } from 'vitest'
import { at, newMatch } from '../testing/at.ts'
import { mad, variant } from '../testing/mad.ts'
import { doc } from '../testing/one.ts'

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
