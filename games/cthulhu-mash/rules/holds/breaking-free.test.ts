import { describe, expect, it } from 'vitest'
import { at, type MashScenario, type Position } from '../../testing/at.ts'
import { dieThrown } from '../../testing/die-thrown.ts'
import { inPit, web } from '../../testing/held.ts'
import { doc, eye, two, withOptions } from '../../testing/one.ts'

const net = { kind: 'net', escape: 2 } as const
const looseNet = { kind: 'net', escape: 1 } as const

describe('Breaking free', () => {
  it.each([
    [3, true],
    [4, false],
  ])('CM-HOLD-6 CM-HOLD-7 a %i against escape number 3: free %s', (die, isFree) => {
    const t = inPit({
      heroes: [
        { is: 'psychotherapist', at: 'R3C5', holds: [web] },
        { is: 'private-eye', at: 'R6C1' },
      ],
    })
    t.dice(die).pick('breakFree', 'web')
    expect(t.table.actions).toBe(4)
    expect(t.hero('ann').holds).toHaveLength(isFree ? 0 : 1)
    expect(t.offers('breakFree')).toBe(!isFree)
  })

  it('CM-HOLD-6 CM-HOLD-7 CM-HOLD-10 the escape number or less on a d6 ends a bond, as often as one has actions', () => {
    const t = two({ holds: [net] })
    const { actions } = t.table
    t.dice(3).pick('breakFree', 'net')
    t.dice(2).pick('breakFree', 'net')
    expect([t.hero('ann').holds, t.space('ann'), t.table.actions]).toEqual([
      [],
      'R3C1',
      actions - 2,
    ])
  })

  it('CM-HOLD-8 CM-HOLD-20 out of a pit one goes to a free space beside it, whose icons act', () => {
    const t = at({
      heroes: [
        { is: 'psychotherapist', at: 'R2C6', holds: [{ kind: 'space', escape: 2 }] },
        { is: 'private-eye', at: 'train-station R6C1' },
      ],
      tiles: ['mariners-ship', 'train-station'],
      piles: [{ at: 'R3C6', tissue: 1 }],
      foes: [{ is: 'cultist', at: 'R2C5' }],
    })
    t.dice(2).pick('breakFree', 'space')
    expect(t.offered).toEqual(['escapeTo R3C6', 'escapeTo R1C6'])
    t.pick('escapeTo', 'R3C6')
    expect(t.space('ann')).toBe('R3C6')
    expect(t.hero('ann')).toMatchObject({ holds: [], health: 2 })
    expect(t.table.actions).toBe(4)
  })

  it('CM-HOLD-8 CM-HOLD-20 breaking the hold of a space moves one to a free space beside it', () => {
    const t = two({ at: 'R4C3', holds: [{ kind: 'space', escape: 2 }] })
    t.dice(1).pick('breakFree', 'space')
    // Above lies the dotted screen.
    expect(t.offered.toSorted()).toEqual(['escapeTo R3C3', 'escapeTo R4C2', 'escapeTo R4C4'])
    t.pick('escapeTo', 'R4C2')
    expect([t.space('ann'), t.hero('ann').holds]).toEqual(['R4C2', []])
  })

  it('CM-HOLD-8 with automatic monsters a character still chooses where it goes', () => {
    const t = at({
      settings: { monsterControl: 'automatic' },
      heroes: [{ ...eye, at: 'R4C3', holds: [{ kind: 'space', escape: 2 }] }, doc],
      tiles: ['cultist-temple'],
    })
    t.dice(1).pick('breakFree', 'space')
    expect(t.offered.toSorted()).toEqual(['escapeTo R3C3', 'escapeTo R4C2', 'escapeTo R4C4'])
  })

  it('CM-HOLD-9 with no space beside it free, it cannot be tried', () => {
    const t = inPit({
      foes: [
        { is: 'cultist', at: 'R5C5' },
        { is: 'moon-beast', at: 'R4C6' },
        { is: 'deep-one', at: 'R3C5' },
      ],
    })
    expect(t.refusal('breakFree', 'space')).toBe('no-way-out')
  })

  it('CM-HOLD-9 with no such space it cannot be tried', () => {
    const t = two(
      { at: 'R4C3', holds: [{ kind: 'space', escape: 2 }] },
      {
        foes: [
          { is: 'cultist', at: 'R3C3' },
          { is: 'cultist', at: 'R4C2' },
          { is: 'cultist', at: 'R4C4' },
        ],
      },
    )
    expect(t.refusal('breakFree', 'space')).toBe('no-way-out')
  })

  it('CM-HOLD-9 CM-HOLD-18 a monster hemmed in cannot try to leave a pit', () => {
    const t = two(
      { is: 'psychotherapist', at: 'R4C2' },
      {
        foes: [
          { is: 'moon-beast', at: 'R4C3', holds: [{ kind: 'space', escape: 2 }] },
          { is: 'cultist-idol', at: 'R3C3' },
          { is: 'star-mound', at: 'R4C4' },
        ],
        from: 'monsters',
      },
    )
    t.untilTurnEnds().pick('rouse', 'moon-beast')
    expect(t.asked).toBe('turn is over')
    expect(t.told('tries')).toEqual([])
  })

  it('CM-HOLD-10 CM-RULING-24 out of a web one stays, with or without room', () => {
    const t = inPit({
      heroes: [
        { is: 'psychotherapist', at: 'R1C1', holds: [web] },
        { is: 'private-eye', at: 'R1C2' },
      ],
      foes: [{ is: 'cultist', at: 'R2C1' }],
    })
    t.dice(1).pick('breakFree', 'web')
    expect(t.space('ann')).toBe('R1C1')
    expect(t.hero('ann').holds).toEqual([])
  })

  it('CM-OPT-25 escape-moves: breaking any hold moves the piece, and needs room', () => {
    const tied = (escapeMoves: boolean, foes: Position['foes'] = []): MashScenario =>
      withOptions({ escapeMoves }, { holds: [{ kind: 'net', escape: 2 }] }, {}, { foes })
    const t = tied(true).dice(1).pick('breakFree', 'net')
    expect(t.asked).toBe('ann escape.leave')
    expect(t.offers('escapeTo', 'R4C1')).toBe(false)
    t.pick('escapeTo', 'R3C2')
    expect(t.space('ann')).toBe('R3C2')
    expect(tied(false).dice(1).pick('breakFree', 'net').space('ann')).toBe('R3C1')
    const walls = [
      { is: 'cultist-idol', at: 'R2C1' },
      { is: 'cultist-idol', at: 'R3C2' },
    ] as const
    expect(tied(true, walls).refusal('breakFree', 'net')).toBe('no-way-out')
    expect(tied(false, walls).offers('breakFree', 'net')).toBe(true)
  })

  it('CM-OPT-25 with escape-moves a broken bond moves one too', () => {
    const t = two({ holds: [net] }, { settings: { escapeMoves: true } })
    t.dice(2).pick('breakFree', 'net').pick('escapeTo', 'R4C1')
    expect(t.space('ann')).toBe('R4C1')
  })

  it('CM-OPT-25 CM-HOLD-10 with escape-moves a vampire that clings stays where it is', () => {
    const t = two(
      { is: 'psychotherapist' },
      {
        settings: { escapeMoves: true },
        foes: [{ is: 'star-vampire', at: 'R3C1', on: 0, holds: [net] }],
        from: 'monsters',
      },
    ).pick('rouse', 'star-vampire')
    t.dice(1).pick('foeBreak', 'net')
    expect(t.foe('star-vampire')).toMatchObject({ holds: [], victim: 0 })
    expect(t.space('star-vampire')).toBe('R3C1')
    expect(t.asked).toBe('bob foeTurn.choose')
  })
})

describe('Which die is thrown', () => {
  it('CM-HOLD-6 a d6 to break free, whoever tries', () => {
    for (const is of ['arctic-explorer', 'psychotherapist'] as const) {
      const t = two({ is, holds: [looseNet] })
      expect(dieThrown(() => t.pick('breakFree', 'net'))).toBe('d6')
    }
  })
})
