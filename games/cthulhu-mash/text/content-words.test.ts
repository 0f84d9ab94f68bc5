import { describe, expect, it } from 'vitest'
import { ABILITIES, ABILITY_SLUGS } from '../pieces/abilities.ts'
import { CHARACTERS, CHARACTER_SLUGS } from '../pieces/characters.ts'
import { GENERATORS } from '../pieces/generators.ts'
import { MONSTERS } from '../pieces/monsters.ts'
import { boost } from '../effects/boosts.ts'
import { load, harden, protect } from '../effects/carried.ts'
import { restore } from '../effects/effect.ts'
import {
  KIND_OF,
  objectAt,
  objectNumber,
  OBJECTS,
  type ObjectKind,
  type ObjectSlug,
} from '../pieces/objects.ts'
import { powerAt, powerNumber, POWERS } from '../pieces/powers.ts'
import { spellAt, spellNumber, SPELLS } from '../pieces/spells.ts'
import { LABELS } from '../tiles/tile-maps.ts'
import { TILE_MAPS, TILE_SLUGS } from '../tiles/tile-maps.ts'
import { rulebook } from '../testing/rulebook.ts'
import { abilitiesOf, characterName } from './characters.ts'
import { generatorName, monsterName } from './foes.ts'
import { kindName, objectDoes, objectName } from './objects.ts'
import { powerDoes, powerName } from './powers.ts'
import { spellDoes, spellName } from './spells.ts'
import { labelNames, tileName, tileWords } from './tiles.ts'

const namesUnder = (heading: string, column?: string): (string | undefined)[] =>
  rulebook.recordsUnder(heading, column).map((row) => row['name'])
const ruleText = (id: string): string =>
  rulebook.text.split('\n').find((line) => line.startsWith(`- **${id}** `)) ?? ''

describe('names are those of the book', () => {
  it('of monsters and generators', () => {
    const heading = '3. Monsters and generators'
    expect([...MONSTERS.keys()].map(monsterName)).toEqual(namesUnder(heading, 'abilities'))
    expect([...GENERATORS.keys()].map(generatorName)).toEqual(namesUnder(heading, 'spawns'))
  })

  it('of objects, spells and power-ups', () => {
    expect([...OBJECTS.keys()].map(kindName)).toEqual(namesUnder('4. Objects'))
    expect([...SPELLS.keys()].map(spellName)).toEqual(namesUnder('5. Spells'))
    expect([...POWERS.keys()].map(powerName)).toEqual(namesUnder('6. Power-ups'))
    expect(objectName(KIND_OF.indexOf(objectNumber('necronomicon')))).toBe('Necronomicon')
  })

  it('CM-RULING-62 of tiles', () => {
    const printed = TILE_MAPS.map((map) => /^name: (.*)$/m.exec(map)?.[1])
    expect([...TILE_SLUGS.keys()].map(tileName)).toEqual(printed)
    expect(printed).toEqual(
      expect.arrayContaining(['Abhoth Swamp', 'Ice Floats', 'Ice Cave of Madness']),
    )
  })

  it('of characters and their abilities', () => {
    for (const [character, { rule }] of CHARACTERS.entries())
      expect(ruleText(rule)).toContain(characterName(character))
    expect(ABILITIES.map(({ slug }) => slug)).toEqual(ABILITY_SLUGS)
    for (const { rule, name, character } of ABILITIES)
      expect(ruleText(rule)).toContain(`${name} (${characterName(character)})`)
    expect(CHARACTER_SLUGS.map((_, character) => abilitiesOf(character).length)).toEqual([
      4, 3, 3, 3,
    ])
  })
})

describe('what is said of pieces', () => {
  const sentences = [
    ...CHARACTERS.map(({ story }) => story),
    ...Object.values(tileWords).flatMap(({ scene, mind }) => [scene, mind]),
    ...[...ABILITIES, ...MONSTERS, ...GENERATORS].map(({ does }) => does),
    ...POWERS.map(powerDoes),
    ...OBJECTS.map(objectDoes),
    ...SPELLS.map(spellDoes),
  ]

  it('is one or two sentences, short enough for a card', () => {
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[A-Z0-9].*\.$/)
      expect(sentence.length).toBeLessThanOrEqual(112)
    }
  })

  it('names every label of a map and no two tiles alike', () => {
    expect(Object.keys(labelNames).toSorted((a, b) => a.localeCompare(b))).toEqual(
      LABELS.toSorted((a, b) => a.localeCompare(b)),
    )
    const scenes = Object.values(tileWords).map(({ scene }) => scene)
    expect(new Set(scenes).size).toBe(scenes.length)
    expect(CHARACTERS.every(({ bent }) => bent.length > 0)).toBe(true)
  })

  it('has the numbers of its row: to change one there is to change the sentence', () => {
    const said = (slug: ObjectSlug, changed: Partial<ObjectKind>): string =>
      objectDoes({ ...objectAt(objectNumber(slug)), ...changed })
    expect(said('pitchfork', { damage: 7 })).toBe('Melee, 7 damage.')
    expect(said('net', { hold: { escape: 4 } })).toContain('escape 1-4;')
    expect(said('herbs', { does: restore({ health: 7, mentality: 8, sanity: 9 }) })).toBe(
      'Restores 7 health and 8 mentality; where sanity is played, 9 sanity too.',
    )
    expect(said('leng-web-shield', { lasts: [protect(7), load(8)] })).toBe(
      'Defence +7, and room for 8 more objects.',
    )
    expect(said('living-armor', { lasts: [protect(7), harden(5)] })).toBe(
      'Defence +7; when you are hit, a 5 on a d6 cancels the damage.',
    )
    const push = { ...powerAt(powerNumber('mm-boarding-party')), lasts: [boost('actions', 3)] }
    expect(powerDoes(push)).toBe('Three more actions each turn.')
    const grasp = { ...spellAt(spellNumber('grasp-of-cthulhu')), hold: { escape: 1, costs: 7 } }
    expect(spellDoes(grasp)).toContain('escape 1; every failed escape costs it 7 health.')
  })
})
