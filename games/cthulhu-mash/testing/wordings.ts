import type { WordingsGiven } from '@eldertable/testkit/title/given.ts'
import type { Wording } from '@eldertable/testkit/wording.ts'
import { ABILITIES } from '../pieces/abilities.ts'
import { GENERATORS } from '../pieces/generators.ts'
import { MONSTERS } from '../pieces/monsters.ts'
import { OBJECTS } from '../pieces/objects.ts'
import { POWERS } from '../pieces/powers.ts'
import { SPELLS } from '../pieces/spells.ts'
import { objectDoes } from '../text/objects.ts'
import { powerDoes } from '../text/powers.ts'
import { spellDoes } from '../text/spells.ts'
import { tileWords } from '../text/tiles.ts'
import { rulebook } from './rulebook.ts'

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

// Its name; how many faces or sides there are; numbers of traps, which differ from piece to piece.
const untoldOfObjects = {
  'revolver-32': [32],
  'mist-projector': [4, 3],
  'elder-thing-crystal': [6],
  'mi-go-earthquake': [1],
  'picture-gate': [2],
  'shoggoth-tissue': [1, 2],
}
// What it was before, and how that was found wanting.
const untoldOfPowers = { 'mm-health': [2, 4, 36], 'pt-strong-dose': [3] }
// What a stick and a bundle then do.
const untoldOfAbilities = { 'explosives-expert': [2, 3] }
// What stands in the table is shown beside the words.
const besidesMonsters: Readonly<Record<string, string>> = {
  'leng-spider': 'CM-MON-9',
  'star-vampire': 'CM-FOE-18',
}

/** What to mind on each tile, beside the rules of that tile. */
function minded(): Wording[] {
  const tiles = Object.values(tileWords)
  const printed = new Map<string, string[]>()
  let tile = ''
  for (const [, id = ''] of rulebook.text.matchAll(/^- \*\*(CM-TILE-\d+)\*\*/gm)) {
    const text = rulebook.rules(id)
    tile = tiles.find(({ name }) => text.startsWith(name))?.name ?? tile
    printed.set(tile, [...(printed.get(tile) ?? []), text])
  }
  return tiles.map(({ name, mind }) => ({
    piece: name,
    printed: printed.get(name)?.join(' ') ?? '',
    words: mind,
    isSummary: true,
  }))
}

export const wordings: readonly WordingsGiven[] = [
  {
    of: 'on objects',
    wordings: () =>
      wordingsOf(OBJECTS, objectDoes, untoldOfObjects, { 'mist-projector': 'CM-AREA-10' }),
  },
  {
    of: 'on spells',
    // The eight directions in which there is a straight line.
    wordings: () => wordingsOf(SPELLS, spellDoes, { 'sound-wave': [8] }),
  },
  { of: 'on power-ups', wordings: () => wordingsOf(POWERS, powerDoes, untoldOfPowers) },
  {
    of: 'of abilities',
    wordings: () =>
      wordingsOf(ABILITIES, ({ does }) => does, untoldOfAbilities, {
        'spell-memorization': 'CM-CHAR-22',
      }),
  },
  {
    of: 'of monsters and generators',
    wordings: () =>
      [
        ...wordingsOf(MONSTERS, ({ does }) => does, {}, besidesMonsters),
        ...wordingsOf(GENERATORS, ({ does }) => does),
      ].map(({ piece, printed, words }) => ({ piece, printed, words, isSummary: true })),
  },
  { of: 'of what to mind on a tile', wordings: minded },
]
