import { describe, expect, it } from 'vitest'
import { rulebook } from '../testing/rulebook.ts'
import { GENERATOR_SLUGS, generatorAt, generatorNumber, GENERATORS } from './generators.ts'
import { lossOf } from './loss.ts'
import {
  COPIES,
  MONSTER_SLUGS,
  monsterAt,
  monsterNumber,
  MONSTERS,
  WEB_ESCAPE,
} from './monsters.ts'
import { objectsDie, objectsFor } from './tables.ts'
import { tileAt, tileNumber } from '../tiles/tiles.ts'

const heading = '3. Monsters and generators'
const printedMonsters = rulebook.recordsUnder(heading, 'abilities')
const printedGenerators = rulebook.recordsUnder(heading, 'spawns')
const faces = (cell: string | undefined): number => Number(/^d(\d+)/.exec(cell ?? '')?.[1] ?? 0)
const abilities = ['flying', 'swimming', 'charging', 'web', 'attach', 'tentacles'] as const

describe('monsters', () => {
  it('CM-RULING-8 are 48, six of each of eight types', () => {
    expect(MONSTERS.map(({ slug }) => slug)).toEqual(MONSTER_SLUGS)
    expect(MONSTERS.length * COPIES).toBe(48)
  })

  it.each(printedMonsters.map((printed, number) => [printed['rule'], printed, number] as const))(
    '%s has the numbers of its row',
    (rule, printed, number) => {
      const monster = monsterAt(number)
      expect({
        rule: monster.rule,
        slug: monster.slug,
        melee: monster.melee,
        ranged: monster.ranged,
        actions: monster.actions,
        defence: monster.defence,
        health: monster.health,
        move: monster.move,
        abilities: abilities.filter((ability) => monster[ability]),
        sanity: monster.sanity,
      }).toEqual({
        rule,
        slug: printed['slug'],
        melee: faces(printed['melee']),
        ranged: faces(printed['ranged']),
        actions: Number(printed['actions']),
        defence: Number(printed['defence']),
        health: Number(printed['health']),
        move: Number(printed['move']),
        abilities: abilities.filter((ability) =>
          printed['abilities']?.split(', ').includes(ability),
        ),
        sanity: lossOf(printed['sanity'] ?? ''),
      })
    },
  )

  it.each([
    ['CM-MON-1', 'cultist', { actions: 2, move: 6, melee: 6, ranged: 0, defence: 3, health: 1 }],
    ['CM-MON-2', 'deep-one', { swimming: true, flying: false }],
    ['CM-MON-3', 'elder-thing', { flying: true, tentacles: true, actions: 1, ranged: 6 }],
    ['CM-MON-4', 'gnoph-keh', { charging: true, move: 7 }],
    ['CM-MON-5', 'leng-spider', { web: true, ranged: 6 }],
    ['CM-MON-6', 'mi-go', { flying: true, ranged: 6, web: false, tentacles: false }],
    ['CM-MON-7', 'moon-beast', { actions: 2, move: 5, ranged: 0 }],
    ['CM-MON-8', 'star-vampire', { flying: true, attach: true }],
  ] as const)('%s the %s is what the book says of it', (rule, slug, expected) => {
    expect(monsterAt(monsterNumber(slug))).toMatchObject({ rule, ...expected })
  })

  it('the escape number of a web is 3', () => {
    const web = rulebook.text.split('\n').find((line) => line.startsWith('- **CM-MON-9**'))
    expect(web).toContain(`escape 1-${WEB_ESCAPE}`)
  })

  it('CM-MON-12 webs of the Leng Plateau spare what flies, and a Leng Spider does not fly', () => {
    expect(monsterAt(monsterNumber('leng-spider')).flying).toBe(false)
    const webs = tileAt(tileNumber('leng-plateau')).hold.filter((hold) => hold !== undefined)
    expect(webs).toHaveLength(6)
    for (const web of webs) expect(web.catchesFlying).toBe(false)
  })
})

describe('generators', () => {
  it('CM-RULING-8 are 48, six of each of eight types', () => {
    expect(GENERATORS.map(({ slug }) => slug)).toEqual(GENERATOR_SLUGS)
    expect(GENERATORS.length * COPIES).toBe(48)
  })

  it.each(printedGenerators.map((printed, number) => [printed['rule'], printed, number] as const))(
    '%s has the numbers of its row and spawns the monster of its own number',
    (rule, printed, number) => {
      const generator = generatorAt(number)
      const [, attack, actions] = /melee (d\d+), (\d) action/.exec(printed['attack'] ?? '') ?? []
      expect({
        rule: generator.rule,
        slug: generator.slug,
        spawns: monsterAt(number).slug,
        defence: generator.defence,
        health: generator.health,
        spawning: generator.spawning,
        melee: generator.melee,
        actions: generator.actions,
        sanity: generator.sanity,
      }).toEqual({
        rule,
        slug: printed['slug'],
        spawns: printed['spawns'],
        defence: Number(printed['defence']),
        health: Number(printed['health']),
        spawning: Number(printed['spawning number']?.at(-1)),
        melee: faces(attack),
        actions: Number(actions ?? 0),
        sanity: printed['sanity'] === '–' ? undefined : lossOf(printed['sanity'] ?? ''),
      })
    },
  )

  it('CM-GEN-2 the Whirlpool is the only one that attacks', () => {
    expect(GENERATORS.filter(({ melee }) => melee > 0).map(({ slug }) => slug)).toEqual([
      'whirlpool',
    ])
    expect(generatorAt(generatorNumber('whirlpool'))).toMatchObject({ melee: 6, actions: 1 })
  })

  it('CM-GEN-10 destroyed generators leave 1.625 objects on average over the 48 pieces', () => {
    const average = (spawning: number): number => {
      const die = objectsDie(spawning)
      if (die === 0) return 1
      const rolls = Array.from({ length: die }, (_, face) => objectsFor(spawning, face + 1))
      return rolls.reduce((sum, objects) => sum + objects, 0) / die
    }
    const sum = GENERATORS.reduce((total, { spawning }) => total + COPIES * average(spawning), 0)
    expect(sum / 48).toBe(1.625)
  })
})
