import { describe, expect, it } from 'vitest'
import { before } from '../../testing/at.ts'
import { byPolicy, decidedInStep, decidedWith, policyInCamp } from '../../testing/by-policy.ts'
import { doc, eye } from '../../testing/one.ts'
import { parseSpace } from '../../tiles/spaces.ts'
import { tileNumber } from '../../tiles/tiles.ts'
import { groundOf } from '../../verbs.ts'

describe('The target of the policy, and how near it is', () => {
  it('CM-AUTO-1 CM-AUTO-2 CM-AUTO-8 nobody is asked, dice are thrown as usual, at the current character', () => {
    const t = policyInCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R3C3' },
        { is: 'private-eye', at: 'R3C6', health: 1 },
      ],
      foes: [{ is: 'cultist', at: 'R3C5' }],
    }).dice(5)
    expect(decidedInStep(t)).toEqual(['CM-AUTO-14', 'CM-AUTO-13'])
    expect(t.space('cultist')).toBe('R3C4')
    expect(t.hero('ann').health).toBe(2)
    expect(t.hero('bob').health).toBe(1)
  })

  it('CM-AUTO-3 with monsters-attack-anyone the nearest, then the weakest', () => {
    const t = policyInCamp({
      settings: { monstersAttackAnyone: true },
      heroes: [
        { is: 'psychotherapist', at: 'R3C3' },
        { is: 'private-eye', at: 'R3C5', health: 1 },
        { is: 'arctic-explorer', at: 'R1C1', health: 1 },
      ],
      foes: [{ is: 'moon-beast', at: 'R3C4' }],
    }).dice(2, 2)
    decidedInStep(t)
    expect(t.told('attacks').map(({ targets }) => targets)).toEqual([[1], [1]])
  })

  it('CM-AUTO-3 of equals whoever comes first in turn order from the current player', () => {
    const struck = (turn: number): number[] => {
      const t = policyInCamp({
        settings: { monstersAttackAnyone: true },
        heroes: [
          { is: 'mariner-merchant', at: 'R3C3', health: 2 },
          { is: 'private-eye', at: 'R3C5', health: 2 },
          { is: 'arctic-explorer', at: 'R6C6' },
        ],
        foes: [{ is: 'moon-beast', at: 'R3C4' }],
        turn,
      }).dice(2, 2)
      decidedInStep(t)
      return t.told('attacks').flatMap(({ targets }) => targets)
    }
    expect(struck(0)).toEqual([0, 0])
    expect(struck(1)).toEqual([1, 1])
    // In the turn of the third the first is next.
    expect(struck(2)).toEqual([0, 0])
  })

  it('CM-AUTO-3 CM-AUTO-9 a vampire drains whom it clings to, though the current character is nearer death', () => {
    const t = policyInCamp({
      settings: { monstersAttackAnyone: true },
      heroes: [
        { is: 'psychotherapist', at: 'R3C3', health: 1 },
        { is: 'private-eye', at: 'R3C4' },
      ],
      foes: [{ is: 'star-vampire', at: 'R3C4', on: 1 }],
    })
    decidedInStep(t)
    expect([t.hero('ann').health, t.hero('bob').health]).toEqual([1, 2])
  })

  it('CM-AUTO-3 nearness counts before weakness', () => {
    const t = byPolicy({
      settings: { monstersAttackAnyone: true },
      heroes: [
        { ...doc, at: 'R3C1' },
        { ...eye, at: 'R3C6', health: 1 },
      ],
      foes: [{ is: 'moon-beast', at: 'R3C2' }],
    })
    t.dice(2, 2).go()
    expect(t.told('attacks').map(({ targets }) => targets)).toEqual([[0], [0]])
  })

  it('CM-AUTO-4 CM-AUTO-5 CM-AUTO-6 CM-AUTO-14 CM-AUTO-16 it goes to the cheapest space from which it can attack, never through harm', () => {
    const t = policyInCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R2C3' },
        { is: 'private-eye', at: 'train-station R1C6' },
      ],
      tiles: ['innsmouth-dock', 'train-station'],
      foes: [{ is: 'moon-beast', at: 'R3C1' }],
    }).dice(2)
    decidedInStep(t)
    // Water lies to both sides of her: only from above or below.
    expect(t.space('moon-beast')).toBe('R3C3')
  })

  it('CM-AUTO-5 CM-AUTO-13 CM-OPT-6 a space from which only a hindered shot is possible is an attack space all the same', () => {
    const t = byPolicy({
      settings: { terrainHeights: true },
      foes: [{ is: 'mi-go', at: 'R3C4' }],
    })
    t.run('markTerrain', {}).pick('markHindrance', 'cultist-temple R3C2')
    t.dice(5).pick('markDone')
    // It stays and shoots; against 6 a 5 is a miss.
    expect([t.decided, t.space('mi-go'), t.hero('ann').health]).toEqual([['CM-AUTO-13'], 'R3C4', 3])
  })

  it('CM-AUTO-5 CM-AUTO-6 the way to a target is found even if only the highest face would hit it', () => {
    const t = before({
      settings: { monsterControl: 'automatic' },
      heroes: [
        {
          ...doc,
          at: 'R4C3',
          objects: ['leng-web-shield', 'winter-clothing'],
          hasWard: true,
          powers: ['pt-defence'],
        },
        { is: 'private-eye', at: 'train-station R1C6' },
      ],
      tiles: ['mariners-ship', 'train-station'],
      foes: [{ is: 'cultist', at: 'R2C3' }],
      from: 'monsters',
    })
    t.untilTurnEnds().dice(2).go()
    // By the ladder, and not to the foot of the wall below her.
    expect(t.space('cultist')).toBe('R4C2')
  })

  it('CM-AUTO-5 CM-AUTO-13 an attack that only the highest face can bring off is worth making', () => {
    const t = byPolicy(
      { foes: [{ is: 'cultist', at: 'R3C3' }] },
      { objects: ['leng-web-shield', 'winter-clothing'], hasWard: true, powers: ['pt-defence'] },
    )
    expect(decidedWith(t, 2)).toEqual(['CM-AUTO-14', 'CM-AUTO-13'])
    expect(t.space('cultist')).toBe('R3C2')
  })

  it('CM-AUTO-5 CM-AUTO-6 a space that would harm it is nothing to come near to', () => {
    const t = byPolicy(
      {
        foes: [
          { is: 'cultist', at: 'R3C6' },
          { is: 'guard-cell', at: 'R1C1' },
          { is: 'web-cocoon', at: 'R1C3' },
        ],
      },
      { at: 'R1C2' },
    )
    t.go()
    // From R2C1 it is one step to the brazier above her; three spaces are two away, one of them the lowest and cheap.
    expect(t.space('cultist')).toBe('R1C4')
  })

  it('CM-AUTO-5 CM-OPT-6 from a height it shoots over what stands between', () => {
    const decided = (heights: readonly string[]): string | undefined => {
      const t = byPolicy({
        settings: { terrainHeights: true },
        foes: [
          { is: 'leng-spider', at: 'R3C4' },
          { is: 'guard-cell', at: 'R3C2' },
        ],
      })
      t.table.heights = heights.map((space) =>
        groundOf(tileNumber('cultist-temple'), parseSpace(space)),
      )
      return t.dice(5).go().decided[0]
    }
    expect(decided(['R3C4'])).toBe('CM-AUTO-11')
    expect(decided(['R3C3'])).toBe('CM-AUTO-14')
  })

  it('CM-AUTO-6 out of reach, it comes as near as it can', () => {
    const t = policyInCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R1C1' },
        { is: 'private-eye', at: 'train-station R1C6' },
      ],
      foes: [
        { is: 'moon-beast', at: 'R4C4' },
        { is: 'guard-cell', at: 'R2C1' },
        { is: 'web-cocoon', at: 'R1C2' },
      ],
    })
    decidedInStep(t)
    // Both spaces beside her are taken: two away is the nearest, the lower row first.
    expect(t.space('moon-beast')).toBe('R1C3')
  })

  it('CM-AUTO-6 out of reach, columns count as rows do', () => {
    const t = byPolicy(
      {
        foes: [
          { is: 'moon-beast', at: 'R6C4' },
          { is: 'star-mound', at: 'R2C6' },
          { is: 'gnoph-keh-cave', at: 'R1C5' },
        ],
      },
      { at: 'R1C6' },
    )
    decidedWith(t)
    // It cannot get beside her; two rows above is as near as five points take it.
    expect(t.space('moon-beast')).toBe('R3C6')
  })

  it('CM-AUTO-6 CM-AUTO-14 without a way to its target rows count by their difference', () => {
    const t = byPolicy(
      {
        foes: [
          { is: 'cultist', at: 'R2C1' },
          { is: 'guard-cell', at: 'R5C1' },
          { is: 'web-cocoon', at: 'R6C2' },
        ],
      },
      { at: 'R6C1' },
    )
    t.go()
    expect(t.space('cultist')).toBe('R4C1')
  })

  it('CM-AUTO-7 the nearest acts first, then the older; a generator that cannot attack is left out', () => {
    const t = policyInCamp({
      foes: [
        { is: 'cultist', at: 'R3C6' },
        { is: 'moon-beast', at: 'R3C4' },
        { is: 'whirlpool', at: 'R1C1' },
      ],
    }).dice(2, 2, 2)
    decidedInStep(t)
    expect(t.told('decides').map(({ who }) => who)).toEqual([8 + 36, 8 + 36, 8, 8])
  })

  it('CM-AUTO-7 a Whirlpool on a web attacks all the same', () => {
    const t = policyInCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R4C1' },
        { is: 'private-eye', at: 'train-station R1C6' },
      ],
      tiles: ['leng-plateau', 'train-station'],
      foes: [{ is: 'whirlpool', at: 'R5C1' }],
    }).dice(5)
    expect(decidedInStep(t)).toEqual(['CM-AUTO-13'])
    expect(t.hero('ann').health).toBe(2)
  })

  it('CM-AUTO-7 CM-TERM-18 of two that are as near, the older acts first', () => {
    const t = before({
      settings: { monsterControl: 'automatic' },
      heroes: [
        { ...doc, at: 'R3C1' },
        { ...eye, at: 'train-station R1C6' },
      ],
      tiles: ['cultist-temple', 'train-station', 'medical-school'],
      foes: [
        { is: 'moon-beast', at: 'R3C2' },
        { is: 'cultist', at: 'R4C1' },
      ],
      from: 'monsters',
    })
    t.untilTurnEnds().dice(2, 2, 2, 2).go()
    const beast = t.foe('moon-beast').piece + 8
    expect(t.told('decides').map(({ who }) => who === beast)).toEqual([true, true, false, false])
  })

  it('CM-AUTO-7 CM-AUTO-9 a vampire that clings counts as beside its target, so the older of the two acts first', () => {
    const t = byPolicy({
      foes: [
        { is: 'star-vampire', at: 'R3C1', on: 0 },
        { is: 'cultist', at: 'R3C2' },
      ],
    })
    t.dice(2, 2).go()
    expect(t.told('decides').map(({ why }) => why)).toEqual([
      'CM-AUTO-9',
      'CM-AUTO-9',
      'CM-AUTO-13',
      'CM-AUTO-13',
    ])
  })
})
