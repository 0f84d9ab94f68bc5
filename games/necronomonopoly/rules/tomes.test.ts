import { describe, expect, it } from 'vitest'
import type { CardKey } from '../pieces/cards.ts'
import { at, seatOf, spaceNamed } from '../testing/at.ts'

/** Somebody with a Lot: there is something to trade then, so every Investigator's turn stops at the Buy step. */
const landlord = { owns: ['gilman-house'] }

const tomes = ['book-of-eibon', 'cultes-de-goules', 'unaussprechlichen-kulten', 'necronomicon']

describe('The Four Great Tomes', () => {
  it('NEC-TOME-1 an unowned Tome may be bought by who lands on it, down to the last point', () => {
    const t = at({ ann: { on: 20, sanity: 24 }, bob: landlord })
    t.dice(2, 3).go().pick('buy', 'book-of-eibon')
    expect(t.owns('ann')).toEqual(['book-of-eibon'])
    expect(t.player('ann')).toMatchObject({ sanity: 0, standing: 'sane' })
    expect(t.sanity('bob')).toBe(150)
  })

  it('NEC-TOME-1 but not by who has too little, and not in passing or once it is owned', () => {
    const poor = at({ ann: { on: 20, sanity: 23 }, bob: landlord })
    expect(poor.dice(2, 3).go().refusal('buy', 'book-of-eibon')).toBe('tome-too-dear')
    const passing = at({ ann: { on: 20 }, bob: landlord })
    expect(passing.dice(2, 4).go().offered).toEqual([
      'buy riverside-hospital',
      'trade',
      'endBuying',
    ])
    const late = at({ ann: { on: 20 }, bob: { owns: ['book-of-eibon'] } })
    expect(late.dice(2, 3).go().refusal('buy', 'book-of-eibon')).toBe('lot-owned')
  })

  it('NEC-TOME-2 a Tome counts as no Lot for a card', () => {
    const owns = ['gilman-house', 'book-of-eibon', 'necronomicon']
    const t = at({ ann: { on: 7, owns }, deck: ['reservoir-levy'] })
    t.dice(2, 3).go()
    expect(t.sanity('ann')).toBe(150 - 2)
  })

  it('NEC-TOME-2 nor for a Gate row', () => {
    // The Necronomicon is as near to the Farther Gate as the nearest Lot.
    const near = at({ ann: { on: 29 }, bob: landlord })
    near.dice(1, 3, 1, 2).go()
    expect(near.player('ann').space).toBe(spaceNamed('nameless-city'))
    const position = { ann: { on: 29, holds: ['randolph-carter'] } } as const
    const robber = at({ ...position, bob: { owns: ['gilman-house', 'rlyeh', ...tomes] } })
    robber.dice(1, 3, 6, 6).go().pick('raise', 'randolph-carter')
    expect(robber.offered).toEqual(['takeLot gilman-house', 'takeLot rlyeh'])
    const nothing = at({ ...position, bob: { owns: tomes } })
    nothing.dice(1, 3, 6, 6).go().pick('raise', 'randolph-carter')
    expect(nothing.asked).toBe('ann buying.choose')
    expect(nothing.owns('bob')).toHaveLength(4)
  })

  it('NEC-TOME-3 who lands on the Tome of another pays its owner', () => {
    const t = at({ ann: { on: 20 }, bob: { owns: ['book-of-eibon'] }, cid: {} })
    t.dice(2, 3).go()
    expect([t.sanity('ann'), t.sanity('bob'), t.sanity('cid')]).toEqual([145, 155, 150])
    const passing = at({ ann: { on: 20 }, bob: { owns: ['book-of-eibon'] } })
    passing.dice(2, 4).go()
    expect(passing.sanity('ann')).toBe(150)
    const own = at({ ann: { on: 20, owns: ['book-of-eibon'] } })
    own.dice(2, 3).go()
    expect(own.sanity('ann')).toBe(150)
  })

  it.each([
    [1, 5],
    [2, 10],
    [3, 20],
    [4, 40],
  ])('NEC-TOME-4 NEC-TOME-5 the fee of an owner of %i Tomes is %i', (count, fee) => {
    const t = at({
      ann: { on: 20, owns: ['gilman-house', 'rlyeh'] },
      bob: { owns: tomes.slice(0, count) },
    })
    t.dice(2, 3).go()
    expect([t.sanity('ann'), t.sanity('bob')]).toEqual([150 - fee, 150 + fee])
  })

  it('NEC-TOME-6 who cannot pay the whole fee goes insane', () => {
    const t = at({
      ann: { on: 20, sanity: 4 },
      bob: { on: 20, owns: ['book-of-eibon'], holds: ['commitment-papers'] },
      cid: {},
    })
    t.dice(2, 3).go()
    expect(t.player('ann').standing).toBe('cultist')
    expect(t.sanity('bob')).toBe(154)
    const exact = at({ ann: { on: 20, sanity: 5, ...landlord }, bob: { owns: ['book-of-eibon'] } })
    exact.dice(2, 3).go()
    expect(exact.player('ann')).toMatchObject({ standing: 'sane', sanity: 0 })
  })

  it('NEC-TOME-7 a fee for the Tome of a Cultist goes to the Keeper', () => {
    const t = at({
      ann: { on: 20 },
      bob: landlord,
      cid: { cultist: true, owns: ['book-of-eibon', 'necronomicon'] },
    })
    t.dice(2, 3).go()
    expect([t.sanity('ann'), t.sanity('bob'), t.sanity('cid')]).toEqual([140, 150, 0])
  })

  it('NEC-TOME-8 a Tome works for a buyer from the moment of buying', () => {
    const t = at({ ann: { on: 31 }, bob: landlord })
    t.dice(2, 2).go().pick('buy', 'necronomicon')
    t.dice(2, 4).pick('endBuying')
    expect(t.asked).toBe('ann miGo.spell')
    t.pick('none')
    expect(t.sanity('ann')).toBe(150 - 30 - 2) // the price, and Bob's rent at Gilman House
  })

  it('NEC-TOME-8 and for a Cultist', () => {
    const position = {
      turn: 'cid',
      ann: { on: 20 },
      bob: { on: 20 },
      monsters: [
        ['ghoul', 30],
        ['gug', 31],
      ],
    } as const
    const goules = at({ ...position, cid: { cultist: true, owns: ['cultes-de-goules'] } })
    goules.go().pick('leaveMonsters')
    expect(goules.offered).toEqual(['pass', 'moveMonster ghoul'])
    const without = at({ ...position, cid: { cultist: true } })
    without.go().pick('leaveMonsters')
    expect(without.asked).toBe('cid turn.roam')
    const speller = at({ ...position, cid: { on: 5, cultist: true, owns: ['necronomicon'] } })
    speller.moveStep().dice(2, 3).pick('walk')
    expect(speller.asked).toBe('cid miGo.spell')
    speller.pick('choose', 'mesmerise')
    expect(speller.holds('cid')).toEqual(['mesmerise'])
  })

  it('NEC-TOME-9 its owner casts for nothing with the Book of Eibon', () => {
    const holds: CardKey[] = ['nightmare-sending', 'the-king-in-yellow']
    const t = at({ ann: { sanity: 0, owns: ['book-of-eibon'], holds }, bob: {} })
    t.go().pick('use', 'nightmare-sending').pick('target', 'bob')
    expect([t.sanity('ann'), t.sanity('bob')]).toEqual([0, 140])
    const other = at({ ann: { sanity: 3, holds }, bob: { owns: ['book-of-eibon'] } })
    expect(other.go().refusal('use', 'nightmare-sending')).toBe('too-dear')
  })

  it('NEC-TOME-9 only Spells are free', () => {
    const t = at({
      ann: {
        sanity: 3,
        owns: ['book-of-eibon'],
        holds: ['gilmans-set-square', 'exchange-of-minds'],
      },
      bob: {},
    })
    t.go()
    expect(t.asked).toBe('ann turn.ready')
    expect(t.refusal('use', 'gilmans-set-square')).toBe('too-dear')
    expect(t.offers('use', 'exchange-of-minds')).toBe(true)
  })

  it.each<CardKey>(['nightmare-sending', 'the-withering-word'])(
    'NEC-TOME-10 the owner of the Book of Eibon loses nothing to %s',
    (spell) => {
      const t = at({
        ann: { holds: [spell, 'the-king-in-yellow'] },
        bob: { owns: ['book-of-eibon'] },
        cid: {},
      })
      t.go().pick('use', spell).pick('target', 'bob')
      expect(t.sanity('bob')).toBe(150)
      expect(t.asked).toBe('ann dawn.window')
    },
  )

  it('NEC-TOME-10 but is mesmerised all the same, and hurt by what is no Spell', () => {
    const t = at({
      ann: { holds: ['mesmerise', 'the-king-in-yellow', 'get-out-of-arkham-asylum'] },
      bob: { owns: ['book-of-eibon'] },
      cid: { inmate: 0 },
    })
    t.go().pick('use', 'mesmerise').pick('target', 'bob')
    expect(t.player('bob').skipsMove).toBe(true)
    t.dice(3, 4).pick('use', 'the-king-in-yellow').pick('target', 'bob')
    expect(t.sanity('bob')).toBe(150 - 7)
  })

  it('NEC-TOME-10 others lose what the Spell says', () => {
    const t = at({
      ann: { holds: ['the-withering-word', 'the-king-in-yellow'] },
      bob: { owns: ['book-of-eibon'] },
      cid: {},
    })
    t.go().dice(5).pick('use', 'the-withering-word').pick('target', 'cid')
    expect([t.sanity('bob'), t.sanity('cid')]).toEqual([150, 145])
  })

  it.each<[CardKey, boolean]>([
    ['zombie', true],
    ['ghoul', true],
    ['ghast', true],
    ['tcho-tcho', false],
  ])('NEC-TOME-11 the owner of Cultes de Goules and %s: ignored is %s', (monster, ignored) => {
    const t = at({
      ann: { on: 10, owns: ['cultes-de-goules'] },
      bob: { on: 14 },
      monsters: [[monster, 14]],
    })
    t.dice(3, 6).moveStep()
    expect(t.meetings).toEqual(ignored ? [] : [`ann ${monster}`])
    expect(t.player('ann').space).toBe(ignored ? 19 : 14)
  })

  it('NEC-TOME-12 NEC-TOME-13 the owner of Cultes de Goules may move one Zombie, Ghoul or Ghast as well', () => {
    const t = at({
      ann: { on: 10, owns: ['cultes-de-goules'] },
      monsters: [
        ['zombie', 30],
        ['gug', 31],
        ['ghast', 33],
      ],
    })
    t.go().dice(1, 2).pick('moveMonster', 'gug') // the one Monster move
    expect(t.asked).toBe('ann monsterStep.goules')
    expect(t.offered).toEqual(['pass', 'moveMonster zombie', 'moveMonster ghast'])
    t.dice(2, 4, 1, 3).pick('moveMonster', 'ghast') // by its own dice, and no more of that
    expect(t.monsters).toEqual([
      ['zombie', 30],
      ['gug', 28],
      ['ghast', 27],
    ])
    expect(t.asked).toBe('ann buying.choose')
  })

  it('NEC-TOME-12 need not, and nobody else may', () => {
    const monsters = [
      ['zombie', 30],
      ['gug', 31],
    ] as const
    const t = at({ ann: { on: 10, owns: ['cultes-de-goules'] }, monsters })
    t.go().dice(1, 2).pick('moveMonster', 'gug')
    t.dice(1, 3).pick('pass')
    expect(t.monsters).toContainEqual(['zombie', 30])
    const other = at({ ann: { on: 10 }, bob: { owns: ['cultes-de-goules'] }, monsters })
    other.go().dice(1, 2, 1, 3).pick('moveMonster', 'gug')
    expect(other.asked).toBe('ann buying.choose')
  })

  it('NEC-TOME-13 the further move does not stand in for the one that everybody must make', () => {
    const t = at({
      ann: { on: 10, owns: ['cultes-de-goules'] },
      monsters: [
        ['zombie', 30],
        ['gug', 31],
      ],
    })
    t.go()
    expect(t.asked).toBe('ann monsterStep.name')
    expect(t.offered).toEqual(['moveMonster zombie', 'moveMonster gug'])
  })

  it('NEC-TOME-14 it may be made with the Monster that has just moved, if that is still there', () => {
    const t = at({ ann: { on: 10, owns: ['cultes-de-goules'] }, monsters: [['zombie', 30]] })
    t.dice(4).go()
    expect(t.monsters).toEqual([['zombie', 26]])
    t.dice(6, 1, 3).pick('moveMonster', 'zombie')
    expect(t.monsters).toEqual([['zombie', 20]])
    const gone = at({ ann: { on: 10, owns: ['cultes-de-goules'] }, monsters: [['zombie', 3]] })
    gone.dice(4, 1, 3).go()
    expect(gone.asked).toBe('ann buying.choose')
  })

  it('NEC-TOME-15 the owner of the Necronomicon may take a Spell each time of entering Mi-Go', () => {
    const t = at({
      ann: { on: 36, owns: ['necronomicon'] },
      deck: ['carried-to-yuggoth'],
    })
    t.dice(2, 4).go() // over Mi-Go to a Mythos space
    expect(t.asked).toBe('ann miGo.spell')
    t.pick('choose', 'elder-sign')
    expect(t.asked).toBe('ann miGo.spell') // and back to Mi-Go by card
    t.pick('none')
    expect(t.holds('ann')).toEqual(['elder-sign'])
    expect(t.player('ann').space).toBe(0)
    expect(t.asked).toBe('ann buying.choose')
  })

  it('NEC-TOME-15 also when put there by a Gate, and nobody else', () => {
    const t = at({ ann: { on: 4, owns: ['necronomicon'] } })
    t.dice(1, 2, 1, 1).go()
    expect(t.player('ann').space).toBe(0)
    expect(t.asked).toBe('ann miGo.spell')
    const other = at({ ann: { on: 38 }, bob: { owns: ['necronomicon'] } })
    other.dice(1, 3).go() // over Mi-Go and on to a Mythos space
    expect(other.told('loses')).toMatchObject([{ amount: 10, cause: 'toll' }])
  })

  it('NEC-TOME-16 any Spell of the deck, whose order stays, or of another player, who cannot refuse', () => {
    const position = {
      ann: { on: 36, owns: ['necronomicon'] },
      bob: { holds: ['mesmerise', 'laudanum', 'pnakotic-manuscripts'] },
      cid: { cultist: true, holds: ['warding-eye'] },
    } as const
    const t = at(position)
    const before = t.deck
    t.dice(3, 4).go().pick('pass')
    expect(t.asked).toBe('ann miGo.spell')
    for (const spell of ['elder-sign', 'cloud-memory', 'mesmerise', 'warding-eye'])
      expect(t.offers('choose', spell)).toBe(true)
    for (const none of ['laudanum', 'pnakotic-manuscripts', 'the-silver-key', 'randolph-carter'])
      expect(t.offers('choose', none)).toBe(false)
    t.pick('choose', 'cloud-memory')
    expect(t.holds('ann')).toEqual(['cloud-memory'])
    expect(t.deck).toEqual(before.filter((key) => key !== 'cloud-memory'))

    for (const [name, spell] of [
      ['bob', 'mesmerise'],
      ['cid', 'warding-eye'],
    ] as const) {
      const taken = at(position)
      taken.dice(3, 4).go().pick('pass').pick('choose', spell)
      expect(taken.holds('ann')).toEqual([spell])
      expect(taken.holds(name)).not.toContain(spell)
      expect(taken.asked).toBe('ann buying.choose')
    }
  })

  it('NEC-TOME-17 the owner of the Necronomicon loses nothing for Mi-Go', () => {
    const walking = at({ ann: { on: 36, owns: ['necronomicon'] } })
    walking.dice(3, 4).go().pick('none')
    expect(walking.sanity('ann')).toBe(150)
    const byGate = at({ ann: { on: 4, owns: ['necronomicon'] } })
    byGate.dice(1, 2, 1, 1).go().pick('none')
    expect(byGate.sanity('ann')).toBe(150)
  })

  it.each<[CardKey, boolean]>([
    ['robed-cultist', true],
    ['tcho-tcho', true],
    ['ghoul', false],
  ])(
    'NEC-TOME-18 the owner of Unaussprechlichen Kulten and %s: ignored is %s',
    (monster, ignored) => {
      const t = at({
        ann: { on: 10, owns: ['unaussprechlichen-kulten'] },
        monsters: [[monster, 14]],
      })
      t.dice(3, 6).moveStep()
      expect(t.meetings).toEqual(ignored ? [] : [`ann ${monster}`])
      expect(t.player('ann').space).toBe(ignored ? 19 : 14)
    },
  )

  it('NEC-TOME-19 its owner is not affected by the attack of a Cultist', () => {
    const t = at({
      turn: 'cid',
      ann: { on: 14, owns: ['unaussprechlichen-kulten'] },
      bob: { on: 14 },
      cid: { on: 19, cultist: true, friends: ['gug'] },
    })
    t.go().dice(2, 3, 4).pick('walk') // one die, for Bob
    expect([t.sanity('ann'), t.sanity('bob')]).toEqual([150, 150 - 4 - 10])
  })

  it('NEC-TOME-19 nor by one in the Asylum', () => {
    const t = at({
      turn: 'cid',
      ann: { inmate: 0, owns: ['unaussprechlichen-kulten'] },
      bob: { inmate: 0 },
      cid: { on: 15, cultist: true },
    })
    t.go().dice(2, 3, 4).pick('walk')
    expect(t.told('strikesInmate')).toMatchObject([{ victim: seatOf('bob'), die: 4 }])
    expect(t.sanity('bob')).toBe(146)
    expect(t.asked).toBe('ann dawn.window')
  })

  it('NEC-TOME-20 NEC-TOME-21 Ghatanothoa is summoned to the space of the owner and moves at once', () => {
    const t = at({
      ann: { on: 20, owns: ['unaussprechlichen-kulten'] },
      bob: { on: 20 },
      cid: { on: 15 },
      monsters: [['gug', 30]],
    })
    t.go()
    expect(t.asked).toBe('ann dawn.window')
    t.dice(2, 3).pick('summon', 'ghatanothoa')
    expect(t.monsters).toEqual([
      ['gug', 30],
      ['ghatanothoa', 15],
    ])
    expect(t.deck).not.toContain('ghatanothoa')
    expect(t.meetings).toEqual(['cid ghatanothoa'])
    expect([t.sanity('ann'), t.sanity('bob'), t.sanity('cid')]).toEqual([150, 150, 130])
    // the Monster step is still to come, and he may be its Monster
    expect(t.asked).toBe('ann monsterStep.name')
    expect(t.offers('moveMonster', 'ghatanothoa')).toBe(true)
  })

  it('NEC-TOME-20 only at the Dawn of the owner’s own turn', () => {
    const t = at({ ann: { on: 10 }, bob: { owns: ['unaussprechlichen-kulten'] } })
    t.dice(1, 3).go()
    expect(t.asked).toBe('ann buying.choose')
    t.pick('endBuying')
    expect(t.asked).toBe('bob dawn.window')
    expect(t.offers('summon', 'ghatanothoa')).toBe(true)
    t.dice(1, 3).pick('pass')
    expect(t.monsters).toEqual([])
  })

  it('NEC-TOME-21 an inmate summons to space 10, and visitors there do not meet him either', () => {
    const t = at({
      ann: { inmate: 0, owns: ['unaussprechlichen-kulten'] },
      bob: { on: 10 },
      monsters: [['gug', 30]],
    })
    t.go().dice(1, 3).pick('summon', 'ghatanothoa')
    expect(t.monsters).toContainEqual(['ghatanothoa', 6])
    expect(t.meetings).toEqual([])
  })

  it('NEC-TOME-22 he is summoned once in a game, whoever owns the Tome', () => {
    const t = at({
      ann: { on: 3, owns: ['unaussprechlichen-kulten'], holds: ['the-king-in-yellow'] },
      bob: { holds: ['laudanum'] },
    })
    t.go().dice(2, 2).pick('summon', 'ghatanothoa') // past Mi-Go and into the deck again
    expect(t.deck).toContain('ghatanothoa')
    expect(t.offered).toEqual(['pass', 'passUntilTurn', 'use the-king-in-yellow'])
    t.state.table.owners[spaceNamed('unaussprechlichen-kulten')] = seatOf('bob')
    t.pick('passUntilTurn').pickAs('bob', 'pass')
    t.dice(1, 2).pick('pass').pick('endBuying')
    expect(t.asked).toBe('bob dawn.window')
    expect(t.offers('summon')).toBe(false)
  })

  it('NEC-TOME-22 and only out of the deck', () => {
    const t = at({
      ann: { owns: ['unaussprechlichen-kulten'], holds: ['the-king-in-yellow'] },
      monsters: [['ghatanothoa', 30]],
    })
    t.go()
    expect(t.asked).toBe('ann dawn.window')
    expect(t.offers('summon')).toBe(false)
  })
})
