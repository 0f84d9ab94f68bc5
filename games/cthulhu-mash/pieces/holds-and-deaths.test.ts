import { describe, expect, it } from 'vitest'
import { before } from '../testing/at.ts'
import { two, type HeroAt } from '../testing/one.ts'

describe('being held', () => {
  const net = { kind: 'net', escape: 2 } as const

  it('CM-HOLD-3 CM-HOLD-5 CM-ACT-5 a held character can only try to break free', () => {
    const t = two(
      { holds: [net], objects: ['herbs', 'pitchfork'], mentality: 1, spells: ['fly'] },
      {
        foes: [{ is: 'cultist', at: 'R3C2' }],
      },
    )
    expect(t.offered.filter((one) => !one.startsWith('drop'))).toEqual(['breakFree net', 'endTurn'])
  })

  it('CM-HOLD-6 CM-HOLD-7 CM-HOLD-10 the escape number or less on a d6 ends a bond, as often as one has actions', () => {
    const t = two({ holds: [net] })
    const { actions } = t.table
    t.dice(3).pick('breakFree', 'net')
    t.dice(2).pick('breakFree', 'net')
    expect([t.hero('ann').holds, t.space('ann'), t.table.actions]).toEqual([
      [],
      'R3C1',
      actions - 2,
    ])
  })

  it('CM-HOLD-8 CM-HOLD-20 breaking the hold of a space moves one to a free space beside it', () => {
    const t = two({ at: 'R4C3', holds: [{ kind: 'space', escape: 2 }] })
    t.dice(1).pick('breakFree', 'space')
    // Above lies the dotted screen.
    expect(t.offered.toSorted()).toEqual(['escapeTo R3C3', 'escapeTo R4C2', 'escapeTo R4C4'])
    t.pick('escapeTo', 'R4C2')
    expect([t.space('ann'), t.hero('ann').holds]).toEqual(['R4C2', []])
  })

  it('CM-HOLD-9 with no such space it cannot be tried', () => {
    const t = two(
      { at: 'R4C3', holds: [{ kind: 'space', escape: 2 }] },
      {
        foes: [
          { is: 'cultist', at: 'R3C3' },
          { is: 'cultist', at: 'R4C2' },
          { is: 'cultist', at: 'R4C4' },
        ],
      },
    )
    expect(t.refusal('breakFree', 'space')).toBe('no-way-out')
  })

  it('CM-HOLD-13 CM-RULING-25 each attempt is made against one of several holds', () => {
    const t = two({ holds: [net, { kind: 'web', escape: 3 }] })
    t.dice(3).pick('breakFree', 'web')
    expect(t.hero('ann').holds).toMatchObject([{ kind: 'net' }])
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

  it('CM-HOLD-18 a held monster spends its actions on breaking free', () => {
    const t = two({}, { foes: [{ is: 'cultist', at: 'R3C2', holds: [net] }], from: 'monsters' })
    t.pick('rouse', 'cultist')
    expect(t.offered).toEqual(['foeBreak net', 'rest'])
  })

  it('CM-OPT-25 with escape-moves a broken bond moves one too', () => {
    const t = two({ holds: [net] }, { settings: { escapeMoves: true } })
    t.dice(2).pick('breakFree', 'net').pick('escapeTo', 'R4C1')
    expect(t.space('ann')).toBe('R4C1')
  })
})

describe('death', () => {
  const struckDown = (hero: Partial<HeroAt> = {}) => {
    const t = two(
      { health: 1, mentality: 0, ...hero },
      {
        foes: [{ is: 'cultist', at: 'R3C2' }],
        from: 'monsters',
      },
    )
    return t.pick('rouse', 'cultist').dice(5).pick('foeStrike', 'ann')
  }

  it('CM-DEATH-1 CM-DEATH-2 CM-DEATH-12 killed by a monster, she respawns later, and her objects lie face up', () => {
    const t = struckDown({ objects: ['net'] })
    expect(t.hero('ann')).toMatchObject({ life: 'respawns', spot: -1, objects: [] })
    expect(t.lying('R3C1').open).toEqual(['net'])
  })

  it('CM-DEATH-7 power-ups go back to the stack and destroyed generators are discarded', () => {
    const t = struckDown({ powers: ['ae-melee'], kills: ['cultist-idol'] })
    expect([t.hero('ann').powers, t.hero('ann').kills, t.table.generatorDiscards.length]).toEqual([
      [],
      [],
      1,
    ])
    expect(t.state.box.powers[0]).toHaveLength(7)
  })

  it('CM-DEATH-8 CM-DEATH-9 CM-TURN-2 a respawn brings full health and mentality on the own spawning space', () => {
    const t = before({
      tiles: ['cultist-temple', 'base-camp', 'train-station'],
      heroes: [
        { is: 'arctic-explorer', life: 'respawns' },
        { is: 'private-eye', at: 'R6C6' },
      ],
      from: 'turn',
    }).go()
    expect([t.where('ann'), t.hero('ann').health, t.hero('ann').mentality]).toEqual([
      'base-camp R1C6',
      5,
      4,
    ])
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-DEATH-10 whoever stands on the spawning space moves aside', () => {
    const t = before({
      tiles: ['cultist-temple', 'base-camp', 'train-station'],
      heroes: [
        { is: 'arctic-explorer', life: 'respawns' },
        { is: 'private-eye', at: 'base-camp R1C6' },
      ],
      from: 'turn',
    }).go()
    // R2C6 is an obstacle, so there is one way only.
    expect([t.where('ann'), t.where('bob')]).toEqual(['base-camp R1C6', 'base-camp R1C5'])
  })

  it('CM-DEATH-3 CM-WIN-1 killed by a character one is out; the last one wins', () => {
    const t = two({ at: 'R3C1' }, {}, { at: 'R3C2', health: 1 })
    t.dice(4).pick('attack', 'hands at bob')
    expect(t.hero('bob').life).toBe('out')
    expect(t.outcome).toMatchObject({ ending: 'lastStanding', winners: [0] })
  })
})

describe('spawning spaces', () => {
  it('CM-HOME-2 an action on it restores what it shows to the base', () => {
    const t = two({ at: 'base-camp R1C6', health: 1, mentality: 1 })
    t.pick('refresh', 'spawn')
    expect(t.hero('ann')).toMatchObject({ health: 5, mentality: 1 })
  })

  it('CM-OPT-11 with the option both', () => {
    const t = two(
      { at: 'base-camp R1C6', health: 1, mentality: 1 },
      { settings: { spawnRestoresBoth: true } },
    )
    t.pick('refresh', 'spawn')
    expect(t.hero('ann')).toMatchObject({ health: 5, mentality: 4 })
  })

  it('CM-HOME-3 CM-HOME-6 CM-HOME-7 an opponent can attack it: defence 5, health 3', () => {
    const t = two({ at: 'train-station R1C5' }, { actions: 4 })
    t.dice(5).pick('attack', 'hands at home of bob')
    expect(t.hero('bob').homeHealth).toBe(2)
    t.dice(4).pick('attack', 'hands at home of bob')
    expect(t.hero('bob').homeHealth).toBe(2)
    t.dice(6).pick('attack', 'hands at home of bob').dice(7).pick('attack', 'hands at home of bob')
    expect(t.hero('bob').homeHealth).toBe(0)
  })

  it('CM-HOME-5 nobody attacks the own one', () => {
    const t = two({ at: 'base-camp R1C5' })
    expect(t.offers('attack', 'hands at home of ann')).toBe(false)
  })

  it('CM-HOME-8 a destroyed one restores nothing', () => {
    const t = two({ at: 'base-camp R1C6', health: 1, homeHealth: 0 })
    expect(t.refusal('refresh', 'spawn')).toBe('home-destroyed')
  })

  it('CM-WIN-4 in Capture the Flag the last side with a spawning space wins', () => {
    const t = two(
      { at: 'train-station R1C5' },
      { settings: { victory: 'capture-the-flag' } },
      { homeHealth: 1 },
    )
    t.dice(5).pick('attack', 'hands at home of bob')
    expect(t.outcome).toMatchObject({ ending: 'flags', winners: [0] })
  })
})
