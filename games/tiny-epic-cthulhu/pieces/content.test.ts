import { describe, expect, it } from 'vitest'
import { rulebook } from '../testing/rulebook.ts'
import { kinds } from './colours.ts'
import { dieFaces } from './dice.ts'
import { mats } from './mats.ts'
import { oldOnes, type OldOneKey } from './old-ones.ts'
import { pages } from './pages.ts'
import { sites, type TownCost } from './towns.ts'
import { iconAt, sectorOf, stripAt, tentacleStop, townAt } from './wheel.ts'

const colourNamed = (name: string): number => kinds.indexOf(name.toLowerCase() as 'fear')
const numbers = (list: string): number[] => list.split(/, | and /).map(Number)

const icons = {
  Lull: 'lull',
  Surge: 'surge',
  Rift: 'rift',
  'Omen of Fear': 'omenFear',
  'Omen of Rage': 'omenRage',
  'Omen of Greed': 'omenGreed',
}

/** A cost as the rulebook words it. */
function inPrint(cost: TownCost): string {
  switch (cost.kind) {
    case 'none':
      return 'none'
    case 'any':
      return `${cost.count} Madness of any colour`
    case 'different':
      return `${cost.count} Madness of different colours${cost.chaos ? '' : ', no Chaos'}`
    case 'chaos':
      return `${cost.count} Chaos`
    case 'colours': {
      const named = ['Fear', 'Rage', 'Greed'].map((name, colour) => [cost.cost[colour], name])
      const words = named.flatMap(([count, name]) => (count === 0 ? [] : [`${count} ${name}`]))
      return words.join(', ').replace(/, (?=[^,]*$)/, ' and ')
    }
  }
}

describe('Content is what the rulebook prints', () => {
  it('TEC-WHEEL-1 TEC-WHEEL-3 TEC-WHEEL-4 TEC-POINT-1 the wheel, sector by sector', () => {
    const rows = rulebook.rowsUnder('Wheel of Madness')
    expect(rows).toHaveLength(15)
    for (const [sector, position, strip, icon, first, second] of rows) {
      for (const cell of [first, second]) {
        const [, stop, opposite, town, at] =
          /^(\d+) → sector (\d+) \(P(\d), strip (\d)\)$/.exec(cell ?? '')?.map(Number) ?? []
        if (stop === undefined) throw new Error(`not a stop: ${cell}`)
        expect(sectorOf(stop) + 1).toBe(Number(sector))
        expect(`P${townAt(stop) + 1}`).toBe(position)
        expect(stripAt(stop) + 1).toBe(Number(strip))
        expect(iconAt(stop)).toBe(icons[icon as keyof typeof icons])
        const tentacle = tentacleStop(stop)
        expect([sectorOf(tentacle) + 1, townAt(tentacle) + 1, stripAt(tentacle) + 1]).toEqual([
          opposite,
          town,
          at,
        ])
      }
    }
  })

  it('pages', () => {
    const printed = rulebook
      .rowsUnder('Page Cards')
      .map(([key, fear, rage, greed, rows, rune]) => ({
        key,
        cost: [fear, rage, greed].map(Number),
        numbers: numbers(rows ?? ''),
        rune: colourNamed(rune ?? ''),
      }))
    expect(pages).toEqual(printed)
  })

  it('pages: every number on twelve cards, four of each rune', () => {
    for (let number = 1; number <= 5; number++)
      for (let rune = 0; rune < 3; rune++)
        expect(
          pages.filter((one) => one.rune === rune && one.numbers.includes(number)),
        ).toHaveLength(4)
  })

  it('towns', () => {
    const printed = rulebook.rowsUnder('Town Cards').map((row) => ({
      key: row[3]?.replaceAll('`', ''),
      strips: row.slice(4, 7).map(colourNamed),
      rule: row[8],
    }))
    expect(sites.map(({ key, strips, rule }) => ({ key, strips, rule }))).toEqual(printed)
  })

  it('what the towns cost', () => {
    const printed = rulebook.rowsUnder('Town Cards').map((row) => row[7])
    expect(sites.map(({ cost }) => inPrint(cost))).toEqual(printed)
  })

  it('mats', () => {
    const printed = rulebook.rowsUnder('Player Mats').map(([key, , ability]) => ({
      key: key?.replaceAll('`', ''),
      rule: ability?.split(', ').at(-1),
    }))
    expect(mats.map(({ key, rule }) => ({ key, rule }))).toEqual(printed)
  })

  it('TEC-SEAL-1 Great Old Ones with their strength and their six portal locations', () => {
    for (const [, key, one, two, ...portals] of rulebook.rowsUnder('Great Old One Mats')) {
      const oldOne = oldOnes[(key ?? '').replaceAll('`', '') as OldOneKey]
      expect(oldOne.strength).toEqual([numbers(one ?? ''), numbers(two ?? '')])
      expect(oldOne.portals).toEqual(portals.flatMap(numbers))
    }
  })

  it('dice with 0, 1 and 2, each twice', () => {
    expect(dieFaces).toEqual([0, 0, 1, 1, 2, 2])
  })
})
