import { wordingFaults } from '@eldertable/testkit/wording.ts'
import { describe, expect, it } from 'vitest'
import { rulebook } from '../testing/rulebook.ts'
import { insanityNames } from './names.ts'
import { insanityWords } from './skills.ts'
import { switches } from './switches.ts'

// Mythos and Discovery cards, stages and episodes are held word for word: content.test.ts, printed.test.ts.
describe('The numbers that players read are those of the rulebook', () => {
  it('on insanity cards', () => {
    const wordings = insanityWords.map(({ text, rule }, card) => ({
      piece: insanityNames[card] ?? '',
      printed: rulebook.rules(rule),
      words: text,
      // The number of a step of the turn; tokens, of which there is one in each place.
      untold: { 'DMD-INSANE-3': [2], 'DMD-INSANE-5': [1] }[rule] ?? [],
    }))
    expect(wordingFaults(wordings)).toEqual([])
  })

  it('for the options of a table', () => {
    const wordings = rulebook.recordsUnder('Options').map((row) => {
      const key = (row['Id'] ?? '').replaceAll('`', '') as keyof typeof switches
      const { help: words } = switches[key]
      return { piece: key, printed: row['What it changes'] ?? '', words, isSummary: true as const }
    })
    expect(wordingFaults(wordings)).toEqual([])
  })
})
