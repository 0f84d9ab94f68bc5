import { describe, expect, it } from 'vitest'
import { rulebook } from '../testing/rulebook.ts'
import { generatorAt, generatorNumber } from './generators.ts'
import { generatorsDie, generatorsFor, objectsDie, objectsFor, victoryFor } from './tables.ts'

const faces = (die: number): number[] => Array.from({ length: die }, (_, face) => face + 1)

/** '3-4' as the numbers it names. */
function numbersIn(cell: string | undefined): number[] {
  const [low, high = low] = (cell ?? '').split('-').map(Number)
  return faces(8).filter((face) => face >= (low ?? 9) && face <= (high ?? 0))
}

describe('Table 1', () => {
  const rows = rulebook.recordsUnder('Generators', 'Gates')
  it.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 2],
  ])('CM-GENER-1 says how many generators a tile with %i gates gets', (gates, row) => {
    const printed = rows[row] ?? {}
    expect(printed['Gates']).toContain(String(gates))
    expect(`d${generatorsDie(gates)}`).toBe(printed['Die'])
    for (const number of [1, 2, 3, 4])
      expect(
        faces(generatorsDie(gates)).filter((roll) => generatorsFor(gates, roll) === number),
      ).toEqual(numbersIn(printed[`${number} generator${number === 1 ? '' : 's'}`]))
  })
})

describe('Table 3', () => {
  const rows = rulebook.recordsUnder('Generators', 'Spawning number')
  it.each([2, 3, 4])(
    'CM-GENER-13 says how many objects a spawning number of 1-%i leaves',
    (spawning) => {
      const printed = rows[spawning - 1] ?? {}
      expect(printed['Spawning number']).toBe(`1-${spawning}`)
      expect(`d${objectsDie(spawning)}`).toBe(printed['Die'])
      for (const number of [1, 2, 3, 4])
        expect(
          faces(objectsDie(spawning)).filter((roll) => objectsFor(spawning, roll) === number),
        ).toEqual(numbersIn(printed[`${number} object${number === 1 ? '' : 's'}`]))
    },
  )

  it('CM-RULING-1 the objects of a Cultist Idol are rolled with a d8', () => {
    expect(objectsDie(generatorAt(generatorNumber('cultist-idol')).spawning)).toBe(8)
    expect(objectsFor(4, 2)).toBe(1)
  })

  it('CM-GENER-13 a spawning number of 1 leaves one object without a roll', () => {
    expect([objectsDie(1), objectsFor(1, 0)]).toEqual([0, 1])
  })
})

it('CM-SETUP-2 a d6 can choose the victory condition, each on two faces', () => {
  expect(faces(6).map(victoryFor)).toEqual([
    'death-match',
    'death-match',
    'capture-the-flag',
    'capture-the-flag',
    'cooperative',
    'cooperative',
  ])
})
