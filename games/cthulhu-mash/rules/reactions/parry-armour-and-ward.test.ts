import { describe, expect, it } from 'vitest'
import type { MashScenario } from '../../testing/at.ts'
import { dieThrown } from '../../testing/die-thrown.ts'
import { fight } from '../../testing/fight.ts'
import { one, two } from '../../testing/one.ts'

const beast = { is: 'moon-beast', at: 'R3C2' } as const

/** The die of an automatic or chosen step against Ann, who meets it as she is. */
const struck = (ann: Parameters<typeof two>[0], die: number): (() => MashScenario) => {
  const t = two(ann, { foes: [beast], from: 'monsters' }).pick('rouse', 'moon-beast')
  return () => t.dice(die).pick('foeStrike', 'ann')
}

describe('Parry, armour, stamina, green objects and ward (W2 to W6)', () => {
  it.each([
    [6, 3],
    [5, 2],
  ])('CM-REACT-9 a parry of %i against a total of 6 leaves %i health', (parry, health) => {
    const t = fight({
      heroes: [
        { is: 'arctic-explorer', at: 'R3C4', objects: ['buccaneer-blade'] },
        { is: 'mariner-merchant', at: 'R3C5' },
      ],
    })
    t.dice(5, parry).pick('attack', 'buccaneer-blade at bob')
    expect(t.hero('bob').health).toBe(health)
    expect(t.told('hits')).toHaveLength(health === 2 ? 1 : 0)
  })

  it('CM-REACT-8 CM-REACT-9 what is thrown back is no blow, so nobody parries it', () => {
    const t = one(
      { is: 'mariner-merchant', objects: ['revolver-32'] },
      {},
      { is: 'psychotherapist', at: 'R3C4', spells: ['reflection'] },
    )
    t.dice(6).pick('attack', 'revolver-32 at bob').pick('reflect')
    expect(t.told('parries')).toEqual([])
    expect([t.hero('ann').health, t.hero('bob').health]).toEqual([2, 3])
  })

  it('CM-PLACE-18 CM-REACT-9 nobody parries a drill', () => {
    const t = two(
      { at: 'mine-lab R2C6' },
      { tiles: ['mine-lab', 'base-camp', 'mariners-ship'] },
      { is: 'mariner-merchant', at: 'mine-lab R2C5' },
    )
    t.dice(8).pick('drill', 'bob')
    expect(t.hero('bob').health).toBe(1)
  })

  it.each([
    [6, 3],
    [5, 1],
  ])(
    'CM-REACT-10 CM-REACT-28 the Living Armor with a %i leaves %i health, unasked',
    (die, left) => {
      const t = fight({
        heroes: [
          { is: 'arctic-explorer', at: 'R3C4', objects: ['pitchfork'] },
          { is: 'psychotherapist', at: 'R3C5', objects: ['living-armor'] },
        ],
      })
      t.dice(6, die).pick('attack', 'pitchfork at bob')
      expect(t.hero('bob').health).toBe(left)
    },
  )

  it('CM-REACT-10 CM-REACT-11 W3 comes before W4: the armour is tried before stamina is paid for', () => {
    const struck = (armour: number) =>
      two(
        { objects: ['living-armor'] },
        { foes: [{ is: 'cultist', at: 'R3C2' }], from: 'monsters' },
      )
        .pick('rouse', 'cultist')
        .dice(5, armour)
        .pick('foeStrike', 'ann')
    expect(struck(6).asked).not.toBe('ann hurt.stamina')
    const t = struck(1)
    expect(t.asked).toBe('ann hurt.stamina')
    t.pick('brace', 1)
    expect(t.hero('ann')).toMatchObject({ health: 5, mentality: 2 })
  })

  it('CM-REACT-2 CM-REACT-4 CM-REACT-11 CM-REACT-12 CM-REACT-13 CM-RULING-52 in their order: armour, stamina, green objects, ward, damage', () => {
    const t = fight({
      heroes: [
        { is: 'private-eye', at: 'R3C4', objects: ['pitchfork'] },
        {
          is: 'arctic-explorer',
          at: 'R3C5',
          health: 4,
          objects: ['living-armor', 'penicillin-vial'],
          hasWard: true,
        },
      ],
    })
    t.dice(6, 5).pick('attack', 'pitchfork at bob')
    expect(t.asked).toBe('bob hurt.stamina')
    expect(t.offered).toEqual(['endure', 'brace 1..2'])
    t.pick('brace', 1)
    expect(t.hero('bob').mentality).toBe(2)
    expect(t.asked).toBe('bob hurt.green')
    t.pick('green', 'penicillin-vial')
    expect(t.hero('bob')).toMatchObject({ health: 5, hasWard: false })
    expect(t.told('wardBreaks')).toHaveLength(1)
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-REACT-12 CM-RULING-44 saved in the nick of time: before the damage, never after', () => {
    const t = fight({
      heroes: [
        { is: 'private-eye', at: 'R3C4' },
        { is: 'psychotherapist', at: 'R3C5', health: 1, objects: ['sack-of-grits'] },
        { is: 'arctic-explorer', at: 'R1C1' },
      ],
    })
    t.dice(6).pick('attack', 'hands at bob').pickAs('bob', 'green', 'sack-of-grits')
    expect(t.hero('bob')).toMatchObject({ health: 1, life: 'alive' })
  })

  it('CM-REACT-12 CM-RULING-44 W5 is before the damage: a last vial keeps one alive, afterwards is too late', () => {
    const struck = (health: number) =>
      two(
        { health, mentality: 0, objects: ['first-aid-kit'] },
        {
          foes: [{ is: 'cultist', at: 'R3C2' }],
          from: 'monsters',
        },
      )
        .pick('rouse', 'cultist')
        .dice(5)
        .pick('foeStrike', 'ann')
    const saved = struck(1)
    expect(saved.asked).toBe('ann hurt.green')
    saved.pick('green', 'first-aid-kit')
    expect(saved.hero('ann')).toMatchObject({ health: 2, life: 'alive' })
    const lost = struck(1).pick('endure')
    expect(lost.hero('ann').life).toBe('respawns')
  })

  it('CM-REACT-13 a ward that has nothing to take stays', () => {
    const t = fight({
      heroes: [
        { is: 'private-eye', at: 'R3C4' },
        { is: 'arctic-explorer', at: 'R3C5', hasWard: true },
      ],
    })
    t.dice(6).pick('attack', 'hands at bob').pick('brace', 1)
    expect(t.hero('bob')).toMatchObject({ health: 5, hasWard: true, mentality: 2 })
  })

  it('CM-REACT-13 W6 the ward takes 1 point and breaks; if stamina has taken all, it stays', () => {
    const struck = () =>
      two({ hasWard: true }, { foes: [{ is: 'cultist', at: 'R3C2' }], from: 'monsters' })
        .pick('rouse', 'cultist')
        .dice(5)
        .pick('foeStrike', 'ann')
    const kept = struck().pick('brace', 1)
    expect(kept.hero('ann')).toMatchObject({ health: 5, mentality: 2, hasWard: true })
    const broken = struck().pick('endure')
    expect(broken.hero('ann')).toMatchObject({ health: 5, mentality: 4, hasWard: false })
  })

  it('CM-REACT-14 CM-RULING-29 a hazard passes armour and stamina by, but not the ward; a drain passes neither', () => {
    const t = fight({
      heroes: [
        { is: 'private-eye', at: 'R3C3' },
        { is: 'arctic-explorer', at: 'R3C4', objects: ['living-armor'], hasWard: true },
      ],
      tiles: ['cultist-temple', 'train-station'],
    })
    t.dice(6).pick('push', 'bob').pick('pushTo', 'R4C4')
    expect(t.told('armour')).toEqual([])
    expect(t.hero('bob')).toMatchObject({ health: 5, hasWard: false, mentality: 4 })
    const drained = fight({
      heroes: [
        { is: 'arctic-explorer', at: 'R3C4', objects: ['living-armor'] },
        { is: 'private-eye', at: 'R1C1' },
      ],
      foes: [{ is: 'star-vampire', at: 'R3C4', on: 0 }],
      from: 'monsters',
    })
    drained.pickAs('bob', 'rouse', 'star-vampire').dice(5).pick('drain')
    expect(drained.asked).toBe('ann hurt.stamina')
    drained.pick('endure')
    expect(drained.hero('ann').health).toBe(4)
    drained.dice(6).pick('drain')
    expect(drained.hero('ann').health).toBe(4)
  })

  it('CM-REACT-14 a hazard is met by W5 and W6 only', () => {
    const t = two({ at: 'R2C1', objects: ['living-armor', 'first-aid-kit'], health: 4 })
    // No die for the armour, no question about stamina.
    t.pick('step', 'R2C2')
    expect(t.asked).toBe('ann hurt.green')
  })

  it('CM-REACT-14 the drain of a vampire is met by armour and stamina, but is not parried', () => {
    const t = two(
      { is: 'mariner-merchant', objects: ['living-armor'] },
      {
        foes: [{ is: 'star-vampire', at: 'R3C1', on: 0 }],
        from: 'monsters',
      },
    )
    t.pick('rouse', 'star-vampire').dice(6).pick('drain')
    expect([t.hero('ann').health, t.told('parries')]).toEqual([3, []])
  })

  it('CM-REACT-14 CM-REACT-11 nobody braces against it, stamina or not', () => {
    // The brazier R2C2 costs a point.
    const t = two({ is: 'arctic-explorer', at: 'R1C2', mentality: 4 })
    t.pick('step', 'R2C2')
    expect(t.asked).toBe('ann move.choose')
    expect(t.hero('ann')).toMatchObject({ health: 4, mentality: 4 })
  })
})

describe('Which die is thrown', () => {
  it('CM-REACT-9 CM-REACT-10 a d10 to parry, a d6 for the Living Armor', () => {
    expect(dieThrown(struck({ is: 'mariner-merchant' }, 5))).toBe('d10')
    expect(dieThrown(struck({ objects: ['living-armor'] }, 5))).toBe('d6')
  })
})
