import { describe, expect, it } from 'vitest'
import { at, before, type Position } from '../testing/at.ts'
import type { HeroAt } from '../testing/one.ts'

/** Ann on a gate space of the Cultist Temple; another tile to the east; Bob out of the way in the temple. */
const byGate = (
  east: NonNullable<Position['tiles']>[number],
  hero: Partial<HeroAt> = {},
  more: Partial<Position> = {},
) =>
  at({
    tiles: ['cultist-temple', east],
    heroes: [
      { is: 'psychotherapist', at: 'R4C6', ...hero },
      { is: 'private-eye', at: 'R6C1' },
    ],
    ...more,
  })

describe('going through gates', () => {
  it('CM-GATE-2 a gate space is like any other', () => {
    const t = byGate('train-station', { at: 'R4C5' })
    t.pick('walk', 'R4C6').pick('walk', 'R3C6').pick('stop')
    expect(t.where('ann')).toBe('cultist-temple R3C6')
  })

  it('CM-GATE-5 CM-GATE-9 CM-GATE-10 CM-GATE-11 a connected gate costs 1 point, ends the move and leads to the gate space beyond', () => {
    const t = byGate('train-station', { at: 'R3C6' })
    t.pick('walk', 'R4C6').pick('gate')
    expect(t.where('ann')).toBe('train-station R3C1')
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-GATE-9 CM-RULING-14 a boot of the tile beyond does not raise the price', () => {
    const t = byGate('base-camp', { at: 'R4C5' })
    // Five of the six points are spent to and fro; the last one is enough for the gate.
    t.pick('walk', 'R4C6').pick('walk', 'R6C6').pick('walk', 'R4C6')
    expect(t.engine.decision(t.state)?.about).toMatchObject({ points: 1 })
    t.pick('gate')
    expect(t.where('ann')).toBe('base-camp R3C1')
  })

  it('CM-GATE-7 CM-GATE-8 a gate against a side without one is a dead end', () => {
    const t = byGate('university-library')
    expect(t.refusal('gate')).toBe('dead-end')
  })

  it('CM-GATE-6 CM-GATE-14 CM-GATE-19 CM-SPAWN-4 an open gate turns up the neighbour, with a gate to the one in use; it is populated and spawns', () => {
    const t = before({
      tiles: ['cultist-temple', { is: 'mine-lab', isHidden: true }],
      heroes: [
        { is: 'psychotherapist', at: 'R4C6' },
        { is: 'private-eye', at: 'R6C1' },
      ],
      generators: ['cultist-idol'],
    }).go()
    t.pick('gate')
    // The Mine Lab has gates e and w: two rotations fit.
    expect(t.offered).toEqual(['turnTile 0', 'turnTile 2'])
    t.dice(1, 6, 1).pick('turnTile', 0)
    expect([t.where('ann'), t.where('cultist-idol')]).toEqual(['mine-lab R3C1', 'mine-lab R6C1'])
    expect(t.asked).toBe('bob spawn.place')
    t.pick('place', 'R5C1')
    expect(t.where('cultist')).toBe('mine-lab R5C1')
  })

  it('CM-GATE-15 CM-GATE-16 whoever stands beyond changes places, even if held by that space', () => {
    const t = byGate(
      'train-station',
      {},
      {
        heroes: [
          { is: 'psychotherapist', at: 'R4C6' },
          { is: 'private-eye', at: 'train-station R3C1', holds: [{ kind: 'net', escape: 2 }] },
        ],
      },
    )
    t.pick('gate')
    expect([t.where('ann'), t.where('bob')]).toEqual(['train-station R3C1', 'cultist-temple R4C6'])
    expect(t.hero('bob').holds).toHaveLength(1)
  })

  describe('a monster on the gate space beyond', () => {
    const beyond = (settings: NonNullable<Position['settings']>, more: Partial<Position> = {}) =>
      byGate(
        'train-station',
        {},
        { settings, foes: [{ is: 'cultist', at: 'train-station R3C1' }], ...more },
      )
    const together = { victory: 'cooperative', sharedStart: 'off' }

    it('CM-GATE-15 moves aside if that is the only way into its tile and all play together', () => {
      const t = beyond(together).pick('gate')
      expect(t.where('ann')).toBe('train-station R3C1')
      expect(t.where('cultist')).toMatch(/^train-station R[24]C1$/)
    })

    it('CM-GATE-15 switches places among rivals', () => {
      const t = beyond({ victory: 'death-match' }).pick('gate')
      expect([t.where('ann'), t.where('cultist')]).toEqual([
        'train-station R3C1',
        'cultist-temple R4C6',
      ])
    })

    // North of the station, whose other gate looks there.
    const city = { is: 'elder-city', column: 1, row: 0 } as const
    const hidden = { ...city, isHidden: true } as const
    // North of the temple and west of the city.
    const plateau = { is: 'leng-plateau', column: 0, row: 0 } as const
    const lab = { is: 'mine-lab', column: 0, row: 0 } as const
    const among = (...others: NonNullable<Position['tiles']>): Pick<Position, 'tiles'> => ({
      tiles: [
        { is: 'cultist-temple', column: 0, row: 1 },
        { is: 'train-station', column: 1, row: 1 },
        ...others,
      ],
    })

    it.each([
      ['nothing leads from here to the tile beyond it', among(city)],
      ['nor to that tile lying face down', among(hidden)],
      ['the tile between has no gate on this side', among(city, lab)],
    ])('CM-GATE-15 moves aside though its tile has a second gate: %s', (_, tiles) => {
      const t = beyond(together, tiles).pick('gate')
      expect(t.where('ann')).toBe('train-station R3C1')
      expect(t.where('cultist')).toMatch(/^train-station R[24]C1$/)
    })

    it.each([
      ['face up', among(city, plateau)],
      ['face down', among(hidden, { ...plateau, isHidden: true })],
    ])('CM-GATE-15 switches places where another way leads to its tile, %s', (_, tiles) => {
      const t = beyond(together, tiles).pick('gate')
      expect([t.where('ann'), t.where('cultist')]).toEqual([
        'train-station R3C1',
        'cultist-temple R4C6',
      ])
    })

    it('CM-GATE-15 a generator moves aside too', () => {
      const t = beyond(together, { foes: [{ is: 'guard-cell', at: 'train-station R3C1' }] })
      t.pick('gate')
      expect(t.where('ann')).toBe('train-station R3C1')
      expect(t.where('guard-cell')).toMatch(/^train-station R[24]C1$/)
    })

    it('CM-GATE-15 a character switches places all the same', () => {
      const heroes = [
        { is: 'psychotherapist', at: 'R4C6' },
        { is: 'private-eye', at: 'train-station R3C1' },
      ] as const
      const foes = [{ is: 'cultist', at: 'train-station R6C6' }] as const
      const t = beyond(together, { heroes, foes }).pick('gate')
      expect([t.where('ann'), t.where('bob')]).toEqual([
        'train-station R3C1',
        'cultist-temple R4C6',
      ])
    })

    it('CM-GATE-15 switches places if no space beside it is free', () => {
      const foes = ['R3C1', 'R2C1', 'R4C1', 'R3C2'].map((space, i) => ({
        is: (['cultist', 'deep-one', 'mi-go', 'moon-beast'] as const)[i] ?? 'cultist',
        at: `train-station ${space}`,
      }))
      const t = beyond(together, { foes }).pick('gate')
      expect(t.where('cultist')).toBe('cultist-temple R4C6')
    })
  })

  it('CM-GATE-12 monsters do not go through gates', () => {
    const t = byGate(
      'train-station',
      { at: 'R1C1' },
      { foes: [{ is: 'cultist', at: 'R4C6' }], from: 'monsters' },
    )
    t.pick('rouse', 'cultist')
    expect(t.offered.some((one) => one.startsWith('gate'))).toBe(false)
  })

  it('CM-SPAWN-4 every generator spawns without a roll whenever a character enters, also on coming back', () => {
    const t = byGate(
      'train-station',
      {},
      { foes: [{ is: 'cultist-idol', at: 'train-station R1C1' }] },
    )
    t.pick('gate').pick('place', 'R2C1')
    t.pick('gate').pick('gate').pick('place', 'R1C2')
    expect(t.foes('cultist')).toHaveLength(2)
  })
})

