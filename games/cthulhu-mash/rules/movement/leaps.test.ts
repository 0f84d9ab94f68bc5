import { describe, expect, it } from 'vitest'
import { at, type MashScenario } from '../../testing/at.ts'

const mariner = { is: 'mariner-merchant', at: 'train-station R1C2' } as const
const eye = { is: 'private-eye', at: 'train-station R6C6' } as const
const tiles = ['train-station', 'mariners-ship'] as const

describe('How a move ends', () => {
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

  it('CM-MOVE-17 points that are left are lost', () => {
    const t = at({ heroes: [mariner, eye], tiles })
      .pick('walk', 'R2C2')
      .pick('stop')
    expect(t.asked).toBe('ann actions.choose')
    t.pick('walk', 'R1C2')
    expect(t.engine.decision(t.state)?.about).toMatchObject({ points: 7 })
  })

  it('CM-MOVE-19 CM-MOVE-1 only one movement object counts', () => {
    const objects = ['bicycle', 'dog-sled'] as const
    const t = at({ heroes: [{ ...mariner, objects }, eye], tiles }).pick('walk', 'R2C2')
    expect(t.engine.decision(t.state)?.about).toMatchObject({ points: 9 })
  })

  it('CM-MOVE-20 CM-GENER-10 CM-PUSH-2 generators do not move and cannot be pushed', () => {
    const t = at({
      heroes: [mariner, eye],
      tiles,
      foes: [{ is: 'whirlpool', at: 'R2C2' }],
      actions: 1,
    })
    expect(t.offers('push')).toBe(false)
    t.pick('endTurn').pick('rouse', 'whirlpool')
    expect(t.offered).toEqual(['foeStrike ann', 'rest'])
  })

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

describe('Jumping', () => {
  it('CM-JUMP-1 CM-STAT-18 CM-JUMP-5 CM-PROMPT-20 over one space up to the number of the card, along rows and columns', () => {
    const t = at({ heroes: [{ ...mariner, at: 'R5C2' }, eye], tiles })
    const jumps = t.offered.filter((one) => one.startsWith('jump'))
    // R5C5 is two away; R6C2 would cross nothing, and R4C2 below is walled in.
    expect(jumps).toEqual(['jump R5C4', 'jump R5C5'])
    const u = at({
      heroes: [
        { ...eye, at: 'R5C2' },
        { ...mariner, at: 'R6C6' },
      ],
      tiles,
    })
    expect(u.offered.filter((one) => one.startsWith('jump'))).toEqual(['jump R5C4'])
  })

  it('CM-JUMP-2 CM-ACT-1 a jump costs an action and no die', () => {
    const t = at({ heroes: [{ ...mariner, at: 'R5C2' }, eye], tiles }).pick('jump', 'R5C5')
    expect(t.table.actions).toBe(4)
    expect(t.space('ann')).toBe('R5C5')
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-JUMP-3 CM-LINE-4 no jump crosses a solid line', () => {
    const t = at({ heroes: [{ ...mariner, at: 'R2C3' }, eye], tiles })
    expect(t.offers('jump', 'R2C1')).toBe(false)
  })

  it('CM-JUMP-4 CM-LINE-8 CM-RULING-19 it crosses pieces, hazards and dotted lines', () => {
    const t = at({
      heroes: [{ ...mariner, at: 'mariners-ship R5C3' }, eye],
      tiles,
      foes: [{ is: 'cultist', at: 'mariners-ship R4C3' }],
    })
    t.pick('jump', 'R3C3')
    expect(t.space('ann')).toBe('R3C3')
    const u = at({
      heroes: [{ ...mariner, at: 'coastal-cavern R4C3' }, eye],
      tiles: ['coastal-cavern', ...tiles],
    })
    expect(u.offers('jump', 'R6C3')).toBe(true)
    // Over the dotted outline of R6C5.
    const v = at({
      heroes: [
        { ...mariner, at: 'R6C4' },
        { ...eye, at: 'R1C1' },
      ],
      tiles,
    })
    expect(v.offers('jump', 'R6C6')).toBe(true)
    expect(v.offers('jump', 'R6C5')).toBe(false)
  })

  it('CM-JUMP-5 the landing space must be free and no obstacle', () => {
    const t = at({
      heroes: [{ ...mariner, at: 'R5C2' }, eye],
      tiles,
      foes: [{ is: 'cultist', at: 'R5C4' }],
    })
    expect(t.offers('jump', 'R5C4')).toBe(false)
    expect(t.offers('jump', 'R5C5')).toBe(true)
  })

  it('CM-JUMP-6 CM-ICON-7 CM-ICON-8 landing counts as moving there, what lies between does nothing', () => {
    const heroes = [{ ...mariner, at: 'ice-floats R4C2', objects: ['herbs'] }, eye] as const
    const t = at({ heroes, tiles: ['ice-floats', ...tiles] })
    t.pick('jump', 'R4C5')
    expect(t.hero('ann')).toMatchObject({ life: 'alive', health: 3 })
    const u = at({ heroes, tiles: ['ice-floats', ...tiles] })
    u.pick('jump', 'R4C4')
    expect(u.hero('ann').life).toBe('respawns')
    expect(u.table.objectDiscards).toHaveLength(1)
    expect(u.hero('bob').health).toBe(4)
  })
})
