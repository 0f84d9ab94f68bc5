import { describe, expect, it } from 'vitest'
import { rulebook } from '../testing/rulebook.ts'
import { CHARACTERS } from './characters.ts'
import { GENERATORS } from './generators.ts'
import { lossOf, type Loss } from './loss.ts'
import { MONSTERS } from './monsters.ts'
import {
  EXPANSION_ACTIONS,
  EXPANSION_CHARACTERS,
  EXPANSION_CURES,
  EXPANSION_GENERATORS,
  EXPANSION_MONSTERS,
  EXPANSION_TILES,
} from '../testing/sanity-expansion.ts'
import { ACTION_LOSS, DROPS_FROM, IDEA_LOSS, INSANE_ACTS, SANITY_ACTIONS } from './sanity.ts'
import { E, N, S, W } from '../tiles/spaces.ts'
import { TILES } from '../tiles/tiles.ts'

const heading = 'Sanity (variant)'
const monsters = rulebook.recordsUnder(heading, 'Monster')
const generators = rulebook.recordsUnder(heading, 'Generator')
const tiles = rulebook.recordsUnder(heading, 'Tile')
const actions = rulebook.recordsUnder(heading, 'Action')
const characters = rulebook.recordsUnder(heading, 'Character')

type Row = Readonly<Record<string, string>>
const slugOf = (name = ''): string => name.toLowerCase().replaceAll("'", '').replaceAll(' ', '-')
const printedLoss = ({ Loss = '' }: Row) => lossOf(Loss.replaceAll(' ', ''))
const ofSet = (rows: readonly Row[], set: string): Row[] =>
  rows.filter(({ Set }) => (Set ?? '').split(', ').includes(set))
const onlyExpansion = (rows: readonly Row[]): Row[] => rows.filter(({ Set }) => Set === 'MMI')

