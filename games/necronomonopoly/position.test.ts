import { describe, expect, it } from 'vitest'
import { copiesNamed, spaceNamed } from './position.ts'
import { at } from './testing/at.ts'
import { masonsHill } from './testing/property.ts'

describe('a position', () => {
  it('names spaces by key or by the number of the rulebook', () => {
    expect([spaceNamed('mi-go'), spaceNamed(0), spaceNamed('mythos-9')]).toEqual([0, 0, 39])
    expect(at({ ann: { on: 'rlyeh' } }).player('ann').space).toBe(38)
    expect(() => at({ ann: { on: 40 } })).toThrow('there is no space 40')
    expect(() => at({ ann: { on: 'dunwich' } })).toThrow('there is no space dunwich')
  })

  it('names copies of a card, in the order of the rulebook', () => {
    const [first = -1, second = -1] = copiesNamed('zombie')
    expect(copiesNamed('zombie#2')).toEqual([second])
    const t = at({
      monsters: [
        ['zombie#2', 12],
        ['zombie#1', 20],
      ],
    }).go()
    expect(t.table.monsters).toEqual([second, first])
    expect(t.offered).toEqual(['moveMonster zombie#2', 'moveMonster zombie#1'])
    expect(t.card('zombie#2')).toBe(second)
    expect(() => at({ ann: { holds: ['zombie#9'] } })).toThrow('there is no card zombie#9')
  })

  it('that can not be laid out is refused', () => {
    expect(() => at({ turn: 'dee' })).toThrow('dee does not play')
    expect(() => at({ first: 'cid' })).toThrow('cid does not play')
    expect(() => at({ ann: { owns: ['rlyeh'] }, bob: { owns: ['rlyeh'] } })).toThrow(
      'rlyeh has two owners',
    )
    expect(() => at({ monsters: [['laudanum', 3]] })).toThrow('laudanum is no Monster')
    expect(() => at({ ann: { holds: ['randolph-carter', 'randolph-carter'] } })).toThrow(
      'no randolph-carter is left in the deck',
    )
  })

  it.each([
    ['seat 0 has -5 Sanity', { ann: { sanity: -5 } }],
    ['seat 0 has Sanity without being sane', { ann: { cultist: true, sanity: 10 } }],
    ['seat 0 is an odd inmate', { ann: { inmate: 0, on: 5 } }],
    ["seat 0 has a ward without Mason's Hill", { ann: { ward: true } }],
    ['seat 0 has friends but is no Cultist', { ann: { friends: ['ghoul'] } }],
    ['space 38 belongs to somebody who cannot own it', { ann: { cultist: true, owns: ['rlyeh'] } }],
    ['space 0 is owned and is no property', { ann: { owns: ['mi-go'] } }],
    ['card 7 is in 0 places', { wholeDeck: true }],
  ] as const)('to which play can not lead is refused: %s', (fault, position) => {
    expect(() => at(position)).toThrow(fault)
  })

  it('to which play can not lead is taken if it says so', () => {
    const impossible = ["seat 0 has a ward without Mason's Hill"]
    expect(at({ ann: { ward: true }, impossible }).player('ann').ward).toBe(true)
    expect(() => at({ ann: { owns: masonsHill, ward: true }, impossible })).toThrow(
      'not impossible after all',
    )
  })
})

describe('the end of a turn', () => {
  it('needs no dice of the next', () => {
    const t = at({ ann: { on: 9, owns: ['rlyeh'] } })
      .untilTurnEnds()
      .dice(1, 3)
      .go()
    expect(t.pick('endBuying').asked).toBe('turn is over')
    expect(t.table.active).toBe(0)
    expect(t.dice(1, 3).goOn().asked).toBe('bob buying.choose')
  })

  it('is not the throw after a double', () => {
    const t = at({ ann: { on: 9, owns: ['rlyeh'] } })
      .untilTurnEnds()
      .dice(2, 2)
      .go()
    expect(() => t.pick('endBuying')).toThrow(
      "at match.pass > testkit stop.here > turn.throw, in the turn of ann\n  by ann's endBuying",
    )
  })
})
