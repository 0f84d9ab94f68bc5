import { describe, expect, it } from 'vitest'
import { fight } from '../../testing/fight.ts'
import { one, two } from '../../testing/one.ts'

describe('Reflection (W1)', () => {
  it('CM-REACT-5 CM-REACT-6 CM-REACT-8 hit or miss, a shot goes back with the same numbers, once', () => {
    const t = fight()
    t.dice(4).pick('attack', 'revolver-32 at bob')
    expect(t.asked).toBe('bob blow.reflect')
    t.pick('endure')
    expect(t.hero('bob')).toMatchObject({ health: 3, mentality: 5 })
    t.dice(5).pick('attack', 'revolver-32 at bob').pickAs('bob', 'reflect')
    expect(t.hero('bob')).toMatchObject({ health: 3, mentality: 4 })
    expect(t.hero('ann')).toMatchObject({ health: 3, blame: 1 })
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-REACT-5 CM-REACT-1 not against a blow, and not without mentality', () => {
    const near = fight({
      heroes: [
        { is: 'private-eye', at: 'R3C4' },
        { is: 'psychotherapist', at: 'R3C5', spells: ['reflection'] },
      ],
    })
    near.dice(5).pick('attack', 'hands at bob')
    expect(near.hero('bob').health).toBe(2)
    const poor = fight({
      heroes: [
        { is: 'private-eye', at: 'R3C2', objects: ['revolver-32'] },
        { is: 'psychotherapist', at: 'R3C5', spells: ['reflection'], mentality: 0 },
      ],
    })
    poor.dice(5).pick('attack', 'revolver-32 at bob')
    expect(poor.hero('bob').health).toBe(2)
  })

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

  it('CM-REACT-5 whoever is drilled, or struck by the own dynamite, has nothing to reflect', () => {
    const t = two(
      { at: 'mine-lab R2C6' },
      { tiles: ['mine-lab', 'base-camp', 'train-station'] },
      { at: 'mine-lab R2C4', spells: ['reflection'] },
    )
    t.dice(8).pick('drill', 'bob')
    expect(t.hero('bob').health).toBe(2)
    const u = one(
      { is: 'psychotherapist', spells: ['reflection'], objects: ['dynamite-bundle'] },
      { foes: [{ is: 'star-mound', at: 'R4C2' }] },
    )
    u.dice(6).pick('aim', 'dynamite-bundle at R4C2 0')
    expect(u.asked).toBe('ann actions.choose')
    expect(u.hero('ann').health).toBe(1)
  })

  it('CM-REACT-5 one point of mentality is enough for a Reflection', () => {
    const t = two(
      { spells: ['reflection'], mentality: 1 },
      { foes: [{ is: 'mi-go', at: 'R3C4' }], from: 'monsters' },
    )
    t.pick('rouse', 'mi-go').dice(5).pick('foeShoot', 'ann')
    expect(t.asked).toBe('ann blow.reflect')
  })

  it('CM-REACT-6 CM-POWER-31 what a power-up adds to the damage of a shot comes back as well', () => {
    const health = (powers: readonly 'pe-dead-shot'[]): number => {
      const ann = { is: 'private-eye', at: 'R3C2', objects: ['revolver-32'], powers } as const
      const bob = { is: 'psychotherapist', at: 'R3C5', spells: ['reflection'] } as const
      const t = fight({ heroes: [ann, bob] })
      t.dice(6).pick('attack', 'revolver-32 at bob').pickAs('bob', 'reflect')
      return t.hero('ann').health
    }
    expect(health([]) - health(['pe-dead-shot'])).toBe(1)
  })

  it('CM-REACT-6 a web thrown back holds the spider', () => {
    const t = fight({
      turn: 1,
      foes: [{ is: 'leng-spider', at: 'R3C3' }],
      from: 'monsters',
    })
    t.pickAs('ann', 'rouse', 'leng-spider').dice(5).pick('foeShoot', 'bob').pickAs('bob', 'reflect')
    expect(t.foe('leng-spider')).toMatchObject({ health: 1, holds: [{ kind: 'web', escape: 3 }] })
    expect(t.hero('bob').holds).toEqual([])
  })

  it('CM-REACT-7 of an area only the share of the caster is turned back', () => {
    const t = fight({
      heroes: [
        { is: 'private-eye', at: 'R3C2', objects: ['dynamite-bundle'] },
        { is: 'psychotherapist', at: 'R3C5', spells: ['reflection'] },
        { is: 'arctic-explorer', at: 'R4C5', mentality: 0 },
      ],
    })
    t.dice(5).pick('aim', 'dynamite-bundle at R3C4 0').pickAs('bob', 'reflect')
    expect(t.hero('ann').health).toBe(2)
    expect(t.hero('bob').health).toBe(3)
    expect(t.hero('cid').health).toBe(3)
    expect(t.told('attacks')).toHaveLength(1)
  })

  it('CM-REACT-8 what was thrown back is not thrown back again', () => {
    const t = fight({
      heroes: [
        { is: 'private-eye', at: 'R3C2', objects: ['revolver-32'], memorized: ['reflection'] },
        { is: 'psychotherapist', at: 'R3C5', spells: ['reflection'] },
      ],
    })
    t.dice(5).pick('attack', 'revolver-32 at bob').pickAs('bob', 'reflect')
    expect(t.asked).toBe('ann actions.choose')
    expect(t.hero('ann')).toMatchObject({ health: 3, mentality: 4 })
  })
})