describe('sanity tables', () => {
  it('a loss is a number or dice on each side of the stroke', () => {
    const two: Loss = { dice: 2, faces: 8, flat: 0 }
    expect(lossOf('1d6/2d8')).toEqual({ passed: { dice: 1, faces: 6, flat: 0 }, failed: two })
    expect(lossOf('1/1d10')).toEqual({
      passed: { dice: 0, faces: 0, flat: 1 },
      failed: { dice: 1, faces: 10, flat: 0 },
    })
    expect(() => lossOf('3')).toThrow('no loss')
  })

  it('CM-SANE-2 base sanity and idea of the four characters', () => {
    expect(CHARACTERS.map(({ slug, sanity, idea }) => [slug, sanity, idea])).toEqual(
      ofSet(characters, 'CM').map((row) => [
        slugOf(row['Character']),
        Number(row['Base sanity']),
        Number(row['Idea']),
      ]),
    )
  })

  it('Table 8.3.1: what the sight of each monster costs', () => {
    expect(MONSTERS.map(({ slug, sanity }) => [slug, sanity])).toEqual(
      ofSet(monsters, 'CM').map((row) => [slugOf(row['Monster']), printedLoss(row)]),
    )
  })

  it('Table 8.3.2: of the generators only the Mutilation costs sanity', () => {
    const costing = GENERATORS.filter(({ sanity }) => sanity !== undefined)
    expect(costing.map(({ slug, sanity }) => [`star-vampire-${slug}`, sanity])).toEqual(
      ofSet(generators, 'CM').map((row) => [slugOf(row['Generator']), printedLoss(row)]),
    )
  })

  it('Table 8.3.3: trigger, sights and loss of each tile', () => {
    const names: Readonly<Record<string, string>> = {
      'ice-cave-of-madness': 'ice-cave',
      'mi-go-mine-lab': 'mine-lab',
      'miskatonic-university-library': 'university-library',
      'moon-beast-moon-base': 'moon-base',
    }
    const printed = ofSet(tiles, 'CM').map((row) => {
      const slug = slugOf(row['Tile'])
      const sights = ['body', 'shadow', 'shoggoth', 'tentacles'].filter((tag) =>
        row['Trigger']?.toLowerCase().includes(tag),
      )
      return [
        names[slug] ?? slug,
        sights,
        { trigger: sights.length > 0 ? 'sight' : 'enter', ...printedLoss(row) },
      ]
    })
    const ours = TILES.filter(({ sanity }) => sanity !== undefined).map(
      ({ slug, sights, sanity }) => [
        slug,
        [...new Set(sights.map(({ tag }) => tag))].toSorted(),
        sanity,
      ],
    )
    expect(new Map(ours.map((row) => [row[0], row]))).toEqual(
      new Map(printed.map((row) => [row[0], row])),
    )
    expect(ours).toHaveLength(14)
  })

  it('Table 8.3.4: what actions cost, and which cost it without a check', () => {
    const names: Readonly<Record<string, string>> = { 'cooperative-character': 'character-dies' }
    const printed = ofSet(actions, 'CM').map((row) => {
      const slug = slugOf(row['Action'])
      return [names[slug] ?? slug, printedLoss(row)] as const
    })
    expect(SANITY_ACTIONS.map((action) => [action, ACTION_LOSS[action]])).toEqual(printed)
    const isCertain = (action: (typeof SANITY_ACTIONS)[number]): boolean => {
      const { passed, failed } = ACTION_LOSS[action]
      return passed.dice + failed.dice === 0 && passed.flat === failed.flat
    }
    expect(SANITY_ACTIONS.filter(isCertain)).toEqual([
      'rlyeh-seashell',
      'sacrificial-knife',
      'spell',
      'tile-gate',
    ])
  })

  it('CM-SANE-3 the rows of the sister set are kept as data', () => {
    expect(EXPANSION_CHARACTERS).toEqual(
      onlyExpansion(characters).map((row) => ({
        slug: slugOf(row['Character']),
        sanity: Number(row['Base sanity']),
        idea: Number(row['Idea']),
      })),
    )
    expect(EXPANSION_MONSTERS).toEqual(
      onlyExpansion(monsters).map((row) => ({
        slug: slugOf(row['Monster']),
        loss: printedLoss(row),
      })),
    )
    expect(EXPANSION_GENERATORS).toEqual(
      onlyExpansion(generators).map((row) => ({
        slug: slugOf(row['Generator']),
        loss: printedLoss(row),
      })),
    )
    expect(EXPANSION_TILES).toEqual(
      onlyExpansion(tiles).map((row) => ({
        slug: slugOf(row['Tile']),
        trigger: row['Trigger'] === 'Entering' ? 'enter' : slugOf(row['Trigger']?.slice(4)),
        immune: slugOf(row['Immune']),
        loss: printedLoss(row),
      })),
    )
    expect(EXPANSION_ACTIONS).toEqual(
      onlyExpansion(actions).map((row) => ({
        slug: slugOf(row['Action']),
        loss: printedLoss(row),
      })),
    )
  })

  it('CM-SANE-3 CM-SETUP-29 no slug of the sister set is one of this set', () => {
    const own = new Set<string>(
      [CHARACTERS, MONSTERS, GENERATORS, TILES].flatMap((rows) => rows.map(({ slug }) => slug)),
    )
    const theirs = [EXPANSION_CHARACTERS, EXPANSION_MONSTERS, EXPANSION_GENERATORS, EXPANSION_TILES]
    for (const { slug } of theirs.flat()) expect(own).not.toContain(slug)
  })

  it('CM-SANE-23 what restores sanity in the sister set is kept as data', () => {
    const line = rulebook.text.split('\n').find((text) => text.startsWith('- **CM-SANE-23**')) ?? ''
    for (const { slug, sanity, base } of EXPANSION_CURES) {
      const printed = /MMI: (.*?)\. /.exec(line)?.[1]?.split(/[,;] /) ?? []
      const own = printed.find((text) => slugOf(text).startsWith(slug)) ?? ''
      expect(own).toContain(base === 0 ? ` ${sanity}` : ` +${sanity} and +${base} base`)
    }
    expect(EXPANSION_CURES).toHaveLength(5)
  })

  it('a d6 says what an insane character does', () => {
    const printed = rulebook.recordsUnder('Indefinite insanity').map((row) => row['Effect'] ?? '')
    const words = new Map<unknown, RegExp>([
      ['stay', /^Stays/],
      [N, /north$/],
      [S, /south$/],
      [E, /east$/],
      [W, /west$/],
      ['attack', /^Attacks/],
    ])
    expect(printed).toHaveLength(6)
    for (const [face, effect] of printed.entries())
      expect(effect).toMatch(words.get(INSANE_ACTS[face]) ?? /^$/)
  })

  it('the thresholds of temporary insanity are those of the book', () => {
    const line = (id: string): string =>
      rulebook.text.split('\n').find((text) => text.startsWith(`- **${id}**`)) ?? ''
    expect(line('CM-SANE-24')).toContain(`loses ${IDEA_LOSS} or more`)
    expect(line('CM-SANE-26')).toContain(`on ${DROPS_FROM}-6`)
  })
})
