import { describe, expect, it } from 'vitest'
import { rulebook } from '../testing/rulebook.ts'
import { centreInWords, entryInWords } from '../text/discovery.ts'
import { stepsInLines } from '../text/script.ts'
import { bonusFaces, standardFaces, type Face } from './dice.ts'
import { discoveryCards } from './discovery.ts'
import { elderOnes } from './elder-ones.ts'
import { enemyCards, enemyKinds, kindOfEnemy } from './enemies.ts'
import { investigators } from './investigators.ts'
import { cthulhuMythos, episodeMythos, hasturMythos, type MythosCard } from './mythos.ts'
import { skillRows } from './skills/index.ts'

const episodes = [
  'Episode 1: Fire in the Retort',
  'Episode 2: The Drowned Congregation',
  'Episode 3: A Banquet for the Dead',
  'Episode 4: The Eye at Sentinel Hill',
  'Episode 5: The Last Performance',
  'Episode 6: Shaft Nine',
]
const withoutTicks = (text: string | undefined): string | undefined => text?.replaceAll('`', '')

describe('Mythos cards are what the rulebook prints', () => {
  const ofEpisodes = episodeMythos.map(
    (cards, i) => [episodes[i] ?? '', cards] satisfies [string, readonly MythosCard[]],
  )
  it.each<[string, readonly MythosCard[]]>([
    ['Elder One: Cthulhu', cthulhuMythos],
    ['Elder One: Hastur', hasturMythos],
    ...ofEpisodes,
  ])('%s', (heading, cards) => {
    const printed = rulebook.recordsUnder(heading, 'Symbol')
    expect(
      cards.map(({ id, symbol, steps }) => [id, symbol, stepsInLines(steps).join(' ')]),
    ).toEqual(printed.map(({ Id, Symbol, Steps }) => [withoutTicks(Id), Symbol === 'yes', Steps]))
  })

  it('DMD-MYTHOS-9 most of them bear the summoning symbol', () => {
    const marked = (cards: readonly MythosCard[]): number =>
      cards.filter(({ symbol }) => symbol).length
    expect([cthulhuMythos, hasturMythos].map(marked)).toEqual([7, 7])
    expect(episodeMythos.map(marked)).toEqual([6, 6, 6, 6, 6, 6])
  })
})

describe('Discovery cards are what the rulebook prints', () => {
  it.each(episodes.map((heading, i) => [heading, discoveryCards[i] ?? []] as const))(
    '%s',
    (heading, cards) => {
      const printed = rulebook.recordsUnder(heading, 'Centre')
      expect(printed).toHaveLength(15)
      expect(
        cards.map(({ id, centre, left, right }) => [
          id,
          centreInWords(centre),
          entryInWords(left),
          entryInWords(right),
        ]),
      ).toEqual(
        printed.map(({ Id, Centre, Left, Right }) => [withoutTicks(Id), Centre, Left, Right]),
      )
    },
  )
})

describe('Figures are what the rulebook prints', () => {
  it('DMD-ENEMY-1 enemy cards', () => {
    const rows = rulebook.recordsUnder('Enemies', 'Health')
    expect(rows).toHaveLength(enemyKinds.length + 1)
    for (const row of rows) {
      const [, name, whose] = /^(.*?)(?: \((\w+)\))?$/.exec(row['Enemy'] ?? '') ?? []
      const kind = enemyKinds.find((one) => kindOfEnemy(one).name === name)
      if (kind === undefined) throw new Error(`there is no ${name}`)
      const cards = enemyCards[whose === 'Hastur' ? 'hastur' : 'cthulhu']
      const { figures, health, dice } = cards[kind]
      expect([name, figures, health, dice.standard, dice.bonus]).toEqual([
        name,
        ...['Figures', 'Health', 'Standard dice', 'Bonus dice'].map((title) => Number(row[title])),
      ])
      expect(row['Kind']).toBe(kind === 'cultist' ? 'cultist' : 'monster')
    }
  })

  it.each(['cthulhu', 'hastur'] as const)('DMD-ELDER-1 stages of %s', (key) => {
    const heading = `Elder One: ${key === 'cthulhu' ? 'Cthulhu' : 'Hastur'}`
    const [first, ...rows] = rulebook.recordsUnder(heading, 'Wounds')
    expect(first).toMatchObject({ Stage: '1', Wounds: 'none' })
    expect(
      elderOnes[key].stages.map(({ wounds, dice }) => [wounds, dice.standard, dice.bonus]),
    ).toEqual(
      rows.map((row) => [
        parseInt(row['Wounds'] ?? '', 10),
        Number(row['Standard dice']),
        Number(row['Bonus dice']),
      ]),
    )
  })

  it('DMD-INV-2 DMD-INV-6 investigators, their tracks and skills', () => {
    const rows = rulebook.recordsUnder('Investigators', 'Wound skull')
    expect(
      investigators.map((one) => [
        one.key,
        one.name,
        one.woundSkull,
        one.lastStress,
        one.sanitySkull,
        one.triggers.join(', '),
        ...one.skills.map((skill) => skillRows[skill].name),
      ]),
    ).toEqual(
      rows.map((row) => [
        withoutTicks(row['Id']),
        row['Name'],
        ...['Wound skull', 'Stress', 'Sanity skull'].map((title) => Number(row[title])),
        row['Triggers'],
        row['Unique skill'],
        ...(row['Common skills'] ?? '').split(', '),
      ]),
    )
  })
})

describe('Dice', () => {
  const inWords = ({ success, elder, tentacle }: Face): string =>
    [elder && 'elder sign', success && 'success', tentacle && 'tentacle']
      .filter((word) => word !== 0)
      .join(' and ') || 'blank'

  it('DMD-DICE-1 the standard die', () => {
    expect(standardFaces.map(inWords)).toEqual([
      'blank',
      'success',
      'success',
      'elder sign',
      'tentacle',
      'success and tentacle',
    ])
  })

  it('DMD-DICE-2 DMD-DICE-3 the bonus die has no tentacle', () => {
    expect(bonusFaces.map(inWords)).toEqual([
      'blank',
      'blank',
      'success',
      'success',
      'elder sign',
      'elder sign and success',
    ])
  })
})
