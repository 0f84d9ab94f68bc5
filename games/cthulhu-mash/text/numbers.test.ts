import { switchWordings, wordingFaults, type Wording } from '@eldertable/testkit/wording.ts'
import { describe, expect, it } from 'vitest'
import { ABILITIES } from '../pieces/abilities.ts'
import { GENERATORS } from '../pieces/generators.ts'
import { MONSTERS } from '../pieces/monsters.ts'
import { OBJECTS } from '../pieces/objects.ts'
import { POWERS } from '../pieces/powers.ts'
import { SPELLS } from '../pieces/spells.ts'
import { switches } from '../switches.ts'
import { rulebook } from '../testing/rulebook.ts'
import { objectDoes } from './objects.ts'
import { powerDoes } from './powers.ts'
import { spellDoes } from './spells.ts'
import { switches as switchWords } from './switches.ts'
import { tileWords } from './tiles.ts'

/** A piece, its rule and another one if the card speaks of that too, and what the card says. */
const wordingsOf = <Row extends { readonly slug: string; readonly rule: string }>(
  rows: readonly Row[],
  does: (row: Row) => string,
  untold: Readonly<Record<string, readonly number[]>> = {},
  besides: Readonly<Record<string, string>> = {},
): Wording[] =>
  rows.map((row) => ({
    piece: row.slug,
    printed: rulebook.rules(row.rule, ...(besides[row.slug]?.split(' ') ?? [])),
    words: does(row),
    untold: untold[row.slug] ?? [],
  }))

describe('The numbers that players read are those of the rulebook', () => {
  it('on objects', () => {
    // Its name; how many faces or sides there are; numbers of traps, which differ from piece to piece.
    const hidden = {
      'revolver-32': [32],
      'mist-projector': [4, 3],
      'elder-thing-crystal': [6],
      'mi-go-earthquake': [1],
      'picture-gate': [2],
      'shoggoth-tissue': [1, 2],
    }
    expect(
      wordingFaults(wordingsOf(OBJECTS, objectDoes, hidden, { 'mist-projector': 'CM-AREA-10' })),
    ).toEqual([])
  })

  it('on spells', () => {
    // The eight directions in which there is a straight line.
    expect(wordingFaults(wordingsOf(SPELLS, spellDoes, { 'sound-wave': [8] }))).toEqual([])
  })

  it('on power-ups', () => {
    // What it was before, and how that was found wanting.
    const untold = { 'mm-health': [2, 4, 36], 'pt-strong-dose': [3] }
    expect(wordingFaults(wordingsOf(POWERS, powerDoes, untold))).toEqual([])
  })

  it('of abilities', () => {
    // What a stick and a bundle then do.
    const untold = { 'explosives-expert': [2, 3] }
    const besides = { 'spell-memorization': 'CM-CHAR-22' }
    expect(wordingFaults(wordingsOf(ABILITIES, ({ does }) => does, untold, besides))).toEqual([])
  })

  it('of monsters and generators', () => {
    // What stands in the table is shown beside the words.
    const besides: Readonly<Record<string, string>> = {
      'leng-spider': 'CM-MON-9',
      'star-vampire': 'CM-FOE-18',
    }
    const wordings = [
      ...wordingsOf(MONSTERS, ({ does }) => does, {}, besides),
      ...wordingsOf(GENERATORS, ({ does }) => does),
    ].map(({ piece, printed, words }) => ({ piece, printed, words, isSummary: true as const }))
    expect(wordingFaults(wordings)).toEqual([])
  })

  it('of what to mind on a tile', () => {
    const tiles = Object.values(tileWords)
    const printed = new Map<string, string[]>()
    let tile = ''
    for (const [, id = ''] of rulebook.text.matchAll(/^- \*\*(CM-TILE-\d+)\*\*/gm)) {
      const text = rulebook.rules(id)
      tile = tiles.find(({ name }) => text.startsWith(name))?.name ?? tile
      printed.set(tile, [...(printed.get(tile) ?? []), text])
    }
    const wordings = tiles.map(({ name, mind }) => ({
      piece: name,
      printed: printed.get(name)?.join(' ') ?? '',
      words: mind,
      isSummary: true as const,
    }))
    expect(wordingFaults(wordings)).toEqual([])
  })

  it('for the options of a table', () => {
    expect(
      wordingFaults(switchWordings(switches, switchWords, rulebook, { coopTiles: 'CM-COOP-3' })),
    ).toEqual([])
  })
})
