import { describe, expect, it } from 'vitest'
import { at, type DmdScenario, type Position } from '../testing/at.ts'

/** Ann with no action left. */
function spent(position: Position): DmdScenario {
  const t = at(position)
  t.table.actions = 0
  return t
}

/** The turn of a hero begins, whatever was going on. */
function beginTurn(t: DmdScenario, hero: number): DmdScenario {
  const frame = { at: 'turn.begin', hero }
  t.state.box.stack = [{ at: 'match.check' }, frame]
  return t.go()
}

describe('With no action left', () => {
  it('DMD-TURN-8 the free Move of Swiftness can still be made, once, and nothing else', () => {
    const t = spent({ ann: { is: 'ian', wounds: 1 } })
    expect(t.refusal('rest')).toBe('no-actions')
    t.pick('move', '2A-a').pick('stop')
    expect(t.told('free')).toEqual([{ hero: 0, of: 'move' }])
    expect(t.table.actions).toBe(0)
    expect(t.refusal('move', '1A-a')).toBe('no-actions')
    expect(t.attempt('ann', 'move', '1A-a')).toBe('not-offered')
  })

  it('DMD-TURN-8 whoever has no such skill is offered no Move', () => {
    const t = spent({ ann: { is: 'rasputin' } })
    expect(t.refusal('move', '2A-a')).toBe('no-actions')
    expect(t.attempt('ann', 'move', '2A-a')).toBe('not-offered')
    expect(t.offered).toEqual(['endActions'])
  })

  it('DMD-TURN-8 the free shot of Marksman, as published, goes into another space alone', () => {
    const ann = { is: 'kid', levels: { marksman: 4 } } as const
    const shots = (publishedSkills: boolean): string[] => {
      const foes = { '1A-a': ['cultist'], '2A-a': ['fire-vampire'] }
      const t = spent({ settings: { publishedSkills }, ann, foes })
      return t.offered.filter((one) => one.startsWith('attack'))
    }
    expect(shots(true)).toEqual(['attack fire-vampire'])
    expect(shots(false)).toEqual([])
  })

  it('DMD-CLAIM-11 a card that gives an action gives it once a turn, and no other', () => {
    const t = spent({ episode: '5', ann: { is: 'rasputin', has: ['Limelight Burner'] } })
    expect(t.offers('act', 'light-lamp')).toBe(true)
    expect(t.refusal('move')).toBe('no-actions')
    t.pick('act', 'light-lamp')
    expect(t.told('free')).toEqual([{ hero: 0, of: 'light-lamp' }])
    expect(t.table.actions).toBe(0)
    expect(t.refusal('act', 'light-lamp')).toBe('no-actions')
    const other = spent({ episode: '5', ann: { is: 'rasputin', has: ['Greasepaint'] } })
    expect(other.refusal('act', 'light-lamp')).toBe('no-actions')
  })

  it('DMD-TRADE-1 nobody trades for nothing, not even by a free Move', () => {
    const t = spent({ ann: { is: 'ian', has: ['Bandages'] }, bob: {} })
    expect(t.refusal('trade')).toBe('no-actions')
    expect(at({ ann: { is: 'ian', has: ['Bandages'] }, bob: {} }).offers('trade')).toBe(true)
  })

  it('DMD-MOVE-1 a space that is not adjacent is refused as such, and one’s own is not spoken of', () => {
    const t = at({ ann: { is: 'ian' } })
    const moves = t.refusals.filter((one) => one.startsWith('move '))
    expect(moves).toContain('move 9A-a: not-adjacent')
    expect(moves.some((one) => one.startsWith('move 1A-a'))).toBe(false)
    for (const one of t.offered.filter((option) => option.startsWith('move ')))
      expect(moves).not.toContain(`${one}: not-adjacent`)
    const spaces = t.table.fire.length
    expect(moves).toHaveLength(
      spaces - 1 - t.offered.filter((one) => one.startsWith('move ')).length,
    )
  })
})

describe('A new turn', () => {
  it('DMD-CLAIM-11 DMD-TURN-8 renews what everybody may use once a turn, and counts on', () => {
    const t = at({ ann: { is: 'ian' }, bob: { is: 'elizabeth' } })
    const { table } = t.state
    table.usedCards.fill(1)
    table.refused = [7]
    for (const hero of table.heroes) hero.used = { swiftness: 1 }
    beginTurn(t, 1)
    expect(new Set(table.usedCards)).toEqual(new Set([0]))
    expect(table.heroes.map(({ used }) => used)).toEqual([{}, {}])
    expect(table).toMatchObject({ turn: 3, refused: [], roll: null, step: 'actions' })
  })

  it('DMD-TURN-8 a free Move is there again in the next turn', () => {
    const t = at({ ann: { is: 'ian' }, bob: { is: 'rasputin' } })
    t.pick('move', '2A-a').pick('stop')
    expect(t.table.actions).toBe(3)
    beginTurn(t, 0).pick('move', '1A-a').pick('stop')
    expect(t.table.actions).toBe(3)
  })

  it('DMD-SETUP-12 a match begins with nothing taken, marked or disrupted, and shares nothing with another', () => {
    const [one, other] = [at({}), at({})]
    one.table.fire[0] = 5
    one.table.usedCards[0] = 1
    expect([other.table.fire[0], other.table.usedCards[0]]).toEqual([0, 0])
  })
})

describe('The end of a turn', () => {
  /** Ann, who prays, at the end of her turn. */
  function ending(endOrder: 'source' | 'published', fire: number): DmdScenario {
    const ann = { is: 'ahmed', wounds: 2, fire } as const
    const t = at({ settings: { endOrder }, ann })
    t.state.box.stack.pop()
    return t.putAt('turn.end')
  }

  it('DMD-FIRE-1 DMD-ENDTURN-1 fire comes first, then what skills do', () => {
    const t = ending('source', 1).rolls('B').go()
    if (t.asked === 'ann roll.reroll') t.pick('keepDice')
    expect(t.told('rolls')).toHaveLength(1)
    expect(t.asked).toBe('ann prayer.whom')
    expect(t.hero('ann').fire).toBe(0)
  })

  it('DMD-ENDTURN-1 in the published order skills come before fire', () => {
    const t = ending('published', 1).go()
    expect(t.asked).toBe('ann prayer.whom')
    expect(t.hero('ann').fire).toBe(1)
  })

  it('DMD-FIRE-1 whoever does not burn throws no dice', () => {
    const t = ending('source', 0).go()
    expect(t.asked).toBe('ann prayer.whom')
    expect(t.told('rolls')).toEqual([])
  })
})
