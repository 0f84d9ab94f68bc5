import type { WordingsGiven } from '@eldertable/testkit/title/given.ts'
import { enemyCards, enemyKinds } from '../pieces/enemies.ts'
import { insanities } from '../pieces/insanities.ts'
import { abilityInWords } from '../effects/abilities/index.ts'
import { caseFiles } from '../text/case-files.ts'
import { madnessInWords } from '../text/madness.ts'
import { markersOf } from '../text/tokens.ts'
import { rulebook } from './rulebook.ts'

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

const besides: Readonly<Record<string, string>> = {
  'Misalign the Lens': rulebook.rules('DMD-EPFOUR-7'),
}

// Mythos and Discovery cards, stages and episodes are held word for word: content.test.ts, printed.test.ts.
export const wordings: readonly WordingsGiven[] = [
  {
    of: 'on insanity cards',
    wordings: () =>
      insanities.map(({ name, rule }, card) => ({
        piece: name,
        printed: rulebook.rules(rule),
        words: madnessInWords(card),
        // The number of a step of the turn; tokens, of which there is one in each place.
        untold: { 'DMD-INSANE-3': [2], 'DMD-INSANE-5': [1] }[rule] ?? [],
      })),
  },
  {
    of: 'on enemy cards',
    wordings: () =>
      (['cthulhu', 'hastur'] as const).flatMap((elderOne) =>
        enemyKinds.map((kind) => ({
          piece: `${kind} of ${elderOne}`,
          printed: rulebook.rules(enemyCards[elderOne][kind].rule),
          words: abilityInWords(kind, elderOne),
          isSummary: true,
        })),
      ),
  },
  {
    of: 'in case files',
    wordings: () =>
      episodes.flatMap(({ goal, here, rules, tokens: laid }) => [
        {
          piece: goal,
          printed: `${rulebook.rules(...rules)} ${laid}`,
          words: goal,
          isSummary: true,
        },
        ...here.map(({ name, text }) => ({
          piece: name,
          printed: `${rulesOf(rules, name)} ${besides[name] ?? ''}`,
          words: text,
          isSummary: true as const,
        })),
      ]),
  },
  {
    of: 'of markers on tokens',
    wordings: () =>
      (['retort', 'idol', 'bones', 'lens', 'circuit', 'pillar'] as const).map((kind, place) => ({
        piece: kind,
        printed: rulebook.rules(...(episodes[place]?.rules ?? [])),
        words: markersOf({ kind, markers: 0 }).join(' '),
        isSummary: true,
      })),
  },
]

/** What the table of options says that each changes; the rules that they name are those that are changed. */
export const optionsPrinted: Readonly<Record<string, string>> = Object.fromEntries(
  rulebook
    .recordsUnder('Options')
    .map((row) => [(row['Id'] ?? '').replaceAll('`', ''), row['What it changes'] ?? '']),
)
