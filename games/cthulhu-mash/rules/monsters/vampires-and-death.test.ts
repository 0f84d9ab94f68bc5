import { describe, expect, it } from 'vitest'
import { at, before } from '../../testing/at.ts'
import { docAndEyeInCamp } from '../../testing/in-camp.ts'
import { attached } from '../../testing/monster-steps.ts'
import { one, two } from '../../testing/one.ts'

describe('Star Vampires whose victim is gone', () => {
  it('CM-FOE-19 CM-HOLD-16 in handcuffs it only tries to get out of them', () => {
    const t = docAndEyeInCamp({
      foes: [
        {
          is: 'star-vampire',
          at: 'R3C3',
          on: 0,
          holds: [{ kind: 'handcuffs', escape: 1 }],
        },
      ],
      from: 'monsters',
    })
    t.pickAs('bob', 'rouse', 'star-vampire')
    expect(t.offered).toEqual(['foeBreak handcuffs', 'rest'])
  })

  it('CM-FOE-19 CM-DEATH-18 it stays on the space of a dead victim; one that is controlled is put beside it', () => {
    const t = docAndEyeInCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R3C3', health: 1 },
        { is: 'private-eye', at: 'R3C5' },
      ],
      foes: [{ is: 'star-vampire', at: 'R3C3', on: 0 }],
      from: 'monsters',
    })
    t.untilTurnEnds().pickAs('bob', 'rouse', 'star-vampire').pick('drain')
    expect(t.hero('ann').life).toBe('respawns')
    expect(t.space('star-vampire')).toBe('R3C3')
    expect(t.foe('star-vampire').victim).toBe(-1)
    const led = docAndEyeInCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R3C3' },
        { is: 'private-eye', at: 'R3C5', spells: ['mental-suggestion'] },
      ],
      turn: 1,
      foes: [{ is: 'star-vampire', at: 'R3C3', on: 0 }],
    })
    led.dice(10).pick('attack', 'mental-suggestion at star-vampire')
    expect(led.asked).toBe('bob control.detach')
    led.pick('pushTo', 'R3C4')
    expect(led.foe('star-vampire').victim).toBe(-1)
    expect(led.asked).toBe('bob control.choose')
  })

  it('CM-FOE-19 a vampire that finds no space is destroyed', () => {
    const t = two(
      { is: 'psychotherapist', at: 'R1C1', health: 1, mentality: 0 },
      {
        tiles: ['cultist-temple', 'medical-school'],
        foes: [
          { is: 'star-vampire', at: 'R1C1', on: 0 },
          { is: 'star-vampire', at: 'R1C1', on: 0 },
          { is: 'cultist-idol', at: 'R2C1' },
          { is: 'cultist', at: 'R1C2' },
          { is: 'mi-go', at: 'R2C2' },
        ],
        from: 'monsters',
      },
    )
    t.untilTurnEnds().pick('rouse', 'star-vampire#1').pick('drain')
    expect(t.foes('star-vampire')).toHaveLength(1)
    expect(t.space('star-vampire')).toBe('R1C1')
  })

  it('CM-FOE-19 a vampire without room is not put into an obstacle', () => {
    const t = two(
      { is: 'psychotherapist', at: 'R4C2', health: 1, mentality: 0 },
      {
        tiles: ['cultist-temple', 'medical-school'],
        foes: [
          { is: 'star-vampire', at: 'R4C2', on: 0 },
          { is: 'star-vampire', at: 'R4C2', on: 0 },
        ],
        from: 'monsters',
      },
    )
    t.untilTurnEnds().pick('rouse', 'star-vampire#1').pick('drain')
    // R5C2 to the north is an obstacle.
    expect([t.space('star-vampire', 1), t.space('star-vampire', 2)]).toEqual(['R4C2', 'R5C3'])
  })

  it('CM-FOE-19 of several the first stays, the next goes to the first free space round it', () => {
    const t = two(
      { is: 'psychotherapist', at: 'R3C3', health: 1, mentality: 0 },
      {
        tiles: ['cultist-temple', 'medical-school'],
        foes: [
          { is: 'star-vampire', at: 'R3C3', on: 0 },
          { is: 'star-vampire', at: 'R3C3', on: 0 },
          { is: 'cultist-idol', at: 'R4C3' },
        ],
        from: 'monsters',
      },
    )
    t.untilTurnEnds().pick('rouse', 'star-vampire#1').pick('drain')
    expect(t.hero('ann').life).toBe('respawns')
    expect([t.space('star-vampire', 1), t.space('star-vampire', 2)]).toEqual(['R3C3', 'R4C4'])
  })

  it('CM-FOE-25 a dead end is the end of both', () => {
    const t = at({
      heroes: [
        { is: 'mariner-merchant', at: 'R5C3' },
        { is: 'private-eye', at: 'R6C3', objects: ['herbs'] },
        { is: 'psychotherapist', at: 'R1C1' },
      ],
      tiles: ['train-station', 'base-camp'],
      foes: [{ is: 'star-vampire', at: 'R6C3', on: 1 }],
    })
    t.dice(8).pick('push', 'bob').pick('pushGate', 'train-station R6C3')
    expect(t.hero('bob').life).toBe('out')
    expect(t.foes('star-vampire')).toEqual([])
    expect(t.table.objectDiscards).toHaveLength(1)
  })

  it('CM-FOE-25 it dies with its victim in a dead end gate, and otherwise stays alive on the space', () => {
    const t = before({
      tiles: [{ is: 'cultist-temple' }, 'medical-school'],
      heroes: [
        { is: 'mariner-merchant', at: 'R5C3' },
        { is: 'private-eye', at: 'R6C3' },
      ],
      foes: [{ is: 'star-vampire', at: 'R6C3', on: 1 }],
    }).go()
    // Nothing lies north of the temple.
    t.dice(8).pick('push', 'bob').pick('pushGate')
    expect([t.hero('bob').life, t.foes('star-vampire').length]).toEqual(['out', 0])
    const drained = attached({ health: 1 }, { from: 'monsters' })
    drained.pick('rouse', 'star-vampire').pick('drain')
    expect(drained.foe('star-vampire')).toMatchObject({ victim: -1, health: 1 })
  })

  it('CM-GATE-24 CM-FOE-25 a dead end takes whoever is pushed into it, and nobody who stands about', () => {
    const t = one(
      { is: 'mariner-merchant', at: 'train-station R3C2' },
      {
        tiles: ['train-station', { is: 'mine-lab', turned: 1, column: 5, row: 5 }],
        foes: [{ is: 'moon-beast', at: 'train-station R6C1' }],
      },
      { is: 'psychotherapist', at: 'train-station R3C1' },
    )
    t.dice(8).pick('push', 'bob').pick('pushGate', 'train-station R3C1')
    expect(t.hero('bob').life).toBe('out')
    expect(t.foe('moon-beast').health).toBe(2)
  })
})
