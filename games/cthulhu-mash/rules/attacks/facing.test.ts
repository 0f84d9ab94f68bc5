import { describe, expect, it } from 'vitest'
import { at, before, type MashScenario, type Position } from '../../testing/at.ts'
import { doc, eye, one, two, withOptions } from '../../testing/one.ts'

const eyeAtHome = { is: 'private-eye', at: 'train-station R1C6' } as const
const mariner = { is: 'mariner-merchant', at: 'mariners-ship R1C6' } as const

/** Two start tiles that nothing joins. */
const apart = [
  { is: 'train-station', column: 0, row: 0 },
  { is: 'mariners-ship', column: 3, row: 3 },
] as const

describe('Facing', () => {
  /** The end of the Psychotherapist's monster step, in which nobody acts or the controller has let them go. */
  const turning = (foes: NonNullable<Position['foes']>): MashScenario =>
    two(
      { is: 'psychotherapist' },
      { settings: { facing: true, monsterControl: 'left-player' }, foes },
    ).pick('endTurn')

  it('CM-OPT-1 CM-RULING-80 facing: from behind a blow or push gets +1 and cannot be parried', () => {
    const struck = (facing: 0 | 1 | 2 | 3, ...dice: number[]): MashScenario =>
      withOptions({ facing: true }, {}, { facing })
        .dice(...dice)
        .pick('attack', 'hands at bob')
    // ann stands to the south of bob: behind him when he looks north.
    const behind = struck(0, 2)
    expect(behind.table.roll).toMatchObject({ bonus: 1 })
    expect(behind.hero('bob').health).toBe(2)
    const side = struck(1, 3, 1)
    expect(side.table.roll).toMatchObject({ bonus: 0 })
    expect(side.told('parries')).toHaveLength(1)
    expect(behind.hero('ann').facing).toBe(0)
    const pushed = withOptions({ facing: true }, {}, { facing: 0 }).dice(2).pick('push', 'bob')
    expect(pushed.asked).toBe('ann shove.where')
    // A push is an attack, which turns whoever makes it; it does not turn its target.
    const turned = withOptions({ facing: true }, { facing: 2 }, { facing: 1 })
      .dice(1)
      .pick('push', 'bob')
    expect([turned.hero('ann').facing, turned.hero('bob').facing]).toEqual([0, 1])
    const plain = withOptions({}, {}, { facing: 0 }).dice(2).pick('push', 'bob')
    expect(plain.asked).toBe('ann actions.choose')
  })

  it('CM-OPT-1 CM-OPT-27 CM-PROMPT-36 steps and attacks turn a piece; its player turns it at the end, the controller its monsters', () => {
    const t = withOptions(
      { facing: true },
      {},
      { at: 'R1C6' },
      {
        foes: [
          { is: 'cultist', at: 'R6C6', facing: 1 },
          { is: 'cultist-idol', at: 'R6C1' },
        ],
      },
    )
    t.pick('walk', 'R3C2').pick('stop')
    expect(t.hero('ann').facing).toBe(1)
    t.pick('walk', 'R3C1').pick('stop')
    expect(t.hero('ann').facing).toBe(3)
    t.pick('endTurn').pick('endStep')
    expect(t.asked).toBe('bob turnFoes.face')
    t.pick('face', 's')
    expect(t.foe('cultist').facing).toBe(2)
    expect(t.foe('cultist-idol').facing).toBe(0)
    expect(t.asked).toBe('ann turnEnd.face')
    t.until('turnEnd').pick('face', 'e')
    expect(t.hero('ann').facing).toBe(1)
  })

  it('CM-OPT-1 CM-OPT-27 a monster looks the way it went', () => {
    const t = two(
      { is: 'psychotherapist' },
      { settings: { facing: true }, foes: [{ is: 'moon-beast', at: 'R3C6' }], from: 'monsters' },
    )
    t.pick('rouse', 'moon-beast').pick('foeWalk', 'R3C4')
    expect(t.foe('moon-beast').facing).toBe(3)
  })

  it('CM-OPT-1 a character who died in its turn is not asked where to look', () => {
    const t = one(
      { is: 'private-eye', at: 'R2C1', health: 1 },
      { settings: { facing: true }, tiles: ['cultist-temple', 'train-station'] },
    )
    t.pick('step', 'R2C2')
    expect(t.hero('ann').life).toBe('respawns')
    expect(t.asked).toBe('bob actions.choose')
  })

  it('CM-OPT-27 CM-GATE-30 whoever is put on the new board looks at the name side again', () => {
    const t = before({
      settings: { facing: true },
      heroes: [
        { ...eyeAtHome, facing: 2 },
        { ...mariner, facing: 3 },
      ],
      tiles: apart,
      from: 'end',
    })
    t.table.cutOff = { left: [0] }
    t.until('turn').go().pick('face', 's')
    expect(t.told('rebuilds')).toHaveLength(1)
    expect([t.hero('ann').facing, t.hero('bob').facing]).toEqual([0, 0])
  })

  it('CM-OPT-27 who is newly on a tile faces n, and an attack neither along row nor column the farther side, ties n or s', () => {
    const t = withOptions(
      { facing: true },
      { at: 'R4C6', facing: 2, objects: ['revolver-32'] },
      { at: 'R1C1' },
      {
        tiles: ['cultist-temple', 'mine-lab'],
        foes: [
          { is: 'star-mound', at: 'mine-lab R4C3' },
          { is: 'star-mound', at: 'mine-lab R1C3' },
        ],
      },
    )
    t.pick('gate').pickAs('bob', 'place', 'R5C2')
    t.pickAs('bob', 'place', 'R1C2')
    expect(t.where('ann')).toBe('mine-lab R3C1')
    expect(t.hero('ann').facing).toBe(0)
    t.dice(1).pick('attack', 'revolver-32 at star-mound#1')
    expect(t.hero('ann').facing).toBe(1)
    t.dice(1).pick('attack', 'revolver-32 at elder-thing#1')
    expect(t.hero('ann').facing).toBe(0)
  })

  it('CM-OPT-27 a shot along a diagonal turns to the north or south, not aside', () => {
    const looked = (foe: string): number => {
      const t = two(
        { is: 'private-eye', at: 'R4C4', objects: ['revolver-32'], facing: 3 },
        { settings: { facing: true }, foes: [{ is: 'star-mound', at: foe }] },
        { at: 'R6C6', is: 'psychotherapist' },
      )
      return t.dice(2).pick('attack', 'revolver-32 at star-mound').hero('ann').facing
    }
    expect([looked('R5C3'), looked('R3C3'), looked('R3C6')]).toEqual([0, 2, 1])
  })

  it('CM-OPT-27 CM-OPT-1 who attacks to the west looks west, and to the east looks east', () => {
    const looked = (foe: string): number => {
      const t = at({
        settings: { facing: true },
        heroes: [{ ...eye, at: 'R3C3', objects: ['revolver-32'] }, doc],
        tiles: ['cultist-temple'],
        foes: [{ is: 'star-mound', at: foe }],
      })
      t.dice(2).pick('attack', 'revolver-32 at star-mound')
      return t.hero('ann').facing
    }
    // n, e, s, w
    expect([looked('R3C1'), looked('R3C5')]).toEqual([3, 1])
  })

  it('CM-OPT-27 CM-PHASE-6 a monster that loses its step is turned all the same, and looks on as it did if nobody answers', () => {
    const foes = [{ is: 'moon-beast', at: 'R3C4', facing: 1, losesStep: true }] as const
    const t = turning(foes)
    expect(t.asked).toBe('bob turnFoes.face')
    t.pick('face', 's')
    expect([t.foe('moon-beast').facing, t.asked]).toEqual([2, 'ann turnEnd.face'])
    const u = turning(foes).takeDefault()
    expect([u.foe('moon-beast').facing, u.asked]).toEqual([1, 'ann turnEnd.face'])
  })

  it('CM-OPT-27 a vampire that clings to somebody looks at its victim, and is not turned', () => {
    const t = turning([
      { is: 'star-vampire', at: 'R3C1', on: 0 },
      { is: 'moon-beast', at: 'R3C4' },
    ]).pick('endStep')
    expect(t.engine.decision(t.state)?.about).toMatchObject({ piece: t.foe('moon-beast').piece })
    expect(t.pick('face', 'w').asked).toBe('ann turnEnd.face')
  })

  it('CM-OPT-27 without the option a step turns nobody', () => {
    const t = two().pick('walk', 'R3C2')
    expect(t.hero('ann').facing).toBe(0)
  })

  it('CM-OPT-27 CM-HOME-12 generators and spawning spaces have no behind', () => {
    const struck = (more: Position, target: string): unknown =>
      one(
        { is: 'arctic-explorer', at: 'mariners-ship R1C5' },
        {
          settings: { facing: true },
          tiles: ['mariners-ship', 'base-camp'],
          ...more,
        },
        { is: 'mariner-merchant', at: 'base-camp R3C3' },
      )
        .dice(3)
        .pick('attack', `hands at ${target}`).table.roll
    const mound = { foes: [{ is: 'star-mound', at: 'R2C5', facing: 0 }] } as const
    expect(struck(mound, 'star-mound')).toMatchObject({ bonus: 0 })
    expect(struck({}, 'home of bob')).toMatchObject({ bonus: 0 })
    const cultist = { foes: [{ is: 'cultist', at: 'R2C5', facing: 0 }] } as const
    expect(struck(cultist, 'cultist')).toMatchObject({ bonus: 1 })
  })
})
