import { describe, expect, it } from 'vitest'
import { before } from '../testing/at.ts'
import { attached, stepInTemple } from '../testing/monster-steps.ts'

describe('what monsters can do', () => {
  it('CM-FOE-2 CM-FOE-4 without a ranged die they do not shoot; an action is a move or an attack', () => {
    const t = stepInTemple([{ is: 'moon-beast', at: 'R3C3' }])
    t.pick('rouse', 'moon-beast')
    expect(t.offers('foeShoot')).toBe(false)
    t.pick('foeWalk', 'R3C2').untilTurnEnds().dice(5).pick('foeStrike', 'ann')
    expect(t.hero('ann').health).toBe(2)
  })

  it('CM-FOE-3 an Elder Thing has one action only', () => {
    const t = stepInTemple([{ is: 'elder-thing', at: 'R3C3' }])
    t.untilTurnEnds().pick('rouse', 'elder-thing').pick('foeWalk', 'R3C2')
    expect(t.asked).toBe('turn is over')
  })

  it('CM-FOE-6 CM-FOE-7 they do not enter what would hurt them, but may enter what only holds', () => {
    const t = stepInTemple([{ is: 'cultist', at: 'R1C2' }])
    t.pick('rouse', 'cultist')
    expect([t.offers('foeWalk', 'R2C2'), t.offers('foeWalk', 'R2C1')]).toEqual([false, true])
    const web = stepInTemple(
      [{ is: 'leng-spider', at: 'R4C1' }],
      { at: 'R3C1' },
      { tiles: ['leng-plateau', 'medical-school'] },
    )
    web.pick('rouse', 'leng-spider').pick('foeWalk', 'R5C1')
    expect(web.foe('leng-spider').holds).toHaveLength(1)
  })

  it('CM-FOE-8 CM-MON-9 a web holds without damage, escape 3', () => {
    const t = stepInTemple([{ is: 'leng-spider', at: 'R3C4' }])
    t.pick('rouse', 'leng-spider').dice(5).pick('foeShoot', 'ann')
    expect(t.hero('ann')).toMatchObject({ health: 3, holds: [{ kind: 'web', escape: 3 }] })
  })

  it('CM-FOE-9 CM-MON-9 CM-RULING-31 a target is webbed once a turn at most', () => {
    const t = stepInTemple([
      { is: 'leng-spider', at: 'R3C4' },
      { is: 'leng-spider', at: 'R4C3' },
    ])
    t.pick('rouse', 'leng-spider#1').dice(5).pick('foeShoot', 'ann').pick('rest')
    t.hero('ann').holds = []
    t.pick('rouse', 'leng-spider#2').dice(6).pick('foeShoot', 'ann')
    expect(t.hero('ann').holds).toEqual([])
  })

  it('CM-FOE-24 CM-GEN-2 a Whirlpool strikes whoever is adjacent once, without moving', () => {
    const t = stepInTemple([{ is: 'whirlpool', at: 'R3C2' }])
    t.pick('rouse', 'whirlpool')
    expect(t.offered.some((one) => one.startsWith('foeWalk'))).toBe(false)
    t.untilTurnEnds().dice(5).pick('foeStrike', 'ann')
    expect(t.hero('ann').health).toBe(2)
    expect(t.asked).toBe('turn is over')
  })
})

describe('the charge of a Gnoph-Keh', () => {
  it('CM-FOE-12 CM-FOE-13 CM-FOE-14 runs in, strikes and runs out again in one action', () => {
    const t = stepInTemple([{ is: 'gnoph-keh', at: 'R3C3' }])
    t.pick('rouse', 'gnoph-keh').dice(5).pick('charge', 'ann e to R4C1')
    expect([t.hero('ann').health, t.space('gnoph-keh')]).toEqual([2, 'R4C1'])
    expect(t.offered.some((one) => one.startsWith('charge'))).toBe(false)
  })

  it('CM-FOE-12 may end on any free space in reach, the first of the tile among them', () => {
    const t = stepInTemple([{ is: 'gnoph-keh', at: 'R3C3' }]).pick('rouse', 'gnoph-keh')
    expect(t.offers('charge', 'ann e to R1C1')).toBe(true)
  })

  it('CM-FOE-12 needs at least one step before', () => {
    const cornered = (bob: string) => {
      const t = stepInTemple(
        [{ is: 'gnoph-keh', at: 'R6C1' }],
        {},
        {
          heroes: [
            { is: 'psychotherapist', at: 'R6C2' },
            { is: 'private-eye', at: bob },
          ],
        },
      )
      t.pick('rouse', 'gnoph-keh')
      return t.offered.some((one) => one.startsWith('charge'))
    }
    // With Bob in the only other way there is no step to take before.
    expect([cornered('R5C1'), cornered('R1C1')]).toEqual([false, true])
  })

  it('CM-FOE-15 is carried out to the end whether or not it hits', () => {
    const t = stepInTemple([{ is: 'gnoph-keh', at: 'R3C3' }])
    t.pick('rouse', 'gnoph-keh').dice(1).pick('charge', 'ann e to R4C1')
    expect([t.hero('ann').health, t.space('gnoph-keh')]).toEqual([3, 'R4C1'])
  })
})

