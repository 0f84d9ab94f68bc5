import { wordingFaults } from '@eldertable/testkit/wording.ts'
import { describe, expect, it } from 'vitest'
import { enemyCards, enemyKinds } from '../pieces/enemies.ts'
import { rulebook } from '../testing/rulebook.ts'
import { abilityInWords } from '../effects/abilities/index.ts'
import { caseFiles } from './case-files.ts'
import { switches } from './switches.ts'
import { markersOf } from './tokens.ts'
import { insanities } from '../pieces/insanities.ts'
import { madnessInWords, madnessOfOthers } from './madness.ts'

const CHAPTERS = ['EPONE', 'EPTWO', 'EPTHREE', 'EPFOUR', 'EPFIVE', 'EPSIX']
const tokens = [...rulebook.text.matchAll(/Special\s+tokens:\s+([^.]+)\./g)].map(
  ([, list = '']) => list,
)
const episodes = Object.entries(caseFiles).map(([, file], place) => {
  const start = `DMD-${CHAPTERS[place]}-`
  const ids = [...rulebook.text.matchAll(/\*\*(DMD-EP[A-Z]+-\d+)\*\*/g)].map(([, id = '']) => id)
  return {
    ...file,
    tokens: tokens[place] ?? '',
    rules: [...new Set(ids)].filter((id) => id.startsWith(start)),
  }
})

/** The rule of an action or an advance, and those after it that belong to it. */
function rulesOf(rules: readonly string[], name: string): string {
  const texts = rules.map((id) => rulebook.rules(id))
  const begins = (text: string, what = ''): boolean =>
    [`Action ${what}`, 'When the Elder One advances'].some((one) => text.startsWith(one))
  const first = texts.findIndex((text) => text.startsWith(name) || begins(text, name))
  const last = texts.findIndex((text, place) => place > first && begins(text))
  return texts.slice(first, last < 0 ? undefined : last).join(' ')
}

// Mythos and Discovery cards, stages and episodes are held word for word: content.test.ts, printed.test.ts.
describe('The numbers that players read are those of the rulebook', () => {
  it('on insanity cards', () => {
    const wordings = insanities.map(({ name, rule }, card) => ({
      piece: name,
      printed: rulebook.rules(rule),
      words: madnessInWords(card),
      // The number of a step of the turn; tokens, of which there is one in each place.
      untold: { 'DMD-INSANE-3': [2], 'DMD-INSANE-5': [1] }[rule] ?? [],
    }))
    expect(wordingFaults(wordings)).toEqual([])
  })

  it('on insanity cards of others, who are not addressed', () => {
    expect(insanities.map((_, card) => madnessOfOthers(card))).toEqual([
      'Every figure in their space gives them 1 stress; alone, they heal all of it.',
      'Their stress becomes as high as their wounds, and they discard cards until both sides match.',
      'They keep their last Mythos card, and it is resolved again; if they keep none, they take 1 stress.',
      'They send the others in their space to adjacent ones; if nobody is there, they take 1 stress.',
      'Fire in their space and on them; then they heal 2 stress.',
      'They discard an item or a companion; if they have neither, they take 2 stress.',
      'They take an item from somebody within 1 space, without asking; if there is none, they take 1 stress.',
      'Enemies in adjacent spaces come to theirs; if none does, they heal 2 stress.',
    ])
  })

  it('on enemy cards', () => {
    const wordings = (['cthulhu', 'hastur'] as const).flatMap((elderOne) =>
      enemyKinds.map((kind) => ({
        piece: `${kind} of ${elderOne}`,
        printed: rulebook.rules(enemyCards[elderOne][kind].rule),
        words: abilityInWords(kind, elderOne),
        isSummary: true as const,
      })),
    )
    expect(wordingFaults(wordings)).toEqual([])
  })

  it('in case files', () => {
    const besides: Readonly<Record<string, string>> = {
      'Misalign the Lens': rulebook.rules('DMD-EPFOUR-7'),
    }
    const wordings = episodes.flatMap(({ goal, here, rules, tokens: laid }) => [
      {
        piece: goal,
        printed: `${rulebook.rules(...rules)} ${laid}`,
        words: goal,
        isSummary: true as const,
      },
      ...here.map(({ name, text }) => ({
        piece: name,
        printed: `${rulesOf(rules, name)} ${besides[name] ?? ''}`,
        words: text,
        isSummary: true as const,
      })),
    ])
    expect(wordingFaults(wordings)).toEqual([])
  })

  it('of markers on tokens', () => {
    const kinds = ['retort', 'idol', 'bones', 'lens', 'circuit', 'pillar'] as const
    const wordings = kinds.map((kind, place) => ({
      piece: kind,
      printed: rulebook.rules(...(episodes[place]?.rules ?? [])),
      words: markersOf({ kind, markers: 0 }).join(' '),
      isSummary: true as const,
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
