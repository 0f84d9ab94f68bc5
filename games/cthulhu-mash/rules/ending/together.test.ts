import { describe, expect, it } from 'vitest'
import { at, before, newMatch } from '../../testing/at.ts'
import { doc, eye } from '../../testing/one.ts'

const together = { victory: 'cooperative' } as const
const eyeAtStation = { is: 'private-eye', at: 'train-station R5C3' } as const
const mariner = { is: 'mariner-merchant', at: 'train-station R6C6' } as const
const beast = { is: 'moon-beast', at: 'R1C1' } as const

describe('Cooperative and solo play', () => {
  it('CM-COOP-1 CM-COOP-11 nobody comes back, and the objects of the dead stay for the others', () => {
    const t = at({
      settings: together,
      heroes: [
        { ...eyeAtStation, at: 'cultist-temple R1C2', health: 1, objects: ['herbs'] },
        mariner,
      ],
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
        { ...eyeAtStation, at: 'R1C5' },
        { ...mariner, at: 'R1C6', mentality: 0 },
      ],
      tiles: ['mariners-ship', 'train-station'],
      foes: [{ is: 'cultist-idol', at: 'R6C3' }],
    })
    expect(t.offers('attack', 'hands at home of bob')).toBe(false)
    t.dice(6).pick('endTurn').pickAs('bob', 'refresh', 'spawn')
    expect(t.hero('bob').mentality).toBe(3)
  })

  it('CM-COOP-12 CM-WIN-9 CM-OPT-17 CM-RULING-85 an agreed number of rounds runs out with the last turn of the last round', () => {
    const limited = (round: number, turn: number) =>
      at({
        settings: { ...together, turnLimit: 3 },
        heroes: [eyeAtStation, mariner],
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
        heroes: [eyeAtStation, mariner, { is: 'psychotherapist', at: 'train-station R5C1' }],
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

  it('CM-COOP-12 a round is over with the turn of whoever sits before the first', () => {
    const ended = (turn: number): string | undefined => {
      const t = before({
        settings: { victory: 'cooperative', turnLimit: 1 },
        heroes: [{ ...eye, at: 'R3C1' }, doc],
        tiles: ['cultist-temple'],
        foes: [{ is: 'cultist-idol', at: 'R6C6' }],
        turn,
        from: 'end',
      })
      t.table.first = 1
      t.until('turn').go()
      return t.outcome?.ending
    }
    expect([ended(1), ended(0)]).toEqual([undefined, 'tooLate'])
  })

  it('CM-COOP-12 CM-OPT-17 whoever plays alone ends a round with every turn', () => {
    const t = before({
      settings: { victory: 'cooperative', turnLimit: 1 },
      heroes: [{ ...eye, at: 'R3C1' }],
      tiles: ['cultist-temple'],
      foes: [{ is: 'cultist-idol', at: 'R6C6' }],
      from: 'end',
    })
    t.until('turn').go()
    expect(t.outcome?.ending).toBe('tooLate')
  })

  it('CM-COOP-13 CM-SETUP-4 CM-RULING-71 alone one plays together, at the top of the small layout, against the policy', () => {
    const t = newMatch(1, { characters: 'random' }).go()
    expect(t.table).toMatchObject({ victory: 'cooperative', control: 'automatic', isShared: false })
    expect(t.asked).toBe('ann ownStarts.turn')
    expect(t.table.places).toHaveLength(8)
    expect(t.hero('ann').home).toBe(0)
    expect(t.table.places[0]).toMatchObject({ column: 1, row: 0 })
  })

  it('CM-COOP-14 CM-RULING-36 the policy controls monsters when one player is left', () => {
    const settings = { ...together, monsterControl: 'left-player' }
    const tiles = ['train-station'] as const
    const t = at({
      settings,
      heroes: [eyeAtStation, mariner],
      tiles,
      foes: [beast],
      from: 'monsters',
    })
    expect(t.asked).toBe('bob monsterStep.choose')
    const u = at({
      settings,
      heroes: [eyeAtStation, { is: 'mariner-merchant', life: 'out' }],
      tiles,
      foes: [beast],
      from: 'monsters',
    })
    expect(u.told('decides').length).toBeGreaterThan(0)
    expect(u.asked).toBe('ann actions.choose')
  })

  it('CM-WIN-7 CM-RULING-49 they win when every tile that can be reached is revealed, populated and clear', () => {
    const last = {
      heroes: [eyeAtStation, mariner],
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

  it('CM-WIN-7 CM-END-2 the dead win with the others', () => {
    const t = at({
      settings: together,
      heroes: [eyeAtStation, { is: 'mariner-merchant', life: 'out' }],
      tiles: ['train-station'],
      foes: [{ is: 'cultist', at: 'R5C2' }],
    }).dice(3)
    t.pick('attack', 'hands at cultist')
    expect(t.outcome?.winners).toEqual([0, 1])
  })

  it('CM-WIN-7 CM-COOP-5 nothing is won while somebody has not come in yet', () => {
    const t = at({
      settings: { victory: 'cooperative' },
      heroes: [
        { ...eye, at: 'R3C2' },
        { is: 'mariner-merchant', life: 'comes', health: 3, isNew: true },
      ],
      tiles: [{ is: 'train-station', isStart: true }],
      entry: 3,
    })
    t.pick('jump', 'R1C2')
    expect(t.outcome).toBeNull()
    t.pick('endTurn').pick('jump', 'R5C1')
    expect(t.outcome).toMatchObject({ ending: 'cleared' })
  })

  it('CM-WIN-8 CM-RULING-49 tiles that nobody can reach do not count', () => {
    const t = at({
      settings: together,
      heroes: [eyeAtStation, mariner],
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

  it('CM-WIN-9 they lose when all are dead', () => {
    const t = at({
      settings: together,
      heroes: [
        { ...eyeAtStation, at: 'cultist-temple R1C2', health: 1 },
        { is: 'mariner-merchant', life: 'out' },
      ],
      tiles: ['cultist-temple', 'train-station'],
      foes: [{ is: 'cultist', at: 'cultist-temple R6C6' }],
    })
    t.pick('step', 'R2C2')
    expect(t.outcome).toEqual({ ending: 'perished', winners: [] })
  })

  it('CM-WIN-9 victory is looked at before the limit', () => {
    const t = at({
      settings: { ...together, turnLimit: 1 },
      heroes: [eyeAtStation, mariner],
      tiles: ['train-station'],
      turn: 1,
      from: 'end',
    })
    expect(t.outcome?.ending).toBe('cleared')
  })
})
