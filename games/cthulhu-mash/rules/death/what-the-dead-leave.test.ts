import { describe, expect, it } from 'vitest'
import { at, before, type MashScenario } from '../../testing/at.ts'
import { aboutToDie, besideVictim, struckByCultist, struckDown } from '../../testing/death.ts'
import { doc, eye, one } from '../../testing/one.ts'
import { shufflesIn } from '../../testing/shuffled.ts'

describe('What the dead leave', () => {
  it('CM-BOOST-1 CM-POWER-29 CM-DEATH-7 drawn from the own stack, at work until death', () => {
    const t = one(
      { is: 'private-eye', health: 1, kills: ['cultist-idol', 'whirlpool', 'star-mound'] },
      {
        powers: ['ae-health', 'pe-health'],
        piles: [{ at: 'R3C1', tissue: 0, unseen: ['shoggoth-tissue', 'shoggoth-tissue'] }],
      },
    )
    t.pick('powerUp')
    expect(t.hero('ann')).toMatchObject({ powers: [16], health: 2, kills: [] })
    expect(t.table.generatorDiscards).toHaveLength(3)
    expect(t.state.box.powers[2]).toHaveLength(6)
    t.pick('pickTop').pick('pickTop')
    expect(t.hero('ann').powers).toEqual([])
    expect(t.state.box.powers[2]).toHaveLength(7)
  })

  it('CM-DEATH-7 power-ups go back to the stack and destroyed generators are discarded', () => {
    const t = struckDown({ powers: ['ae-melee'], kills: ['cultist-idol'] })
    expect([t.hero('ann').powers, t.hero('ann').kills, t.table.generatorDiscards.length]).toEqual([
      [],
      [],
      1,
    ])
    expect(t.state.box.powers[0]).toHaveLength(7)
  })

  it('CM-DEATH-7 the power-ups of the dead go back and are shuffled, of nobody else', () => {
    const t = one(
      { is: 'private-eye', at: 'R2C1', health: 1, powers: ['pe-action'] },
      { tiles: ['cultist-temple', 'train-station'] },
      { powers: ['pt-defence'] },
    )
    const isShuffled = shufflesIn(t)
    t.pick('step', 'R2C2')
    expect(isShuffled('powers', 2)).toBe(true)
    expect(isShuffled('powers', 3)).toBe(false)
  })

  it('CM-DEATH-13 CM-RULING-68 on a skull the objects are discarded', () => {
    const t = besideVictim({
      heroes: [
        { is: 'arctic-explorer', at: 'R3C5' },
        { is: 'private-eye', at: 'R3C4', objects: ['herbs'] },
        { is: 'psychotherapist', at: 'R1C1' },
      ],
      tiles: ['family-farm', 'base-camp'],
    })
    t.dice(8).pick('push', 'bob').pick('pushTo', 'R4C5')
    expect(t.hero('bob').life).toBe('out')
    expect(t.table.objectDiscards).toHaveLength(1)
    expect(t.table.piles).toEqual([])
  })

  it('CM-DEATH-13 CM-RULING-68 in the quicksand they are removed from play', () => {
    const t = at({
      heroes: [
        {
          is: 'private-eye',
          at: 'R5C2',
          objects: ['herbs'],
          holds: [{ kind: 'space', escape: 2, sinksIn: 1 }],
        },
        { is: 'arctic-explorer', at: 'R6C1' },
      ],
      tiles: ['abhoth-swamp', 'train-station'],
    })
    t.untilTurnEnds().pick('endTurn')
    expect(t.hero('ann').life).toBe('respawns')
    expect(t.table.removed).toHaveLength(1)
    expect(t.table.objectDiscards).toEqual([])
  })

  it('CM-DEATH-13 CM-ICON-20 who is slain on a shaft that takes only the pushed leaves nothing either', () => {
    const slain = (space: string): MashScenario =>
      one(
        { is: 'arctic-explorer', at: 'mine-lab R1C3' },
        { tiles: ['mine-lab'] },
        { at: space, health: 1, objects: ['herbs'], home: 'none' },
      )
        .dice(8)
        .pick('attack', 'hands at bob')
    const t = slain('mine-lab R1C2')
    expect([t.table.objectDiscards.length, t.lying('R1C2').open.length]).toEqual([1, 0])
    const u = slain('mine-lab R1C4')
    expect([u.table.objectDiscards.length, u.lying('R1C4').open.length]).toEqual([0, 1])
  })

  it('CM-DEATH-13 CM-DEATH-12 a death on a skull does not follow one into the next life', () => {
    const t = at({
      heroes: [
        { is: 'private-eye', at: 'ice-floats R6C2', objects: ['herbs'] },
        { is: 'psychotherapist', at: 'ice-floats R4C1' },
      ],
      tiles: ['ice-floats', 'train-station', 'medical-school'],
    })
    t.pick('step', 'R6C1')
    expect(t.hero('ann')).toMatchObject({ life: 'respawns', fate: 'lie', spot: -1 })
    expect(t.table.objectDiscards).toHaveLength(1)
  })

  it('CM-DEATH-14 what lies on a hazard can be fetched at its price', () => {
    const t = at({
      heroes: [
        { is: 'private-eye', at: 'R3C2' },
        { is: 'arctic-explorer', at: 'R6C1' },
      ],
      tiles: ['innsmouth-dock', 'train-station'],
      piles: [{ at: 'R2C2', open: ['herbs'] }],
    })
    t.pick('step', 'R2C2').pick('pickUp', 'herbs')
    expect(t.carries('ann')).toEqual(['herbs'])
    expect(t.hero('ann').health).toBe(3)
  })

  it('CM-DEATH-17 spells without a tome outlive the Psychotherapist, tomes stay behind', () => {
    const t = aboutToDie({
      heroes: [
        {
          is: 'psychotherapist',
          at: 'R3C5',
          health: 1,
          objects: ['rlyeh-text'],
          spells: ['heal'],
          memorized: ['fly'],
          holds: [{ kind: 'web', escape: 3 }],
        },
        { is: 'arctic-explorer', at: 'R6C1' },
      ],
      tiles: ['train-station', 'medical-school'],
      tomes: { 'rlyeh-text': ['fly'] },
    })
    struckByCultist(t)
    expect(t.hero('ann')).toMatchObject({ life: 'respawns', objects: [] })
    expect(t.hero('ann').spells).toHaveLength(1)
    expect(t.hero('ann').memorized).toHaveLength(1)
    expect(t.lying('R3C5').open).toEqual(['rlyeh-text'])
  })

  it('CM-DEATH-18 a lost turn is not waiting for whoever comes back', () => {
    const t = one(
      { is: 'private-eye', at: 'R2C1', health: 1 },
      { tiles: ['cultist-temple', 'train-station'] },
    )
    t.hero('ann').losesTurn = true
    t.pick('step', 'R2C2')
    expect(t.hero('ann').losesTurn).toBe(false)
  })

  it('CM-DEATH-18 CM-SPELL-3 a ward is gone with whoever dies on a skull', () => {
    const t = one(
      { is: 'private-eye', at: 'coastal-cavern R5C2', hasWard: true },
      { tiles: ['coastal-cavern', 'train-station'] },
      { at: 'coastal-cavern R1C6' },
    )
    t.pick('step', 'R6C2')
    expect(t.hero('ann')).toMatchObject({ life: 'respawns', hasWard: false })
  })

  it('CM-DEATH-18 nothing that was in force outlives its bearer', () => {
    const t = one(
      { is: 'arctic-explorer' },
      { tiles: ['cultist-temple', 'train-station', 'base-camp'] },
      { at: 'R3C2', health: 1, isFlying: true, hasWard: false, losesTurn: true },
    )
    Object.assign(t.hero('bob'), { hasRazor: true, surplus: 1, charmed: 6 })
    t.dice(8).pick('attack', 'hands at bob')
    expect(t.hero('bob')).toMatchObject({
      isFlying: false,
      hasRazor: false,
      losesTurn: false,
      surplus: 0,
      charmed: -1,
    })
  })

  it('CM-DEATH-18 CM-OBJ-22 a charm ends with the death of whoever had it', () => {
    const t = before({
      heroes: [
        { ...eye, at: 'R2C1', health: 1, objects: ['rlyeh-seashell'] },
        { ...doc, at: 'base-camp R1C1' },
      ],
      tiles: ['cultist-temple', 'train-station', 'base-camp'],
      foes: [{ is: 'deep-one', at: 'R3C4' }],
    })
    t.hero('ann').charmed = t.foe('deep-one').piece
    t.go().pick('step', 'R2C2')
    expect(t.hero('ann')).toMatchObject({ life: 'respawns', charmed: -1 })
  })
})