describe('pushing into gates', () => {
  it('CM-GATE-22 CM-PUSH-8 a piece is pushed through a connected gate', () => {
    const t = byGate(
      'train-station',
      { is: 'mariner-merchant', at: 'R4C5' },
      { foes: [{ is: 'cultist', at: 'R4C6' }] },
    )
    t.dice(5).pick('push', 'cultist').pick('pushGate')
    expect(t.where('cultist')).toBe('train-station R3C1')
  })

  it('CM-GATE-24 CM-GATE-25 a dead end gate kills, and objects are discarded', () => {
    const t = byGate(
      'university-library',
      { is: 'mariner-merchant', at: 'R4C5' },
      {
        heroes: [
          { is: 'mariner-merchant', at: 'R4C5' },
          { is: 'private-eye', at: 'R4C6', objects: ['herbs'] },
        ],
      },
    )
    t.dice(8).pick('push', 'bob').pick('pushGate')
    expect([t.hero('bob').life, t.table.objectDiscards.length]).toEqual(['out', 1])
  })

  it('CM-GATE-23 CM-SPAWN-5 a monster pushed into an open gate turns the tile up, but nothing spawns there', () => {
    const t = byGate(
      { is: 'mine-lab', isHidden: true },
      { is: 'mariner-merchant', at: 'R4C5' },
      { foes: [{ is: 'cultist', at: 'R4C6' }], generators: ['cultist-idol'] },
    )
    t.dice(5).pick('push', 'cultist').pick('pushGate')
    t.dice(1, 6, 1).pick('turnTile', 0)
    expect([t.where('cultist'), t.foes('cultist').length]).toEqual(['mine-lab R3C1', 1])
    expect(t.where('cultist-idol')).toBe('mine-lab R6C1')
  })
})

