import { describe, expect, it } from 'vitest'
import { enemyCards, enemyKinds, kindOfEnemy } from '../pieces/enemies.ts'
import { investigators } from '../pieces/investigators.ts'
import { rulebook } from '../testing/rulebook.ts'
import { cardFlavour } from './card-flavour.ts'
import { elderNames, episodeNames } from './names.ts'
import { episodeAdvances, stageWords } from './stages.ts'
import { episodeStories } from './stories.ts'
import { insanities } from '../pieces/insanities.ts'

const elders = ['cthulhu', 'hastur'] as const
const episodes = ['1', '2', '3', '4', '5', '6'] as const
const headingOf = (episode: (typeof episodes)[number]): string =>
  `Episode ${episode}: ${episodeNames[episode]}`

/** A rule as it is printed, without its id and its provenance. */
function printedRule(id: string): string {
  const [, text] =
    new RegExp(`\\*\\*${id}\\*\\* (.*?) \`(?:ours|ruling)\``).exec(rulebook.text) ?? []
  if (text === undefined) throw new Error(`the rulebook has no rule ${id}`)
  return text
}

describe('What players read beside the numbers is what the rulebook prints', () => {
  it.each(elders)(
    'DMD-SETUP-4 DMD-ELDER-1 the stage cards of %s, by name and word for word',
    (key) => {
      const rows = rulebook.recordsUnder(`Elder One: ${elderNames[key]}`, 'Wounds')
      expect(stageWords[key].map(({ name, flavour }) => [name, flavour])).toEqual(
        rows.map((row) => [row['Name'], row['In one line']]),
      )
      for (const [place, { texts }] of stageWords[key].entries())
        for (const { rule, at: moment, text } of texts)
          expect(printedRule(rule)).toBe(`Stage ${place + 1}, ${moment}: ${text}`)
    },
  )

  it.each(elders)('DMD-ELDER-3 no rule of a stage of %s is left out', (key) => {
    const ids = [...rulebook.text.matchAll(/\*\*(DMD-\w+-\d+)\*\* Stage \d/g)].map(([, id]) => id)
    const said = stageWords[key].flatMap(({ texts }) => texts.map(({ rule }) => rule))
    expect(said).toEqual(ids.filter((id) => id?.includes(key.toUpperCase())))
  })

  it.each(episodes)('DMD-ADVANCE-3 what episode %s does when the Elder One advances', (episode) => {
    const { rule, text } = episodeAdvances[episode]
    expect(printedRule(rule)).toBe(`When the Elder One advances: ${text}`)
  })

  it.each(episodes)('the story that opens episode %s', (episode) => {
    const [, opening = ''] = rulebook.text.split(`### ${headingOf(episode)}\n`)
    const [, story = ''] = /\*([^*]+)\*/.exec(opening) ?? []
    expect(episodeStories[episode]).toBe(story.replaceAll('\n', ' '))
  })

  it('the line on every Mythos and Discovery card', () => {
    const headings = [
      ...elders.map((key) => `Elder One: ${elderNames[key]}`),
      ...episodes.map(headingOf),
    ]
    const discoveries = episodes.flatMap((one) => rulebook.recordsUnder(headingOf(one), 'Centre'))
    const rows = [
      ...headings.flatMap((heading) => rulebook.recordsUnder(heading, 'Symbol')),
      ...discoveries,
    ]
    // Where a card comes from stands in brackets; what is stressed has stars.
    const plain = (line = ''): string => line.replace(/ \(`.*\)$/, '').replaceAll('*', '')
    expect(rows).toHaveLength(64 + 90)
    expect(cardFlavour).toEqual(
      Object.fromEntries(
        rows.map((row) => [row['Id']?.replaceAll('`', ''), plain(row['Flavour'])]),
      ),
    )
  })

  it('everybody in one line', () => {
    const people = rulebook.recordsUnder('Investigators', 'In one line')
    expect(investigators.map(({ flavour }) => flavour)).toEqual(
      people.map((row) => row['In one line']),
    )
    const cards = rulebook.recordsUnder('Insanity cards', 'In one line')
    expect(insanities.map(({ name, flavour }) => [name, flavour])).toEqual(
      cards.map((row) => [row['Card'], row['In one line']]),
    )
    const lineOf = (enemy: string): string | undefined =>
      rulebook.recordsUnder('Enemies', 'Health').find((row) => row['Enemy'] === enemy)?.[
        'In one line'
      ]
    for (const kind of enemyKinds)
      for (const key of elders) {
        const name = kind === 'cultist' ? `Cultist (${elderNames[key]})` : kindOfEnemy(kind).name
        expect(enemyCards[key][kind].flavour).toBe(lineOf(name))
      }
  })
})