describe('a Star Vampire', () => {
  it('CM-FOE-16 CM-FOE-17 a hit does no damage but attaches it, and it goes wherever its victim goes', () => {
    const t = stepInTemple([{ is: 'star-vampire', at: 'R3C2' }])
    t.pick('rouse', 'star-vampire').dice(5).pick('foeStrike', 'ann')
    expect([t.hero('ann').health, t.foe('star-vampire').victim, t.space('star-vampire')]).toEqual([
      3,
      0,
      'R3C1',
    ])
    const moving = attached()
    moving.pick('walk', 'R5C1').pick('stop')
    expect(moving.space('star-vampire')).toBe('R5C1')
  })

  it('CM-FOE-18 each of its actions drains 1 health without a roll', () => {
    const t = attached({}, { from: 'monsters' })
    t.pick('rouse', 'star-vampire').pick('drain').pick('drain')
    expect(t.hero('ann').health).toBe(1)
  })

  it('CM-FOE-20 CM-MELEE-3 anybody who could attack the victim can attack it', () => {
    const t = attached(
      {},
      {
        heroes: [
          { is: 'psychotherapist', at: 'R3C1' },
          { is: 'arctic-explorer', at: 'R4C1' },
        ],
        turn: 1,
      },
    )
    t.dice(4).pick('attack', 'hands at star-vampire')
    expect(t.foes('star-vampire')).toEqual([])
  })

  it('CM-FOE-21 several may be attached to one victim', () => {
    const t = attached(
      {},
      {
        foes: [
          { is: 'star-vampire', at: 'R3C1', on: 0 },
          { is: 'star-vampire', at: 'R3C1', on: 0 },
        ],
        from: 'monsters',
      },
    )
    t.pick('rouse', 'star-vampire#1').pick('drain').pick('rest')
    t.pick('rouse', 'star-vampire#2').pick('drain')
    expect(t.hero('ann').health).toBe(1)
  })

  it('CM-FOE-25 it dies with its victim in a dead end gate, and otherwise stays alive on the space', () => {
    const t = before({
      tiles: [{ is: 'cultist-temple' }, 'medical-school'],
      heroes: [
        { is: 'mariner-merchant', at: 'R5C3' },
        { is: 'private-eye', at: 'R6C3' },
      ],
      foes: [{ is: 'star-vampire', at: 'R6C3', on: 1 }],
    }).go()
    // Nothing lies north of the temple.
    t.dice(8).pick('push', 'bob').pick('pushGate')
    expect([t.hero('bob').life, t.foes('star-vampire').length]).toEqual(['out', 0])
    const drained = attached({ health: 1 }, { from: 'monsters' })
    drained.pick('rouse', 'star-vampire').pick('drain')
    expect(drained.foe('star-vampire')).toMatchObject({ victim: -1, health: 1 })
  })
})

describe('the monster step', () => {
  it('CM-PHASE-2 they attack only the character whose turn it is', () => {
    const t = stepInTemple(
      [{ is: 'cultist', at: 'R3C2' }],
      {},
      {
        heroes: [
          { is: 'psychotherapist', at: 'R3C1' },
          { is: 'arctic-explorer', at: 'R3C3' },
        ],
      },
    )
    t.pick('rouse', 'cultist')
    expect([t.offers('foeStrike', 'ann'), t.offers('foeStrike', 'bob')]).toEqual([true, false])
  })

  it('CM-PHASE-3 a controller may leave actions unused or move a monster away', () => {
    const t = stepInTemple([{ is: 'cultist', at: 'R3C2' }])
    t.pick('rouse', 'cultist').pick('foeWalk', 'R6C1').untilTurnEnds().pick('rest')
    expect([t.space('cultist'), t.asked]).toEqual(['R6C1', 'turn is over'])
  })

  it('CM-PHASE-4 the step ends when the character dies', () => {
    const t = stepInTemple(
      [
        { is: 'cultist', at: 'R3C2' },
        { is: 'cultist', at: 'R4C1' },
      ],
      { health: 1 },
    )
    t.pick('rouse', 'cultist#1').untilTurnEnds().dice(5).pick('foeStrike', 'ann')
    expect(t.asked).toBe('turn is over')
  })
})
