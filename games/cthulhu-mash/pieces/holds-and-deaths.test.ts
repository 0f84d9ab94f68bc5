import { describe, expect, it } from 'vitest'
import { before } from '../testing/at.ts'
import { struckDown } from '../testing/death.ts'
import { two } from '../testing/one.ts'

describe('death', () => {
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
