import { describe, expect, it } from 'vitest'
import { at, before, newMatch } from '../../testing/at.ts'

const eye = { is: 'private-eye', at: 'train-station R5C3' } as const
const mariner = { is: 'mariner-merchant', at: 'train-station R6C6' } as const
const together = { victory: 'cooperative' } as const
const beast = { is: 'moon-beast', at: 'R1C1' } as const

describe('Cooperative and solo play', () => {
  it('CM-COOP-1 CM-COOP-11 nobody comes back, and the objects of the dead stay for the others', () => {
    const t = at({
      settings: together,
      heroes: [{ ...eye, at: 'cultist-temple R1C2', health: 1, objects: ['herbs'] }, mariner],
      tiles: ['cultist-temple', 'train-station'],
      foes: [{ is: 'cultist', at: 'cultist-temple R6C6' }],
    })
    t.pick('step', 'R2C2')
    expect(t.hero('ann').life).toBe('out')
    expect(t.lying('R2C2').open).toEqual(['herbs'])
    expect(t.outcome).toBeNull()
    expect(t.asked).toBe('bob actions.choose')
  })

  it('CM-COOP-1 CM-COOP-10 spawning spaces cannot be attacked, but restore', () => {
    const t = at({
      settings: together,
      heroes: [
        { ...eye, at: 'R1C5' },
        { ...mariner, at: 'R1C6', mentality: 0 },
      ],
      tiles: ['mariners-ship', 'train-station'],
      foes: [{ is: 'cultist-idol', at: 'R6C3' }],
    })
    expect(t.offers('attack', 'hands at home of bob')).toBe(false)
    t.dice(6).pick('endTurn').pickAs('bob', 'refresh', 'spawn')
    expect(t.hero('bob').mentality).toBe(3)
  })

  it('CM-WIN-7 CM-RULING-49 they win when every tile that can be reached is revealed, populated and clear', () => {
    const last = {
      heroes: [eye, mariner],
      settings: together,
      foes: [{ is: 'cultist', at: 'R5C2' }],
    } as const
    const t = at({ ...last, tiles: ['train-station'] }).dice(3)
    t.pick('attack', 'hands at cultist')
    expect(t.outcome).toEqual({ ending: 'cleared', winners: [0, 1] })
    const hidden = at({
      ...last,
      tiles: [
        { is: 'train-station', turned: 1 },
        { is: 'leng-plateau', isHidden: true },
      ],
    }).dice(3)
    hidden.pick('attack', 'hands at cultist')
    expect(hidden.outcome).toBeNull()
    const bare = at({ ...last, tiles: [{ is: 'train-station', isPopulated: false }] }).dice(3)
    bare.pick('attack', 'hands at cultist')
    expect(bare.outcome).toBeNull()
    const generator = at({
      ...last,
      foes: [...last.foes, { is: 'guard-cell', at: 'R1C1' }],
      tiles: ['train-station'],
    }).dice(3)
    generator.pick('attack', 'hands at cultist')
    expect(generator.outcome).toBeNull()
  })

  it('CM-WIN-8 CM-RULING-49 tiles that nobody can reach do not count', () => {
    const t = at({
      settings: together,
      heroes: [eye, mariner],
      tiles: [
        'train-station',
        { is: 'leng-plateau', column: 5, row: 5, isHidden: true },
        { is: 'mine-lab', column: 7, row: 7 },
      ],
      foes: [
        { is: 'cultist', at: 'R5C2' },
        { is: 'cultist', at: 'mine-lab R1C1' },
      ],
    }).dice(3)
    t.pick('attack', 'hands at cultist#1')
    expect(t.outcome).toEqual({ ending: 'cleared', winners: [0, 1] })
  })

  it('CM-WIN-7 CM-END-2 the dead win with the others', () => {
    const t = at({
      settings: together,
      heroes: [eye, { is: 'mariner-merchant', life: 'out' }],
      tiles: ['train-station'],
      foes: [{ is: 'cultist', at: 'R5C2' }],
    }).dice(3)
    t.pick('attack', 'hands at cultist')
    expect(t.outcome?.winners).toEqual([0, 1])
  })

  it('CM-WIN-9 they lose when all are dead', () => {
    const t = at({
      settings: together,
      heroes: [
        { ...eye, at: 'cultist-temple R1C2', health: 1 },
        { is: 'mariner-merchant', life: 'out' },
      ],
      tiles: ['cultist-temple', 'train-station'],
      foes: [{ is: 'cultist', at: 'cultist-temple R6C6' }],
    })
    t.pick('step', 'R2C2')
    expect(t.outcome).toEqual({ ending: 'perished', winners: [] })
  })

  it('CM-COOP-12 CM-WIN-9 CM-OPT-17 CM-RULING-85 an agreed number of rounds runs out with the last turn of the last round', () => {
    const limited = (round: number, turn: number) =>
      at({
        settings: { ...together, turnLimit: 3 },
        heroes: [eye, mariner],
        tiles: ['train-station', 'mariners-ship'],
        foes: [{ is: 'cultist', at: 'R1C1' }],
        round,
        turn,
        from: 'end',
      })
    expect(limited(3, 0).outcome).toBeNull()
    expect(limited(2, 1).outcome).toBeNull()
    expect(limited(2, 1).table.round).toBe(3)
    expect(limited(3, 1).outcome).toEqual({ ending: 'tooLate', winners: [] })
  })

  it('CM-COOP-12 CM-SETUP-25 the last turn of a round is that of whoever sits before the first player', () => {
    const isOver = (turn: number): boolean => {
      const t = before({
        settings: { ...together, turnLimit: 3 },
        heroes: [eye, mariner, { is: 'psychotherapist', at: 'train-station R5C1' }],
        tiles: ['train-station', 'mariners-ship'],
        foes: [{ is: 'cultist', at: 'train-station R1C1' }],
        round: 3,
        turn,
        from: 'end',
      })
      t.table.first = 1
      return t.untilTurnEnds().go().outcome !== null
    }
    expect([isOver(1), isOver(2), isOver(0)]).toEqual([false, false, true])
  })

  it('CM-WIN-9 victory is looked at before the limit', () => {
    const t = at({
      settings: { ...together, turnLimit: 1 },
      heroes: [eye, mariner],
      tiles: ['train-station'],
      turn: 1,
      from: 'end',
    })
    expect(t.outcome?.ending).toBe('cleared')
  })

  it('CM-COOP-14 CM-RULING-36 the policy controls monsters when one player is left', () => {
    const settings = { ...together, monsterControl: 'left-player' }
    const tiles = ['train-station'] as const
    const t = at({ settings, heroes: [eye, mariner], tiles, foes: [beast], from: 'monsters' })
    expect(t.asked).toBe('bob monsterStep.choose')
    const u = at({
      settings,
      heroes: [eye, { is: 'mariner-merchant', life: 'out' }],
      tiles,
      foes: [beast],
      from: 'monsters',
    })
    expect(u.told('decides').length).toBeGreaterThan(0)
    expect(u.asked).toBe('ann actions.choose')
  })

  it('CM-COOP-13 CM-SETUP-4 CM-RULING-71 alone one plays together, at the top of the small layout, against the policy', () => {
    const t = newMatch(1, { characters: 'random' }).go()
    expect(t.table).toMatchObject({ victory: 'cooperative', control: 'automatic', isShared: false })
    expect(t.asked).toBe('ann ownStarts.turn')
    expect(t.table.places).toHaveLength(8)
    expect(t.hero('ann').home).toBe(0)
    expect(t.table.places[0]).toMatchObject({ column: 1, row: 0 })
  })
})

describe('A shared start', () => {
  const shared = (...generators: ('cultist-idol' | 'guard-cell')[]) =>
    before({
      settings: together,
      heroes: [
        { ...eye, life: 'comes', health: 4, isNew: true },
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
        { ...eye, life: 'comes', health: 4, isNew: true },
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

  it('CM-COOP-4 CM-RULING-50 the entry gate leads nowhere', () => {
    const t = shared('cultist-idol').dice(1, 5, 5).go()
    expect(t.refusal('gate')).toBe('dead-end')
  })
})
