import { describe, expect, it } from 'vitest'
import { at, before } from '../../testing/at.ts'
import { eyeWith, two } from '../../testing/one.ts'

describe('The R’lyeh Seashell', () => {
  it('CM-OBJ-22 the seashell makes a Deep One in sight move or strike anybody, with no roll to charm it', () => {
    const t = at({
      heroes: [
        { is: 'arctic-explorer', at: 'R3C1', objects: ['rlyeh-seashell'] },
        { is: 'psychotherapist', at: 'R5C1' },
      ],
      tiles: ['cultist-temple'],
      foes: [
        { is: 'deep-one', at: 'R1C4' },
        { is: 'deep-one', at: 'R3C3' },
        { is: 'cultist', at: 'R3C6' },
      ],
    })
    expect(t.offers('charm', 'cultist')).toBe(false)
    expect(t.offers('charm', 'deep-one#1')).toBe(false)
    t.pick('charm', 'deep-one#2')
    expect(t.asked).toBe('ann control.choose')
    t.pick('foeWalk', 'R4C1').pick('charm', 'deep-one#2')
    expect(t.offers('foeStrike', 'ann')).toBe(true)
    t.dice(5).pick('foeStrike', 'bob')
    expect(t.hero('bob').health).toBe(2)
    expect(t.table.actions).toBe(2)
    expect(t.space('deep-one', 2)).toBe('R4C1')
    expect(t.hero('ann').charmed).toBe(t.foe('deep-one', 2).piece)
  })

  it('CM-OBJ-22 the one controlled last does not attack the user, unless the shell is gone or another one is charmed', () => {
    const start = () =>
      before({
        heroes: [
          { is: 'arctic-explorer', at: 'R3C1', objects: ['rlyeh-seashell'] },
          { is: 'psychotherapist', at: 'R1C6' },
        ],
        tiles: ['cultist-temple'],
        foes: [{ is: 'deep-one', at: 'R3C2' }],
      }).go()
    const t = start().pick('charm', 'deep-one').pick('rest').pick('endTurn')
    expect(t.asked).toBe('bob monsterStep.choose')
    t.pick('rouse', 'deep-one')
    expect(t.offers('foeStrike', 'ann')).toBe(false)
    expect(t.offers('foeWalk', 'R3C3')).toBe(true)
    const u = start().pick('charm', 'deep-one').pick('rest').pick('drop', 'rlyeh-seashell')
    u.pick('endTurn').pick('rouse', 'deep-one')
    expect(u.offers('foeStrike', 'ann')).toBe(true)
  })

  it('CM-OBJ-22 whoever charms another one is no longer safe from the first', () => {
    const t = at({
      heroes: [
        { is: 'arctic-explorer', at: 'R3C1', objects: ['rlyeh-seashell'] },
        { is: 'psychotherapist', at: 'R1C6' },
      ],
      tiles: ['cultist-temple'],
      foes: [
        { is: 'deep-one', at: 'R3C2' },
        { is: 'deep-one', at: 'R4C1' },
      ],
    })
    t.pick('charm', 'deep-one#1').pick('rest').pick('charm', 'deep-one#2').pick('rest')
    t.pick('endTurn').pick('rouse', 'deep-one#1')
    expect(t.offers('foeStrike', 'ann')).toBe(true)
    t.pick('rest')
    t.pick('rouse', 'deep-one')
    expect(t.offers('foeStrike', 'ann')).toBe(false)
  })

  it('CM-OBJ-22 the Seashell has a Deep One in sight move or strike, and it leaves the user alone', () => {
    const t = eyeWith(
      ['rlyeh-seashell'],
      [
        { is: 'deep-one', at: 'R3C2' },
        { is: 'cultist', at: 'R3C4' },
      ],
    )
    expect(t.offers('charm', 'cultist')).toBe(false)
    t.pick('charm', 'deep-one').pick('foeWalk', 'R3C3')
    t.dice(3).pick('charm', 'deep-one').pick('foeStrike', 'cultist')
    expect(t.foes('cultist')).toEqual([])
    t.pick('charm', 'deep-one').pick('foeWalk', 'R3C2')
    t.pick('endTurn').pick('rouse', 'deep-one')
    expect(t.offers('foeStrike', 'ann')).toBe(false)
    expect(t.carries('ann')).toEqual(['rlyeh-seashell'])
  })

  it('CM-OBJ-22 each use costs 1 sanity in the variant', () => {
    const t = eyeWith(['rlyeh-seashell'], [{ is: 'deep-one', at: 'R3C2' }], {
      settings: { victory: 'cooperative', sanity: true },
    })
    const { sanity } = t.hero('ann')
    t.pick('charm', 'deep-one')
    expect(t.hero('ann').sanity).toBe(sanity - 1)
  })

  it('CM-OBJ-22 a Deep One that dies is charmed by nobody when it comes back', () => {
    const t = two({}, { foes: [{ is: 'deep-one', at: 'R3C2' }] })
    t.hero('ann').charmed = t.foe('deep-one').piece
    t.dice(8).pick('attack', 'hands at deep-one')
    expect(t.hero('ann').charmed).toBe(-1)
  })

  it('CM-OBJ-22 the death of another monster ends no charm', () => {
    const t = two(
      { objects: ['rlyeh-seashell'] },
      {
        foes: [
          { is: 'deep-one', at: 'R3C4' },
          { is: 'cultist', at: 'R4C1' },
        ],
      },
    )
    t.hero('ann').charmed = t.foe('deep-one').piece
    t.dice(8).pick('attack', 'hands at cultist')
    expect(t.hero('ann').charmed).toBe(t.foe('deep-one').piece)
  })

  it('CM-OBJ-22 only a Deep One that is free and in sight hears the shell', () => {
    const t = two(
      { is: 'private-eye', objects: ['rlyeh-seashell'] },
      {
        foes: [
          { is: 'cultist', at: 'R4C2' },
          { is: 'whirlpool', at: 'R4C1' },
          { is: 'deep-one', at: 'R1C1', holds: [{ kind: 'net', escape: 2 }] },
          { is: 'deep-one', at: 'R3C2' },
        ],
      },
    )
    expect(t.offered.filter((option) => option.startsWith('charm'))).toEqual(['charm deep-one'])
    t.pick('charm')
    expect(t.table.foes.find(({ piece }) => piece === t.hero('ann').charmed)?.holds).toEqual([])
    // It strikes whom it stands beside, and nobody else, without shooting.
    expect(t.offered.filter((option) => /^foe(Strike|Shoot)/.test(option))).toEqual([
      'foeStrike ann',
      'foeStrike cultist',
    ])
  })

  it('CM-OBJ-22 CM-OPT-2 who drops something else keeps the ready weapon, and the Deep One that listens', () => {
    const t = two(
      { objects: ['revolver-32', 'rlyeh-seashell', 'herbs'] },
      { settings: { readyWeapon: true }, foes: [{ is: 'deep-one', at: 'R3C4' }] },
    )
    const ann = t.hero('ann')
    const [revolver = -1] = ann.objects
    ann.ready = revolver
    ann.charmed = t.foe('deep-one').piece
    t.pick('drop', 'herbs')
    expect([ann.ready, ann.charmed]).toEqual([revolver, t.foe('deep-one').piece])
    t.pick('drop', 'rlyeh-seashell').pick('drop', 'revolver-32')
    expect([ann.ready, ann.charmed]).toEqual([-1, -1])
  })
})
