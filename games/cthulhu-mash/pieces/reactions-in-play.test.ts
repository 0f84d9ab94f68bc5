import { describe, expect, it } from 'vitest'
import { at } from '../testing/at.ts'
import { two } from '../testing/one.ts'

describe('windows of an attack', () => {
  it('CM-REACT-5 CM-REACT-6 CM-REACT-8 W1 Reflection is asked after the roll, hit or miss, and strikes the attacker with the same number', () => {
    const shot = (die: number) =>
      two({ spells: ['reflection'] }, { foes: [{ is: 'mi-go', at: 'R3C4' }], from: 'monsters' })
        .pick('rouse', 'mi-go')
        .dice(die)
        .pick('foeShoot', 'ann')
    // A miss against 4 can be turned back as well, and misses there too.
    const miss = shot(3)
    expect(miss.asked).toBe('ann blow.reflect')
    miss.pick('reflect')
    expect([miss.foe('mi-go').health, miss.hero('ann').mentality]).toEqual([1, 3])
    const hit = shot(4).pick('reflect')
    expect([hit.foes('mi-go').length, hit.hero('ann').health]).toEqual([0, 5])
  })

  it('CM-REACT-5 melee cannot be reflected', () => {
    const t = two(
      { spells: ['reflection'], mentality: 1 },
      { foes: [{ is: 'cultist', at: 'R3C2' }], from: 'monsters' },
    )
    t.pick('rouse', 'cultist').dice(5).pick('foeStrike', 'ann')
    expect(t.hero('ann').health).toBe(4)
  })

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
})

describe('W9, Temporal Dust', () => {
  it('CM-REACT-18 CM-REACT-19 CM-REACT-22 the own action is there again, paid from what was before', () => {
    const t = two(
      { spells: ['temporal-dust'], objects: ['acid-vial'] },
      { foes: [{ is: 'moon-beast', at: 'R3C2' }] },
    )
    const { actions } = t.table
    t.dice(2).pick('attack', 'acid-vial at moon-beast').pick('wind')
    expect([t.carries('ann'), t.table.actions, t.hero('ann').mentality]).toEqual([
      ['acid-vial'],
      actions,
      3,
    ])
    // It may be used in any other way.
    t.pick('walk', 'R5C1')
    expect(t.space('ann')).toBe('R5C1')
  })

  it('CM-REACT-17 CM-REACT-22 CM-REACT-23 worked example 4: a deadly blow is repeated with a new die, and cannot be undone again', () => {
    const t = two(
      { is: 'private-eye', spells: ['temporal-dust'], health: 1, mentality: 1 },
      { foes: [{ is: 'cultist', at: 'R3C2' }], from: 'monsters' },
    )
    t.pick('rouse', 'cultist').dice(6).pick('foeStrike', 'ann')
    expect(t.asked).toBe('ann deed.ask')
    t.dice(2).pick('wind')
    expect(t.hero('ann')).toMatchObject({ health: 1, mentality: 0, life: 'alive' })
    t.dice(6).pick('foeStrike', 'ann')
    expect(t.hero('ann').life).not.toBe('alive')
  })

  it('CM-REACT-16 nobody at whom the action was not directed is asked', () => {
    const t = two({}, { foes: [{ is: 'cultist', at: 'R3C2' }] }, { spells: ['temporal-dust'] })
    t.dice(2).pick('attack', 'hands at cultist')
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-REACT-20 a tile that was turned up lies face down again, and is the same one', () => {
    const t = at({
      tiles: ['cultist-temple', { is: 'mine-lab', isHidden: true }],
      heroes: [
        { is: 'psychotherapist', at: 'R4C6', spells: ['temporal-dust'], mentality: 3 },
        { is: 'private-eye', at: 'R6C1' },
      ],
      generators: ['star-mound'],
    })
    t.pick('gate').dice(1, 6, 1).pick('turnTile', 0)
    t.pick('place', 'R5C1')
    expect(t.asked).toBe('ann deed.ask')
    t.pick('wind')
    expect([t.where('ann'), t.table.places[1]?.tile, t.table.foes]).toEqual([
      'cultist-temple R4C6',
      -1,
      [],
    ])
    expect(t.hero('ann').mentality).toBe(2)
    t.pick('gate').dice(1, 5, 1).pick('turnTile', 2)
    expect(t.where('ann')).toBe('mine-lab R4C6')
  })
})
