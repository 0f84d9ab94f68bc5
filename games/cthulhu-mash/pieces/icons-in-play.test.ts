import { describe, expect, it } from 'vitest'
import { at, type Position } from '../testing/at.ts'
import type { HeroAt } from '../testing/one.ts'
import type { TileSlug } from '../tiles/tile-maps.ts'

/** The Mariner, who pushes with a d8, on a space of a tile; Bob as told. */
const on = (
  tile: TileSlug,
  space: string,
  bob: string,
  more: Partial<Position> = {},
  hero: Partial<HeroAt> = {},
) =>
  at({
    tiles: [tile, 'mariners-ship', 'train-station'].filter(
      (one, place, all): one is TileSlug => all.indexOf(one) === place,
    ),
    heroes: [
      { is: 'mariner-merchant', at: space, ...hero },
      { is: 'private-eye', at: bob },
    ],
    ...more,
  })

describe('immobilization icons', () => {
  it('CM-ICON-1 CM-ICON-3 a piece pushed onto one is held there, and its damage strikes once', () => {
    const t = on('base-camp', 'R4C1', 'train-station R6C1', {
      foes: [{ is: 'moon-beast', at: 'R4C2' }],
    })
    t.dice(5).pick('push', 'moon-beast').pick('pushTo', 'R5C2')
    expect(t.foe('moon-beast')).toMatchObject({ health: 1, holds: [{ kind: 'space', escape: 2 }] })
    t.pick('endTurn').pick('rouse', 'moon-beast').dice(5).pick('foeBreak', 'space')
    expect(t.foe('moon-beast').health).toBe(1)
  })

  it('CM-ICON-2 CM-ICON-11 walking and jumping onto one has no effect, its damage included', () => {
    const t = on('base-camp', 'R5C3', 'train-station R6C1')
    t.pick('walk', 'R5C2').pick('stop')
    expect(t.hero('ann')).toMatchObject({ health: 3, holds: [] })
    const jumping = on('base-camp', 'R5C4', 'train-station R6C1')
    jumping.pick('jump', 'R5C2')
    expect(jumping.hero('ann')).toMatchObject({ health: 3, holds: [] })
  })

  it('CM-TILE-5 CM-ICON-20 a wallow that acts on=push holds the pushed, and walking across it is free', () => {
    const t = on('family-farm', 'R2C1', 'R1C2')
    t.pick('walk', 'R1C1').pick('stop')
    expect(t.hero('ann').holds).toEqual([])
    const pushed = on('family-farm', 'R2C2', 'R1C2')
    pushed.dice(8).pick('push', 'bob').pick('pushTo', 'R1C1')
    expect(pushed.hero('bob')).toMatchObject({ health: 4, holds: [{ kind: 'space', escape: 3 }] })
  })
})

describe('boots', () => {
  it('CM-ICON-4 the ploughed field costs 1 point more for each space', () => {
    const t = on('family-farm', 'R5C3', 'R1C6')
    // Eight points: R5C2 for 2, R5C1 for 2, R6C1 for 2.
    t.pick('walk', 'R5C2')
    expect(t.engine.decision(t.state)?.about).toMatchObject({ points: 6 })
  })

  it('CM-ICON-5 flying costs 1 point a space whatever lies below', () => {
    const t = on('family-farm', 'R5C3', 'R1C6', {}, { isFlying: true })
    t.pick('takeOff').pick('walk', 'R5C2')
    expect(t.engine.decision(t.state)?.about).toMatchObject({ points: 7 })
  })

  it('CM-ICON-6 CM-RULING-6 monsters that walk pay it too, unless the option spares them', () => {
    const reach = (bootSparesMonsters: boolean) => {
      const t = on('base-camp', 'R1C1', 'train-station R6C1', {
        settings: { bootSparesMonsters },
        foes: [{ is: 'cultist', at: 'R3C4' }],
        from: 'monsters',
      })
      return t.pick('rouse', 'cultist').offers('foeWalk', 'R1C2')
    }
    expect([reach(false), reach(true)]).toEqual([false, true])
  })
})

