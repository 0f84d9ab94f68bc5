import { describe, expect, it } from 'vitest'
import { at, type MashScenario, type Position } from '../../testing/at.ts'
import { threeInTemple } from '../../testing/on-tile.ts'

const mariner = { is: 'mariner-merchant', at: 'train-station R1C2' } as const
const eye = { is: 'private-eye', at: 'train-station R6C6' } as const
const tiles = ['train-station', 'mariners-ship'] as const
const tissue = (space: string): NonNullable<Position['piles']> => [{ at: space, tissue: 1 }]

describe('Stepping through somebody', () => {
  const lane = [{ is: 'cultist-idol', at: 'R2C2' }] as const

  /** The rails of R4C1 are dear to come back to; behind R3C1 and R3C2 there is one way on, over R2C2. */
  const rails = (): MashScenario => {
    const t = at({
      heroes: [
        { ...eye, at: 'train-station R4C1' },
        { ...mariner, at: 'train-station R3C1' },
        { is: 'psychotherapist', at: 'train-station R3C2' },
        { is: 'arctic-explorer', at: 'train-station R2C2' },
      ],
      tiles: [{ is: 'train-station' }, { is: 'cultist-temple', row: 3, column: 3 }],
      piles: [{ at: 'train-station R4C1', open: ['bolos', 'net'] }],
    })
    return t.pick('pickUp', 'bolos').pick('pickUp', 'net')
  }

  it('CM-MOVE-21 a step through somebody is offered only with points enough to go on', () => {
    const heroes = [
      { ...mariner, at: 'R2C1' },
      { ...eye, at: 'R1C1' },
    ] as const
    const piles = [
      { at: 'R2C1', open: ['herbs', 'bicycle', 'bolos', 'net', 'handcuffs', 'sword-cane'] },
    ] as const
    const t = at({ heroes, tiles, foes: lane, piles })
    for (const object of ['herbs', 'bolos', 'net', 'handcuffs', 'sword-cane'])
      t.pick('pickUp', object)
    expect(t.offers('step', 'R1C1')).toBe(true)
    t.pick('drop', 'net').pick('pickUp', 'net')
    expect(t.engine.decision(t.state)?.about).toMatchObject({ points: 2 })
    expect(t.offers('step', 'R1C1')).toBe(true)
    t.pick('drop', 'net').pick('pickUp', 'net')
    expect(t.engine.decision(t.state)?.about).toMatchObject({ points: 1 })
    expect(t.offers('step', 'R1C1')).toBe(false)
  })

  it('CM-MOVE-21 CM-RULING-82 who is refused in the middle cannot stop there and has to leave; its points stay spent', () => {
    const t = at({
      heroes: [
        { ...mariner, at: 'R3C1' },
        { ...eye, at: 'R4C1' },
        { is: 'psychotherapist', at: 'R5C1' },
      ],
      tiles,
      foes: [{ is: 'cultist-idol', at: 'R6C1' }],
      piles: [{ at: 'R3C1', open: ['herbs', 'bolos', 'net', 'handcuffs'] }],
    })
    for (const object of ['herbs', 'bolos', 'net', 'handcuffs']) t.pick('pickUp', object)
    t.pick('step', 'R4C1').pickAs('bob', 'permit')
    expect(t.engine.decision(t.state)?.about).toMatchObject({ points: 2 })
    t.pick('step', 'R5C1').pickAs('cid', 'refuse')
    expect(t.offers('stop')).toBe(false)
    t.pick('walk', 'R3C1')
    expect(t.engine.decision(t.state)?.about).toMatchObject({ points: 1 })
  })

  it('CM-MOVE-21 CM-RULING-82 whom the last of three in a row refuses, and who cannot pay the way back, is put back', () => {
    const t = rails().pick('step', 'R3C1').pickAs('bob', 'permit')
    // Past the second there is nothing left to choose: the third is asked at once.
    t.pick('step', 'R3C2').pickAs('cid', 'permit').pickAs('dee', 'refuse')
    expect(t.told('back')).toHaveLength(1)
    expect(t.space('ann')).toBe('R4C1')
    expect(t.engine.decision(t.state)?.about).toMatchObject({ points: 2 })
    expect(t.offers('stop')).toBe(true)
  })

  it('CM-MOVE-21 CM-PROMPT-35 a step through somebody counts on whoever stands further on, and the default goes on', () => {
    const t = rails()
    expect(t.offers('step', 'R3C1')).toBe(true)
    t.pick('step', 'R3C1').pickAs('bob', 'permit')
    // With 3 points the way back costs 2 of them.
    expect(t.defaultPick).toBe('walk R4C1')
    const short = rails()
    for (const object of ['net', 'bolos']) short.pick('drop', object).pick('pickUp', object)
    expect(short.offers('step', 'R3C1')).toBe(false)
    // A brazier behind, others on either side: no safe walk and no gate, so the first step that leads on.
    const between = at({
      heroes: [
        { ...mariner, at: 'R2C2' },
        { ...eye, at: 'R2C1' },
        { is: 'psychotherapist', at: 'R1C1' },
        { is: 'arctic-explorer', at: 'R3C1' },
      ],
      tiles: ['cultist-temple'],
    })
    between.pick('step', 'R2C1').pickAs('bob', 'permit')
    expect(between.defaultPick).toBe('step R3C1')
  })

  it('CM-MOVE-22 CM-RULING-82 nobody steps onto an occupied space that would hold', () => {
    const t = at({
      heroes: [
        { ...mariner, at: 'leng-plateau R1C2' },
        { ...eye, at: 'leng-plateau R2C2' },
      ],
      tiles: ['leng-plateau', 'train-station'],
    })
    expect(t.offers('step', 'R2C2')).toBe(false)
    const u = at({
      heroes: [{ ...mariner, at: 'leng-plateau R1C2' }, eye],
      tiles: ['leng-plateau', 'train-station'],
    })
    expect(u.offers('step', 'R2C2')).toBe(true)
  })
})

