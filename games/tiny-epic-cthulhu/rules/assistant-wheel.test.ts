import { describe, expect, it } from 'vitest'
import { at, type Position, type TecScenario } from '../testing/at.ts'

// Stops by their icon; the front-pointer of all three is at P1.
const LULL = 0 // the other end at P3
const OMEN_OF_FEAR = 2 // the other end at P3
const SURGE = 4 // the other end at P4

const lair = { fear: 1, rage: 2, greed: 0 }

/** A table at which an Assistant is about to spin. */
const spinning = (position: Position, stop: number): TecScenario =>
  at({ turn: 'ash', ash: {}, ...position }).spin(stop)

/** Two Assistants by themselves. */
const byThemselves = (position: Position, stop: number): TecScenario =>
  spinning(
    { bea: {}, ...position, settings: { assistants: 'selfPlaying', ...position.settings } },
    stop,
  )

describe('Step 1 of an Assistant’s turn', () => {
  it('TEC-SOLO-6 is resolved as any other, and Chaos is the Assistant’s', () => {
    const bag = { chaos: 1, rage: 1, fear: 2, eldritch: 3 }
    const t = spinning({ ann: { chaos: 1 }, ash: { chaos: 1, on: 'P2' }, bag, oldOne: 'P2' }, SURGE)
    t.tentacles('chaos', 'fear', 'eldritch')
    t.spin(6).tentacles('fear', 'rage').go()
    expect(t.held('ash')).toEqual([0, 0, 0, 2])
    expect(t.held('ann')).toEqual([0, 0, 0, 1])
    expect(t.town('P1').madness).toEqual([1, 0, 0])
    expect(t.told('stalks')[0]).toEqual({ from: 1, to: 3 })
    expect(t.told('turn').map(({ character }) => character)).toEqual([1, 0])
  })

  it('TEC-WHEEL-9 has a spin of its own', () => {
    const t = spinning({ ann: {}, ash: { on: 'P2' } }, SURGE).tentacles('fear', 'fear', 'fear')
    t.spin(6).tentacles('rage', 'rage').go()
    expect(t.told('spins')).toEqual([
      { character: 1, stop: SURGE, for: 'turn' },
      { character: 0, stop: 6, for: 'turn' },
    ])
  })

  it('TEC-SOLO-7 TEC-CHOICE-2 the player chooses what a Lull moves', () => {
    const t = spinning({ ann: {}, lair }, LULL).go()
    expect(t.asked).toBe('ann pointer.lull')
    expect(t.offered).toEqual(['lull fear', 'lull rage'])
    t.tentacles('fear', 'fear').spin(6).tentacles('fear', 'rage').pick('lull', 'rage')
    expect(t.table.lair).toEqual([1, 1, 0])
    expect(t.told('lulls')).toEqual([{ character: 1, colour: 1 }])
  })

  it('TEC-CHOICE-2 TEC-CHOICE-16 nobody is asked if one colour is there', () => {
    const t = at({ ann: {}, bob: {}, lair: { rage: 2 } })
      .spin(LULL)
      .tentacles('fear', 'fear')
      .go()
    expect(t.asked).toBe('ann stepTwo.choose')
    expect(t.table.lair).toEqual([0, 1, 0])
    expect(t.told('lulls')).toEqual([{ character: 0, colour: 1 }])
  })

  it('TEC-SOLO-7 TEC-CHOICE-3 and who gets each tentacle that Cthulhu deals', () => {
    const t = spinning(
      {
        ann: { on: 'P1', fear: 1 },
        ash: { on: 'P2', fear: 2 },
        oldOne: 'P1',
        lair: { fear: 3 },
        settings: { greatOldOne: 'cthulhu' },
      },
      OMEN_OF_FEAR,
    ).go()
    expect(t.asked).toBe('ann cthulhuDeals.choose')
    expect(t.offered).toEqual(['deal ann', 'deal ash'])
    t.pick('deal', 'ann')
    expect(t.held('ann')).toEqual([2, 0, 0, 0])
    expect(t.asked).toBe('ann cthulhuDeals.choose')
    t.tentacles('rage', 'rage').spin(6).tentacles('rage', 'greed').pick('deal', 'ash')
    expect(t.character('ash').brain).toBe(1)
    expect(t.table.lair[0]).toBe(1 + 3)
  })

  it('TEC-CHOICE-3 nobody is asked if one character is within one', () => {
    const t = spinning(
      {
        ann: { on: 'P4' },
        ash: { on: 'P2' },
        oldOne: 'P1',
        lair: { fear: 2 },
        settings: { greatOldOne: 'cthulhu' },
      },
      OMEN_OF_FEAR,
    )
    t.tentacles('rage', 'rage').spin(6).tentacles('rage', 'greed').go()
    expect(t.told('deals').map(({ character }) => character)).toEqual([1, 1])
  })

  it('TEC-VARIANT-13 the Assistant’s own player chooses, whoever comes first', () => {
    const t = at({ ann: {}, bob: {}, ash: {}, bea: {}, turn: 'bea', lair }).spin(LULL).go()
    expect(t.asked).toBe('bob pointer.lull')
    const other = at({ ann: {}, bob: {}, ash: {}, bea: {}, turn: 'ash', lair }).spin(LULL).go()
    expect(other.asked).toBe('ann pointer.lull')
  })

  it('TEC-VARIANT-13 for a shared Assistant the first player', () => {
    const settings = { markedSeat: 2 }
    const t = at({ cid: {}, ash: {}, turn: 'ash', lair, settings }).spin(LULL).go()
    expect(t.asked).toBe('bob pointer.lull')
  })

  it('TEC-SOLO-5 TEC-POWER-6 an Assistant counts as a player for every effect', () => {
    const yig = spinning(
      {
        ann: { on: 'P4', fear: 1 },
        ash: { on: 'P2', fear: 2 },
        oldOne: 'P1',
        settings: { greatOldOne: 'yig' },
      },
      OMEN_OF_FEAR,
    )
    yig.tentacles('rage', 'rage').spin(6).tentacles('rage', 'greed').go()
    expect(yig.told('strips')).toEqual([{ character: 1, colour: 0, count: 2 }])
    expect(yig.held('ann')).toEqual([1, 0, 0, 0])
    const yog = spinning(
      {
        ann: { on: 'P4', pages: ['F01'] },
        ash: { on: 'P2', pages: ['F02', 'F03'] },
        oldOne: 'P1',
        settings: { greatOldOne: 'yogSothoth' },
      },
      OMEN_OF_FEAR,
    )
    yog.tentacles('rage', 'rage').spin(6).tentacles('rage', 'greed').go()
    expect(yog.pages('ash')).toEqual(['F02'])
    expect(yog.pages('ann')).toEqual(['F01'])
  })
})

