import { settingsOf } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { switches } from '../../switches.ts'
import { at, before, type MashScenario } from '../../testing/at.ts'
import { led } from '../../testing/monster-steps.ts'
import { one } from '../../testing/one.ts'

const eye = { is: 'private-eye', at: 'train-station R5C3' } as const
const mariner = { is: 'mariner-merchant', at: 'train-station R6C6' } as const
const tiles = ['train-station', 'mariners-ship'] as const

describe('Options of monsters', () => {
  it('CM-OPT-7 it heals where a space restores, and not elsewhere on the tile', () => {
    const heals = (space: string): boolean =>
      led([{ is: 'moon-beast', at: space, health: 1 }], {
        settings: { monstersHeal: true },
        tiles: ['base-camp', 'train-station'],
      }).offers('foeHeal')
    expect([heals('R1C6'), heals('R1C5')]).toEqual([true, false])
  })

  it('CM-OPT-7 CM-AUTO-20 monsters-heal: a wounded monster on a restoring space heals instead of moving on', () => {
    const position = {
      heroes: [{ is: 'private-eye', at: 'innsmouth-dock R6C6' }] as const,
      tiles: ['innsmouth-dock'] as const,
      foes: [{ is: 'moon-beast', at: 'R1C1', health: 1 }] as const,
      from: 'monsters',
    } as const
    const t = before({ ...position, settings: { monstersHeal: true } })
      .untilTurnEnds()
      .go()
    expect(t.foe('moon-beast').health).toBe(2)
    // It had two actions: once it was whole, the other one went into walking.
    expect(t.space('moon-beast')).not.toBe('R1C1')
    const plain = before(position).untilTurnEnds().go()
    expect(plain.foe('moon-beast').health).toBe(1)
  })

  it('CM-OPT-7 a spawning space heals them fully if it shows health', () => {
    const healed = (tile: 'train-station' | 'mariners-ship'): MashScenario =>
      one(
        { is: 'psychotherapist', at: `${tile} R6C3` },
        {
          settings: { monstersHeal: true, monsterControl: 'left-player' },
          tiles: [tile, 'medical-school'],
          foes: [{ is: 'elder-thing', at: `${tile} R1C6`, health: 1 }],
          from: 'monsters',
        },
        { is: 'arctic-explorer', at: 'medical-school R1C1' },
      ).pick('rouse', 'elder-thing')
    const t = healed('train-station').untilTurnEnds().pick('foeHeal')
    expect(t.foe('elder-thing').health).toBe(2)
    expect(healed('mariners-ship').offers('foeHeal')).toBe(false)
  })

  it('CM-OPT-13 CM-AUTO-3 monsters-attack-anyone: whoever is nearest on the tile, not only the current character', () => {
    const position = {
      heroes: [
        { is: 'arctic-explorer', at: 'R1C1' },
        { is: 'private-eye', at: 'R6C5', health: 2 },
      ] as const,
      tiles: ['cultist-temple', 'train-station', 'base-camp'] as const,
      foes: [{ is: 'moon-beast', at: 'R6C6' }] as const,
    } as const
    const t = at({
      ...position,
      settings: { monstersAttackAnyone: true, monsterControl: 'automatic' },
    })
    t.untilTurnEnds().dice(6, 1).pick('endTurn')
    expect(t.hero('bob').health).toBe(1)
    expect(t.hero('ann').health).toBe(5)
    const plain = at({ ...position, settings: { monsterControl: 'automatic' } })
    plain.untilTurnEnds().pick('endTurn')
    expect(plain.hero('bob').health).toBe(2)
  })

  it('CM-OPT-13 it is off for everybody, together too, unless they want it', () => {
    const isOn = (seats: number, settings: Record<string, unknown>): unknown =>
      settingsOf(switches, settings, seats)['monstersAttackAnyone']
    for (const victory of ['cooperative', 'death-match', 'capture-the-flag', 'roll'])
      for (const seats of victory === 'cooperative' ? [1, 2, 3, 4] : [2, 3, 4]) {
        expect(isOn(seats, { victory })).toBe(false)
        expect(isOn(seats, { victory, monstersAttackAnyone: true })).toBe(true)
      }
  })

  it('CM-TERM-11 CM-TERM-10 CM-OPT-22 the player to the left decides for monsters, or the policy', () => {
    const foes = [{ is: 'cultist', at: 'R1C1' }] as const
    const t = at({ heroes: [eye, mariner], tiles, foes, turn: 1, from: 'monsters' })
    expect(t.asked).toBe('ann monsterStep.choose')
    const u = at({
      heroes: [eye, mariner],
      tiles,
      foes,
      settings: { monsterControl: 'automatic' },
      from: 'monsters',
    })
    expect(u.asked).toBe('bob actions.choose')
    expect(u.told('decides').length).toBeGreaterThan(0)
  })
})
