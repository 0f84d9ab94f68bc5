import { describe, expect, it } from 'vitest'
import type { CardKey } from '../pieces/cards.ts'
import { at, type NecScenario, type Position } from '../testing/at.ts'

/** Somebody with a Lot: there is something to trade then, so every Investigator's turn stops at the Buy step. */
const landlord = { owns: ['gilman-house'] }

const masonsHill = ['riverside-hospital', 'san-julian-university', 'witchs-cross']

/** Everybody's Sanity in seat order. */
const purses = (t: NecScenario): number[] => t.state.table.players.map(({ sanity }) => sanity)

describe('Losing, paying and spending Sanity', () => {
  it.each<[string, number, () => NecScenario]>([
    [
      'a space',
      10,
      () =>
        at({ ann: { on: 38 }, bob: landlord })
          .dice(1, 4)
          .go(),
    ],
    [
      'a Gate row',
      5,
      () =>
        at({ ann: { on: 4 }, bob: landlord })
          .dice(1, 2, 1, 1)
          .go(),
    ],
    [
      'a Monster',
      10,
      () =>
        at({ ann: { on: 10 }, bob: landlord, monsters: [['gug', 14]] })
          .dice(1, 3)
          .moveStep(),
    ],
    [
      'a card',
      4,
      () =>
        at({ ann: { on: 7, owns: ['rlyeh', 'irem'] }, bob: {}, deck: ['reservoir-levy'] })
          .dice(2, 3)
          .go(),
    ],
  ])('NEC-SANITY-1 what is lost to %s goes to nobody', (_, loss, play) => {
    expect(purses(play())).toEqual([150 - loss, 150])
  })

  it('NEC-SANITY-1 nor do a caster or a Cultist get what they take', () => {
    const spell = at({ ann: {}, bob: { holds: ['nightmare-sending'] } })
    spell.go().pick('use', 'nightmare-sending').dice(1, 3).pick('target', 'ann')
    expect(purses(spell)).toEqual([140, 146])
    const attack = at({ turn: 'cid', ann: { on: 14 }, bob: {}, cid: { on: 19, cultist: true } })
    attack.go().dice(2, 3, 4, 1, 2).pick('walk')
    expect(purses(attack)).toEqual([146, 150, 0])
  })

  it('NEC-SANITY-2 rent and research fees go to the owner', () => {
    const rent = at({ ann: { on: 20 }, bob: { owns: ['riverside-hospital'] }, cid: {} })
    rent.dice(2, 4).go()
    expect(purses(rent)).toEqual([150 - 11, 150 + 11, 150])
    const fee = at({ ann: { on: 20 }, bob: {}, cid: { owns: ['book-of-eibon'] } })
    fee.dice(2, 3).go()
    expect(purses(fee)).toEqual([150 - 5, 150, 150 + 5])
  })

  it('NEC-SANITY-3 prices and costs are spent by one’s own will and go to nobody', () => {
    const t = at({ ann: { on: 20, holds: ['mesmerise'] }, bob: {} })
    t.go()
    expect(t.asked).toBe('ann dawn.window')
    t.pick('use', 'mesmerise').dice(2, 4).pick('target', 'bob')
    expect(purses(t)).toEqual([150 - 4, 150])
    expect(t.offered).toEqual(['buy riverside-hospital', 'endBuying'])
    t.pick('buy', 'riverside-hospital')
    expect(purses(t)).toEqual([150 - 4 - 26, 150])
  })

  it('NEC-SANITY-4 nobody spends more than there is', () => {
    const t = at({
      ann: { on: 20, sanity: 3, holds: ['mesmerise', 'the-king-in-yellow'] },
      bob: {},
    })
    t.go()
    expect(t.refusal('use', 'mesmerise')).toBe('too-dear')
    t.pick('pass').dice(2, 4).pick('pass')
    expect(t.asked).toBe('ann buying.choose')
    expect(t.refusal('buy', 'riverside-hospital')).toBe('lot-too-dear')
    expect(t.player('ann')).toMatchObject({ standing: 'sane', sanity: 3 })
  })

  it('NEC-SANITY-4 NEC-SANITY-8 the last point may be spent', () => {
    const t = at({ ann: { on: 20, sanity: 30, holds: ['mesmerise'] }, bob: landlord })
    t.go().pick('use', 'mesmerise').dice(2, 4).pick('target', 'bob')
    t.pick('buy', 'riverside-hospital')
    expect(t.player('ann')).toMatchObject({ standing: 'sane', sanity: 0 })
  })

  it('NEC-SANITY-4 a second throw of the dice is not to be had on credit', () => {
    const kingsport = ['old-mans-cottage', 'green-lane', 'strange-high-house']
    const t = at({ ann: { on: 20, sanity: 1, owns: kingsport } })
    t.dice(2, 4).go()
    expect(t.asked).toBe('ann buying.choose') // she was not even asked
    const rich = at({ ann: { on: 20, sanity: 2, owns: kingsport } })
    rich.dice(2, 4).go().dice(1, 3).pick('throwAgain')
    expect(rich.player('ann')).toMatchObject({ standing: 'sane', sanity: 0, space: 24 })
  })

  it.each([
    [10, 'cultist'],
    [11, 'sane'],
  ] as const)(
    'NEC-SANITY-5 NEC-SANITY-7 NEC-SANITY-8 rent of 11 with %i makes %s',
    (sanity, standing) => {
      const t = at({
        ann: { on: 20, sanity },
        bob: { owns: ['riverside-hospital'], holds: ['the-king-in-yellow'] },
        cid: {},
      })
      t.go().dice(2, 4).pickAs('bob', 'passUntilTurn')
      expect(t.player('ann')).toMatchObject({ standing, sanity: 0 })
      expect(t.sanity('bob')).toBe(150 + sanity)
    },
  )

  it.each([
    [9, 'cultist'],
    [10, 'sane'],
  ] as const)(
    'NEC-SANITY-5 NEC-SANITY-7 NEC-SANITY-8 the toll with %i makes %s',
    (sanity, standing) => {
      const t = at({
        ann: { on: 38, sanity },
        bob: { ...landlord, holds: ['the-king-in-yellow'] },
        cid: {},
      })
      t.go().dice(1, 4).pickAs('bob', 'passUntilTurn')
      expect(t.player('ann')).toMatchObject({ standing, sanity: 0 })
      expect(t.sanity('bob')).toBe(150)
    },
  )

  it('NEC-SANITY-6 a loss waits for the Lose window of who is to lose', () => {
    const t = at({
      ann: { on: 38, owns: masonsHill },
      bob: { holds: ['laudanum'] },
    })
    t.go().dice(1, 4).pickAs('bob', 'pass')
    expect(t.asked).toBe('ann lose.window')
    expect(t.offered).toEqual(['suffer', 'ward'])
    expect(t.sanity('ann')).toBe(150)
    t.pick('suffer')
    expect(t.sanity('ann')).toBe(140)
  })

  it('NEC-SANITY-6 a payment waits for the Owe window, a Monster for the Meet window', () => {
    const holds: CardKey[] = ['cloud-memory']
    const owe = at({ ann: { on: 20, holds }, bob: { owns: ['riverside-hospital'] } })
    owe.dice(2, 4).go()
    expect(owe.asked).toBe('ann owe.window')
    expect(owe.offered).toEqual(['pay', 'use cloud-memory'])
    expect(purses(owe)).toEqual([150, 150])
    const meet = at({ ann: { on: 10, holds: ['elder-sign'] }, monsters: [['gug', 14]] })
    meet.dice(1, 3).moveStep()
    expect(meet.asked).toBe('ann encounter.meet')
    expect(meet.sanity('ann')).toBe(150)
  })

  it('NEC-SANITY-7 what is left after the window decides', () => {
    const position = {
      ann: { on: 20, sanity: 5, holds: ['laudanum'] },
      bob: { owns: ['riverside-hospital'], holds: ['commitment-papers'] },
      cid: {},
    } as const
    const saved = at(position).dice(2, 4).go().pick('pass').pick('pass')
    expect(saved.asked).toBe('ann owe.window')
    saved.pick('use', 'laudanum')
    expect(saved.player('ann')).toMatchObject({ standing: 'sane', sanity: 5 + 10 - 11 })
    const lost = at(position).dice(2, 4).go().pick('pass').pick('pass').pick('pay')
    expect(lost.player('ann').standing).toBe('cultist')
    expect(lost.holds('ann')).toEqual([])
  })

  it('NEC-SANITY-7 so it is with a loss, in the window of which several things may be used', () => {
    const t = at({
      ann: { on: 38, sanity: 9, owns: masonsHill, holds: ['laudanum'] },
      bob: { holds: ['commitment-papers'] },
      cid: {},
    })
    t.go().pick('pass').dice(1, 4).pick('pass').pick('use', 'laudanum')
    expect(t.asked).toBe('ann lose.window') // the ward is still there
    t.pick('suffer')
    expect(t.player('ann')).toMatchObject({ standing: 'sane', sanity: 9 + 10 - 10, ward: true })
  })

  it('NEC-SANITY-9 nothing can be traded or sold when something is due', () => {
    const position = {
      ann: { on: 20, sanity: 5, owns: ['rlyeh', 'irem', 'necronomicon'], holds: ['cloud-memory'] },
      bob: { owns: masonsHill, holds: ['commitment-papers'] },
      cid: {},
    } as const
    const asked = at(position).dice(2, 4).go()
    expect(asked.offered).toEqual(['pay', 'use cloud-memory'])
    // without a card to use there is not even a question
    const t = at({ ...position, ann: { ...position.ann, holds: [] } })
    t.dice(2, 4).go()
    expect(t.player('ann').standing).toBe('cultist')
    expect(t.owns('ann')).toEqual(['necronomicon'])
    expect(t.sanity('bob')).toBe(155)
  })

  it('NEC-SANITY-10 a loss of 0 opens no window and drives nobody insane', () => {
    const t = at({
      ann: { on: 7, sanity: 0, holds: ['laudanum'] },
      bob: landlord,
      deck: ['reservoir-levy'],
    })
    t.go().pick('pass').dice(2, 3).pick('pass') // Dawn and Ready
    expect(t.asked).toBe('ann buying.choose')
    expect(t.player('ann')).toMatchObject({ standing: 'sane', sanity: 0 })
    expect(t.told('loses')).toEqual([])
    // one Lot makes it a loss
    const real = at({
      ann: { on: 7, sanity: 2, owns: ['rlyeh'], holds: ['laudanum'] },
      deck: ['reservoir-levy'],
    })
    real.go().pick('pass').dice(2, 3).pick('pass')
    expect(real.asked).toBe('ann lose.window')
  })

  it('NEC-SANITY-10 a loss of 1 is a loss', () => {
    const ann: Position = { sanity: 0, holds: ['richard-pickman', 'laudanum'] }
    const t = at({ ann, bob: { holds: ['commitment-papers'] }, cid: {} }).go()
    expect(t.asked).toBe('ann lose.window')
    t.pick('suffer')
    expect(t.player('ann').standing).toBe('cultist')
  })

  it('NEC-SANITY-10 a toll of 0 is none', () => {
    const t = at({ ann: { on: 38, sanity: 0, owns: ['necronomicon'], holds: ['laudanum'] } })
    t.go().pick('pass').dice(1, 4).pick('pass').pick('none')
    expect(t.asked).toBe('ann buying.choose')
    expect(t.player('ann').standing).toBe('sane')
  })

  it('NEC-SANITY-11 gains come out of nobody’s purse and have no limit', () => {
    const t = at({
      ann: { on: 7, sanity: 1_000_000 },
      bob: landlord,
      deck: ['a-bequest-from-uncle-theobald'],
    })
    t.dice(2, 3).go()
    expect(purses(t)).toEqual([1_000_015, 150])
  })
})
