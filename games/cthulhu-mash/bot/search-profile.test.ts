import { verbOf } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { V } from '../verbs.ts'
import { at, type Position } from '../testing/at.ts'
import { searchProfile } from './search-profile.ts'

const chances = (position: Position): readonly number[] =>
  searchProfile.evaluate(at(position).state)
const tiles = ['base-camp', 'train-station', 'medical-school', 'mariners-ship'] as const

describe('what people are told', () => {
  it('is no luck where all play together, and no judgement of who plays whom', () => {
    const shown = (victory: 'death-match' | 'cooperative') =>
      searchProfile.shown?.(
        at({
          settings: { victory },
          heroes: [
            { is: 'private-eye', at: 'base-camp R1C6' },
            { is: 'mariner-merchant', at: 'base-camp R1C1' },
          ],
          tiles: ['base-camp'],
        }).state.table,
      )
    expect(shown('death-match')).toEqual({ inHints: true, inReviews: true })
    expect(shown('cooperative')).toEqual({ inHints: true, inReviews: false })
    expect(searchProfile.unjudged).toContain('choosing.choose')
  })
})

describe('what the thinking bot makes of a position', () => {
  it('shares one among those who are against each other', () => {
    const [ann = 0, bob = 0] = chances({
      settings: { victory: 'death-match' },
      heroes: [
        { is: 'arctic-explorer', at: 'base-camp R1C6', health: 5, powers: ['ae-health'] },
        { is: 'private-eye', at: 'train-station R1C6', health: 1 },
      ],
      tiles: [...tiles],
    })
    expect(ann + bob).toBeCloseTo(1)
    expect(ann).toBeGreaterThan(bob)
  })

  it('gives nothing to who is out', () => {
    const [, bob, cid] = chances({
      settings: { victory: 'death-match' },
      heroes: [
        { is: 'arctic-explorer', at: 'base-camp R1C6' },
        { is: 'private-eye', life: 'out' },
        { is: 'psychotherapist', at: 'medical-school R1C6' },
      ],
      tiles: [...tiles],
    })
    expect(bob).toBe(0)
    expect(cid).toBeGreaterThan(0)
  })

  it('gives a team what its members have', () => {
    const [ann = 0, bob = 0, cid = 0, dan = 0] = chances({
      settings: { victory: 'capture-the-flag', teams: true },
      heroes: [
        { is: 'arctic-explorer', at: 'base-camp R1C6' },
        { is: 'private-eye', at: 'train-station R1C6' },
        { is: 'psychotherapist', at: 'medical-school R1C6' },
        { is: 'mariner-merchant', at: 'mariners-ship R1C6', homeHealth: 1 },
      ],
      tiles: [...tiles],
    })
    expect([cid, dan]).toEqual([ann, bob])
    expect(ann + bob).toBeCloseTo(1)
    expect(ann).toBeGreaterThan(bob)
  })

  it('is the same for all who play together, and falls with what is left to do', () => {
    const together = (foes: NonNullable<Position['foes']>): readonly number[] =>
      chances({
        settings: { victory: 'cooperative', sharedStart: 'off' },
        heroes: [
          { is: 'arctic-explorer', at: 'base-camp R1C6' },
          { is: 'private-eye', at: 'train-station R1C6' },
        ],
        tiles: [...tiles],
        foes,
      })
    const [ann = 0, bob = 0] = together([{ is: 'cultist-idol', at: 'base-camp R3C3' }])
    expect(ann).toBe(bob)
    const [worse = 1] = together([
      { is: 'cultist-idol', at: 'base-camp R3C3' },
      { is: 'guard-cell', at: 'train-station R5C2' },
      { is: 'guard-cell', at: 'train-station R2C2' },
      { is: 'mi-go-gate', at: 'train-station R2C3' },
      { is: 'mi-go', at: 'base-camp R2C3' },
    ])
    expect(worse).toBeLessThan(ann)
  })
})

describe('what the thinking bot looks at', () => {
  const lookedAt = (verb: number, usualVerb: number): boolean => {
    const t = at({
      heroes: [
        { is: 'arctic-explorer', at: 'leng-plateau R3C3' },
        { is: 'private-eye', at: 'base-camp R1C6' },
      ],
      tiles: ['leng-plateau', 'base-camp'],
    })
    let looked: readonly number[] = []
    t.choiceOf((observation, chance) => {
      const usual = observation.picks.find((pick) => verbOf(pick) === usualVerb) ?? -1
      looked = searchProfile.candidates?.(observation, usual, t.state, chance) ?? []
      return usual
    })
    return looked.some((pick) => verbOf(pick) === verb)
  }

  it('is not the end of a turn with actions left, unless the habit would end it', () => {
    expect(lookedAt(V.endTurn, V.walk)).toBe(false)
    expect(lookedAt(V.endTurn, V.endTurn)).toBe(true)
    expect(lookedAt(V.walk, V.endTurn)).toBe(true)
  })
})
