import { describe, expect, it } from 'vitest'
import type { Finding } from './job.ts'
import type { Placed } from './plan.ts'
import { reportOf } from './report.ts'

const faults: Placed[] = ['a > 0', 'b > 0', 'c > 0', 'd > 0'].map((was, id) => ({
  id,
  kind: 'ConditionalExpression',
  start: 0,
  end: 1,
  file: 'games/tiny/rules/turn.ts',
  line: id + 1,
  text: `if (${was}) go()`,
  was,
  instead: 'true',
}))

const fates: Finding[] = [
  { fault: 0, fate: 'killed', by: 'a test' },
  { fault: 1, fate: 'survived', by: '3 tests' },
  { fault: 2, fate: 'survived', by: '2 tests' },
  { fault: 3, fate: 'uncovered' },
]
const findings = new Map(fates.map((one) => [one.fault, one]))

const nameOf = (was: string): string => `rules/turn.ts | if (${was}) go() | ${was} → true`

describe('a report', () => {
  it('lists what no test has noticed by its place and by the name under which it may be explained', () => {
    const report = reportOf(faults, findings, false)
    expect(report.find((line) => line.startsWith('all'))).toMatch(/ 1 +2 +1 +0 +0 +25 %$/)
    expect(report).toContain('rules/turn.ts:2 | if (b > 0) go() | b > 0 → true (survived 3 tests)')
    expect(report).toContain('rules/turn.ts:4 | if (d > 0) go() | d > 0 → true (uncovered)')
  })

  it('takes off what is explained, and counts it apart', () => {
    const explained = new Map([[nameOf('c > 0'), 'nobody could notice']])
    const report = reportOf(faults, findings, false, explained)
    expect(report.find((line) => line.startsWith('all'))).toMatch(/ 1 +1 +1 +1 +0 +33 %$/)
    expect(report.join('\n')).not.toContain('c > 0')
    const sample = reportOf(faults, findings, true, explained)
    expect(sample.join('\n')).toContain('the share of all faults is between 6.1 and 79.2 %')
  })

  it('says what was explained although a test notices it, or that is not there any more', () => {
    const explained = new Map([nameOf('a > 0'), nameOf('z > 0')].map((name) => [name, 'so']))
    const outdated = (isSample: boolean): string[] =>
      reportOf(faults, findings, isSample, explained).filter((line) => line.startsWith('explained'))
    expect(outdated(false)).toEqual([
      `explained, but killed or not there: ${nameOf('a > 0')}`,
      `explained, but killed or not there: ${nameOf('z > 0')}`,
    ])
    expect(outdated(true)).toEqual([])
  })
})
