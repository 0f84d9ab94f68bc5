import { describe, expect, it } from 'vitest'
import { before } from '../testing/at.ts'
import { byGate } from '../testing/facing-gates.ts'

describe('going through gates', () => {
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