describe('generators and their monsters', () => {
  it('CM-GENER-3 CM-GENER-4 black is the row and white the column; improper spaces are rolled again', () => {
    const t = byGate(
      { is: 'mine-lab', isHidden: true },
      {},
      { generators: ['star-mound', 'web-cocoon'] },
    )
    t.pick('gate')
    // Two generators: an obstacle (R6C3), a red outline (R6C5), then R6C6; the second on the first, then R5C1.
    t.dice(4, 6, 3, 6, 5, 6, 6, 6, 6, 5, 1).pick('turnTile', 0)
    expect([t.where('star-mound'), t.where('web-cocoon')]).toEqual([
      'mine-lab R6C6',
      'mine-lab R5C1',
    ])
  })

  it('CM-GENER-12 CM-GENER-13 CM-ITEM-3 whoever destroys one keeps it, and its objects lie face down there', () => {
    const t = byGate(
      'train-station',
      { at: 'R3C1' },
      { foes: [{ is: 'cultist-idol', at: 'R3C2', health: 1 }] },
    )
    t.dice(4, 5).pick('attack', 'hands at cultist-idol')
    expect([t.hero('ann').kills.length, t.lying('R3C2')]).toEqual([
      1,
      { open: [], unseen: 3, tissue: 0 },
    ])
  })

  it('CM-SPAWN-2 CM-SPAWN-3 CM-TURN-5 at the start of a turn a d6 within the spawning number spawns, only on the own tile', () => {
    const position: Position = {
      tiles: ['cultist-temple', 'train-station'],
      heroes: [
        { is: 'psychotherapist', at: 'R3C1' },
        { is: 'private-eye', at: 'train-station R6C1' },
      ],
      foes: [
        { is: 'web-cocoon', at: 'R3C4' },
        { is: 'cultist-idol', at: 'train-station R1C1' },
      ],
      from: 'turn',
    }
    const t = before(position).dice(2).go()
    expect(t.asked).toBe('bob spawn.place')
    const quiet = before(position).dice(3).go()
    expect(quiet.asked).toBe('ann actions.choose')
  })

  it('CM-SPAWN-7 CM-SPAWN-8 CM-SPAWN-9 a monster appears beside its generator, not behind a line, on a piece or in harm', () => {
    const t = before({
      tiles: ['cultist-temple', 'train-station'],
      heroes: [
        { is: 'psychotherapist', at: 'R3C1' },
        { is: 'private-eye', at: 'train-station R6C1' },
      ],
      foes: [{ is: 'web-cocoon', at: 'R3C2' }],
      from: 'turn',
    })
      .dice(1)
      .go()
    const spaces = t.offered.map((one) => one.slice('place '.length))
    // R3C1 is taken, R2C2 burns and lies behind a wall, R2C3 is an obstacle, R4C3 is the altar.
    expect(spaces.toSorted()).toEqual(['R2C1', 'R3C3', 'R4C1', 'R4C2'])
  })
})
