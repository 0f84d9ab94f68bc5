import { describe, expect, it } from 'vitest'
import { before, type MashScenario, type Position } from '../../testing/at.ts'
import { byPolicy, decidedInStep, decidedWith, policyInCamp } from '../../testing/by-policy.ts'
import { doc, eye } from '../../testing/one.ts'

const net = { kind: 'net', escape: 2 } as const

describe('What the policy does next', () => {
  const decided = (more: Position, ...dice: number[]): MashScenario =>
    byPolicy(more)
      .dice(...dice)
      .go()

  it('CM-AUTO-8 the log says why a monster does what it does', () => {
    const t = policyInCamp({ foes: [{ is: 'cultist', at: 'R3C6' }] }).dice(2)
    decidedInStep(t)
    expect(t.told('decides').map(({ why }) => why)).toEqual(['CM-AUTO-14', 'CM-AUTO-13'])
  })

  it('CM-AUTO-9 an attached vampire drains, one on somebody else is finished', () => {
    const t = policyInCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R3C3' },
        { is: 'private-eye', at: 'R1C1' },
      ],
      foes: [
        { is: 'star-vampire', at: 'R3C3', on: 0 },
        { is: 'star-vampire', at: 'R1C1', on: 1 },
      ],
    })
    expect(decidedInStep(t)).toEqual(['CM-AUTO-9', 'CM-AUTO-9'])
    expect([t.hero('ann').health, t.hero('bob').health]).toEqual([1, 4])
  })

  it('CM-AUTO-9 CM-AUTO-10 an attached vampire that is held tries to break free', () => {
    const t = decided({ foes: [{ is: 'star-vampire', at: 'R3C1', on: 0, holds: [net] }] }, 6, 6)
    expect(t.decided).toEqual(['CM-AUTO-10', 'CM-AUTO-10'])
    expect(t.hero('ann').health).toBe(3)
  })

  it('CM-AUTO-10 held, it tries the easiest hold first, and leaves a pit towards its target', () => {
    const t = policyInCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R2C5' },
        { is: 'private-eye', at: 'train-station R1C6' },
      ],
      foes: [
        {
          is: 'moon-beast',
          at: 'R5C6',
          holds: [
            { kind: 'bolos', escape: 1 },
            { kind: 'space', escape: 2 },
          ],
        },
      ],
    }).dice(2, 6)
    expect(decidedInStep(t)).toEqual(['CM-AUTO-10', 'CM-AUTO-10'])
    expect(t.told('tries').map(({ kind }) => kind)).toEqual(['space', 'bolos'])
    expect(t.space('moon-beast')).toBe('R4C6')
  })

  it('CM-AUTO-10 who breaks free goes to the nearest space, not to the lowest', () => {
    const t = byPolicy(
      { foes: [{ is: 'moon-beast', at: 'R4C3', holds: [{ kind: 'space', escape: 2 }] }] },
      { at: 'R4C6' },
    )
    t.dice(1).go()
    expect(t.spotName(t.told('steps')[0]?.spot ?? 0)).toBe('cultist-temple R4C4')
  })

  it('CM-AUTO-10 of equal holds the oldest is tried first', () => {
    const web = { kind: 'web', escape: 2 } as const
    const t = decided({ foes: [{ is: 'elder-thing', at: 'R3C4', holds: [web, net] }] }, 6)
    expect(t.told('tries').map(({ kind }) => kind)).toEqual(['web'])
  })

  it('CM-AUTO-10 who breaks free never goes where it would be harmed, though that were as near', () => {
    const t = before({
      settings: { escapeMoves: true, monsterControl: 'automatic' },
      heroes: [
        { ...eye, at: 'R1C2', objects: ['deep-one-necklace'] },
        { ...doc, at: 'train-station R1C6' },
      ],
      tiles: ['innsmouth-dock', 'train-station'],
      foes: [{ is: 'cultist', at: 'R3C2', holds: [{ kind: 'net', escape: 2 }] }],
      from: 'monsters',
    })
    t.untilTurnEnds().dice(1).go()
    // R2C2 is water; from there as from R3C1 it is two steps to a space beside her.
    expect(t.spotName(t.told('steps')[0]?.spot ?? 0)).toBe('innsmouth-dock R3C1')
  })

  it('CM-AUTO-10 a pit without a free space beside it is passed over for another hold', () => {
    const t = byPolicy(
      {
        tiles: ['base-camp', 'train-station', 'medical-school'],
        foes: [
          {
            is: 'moon-beast',
            at: 'R5C6',
            holds: [
              { kind: 'space', escape: 2 },
              { kind: 'bolos', escape: 1 },
            ],
          },
          { is: 'guard-cell', at: 'R4C6' },
          { is: 'web-cocoon', at: 'R6C6' },
        ],
      },
      { at: 'R3C3' },
    )
    // One action frees it of the bolos; with the other there is nothing to try.
    t.dice(1).go()
    expect(t.told('tries').map(({ kind }) => kind)).toEqual(['bolos'])
    expect([t.decided, t.space('moon-beast')]).toEqual([['CM-AUTO-10'], 'R5C6'])
  })

  it('CM-AUTO-11 CM-OBJ-44 nobody who is immune to webs is webbed', () => {
    const t = byPolicy(
      { foes: [{ is: 'leng-spider', at: 'R3C4' }] },
      { objects: ['leng-web-shield'] },
    )
    t.dice(2).go()
    expect(t.decided).toEqual(['CM-AUTO-14', 'CM-AUTO-13'])
  })

  it('CM-AUTO-11 only the Web Shield keeps webs off', () => {
    const t = decided(
      {
        heroes: [
          { ...doc, at: 'R3C1', objects: ['cast-iron-skillet'] },
          { ...eye, at: 'train-station R1C6' },
        ],
        foes: [{ is: 'leng-spider', at: 'R3C4' }],
      },
      1,
      1,
    )
    expect(t.decided).toContain('CM-AUTO-11')
  })

  it('CM-AUTO-11 a spider beside its target cannot web it and bites', () => {
    const t = byPolicy({ foes: [{ is: 'leng-spider', at: 'R3C2' }] })
    expect(decidedWith(t, 2, 2)).toEqual(['CM-AUTO-13', 'CM-AUTO-13'])
    expect(t.told('attacks')).toHaveLength(2)
  })

  it('CM-AUTO-11 CM-FOE-9 nobody is shot at with a web twice in a turn', () => {
    const shot = (isWebbed: boolean): boolean => {
      const t = before({
        settings: { monsterControl: 'automatic' },
        heroes: [eye, doc],
        tiles: ['cultist-temple'],
        foes: [{ is: 'leng-spider', at: 'R3C5' }],
        from: 'monsters',
      })
      t.hero('ann').isWebbed = isWebbed
      t.untilTurnEnds()
        .dice(...(isWebbed ? [1] : [1, 1]))
        .go()
      return t.rulesCited.includes('CM-AUTO-11')
    }
    expect(shot(false)).toBe(true)
    expect(shot(true)).toBe(false)
  })

  it('CM-AUTO-12 it charges by the cheapest way, and strikes when it stands beside', () => {
    const t = policyInCamp({ foes: [{ is: 'gnoph-keh', at: 'R3C1' }] }).dice(2, 2)
    expect(decidedInStep(t)).toEqual(['CM-AUTO-12', 'CM-AUTO-13'])
    // Three points whichever way it leaves: the lowest space.
    expect(t.space('gnoph-keh')).toBe('R2C3')
  })

  it('CM-AUTO-12 beside its target it does not charge', () => {
    const t = policyInCamp({ foes: [{ is: 'gnoph-keh', at: 'R3C2' }] }).dice(2, 2)
    expect(decidedInStep(t)).toEqual(['CM-AUTO-13', 'CM-AUTO-13'])
    expect(t.space('gnoph-keh')).toBe('R3C2')
  })

  it('CM-AUTO-14 CM-AUTO-16 to the first space of a tile as to any other', () => {
    const t = byPolicy(
      {
        foes: [
          { is: 'cultist', at: 'R1C4' },
          { is: 'guard-cell', at: 'R3C1' },
        ],
      },
      { at: 'R2C1' },
    )
    // The brazier is beside her too, and the guard cell holds the third side.
    t.dice(2).go()
    expect(t.space('cultist')).toBe('R1C1')
  })

  it('CM-AUTO-15 with nothing to do it is finished', () => {
    const t = policyInCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R1C1' },
        { is: 'private-eye', at: 'train-station R1C6' },
      ],
      foes: [
        { is: 'moon-beast', at: 'R2C2' },
        { is: 'guard-cell', at: 'R2C1' },
        { is: 'web-cocoon', at: 'R1C2' },
      ],
    })
    expect(decidedInStep(t)).toEqual([])
    expect(t.space('moon-beast')).toBe('R2C2')
  })
})
