import { describe, expect, it } from 'vitest'
import { at, type MashScenario, type Position } from '../../testing/at.ts'
import { besideVictim } from '../../testing/death.ts'
import { docInCamp } from '../../testing/in-camp.ts'
import { docInSchool } from '../../testing/on-tile.ts'
import { caster, doc, one } from '../../testing/one.ts'

describe('Areas', () => {
  const aims = (t: MashScenario, space: string): boolean =>
    t.offers('aim', `dynamite-bundle at ${space} 0`)

  const throws = (more: Position, bob: object = {}): MashScenario =>
    one(
      { is: 'arctic-explorer', at: 'mariners-ship R1C3', objects: ['dynamite-bundle'] },
      { tiles: ['mariners-ship', 'base-camp'], ...more },
      { is: 'mariner-merchant', at: 'base-camp R3C3', ...bob },
    )

  it('CM-AREA-1 what would reach only its thrower is not thrown', () => {
    const alone = docInSchool('R4C3', 'dynamite-bundle', [{ is: 'cultist', at: 'R1C1' }])
    expect(alone.offers('aim', 'dynamite-bundle at R5C4 0')).toBe(false)
    const near = docInSchool('R4C3', 'dynamite-bundle', [{ is: 'cultist', at: 'R5C4' }])
    expect(near.offers('aim', 'dynamite-bundle at R5C4 0')).toBe(true)
  })

  it('CM-AREA-1 CM-RANGE-6 an empty space can be aimed at if it could be shot at, though not an adjacent one', () => {
    const t = docInCamp({ foes: [{ is: 'cultist', at: 'R3C4' }] })
    expect(t.offers('aim', 'dynamite-bundle at R3C3 0')).toBe(true)
    expect(t.offers('aim', 'dynamite-bundle at R3C5 0')).toBe(false)
    const near = docInCamp({ foes: [{ is: 'cultist', at: 'R3C3' }] })
    expect(near.offers('aim', 'dynamite-bundle at R3C2 0')).toBe(false)
    expect(near.offers('aim', 'dynamite-bundle at R4C2 0')).toBe(true)
  })

  it('CM-AREA-1 CM-OBJ-18 a net reaches nobody behind a wall', () => {
    const t = one(
      { is: 'private-eye', at: 'medical-school R3C5', objects: ['net'] },
      {
        tiles: ['medical-school'],
        foes: [
          { is: 'cultist', at: 'R2C5' },
          { is: 'moon-beast', at: 'R3C2' },
        ],
      },
      { at: 'R1C1' },
    )
    const aims = t.offered.filter((option) => option.startsWith('aim net'))
    expect(aims.some((option) => option.includes('at R3C2'))).toBe(true)
    expect(aims.some((option) => option.includes('at R2C5'))).toBe(false)
  })

  it('CM-AREA-1 may be thrown at nobody but an opponent’s spawning space, and not for oneself alone', () => {
    // R1C5 is beside the spawning space R1C6; R2C3 has nobody near but the thrower.
    expect(aims(throws({}), 'R1C5')).toBe(true)
    expect(aims(throws({}), 'R3C3')).toBe(false)
    expect(aims(throws({}, { homeHealth: 0 }), 'R1C5')).toBe(false)
    expect(aims(throws({ settings: { victory: 'cooperative' } }), 'R1C5')).toBe(false)
  })

  it('CM-AREA-2 CM-AREA-3 CM-RULING-45 one roll for all in it, friends and the thrower too, whoever stands between', () => {
    const t = docInCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R3C1', objects: ['dynamite-bundle'] },
        { is: 'private-eye', at: 'R4C3' },
      ],
      foes: [
        { is: 'moon-beast', at: 'R4C2' },
        { is: 'cultist', at: 'R5C3' },
      ],
    })
    t.dice(5).pick('aim', 'dynamite-bundle at R4C2 0')
    expect(t.told('attacks')).toHaveLength(1)
    expect([t.hero('ann').health, t.hero('bob').health]).toEqual([1, 2])
    expect(t.table.foes).toEqual([])
  })

  it('CM-DEATH-5 CM-RULING-45 CM-AREA-2 by the own dynamite: as by a hazard', () => {
    const t = besideVictim({
      heroes: [
        { is: 'arctic-explorer', at: 'base-camp R1C1' },
        { is: 'private-eye', at: 'R1C4', health: 1, objects: ['dynamite-bundle'] },
        { is: 'psychotherapist', at: 'R2C2' },
      ],
      turn: 1,
    })
    t.untilTurnEnds().dice(8).pick('aim', 'dynamite-bundle at R2C3 0')
    expect(t.hero('bob').life).toBe('respawns')
    expect(t.told('dies')).toEqual([{ seat: 1, by: -1 }])
    expect(t.hero('cid').health).toBe(1)
  })

  it('CM-ORDER-1 CM-AREA-2 those in an area answer clockwise from the current character', () => {
    const t = at({
      heroes: [
        { is: 'private-eye', at: 'R3C4', objects: ['penicillin-vial'], health: 3 },
        { is: 'arctic-explorer', at: 'R3C1', objects: ['dynamite-bundle'] },
        { is: 'psychotherapist', at: 'R3C6', objects: ['sack-of-grits'], health: 2 },
      ],
      tiles: ['cultist-temple', 'base-camp', 'train-station', 'medical-school'],
      turn: 1,
    })
    t.dice(6).pick('aim', 'dynamite-bundle at R4C5 0')
    expect(t.asked).toBe('cid hurt.green')
    t.pick('endure')
    expect(t.asked).toBe('ann hurt.green')
  })

  it('CM-AREA-7 CM-AREA-5 a wall beside the target space shields what lies behind it', () => {
    // A wall lies between R5C4 and R5C5 of the dock, and another below R5C5.
    const armed = (): MashScenario =>
      at({
        heroes: [
          { is: 'private-eye', at: 'R5C3', objects: ['dynamite-stick'] },
          { ...doc, at: 'R1C3' },
        ],
        tiles: ['innsmouth-dock'],
        foes: [
          { is: 'gnoph-keh-cave', at: 'R5C5' },
          { is: 'star-mound', at: 'R4C5' },
        ],
      })
    const squares = armed().offered.filter((option) =>
      option.startsWith('aim dynamite-stick at R4C5'),
    )
    expect(squares).toHaveLength(4)
    for (const square of squares) {
      const t = armed()
      t.dice(9).pick('aim', square.slice('aim '.length))
      expect([t.foe('gnoph-keh-cave').health, t.foe('star-mound').health]).toEqual([3, 2])
    }
  })

  it('CM-AREA-7 CM-AREA-6 walls shield in a square of three by three too', () => {
    const t = at({
      heroes: [
        { is: 'private-eye', at: 'R4C1', objects: ['dynamite-bundle'] },
        { ...doc, at: 'R1C3' },
      ],
      tiles: ['innsmouth-dock'],
      foes: [
        { is: 'gnoph-keh-cave', at: 'R5C5' },
        { is: 'star-mound', at: 'R4C5' },
      ],
    })
    t.dice(9).pick('aim', 'dynamite-bundle at R4C5 0')
    expect([t.foe('gnoph-keh-cave').health, t.foe('star-mound').health]).toEqual([3, 1])
  })

  it('CM-AREA-8 it sweeps across the column if the target is farther up than aside', () => {
    const t = at({
      heroes: [
        { is: 'psychotherapist', at: 'R1C1', objects: ['tommy-gun'] },
        { is: 'private-eye', at: 'train-station R1C6' },
      ],
      tiles: ['cultist-temple', 'train-station', 'medical-school'],
      foes: [
        { is: 'cultist', at: 'R4C2' },
        { is: 'deep-one', at: 'R3C1' },
      ],
    })
    expect(t.offers('aim', 'tommy-gun at R3C1 1')).toBe(false)
    t.dice(7).pick('aim', 'tommy-gun at R3C1 0')
    expect([t.foes('cultist').length, t.foes('deep-one').length]).toEqual([0, 0])
  })

  it('CM-RULING-79 CM-AREA-8 the Tommy Gun reaches three wide and two deep, never what is beside its user', () => {
    const t = docInCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R3C1', objects: ['tommy-gun'] },
        { is: 'private-eye', at: 'train-station R1C5' },
      ],
      foes: [
        { is: 'cultist', at: 'R4C3' },
        { is: 'deep-one', at: 'R2C4' },
        { is: 'mi-go', at: 'R3C5' },
        { is: 'leng-spider', at: 'R4C1' },
      ],
    })
    t.dice(7).pick('aim', 'tommy-gun at R3C3 1')
    expect(t.table.foes).toHaveLength(2)
    expect([t.foes('cultist'), t.foes('deep-one')]).toEqual([[], []])
  })

  it('CM-AREA-9 the Tommy Gun strikes nobody behind a wall', () => {
    const t = docInSchool('R4C1', 'tommy-gun', [
      { is: 'cultist', at: 'R4C3' },
      { is: 'deep-one', at: 'R3C3' },
    ])
    t.dice(7).pick('aim', 'tommy-gun at R4C3 1')
    expect([t.foes('cultist').length, t.foes('deep-one').length]).toEqual([0, 1])
  })

  it('CM-AREA-11 a cone reaches nobody behind a wall, and is not fired into one', () => {
    const foes: NonNullable<Position['foes']> = [
      { is: 'cultist', at: 'R5C4' },
      { is: 'deep-one', at: 'R4C5' },
    ]
    const t = docInSchool('R4C2', 'mist-projector', foes)
    t.dice(7).pick('aim', 'mist-projector at R4C2 1')
    expect([t.foes('cultist').length, t.foes('deep-one').length]).toEqual([0, 1])
    const walled = docInSchool('R4C4', 'mist-projector', [...foes, { is: 'mi-go', at: 'R5C6' }])
    expect(walled.offers('aim', 'mist-projector at R4C4 1')).toBe(false)
    expect(walled.offers('aim', 'mist-projector at R4C4 0')).toBe(true)
  })

  it('CM-AREA-14 the chime reaches the whole tile, walls or not, and no other', () => {
    const t = docInCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R3C1', objects: ['paralyzing-chime'] },
        { is: 'private-eye', at: 'R6C6' },
        { is: 'arctic-explorer', at: 'train-station R1C1' },
      ],
      foes: [
        { is: 'cultist', at: 'R4C6' },
        { is: 'moon-beast', at: 'train-station R1C2' },
      ],
    })
    t.pick('use', 'paralyzing-chime')
    expect([t.foe('cultist').losesStep, t.foe('moon-beast').losesStep]).toEqual([true, false])
  })

  it.each([
    ['strikeHome', 1],
    ['spareHome', 3],
  ] as const)('CM-AREA-15 over a spawning space: %s leaves it %i health', (answer, left) => {
    const t = docInCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R2C3', objects: ['dynamite-bundle'] },
        { is: 'private-eye', at: 'R6C1' },
      ],
      tiles: ['train-station', 'base-camp'],
      foes: [{ is: 'cultist', at: 'R2C6' }],
    })
    t.pick('aim', 'dynamite-bundle at R1C5 0').dice(6).pick(answer)
    expect(t.hero('bob').homeHealth).toBe(left)
    expect(t.foes('cultist')).toEqual([])
  })

  it.each([
    [1, 1],
    [2, 0],
  ])(
    'CM-AREA-16 CM-RULING-84 it is rolled although somebody in it is held: a %i leaves %i of them',
    (die, left) => {
      const t = docInCamp({
        foes: [
          { is: 'moon-beast', at: 'R3C4', holds: [{ kind: 'web', escape: 3 }] },
          { is: 'elder-thing', at: 'R4C4' },
        ],
      })
      t.dice(die).pick('aim', 'dynamite-bundle at R3C4 0')
      expect(t.foes('moon-beast')).toHaveLength(left)
      expect(t.foes('elder-thing')).toHaveLength(1)
    },
  )

  it('CM-AREA-16 a net at somebody held beside its user is thrown with a roll, and cannot miss', () => {
    const t = docInCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R3C1', objects: ['net'] },
        { is: 'private-eye', at: 'train-station R1C5' },
      ],
      foes: [{ is: 'moon-beast', at: 'R3C2', holds: [{ kind: 'web', escape: 3 }] }],
    })
    t.dice(1).pick('aim', 'net at R3C2 0')
    expect(t.told('attacks')).toHaveLength(1)
    expect(t.foe('moon-beast').holds.map(({ kind }) => kind)).toEqual(['web', 'net'])
  })

  it('CM-AREA-16 CM-RULING-84 the Sound Wave is a blow for who could be struck, a shot for the others', () => {
    const t = docInCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R3C1', spells: ['sound-wave'] },
        { is: 'mariner-merchant', at: 'R3C2', spells: ['reflection'] },
        { is: 'private-eye', at: 'R3C4', memorized: ['reflection'] },
      ],
    })
    t.dice(5, 2).pick('aim', 'sound-wave at R3C1 2')
    expect(t.told('parries')).toHaveLength(1)
    expect(t.asked).toBe('cid blow.reflect')
  })

  it('CM-AREA-16 a Sound Wave is rolled even at a single held piece beside the caster', () => {
    const t = caster(['sound-wave'], {
      foes: [{ is: 'moon-beast', at: 'R3C2', holds: [{ kind: 'net', escape: 2 }] }],
    })
    const [wave = ''] = t.offered.filter((option) => option.startsWith('aim sound-wave'))
    t.dice(2).pick('aim', wave.slice('aim '.length))
    expect(t.told('attacks')).toMatchObject([{ natural: 2 }])
  })
})
