import { describe, expect, it } from 'vitest'
import { at, before } from '../../testing/at.ts'
import { byGate, stationAndLibrary } from '../../testing/facing-gates.ts'

const eyeByGate = { is: 'private-eye', at: 'train-station R6C3' } as const
const doc = { is: 'psychotherapist', at: 'medical-school R1C6' } as const
const eyeAtStation = { is: 'private-eye', at: 'train-station R5C3' } as const
const mariner = { is: 'mariner-merchant', at: 'train-station R6C6' } as const

describe('Gates', () => {
  it('CM-GATE-2 a gate space can be crossed and stopped on without using the gate', () => {
    const t = at({ heroes: [{ ...eyeByGate, at: 'R6C2' }, doc], tiles: stationAndLibrary() })
    t.pick('walk', 'R6C3').pick('stop')
    expect(t.where('ann')).toBe('train-station R6C3')
    expect(t.told('arrives')).toEqual([])
  })

  it('CM-GATE-2 a gate space is like any other', () => {
    const t = byGate('train-station', { at: 'R4C5' })
    t.pick('walk', 'R4C6').pick('walk', 'R3C6').pick('stop')
    expect(t.where('ann')).toBe('cultist-temple R3C6')
  })

  it('CM-RULING-11 CM-GATE-3 CM-GATE-4 gates wrap round the board past gaps, but never to the tile itself', () => {
    const t = at({
      heroes: [
        { ...eyeAtStation, at: 'train-station R3C1' },
        { ...mariner, at: 'mariners-ship R1C6' },
      ],
      tiles: [
        { is: 'train-station', column: 0, row: 0 },
        { is: 'mariners-ship', column: 2, row: 0, turned: 2 },
      ],
    })
    // West of the station the row begins again at its other end; the ship's w gate looks east.
    t.pick('gate')
    expect(t.where('ann')).toBe('mariners-ship R3C1')
    const u = at({
      heroes: [{ ...eyeAtStation, at: 'train-station R6C3' }, mariner],
      tiles: ['train-station', { is: 'mariners-ship', column: 1 }],
    })
    // Nothing else lies in its column.
    expect(u.refusal('gate')).toBe('dead-end')
  })

  it('CM-GATE-5 CM-GATE-9 CM-GATE-10 CM-GATE-11 CM-RULING-14 connected gates: one point, to the facing gate space, and the rest is lost', () => {
    const t = at({
      heroes: [eyeByGate, doc],
      tiles: [
        { is: 'train-station', turned: 1 },
        { is: 'elder-city', turned: 3 },
        { is: 'medical-school', column: 5, row: 5 },
      ],
    })
    t.pick('gate')
    expect(t.where('ann')).toBe('elder-city R6C3')
    expect(t.asked).toBe('ann actions.choose')
    expect(t.table.actions).toBe(3)
  })

  it('CM-GATE-5 CM-GATE-9 CM-GATE-10 CM-GATE-11 a connected gate costs 1 point, ends the move and leads to the gate space beyond', () => {
    const t = byGate('train-station', { at: 'R3C6' })
    t.pick('walk', 'R4C6').pick('gate')
    expect(t.where('ann')).toBe('train-station R3C1')
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-GATE-6 CM-GATE-14 CM-GATE-19 CM-PROMPT-16 CM-TERM-20 CM-RULING-15 an open gate reveals, populates and spawns, in that order', () => {
    const t = at({
      heroes: [eyeByGate, doc],
      tiles: stationAndLibrary({ isHidden: true }),
      generators: ['cultist-idol'],
    })
    t.pick('gate')
    expect(t.asked).toBe('ann reveal.rotate')
    expect(t.offered).toEqual(['turnTile 1', 'turnTile 2', 'turnTile 3'])
    t.dice(1, 6, 6).pick('turnTile', 3)
    expect(t.where('ann')).toBe('university-library R6C3')
    expect(t.asked).toBe('bob spawn.place')
    t.pick('place', 'R5C6')
    const keys = t.events.map(({ key }) => key)
    expect(keys).toEqual(['reveals', 'turns', 'arrives', 'populates', 'places', 'spawns'])
    expect(t.asked).toBe('ann actions.choose')
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

  it('CM-GATE-7 CM-GATE-8 no way through a gate without neighbour or without a gate on the other side', () => {
    const facing = at({ heroes: [eyeByGate, doc], tiles: stationAndLibrary({ turned: 2 }) })
    // With two quarter turns the library's wall without gate looks east, its e gate west.
    expect(facing.offers('gate')).toBe(true)
    const walled = at({ heroes: [eyeByGate, doc], tiles: stationAndLibrary({ turned: 0 }) })
    expect(walled.refusal('gate')).toBe('dead-end')
    const nobody = at({ heroes: [{ ...eyeByGate, at: 'R3C1' }, doc], tiles: stationAndLibrary() })
    expect(nobody.refusal('gate')).toBe('dead-end')
  })

  it('CM-GATE-7 CM-GATE-8 a gate against a side without one is a dead end', () => {
    const t = byGate('university-library')
    expect(t.refusal('gate')).toBe('dead-end')
  })

  it('CM-GATE-9 CM-GATE-11 the last point of a move is enough for a gate, none is not', () => {
    const t = at({
      heroes: [{ ...eyeByGate, at: 'R6C3' }, doc],
      tiles: stationAndLibrary(),
      piles: [{ at: 'R6C3', open: ['herbs', 'bolos', 'net', 'handcuffs', 'sword-cane'] }],
    })
    for (const object of ['herbs', 'bolos', 'net', 'handcuffs', 'sword-cane'])
      t.pick('pickUp', object)
    expect(t.offers('gate')).toBe(true)
    t.pick('drop', 'net').pick('pickUp', 'net')
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

  it('CM-GATE-12 CM-GATE-13 monsters do not go through gates by themselves', () => {
    const t = at({
      heroes: [{ ...eyeByGate, at: 'R5C3' }, doc],
      tiles: stationAndLibrary(),
      foes: [{ is: 'cultist', at: 'R6C3' }],
      from: 'monsters',
    })
    t.pick('rouse', 'cultist')
    expect(t.offers('gate')).toBe(false)
    expect(t.offered.every((one) => /^(foeWalk|foeStrike|rest)/.test(one))).toBe(true)
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

  it('CM-GATE-18 CM-RULING-73 CM-LINE-2 nothing reaches through a gate but pieces that move', () => {
    const t = at({
      heroes: [
        { ...eyeByGate, objects: ['revolver-32', 'herbs', 'dynamite-stick'] },
        { ...doc, at: 'university-library R6C3' },
      ],
      tiles: stationAndLibrary(),
      foes: [{ is: 'cultist', at: 'university-library R5C4' }],
    })
    expect(t.offers('gate')).toBe(true)
    for (const verb of ['attack', 'give', 'push'] as const) expect(t.offers(verb)).toBe(false)
  })

  it('CM-GATE-18 CM-AREA-4 an area stays on its tile, whoever stands on the same space of another', () => {
    const t = at({
      heroes: [
        { is: 'psychotherapist', at: 'cultist-temple R3C1', objects: ['dynamite-bundle'] },
        { is: 'private-eye', at: 'train-station R4C5' },
      ],
      tiles: ['cultist-temple', 'train-station', 'medical-school'],
      foes: [
        { is: 'cultist', at: 'cultist-temple R3C4' },
        { is: 'deep-one', at: 'train-station R3C4' },
      ],
    })
    t.dice(7).pick('aim', 'dynamite-bundle at R4C4 0')
    expect([t.foes('cultist').length, t.foes('deep-one').length]).toEqual([0, 1])
    expect(t.hero('bob').health).toBe(4)
  })
})
