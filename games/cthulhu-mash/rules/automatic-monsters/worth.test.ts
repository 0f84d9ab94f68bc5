import { describe, expect, it } from 'vitest'
import type { Facing } from '../../state.ts'
import { before } from '../../testing/at.ts'
import { byPolicy, decidedInStep, decidedWith, policyInCamp } from '../../testing/by-policy.ts'
import { type HeroAt, two } from '../../testing/one.ts'
import { worthsOf } from '../../testing/worths-of.ts'
import { FOE_MELEE, FOE_RANGED } from '../attacks/means.ts'
import { best } from './worth.ts'

describe('What the policy attacks with', () => {
  const shot = { means: FOE_RANGED, isMelee: false, worth: 3, faces: 6 } as const
  const blow = { means: FOE_MELEE, isMelee: true, worth: 3, faces: 6 } as const

  it('CM-AUTO-11 CM-AUTO-13 a spider webs first, then comes for the bite', () => {
    const t = policyInCamp({ foes: [{ is: 'leng-spider', at: 'R3C5' }] }).dice(5)
    expect(decidedInStep(t)).toEqual(['CM-AUTO-11', 'CM-AUTO-14'])
    expect(t.hero('ann').holds).toHaveLength(1)
    expect(t.space('leng-spider')).toBe('R3C4')
  })

  it('CM-AUTO-13 of a blow and a shot the better one; alike, the blow', () => {
    const t = policyInCamp({ foes: [{ is: 'elder-thing', at: 'R3C4' }] }).dice(2)
    decidedInStep(t)
    expect(t.table.roll?.faces).toBe(8)
    const far = policyInCamp({ foes: [{ is: 'mi-go', at: 'R3C5' }] }).dice(2)
    expect(decidedInStep(far)).toEqual(['CM-AUTO-13'])
    expect(far.space('mi-go')).toBe('R3C5')
  })

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

  it('CM-AUTO-13 the shot of a Mi-Go and its blow are worth the same, so it strikes; a weapon that does more is better than either', () => {
    const t = byPolicy({ foes: [{ is: 'mi-go', at: 'R3C2' }] })
    decidedWith(t, 2)
    expect(t.told('attacks')).toHaveLength(1)
    const armed = byPolicy({
      settings: { monstersUseObjects: true },
      foes: [{ is: 'moon-beast', at: 'R3C2', objects: ['sword-cane', 'pitchfork'] }],
    })
    decidedWith(armed, 6, 2)
    expect(armed.hero('ann').health).toBe(1)
  })

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
})