describe('A game without players', () => {
  it('TEC-VARIANT-14 asks the one who watches for every spin, and nothing else', () => {
    const t = byThemselves({ lair }, SURGE).tentacles('fear', 'fear', 'fear').go()
    expect(t.asked).toBe('ann assistantTurn.watch')
    expect(t.offered).toEqual(['nextSpin'])
    expect(t.table.active).toBe(t.numberOf('ash'))
    t.spin(SURGE).tentacles('rage', 'rage', 'rage').pick('nextSpin')
    expect(t.asked).toBe('ann assistantTurn.watch')
    expect(t.table.active).toBe(t.numberOf('bea'))
  })

  it('TEC-VARIANT-16 example 15: a Lull moves the most numerous colour, the leftmost of equals', () => {
    const lulled = (before: Position['lair']): number[] => {
      const t = byThemselves({ lair: before ?? {}, ash: { on: 'P2' } }, LULL)
      t.tentacles('fear', 'fear').go()
      expect(t.asked).toBe('ann assistantTurn.watch')
      return t.table.lair
    }
    expect(lulled({ fear: 2, rage: 4, greed: 4 })).toEqual([2, 3, 4])
    expect(lulled({ fear: 2, rage: 2, greed: 2 })).toEqual([1, 2, 2])
    expect(lulled({ fear: 1, rage: 2, greed: 3 })).toEqual([1, 2, 2])
    expect(lulled({ greed: 1 })).toEqual([0, 0, 0])
  })

  it('TEC-VARIANT-18 Cthulhu deals to the one with the fewest of the colour', () => {
    const deals = (position: Position): number[] => {
      const settings = { greatOldOne: 'cthulhu' }
      const t = byThemselves({ oldOne: 'P1', ...position, settings }, OMEN_OF_FEAR)
      t.tentacles('rage', 'rage').go()
      return t.told('deals').map(({ character }) => character)
    }
    const three = { fear: 3 }
    expect(deals({ lair: three, ash: { on: 'P1', fear: 1 }, bea: { on: 'P2' } })).toEqual([1, 0, 1])
    // Of equals the active one, whichever it is.
    expect(deals({ lair: { fear: 2 }, ash: { on: 'P1' }, bea: { on: 'P2' } })).toEqual([0, 1])
    expect(deals({ lair: { fear: 2 }, ash: { on: 'P1' }, bea: { on: 'P2' }, turn: 'bea' })).toEqual(
      [1, 0],
    )
    // Whoever is further away than one gets none.
    expect(deals({ lair: { fear: 2 }, ash: { on: 'P1' }, bea: { on: 'P3' } })).toEqual([0, 0])
  })
})
