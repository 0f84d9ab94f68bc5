import { describe, expect, it } from 'vitest'
import type { CardKey } from '../pieces/cards.ts'
import { annMeets } from '../testing/ann-meets.ts'
import { at, seatOf } from '../testing/at.ts'

// Where the source is silent: one test for each of the rulings from R57 on.

const dunwich = ['osborns-store', 'sentinel-hill', 'whateley-farm']

describe('Rulings', () => {
  it('NEC-LOCALE-4 R57: the further move may be made with the Monster just moved', () => {
    const t = at({ ann: { on: 9, owns: dunwich }, monsters: [['ghoul', 38]] })
    t.dice(1, 1).go() // the only one on the board is not asked for
    expect(t.offered).toEqual(['pass', 'moveMonster ghoul'])
    t.dice(1, 2).dice(1, 3).pick('moveMonster', 'ghoul')
    expect(t.monsters).toEqual([['ghoul', 33]])
    expect(t.asked).toBe('ann buying.choose')
  })

  it('NEC-LOCALE-4 NEC-TOME-14 R57: with Cultes de Goules a Ghoul moves three times, a Deep One twice', () => {
    const owns = [...dunwich, 'cultes-de-goules']
    const monsters = [
      ['ghoul', 38],
      ['deep-one', 37],
    ] as const
    const ghoul = at({ ann: { on: 9, owns }, monsters }).go()
    ghoul.dice(1, 1).pick('moveMonster', 'ghoul')
    ghoul.dice(1, 1).pick('moveMonster', 'ghoul')
    ghoul.dice(1, 1).dice(1, 3).pick('moveMonster', 'ghoul')
    expect(ghoul.monsters).toEqual([
      ['ghoul', 32],
      ['deep-one', 37],
    ])
    const deepOne = at({ ann: { on: 9, owns }, monsters }).go()
    deepOne.dice(1, 1).pick('moveMonster', 'deep-one')
    expect(deepOne.offered).toEqual(['pass', 'moveMonster ghoul'])
    deepOne.pick('pass').dice(1, 1).dice(1, 3).pick('moveMonster', 'deep-one')
    expect(deepOne.monsters).toEqual([
      ['ghoul', 38],
      ['deep-one', 33],
    ])
  })

  it('NEC-TURN-17 NEC-DOUBLE-2 R58: a double’s second move is no new Move step, and a skip waits', () => {
    const t = at({ ann: { on: 10 }, bob: { on: 20 }, monsters: [['ghatanothoa', 14]] })
    t.dice(2, 2).moveStep()
    expect(t.player('ann')).toMatchObject({ space: 14, skipsMove: true })
    expect(t.asked).toBe('ann buying.choose') // the Buy step between the two moves
    t.dice(2, 3).pick('endBuying')
    expect(t.player('ann')).toMatchObject({ space: 19, skipsMove: true })
    expect(t.told('skipsMove')).toEqual([])
  })

  it('NEC-TURN-17 R58: but the next turn’s Move step is skipped, further throws and all', () => {
    const t = at({ ann: { on: 10, skipsMove: true }, bob: { on: 20 } })
      .dice(1, 2)
      .go()
    expect(t.told('skipsMove')).toEqual([{ seat: seatOf('ann') }])
    expect(t.player('ann')).toMatchObject({ space: 10, skipsMove: false })
    expect(t.asked).toBe('bob buying.choose')
  })

  it('NEC-CULTIST-27 NEC-CULTIST-28 R59: the dice of visitors fall before those of inmates', () => {
    const t = at({
      turn: 'cid',
      ann: { inmate: 0 },
      bob: { on: 10 },
      cid: { on: 15, cultist: true },
      dee: { inmate: 0, holds: ['pnakotic-manuscripts'] },
      eve: { on: 10 },
    })
    t.go().dice(2, 3).dice(1, 2).dice(3, 4).pick('walk') // Eve and Bob, then Dee and Ann
    const { active } = t.table
    expect(active).toBe(seatOf('dee'))
    expect(t.told('attacks').map(({ victim, die }) => [victim, die])).toEqual([
      [seatOf('eve'), 1],
      [seatOf('bob'), 2],
    ])
    expect(t.told('strikesInmate').map(({ victim, die }) => [victim, die])).toEqual([
      [seatOf('dee'), 3],
      [seatOf('ann'), 4],
    ])
  })

  it('NEC-CARD-6 NEC-CARD-54 R60: the first die is for the Ally named first', () => {
    const holds: CardKey[] = ['old-school-friend', 'zadok-allen', 'herbert-west']
    const t = annMeets('cthulhu', { holds })
    t.pick('sacrifice', 'zadok-allen').dice(4, 3).pick('sacrifice', 'old-school-friend')
    expect(t.told('westSaves')).toMatchObject([
      { card: t.card('zadok-allen'), die: 4, saved: true },
      { die: 3, saved: false },
    ])
    expect(t.holds('ann')).toEqual(['zadok-allen', 'herbert-west'])
    expect(t.bottom).toBe('old-school-friend')
  })
})
