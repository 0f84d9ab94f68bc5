import { lastCandle } from '@eldertable/kernel/example/index.ts'
import type { LastCandle } from '@eldertable/kernel/example/state.ts'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CitationAudit, type Meanings } from './citation-audit.ts'

const rulebook = readFileSync(new URL('../kernel/example/RULES.md', import.meta.url), 'utf8')

const meanings: Meanings<LastCandle> = {
  events: {
    dealt: /each seat is dealt one/,
    turn: /take turns/,
    snuffed: /snuff/,
    relit: /candle is lit again/,
    revealed: /reveal its omen/,
    warded: /turn the Gale aside/,
    left: /leave at any moment/,
  },
  options: {
    snuff: /snuffs one, two or three/,
    relight: /use up a taper/,
    reveal: /reveal its omen/,
    ward: /turn the Gale aside/,
    endure: /Gale makes the next seat snuff/,
    leave: /leave at any moment/,
  },
  reasons: {
    'too-few-candles': /never more than are alight/,
    'no-taper': /use up a taper/,
    'all-alight': /Somebody has to have put out/,
    'omen-spent': /once in a match/,
  },
  questions: { 'turn.choose': /On its turn/, 'gale.strike': /seat that a Gale strikes/ },
}

function heard(
  other: Partial<Meanings<LastCandle>> = {},
  book = rulebook,
): CitationAudit<LastCandle> {
  const cited = new CitationAudit(lastCandle, book, { ...meanings, ...other })
  for (let n = 0; n < 100; n++) cited.match(2 + (n % 3), {}, `match ${n}`)
  return cited
}

const firstWords = (cited: CitationAudit<LastCandle>): string[] =>
  cited.faults.map((fault) => fault.split(',')[0] ?? '')

describe('CitationAudit', () => {
  it('find nothing where every rule speaks of what it is cited for', () => {
    const cited = heard()
    expect(cited.faults).toEqual([])
    expect(cited.uncovered).toEqual([])
  })

  it('name the event, the rule and its sentence where one does not', () => {
    const events = { ...meanings.events, relit: /in the rain/ }
    const [fault, ...others] = heard({ events }).faults
    expect(fault).toMatch(
      /^events relit cites LC-TURN-3, which does not say in the rain Instead it may/,
    )
    expect(others).toEqual([])
  })

  it('look at options, questions and refusals too', () => {
    const wrong = /in the rain/
    const cited = heard({
      options: { ...meanings.options, leave: wrong },
      questions: { ...meanings.questions, 'gale.strike': wrong },
      reasons: { ...meanings.reasons, 'no-taper': wrong },
    })
    expect(firstWords(cited)).toEqual([
      'options leave cites LC-END-2',
      'questions gale.strike cites LC-OMEN-3',
      'reasons no-taper cites LC-TURN-3',
    ])
  })

  it('see the table as it was when an event was told', () => {
    let candlesLeft = -1
    const snuffed = (_: object, s: LastCandle['state']): RegExp => {
      candlesLeft = s.table.lit
      return /snuff/
    }
    const relit = (_: object, s: LastCandle['state']): RegExp =>
      s.table.lit > candlesLeft ? /lit again/ : /nothing new/
    expect(heard({ events: { ...meanings.events, snuffed, relit } }).faults).toEqual([])
  })

  it('notice a rule that is about others', () => {
    const cited = heard({ isAboutOthers: (sentence, seat) => seat === 1 && /taper/.test(sentence) })
    expect(cited.faults.every((fault) => fault.includes('LC-TURN-3, which is about others'))).toBe(
      true,
    )
    expect(cited.faults).not.toEqual([])
  })

  it('notice a rule that is not in the book, and one that is nowhere cited', () => {
    const torn = rulebook.replace(/- \*\*LC-END-2\*\*.*\n/, '')
    expect(heard({}, torn).faults).toEqual([
      'events left cites LC-END-2, which is not in the book',
      'options leave cites LC-END-2, which is not in the book',
    ])
    expect(firstWords(heard({ options: { ...meanings.options, leave: null } }))).toEqual([
      'options leave has no meaning',
    ])
  })

  it('say what never came up', () => {
    const cited = new CitationAudit(lastCandle, rulebook, meanings)
    cited.match(2, { wards: false }, 'one match without wards')
    expect(cited.uncovered).toContain('events warded')
    expect(cited.uncovered).not.toContain('events snuffed')
  })
})
