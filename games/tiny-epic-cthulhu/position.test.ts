import { describe, expect, it } from 'vitest'
import { townOf } from './position.ts'
import { P2, P3 } from './testing/town-numbers.ts'
import { at, matOf, type Position } from './testing/at.ts'

describe('a position', () => {
  it('names towns as they are printed or by number, which begins at 0 everywhere', () => {
    expect([townOf('P1'), townOf(0), townOf('P5')]).toEqual([0, 0, 4])
    const byName = at({ ann: { on: 'P2' }, oldOne: 'P3', towns: { P2: { fear: 1 } } })
    const byNumber = at({ ann: { on: P2 }, oldOne: P3, towns: { [P2]: { fear: 1 } } })
    expect(byNumber.state).toEqual(byName.state)
    expect(byName.town('P2')).toBe(byName.town(P2))
    expect(byName.actions().offers('move', 'P1')).toBe(byName.offers('move', 0))
  })

  it('gives a mat that nobody has to whom none is named for', () => {
    const t = at({ ann: {}, bob: { mat: 'scientist' }, cid: {} })
    expect(t.character('bob').mat).toBe(matOf('scientist'))
    expect(new Set(t.table.characters.map(({ mat }) => mat)).size).toBe(3)
  })

  it('that can not be laid out is refused', () => {
    const none = 'there is no town 9; there are P1, P2, P3, P4, P5, or 0 to 4'
    expect(() => at({ ann: { on: 9 } })).toThrow(none)
    expect(() => at({ towns: { 9: {} } })).toThrow(none)
    expect(() => at({ oldOne: 'P6' })).toThrow('there is no town P6')
    expect(() => at({ towns: { P1: {}, 0: {} } })).toThrow('P1 is named twice')
    expect(() => at({ ann: { pages: ['F01'] }, deck: ['F01'] })).toThrow(
      'page F01 is in two places',
    )
    expect(() => at({ turn: 'dee' })).toThrow('dee does not play')
    expect(() => at({ ann: { fear: 2 }, bag: { fear: 14 } })).toThrow('1 fear too many')
  })

  const full = ['fear', 'fear', 'fear'] as const
  const impossible: [string, Position][] = [
    ['character 0 has 3,0,0,0 on tracks of 2', { ann: { fear: 3 } }],
    [
      'the Shambler Mat owes a Shambler',
      { towns: { P1: { shamblers: full }, P2: { shamblers: full } } },
    ],
    ['town 0 has an odd Shambler Track', { towns: { P1: { shamblers: [...full, 'fear'] } } }],
    ['town 1 has 4,0,0 on tracks of 3', { towns: { P2: { fear: 4 } } }],
    ['two characters have the same mat', { ann: { mat: 'priest' }, bob: { mat: 'priest' } }],
    ['the strength is 99', { strength: 99 }],
    ['the Brain Token of 0 is on 4', { ann: { brain: 4 } }],
    ['portal 0 is sealed in Phase One', { portals: { 0: 'fear' } }],
    ['phase 2 with 0 Page Tokens', { phase: 2, rows: [0, 0, 0, 0, 0] }],
  ]

  it.each(impossible)('to which play can not lead is refused: %s', (fault, position) => {
    expect(() => at(position)).toThrow(fault)
  })

  it('to which play can not lead is taken if it says so', () => {
    const meant = ['character 0 has 3,0,0,0 on tracks of 2']
    expect(at({ ann: { fear: 3 }, impossible: meant }).held('ann')).toEqual([3, 0, 0, 0])
    expect(() => at({ ann: { fear: 2 }, impossible: meant })).toThrow('not impossible after all')
  })
})

describe('the end of a turn', () => {
  it('needs no spin and no draws of the next', () => {
    const t = at({ ann: {}, bob: {} }).untilTurnEnds().actions().pick('endTurn')
    expect(t.asked).toBe('turn is over')
    expect(t.table.active).toBe(0)
    expect(() => t.goOn()).toThrow('a number below 30 was drawn that the script does not hold')
  })
})
