import { describe, expect, it } from 'vitest'
import { asVersion4 } from '../../earlier/version-4.ts'
import { at, type MashScenario, type Position } from '../../testing/at.ts'
import { byPolicy } from '../../testing/by-policy.ts'
import { two } from '../../testing/one.ts'

type Foes = NonNullable<Position['foes']>
type Things = NonNullable<Foes[number]['objects']>

/** An Elder Thing: melee d8, ranged d6, one action. */
const armed = (objects: Things, at = 'R3C4'): Foes[number] => ({ is: 'elder-thing', at, objects })

/** Bob, on R6C6, leads monsters against the Psychotherapist on R3C1 (defence 5). */
const led = (foes: Foes, bob: object = {}, more: Position = {}): MashScenario =>
  two(
    { is: 'psychotherapist' },
    {
      ...more,
      settings: { monstersUseObjects: true, monsterControl: 'left-player', ...more.settings },
      foes,
      from: 'monsters',
    },
    bob,
  )

const roused = (foes: Foes, bob: object = {}, more: Position = {}): MashScenario =>
  led(foes, bob, more).pick('rouse', foes[0]?.is ?? '')

describe('Area weapons of monsters', () => {
  it('CM-OPT-9 CM-AREA-5 dynamite is thrown with the ranged die, and is used up', () => {
    const t = roused([armed(['dynamite-stick'])])
    t.untilTurnEnds().dice(5).pick('foeAim', 'dynamite-stick at R3C1 0')
    expect(t.table.roll).toMatchObject({ faces: 6, dice: [5] })
    expect(t.hero('ann').health).toBe(2)
    expect(t.foe('elder-thing').objects).toEqual([])
  })

  it('CM-OPT-9 CM-AREA-2 CM-AREA-6 it strikes whoever stands in it: friends, the thrower, other characters', () => {
    const foes = [armed(['dynamite-bundle'], 'R4C3'), { is: 'moon-beast', at: 'R3C3' }] as const
    const t = roused(foes, { at: 'R4C1' })
    t.untilTurnEnds().dice(6).pick('foeAim', 'dynamite-bundle at R3C2 0')
    expect([t.foes('moon-beast'), t.foes('elder-thing')]).toEqual([[], []])
    expect([t.hero('ann').health, t.hero('bob').health]).toEqual([1, 2])
  })

  it('CM-OPT-9 CM-PHASE-2 it has to reach a character whom the monster may attack', () => {
    const away = ['dynamite-stick at R3C2 0', 'dynamite-stick at R6C4 1'] as const
    const offered = (settings: NonNullable<Position['settings']>): boolean[] => {
      const t = roused([armed(['dynamite-stick'])], { at: 'R6C5' }, { settings })
      return away.map((aim) => t.offers('foeAim', aim))
    }
    // The one reaches Ann's neighbours alone, the other Bob, whose turn it is not.
    expect(offered({})).toEqual([false, false])
    expect(offered({ monstersAttackAnyone: true })).toEqual([false, true])
  })

  it('CM-OPT-9 CM-AREA-9 CM-AREA-10 a Tommy Gun and a Mist Projector are fired again and again', () => {
    const guns = roused([armed(['tommy-gun'])])
    guns.untilTurnEnds().dice(4).pick('foeAim', 'tommy-gun at R3C1 1')
    // The gun adds one to the die.
    expect([guns.hero('ann').health, guns.foe('elder-thing').objects]).toEqual([
      2,
      [expect.any(Number)],
    ])
    const mist = roused([armed(['mist-projector'])])
    expect(mist.offers('foeAim', 'mist-projector at R3C4 1')).toBe(false)
    mist.untilTurnEnds().dice(5).pick('foeAim', 'mist-projector at R3C4 3')
    expect(mist.hero('ann').health).toBe(2)
  })

  it('CM-OPT-9 CM-AREA-13 an Electric Gun strikes whatever hangs together with its target', () => {
    const t = roused([armed(['electric-gun']), { is: 'moon-beast', at: 'R3C2' }], { at: 'R4C1' })
    t.untilTurnEnds().dice(5).pick('foeWield', 'electric-gun at ann')
    expect([t.hero('ann').health, t.hero('bob').health]).toEqual([2, 3])
    expect(t.foe('moon-beast').health).toBe(1)
  })

  it('CM-OPT-9 CM-AREA-16 a Net holds with either die that the monster has', () => {
    const offered = (foe: Foes[number], aim: string): boolean => roused([foe]).offers('foeAim', aim)
    const near = (is: 'cultist' | 'mi-go', at: string) => ({ is, at, objects: ['net'] }) as const
    const onAnn = 'net at R3C1 0'
    expect(offered(near('mi-go', 'R3C4'), onAnn)).toBe(true)
    expect(offered(near('cultist', 'R3C4'), onAnn)).toBe(false)
    expect(offered(near('cultist', 'R3C2'), onAnn)).toBe(true)
    const t = roused([near('cultist', 'R3C2')])
    t.dice(5).pick('foeAim', 'net at R3C1 0')
    expect(t.hero('ann').holds).toMatchObject([{ kind: 'net', escape: 2 }])
  })

  it('CM-OPT-9 CM-OBJ-4 Bolos hold whom a monster hits, by their own escape number', () => {
    const t = roused([{ is: 'mi-go', at: 'R3C4', objects: ['bolos'] }])
    t.dice(5).pick('foeWield', 'bolos at ann')
    expect(t.hero('ann').holds).toMatchObject([{ kind: 'bolos', escape: 1 }])
  })

  it('CM-OPT-9 who has no die for it has no use for it', () => {
    const t = roused([{ is: 'moon-beast', at: 'R3C4', objects: ['dynamite-stick', 'tommy-gun'] }])
    expect(t.offers('foeAim')).toBe(false)
    const gun = roused([{ is: 'moon-beast', at: 'R3C4', objects: ['electric-gun'] }])
    expect(gun.offers('foeWield')).toBe(false)
  })

  it('CM-OPT-9 CM-AREA-15 a spawning space in it is not damaged', () => {
    const t = at({
      settings: { monstersUseObjects: true, monstersAttackSpawn: true },
      heroes: [
        { is: 'psychotherapist', at: 'R2C6' },
        { is: 'private-eye', at: 'R6C1' },
      ],
      tiles: ['train-station', 'medical-school'],
      foes: [armed(['dynamite-bundle'], 'R4C6')],
      from: 'monsters',
    })
    t.pick('rouse', 'elder-thing').untilTurnEnds().dice(6)
    t.pick('foeAim', 'dynamite-bundle at R2C6 0')
    expect([t.hero('ann').health, t.hero('bob').homeHealth]).toEqual([1, 3])
  })

  it('CM-OPT-9 CM-OBJ-22 it does not reach whoever has charmed the monster', () => {
    const t = led(
      [{ is: 'deep-one', at: 'R3C2', objects: ['net'] }],
      { at: 'R4C1' },
      { settings: { monstersAttackAnyone: true } },
    )
    t.hero('bob').charmed = t.foe('deep-one').piece
    t.pick('rouse', 'deep-one')
    expect(t.offers('foeAim', 'net at R3C1 0')).toBe(false)
    expect(t.offers('foeAim', 'net at R3C1 1')).toBe(true)
  })

  it('CM-AUTO-24 CM-AUTO-13 the policy uses what is worth more than its own attack, and aims it at most characters', () => {
    const t = byPolicy({
      settings: { monstersUseObjects: true },
      foes: [armed(['dynamite-bundle'])],
      heroes: [
        { is: 'psychotherapist', at: 'R3C1' },
        { is: 'private-eye', at: 'R4C1' },
      ],
    })
    t.dice(6).go()
    expect(t.decided).toEqual(['CM-AUTO-13'])
    expect(t.told('attacks')).toMatchObject([{ targets: [0, 1] }])
    // A stick does no more than its tentacles: it strikes one alone.
    const stick = byPolicy({
      settings: { monstersUseObjects: true },
      foes: [armed(['dynamite-stick'])],
    })
    stick.dice(6).go()
    expect(stick.foe('elder-thing').objects).toHaveLength(1)
  })

  it('CM-AUTO-24 it throws nothing at its own kind, and fires no chain through them', () => {
    const thrown = (...others: Foes[number][]): number => {
      const t = byPolicy({
        settings: { monstersUseObjects: true },
        foes: [armed(['dynamite-bundle']), ...others],
      })
      t.dice(6).go()
      return t.told('usesUp').length
    }
    expect(thrown()).toBe(1)
    // Wherever it is aimed, it would reach the idol beside Ann.
    expect(thrown({ is: 'cultist-idol', at: 'R3C2' })).toBe(0)
    const fired = (...others: Foes[number][]): number[] => {
      const t = byPolicy({
        settings: { monstersUseObjects: true },
        foes: [armed(['electric-gun']), ...others],
      })
      t.dice(4).go()
      return t.told('attacks').map(({ total }) => total)
    }
    expect(fired()).toEqual([5])
    expect(fired({ is: 'cultist-idol', at: 'R2C1' })).toEqual([4])
  })

  it('in matches of version 4 they are left alone', () => {
    const t = led([armed(['dynamite-bundle', 'electric-gun'])])
    asVersion4(t.state)
    t.pick('rouse', 'elder-thing')
    expect([t.offers('foeAim'), t.offers('foeWield')]).toEqual([false, false])
  })

  it('CM-REACT-9 CM-FOE-23 only the tentacles are parried from afar, not what an Elder Thing shoots with', () => {
    const parried = (
      verb: 'foeShoot' | 'foeWield',
      argument: string,
      ...dice: number[]
    ): number => {
      const t = at({
        settings: { monstersUseObjects: true },
        heroes: [
          { is: 'mariner-merchant', at: 'R3C1' },
          { is: 'private-eye', at: 'R6C6' },
        ],
        tiles: ['cultist-temple', 'train-station', 'medical-school'],
        foes: [armed(['revolver-32'])],
        from: 'monsters',
      })
      t.pick('rouse', 'elder-thing')
        .untilTurnEnds()
        .dice(6, ...dice)
        .pick(verb, argument)
      return t.told('parries').length
    }
    expect(parried('foeShoot', 'ann', 1)).toBe(1)
    expect(parried('foeWield', 'revolver-32 at ann')).toBe(0)
  })
})
