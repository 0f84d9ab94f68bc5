import { describe, expect, it } from 'vitest'
import { cardAt, cardTable, deckCards, type CardKey } from '../pieces/cards.ts'
import { at, seatOf, type NecScenario } from '../testing/at.ts'
import { rulebook } from '../testing/rulebook.ts'
import { costOf } from './powers.ts'

const artifacts = deckCards.filter(({ type }) => ['spell', 'item', 'book'].includes(type))

/** What a card costs its holder at this table. */
const cost = (t: NecScenario, card: CardKey): number =>
  costOf(t.state, seatOf('ann'), cardAt(t.card(card)))

/** Ann casts at Bob in her own Dawn window. */
const castAtBob = (t: NecScenario, card: CardKey): NecScenario =>
  t.pickAs('ann', 'use', card).pickAs('ann', 'target', 'bob')

describe('Artifacts', () => {
  it('NEC-ARTIFACT-1 NEC-ARTIFACT-2 worked example 8: effects by type', () => {
    const t = at({
      ann: {
        on: 10,
        holds: ['elder-sign', 'the-silver-key', 'pnakotic-manuscripts'],
        owns: ['book-of-eibon'],
      },
      deck: ['raid-on-the-lodge', 'book-burning'],
    })
    t.go().dice(1, 1).pick('pass') // Raid on the Lodge
    expect(t.holds('ann')).toEqual(['the-silver-key', 'pnakotic-manuscripts'])
    t.dice(2, 3).pick('endBuying') // Book Burning
    expect(t.holds('ann')).toEqual(['the-silver-key'])
    expect(t.owns('ann')).toEqual(['book-of-eibon'])
    expect(t.deck.slice(-4)).toEqual([
      'raid-on-the-lodge',
      'elder-sign',
      'book-burning',
      'pnakotic-manuscripts',
    ])
  })

  it('NEC-ARTIFACT-1 the Colour Out of Space touches Items and nothing else', () => {
    const t = at({
      ann: { on: 9, holds: ['warding-eye', 'azathoth-and-other-horrors', 'the-silver-key'] },
      monsters: [['colour-out-of-space', 20]],
    })
    t.dice(1, 1, 5, 6).go() // it comes to 18, and so does not meet Ann; she walks onto it
    expect(t.player('ann').space).toBe(18)
    expect(t.holds('ann')).toEqual(['warding-eye', 'azathoth-and-other-horrors'])
  })

  it.each([
    ['Artifacts: Spells (12 cards)', 'spell'],
    ['Artifacts: Items (9 cards)', 'item'],
    ['Artifacts: Books (5 cards)', 'book'],
  ])('NEC-ARTIFACT-1 use, windows and cost are those of the rulebook: %s', (heading, type) => {
    const printed = rulebook.recordsUnder(heading).map((row) => ({
      id: row['Id'],
      use: row['Use']?.toLowerCase(),
      when: row['When'] === 'always' ? [] : row['When']?.toLowerCase().split(', '),
      cost: row['Cost'] === '–' ? 0 : Number(row['Cost']),
    }))
    const ours = cardTable.filter((card) => card.type === type)
    expect(ours.map(({ id, use, when, cost }) => ({ id, use, when, cost }))).toEqual(printed)
  })

  it('NEC-ARTIFACT-2 a player with Tomes but no Book or Artifact has nothing to burn or to lose', () => {
    const t = at({
      ann: { on: 9, owns: ['cultes-de-goules', 'necronomicon'] },
      deck: ['book-burning'],
    })
    t.dice(1, 2).go()
    expect(t.owns('ann')).toEqual(['cultes-de-goules', 'necronomicon'])
    expect(t.bottom).toBe('book-burning')
  })

  it('NEC-ARTIFACT-2 the Tomes of a player who goes insane do not go the way of Artifacts', () => {
    const t = at({
      ann: { on: 9, sanity: 4, owns: ['necronomicon'], holds: ['de-vermis-mysteriis'] },
      bob: { owns: ['green-lane'], holds: ['commitment-papers'] },
      cid: {},
    })
    t.dice(1, 3).go()
    expect(t.player('ann').standing).toBe('cultist')
    expect(t.owns('ann')).toEqual(['necronomicon'])
    expect(t.bottom).toBe('de-vermis-mysteriis')
  })

  it('NEC-ARTIFACT-3 taking an Artifact costs nothing, even one that its drawer could not use', () => {
    const t = at({
      ann: { on: 9, sanity: 5 },
      bob: { owns: ['rlyeh'] },
      deck: ['dho-hna-formula'],
    })
    t.dice(1, 2).go().pick('keep', 'dho-hna-formula')
    expect(t.holds('ann')).toEqual(['dho-hna-formula'])
    expect(t.sanity('ann')).toBe(5)
  })

  it('NEC-ARTIFACT-4 an owner uses a Free Artifact on any turn, and nobody else uses it', () => {
    const t = at({ ann: { on: 9, owns: ['rlyeh'] }, bob: { sanity: 50, holds: ['laudanum'] } }).go()
    expect(t.asked).toBe('bob dawn.window') // on Ann's turn, and Ann is not asked
    expect(t.attempt('ann', 'use', t.card('laudanum'))).toBe('not-your-decision')
    t.dice(1, 3).pickAs('bob', 'use', 'laudanum')
    expect(t.sanity('bob')).toBe(60)
    expect(t.sanity('ann')).toBe(150)
  })

  it('NEC-ARTIFACT-4 it is not offered in a window that its When entry does not name', () => {
    const t = at({
      ann: { on: 9, holds: ['forged-deed', 'elder-sign', 'laudanum', 'pnakotic-manuscripts'] },
    })
    expect(t.go().offered).toEqual(['pass', 'passUntilTurn', 'use laudanum'])
    t.pick('pass')
    expect(t.offered).toEqual(['pass', 'use laudanum', 'use pnakotic-manuscripts'])
    expect(t.refusals).toEqual([])
    expect(t.attempt('ann', 'use', t.card('elder-sign'))).toBe('not-offered')
    expect(t.attempt('ann', 'use', t.card('forged-deed'))).toBe('not-offered')
  })

  it('NEC-ARTIFACT-5 the cost goes to the Keeper before the effect happens', () => {
    const t = at({
      ann: { sanity: 50, holds: ['nightmare-sending'] },
      bob: { sanity: 50, holds: ['warding-eye'] },
    })
    castAtBob(t.go(), 'nightmare-sending')
    expect(t.asked).toBe('bob use.counter')
    expect([t.sanity('ann'), t.sanity('bob')]).toEqual([46, 50])
  })

  it('NEC-ARTIFACT-6 with less Sanity than the cost an Artifact may not be used', () => {
    const with3 = at({ ann: { sanity: 3, holds: ['nightmare-sending', 'laudanum'] } }).go()
    expect(with3.refusal('use', 'nightmare-sending')).toBe('too-dear')
    expect(with3.offers('use', 'laudanum')).toBe(true)

    const with4 = at({ ann: { on: 9, sanity: 4, holds: ['nightmare-sending'], owns: ['rlyeh'] } })
    castAtBob(with4.go().dice(1, 3), 'nightmare-sending')
    expect(with4.sanity('ann')).toBe(0)
    expect(with4.player('ann').standing).toBe('sane')
    expect(with4.sanity('bob')).toBe(140)
  })

  it('NEC-ARTIFACT-7 a One-Shot Artifact goes to the bottom of the deck after its use', () => {
    const t = at({
      ann: { holds: ['nightmare-sending', 'warding-eye'] },
      bob: { holds: ['laudanum'] },
    })
    castAtBob(t.go(), 'nightmare-sending')
    expect(t.asked).toBe('bob lose.window')
    expect(t.holds('ann')).toEqual(['nightmare-sending', 'warding-eye']) // its effect is not over
    t.pick('suffer')
    expect(t.holds('ann')).toEqual(['warding-eye'])
    expect(t.bottom).toBe('nightmare-sending')
  })

  it('NEC-ARTIFACT-8 a Continuous Artifact works without being used and without cost', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['antarctic-soapstone'] },
      bob: { owns: ['rlyeh'] },
      monsters: [['gug', 20]],
    })
    t.dice(1, 1, 4, 5).go() // the Gug comes to 18, where Ann is stopped: 10 less 2
    expect(t.asked).toBe('ann buying.choose')
    expect(t.offered.some((option) => option.startsWith('use'))).toBe(false)
    expect(t.sanity('ann')).toBe(42)
    expect(t.holds('ann')).toEqual(['antarctic-soapstone'])
  })

  it('NEC-ARTIFACT-8 it stops working when its owner has it no more', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['antarctic-soapstone'] },
      bob: { owns: ['rlyeh'] },
      monsters: [
        ['zombie', 30],
        ['colour-out-of-space', 13],
        ['gug', 13],
      ],
    })
    t.go().dice(1, 1, 3).pick('moveMonster', 'zombie')
    // The Colour costs 9 less 2 and takes the Soapstone, the Gug then costs its full 10.
    expect(t.player('ann').space).toBe(13)
    expect(t.holds('ann')).toEqual([])
    expect(t.sanity('ann')).toBe(33)
  })

  it('NEC-ARTIFACT-9 a Reusable Artifact may be used once until the start of its owner’s next turn', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['the-withering-word', 'laudanum'] },
      bob: { on: 9, sanity: 50, owns: ['rlyeh'] },
    })
    t.go().dice(6)
    castAtBob(t, 'the-withering-word')
    expect(t.sanity('bob')).toBe(44)
    expect(t.asked).toBe('ann dawn.window')
    expect(t.refusal('use', 'the-withering-word')).toBe('used-already')
    t.pick('pass')
    expect(t.asked).toBe('ann turn.ready')
    expect(t.refusal('use', 'the-withering-word')).toBe('used-already')
    t.dice(1, 3).pick('pass')
    expect(t.asked).toBe('ann buying.choose')
    expect(t.refusal('use', 'the-withering-word')).toBe('used-already')
    t.pick('endBuying') // Bob's turn: Ann is asked at Dawn, and still may not
    expect(t.asked).toBe('ann dawn.window')
    expect(t.refusal('use', 'the-withering-word')).toBe('used-already')
    t.dice(1, 3).pick('pass').pick('endBuying')
    expect(t.asked).toBe('ann dawn.window')
    expect(t.table.active).toBe(seatOf('ann'))
    expect(t.offers('use', 'the-withering-word')).toBe(true)
    expect(t.holds('ann')).toEqual(['the-withering-word', 'laudanum'])
  })

  it('NEC-ARTIFACT-9 one that has been through the deck is fresh again', () => {
    const t = at({
      ann: { on: 10, holds: ['the-withering-word'], owns: ['rlyeh'] },
      deck: ['raid-on-the-lodge', 'rest-cure'],
    })
    t.go().dice(3, 1, 1)
    castAtBob(t, 'the-withering-word') // then Raid on the Lodge takes it away
    expect(t.bottom).toBe('the-withering-word')
    t.state.box.deck.unshift(t.state.box.deck.pop() ?? -1)
    t.dice(2, 3).pick('endBuying').pick('keep', 'the-withering-word')
    expect(t.asked).toBe('ann buying.choose')
    expect(t.offers('use', 'the-withering-word')).toBe(true)
  })

  it('NEC-ARTIFACT-10 a Reusable Spell that changes hands stays used until its new owner’s turn', () => {
    const t = at({
      ann: { on: 9, holds: ['the-withering-word'] },
      bob: { on: 9, owns: ['rlyeh'] },
      cid: { on: 9, holds: ['laudanum'] },
    })
    t.go().dice(6)
    castAtBob(t, 'the-withering-word')
    t.dice(1, 3).pickAs('cid', 'pass')
    t.pick('trade').pick('partner', 'cid').pick('give', 'the-withering-word')
    t.pick('takeSanity', 5).pick('propose').pickAs('cid', 'accept')
    expect(t.holds('cid')).toEqual(['laudanum', 'the-withering-word'])
    t.pick('endBuying') // Bob's turn
    expect(t.asked).toBe('cid dawn.window')
    expect(t.refusal('use', 'the-withering-word')).toBe('used-already')
    t.dice(1, 3).pick('pass').pick('endBuying') // Cid's turn
    expect(t.asked).toBe('cid dawn.window')
    expect(t.offers('use', 'the-withering-word')).toBe(true)
  })

  it('NEC-ARTIFACT-11 discarded Artifacts go to the bottom of the deck', () => {
    const t = at({
      ann: { on: 9, holds: ['voorish-sign'], owns: ['irem'] },
      bob: { holds: ['cloud-memory'] },
      deck: ['raid-on-the-lodge'],
    })
    t.dice(1, 2).go()
    expect(t.holds('ann')).toEqual([])
    expect(t.holds('bob')).toEqual([])
    expect(t.deck.slice(-2)).toEqual(['voorish-sign', 'cloud-memory'])
    expect(t.deck).toHaveLength(83)
  })

  it('NEC-ARTIFACT-12 without a legal target an Artifact may not be used', () => {
    const t = at({
      ann: {
        holds: [
          'words-of-dismissal',
          'dho-hna-formula',
          'get-out-of-arkham-asylum',
          'the-king-in-yellow',
          'laudanum',
        ],
      },
    }).go()
    expect(t.offered).toEqual(['pass', 'passUntilTurn', 'use the-king-in-yellow', 'use laudanum'])
    for (const card of ['words-of-dismissal', 'dho-hna-formula', 'get-out-of-arkham-asylum'])
      expect(t.refusal('use', card)).toBe('no-target')
  })

  it('NEC-ARTIFACT-12 a target that is there but not legal does not count', () => {
    const t = at({
      ann: { holds: ['words-of-dismissal', 'dho-hna-formula'] },
      monsters: [['cthulhu', 20]],
    }).go()
    expect(t.refusal('use', 'words-of-dismissal')).toBe('no-target')
    expect(t.offers('use', 'dho-hna-formula')).toBe(true)
  })

  it('NEC-ARTIFACT-13 what lowers the cost of casting concerns Spells and no other Artifact', () => {
    const t = at({
      ann: {
        on: 0,
        sanity: 50,
        holds: ['professor-armitage', 'the-silver-key', 'pnakotic-manuscripts'],
        owns: ['book-of-eibon'],
      },
    })
    t.go().pick('use', 'pnakotic-manuscripts')
    expect(t.sanity('ann')).toBe(49)
    t.dice(3, 4, 3, 4).takeDefault().takeDefault() // the cards as they were, and onto the Hither Gate
    t.pick('raise', 'the-silver-key')
    expect(t.sanity('ann')).toBe(47)
  })

  it('NEC-ARTIFACT-14 the cost of a Spell: printed, less 2 with Armitage, 0 with the Book of Eibon', () => {
    const holds = ['words-of-dismissal', 'voorish-sign', 'elder-sign'] as const
    const plain = at({ ann: { holds } })
    expect(holds.map((card) => cost(plain, card))).toEqual([7, 2, 3])
    const armitage = at({ ann: { holds: [...holds, 'professor-armitage'] } })
    expect(holds.map((card) => cost(armitage, card))).toEqual([5, 0, 1])
    const eibon = at({ ann: { holds, owns: ['book-of-eibon'] } })
    expect(holds.map((card) => cost(eibon, card))).toEqual([0, 0, 0])
    const another = at({
      ann: { holds },
      bob: { owns: ['book-of-eibon'], holds: ['professor-armitage'] },
    })
    expect(holds.map((card) => cost(another, card))).toEqual([7, 2, 3])
  })

  it('NEC-ARTIFACT-14 with 5 Sanity and Armitage Words of Dismissal can be cast, with 4 they cannot', () => {
    const cast = (sanity: number): NecScenario =>
      at({
        ann: { sanity, holds: ['words-of-dismissal', 'professor-armitage', 'laudanum'] },
        monsters: [['zombie', 20]],
      }).go()
    expect(cast(4).refusal('use', 'words-of-dismissal')).toBe('too-dear')
    const t = cast(5).pick('use', 'words-of-dismissal').pick('targetMonster', 'zombie')
    expect(t.sanity('ann')).toBe(0)
    expect(t.monsters).toEqual([])
  })

  it('NEC-ARTIFACT-15 a countered use is paid for, and a One-Shot card is gone', () => {
    const t = at({
      ann: { sanity: 50, holds: ['nightmare-sending', 'laudanum'] },
      bob: { sanity: 50, holds: ['warding-eye'] },
    })
    castAtBob(t.go(), 'nightmare-sending').pickAs('bob', 'use', 'warding-eye')
    expect(t.sanity('ann')).toBe(46)
    expect(t.sanity('bob')).toBe(48) // nothing lost but the cost of the Eye
    expect(t.holds('ann')).toEqual(['laudanum'])
    expect(t.deck.slice(-2)).toEqual(['warding-eye', 'nightmare-sending'])
  })

  it('NEC-ARTIFACT-15 a countered Reusable Spell has been used', () => {
    const t = at({
      ann: { holds: ['the-withering-word', 'laudanum'] },
      bob: { holds: ['warding-eye'] },
    })
    castAtBob(t.go(), 'the-withering-word').pickAs('bob', 'use', 'warding-eye')
    expect(t.refusal('use', 'the-withering-word')).toBe('used-already')
  })

  it('NEC-ARTIFACT-16 a player may have all the Artifacts there are', () => {
    const [last, ...rest] = artifacts.map(({ key }) => key).toReversed()
    const t = at({
      ann: { on: 9, holds: rest },
      deck: last === undefined ? [] : [last],
      settings: { trade: 'none' },
    })
    t.go().pick('pass').dice(1, 2).pick('pass')
    expect(t.asked).toBe('ann draw.keep')
    t.takeDefault()
    expect(t.holds('ann')).toHaveLength(26)
  })

  it('NEC-ARTIFACT-17 targets are chosen before the cost is spent, and the use may be withdrawn', () => {
    const t = at({
      ann: { sanity: 50, holds: ['the-withering-word'] },
      bob: { sanity: 50 },
      cid: { cultist: true },
    })
    t.go().pick('use', 'the-withering-word')
    expect(t.asked).toBe('ann use.target')
    expect(t.offered).toEqual(['target bob', 'withdraw'])
    expect(t.refusal('target', 'cid')).toBe('no-target')
    expect(t.sanity('ann')).toBe(50)
    t.pick('withdraw')
    expect(t.asked).toBe('ann dawn.window')
    expect(t.sanity('ann')).toBe(50)
    expect(t.offers('use', 'the-withering-word')).toBe(true)
  })

  it('NEC-ARTIFACT-17 choices that depend on a look or a search come after the cost', () => {
    const look = at({ ann: { sanity: 50, holds: ['pnakotic-manuscripts'] } })
    look.go().pick('use', 'pnakotic-manuscripts')
    expect(look.asked).toBe('ann look.order')
    expect(look.sanity('ann')).toBe(49)
    expect(look.offers('withdraw')).toBe(false)

    const search = at({ ann: { sanity: 50, holds: ['seven-cryptical-books-of-hsan'] } })
    search.go().pick('use', 'seven-cryptical-books-of-hsan')
    expect(search.asked).toBe('ann search.choose')
    expect(search.sanity('ann')).toBe(47)
    expect(search.offers('withdraw')).toBe(false)
  })
})
