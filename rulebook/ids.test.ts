import { describe, expect, it } from 'vitest'
import { chapterOf, gameOf, idsIn, isChapter, isRuleId } from './ids.ts'

describe('an id', () => {
  it.each(['AG-TURN-1', 'I32-SPOINT-12', 'NEC-END-10', 'NEC-ARTIFACT-2'])('may be %s', (id) => {
    expect(isRuleId(id)).toBe(true)
  })

  it.each([
    'AG-TURN',
    'AG-TURN-',
    'AG-TURN-0',
    'AG-TURN-01',
    'AG-TURN-1b',
    'AG-TURN-1-2',
    'AG-turn-1',
    'ag-TURN-1',
    'AG-TU-1',
    'AG-SURPRISES-1',
    'AG-TURN2-1',
    '3G-TURN-1',
    ' AG-TURN-1',
    '',
  ])('may not be "%s"', (id) => {
    expect(isRuleId(id)).toBe(false)
  })

  it('names its game and its chapter', () => {
    expect(gameOf('I32-SPOINT-12')).toBe('I32')
    expect(chapterOf('I32-SPOINT-12')).toBe('I32-SPOINT')
    expect(isChapter('I32-SPOINT')).toBe(true)
    expect(isChapter('I32-SPOINT-12')).toBe(false)
  })
})

describe('ids in a text', () => {
  it('are those of the game, whole and once', () => {
    const text =
      'AG-TURN-1, AG-TURN-12 and AG-TURN-1; not XAG-TURN-1, AG-TURN-1b, BG-TURN-1 or AG-turn-1'
    expect(idsIn(text, 'AG')).toEqual(['AG-TURN-1', 'AG-TURN-12'])
    expect(idsIn(text, 'CG')).toEqual([])
  })

  it('are also such as no rule can have: code that names one is wrong', () => {
    expect(idsIn('// AG-TU-1, AG-TURN-01', 'AG')).toEqual(['AG-TU-1', 'AG-TURN-01'])
  })
})
