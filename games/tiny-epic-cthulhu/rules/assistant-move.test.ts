import { describe, expect, it } from 'vitest'
import { ashActs, beforeAsh, frontAt, tentacleAt } from '../testing/ash-acts.ts'
import type { Position } from '../testing/at.ts'

/** Where Ash ends up, 1 to 5. */
function walk(position: Position, stop: number): number {
  const t = ashActs(beforeAsh(position, stop))
  return t.character('ash').town + 1
}

describe('An Assistant moves', () => {
  it('TEC-ASSIST-5 the shortest way towards the front-pointer, 1 and 1 more for each Fear', () => {
    expect(walk({ ash: { on: 1 } }, frontAt(2))).toBe(2)
    expect(walk({ ash: { on: 1 } }, frontAt(3))).toBe(2)
    expect(walk({ ash: { on: 1 } }, frontAt(4))).toBe(5)
    expect(walk({ ash: { on: 1 } }, frontAt(5))).toBe(5)
    expect(walk({ ash: { on: 1, fear: 1 } }, frontAt(3))).toBe(3)
    expect(walk({ ash: { on: 1, fear: 1 } }, frontAt(4))).toBe(4)
    expect(walk({ ash: { on: 5, fear: 1 } }, frontAt(2))).toBe(2)
  })

  it('TEC-ASSIST-5 stops when it gets there', () => {
    expect(walk({ ash: { on: 1, fear: 2 } }, frontAt(2))).toBe(2)
    expect(walk({ ash: { on: 1, fear: 2 } }, frontAt(4))).toBe(4)
  })

  it('TEC-ASSIST-5 counts the Fear that it has just collected', () => {
    expect(walk({ ash: { on: 1 }, towns: { 1: { fear: 1 } } }, frontAt(3))).toBe(3)
  })

  it('TEC-ASSIST-6 in Phase Two towards the tentacle-pointer', () => {
    const position: Position = { phase: 2, oldOne: 3, ash: { on: 1 } }
    expect(walk(position, tentacleAt(3))).toBe(2)
    expect(walk({ ...position, ash: { on: 1, fear: 1 } }, tentacleAt(3))).toBe(3)
    // The same stop in Phase One.
    expect(walk({ ...position, phase: 1, ash: { on: 1, fear: 1 } }, tentacleAt(3))).toBe(5)
  })

  it('TEC-ASSIST-6 in Phase Two it stops with the Great Old One if it comes there first', () => {
    const ash = { on: 1, fear: 2 }
    expect(walk({ phase: 2, oldOne: 2, ash }, tentacleAt(3))).toBe(2)
    expect(walk({ phase: 2, oldOne: 5, ash }, tentacleAt(3))).toBe(3)
    // It does not come to a card on which it stands.
    expect(walk({ phase: 2, oldOne: 1, ash }, tentacleAt(3))).toBe(3)
  })

  it('TEC-ASSIST-7 passes through and stops on the card of the Great Old One, and need not leave it', () => {
    expect(walk({ oldOne: 2, ash: { on: 1, fear: 1 } }, frontAt(3))).toBe(3)
    expect(walk({ oldOne: 2, ash: { on: 1 } }, frontAt(2))).toBe(2)
    expect(walk({ oldOne: 1, ash: { on: 1 } }, frontAt(1))).toBe(1)
  })

  it('TEC-ASSIST-8 does not move if it is there', () => {
    const t = ashActs(beforeAsh({ ash: { on: 4, fear: 2 } }, frontAt(4)))
    expect(t.character('ash').town).toBe(3)
    expect(t.told('moves')).toEqual([])
    expect(t.told('staysPut')).toEqual([{ character: 1, town: 3 }])
  })

  it('TEC-ASSIST-9 then draws for each Shambler on the card where it stopped', () => {
    const t = beforeAsh(
      {
        ann: { on: 2 },
        ash: { on: 1, fear: 1, chaos: 2 },
        towns: {
          2: { shamblers: ['fear', 'fear', 'fear'] },
          3: { shamblers: ['rage', 'rage'], page: 'none' },
        },
      },
      frontAt(3),
    )
    ashActs(t.tentacles('rage', 'greed').rolls(0, 0))
    expect(t.held('ash')).toEqual([1, 1, 1, 2])
    expect(t.held('ann')).toEqual([0, 0, 0, 0])
    expect(t.told('drawing')).toEqual([{ character: 1, count: 2, town: -1 }])
  })

  it('TEC-ASSIST-9 but not if it did not move', () => {
    const t = beforeAsh({ ash: { on: 1 }, towns: { 1: { shamblers: ['rage', 'rage'] } } })
    ashActs(t.rolls(0, 0))
    expect(t.told('drawing')).toEqual([])
    expect(t.held('ash')).toEqual([0, 0, 0, 0])
  })

  it('TEC-ASSIST-10 places what it drew as a player would', () => {
    const t = beforeAsh(
      {
        ash: { on: 1, rage: 2, chaos: 2 },
        bag: { rage: 4, greed: 1, chaos: 2, eldritch: 3 },
        towns: { 2: { shamblers: ['rage', 'rage', 'fear'], page: 'none' } },
      },
      frontAt(2),
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
      { ash: { on: 1, rage: 2, brain: 3 }, towns: { 2: { shamblers: ['fear', 'fear'] } } },
      frontAt(2),
    )
    ashActs(t.tentacles('rage'))
    expect(t.outcome).toEqual({ ending: 'assistantMad', winners: [] })
    expect(t.question).toBeNull()
    expect(t.told('reveals')).toEqual([])
  })

  it('TEC-ASSIST-11 turns a Page Card up where it is, whether or not it moved', () => {
    const moved = ashActs(beforeAsh({ ash: { on: 1 } }, frontAt(2)))
    expect(moved.told('reveals').map(({ town }) => town)).toEqual([1])
    expect(moved.town(1).page).toBe(-1)
    const stayed = ashActs(beforeAsh({ ash: { on: 4 } }, frontAt(4)))
    expect(stayed.told('reveals').map(({ town }) => town)).toEqual([3])
    expect(stayed.town(4).page).toBeGreaterThanOrEqual(0)
    const known = ashActs(beforeAsh({ ash: { on: 4 }, towns: { 4: { page: 'F09' } } }, frontAt(4)))
    expect(known.told('reveals')).toEqual([])
  })
})
