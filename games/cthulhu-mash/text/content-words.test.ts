import { describe, expect, it } from 'vitest'
import { ABILITIES, ABILITY_SLUGS } from '../pieces/abilities.ts'
import { CHARACTERS, CHARACTER_SLUGS } from '../pieces/characters.ts'
import { GENERATORS } from '../pieces/generators.ts'
import { MONSTERS } from '../pieces/monsters.ts'
import { KIND_OF, objectNumber, OBJECTS } from '../pieces/objects.ts'
import { POWERS } from '../pieces/powers.ts'
import { SPELLS } from '../pieces/spells.ts'
import { LABELS } from '../pieces/tile-maps.ts'
import { TILE_MAPS, TILE_SLUGS } from '../pieces/tile-maps.ts'
import { rulebook } from '../testing/rulebook.ts'
import { abilitiesOf, abilityWords, characterName, characterWords } from './characters.ts'
import { generatorName, generatorWords, monsterName, monsterWords } from './foes.ts'
import { kindName, objectName, objectWords } from './objects.ts'
import { powerName, powerWords } from './powers.ts'
import { spellName, spellWords } from './spells.ts'
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
    for (const { rule, slug, character } of ABILITIES)
      expect(ruleText(rule)).toContain(`${abilityWords[slug].name} (${characterName(character)})`)
    expect(CHARACTER_SLUGS.map((_, character) => abilitiesOf(character).length)).toEqual([
      4, 3, 3, 3,
    ])
  })
})

describe('what is said of pieces', () => {
  const sentences = [
    ...Object.values(characterWords).map(({ story }) => story),
    ...Object.values(tileWords).flatMap(({ scene, mind }) => [scene, mind]),
    ...[abilityWords, monsterWords, generatorWords, objectWords, spellWords, powerWords].flatMap(
      (words) => Object.values(words).map(({ does }) => does),
    ),
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
    expect(Object.values(characterWords).every(({ bent }) => bent.length > 0)).toBe(true)
    for (const { name, plural } of Object.values(monsterWords)) expect(plural).toBe(`${name}s`)
  })

  it('has the numbers of the tables', () => {
    for (const { slug, healing } of OBJECTS) {
      const { health = 0, mentality = 0 } = healing ?? {}
      const parts = [
        health > 0 ? `${health} health` : '',
        mentality > 0 ? `${mentality} mentality` : '',
      ]
      for (const part of parts) expect(objectWords[slug].does).toContain(part)
    }
    for (const { slug, hold } of SPELLS) {
      const escape = hold === undefined ? '' : `escape 1-${hold.escape}`
      expect(spellWords[slug].does).toContain(escape)
    }
    for (const { slug, tomeSpells } of OBJECTS) {
      const drawn = ['', 'draw a spell', 'draw 2 spells'][tomeSpells] ?? ''
      expect(objectWords[slug].does).toContain(drawn)
    }
  })
})
