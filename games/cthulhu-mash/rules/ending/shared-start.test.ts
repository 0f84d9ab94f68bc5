import { describe, expect, it } from 'vitest'
import { at, before, type MashScenario, newMatch, type Position } from '../../testing/at.ts'
import { doc, eye } from '../../testing/one.ts'

const together = { victory: 'cooperative' } as const
const eyeAtStation = { is: 'private-eye', at: 'train-station R5C3' } as const
const mariner = { is: 'mariner-merchant', at: 'train-station R6C6' } as const

describe('A shared start', () => {
  const shared = (...generators: ('cultist-idol' | 'guard-cell')[]) =>
    before({
      settings: together,
      heroes: [
        { ...eyeAtStation, life: 'comes', health: 4, isNew: true },
        { ...mariner, life: 'comes', health: 3, isNew: true },
      ],
      tiles: [
        { is: 'train-station', turned: 2, isPopulated: false, isStart: true },
        { is: 'leng-plateau', row: 1, column: 0, isHidden: true },
      ],
      entry: 1,
      generators,
      from: 'turn',
    })

  it('CM-COOP-2 CM-COOP-4 CM-PROMPT-4 CM-SETUP-28 one start tile for all; one gate stays free, the other faces the tile below', () => {
    const t = newMatch(2, { victory: 'cooperative', characters: 'random' }).dice(2, 1).go()
    expect(t.asked).toBe('ann sharedStart.tile')
    t.pick('startOn', 'private-eye')
    expect(t.table.places.filter(({ tile }) => tile >= 0)).toMatchObject([
      { tile: 2, column: 1, row: 0 },
    ])
    expect(t.table.places).toHaveLength(7)
    expect(t.asked).toBe('ann sharedStart.gate')
    expect(t.offered).toEqual(['keepFree 2', 'keepFree 3'])
    t.until('prepare').pick('keepFree', 2)
    // With two quarter turns its n gate looks south and its w gate east.
    expect(t.table.entry).toBe(1)
    expect(t.hero('ann').life).toBe('comes')
  })

  it('CM-COOP-4 CM-RULING-50 the entry gate leads nowhere', () => {
    const t = shared('cultist-idol').dice(1, 5, 5).go()
    expect(t.refusal('gate')).toBe('dead-end')
  })

  it('CM-COOP-4 only the entry gate itself is closed, no other gate that faces the same way', () => {
    const t = at({
      settings: { victory: 'cooperative' },
      heroes: [
        { ...eye, at: 'cultist-temple R3C1' },
        { ...doc, at: 'train-station R6C1' },
      ],
      tiles: [
        { is: 'train-station', isStart: true, row: 0, column: 0 },
        { is: 'leng-plateau', row: 1, column: 0 },
        { is: 'cultist-temple', row: 1, column: 1 },
      ],
      entry: 3,
      foes: [{ is: 'cultist-idol', at: 'cultist-temple R6C6' }],
    })
    t.untilTurnEnds().pick('gate')
    expect(t.where('ann')).toBe('leng-plateau R4C6')
  })

  it('CM-COOP-5 CM-COOP-6 CM-COOP-8 CM-RULING-61 the first comes in at the entry gate and populates the tile', () => {
    const t = shared('cultist-idol').dice(1, 5, 5).go()
    expect(t.where('ann')).toBe('train-station R3C1')
    expect(t.events.map(({ key }) => key)).toEqual([
      'turn',
      'comesIn',
      'populates',
      'places',
      'spawns',
    ])
    expect(t.told('spawnRoll')).toEqual([])
    expect(t.table.actions).toBe(4)
    expect(t.hero('bob').life).toBe('comes')
  })

  it('CM-COOP-5 CM-COOP-7 CM-COOP-9 CM-RULING-50 each later one makes all generators spawn again, and whoever is in the way moves aside', () => {
    const t = shared('cultist-idol').dice(1, 5, 5).go()
    const before1 = t.told('spawns').length
    t.dice(1).pick('endTurn')
    // The cultist has come next to her, so one free space is left.
    expect(['R4C1', 'R3C2']).toContain(t.space('ann'))
    expect(t.where('bob')).toBe('train-station R3C1')
    expect(t.told('spawns')).toHaveLength(before1 + 1)
    expect(t.told('spawnRoll')).toEqual([])
    expect(t.asked).toBe('bob actions.choose')
  })

  it('CM-COOP-5 CM-DEATH-11 CM-FOE-25 who finds no room is destroyed, and so is the vampire that clung to it', () => {
    const t = before({
      settings: together,
      heroes: [
        { ...eyeAtStation, life: 'comes', health: 4, isNew: true },
        { ...mariner, at: 'R3C1' },
      ],
      tiles: [
        { is: 'medical-school', isStart: true },
        { is: 'leng-plateau', row: 1, column: 0, isHidden: true },
      ],
      foes: [
        { is: 'cultist-idol', at: 'R2C1' },
        { is: 'moon-beast', at: 'R3C2' },
        { is: 'star-vampire', at: 'R3C1', on: 1 },
      ],
      entry: 3,
      from: 'turn',
    }).go()
    expect(t.told('crushed')).toHaveLength(2)
    expect(t.hero('bob').life).toBe('out')
    expect(t.foes('star-vampire')).toEqual([])
    expect(t.space('ann')).toBe('R3C1')
  })
})

