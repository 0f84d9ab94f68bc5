import { describe, expect, it } from 'vitest'
import { at } from '../../testing/at.ts'
import { byPolicy } from '../../testing/by-policy.ts'
import { aboutToDie, besideVictim, struckByCultist, struckDown } from '../../testing/death.ts'
import { one, two } from '../../testing/one.ts'

describe('Death', () => {
  it('CM-DEATH-1 CM-DEATH-2 CM-DEATH-7 CM-DEATH-12 CM-DEATH-18 killed by a monster: all is left behind, and it will be back', () => {
    const t = struckByCultist(aboutToDie())
    expect(t.hero('ann')).toMatchObject({
      life: 'respawns',
      spot: -1,
      holds: [],
      powers: [],
      kills: [],
      objects: [],
    })
    expect(t.lying('R3C5').open).toEqual(['herbs'])
    expect(t.table.generatorDiscards).toHaveLength(1)
    expect(t.state.box.powers[2]).toHaveLength(7)
  })

  it('CM-DEATH-1 a dead monster leaves the board at once', () => {
    const t = besideVictim({ foes: [{ is: 'cultist', at: 'R2C4' }] })
    t.dice(8).pick('attack', 'hands at cultist')
    expect(t.foes('cultist')).toEqual([])
  })

  it('CM-FOE-18 CM-DEATH-1 a vampire that takes the last health has killed its victim', () => {
    const t = byPolicy({ foes: [{ is: 'star-vampire', at: 'R3C1', on: 0 }] }, { health: 1 }).go()
    expect(t.told('drains')).toHaveLength(1)
    expect([t.hero('ann').life, t.foe('star-vampire').victim]).toEqual(['respawns', -1])
  })

  it('CM-DEATH-1 CM-DEATH-2 CM-DEATH-12 killed by a monster, she respawns later, and her objects lie face up', () => {
    const t = struckDown({ objects: ['net'] })
    expect(t.hero('ann')).toMatchObject({ life: 'respawns', spot: -1, objects: [] })
    expect(t.lying('R3C1').open).toEqual(['net'])
  })

  it('CM-DEATH-3 CM-DEATH-4 CM-DEATH-15 CM-DEATH-16 killed by a character: out for good, and the killer draws a power-up', () => {
    const t = besideVictim({ powers: ['ae-melee'] })
    t.dice(8).pick('attack', 'hands at bob')
    expect(t.hero('bob').life).toBe('out')
    expect(t.hero('ann').powers).toHaveLength(1)
    expect(t.hero('cid').powers).toEqual([])
    expect(t.lying('R3C5').open).toEqual(['herbs', 'bicycle'])
  })

  it('CM-DEATH-3 CM-DEATH-6 in a cooperative game nobody counts as eliminated by a friend', () => {
    const t = besideVictim({ settings: { victory: 'cooperative' } })
    t.dice(8).pick('attack', 'hands at bob')
    expect(t.hero('bob').life).toBe('out')
    expect(t.hero('ann').powers).toEqual([])
    expect(t.rulesCited).toContain('CM-DEATH-6')
    expect(t.rulesCited).not.toContain('CM-DEATH-3')
  })

  it('CM-DEATH-3 CM-WIN-1 killed by a character one is out; the last one wins', () => {
    const t = two({ at: 'R3C1' }, {}, { at: 'R3C2', health: 1 })
    t.dice(4).pick('attack', 'hands at bob')
    expect(t.hero('bob').life).toBe('out')
    expect(t.outcome).toMatchObject({ ending: 'lastStanding', winners: [0] })
  })

  it('CM-DEATH-4 CM-DEATH-16 CM-RULING-46 pushed into a pit to death: killed by the pusher', () => {
    const t = besideVictim({ powers: ['ae-melee'] })
    t.dice(8).pick('push', 'bob').pick('pushTo', 'R4C5')
    expect(t.hero('bob').life).toBe('out')
    expect(t.told('dies')).toEqual([{ seat: 1, by: 0 }])
    expect(t.hero('ann').powers).toHaveLength(1)
  })

  it('CM-DEATH-4 CM-DEATH-15 whoever is pushed onto a skull was killed by the pusher', () => {
    const t = one(
      { is: 'mariner-merchant', at: 'family-farm R4C3' },
      { tiles: ['family-farm', 'train-station', 'mariners-ship'] },
      { at: 'family-farm R4C4', objects: ['net'] },
    )
    t.dice(8).pick('push', 'bob').pick('pushTo', 'R4C5')
    expect(t.hero('bob').life).toBe('out')
    expect(t.hero('ann').powers).toHaveLength(1)
    expect(t.table.objectDiscards).toHaveLength(1)
  })

  it('CM-DEATH-6 in a cooperative game death is the end, whatever brought it', () => {
    const t = aboutToDie({ settings: { victory: 'cooperative', monsterControl: 'left-player' } })
    struckByCultist(t)
    expect(t.hero('ann').life).toBe('out')
  })

  it('CM-DEATH-15 a teammate gives no power-up', () => {
    const t = besideVictim({
      settings: { teams: true },
      heroes: [
        { is: 'arctic-explorer', at: 'R3C4' },
        { is: 'psychotherapist', at: 'base-camp R1C1' },
        { is: 'private-eye', at: 'R3C5', health: 1 },
        { is: 'mariner-merchant', at: 'base-camp R1C2' },
      ],
    })
    t.dice(8).pick('attack', 'hands at cid')
    expect(t.hero('cid').life).toBe('out')
    expect(t.hero('ann').powers).toEqual([])
  })

  it('CM-BOOST-2 CM-DEATH-15 killing a character draws one', () => {
    const t = at({
      heroes: [
        { is: 'private-eye', at: 'R3C1' },
        { is: 'arctic-explorer', at: 'R4C1', health: 1, mentality: 0 },
        { is: 'mariner-merchant', at: 'R6C6' },
      ],
      tiles: ['cultist-temple'],
      powers: ['pe-action'],
    })
    t.dice(6).pick('attack', 'hands at bob')
    expect(t.hero('bob').life).toBe('out')
    expect(t.hero('ann').powers).toEqual([19])
    expect(t.table.actions).toBe(4)
  })
})
