import { describe, expect, it } from 'vitest'
import { at, before, type MashScenario, type Position } from '../../testing/at.ts'
import { aboutToDie, besideVictim, struckByCultist } from '../../testing/death.ts'

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

  it('CM-DEATH-3 CM-DEATH-4 CM-DEATH-15 CM-DEATH-16 killed by a character: out for good, and the killer draws a power-up', () => {
    const t = besideVictim({ powers: ['ae-melee'] })
    t.dice(8).pick('attack', 'hands at bob')
    expect(t.hero('bob').life).toBe('out')
    expect(t.hero('ann').powers).toHaveLength(1)
    expect(t.hero('cid').powers).toEqual([])
    expect(t.lying('R3C5').open).toEqual(['herbs', 'bicycle'])
  })

  it('CM-DEATH-4 CM-DEATH-16 CM-RULING-46 pushed into a pit to death: killed by the pusher', () => {
    const t = besideVictim({ powers: ['ae-melee'] })
    t.dice(8).pick('push', 'bob').pick('pushTo', 'R4C5')
    expect(t.hero('bob').life).toBe('out')
    expect(t.told('dies')).toEqual([{ seat: 1, by: 0 }])
    expect(t.hero('ann').powers).toHaveLength(1)
  })

  it('CM-DEATH-6 in a cooperative game death is the end, whatever brought it', () => {
    const t = aboutToDie({ settings: { victory: 'cooperative', monsterControl: 'left-player' } })
    struckByCultist(t)
    expect(t.hero('ann').life).toBe('out')
  })

  it('CM-DEATH-3 CM-DEATH-6 in a cooperative game nobody counts as eliminated by a friend', () => {
    const t = besideVictim({ settings: { victory: 'cooperative' } })
    t.dice(8).pick('attack', 'hands at bob')
    expect(t.hero('bob').life).toBe('out')
    expect(t.hero('ann').powers).toEqual([])
    expect(t.rulesCited).toContain('CM-DEATH-6')
    expect(t.rulesCited).not.toContain('CM-DEATH-3')
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

  it('CM-DEATH-8 CM-DEATH-9 back on the spawning space with the printed numbers, and generators there spawn', () => {
    const t = before({
      heroes: [
        { is: 'private-eye', life: 'respawns', mentality: 0 },
        { is: 'arctic-explorer', at: 'base-camp R1C1' },
      ],
      tiles: ['train-station', 'base-camp'],
      foes: [{ is: 'cultist-idol', at: 'R6C1' }],
      from: 'turn',
    }).go()
    expect(t.hero('ann')).toMatchObject({ life: 'alive', health: 4, mentality: 4, holds: [] })
    expect(t.where('ann')).toBe('train-station R1C6')
    expect(t.asked).toBe('bob spawn.place')
    t.pick('place', 'R5C1')
    expect(t.asked).toBe('ann actions.choose')
    expect(t.table.actions).toBe(4)
    expect(t.told('spawnRoll')).toEqual([])
  })

  it('CM-DEATH-10 CM-RULING-53 whoever stands there moves aside: a character by its player, a monster by the controller, off harm', () => {
    const respawning = (who: Position): MashScenario =>
      before({
        heroes: [
          { is: 'mariner-merchant', life: 'respawns' },
          { is: 'arctic-explorer', at: 'R6C2' },
          { is: 'private-eye', at: 'R5C2' },
        ],
        tiles: ['mariners-ship', 'base-camp', 'train-station'],
        from: 'turn',
        ...who,
      }).go()
    // Above it are the tentacles, which hold: a monster goes there only if there is nothing else.
    const beast = respawning({ foes: [{ is: 'moon-beast', at: 'R1C6' }] })
    expect(beast.space('moon-beast')).toBe('R1C5')
    const person = respawning({
      heroes: [
        { is: 'mariner-merchant', life: 'respawns' },
        { is: 'arctic-explorer', at: 'R6C2' },
        { is: 'private-eye', at: 'R1C6' },
      ],
    })
    expect(person.asked).toBe('cid makeRoom.aside')
    expect(person.offered).toEqual(['moveAside R2C6', 'moveAside R1C5'])
    person.pick('moveAside', 'R2C6')
    expect(person.hero('cid')).toMatchObject({ health: 3, holds: [{ kind: 'space' }] })
    expect(person.space('ann')).toBe('R1C6')
  })

  it('CM-DEATH-11 CM-RULING-53 without room it is destroyed, as by a hazard', () => {
    const t = before({
      heroes: [
        { is: 'arctic-explorer', life: 'respawns' },
        { is: 'mariner-merchant', at: 'mariners-ship R1C6' },
        { is: 'private-eye', at: 'R1C6', objects: ['herbs'] },
      ],
      tiles: ['base-camp', 'mariners-ship', 'train-station'],
      foes: [{ is: 'cultist', at: 'R1C5' }],
      from: 'turn',
    })
    // Whoever struck it before has no part in this.
    t.hero('cid').blame = 0
    t.go()
    // R2C6 is an obstacle, and the cultist is on R1C5.
    expect(t.hero('cid').life).toBe('respawns')
    expect(t.told('dies')).toEqual([{ seat: 2, by: -1 }])
    expect(t.space('ann')).toBe('R1C6')
  })

  it('CM-DEATH-13 CM-RULING-68 on a skull the objects are discarded', () => {
    const t = besideVictim({
      heroes: [
        { is: 'arctic-explorer', at: 'R3C5' },
        { is: 'private-eye', at: 'R3C4', objects: ['herbs'] },
        { is: 'psychotherapist', at: 'R1C1' },
      ],
      tiles: ['family-farm', 'base-camp'],
    })
    t.dice(8).pick('push', 'bob').pick('pushTo', 'R4C5')
    expect(t.hero('bob').life).toBe('out')
    expect(t.table.objectDiscards).toHaveLength(1)
    expect(t.table.piles).toEqual([])
  })

  it('CM-DEATH-13 CM-RULING-68 in the quicksand they are removed from play', () => {
    const t = at({
      heroes: [
        {
          is: 'private-eye',
          at: 'R5C2',
          objects: ['herbs'],
          holds: [{ kind: 'space', escape: 2, sinksIn: 1 }],
        },
        { is: 'arctic-explorer', at: 'R6C1' },
      ],
      tiles: ['abhoth-swamp', 'train-station'],
    })
    t.untilTurnEnds().pick('endTurn')
    expect(t.hero('ann').life).toBe('respawns')
    expect(t.table.removed).toHaveLength(1)
    expect(t.table.objectDiscards).toEqual([])
  })

  it('CM-DEATH-14 what lies on a hazard can be fetched at its price', () => {
    const t = at({
      heroes: [
        { is: 'private-eye', at: 'R3C2' },
        { is: 'arctic-explorer', at: 'R6C1' },
      ],
      tiles: ['innsmouth-dock', 'train-station'],
      piles: [{ at: 'R2C2', open: ['herbs'] }],
    })
    t.pick('step', 'R2C2').pick('pickUp', 'herbs')
    expect(t.carries('ann')).toEqual(['herbs'])
    expect(t.hero('ann').health).toBe(3)
  })

  it('CM-DEATH-17 spells without a tome outlive the Psychotherapist, tomes stay behind', () => {
    const t = aboutToDie({
      heroes: [
        {
          is: 'psychotherapist',
          at: 'R3C5',
          health: 1,
          objects: ['rlyeh-text'],
          spells: ['heal'],
          memorized: ['fly'],
          holds: [{ kind: 'web', escape: 3 }],
        },
        { is: 'arctic-explorer', at: 'R6C1' },
      ],
      tiles: ['train-station', 'medical-school'],
      tomes: { 'rlyeh-text': ['fly'] },
    })
    struckByCultist(t)
    expect(t.hero('ann')).toMatchObject({ life: 'respawns', objects: [] })
    expect(t.hero('ann').spells).toHaveLength(1)
    expect(t.hero('ann').memorized).toHaveLength(1)
    expect(t.lying('R3C5').open).toEqual(['rlyeh-text'])
  })
})
