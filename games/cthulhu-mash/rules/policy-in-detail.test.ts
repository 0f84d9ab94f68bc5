import { describe, expect, it } from 'vitest'
import { FOE_MELEE, FOE_RANGED } from './attacks/means.ts'
import { meansAgainstHome } from './automatic-monsters/home-attack.ts'
import { at, before } from '../testing/at.ts'
import { byPolicy } from '../testing/by-policy.ts'
import { groundOf } from '../verbs.ts'
import { tileNumber } from '../tiles/tiles.ts'
import { parseSpace } from '../tiles/spaces.ts'

describe('Where the policy goes', () => {
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

  it('CM-AUTO-18 of two spaces to shoot from, a spawned monster comes to the nearer row', () => {
    const t = before({
      settings: { monsterControl: 'automatic' },
      heroes: [
        { is: 'psychotherapist', at: 'R6C6' },
        { is: 'private-eye', at: 'train-station R1C6' },
      ],
      tiles: ['cultist-temple', 'train-station', 'medical-school'],
      foes: [{ is: 'mi-go-gate', at: 'R3C6' }],
      from: 'turn',
    })
    t.dice(1).go()
    expect(t.space('mi-go')).toBe('R4C6')
  })
})

describe('What holds a monster of the policy', () => {
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
})

describe('What the policy attacks with', () => {
  it('CM-AUTO-13 a vampire leaves clinging for a weapon that does 2', () => {
    const t = byPolicy({
      settings: { monstersUseObjects: true },
      foes: [{ is: 'star-vampire', at: 'R3C2', objects: ['pitchfork'] }],
    })
    t.dice(5, 2).go()
    expect([t.hero('ann').health, t.foe('star-vampire').victim]).toEqual([1, -1])
  })

  it('CM-AUTO-24 of the ways to throw a bundle the one that reaches most', () => {
    const t = before({
      settings: { monsterControl: 'automatic', monstersUseObjects: true },
      heroes: [
        { is: 'psychotherapist', at: 'R3C1' },
        { is: 'private-eye', at: 'R4C1' },
      ],
      tiles: ['cultist-temple', 'train-station', 'medical-school'],
      foes: [{ is: 'elder-thing', at: 'R4C4', objects: ['dynamite-bundle'] }],
      from: 'monsters',
    })
    t.untilTurnEnds().dice(2).go()
    expect(t.told('attacks').map(({ targets }) => targets)).toEqual([[0, 1]])
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
})

describe('Spawning spaces', () => {
  it('CM-AUTO-21 CM-OPT-12 the corner of a tile on which nobody returns is nothing to attack', () => {
    const t = byPolicy(
      { settings: { monstersAttackSpawn: true }, foes: [{ is: 'whirlpool', at: 'R1C5' }] },
      { at: 'R6C1' },
    )
    expect(t.go().decided).toEqual([])
  })
})

it('CM-AUTO-21 CM-OPT-12 a spawning space is struck from beside it, shot at from where it is seen, and from elsewhere neither', () => {
  const means = (space: string): number[] => {
    const t = at({
      settings: { monstersAttackSpawn: true },
      heroes: [
        { is: 'private-eye', at: 'train-station R5C1' },
        { is: 'psychotherapist', at: 'train-station R6C2' },
      ],
      tiles: ['train-station'],
      foes: [{ is: 'elder-thing', at: space }],
    })
    return meansAgainstHome(t.state, t.foe('elder-thing').piece)
  }
  expect([means('R1C5'), means('R1C1'), means('R6C1')]).toEqual([[FOE_MELEE], [FOE_RANGED], []])
})