describe('skulls and blood drops', () => {
  it('CM-ICON-7 CM-ICON-8 a skull kills whoever moves onto it, and all objects are discarded', () => {
    const t = on('abhoth-swamp', 'R4C5', 'train-station R6C1', {}, { objects: ['herbs'] })
    expect(t.refusal('walk', 'R4C4')).toBe('dangerous')
    t.pick('step', 'R4C4')
    expect([t.hero('ann').life, t.lying('R4C4').open, t.table.objectDiscards.length]).toEqual([
      'respawns',
      [],
      1,
    ])
  })

  it('CM-ICON-20 a skull that acts on=push spares who walks and kills who is pushed', () => {
    const t = on('family-farm', 'R4C4', 'train-station R6C1', {
      foes: [{ is: 'moon-beast', at: 'R3C4' }],
    })
    t.pick('walk', 'R4C5').pick('walk', 'R4C4').pick('stop')
    expect(t.hero('ann').life).toBe('alive')
    t.dice(6).pick('push', 'moon-beast').pick('pushTo', 'R4C5')
    expect(t.foes('moon-beast')).toEqual([])
  })

  it('CM-ICON-10 CM-ICON-18 a blood drop costs health each time a piece comes onto it, also in passing', () => {
    const t = on('cultist-temple', 'R2C1', 'R6C6')
    t.pick('step', 'R2C2')
    expect(t.hero('ann').health).toBe(2)
    t.pick('walk', 'R1C2').pick('step', 'R2C2')
    expect(t.hero('ann').health).toBe(1)
    // Staying does nothing more.
    t.pick('stop')
    expect(t.hero('ann').health).toBe(1)
  })

  it('CM-ICON-12 CM-RULING-32 what flies takes nothing from skulls and blood drops, pushed or not', () => {
    const t = on(
      'cultist-temple',
      'R2C1',
      'R6C6',
      { foes: [{ is: 'mi-go', at: 'R1C1' }] },
      { isFlying: true },
    )
    t.pick('takeOff').pick('walk', 'R2C2').pick('walk', 'R2C1').pick('stop')
    expect(t.hero('ann').health).toBe(3)
    t.dice(6).pick('push', 'mi-go').pick('pushTo', 'R2C2')
    expect(t.foe('mi-go').health).toBe(1)
  })

  it('CM-FLY-7 but whoever lands when flight ends suffers the space', () => {
    const t = on('cultist-temple', 'R2C1', 'R6C6', {}, { isFlying: true })
    t.pick('takeOff').pick('walk', 'R2C2').pick('stop')
    t.untilTurnEnds().pick('endTurn')
    expect(t.hero('ann')).toMatchObject({ health: 2, isFlying: false })
  })

  it('CM-ICON-16 monsters cannot use restoring icons', () => {
    const t = on('innsmouth-dock', 'R2C1', 'R6C6', {
      foes: [{ is: 'moon-beast', at: 'R1C1', health: 1 }],
      from: 'monsters',
    })
    t.pick('rouse', 'moon-beast')
    expect(t.offers('foeHeal')).toBe(false)
  })

  it('CM-ICON-19 damage comes before the hold', () => {
    const onto = (health: number) =>
      on('leng-plateau', 'R4C1', 'R6C6', { piles: [{ at: 'R5C1', tissue: 1 }] }, { health }).pick(
        'step',
        'R5C1',
      )
    expect(onto(2).hero('ann')).toMatchObject({ health: 1, holds: [{ kind: 'space' }] })
    // Whom the tissue kills the web does not hold.
    const dead = onto(1)
    expect([dead.hero('ann').life, dead.told('holds')]).toEqual(['respawns', []])
  })
})

describe('water', () => {
  it('CM-SWIM-1 CM-SWIM-2 CM-MON-11 CM-FOE-11 a Deep One swims unharmed and pays 1 point for each water space', () => {
    const t = on('ice-floats', 'R1C6', 'train-station R6C1', {
      foes: [{ is: 'deep-one', at: 'R6C6' }],
      from: 'monsters',
    })
    t.pick('rouse', 'deep-one')
    // Five points: R5C6 for 1, R4C6 (ice) for 2, R3C6 for 1, R2C6 for 1.
    expect(t.offers('foeWalk', 'R2C6')).toBe(true)
    t.pick('foeWalk', 'R2C6')
    expect(t.foe('deep-one')).toMatchObject({ health: 1 })
  })
})
