import { describe, expect, it } from 'vitest'
import { at } from '../../testing/at.ts'
import { explorerWith, one, two } from '../../testing/one.ts'

describe('The Cock Fighter', () => {
  it('CM-OBJ-8 CM-ITEM-19 CM-HOLD-15 the Cock Fighter strikes once a turn for no action, with its own d6, also for a held owner', () => {
    const t = at({
      heroes: [
        {
          is: 'private-eye',
          at: 'R3C1',
          objects: ['cock-fighter', 'buccaneer-blade'],
          holds: [{ kind: 'net', escape: 2 }],
        },
        { is: 'psychotherapist', at: 'R1C6' },
      ],
      tiles: ['cultist-temple'],
      foes: [
        { is: 'cultist-idol', at: 'R4C1', health: 1 },
        { is: 'cultist', at: 'R3C3' },
      ],
    })
    expect(t.offers('attack', 'hands at cultist-idol')).toBe(false)
    expect(t.offers('attack', 'cock at cultist')).toBe(false)
    t.dice(4, 1).pick('attack', 'cock at cultist-idol')
    expect(t.table.actions).toBe(4)
    expect(t.hero('ann').kills).toHaveLength(1)
    expect(t.offers('attack', 'cock at cultist')).toBe(false)
  })

  it('CM-OBJ-8 its roll gets none of its owner’s bonuses, and after the last action it is still asked about', () => {
    const t = at({
      heroes: [
        {
          is: 'arctic-explorer',
          at: 'R3C1',
          objects: ['cock-fighter', 'sword-cane'],
          powers: ['ae-melee'],
        },
        { is: 'psychotherapist', at: 'R1C6' },
      ],
      tiles: ['cultist-temple'],
      foes: [{ is: 'moon-beast', at: 'R4C1' }],
      actions: 1,
    })
    t.dice(1).pick('attack', 'hands at moon-beast')
    expect(t.asked).toBe('ann actions.last')
    t.dice(3).pick('attack', 'cock at moon-beast')
    expect(t.table.roll).toMatchObject({ faces: 6, bonus: 0 })
    expect(t.foe('moon-beast').health).toBe(2)
  })

  it('CM-OBJ-8 it fights with its own die, whatever else is carried before it', () => {
    const t = one(
      { is: 'arctic-explorer', objects: ['herbs', 'cock-fighter'] },
      { foes: [{ is: 'moon-beast', at: 'R4C1' }], actions: 1 },
    )
    t.dice(1).pick('attack', 'hands at moon-beast')
    t.dice(4).pick('attack', 'cock at moon-beast')
    expect(t.table.roll).toMatchObject({ faces: 6 })
    expect(t.foe('moon-beast').health).toBe(1)
  })

  it('CM-OBJ-8 CM-TURN-7 it need not fight', () => {
    const t = one(
      { is: 'arctic-explorer', objects: ['cock-fighter'] },
      { foes: [{ is: 'moon-beast', at: 'R4C1' }], actions: 1 },
    )
    t.untilTurnEnds().dice(1).pick('attack', 'hands at moon-beast').pick('endTurn')
    expect([t.asked, t.told('attacks').length]).toEqual(['bob monsterStep.choose', 1])
  })

  it('CM-OBJ-8 attacks once a turn with a d6 for no action, without bonuses of its owner', () => {
    const t = explorerWith(['cock-fighter'], [{ is: 'moon-beast', at: 'R3C2' }])
    const { actions } = t.table
    t.dice(4).pick('attack', 'cock at moon-beast')
    expect(t.table.roll).toMatchObject({ faces: 6, bonus: 0 })
    expect([t.foe('moon-beast').health, t.table.actions]).toEqual([1, actions])
    expect(t.offers('attack', 'cock at moon-beast')).toBe(false)
  })

  it('CM-OBJ-8 attacks also while its owner is held', () => {
    const t = at({
      tiles: ['cultist-temple'],
      heroes: [
        {
          is: 'arctic-explorer',
          at: 'R3C1',
          objects: ['cock-fighter'],
          powers: ['ae-melee'],
          holds: [{ kind: 'net', escape: 2 }],
        },
        { is: 'private-eye', at: 'R6C6' },
      ],
      foes: [{ is: 'cultist', at: 'R3C2' }],
    })
    expect(t.offers('attack', 'hands at cultist')).toBe(false)
    t.dice(3).pick('attack', 'cock at cultist')
    expect(t.table.roll).toMatchObject({ faces: 6, bonus: 0 })
    expect(t.foes('cultist')).toEqual([])
  })

  it('CM-OBJ-8 the cock strikes again in the next turn', () => {
    const t = two(
      { is: 'private-eye', objects: ['cock-fighter'] },
      { foes: [{ is: 'star-mound', at: 'R3C2' }] },
    )
    t.dice(2).pick('attack', 'cock at star-mound')
    expect(t.offers('attack', 'cock at star-mound')).toBe(false)
    t.dice(6).pick('endTurn').dice(6).pickAs('bob', 'endTurn')
    expect(t.offers('attack', 'cock at star-mound')).toBe(true)
  })
})
