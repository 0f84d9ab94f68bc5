import { describe, expect, it } from 'vitest'
import { theCard } from '../pieces/cards.ts'
import { stateAt } from '../position.ts'
import type { ThrowKind } from '../state.ts'
import { aheadInWords, rollInWords } from './rolls.ts'

const who = theCard('moll')

function read(kind: ThrowKind, dice: number[], target: number) {
  const { table } = stateAt({ pools: [{ has: ['moll'] }, { has: ['doctor'] }] })
  table.roll = { who, kind, dice, target }
  return rollInWords(table)
}

describe('what the clapperboard says of a throw', () => {
  it.each([
    ['attack', [3, 4], 7, 'Hit', 'good'],
    ['attack', [4, 4], 7, 'Miss', 'bad'],
    ['attack', [1, 1], 7, 'Head shot', 'good'],
    ['attack', [6, 6], 11, 'Fumble', 'bad'],
    ['assault', [3, 4], 7, 'Hit', 'bad'],
    ['assault', [1, 1], 7, 'Head shot', 'bad'],
    ['assault', [6, 6], 11, 'Fumble', 'good'],
    ['flail', [2, 3], 7, 'Escaped', 'good'],
    ['flail', [6, 3], 7, 'Caught', 'bad'],
    ['deck', [6, 6], 11, 'Failure', 'bad'],
  ] as const)('%s %j against %i: %s', (kind, dice, target, stamp, tone) => {
    expect(read(kind, [...dice], target)).toMatchObject({ heading: 'Moll', stamp, tone })
  })

  it.each([
    [1, 'MUSCLE'],
    [4, 'GUTS'],
    [5, 'Player chooses'],
    [6, 'Director chooses'],
  ])('I32-INSANE-2 of the die of madness %i what it names: %s', (die, stamp) => {
    expect(read('insanity', [die], 0)?.stamp).toBe(stamp)
  })

  it('a double that hits says what it adds, one that misses does not', () => {
    expect(read('attack', [3, 3], 7)?.words).toBe('double: 3 more damage')
    expect(read('attack', [4, 4], 7)?.words).toBe('4 + 4 = 8')
  })

  it('before it the figure counts up with spoints, and the chance with it', () => {
    const pledge = { who, for: 'throw', kind: 'attack', needs: 0, left: 4, per: 1 } as const
    expect(aheadInWords({ ...pledge, figure: 7 })).toMatchObject({ figure: '7', percent: 58 })
    expect(aheadInWords({ ...pledge, figure: 9 })).toMatchObject({ figure: '9', percent: 83 })
    const blow = { ...pledge, for: 'damage', kind: 'damage', needs: 7 } as const
    expect(aheadInWords({ ...blow, figure: 4 })).toMatchObject({ figure: '+4', percent: 67 })
    const negation = { ...pledge, for: 'negation', kind: 'damage', left: 2 } as const
    expect(aheadInWords({ ...negation, figure: 5 })).toMatchObject({ figure: '3/5', percent: null })
  })
})
