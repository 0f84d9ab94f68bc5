import { argumentOf, verbOf, type Pick } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { at, type DmdScenario } from '../testing/at.ts'
import { V } from '../verbs.ts'
import { searchProfile } from './search-profile.ts'

/** What the thinking bot tries in its head at an open question. */
function lookedAt(t: DmdScenario): readonly Pick[] {
  let looked: readonly Pick[] = []
  t.choiceOf((observation, chance) => {
    const usual = observation.picks[0] ?? -1
    looked = searchProfile.candidates?.(observation, usual, t.state, chance) ?? []
    return usual
  })
  return looked
}

const verbsOf = (picks: readonly Pick[]): number[] => [...new Set(picks.map(verbOf))]

describe('what the thinking bot looks at', () => {
  it('is no end of the turn while there are actions left', () => {
    const t = at({ ann: { is: 'ian' } })
    expect(verbsOf(lookedAt(t))).toEqual([V.move])
    t.table.actions = 0
    expect(verbsOf(lookedAt(t))).toContain(V.endActions)
  })

  it('is no reroll for stress of a die that may be thrown again for nothing', () => {
    const attacked = (is: 'elizabeth' | 'ian') =>
      at({ ann: { is }, foes: { '1A-a': ['star-spawn'] } })
        .rolls(is === 'ian' ? 'B B S | B' : 'B B S')
        .pick('attack', 'star-spawn')
    const lucky = lookedAt(attacked('elizabeth'))
    expect(verbsOf(lucky)).toEqual([V.keepDice, V.rerollFree])
    const paid = lookedAt(attacked('ian')).filter((pick) => verbOf(pick) === V.reroll)
    expect(paid.map(argumentOf)).toEqual([0, 1, 2, 3])
  })
})
