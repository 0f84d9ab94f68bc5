import { describe, expect, it } from 'vitest'
import type { Facing } from '../state.ts'
import { before } from '../testing/at.ts'
import { byPolicy } from '../testing/by-policy.ts'
import { caster, doc, type HeroAt, one, two } from '../testing/one.ts'
import { worthsOf } from '../testing/worths-of.ts'
import { FOE_MELEE, FOE_RANGED } from './attacks/means.ts'
import { best, meansOf } from './automatic-monsters/worth.ts'

describe('What the policy compares', () => {
  const shot = { means: FOE_RANGED, isMelee: false, worth: 3, faces: 6 } as const
  const blow = { means: FOE_MELEE, isMelee: true, worth: 3, faces: 6 } as const

  it('CM-AUTO-13 fractions of the die, not faces; on equality melee, whichever comes first', () => {
    expect(best([shot, blow])).toBe(blow)
    expect(best([blow, shot])).toBe(blow)
    // Four faces of eight are as much as three of six, and five of eight are more.
    const alike = { ...blow, worth: 4, faces: 8 }
    expect(best([shot, alike])).toBe(alike)
    expect(best([blow, { ...shot, worth: 4, faces: 8 }])).toBe(blow)
    const better = { ...shot, worth: 5, faces: 8 }
    expect(best([blow, better])).toBe(better)
    expect(best([better, blow])).toBe(better)
    expect(best([shot, { ...blow, worth: 3, faces: 8 }])).toBe(shot)
  })

  it('CM-AUTO-13 what is worth nothing is not done', () => {
    const nothing = { ...blow, worth: 0 }
    expect(best([nothing])).toBeUndefined()
    expect(best([nothing, shot])).toBe(shot)
    expect(best([])).toBeUndefined()
  })

  it('CM-OPT-9 CM-FOE-2 a monster strikes with what is for striking, and shoots with what is for shooting if it has the die', () => {
    const t = two(
      {},
      {
        settings: { monstersUseObjects: true },
        foes: [
          { is: 'moon-beast', at: 'R3C4', objects: ['pitchfork', 'revolver-32'] },
          { is: 'mi-go', at: 'R6C1' },
          { is: 'whirlpool', at: 'R1C1' },
        ],
      },
    )
    const hows = (slug: string): boolean[] =>
      meansOf(t.state, t.foe(slug).piece).map(({ isMelee }) => isMelee)
    expect(hows('moon-beast')).toEqual([true, true])
    expect(hows('mi-go')).toEqual([true, false])
    expect(hows('whirlpool')).toEqual([true])
  })

  it('CM-AUTO-13 CM-HOLD-14 what an attack is worth: the faces that hit, times its damage', () => {
    const worth = (ann: Partial<HeroAt>, foe: object): number[] =>
      worthsOf(
        two(
          { is: 'psychotherapist', ...ann },
          { settings: { monstersUseObjects: true }, foes: [{ at: 'R3C2', ...foe } as never] },
        ),
      )
    const armed = { is: 'moon-beast', objects: ['sword-cane', 'pitchfork'] }
    // A d6 against 5; then 6; then 8, which the highest face alone hits.
    expect(worth({}, armed)).toEqual([2, 3, 4])
    expect(worth({ objects: ['leng-web-shield'] }, armed)).toEqual([1, 2, 2])
    const armour = { objects: ['leng-web-shield', 'winter-clothing'], hasWard: true } as const
    expect(worth(armour, armed)).toEqual([1, 1, 2])
    // Against the Mariner's 3 a bonus helps no 1 to hit.
    expect(worth({ is: 'mariner-merchant' }, armed)).toEqual([4, 5, 8])
    const held = { holds: [{ kind: 'net', escape: 2 }] } as const
    expect(worth(held, armed)).toEqual([6, 6, 12])
    // From afar a held target is missed by a 1 alone.
    expect(worth({}, { is: 'mi-go', at: 'R3C4' })).toEqual([2])
    expect(worth(held, { is: 'mi-go', at: 'R3C4' })).toEqual([5])
    // To cling counts as a point; a web is worth something to nobody who is held.
    expect(worth({}, { is: 'star-vampire' })).toEqual([2])
    expect(worth({}, { is: 'leng-spider', at: 'R3C4' })).toEqual([2])
    expect(worth(held, { is: 'leng-spider', at: 'R3C4' })).toEqual([0])
    // Weapons that strike an area are not for monsters.
    expect(worth({}, { is: 'mi-go', at: 'R3C4', objects: ['dynamite-stick'] })).toEqual([2])
  })

  it('CM-AUTO-13 CM-OPT-1 with facing a blow from behind is worth one more face, and no other', () => {
    const worth = (facing: Facing, foe: object, isOn = true): number[] =>
      worthsOf(
        two(
          { is: 'psychotherapist', facing },
          {
            settings: { facing: isOn, monstersUseObjects: true },
            foes: [{ is: 'moon-beast', at: 'R3C2', ...foe } as never],
          },
        ),
      )
    const armed = { objects: ['sword-cane', 'pitchfork'] }
    // North, east, south, and west: only then it is at her back.
    expect(([0, 1, 2, 3] as const).map((facing) => worth(facing, armed))).toEqual([
      [2, 3, 4],
      [2, 3, 4],
      [2, 3, 4],
      [3, 4, 6],
    ])
    expect(worth(3, armed, false)).toEqual([2, 3, 4])
    // Two spaces behind her there is only the shot, which gains nothing.
    expect(worth(3, { is: 'mi-go', at: 'R3C3' })).toEqual([2])
  })

  it('CM-AUTO-13 CM-OPT-1 from behind the policy takes the weapon that is then better', () => {
    const damage = (facing: Facing): number => {
      const t = byPolicy(
        {
          settings: { facing: true, monstersUseObjects: true },
          foes: [{ is: 'moon-beast', at: 'R3C2', objects: ['sword-cane', 'pitchfork'] }],
        },
        { facing, objects: ['leng-web-shield'] },
      )
      t.dice(6, 1).go()
      return 3 - t.hero('ann').health
    }
    // Against 6, two faces for 1 point are as good as one for 2, and the first is taken; from behind it is three or two.
    expect([damage(1), damage(3)]).toEqual([1, 2])
  })

  it('CM-AUTO-13 CM-OPT-6 a hindrance in the line takes a face from a shot, and only with terrain-heights', () => {
    const worth = (hindrance: string, terrainHeights: boolean): number[] => {
      const t = two(
        { is: 'psychotherapist' },
        { settings: { terrainHeights }, foes: [{ is: 'mi-go', at: 'R3C4' }] },
      )
      t.run('markTerrain', {}).pick('markHindrance', hindrance).pick('markDone')
      return worthsOf(t)
    }
    expect(worth('cultist-temple R3C2', true)).toEqual([1])
    expect(worth('cultist-temple R4C2', true)).toEqual([2])
    expect(worth('base-camp R3C2', true)).toEqual([2])
    expect(worth('cultist-temple R3C2', false)).toEqual([2])
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
})

describe('Spells on oneself in detail', () => {
  it('CM-SPELL-3 a ward that still holds is not cast again', () => {
    const t = caster(['flesh-ward'], {}, { hasWard: true })
    expect(t.refusal('cast', 'flesh-ward')).toBe('once-a-turn')
  })

  it('CM-CAST-5 nobody heals who knows no such spell', () => {
    const t = caster(['mental-regeneration'], {}, { health: 1, mentality: 1 })
    expect(t.offers('castOn', 'heal on ann')).toBe(false)
    expect(t.offers('castOn', 'mental-regeneration on ann')).toBe(true)
  })

  it('CM-SPELL-1 CM-DEATH-18 what a dead caster has bound is free', () => {
    const t = one(
      { is: 'psychotherapist', at: 'R2C1', health: 1 },
      {
        tiles: ['cultist-temple', 'medical-school'],
        foes: [
          { is: 'cultist', at: 'R6C1', boundBy: 0 },
          { is: 'moon-beast', at: 'R6C6', boundBy: 1 },
        ],
      },
    )
    t.pick('step', 'R2C2')
    expect([t.foe('cultist').boundBy, t.foe('moon-beast').boundBy]).toEqual([-1, 1])
  })
})

describe('Skulls and water in detail', () => {
  it('CM-OBJ-39 CM-ICON-7 the necklace is of no use against a Shoggoth', () => {
    const t = one(
      { is: 'private-eye', at: 'coastal-cavern R5C2', objects: ['deep-one-necklace'] },
      { tiles: ['coastal-cavern', 'train-station'] },
      { at: 'coastal-cavern R1C6' },
    )
    t.pick('step', 'R6C2')
    expect(t.hero('ann').life).toBe('respawns')
  })
})
