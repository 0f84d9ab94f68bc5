import { describe, expect, it } from 'vitest'
import { deckCards, type CardKey } from '../pieces/cards.ts'
import { at, type NecScenario, type Position } from '../testing/at.ts'
import { rulebook } from '../testing/rulebook.ts'

/** Ann throws 2 and 3, lands on the Mythos space 12, draws the Monster, and it moves by its dice from there. */
function drawn(monster: CardKey, dice: number[], ann: Position = {}): NecScenario {
  const position = { ann: { on: 7, ...ann }, bob: { on: 12, owns: ['rlyeh'] }, deck: [monster] }
  return at(position)
    .dice(2, 3, ...dice)
    .go()
}

/** Ann has lost this much, Bob nothing, and the Monster is there; then it is Ann's Buy step. */
function expectOutcome(t: NecScenario, monster: CardKey, loss: number, space: number): void {
  expect([t.sanity('ann'), t.sanity('bob')]).toEqual([150 - loss, 150])
  expect(t.monsters).toEqual([[monster, space]])
  expect(t.asked).toBe('ann buying.choose')
}

describe('Monster cards', () => {
  it('are in the deck as often and of the kind that the rulebook says', () => {
    const inDeck = deckCards.filter(({ type }) => type === 'monster')
    const rows = rulebook.recordsUnder('Monsters (28 cards)').map((row) => {
      const kind = (row['Kind'] ?? '').toLowerCase().replaceAll(' ', '-')
      return [row['Id'], kind, Number(row['Copies'])]
    })
    const counted = rows.map(([id, kind]) => {
      const copies = inDeck.filter((card) => card.id === id && card.kind === kind)
      return [id, kind, copies.length]
    })
    expect(counted).toEqual(rows)
    expect(inDeck).toHaveLength(28)
  })

  it('NEC-CARD-36 Zombie: 5 lost, and one die', () => {
    expectOutcome(drawn('zombie', [6]), 'zombie', 5, 6)
  })

  it('NEC-CARD-37 Ghoul: 6 lost, and two dice', () => {
    expectOutcome(drawn('ghoul', [2, 4]), 'ghoul', 6, 6)
  })

  it('NEC-CARD-38 Ghast: 8 lost, and two dice', () => {
    expectOutcome(drawn('ghast', [2, 4]), 'ghast', 8, 6)
  })

  it('NEC-CARD-39 Deep One: 6 lost, and two dice', () => {
    expectOutcome(drawn('deep-one', [2, 4]), 'deep-one', 6, 6)
  })

  it('NEC-CARD-40 Robed Cultist: 4 lost, and two dice; a Monster and no player', () => {
    const t = drawn('robed-cultist', [2, 4])
    expectOutcome(t, 'robed-cultist', 4, 6)
    // what is done to Monsters is done to it
    t.dice(1, 1, 4, 2).pick('endBuying')
    expect(t.monsters).toEqual([['robed-cultist', 4]])
  })

  it('NEC-CARD-41 Tcho-Tcho: 7 lost, and two dice', () => {
    expectOutcome(drawn('tcho-tcho', [2, 4]), 'tcho-tcho', 7, 6)
  })

  it('NEC-CARD-42 Fungus from Yuggoth: 8 lost, and two dice', () => {
    expectOutcome(drawn('fungus-from-yuggoth', [2, 4]), 'fungus-from-yuggoth', 8, 6)
  })

  it('NEC-CARD-43 Rat-Thing: 3 lost, and two dice', () => {
    expectOutcome(drawn('rat-thing', [2, 4]), 'rat-thing', 3, 6)
  })

  it('NEC-CARD-44 Nightgaunt: 4 lost, two dice, and off to A Moment of Silence without landing', () => {
    const t = drawn('nightgaunt', [2, 4])
    expectOutcome(t, 'nightgaunt', 4, 6) // it entered where it was drawn, not where Ann is
    expect(t.player('ann').space).toBe(20)
    expect(t.told('lands').map(({ space }) => space)).toEqual([12])
    expect(t.player('bob').space).toBe(12)
  })

  it('NEC-CARD-44 Nightgaunt: who is carried off a Lot neither pays nor buys there', () => {
    const position = { ann: { on: 10 }, monsters: [['nightgaunt', 14]] } as const
    const rent = at({ ...position, bob: { owns: ['strange-high-house'] } })
      .dice(1, 3)
      .moveStep()
    expect([rent.sanity('ann'), rent.sanity('bob')]).toEqual([146, 150])
    const lot = at({ ...position, bob: { owns: ['rlyeh'] } })
      .dice(1, 3)
      .moveStep()
    expect(lot.offered).toEqual(['trade', 'endBuying'])
  })

  it('NEC-CARD-45 Dimensional Shambler: 7 lost, two dice, and off to the nearest Gate without landing', () => {
    const t = drawn('dimensional-shambler', [2, 4])
    expectOutcome(t, 'dimensional-shambler', 7, 6)
    expect(t.player('ann').space).toBe(7)
    expect(t.told('gateRoll')).toEqual([])
  })

  it('NEC-CARD-45 Dimensional Shambler: between Gates that are equally near the Investigator chooses', () => {
    const t = at({
      ann: { on: 10, holds: ['commitment-papers'] },
      bob: { on: 'moment-of-silence' },
      monsters: [['dimensional-shambler', 25]],
    })
    t.dice(2, 3).go()
    expect(t.asked).toBe('bob nearest.choose')
    expect(t.offered.toSorted()).toEqual(['goTo farther-gate', 'goTo hither-gate'])
    t.pick('goTo', 'hither-gate')
    expect(t.player('bob')).toMatchObject({ space: 7, sanity: 143 })
    expect(t.told('gateRoll')).toEqual([])
    expect(t.asked).toBe('ann turn.ready')
  })

  it('NEC-CARD-46 Moon-Beast: 9 lost, two dice, and one Ally to discard', () => {
    expectOutcome(drawn('moon-beast', [2, 4]), 'moon-beast', 9, 6) // without any
    const holds: CardKey[] = ['randolph-carter', 'the-silver-key', 'the-night-nurse']
    const t = drawn('moon-beast', [], { holds })
    t.pick('suffer')
    expect(t.asked).toBe('ann discardOne.choose')
    expect(t.offered).toEqual(['discard randolph-carter', 'discard the-night-nurse'])
    t.dice(2, 4).pick('discard', 'the-night-nurse')
    expectOutcome(t, 'moon-beast', 9, 6)
    expect(t.holds('ann')).toEqual(['randolph-carter', 'the-silver-key'])
    expect(t.bottom).toBe('the-night-nurse')
  })

  it('NEC-CARD-46 Moon-Beast: the Ally who took the loss is not counted, but another must go', () => {
    const last = drawn('moon-beast', [2, 4], { holds: ['randolph-carter'] })
    last.pick('sacrifice', 'randolph-carter')
    expectOutcome(last, 'moon-beast', 0, 6)
    const two = drawn('moon-beast', [2, 4], { holds: ['randolph-carter', 'the-night-nurse'] })
    two.pick('sacrifice', 'randolph-carter')
    expect(two.holds('ann')).toEqual([])
    expectOutcome(two, 'moon-beast', 0, 6)
  })

  it('NEC-CARD-47 Colour Out of Space: 9 lost, two dice, and one Item to discard', () => {
    expectOutcome(drawn('colour-out-of-space', [2, 4]), 'colour-out-of-space', 9, 6) // without any
    const holds: CardKey[] = [
      'the-silver-key',
      'cloud-memory',
      'forged-deed',
      'de-vermis-mysteriis',
    ]
    const t = drawn('colour-out-of-space', [], { holds })
    expect(t.offered).toEqual(['discard the-silver-key', 'discard forged-deed'])
    t.dice(2, 4).pick('discard', 'forged-deed')
    expectOutcome(t, 'colour-out-of-space', 9, 6)
    expect(t.holds('ann')).toEqual(['the-silver-key', 'cloud-memory', 'de-vermis-mysteriis'])
    expect(t.bottom).toBe('forged-deed')
  })

  it('NEC-CARD-47 Colour Out of Space: takes the Item also when an Ally takes the loss', () => {
    const t = drawn('colour-out-of-space', [2, 4], { holds: ['the-night-nurse', 'the-silver-key'] })
    t.pick('sacrifice', 'the-night-nurse')
    expect(t.holds('ann')).toEqual([])
    expectOutcome(t, 'colour-out-of-space', 0, 6)
  })

  it('NEC-CARD-48 Gug: 10 lost, and two dice', () => {
    expectOutcome(drawn('gug', [2, 4]), 'gug', 10, 6)
  })

  it('NEC-CARD-49 Hound of Tindalos: 12 lost, and three dice', () => {
    expectOutcome(drawn('hound-of-tindalos', [2, 4, 1]), 'hound-of-tindalos', 12, 5)
  })

  it('NEC-CARD-50 Thousandth Young: 13 lost, and two dice', () => {
    expectOutcome(drawn('thousandth-young', [2, 4]), 'thousandth-young', 13, 6)
  })

  it('NEC-CARD-51 Star-Spawn: 15 lost, and two dice', () => {
    expectOutcome(drawn('star-spawn', [2, 4]), 'star-spawn', 15, 6)
  })

  it('NEC-CARD-52 Shoggoth: 16 lost, and one die', () => {
    expectOutcome(drawn('shoggoth', [6]), 'shoggoth', 16, 6)
  })
})
