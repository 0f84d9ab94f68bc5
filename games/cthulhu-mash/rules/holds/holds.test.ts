import { describe, expect, it } from 'vitest'
import { at, type MashScenario } from '../../testing/at.ts'
import { inPit, web } from '../../testing/held.ts'
import { two } from '../../testing/one.ts'

describe('Being held', () => {
  const net = { kind: 'net', escape: 2 } as const

  it('CM-HOLD-1 CM-HOLD-2 CM-HOLD-3 whoever is held can spend actions on breaking free alone', () => {
    const t = inPit({
      heroes: [
        {
          is: 'psychotherapist',
          at: 'R3C5',
          holds: [web],
          objects: ['pitchfork', 'first-aid-kit'],
          spells: ['heal'],
          health: 1,
        },
        { is: 'private-eye', at: 'R3C6' },
      ],
    })
    expect(t.offered).toEqual(['breakFree web', 'drop pitchfork', 'drop first-aid-kit', 'endTurn'])
  })

  it('CM-HOLD-3 CM-HOLD-16 who walks in handcuffs uses and gives nothing, but may pick up and drop', () => {
    const walked = (holds: { kind: 'handcuffs'; escape: number }[]): MashScenario =>
      at({
        heroes: [
          { is: 'private-eye', at: 'R3C1', health: 2, objects: ['first-aid-kit'], holds },
          { is: 'psychotherapist', at: 'R3C3' },
        ],
        tiles: ['cultist-temple'],
        piles: [{ at: 'R3C2', open: ['net'] }],
      }).pick('walk', 'R3C2')
    const can = (t: MashScenario): boolean[] =>
      (['green', 'give', 'pickUp', 'drop'] as const).map((verb) => t.offers(verb))
    expect(can(walked([]))).toEqual([true, true, true, true])
    expect(can(walked([{ kind: 'handcuffs', escape: 2 }]))).toEqual([false, false, true, true])
  })

  it('CM-HOLD-3 CM-HOLD-5 CM-ACT-5 a held character can only try to break free', () => {
    const t = two(
      { holds: [net], objects: ['herbs', 'pitchfork'], mentality: 1, spells: ['fly'] },
      {
        foes: [{ is: 'cultist', at: 'R3C2' }],
      },
    )
    expect(t.offered.filter((one) => !one.startsWith('drop'))).toEqual(['breakFree net', 'endTurn'])
  })

  it('CM-HOLD-4 CM-RULING-26 blue objects go on working for whoever is held', () => {
    const t = inPit({
      heroes: [
        { is: 'psychotherapist', at: 'R3C5' },
        { is: 'private-eye', at: 'R3C6', holds: [web], objects: ['living-armor'] },
      ],
    })
    t.dice(6).pick('attack', 'hands at bob')
    expect(t.told('armour')).toMatchObject([{ isCancelled: true }])
    expect(t.hero('bob').health).toBe(4)
  })

  it('CM-HOLD-5 held, nobody parries, braces, reflects, winds back or uses green objects', () => {
    const t = at({
      heroes: [
        { is: 'psychotherapist', at: 'R3C4', objects: ['revolver-32'] },
        {
          is: 'arctic-explorer',
          at: 'R3C5',
          holds: [web],
          objects: ['first-aid-kit'],
          health: 3,
          spells: ['temporal-dust', 'reflection'],
        },
        { is: 'mariner-merchant', at: 'R2C4', holds: [web] },
      ],
      tiles: ['train-station', 'base-camp'],
    })
    t.pick('attack', 'hands at bob')
    expect(t.asked).toBe('ann actions.choose')
    expect(t.hero('bob').health).toBe(2)
    t.pick('attack', 'hands at cid')
    expect(t.told('parries')).toEqual([])
    expect(t.hero('cid').health).toBe(2)
  })

  it('CM-HOLD-5 who is held is not asked about remedies after the last action', () => {
    const net = { kind: 'net', escape: 1 } as const
    const t = two({ health: 1, objects: ['penicillin-vial'], holds: [net] }, { actions: 1 })
    t.dice(6).pick('breakFree', 'net')
    expect(t.asked).toBe('bob actions.choose')
  })

  it('CM-HOLD-5 who is held reflects nothing', () => {
    const t = two(
      { spells: ['reflection'], holds: [{ kind: 'net', escape: 2 }] },
      { foes: [{ is: 'mi-go', at: 'R3C4' }], from: 'monsters' },
    )
    t.pick('rouse', 'mi-go').dice(1).pick('foeShoot', 'ann')
    expect(t.asked).not.toBe('ann blow.reflect')
  })

  it('CM-HOLD-11 walking into the pit does nothing', () => {
    const t = inPit({
      heroes: [
        { is: 'psychotherapist', at: 'R3C5' },
        { is: 'private-eye', at: 'R6C1' },
      ],
    })
    t.pick('walk', 'R4C5')
    expect(t.hero('ann')).toMatchObject({ holds: [], health: 3 })
  })

  it('CM-HOLD-13 CM-RULING-25 holds of several kinds are broken one by one, and a kind holds once', () => {
    const t = inPit({
      heroes: [
        {
          is: 'psychotherapist',
          at: 'R3C5',
          holds: [web, { kind: 'bolos', escape: 1 }],
        },
        { is: 'private-eye', at: 'R3C6' },
      ],
    })
    t.dice(2).pick('breakFree', 'bolos')
    expect(t.hero('ann').holds).toHaveLength(2)
    t.dice(2).pick('breakFree', 'web')
    expect(t.hero('ann').holds.map(({ kind }) => kind)).toEqual(['bolos'])
    expect(t.offers('attack')).toBe(false)
  })

  it('CM-HOLD-13 CM-HOLD-19 a second sedative adds nothing; bolos that hit are gone', () => {
    const t = inPit({
      heroes: [
        { is: 'psychotherapist', at: 'R3C5', objects: ['bolos'] },
        { is: 'private-eye', at: 'R3C6' },
      ],
      foes: [{ is: 'moon-beast', at: 'R6C4' }],
    })
    t.dice(4).pick('attack', 'syringe at bob')
    t.pick('attack', 'syringe at bob')
    expect(t.hero('bob').holds).toMatchObject([{ kind: 'sedative', escape: 3 }])
    t.dice(4).pick('attack', 'bolos at moon-beast')
    expect(t.foe('moon-beast').holds).toMatchObject([{ kind: 'bolos', escape: 1 }])
    expect(t.carries('ann')).toEqual([])
    expect(t.table.objectDiscards).toHaveLength(1)
  })

  it('CM-HOLD-13 CM-RULING-25 each attempt is made against one of several holds', () => {
    const t = two({ holds: [net, { kind: 'web', escape: 3 }] })
    t.dice(3).pick('breakFree', 'web')
    expect(t.hero('ann').holds).toMatchObject([{ kind: 'net' }])
  })

  it('CM-HOLD-15 the Cock Fighter attacks while its owner is held', () => {
    const t = inPit({
      heroes: [
        { is: 'psychotherapist', at: 'R3C5', holds: [web], objects: ['cock-fighter'] },
        { is: 'private-eye', at: 'R3C6' },
      ],
    })
    t.dice(4).pick('attack', 'cock at bob')
    expect(t.hero('bob').health).toBe(3)
    expect(t.table.actions).toBe(5)
  })

  it('CM-HOLD-16 in handcuffs one can walk, and nothing else', () => {
    const t = inPit({
      heroes: [
        { is: 'psychotherapist', at: 'R3C5', holds: [{ kind: 'handcuffs', escape: 1 }] },
        { is: 'private-eye', at: 'R3C6' },
      ],
    })
    expect(t.offers('attack')).toBe(false)
    expect(t.offers('push')).toBe(false)
    expect(t.offers('jump')).toBe(false)
    t.pick('walk', 'R3C4')
    expect(t.space('ann')).toBe('R3C4')
    expect(t.hero('ann').holds).toHaveLength(1)
  })

  it('CM-HOLD-16 a handcuffed character can still move', () => {
    const t = two(
      { holds: [{ kind: 'handcuffs', escape: 1 }] },
      { foes: [{ is: 'cultist', at: 'R4C1' }] },
    )
    expect([t.offers('walk', 'R3C2'), t.offers('attack', 'hands at cultist')]).toEqual([
      true,
      false,
    ])
  })

  it('CM-HOLD-17 a generator is nothing for bolos, and a net passes over it', () => {
    const t = inPit({
      heroes: [
        { is: 'psychotherapist', at: 'R3C5', objects: ['bolos', 'net'] },
        { is: 'private-eye', at: 'R6C1' },
      ],
      foes: [
        { is: 'guard-cell', at: 'R6C6' },
        { is: 'cultist', at: 'R5C6' },
      ],
    })
    expect(t.offers('attack', 'bolos at guard-cell')).toBe(false)
    expect(t.offers('attack', 'syringe at guard-cell')).toBe(false)
    const net = t.offered
      .filter((one) => one.startsWith('aim net at R5C6'))
      .map((one) => one.slice(4))
    for (const [index, one] of net.entries()) expect(one).toBe(`net at R5C6 ${index}`)
    t.dice(8).pick('aim', 'net at R5C6 0')
    expect(t.foe('cultist').holds).toMatchObject([{ kind: 'net', escape: 2 }])
    expect(t.foe('guard-cell').holds).toEqual([])
  })

  it('CM-HOLD-18 a held monster tries to break free, action by action', () => {
    const t = inPit({
      foes: [{ is: 'moon-beast', at: 'R5C5', holds: [web] }],
      from: 'monsters',
    })
    t.pick('rouse', 'moon-beast')
    expect(t.offered).toEqual(['foeBreak web', 'rest'])
    t.dice(4).pick('foeBreak', 'web').dice(3).pick('foeBreak', 'web')
    expect(t.foe('moon-beast').holds).toEqual([])
  })

  it('CM-HOLD-18 a held monster spends its actions on breaking free', () => {
    const t = two({}, { foes: [{ is: 'cultist', at: 'R3C2', holds: [net] }], from: 'monsters' })
    t.pick('rouse', 'cultist')
    expect(t.offered).toEqual(['foeBreak net', 'rest'])
  })
})
