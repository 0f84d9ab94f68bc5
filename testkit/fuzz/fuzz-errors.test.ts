import type { AnyTitle } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { calling, expectFinding } from '../testing/expect-finding.ts'
import { miniTitle } from '../testing/mini-title.ts'
import { sound } from '../testing/sound-title.ts'
import { fuzz } from './fuzz.ts'
import { replayViolation } from './replay.ts'

describe('an error in the rules is found', () => {
  it('a dead end', () => {
    const title = calling('dead')
    const stuck = {
      name: 'dead',
      steps: { end: { rule: 'R', who: () => 0, offer() {}, take: () => 'end' } },
    }
    const violation = expectFinding({ ...title, procedures: [...title.procedures, stuck] })
    expect(violation.oracle).toBe('engine')
    expect(violation.message).toContain('nothing is allowed at dead.end')
    expect(violation.stack?.length).toBeGreaterThan(0)
  })

  it('a rule that runs away', () => {
    const title = calling('round')
    const round = { name: 'round', steps: { and: () => 'and' } }
    const violation = expectFinding({ ...title, procedures: [...title.procedures, round] })
    expect(violation.oracle).toBe('engine')
    expect(violation.message).toContain('steps without a decision, at round.and')
  })

  it('an endless match, in a file without its picks', () => {
    const title: AnyTitle = miniTitle({
      taken({ state: { table } }) {
        table.turn = 1
        table.coins.fill(5)
      },
    })
    const { violation } = fuzz({ title, picks: 1000, seed: 'e', longest: 300, oracles: ['faults'] })
    expect(violation).toMatchObject({ oracle: 'endless', picks: [], randomPicks: 300 })
    expect(violation && replayViolation(title, violation)?.message).toContain('after 300 picks')
    expect(violation && replayViolation(sound, violation)).toBeUndefined()
  })
})
