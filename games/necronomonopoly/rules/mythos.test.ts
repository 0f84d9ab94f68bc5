import { describe, expect, it } from 'vitest'
import { cardTable, type CardKey } from '../pieces/cards.ts'
import { at, engine, seatOf, type NecScenario, type Position, type Table } from '../testing/at.ts'
import { rulebook } from '../testing/rulebook.ts'

type Place = Omit<Table, 'ann' | 'bob' | 'deck'> & { ann?: Position; bob?: Position }

/**
 * Ann is about to walk from 9 to the Mythos space on 12, with these cards on top of the deck. Bob owns a Lot, so that
 * there is something to trade and Ann is asked in her Buy step.
 */
function annDraws(deck: readonly CardKey[], { ann, bob, ...table }: Place = {}): NecScenario {
  const t = at({ ...table, deck, ann: { on: 9, ...ann }, bob: { owns: ['rlyeh'], ...bob } })
  return t.dice(1, 2)
}

describe('The Mythos Deck', () => {
  it('NEC-MYTHOS-1 a player who lands on a Mythos space draws the top card and follows it', () => {
    const t = annDraws(['rest-cure', 'reservoir-levy'], { ann: { sanity: 100 } }).go()
    expect(t.told('draws')).toEqual([{ seat: seatOf('ann'), card: t.card('rest-cure') }])
    expect(t.sanity('ann')).toBe(108)
    expect(t.deck[0]).toBe('reservoir-levy')
    expect(t.asked).toBe('ann buying.choose')
  })

  it('NEC-MYTHOS-1 nobody draws for passing a Mythos space or for starting on one', () => {
    const t = at({ ann: { on: 'mythos-1' }, bob: { owns: ['rlyeh'] }, deck: ['rest-cure'] })
    t.dice(5, 6).go() // over mythos-2 on 12 to 13
    expect(t.player('ann').space).toBe(13)
    expect(t.told('draws')).toEqual([])
    expect(t.deck[0]).toBe('rest-cure')
  })

  it('NEC-MYTHOS-1 a Cultist draws as well', () => {
    const t = at({
      ann: { cultist: true, on: 15 },
      bob: {},
      cid: {},
      deck: ['laudanum'],
    })
    t.go().dice(1, 2).pick('walk')
    expect(t.asked).toBe('ann draw.keep')
  })

  const kinds: [heading: string, type: string, titles: number, cards: number][] = [
    ['Allies', 'ally', 11, 12],
    ['Artifacts: Spells', 'spell', 11, 12],
    ['Artifacts: Items', 'item', 8, 9],
    ['Artifacts: Books', 'book', 5, 5],
    ['Monsters', 'monster', 17, 28],
    ['Great Old Ones', 'old-one', 5, 5],
    ['Other cards', 'other', 11, 12],
  ]
  it.each(kinds)(
    'NEC-MYTHOS-2 every card under %s of the rulebook is of that type',
    (heading, type, titles, cards) => {
      const rows = rulebook.recordsUnder(`${heading} (${cards} cards)`)
      const printed = rows.map((row) => [row['Id'], Number(row['Copies'])])
      const ours = cardTable.filter((card) => card.type === type)
      expect(ours.map((card) => [card.id, card.copies])).toEqual(printed)
      expect(printed).toHaveLength(titles)
    },
  )

  it('NEC-MYTHOS-2 what happens on drawing a card depends on its type', () => {
    const question = (card: CardKey, ...dice: number[]): string | null =>
      annDraws([card])
        .dice(...dice)
        .go().asked
    expect(question('old-school-friend')).toBe('ann draw.keep')
    expect(question('elder-sign')).toBe('ann draw.keep')
    expect(question('the-silver-key')).toBe('ann draw.keep')
    expect(question('de-vermis-mysteriis')).toBe('ann draw.keep')
    expect(question('ghoul', 1, 2)).toBe('ann buying.choose')
    expect(question('tsathoggua', 1)).toBe('ann buying.choose')
    expect(question('rest-cure')).toBe('ann buying.choose')
  })

  it('NEC-MYTHOS-3 a drawn Ally or Artifact is kept face up', () => {
    for (const card of ['old-school-friend', 'the-silver-key'] as const) {
      const t = annDraws([card], { ann: { holds: ['antarctic-soapstone'] } }).go()
      expect(t.offered).toEqual([`keep ${card}`, `refuse ${card}`])
      t.pick('keep', card)
      expect(t.holds('ann')).toEqual(['antarctic-soapstone', card])
      expect(engine.view(t.state, seatOf('bob')).table).toHaveProperty(
        'players.0.held',
        t.player('ann').held,
      )
    }
  })

  it('NEC-MYTHOS-3 a refused card goes to the bottom of the deck', () => {
    for (const card of ['richard-pickman', 'the-silver-key'] as const) {
      const t = annDraws([card]).go().pick('refuse', card)
      expect(t.holds('ann')).toEqual([])
      expect(t.bottom).toBe(card)
      expect(t.deck).toHaveLength(83)
      expect(t.asked).toBe('ann buying.choose')
    }
  })

  it('NEC-MYTHOS-4 a Monster is played at once and cannot be refused', () => {
    const t = annDraws(['ghoul'], { ann: { sanity: 100 } })
    t.dice(2, 3).go()
    expect(t.sanity('ann')).toBe(94)
    expect(t.monsters).toEqual([['ghoul', 7]])
    expect(t.holds('ann')).toEqual([])
    expect(t.asked).toBe('ann buying.choose')
  })

  it('NEC-MYTHOS-4 the Meet window lets the drawer respond but not refuse', () => {
    const t = annDraws(['ghoul'], { ann: { holds: ['old-school-friend'] } }).go()
    expect(t.asked).toBe('ann encounter.meet')
    expect(t.offers('refuse')).toBe(false)
    expect(t.attempt('ann', 'refuse', t.card('ghoul'))).toBe('not-offered')
  })

  it('NEC-MYTHOS-5 an other card is followed at once and not kept', () => {
    const t = annDraws(['a-bequest-from-uncle-theobald'], { ann: { sanity: 20 } }).go()
    expect(t.sanity('ann')).toBe(35)
    expect(t.sanity('bob')).toBe(150)
    expect(t.holds('ann')).toEqual([])
    expect(t.asked).toBe('ann buying.choose')
  })

  it('NEC-MYTHOS-6 a used, a sacrificed, a discarded and a followed card all end on the bottom', () => {
    const used = annDraws([], { ann: { holds: ['laudanum'] } })
    expect(used.go().pick('use', 'laudanum').bottom).toBe('laudanum')

    const sacrificed = annDraws(['ghoul'], { ann: { holds: ['zadok-allen'] } })
    sacrificed.go().pick('pass').dice(1, 2).pick('sacrifice', 'zadok-allen')
    expect(sacrificed.bottom).toBe('zadok-allen')

    const followed = annDraws(['rest-cure'])
    expect(followed.go().bottom).toBe('rest-cure')

    const discarded = annDraws(['raid-on-the-lodge'], { bob: { holds: ['warding-eye'] } })
    expect(discarded.go().bottom).toBe('warding-eye')
  })

  it('NEC-MYTHOS-6 so does a Monster that is Banished or leaves at Mi-Go', () => {
    const banished = annDraws(['ghoul'], { ann: { holds: ['elder-sign'] } }).go()
    banished.pick('use', 'elder-sign')
    expect(banished.deck.slice(-2)).toEqual(['ghoul', 'elder-sign'])

    const left = at({ ann: { on: 9 }, bob: { owns: ['rlyeh'] }, monsters: [['ghast', 5]] })
    left.dice(3, 3, 1, 3).go()
    expect(left.monsters).toEqual([])
    expect(left.bottom).toBe('ghast')
  })

  it('NEC-MYTHOS-6 a spent friend of a Cultist goes there too', () => {
    const t = at({
      ann: { cultist: true, on: 12, friends: ['gug'] },
      bob: { on: 8, holds: ['commitment-papers'] }, // so that Bob is asked on his own turn
      cid: {},
    })
    t.go().dice(1, 3, 5).pick('walk') // onto Bob's space, and 5 on the die of the attack
    expect(t.friends('ann')).toEqual([])
    expect(t.bottom).toBe('gug')
  })

  it('NEC-MYTHOS-7 cards of a player who goes insane go down in the order in which they were got', () => {
    const t = at({
      ann: { on: 9, sanity: 3, holds: ['warding-eye', 'old-school-friend', 'antarctic-soapstone'] },
      bob: { owns: ['green-lane'], holds: ['commitment-papers'] },
      cid: {},
    })
    t.dice(1, 3).go() // cannot pay 5 on Green Lane
    expect(t.player('ann').standing).toBe('cultist')
    expect(t.deck.slice(-3)).toEqual(['warding-eye', 'old-school-friend', 'antarctic-soapstone'])
  })

  it('NEC-MYTHOS-7 so do the friends that have struck together', () => {
    const t = at({
      ann: { cultist: true, on: 12, friends: ['zombie', 'shoggoth', 'ghast'] },
      bob: { on: 8, holds: ['commitment-papers'] }, // so that Bob is asked on his own turn
      cid: {},
    })
    t.go().dice(1, 3, 5).pick('walk')
    expect(t.deck.slice(-3)).toEqual(['zombie', 'shoggoth', 'ghast'])
  })

  it('NEC-MYTHOS-8 a search shows the matching cards to the searcher alone, and not their order', () => {
    const search = (deck: CardKey[]): NecScenario =>
      at({ deck, ann: { on: 9, holds: ['seven-cryptical-books-of-hsan'] } })
        .go()
        .pick('use', 'seven-cryptical-books-of-hsan')
    const t = search(['warding-eye', 'ghoul', 'elder-sign'])
    const spells = cardTable.filter(({ type }) => type === 'spell')
    expect(t.asked).toBe('ann search.choose')
    expect(t.offered).toEqual(spells.map(({ key }) => `choose ${key}`))
    expect(search(['elder-sign', 'warding-eye']).offered).toEqual(t.offered)
    expect(engine.view(t.state, seatOf('bob')).menu).toBeNull()
    expect(engine.view(t.state, null).menu).toBeNull()
    t.dice(1, 3).pick('choose', 'elder-sign')
    expect(t.holds('ann')).toEqual(['elder-sign'])
  })

  it('NEC-MYTHOS-9 after a search the other cards keep their order', () => {
    const t = annDraws(['ghoul', 'warding-eye', 'zombie'], {
      ann: { holds: ['seven-cryptical-books-of-hsan'] },
    }).go()
    const before = t.deck.filter((key) => key !== 'warding-eye')
    t.pick('use', 'seven-cryptical-books-of-hsan')
    t.dice(3, 4) // the Ghoul drawn at the end of the walk
    t.pick('choose', 'warding-eye')
    expect(t.deck).toEqual([...before.slice(1), 'seven-cryptical-books-of-hsan'])
  })

  it('NEC-MYTHOS-10 with the deck empty nothing is drawn', () => {
    const t = annDraws([], { wholeDeck: true, impossible: true }).go()
    expect(t.player('ann').space).toBe(12)
    expect(t.told('draws')).toEqual([])
    expect(t.told('deckEmpty')).toEqual([{ seat: seatOf('ann') }])
    expect(t.sanity('ann')).toBe(150)
    expect(t.asked).toBe('ann buying.choose')
  })

  it('NEC-MYTHOS-10 with the deck empty nothing is searched for', () => {
    const t = at({
      ann: { holds: ['seven-cryptical-books-of-hsan', 'pnakotic-manuscripts', 'laudanum'] },
      wholeDeck: true,
      impossible: true,
    })
    t.go().pick('pass')
    expect(t.asked).toBe('ann turn.ready')
    expect(t.refusal('use', 'seven-cryptical-books-of-hsan')).toBe('no-target')
    expect(t.refusal('use', 'pnakotic-manuscripts')).toBe('no-target')

    const gate = at({ ann: { on: 0 }, bob: { owns: ['rlyeh'] }, wholeDeck: true, impossible: true })
    gate.dice(3, 4, 2, 4).go() // row 6 without a Monster to choose: on to Mi-Go
    expect(gate.player('ann').space).toBe(0)
    expect(gate.sanity('ann')).toBe(145)
    expect(gate.monsters).toEqual([])
  })

  it('NEC-MYTHOS-11 an other card is on the bottom before its instructions are carried out', () => {
    const t = annDraws(['book-burning'], {
      ann: { holds: ['the-king-in-yellow', 'pnakotic-manuscripts'] },
    })
    t.go().pick('pass').pick('pass')
    expect(t.asked).toBe('ann discardOne.choose')
    expect(t.bottom).toBe('book-burning')
    t.pick('discard', 'pnakotic-manuscripts')
    expect(t.deck.slice(-2)).toEqual(['book-burning', 'pnakotic-manuscripts'])
  })

  it('NEC-MYTHOS-11 so the only card of the deck can be drawn again by its own instructions', () => {
    const t = annDraws(['thin-place'], { wholeDeck: true, impossible: true })
    t.dice(1, 3).go() // to the nearer Gate on 7; row 4 leads to a Mythos space
    expect(t.offered).toEqual(['goTo mythos-2', 'goTo mythos-1'])
    t.dice(4, 4).pick('goTo', 'mythos-2') // drawn again, to the Gate again; row 8
    expect(t.told('draws')).toHaveLength(2)
    expect(t.player('ann').space).toBe(20)
    expect(t.deck).toEqual(['thin-place'])
  })
})
