import { readRulebook } from '@eldertable/rulebook'
import { describe, expect, it } from 'vitest'
import { coverageOf, isFailure, type Examined } from './coverage.ts'
import { reportOf } from './report.ts'

const ids = ['AG-TURN-1', 'AG-TURN-2', 'AG-TURN-3', 'AG-TURN-5', 'AG-CARD-1']
const rulebook = readRulebook([
  { file: 'RULES.md', text: ids.map((id) => `- **${id}** Rule.`).join('\n') },
])
const noRules = readRulebook([{ file: 'RULES.md', text: '# A game' }])

function coverage(given: Partial<Examined>) {
  return coverageOf({
    name: 'games/a',
    rulebook,
    complete: false,
    sources: new Map(),
    tests: [],
    ...given,
  })
}

describe('coverage of the rules', () => {
  it('counts the rules that test titles name, also several in one', () => {
    const found = coverage({
      tests: ['the turn > AG-TURN-1 and AG-TURN-5 short', 'AG-TURN-1 again', 'other'],
    })
    expect(found).toMatchObject({ ids: 5, proved: 2, errors: [] })
    expect([...found.missing]).toEqual([
      ['AG-TURN', ['AG-TURN-2', 'AG-TURN-3']],
      ['AG-CARD', ['AG-CARD-1']],
    ])
  })

  it('may have gaps until the title is declared complete', () => {
    const tests = ids.slice(1)
    expect(isFailure(coverage({ tests }))).toBe(false)
    expect(isFailure(coverage({ tests, complete: true }))).toBe(true)
    expect(isFailure(coverage({ tests: ids, complete: true }))).toBe(false)
  })

  it('fails for ids that do not exist, wherever they are', () => {
    const found = coverage({
      tests: ['AG-TURN-9 x'],
      sources: new Map([['rules/turn.ts', '// AG-TURN-1, AG-TURN-8']]),
      rulebook: {
        ...rulebook,
        faults: [{ file: 'games/a/RULES.md', line: 7, message: 'AG-TURN-7 does not exist' }],
      },
    })
    expect(found.errors).toEqual([
      'games/a/RULES.md:7: AG-TURN-7 does not exist',
      'a test is about AG-TURN-9, which does not exist',
      'rules/turn.ts refers to AG-TURN-8, which does not exist',
    ])
    expect(isFailure(found)).toBe(true)
  })

  it('fails for a rulebook without rules', () => {
    const found = coverage({ rulebook: noRules, tests: ['AG-TURN-1 x'] })
    expect(found.errors).toEqual(['the rulebook has no rules'])
    expect(isFailure(found)).toBe(true)
  })

  it('is reported with what is missing by chapter', () => {
    expect(reportOf(coverage({ tests: ['AG-CARD-1'], complete: true }))).toEqual([
      '✖ games/a: 1 of 5 rules proved (20%), declared complete',
      '    no test: AG-TURN-1..3, 5',
    ])
  })

  it('is reported in one line for a rulebook whose title is still to come', () => {
    expect(reportOf(coverage({}))).toEqual(['✔ games/a: 5 rules read, none proved yet'])
    const faults = [{ file: 'RULES.md', line: 3, message: 'AG-TURN-9 does not exist' }]
    expect(reportOf(coverage({ rulebook: { ...rulebook, faults } }))).toEqual([
      '✖ games/a: 5 rules read, none proved yet',
      '    error: RULES.md:3: AG-TURN-9 does not exist',
    ])
  })
})
