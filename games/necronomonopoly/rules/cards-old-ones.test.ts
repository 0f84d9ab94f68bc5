import { describe, expect, it } from 'vitest'
import { deckCards, type CardKey } from '../pieces/cards.ts'
import { at, type NecScenario, type Position } from '../testing/at.ts'
import { rulebook } from '../testing/rulebook.ts'

/** Ann throws 2 and 3, lands on the Mythos space 12, draws the Great Old One, who moves by his dice from there. */
function drawn(oldOne: CardKey, dice: number[], ann: Position = {}): NecScenario {
  const position = { ann: { on: 7, ...ann }, bob: { on: 12, owns: ['rlyeh'] }, deck: [oldOne] }
  return at(position)
    .dice(2, 3, ...dice)
    .go()
}

/** Ann has lost this much, Bob nothing, and the Great Old One is there; then it is Ann's Buy step. */
function expectOutcome(t: NecScenario, oldOne: CardKey, loss: number, space: number): void {
  expect([t.sanity('ann'), t.sanity('bob')]).toEqual([150 - loss, 150])
  expect(t.monsters).toContainEqual([oldOne, space])
  expect(t.asked).toBe('ann buying.choose')
}

describe('Great Old One cards', () => {
  it('are in the deck as often as the rulebook says', () => {
    const inDeck = deckCards.filter(({ type }) => type === 'old-one').map(({ id }) => id)
    const rows = rulebook.recordsUnder('Great Old Ones (5 cards)')
    expect(rows.map((row) => row['Copies'])).toEqual(['1', '1', '1', '1', '1'])
    expect(inDeck).toEqual(rows.map((row) => row['Id']))
  })

  it('NEC-CARD-53 Ghatanothoa: 20 lost, two dice, and the next Move step skipped', () => {
    const t = drawn('ghatanothoa', [2, 4])
    expectOutcome(t, 'ghatanothoa', 20, 6)
    t.dice(1, 1, 4, 2).pick('endBuying') // Bob's turn is as usual
    expect(t.asked).toBe('bob buying.choose')
    t.dice(1, 1) // Ann has her Monster step and no more
    t.dice(5, 6, 1, 2).pick('endBuying')
    expect(t.player('ann').space).toBe(12)
    expect(t.told('skipsMove')).toHaveLength(1)
    expect(t.asked).toBe('bob buying.choose')
  })

  it('NEC-CARD-53 Ghatanothoa: met in one’s own Monster step he stops the move of that turn', () => {
    const t = at({
      ann: { on: 10, owns: ['rlyeh'] },
      bob: { holds: ['commitment-papers'] },
      monsters: [['ghatanothoa', 15]],
    })
    t.dice(2, 3, 1, 1).go()
    expect(t.player('ann')).toMatchObject({ space: 10, sanity: 130, skipsMove: false })
    expect(t.asked).toBe('bob turn.ready')
  })

  it('NEC-CARD-53 Ghatanothoa: the move is skipped also when an Ally takes the loss', () => {
    const t = drawn('ghatanothoa', [2, 4], { holds: ['the-night-nurse'] })
    t.pick('sacrifice', 'the-night-nurse')
    expectOutcome(t, 'ghatanothoa', 0, 6)
    expect(t.player('ann').skipsMove).toBe(true)
  })

  it('NEC-CARD-54 Cthulhu: 30 lost, and two dice', () => {
    expectOutcome(drawn('cthulhu', [2, 4]), 'cthulhu', 30, 6)
  })

  it('NEC-CARD-54 Cthulhu: one Ally is not enough', () => {
    const t = drawn('cthulhu', [2, 4], { holds: ['randolph-carter', 'elder-sign', 'laudanum'] })
    // (Ann was asked about Laudanum at Dawn and before her move.)
    t.pick('pass').pick('pass')
    expect(t.asked).toBe('ann encounter.meet')
    expect(t.refusal('sacrifice', 'randolph-carter')).toBe('needs-two-allies')
    t.pick('suffer')
    expect(t.holds('ann')).toContain('randolph-carter')
    expectOutcome(t, 'cthulhu', 30, 6)
  })

  it('NEC-CARD-54 Cthulhu: two Allies avoid the whole loss', () => {
    const holds: CardKey[] = ['randolph-carter', 'the-night-nurse', 'zadok-allen']
    const t = drawn('cthulhu', [], { holds }).pick('pass') // Zadok is not asked to draw again
    t.pick('sacrifice', 'the-night-nurse')
    expect(t.offered).toEqual(['sacrifice randolph-carter', 'sacrifice zadok-allen'])
    t.dice(2, 4).pick('sacrifice', 'zadok-allen')
    expectOutcome(t, 'cthulhu', 0, 6)
    expect(t.holds('ann')).toEqual(['randolph-carter'])
    expect(t.deck.slice(-2)).toEqual(['the-night-nurse', 'zadok-allen'])
  })

  it('NEC-CARD-55 Nyarlathotep: 18 lost, two dice, and one Spell to discard', () => {
    expectOutcome(drawn('nyarlathotep', [2, 4]), 'nyarlathotep', 18, 6) // without any
    const holds: CardKey[] = [
      'cloud-memory',
      'the-silver-key',
      'warding-eye',
      'de-vermis-mysteriis',
    ]
    const t = drawn('nyarlathotep', [], { holds })
    expect(t.asked).toBe('ann discardOne.choose')
    expect(t.offered).toEqual(['discard cloud-memory', 'discard warding-eye'])
    t.dice(2, 4).pick('discard', 'warding-eye')
    expectOutcome(t, 'nyarlathotep', 18, 6)
    expect(t.holds('ann')).toEqual(['cloud-memory', 'the-silver-key', 'de-vermis-mysteriis'])
    expect(t.bottom).toBe('warding-eye')
  })

  it('NEC-CARD-56 Shub-Niggurath: 20 lost, two dice, and her Young on A Moment of Silence before she moves', () => {
    const t = drawn('shub-niggurath', [2, 4], { holds: ['the-silver-key', 'cloud-memory'] })
    expectOutcome(t, 'shub-niggurath', 20, 6)
    expect(t.monsters).toEqual([
      ['shub-niggurath', 6],
      ['thousandth-young', 20],
    ])
    expect(t.deck).not.toContain('thousandth-young')
    const keys = t.events.map(({ key }) => key)
    expect(keys.lastIndexOf('enters')).toBeLessThan(keys.indexOf('monsterThrow'))
    // no effect in the encounter itself
    expect(t.holds('ann')).toEqual(['the-silver-key', 'cloud-memory'])
    expect(t.player('ann')).toMatchObject({ space: 12, skipsMove: false })
  })

  it('NEC-CARD-56 Shub-Niggurath: nothing but herself if the Young is not in the deck', () => {
    const t = at({
      ann: { on: 7, owns: ['rlyeh'] },
      deck: ['shub-niggurath'],
      monsters: [['thousandth-young', 35]],
    })
    t.dice(2, 3, 2, 4).moveStep()
    expect(t.monsters).toEqual([
      ['thousandth-young', 35],
      ['shub-niggurath', 6],
    ])
  })

  it('NEC-CARD-56 Shub-Niggurath: brings her Young for a Cultist too', () => {
    const t = at({
      turn: 'cid',
      ann: { on: 30 },
      bob: { on: 20 },
      cid: { on: 15, cultist: true },
      deck: ['shub-niggurath'],
    })
    t.go().dice(1, 2, 2, 4).pick('walk')
    expect(t.monsters).toEqual([
      ['shub-niggurath', 6],
      ['thousandth-young', 20],
    ])
    expect(t.sanity('bob')).toBe(150)
    expect(t.asked).toBe('ann monsterStep.name')
  })

  it('NEC-CARD-57 Tsathoggua: 12 lost, and one die', () => {
    expectOutcome(drawn('tsathoggua', [6]), 'tsathoggua', 12, 6)
  })
})
