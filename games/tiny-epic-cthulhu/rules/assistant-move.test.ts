import { describe, expect, it } from 'vitest'
import { positions } from '../position.ts'
import { ashActs, beforeAsh, frontAt, tentacleAt } from '../testing/ash-acts.ts'
import type { Position } from '../testing/at.ts'

/** Where Ash ends up. */
function walk(position: Position, stop: number): string | undefined {
  const t = ashActs(beforeAsh(position, stop))
  return positions[t.character('ash').town]
}

describe('An Assistant moves', () => {
  it('TEC-ASSIST-5 the shortest way towards the front-pointer, 1 and 1 more for each Fear', () => {
    expect(walk({ ash: { on: 'P1' } }, frontAt('P2'))).toBe('P2')
    expect(walk({ ash: { on: 'P1' } }, frontAt('P3'))).toBe('P2')
    expect(walk({ ash: { on: 'P1' } }, frontAt('P4'))).toBe('P5')
    expect(walk({ ash: { on: 'P1' } }, frontAt('P5'))).toBe('P5')
    expect(walk({ ash: { on: 'P1', fear: 1 } }, frontAt('P3'))).toBe('P3')
    expect(walk({ ash: { on: 'P1', fear: 1 } }, frontAt('P4'))).toBe('P4')
    expect(walk({ ash: { on: 'P5', fear: 1 } }, frontAt('P2'))).toBe('P2')
  })

  it('TEC-ASSIST-5 stops when it gets there', () => {
    expect(walk({ ash: { on: 'P1', fear: 2 } }, frontAt('P2'))).toBe('P2')
    expect(walk({ ash: { on: 'P1', fear: 2 } }, frontAt('P4'))).toBe('P4')
  })

  it('TEC-ASSIST-5 counts the Fear that it has just collected', () => {
    expect(walk({ ash: { on: 'P1' }, towns: { P1: { fear: 1 } } }, frontAt('P3'))).toBe('P3')
  })

  it('TEC-ASSIST-6 in Phase Two towards the tentacle-pointer', () => {
    const position: Position = { phase: 2, oldOne: 'P3', ash: { on: 'P1' } }
    expect(walk(position, tentacleAt('P3'))).toBe('P2')
    expect(walk({ ...position, ash: { on: 'P1', fear: 1 } }, tentacleAt('P3'))).toBe('P3')
    // The same stop in Phase One.
    expect(walk({ ...position, phase: 1, ash: { on: 'P1', fear: 1 } }, tentacleAt('P3'))).toBe('P5')
  })

  it('TEC-ASSIST-6 in Phase Two it stops with the Great Old One if it comes there first', () => {
    const ash = { on: 'P1', fear: 2 }
    expect(walk({ phase: 2, oldOne: 'P2', ash }, tentacleAt('P3'))).toBe('P2')
    expect(walk({ phase: 2, oldOne: 'P5', ash }, tentacleAt('P3'))).toBe('P3')
    // It does not come to a card on which it stands.
    expect(walk({ phase: 2, oldOne: 'P1', ash }, tentacleAt('P3'))).toBe('P3')
  })

  it('TEC-ASSIST-7 passes through and stops on the card of the Great Old One, and need not leave it', () => {
    expect(walk({ oldOne: 'P2', ash: { on: 'P1', fear: 1 } }, frontAt('P3'))).toBe('P3')
    expect(walk({ oldOne: 'P2', ash: { on: 'P1' } }, frontAt('P2'))).toBe('P2')
    expect(walk({ oldOne: 'P1', ash: { on: 'P1' } }, frontAt('P1'))).toBe('P1')
  })

  it('TEC-ASSIST-8 does not move if it is there', () => {
    const t = ashActs(beforeAsh({ ash: { on: 'P4', fear: 2 } }, frontAt('P4')))
    expect(t.character('ash').town).toBe(3)
    expect(t.told('moves')).toEqual([])
    expect(t.told('staysPut')).toEqual([{ character: 1, town: 3 }])
  })

  it('TEC-ASSIST-9 then draws for each Shambler on the card where it stopped', () => {
    const t = beforeAsh(
      {
        ann: { on: 'P2' },
        ash: { on: 'P1', fear: 1, chaos: 2 },
        towns: {
          P2: { shamblers: ['fear', 'fear', 'fear'] },
          P3: { shamblers: ['rage', 'rage'], page: 'none' },
        },
      },
      frontAt('P3'),
    )
    ashActs(t.tentacles('rage', 'greed').rolls(0, 0))
    expect(t.held('ash')).toEqual([1, 1, 1, 2])
    expect(t.held('ann')).toEqual([0, 0, 0, 0])
    expect(t.told('drawing')).toEqual([{ character: 1, count: 2, town: -1 }])
  })

  it('TEC-ASSIST-9 but not if it did not move', () => {
    const t = beforeAsh({ ash: { on: 'P1' }, towns: { P1: { shamblers: ['rage', 'rage'] } } })
    ashActs(t.rolls(0, 0))
    expect(t.told('drawing')).toEqual([])
    expect(t.held('ash')).toEqual([0, 0, 0, 0])
  })

  it('TEC-ASSIST-10 places what it drew as a player would', () => {
    const t = beforeAsh(
      {
        ash: { on: 'P1', rage: 2, chaos: 2 },
        bag: { rage: 4, greed: 1, chaos: 2, eldritch: 3 },
        towns: { P2: { shamblers: ['rage', 'rage', 'fear'], page: 'none' } },
      },
      frontAt('P2'),
    )
    ashActs(t.tentacles('rage', 'chaos', 'eldritch').rolls(0, 0, 0))
    expect(t.held('ash')).toEqual([0, 0, 0, 0])
    expect(t.character('ash').brain).toBe(2)
    expect(t.character('ann').brain).toBe(0)
    expect(t.table.lair).toEqual([0, 3, 0])
    expect(t.table.energy).toBe(1)
  })

  it('TEC-SOLO-13 TEC-END-4 if it goes mad the game is lost for all', () => {
    const t = beforeAsh(
      { ash: { on: 'P1', rage: 2, brain: 3 }, towns: { P2: { shamblers: ['fear', 'fear'] } } },
      frontAt('P2'),
    )
    ashActs(t.tentacles('rage'))
    expect(t.outcome).toEqual({ ending: 'assistantMad', winners: [] })
    expect(t.asked).toBeNull()
    expect(t.told('reveals')).toEqual([])
  })

  it('TEC-ASSIST-11 turns a Page Card up where it is, whether or not it moved', () => {
    const moved = ashActs(beforeAsh({ ash: { on: 'P1' } }, frontAt('P2')))
    expect(moved.told('reveals').map(({ town }) => town)).toEqual([1])
    expect(moved.town('P1').page).toBe(-1)
    const stayed = ashActs(beforeAsh({ ash: { on: 'P4' } }, frontAt('P4')))
    expect(stayed.told('reveals').map(({ town }) => town)).toEqual([3])
    expect(stayed.town('P4').page).toBeGreaterThanOrEqual(0)
    const known = ashActs(
      beforeAsh({ ash: { on: 'P4' }, towns: { P4: { page: 'F09' } } }, frontAt('P4')),
    )
    expect(known.told('reveals')).toEqual([])
  })
})
