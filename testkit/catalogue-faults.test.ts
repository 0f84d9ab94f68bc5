import type { Catalogue } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { catalogueFaults } from './catalogue-faults.ts'
import { miniTitle } from './testing/mini-title.ts'

const title = miniTitle()
const { text } = title

/** The faults of the small title's words, some of which are changed. */
const faultsWith = (change: Partial<Catalogue>): string[] =>
  catalogueFaults({ ...title, text: { ...text, ...(change as Partial<typeof text>) } })

/** The words without those of one key. */
function without<T>(words: Readonly<Record<string, T>>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(words).filter(([name]) => name !== key))
}

describe('the faults of a catalogue', () => {
  it('has none', () => {
    expect(catalogueFaults(title)).toEqual([])
  })

  it.each<[string, Partial<Catalogue>]>([
    ['no prompt for turn.choose', { prompts: without(text.prompts, 'turn.choose') as never }],
    [
      'prompt for turn.rest: no such',
      { prompts: { ...text.prompts, 'turn.rest': () => 'Rest?' } as never },
    ],
    ['no name of a question for turn.choose', { decisions: {} }],
    [
      'name of a question for turn.rest: no such',
      { decisions: { ...text.decisions, 'turn.rest': 'resting' } },
    ],
    ['no option for pass', { options: without(text.options, 'pass') as never }],
    ['no reason for too-low', { reasons: without(text.reasons, 'too-low') }],
    ['not a label: "too low."', { reasons: { ...text.reasons, 'too-low': 'too low.' } }],
    [
      'too long a reason',
      { reasons: { ...text.reasons, 'too-low': `Too low${' by far'.repeat(9)}` } },
    ],
    [
      'switch for weather: no such',
      { switches: { ...text.switches, weather: { name: 'Weather', help: 'It rains.' } } },
    ],
    [
      'no choice for long',
      {
        switches: {
          ...text.switches,
          length: { name: 'Length', help: 'It is long.', choices: { short: 'Short' } },
        },
      },
    ],
    ['not a sentence: "a game"', { pitch: 'a game' }],
  ])('finds: %s', (fault, change) => {
    expect(faultsWith(change)).toEqual([expect.stringContaining(fault)])
  })
})
