import { describe, expect, it } from 'vitest'
import { at, type MashScenario, type Position } from '../testing/at.ts'

const tissue = (space: string): NonNullable<Position['piles']> => [{ at: space, tissue: 1 }]

/** Ann beside Bob in the temple, and Cid where he is wanted. */
const inTemple = (
  ann: string,
  bob: string,
  cid: string,
  { tiles = [{ is: 'cultist-temple' }], ...more }: Position = {},
): MashScenario =>
  at({
    heroes: [
      { is: 'private-eye', at: ann },
      { is: 'psychotherapist', at: bob },
      { is: 'mariner-merchant', at: cid },
    ],
    tiles,
    ...more,
  })

describe('Whoever is on another’s space and does not answer', () => {
  it('CM-PROMPT-35 CM-MOVE-10 goes by the first safe way to a free space', () => {
    const t = inTemple('R1C1', 'R1C2', 'R6C6', { foes: [{ is: 'cultist-idol', at: 'R2C1' }] })
    t.pick('step', 'R1C2').pick('permit')
    expect(t.defaultPick).toBe('walk R1C1')
    // With the way back barred by what hurts, the next one.
    const u = inTemple('R1C1', 'R1C2', 'R6C6', {
      foes: [{ is: 'cultist-idol', at: 'R2C1' }],
      piles: tissue('R1C1'),
    })
    u.pick('step', 'R1C2').pick('permit')
    expect(u.defaultPick).toBe('walk R1C3')
  })

  it('CM-PROMPT-35 CM-GATE-9 through the gate where no way is safe, but not onto somebody', () => {
    const over = (foe: string): MashScenario =>
      inTemple('R1C5', 'R1C4', 'R6C6', {
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
    const t = inTemple('R1C3', 'R1C4', 'R1C5', { piles: tissue('R1C3') })
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

describe('Who shares a space, and who does not', () => {
  it('CM-MOVE-10 CM-MOVE-8 the first seat is stepped through like any other', () => {
    const t = inTemple('R1C2', 'R1C1', 'R6C6', { turn: 1 })
    t.pick('step', 'R1C2')
    expect(t.asked).toBe('ann permit.ask')
    t.pick('permit')
    expect(t.asked).toBe('bob move.choose')
    expect(t.offers('stop')).toBe(false)
  })

  it('CM-MOVE-11 CM-MOVE-17 the victim of a vampire stops where its points end', () => {
    const t = inTemple('R1C1', 'R6C1', 'R6C6', {
      foes: [{ is: 'star-vampire', at: 'R1C1', on: 0 }],
    })
    expect(t.defaultPick).toBe('endTurn')
    t.pick('walk', 'R2C1')
    expect(t.defaultPick).toBe('stop')
    t.pick('walk', 'R3C5')
    expect(t.space('ann')).toBe('R3C5')
    expect(t.asked).toBe('ann actions.choose')
  })
})

describe('Handing over and helping oneself on the way', () => {
  it('CM-MOVE-15 CM-ITEM-13 the first seat receives like any other, and nobody on another tile', () => {
    const given = (ann: string): MashScenario =>
      at({
        heroes: [
          { is: 'private-eye', at: ann },
          { is: 'psychotherapist', at: 'cultist-temple R3C3', objects: ['herbs'] },
        ],
        tiles: ['cultist-temple', 'base-camp'],
        turn: 1,
      })
    expect(given('cultist-temple R3C4').offers('give', 'herbs to ann')).toBe(true)
    expect(given('base-camp R3C4').offers('give', 'herbs to ann')).toBe(false)
  })

  it('CM-HOLD-3 CM-HOLD-16 who walks in handcuffs uses and gives nothing, but may pick up and drop', () => {
    const walked = (holds: { kind: 'handcuffs'; escape: number }[]): MashScenario =>
      at({
        heroes: [
          { is: 'private-eye', at: 'R3C1', health: 2, objects: ['first-aid-kit'], holds },
          { is: 'psychotherapist', at: 'R3C3' },
        ],
        tiles: ['cultist-temple'],
        piles: [{ at: 'R3C2', open: ['net'] }],
      }).pick('walk', 'R3C2')
    const can = (t: MashScenario): boolean[] =>
      (['green', 'give', 'pickUp', 'drop'] as const).map((verb) => t.offers(verb))
    expect(can(walked([]))).toEqual([true, true, true, true])
    expect(can(walked([{ kind: 'handcuffs', escape: 2 }]))).toEqual([false, false, true, true])
  })
})
