import type { Catalogue, SwitchText, Switches, BeforeStart } from '@eldertable/kernel'
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

  it('finds reasons of switches that have no words, and words for no reason', () => {
    const switches = {
      ...title.switches,
      doubled: {
        ...title.switches['doubled'],
        fit: ({ settings }: BeforeStart) =>
          settings['length'] === 'long' ? { only: false, why: 'too-long' } : undefined,
      },
    }
    // It comes after the one on which it depends.
    const { doubled, ...before } = switches
    const inOrder = { ...title, switches: { ...before, doubled } as Switches }
    const faultsFor = (why: SwitchText['why']): string[] => {
      const words = { name: 'Doubled', help: 'Wagers count twice.', ...(why && { why }) }
      return catalogueFaults({
        ...inOrder,
        text: { ...text, switches: { ...text.switches, doubled: words } },
      })
    }
    expect(faultsFor({ 'too-long': 'It would take all night.' })).toEqual([])
    expect(faultsFor(undefined)).toEqual(['no reason of doubled for too-long'])
    expect(faultsFor({ 'too-long': 'It takes long.', late: 'It is late.' })).toEqual([
      'reason of doubled for late: no such',
    ])
    expect(faultsFor({ 'too-long': 'too long' })).toEqual(['not a sentence: "too long"'])
  })
})