describe('Whoever is on another’s space and does not answer', () => {
  it('CM-PROMPT-35 CM-MOVE-10 goes by the first safe way to a free space', () => {
    const t = threeInTemple('R1C1', 'R1C2', 'R6C6', { foes: [{ is: 'cultist-idol', at: 'R2C1' }] })
    t.pick('step', 'R1C2').pick('permit')
    expect(t.defaultPick).toBe('walk R1C1')
    // With the way back barred by what hurts, the next one.
    const u = threeInTemple('R1C1', 'R1C2', 'R6C6', {
      foes: [{ is: 'cultist-idol', at: 'R2C1' }],
      piles: tissue('R1C1'),
    })
    u.pick('step', 'R1C2').pick('permit')
    expect(u.defaultPick).toBe('walk R1C3')
  })

  it('CM-PROMPT-35 CM-GATE-9 through the gate where no way is safe, but not onto somebody', () => {
    const over = (foe: string): MashScenario =>
      threeInTemple('R1C5', 'R1C4', 'R6C6', {
        tiles: [
          { is: 'cultist-temple', row: 0, column: 0 },
          { is: 'leng-plateau', row: 1, column: 0 },
        ],
        foes: [
          { is: 'cultist-idol', at: 'R1C3' },
          { is: 'cultist', at: foe },
        ],
        piles: tissue('R1C5'),
      })
        .pick('step', 'R1C4')
        .pick('permit')
    expect(over('leng-plateau R1C1').defaultPick).toBe('gate 0')
    // Whoever would have to switch bars the gate: the only way is back, into the tissue.
    const barred = over('leng-plateau R6C3')
    expect([barred.space('ann'), barred.hero('ann').health]).toEqual(['R1C5', 3])
  })

  it('CM-PROMPT-35 CM-MOVE-21 else by a step: through the next one who has not refused, or back into harm', () => {
    const t = threeInTemple('R1C3', 'R1C4', 'R1C5', { piles: tissue('R1C3') })
    t.pick('step', 'R1C4').pick('permit')
    expect(t.defaultPick).toBe('step R1C5')
    t.takeDefault()
    expect(t.asked).toBe('cid permit.ask')
    t.pick('refuse')
    expect([t.space('ann'), t.hero('ann').health]).toEqual(['R1C3', 3])
    expect(t.asked).toBe('ann move.choose')
  })
})

describe('Stepping through somebody in a gate', () => {
  /** Bob on the w gate space of the station, with a generator above him; Ann comes by R3C2 with this many points left. */
  const towards = (ann: string, beyond: 'empty' | 'occupied' = 'empty'): MashScenario => {
    const t = at({
      heroes: [
        { is: 'private-eye', at: `train-station ${ann}` },
        { is: 'mariner-merchant', at: 'train-station R3C1' },
      ],
      tiles: [
        { is: 'cultist-temple', column: 0 },
        { is: 'train-station', column: 1 },
      ],
      foes: [
        { is: 'star-mound', at: 'train-station R4C1' },
        { is: 'cultist', at: beyond === 'empty' ? 'cultist-temple R1C1' : 'cultist-temple R4C6' },
      ],
      piles: [{ at: 'train-station R3C2', tissue: 1 }],
    })
    return t.pick('walk', 'R2C2').pick('step', 'R3C2')
  }

  it('CM-MOVE-21 is offered while a point is left for the gate, and nobody stands beyond it', () => {
    // Four steps of six to R3C2 leave two: one to Bob's space, one for the gate.
    const t = towards('R1C4')
    expect(t.engine.decision(t.state)?.about).toMatchObject({ points: 2 })
    t.pick('step', 'R3C1').pick('permit').pick('gate')
    expect(t.where('ann')).toBe('cultist-temple R4C6')
    expect(t.where('bob')).toBe('train-station R3C1')
  })

  it('CM-MOVE-21 is a step back into harm at least, where no gate is left to go through', () => {
    // From R3C1 the tissue on R3C2 is a free space too: with one point more than the step it is a way on.
    expect(towards('R1C4', 'occupied').offers('step', 'R3C1')).toBe(true)
    expect(towards('R1C5').offers('step', 'R3C1')).toBe(false)
  })
})

describe('A gate as the only way on', () => {
  /** Ann picks up so much, a point each, and comes beside Bob in the w gate of the camp, where each step costs two. */
  const beside = (picks: number, foe = 'leng-plateau R1C1'): MashScenario => {
    const t = at({
      heroes: [
        { is: 'private-eye', at: 'base-camp R3C3' },
        { is: 'psychotherapist', at: 'base-camp R3C1' },
      ],
      tiles: [
        { is: 'leng-plateau', column: 0 },
        { is: 'base-camp', column: 1 },
      ],
      foes: [{ is: 'cultist', at: foe }],
      piles: [{ at: 'base-camp R3C3', open: ['net', 'bolos'] }],
    })
    for (const object of ['net', 'bolos'].slice(0, picks)) t.pick('pickUp', object)
    return t.pick('walk', 'R3C2')
  }

  it('CM-MOVE-21 CM-GATE-9 the last point is enough for it, if nobody stands beyond', () => {
    // Three points are left: two for the step, one for the gate and not for going back.
    const t = beside(1).pick('step', 'R3C1').pick('permit')
    expect(t.where('ann')).toBe('leng-plateau R4C6')
    expect(beside(1, 'leng-plateau R4C6').offers('step', 'R3C1')).toBe(false)
    expect(beside(2).offers('step', 'R3C1')).toBe(false)
  })
})