describe('What can be pushed into which gate', () => {
  /** Ann beside a Cultist on a gate space of a shared start, whose n side is the entry. */
  const start = (ann: string, foe: string, bob: object): MashScenario =>
    at({
      settings: { victory: 'cooperative' },
      heroes: [
        { is: 'arctic-explorer', at: `train-station ${ann}` },
        { is: 'psychotherapist', ...bob },
      ],
      tiles: [
        { is: 'train-station', column: 1, row: 0 },
        { is: 'leng-plateau', column: 0, row: 0 },
      ],
      foes: [{ is: 'cultist', at: `train-station ${foe}` }],
      entry: 0,
    })
      .dice(8)
      .pick('push', 'cultist')

  const comes = { life: 'comes' } as const
  const here = { at: 'leng-plateau R1C1' } as const

  it('CM-COOP-4 nothing into the entry before all are in, afterwards to its death; other gates are open before', () => {
    expect(start('R6C4', 'R6C3', comes).offers('pushGate')).toBe(false)
    const t = start('R6C4', 'R6C3', here).pick('pushGate', 'train-station R6C3')
    expect(t.foes('cultist')).toEqual([])
    expect(start('R3C2', 'R3C1', comes).offers('pushGate', 'train-station R3C1')).toBe(true)
  })
})

describe('The entry gate of a shared start', () => {
  /** The station's n side is the entry; round the edge it meets the s gate of the plateau below. */
  const atSharedStart = (where: string, more: Position = {}): MashScenario =>
    at({
      heroes: [
        { is: 'private-eye', at: where },
        { is: 'psychotherapist', at: 'leng-plateau R5C3' },
      ],
      tiles: [
        { is: 'train-station', column: 0, row: 0 },
        { is: 'leng-plateau', column: 0, row: 1 },
        { is: 'cultist-temple', column: 1, row: 0 },
        { is: 'elder-city', column: 1, row: 1 },
      ],
      foes: [{ is: 'cultist-idol', at: 'leng-plateau R1C1' }],
      entry: 0,
      ...more,
      settings: { victory: 'cooperative', ...more.settings },
    })

  it('CM-COOP-4 connects with nothing, not round the edge either, from neither side', () => {
    expect(atSharedStart('train-station R6C3').refusal('gate')).toBe('dead-end')
    expect(atSharedStart('leng-plateau R1C4').refusal('gate')).toBe('dead-end')
    // With another entry the same gates are a way.
    expect(atSharedStart('leng-plateau R1C4', { entry: 3 }).offers('gate')).toBe(true)
    // Gates of other tiles that look the same way stay gates.
    expect(atSharedStart('cultist-temple R1C4').pick('gate').where('ann')).toBe('elder-city R6C3')
    expect(atSharedStart('elder-city R6C3').pick('gate').where('ann')).toBe('cultist-temple R1C4')
  })

  it('CM-COOP-4 CM-OPT-4 is no one-way gate, while other blank sides are', () => {
    const settings = { oneWayGates: true }
    expect(atSharedStart('leng-plateau R1C4', { settings }).refusal('gate')).toBe('dead-end')
    expect(atSharedStart('leng-plateau R6C3', { settings }).pick('gate').where('ann')).toBe(
      'train-station R1C2',
    )
    expect(atSharedStart('cultist-temple R3C1', { settings }).pick('gate').where('ann')).toBe(
      'train-station R3C6',
    )
  })
})
