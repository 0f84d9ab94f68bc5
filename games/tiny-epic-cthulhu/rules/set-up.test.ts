import { FastChance, settingsOf, type Settings } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { mats } from '../pieces/mats.ts'
import { pages } from '../pieces/pages.ts'
import { siteAt } from '../pieces/towns.ts'
import { FACE_DOWN, NO_SHAMBLER, OPEN } from '../state.ts'
import { switches } from '../switches.ts'
import { engine, newMatch, type TecScenario } from '../testing/at.ts'
import { shamblersOn, sum } from './pieces.ts'

const plain = { townLayout: 'fixedA', characters: 'random' } as const

/** Two Madness Tentacles for each of the five towns. */
const twoEach = [
  'fear',
  'fear',
  'fear',
  'rage',
  'rage',
  'rage',
  'greed',
  'greed',
  'fear',
  'greed',
] as const

/** A match up to its first turn, for whose spin the script has no number: the Great Old One's, the Shamblers', the tokens' spins. */
function setUp(seats: number, spins: readonly number[], settings: Settings = {}): TecScenario {
  const t = newMatch(seats, { ...plain, ...settings })
  return upToTheFirstTurn(t.draws(...spins).tentacles(...twoEach))
}

function upToTheFirstTurn(t: TecScenario): TecScenario {
  expect(() => t.go()).toThrow('a number below 30 was drawn that the script does not hold')
  return t
}

describe('Set-up', () => {
  it('TEC-SETUP-1 TEC-SETUP-2 the towns go around the wheel, one at each position', () => {
    const { towns } = setUp(2, [0, 6, 12, 0, 0]).table
    expect(towns.map(({ site }) => siteAt(site).key)).toEqual([
      'library',
      'ferry',
      'sanatorium',
      'watch',
      'market',
    ])
  })

  it('TEC-SETUP-3 TEC-SETUP-4 TEC-OPT-5 cards and sides are random, card by card', () => {
    const t = newMatch(2, { characters: 'random' })
    t.draws(1, 0, 1, 0, 1)
      .draws(0, 6, 12, 0, 0)
      .tentacles(...twoEach)
    t.draws(6).tentacles('greed', 'greed').go()
    expect(t.table.towns.map(({ site }) => siteAt(site).key)).toEqual([
      'archive',
      'ferry',
      'chapel',
      'watch',
      'observatory',
    ])
    const seen = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const { table } = engine.start(2, { characters: 'random' }, new FastChance(`towns ${seed}`))
      const cards = table.towns.map(({ site }) => Math.floor(site / 2))
      expect(new Set(cards)).toEqual(new Set([0, 1, 2, 3, 4]))
      seen.add(cards.join())
    }
    expect(seen.size).toBeGreaterThan(20)
  })

  it('TEC-SETUP-5 TEC-SETUP-6 one Great Old One is chosen; Nyarlathotep if nobody says otherwise', () => {
    expect(setUp(2, [0, 6, 12, 0, 0]).table.settings.greatOldOne).toBe('nyarlathotep')
    expect(switches.greatOldOne.choices).toHaveLength(4)
    const t = setUp(2, [0, 6, 12, 0, 0], { greatOldOne: 'yig' })
    expect(t.table.settings.greatOldOne).toBe('yig')
  })

  it('TEC-SETUP-7 TEC-SETUP-8 strength on the starting box, energy and portals empty', () => {
    const { strength, energy, portals, phase } = setUp(2, [0, 6, 12, 0, 0]).table
    expect({ strength, energy, phase }).toEqual({ strength: 0, energy: 0, phase: 1 })
    expect(portals).toEqual([OPEN, OPEN, OPEN, OPEN, OPEN, OPEN])
  })

  it('TEC-SETUP-9 TEC-SETUP-10 everybody has a different mat and a Brain Token on the bottom space', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { table } = engine.start(
        3,
        { ...plain, assistants: 'shared' },
        new FastChance(`mats ${seed}`),
      )
      expect(new Set(table.characters.map(({ mat }) => mat)).size).toBe(4)
      for (const { mat } of table.characters) expect(mats[mat]).toBeDefined()
    }
    expect(setUp(2, [0, 6, 12, 0, 0]).table.characters.map(({ brain }) => brain)).toEqual([0, 0])
  })

  it('TEC-SETUP-11 the Necronomicon is without Page Tokens', () => {
    expect(setUp(2, [0, 6, 12, 0, 0]).table.rows).toEqual([0, 0, 0, 0, 0])
  })

  it('TEC-SETUP-12 TEC-SETUP-13 the pages are shuffled, and one lies face down beside each town', () => {
    const t = setUp(2, [0, 6, 12, 0, 0])
    expect(t.table.towns.slice(1).map(({ page }) => page)).toEqual(Array(4).fill(FACE_DOWN))
    expect(t.table.deck).toBe(pages.length - 5)
    const orders = ['a', 'b'].map((seed) => engine.start(2, plain, new FastChance(seed)).box.deck)
    expect(orders[0]).not.toEqual(orders[1])
  })

  it('TEC-SETUP-14 TEC-SETUP-19 TEC-SETUP-20 one Shambler per character leaves the Shambler Mat', () => {
    const t = setUp(2, [0, 6, 7, 0, 0])
    const spawned = t.told('spawns')
    expect(spawned).toEqual([
      { town: 1, space: 0, colour: 1, wanted: 1 }, // strip 2 of P4 is Rage
      { town: 1, space: 1, colour: 2, wanted: 2 }, // strip 3 of P4 is Greed
    ])
    expect(t.town('P2').shamblers).toEqual([1, 2, NO_SHAMBLER])
    expect(t.table.lairShamblers).toEqual([5, 4, 4])
  })

  it('TEC-SETUP-15 no die lies there as if it had been rolled', () => {
    expect(setUp(2, [0, 6, 12, 0, 0]).table.dice).toEqual([])
  })

  it('TEC-SETUP-16 TEC-SETUP-17 one spin for each piece in order; each goes to its front-pointer', () => {
    const t = setUp(2, [25, 6, 12, 18, 2])
    expect(t.told('spins').map((one) => [one.for, one.stop])).toEqual([
      ['oldOne', 25],
      ['shambler', 6],
      ['shambler', 12],
      ['token', 18],
      ['token', 2],
    ])
    expect(t.told('oldOneAppears')).toEqual([{ town: 4 }])
    expect([t.character('ann').town, t.character('bob').town]).toEqual([3, 0])
    expect(shamblersOn(t.town('P2'))).toBe(1)
    expect(shamblersOn(t.town('P3'))).toBe(1)
  })

  it('TEC-SETUP-18 TEC-SETUP-22 the page of the Great Old One is turned up, those of the players are not', () => {
    const t = setUp(2, [25, 18, 18, 18, 18])
    expect(t.told('reveals')).toEqual([{ town: 4, card: 4 }])
    expect(t.table.towns.map(({ page }) => page)).toEqual([-1, -1, -1, -1, 4])
    expect(t.table.characters.map(({ town }) => town)).toEqual([3, 3])
    expect(t.told('drawing')).toEqual([])
  })

  it('TEC-SETUP-21 the wheel is spun again for a Shambler whose track is full', () => {
    const t = setUp(4, [0, 6, 6, 6, 6, 12, 0, 0, 0, 0])
    expect(t.told('spins').filter((one) => one.for === 'shambler')).toHaveLength(5)
    expect(t.town('P2').shamblers).toEqual([1, 1, 1])
    expect(shamblersOn(t.town('P3'))).toBe(1)
    expect(t.told('shamblersAccursed')).toEqual([])
  })

  it('TEC-SETUP-23 TEC-SETUP-24 TEC-SETUP-36 TEC-OPT-2 TEC-OPT-3 the Bag keeps 17 Madness, 3 to 5 Eldritch and no Chaos', () => {
    for (const [difficulty, eldritch] of [
      ['normal', 3],
      ['hard', 4],
      ['madness', 5],
    ] as const) {
      const { bag, supply } = setUp(2, [0, 6, 12, 0, 0], { difficulty }).table
      expect(bag).toEqual([5, 6, 6, 0, eldritch])
      expect(supply[4]).toBe(8 - eldritch) // TEC-SETUP-28
    }
  })

  it('TEC-SETUP-25 TEC-SETUP-26 TEC-SETUP-27 TEC-SETUP-28 three of each colour on Shambler Mat and Discard Mat, three Eldritch in each town', () => {
    const { lair, discard, towns, supply } = setUp(2, [0, 6, 12, 0, 0]).table
    expect(lair).toEqual([3, 3, 3])
    expect(discard).toEqual([3, 3, 3, 0, 0])
    expect(towns.map(({ eldritch }) => eldritch)).toEqual([3, 3, 3, 3, 3])
    expect(supply[4]).toBe(5)
  })

  it.each([
    ['TEC-SETUP-29', 2, 'none', 2, 0],
    ['TEC-SETUP-30', 3, 'none', 1, 1],
    ['TEC-SETUP-31', 4, 'none', 0, 4],
    ['TEC-SETUP-29 TEC-SOLO-1', 1, 'one', 2, 0],
    ['TEC-SETUP-30 TEC-VARIANT-1', 1, 'two', 1, 1],
    ['TEC-SETUP-31 TEC-VARIANT-5', 2, 'each', 0, 4],
    ['TEC-SETUP-31 TEC-VARIANT-9', 3, 'shared', 0, 4],
  ])(
    '%s Chaos at the start with %i seats and Assistants: %s',
    (_, seats, assistants, onMat, onDiscard) => {
      const { table } = engine.title.setUp(seats, settingsOf(switches, { assistants }, seats))
      for (const { held } of table.characters) expect(held).toEqual([0, 0, 0, onMat])
      expect(table.discard[3]).toBe(onDiscard)
    },
  )

  it('TEC-SETUP-32 TEC-SETUP-33 ten Chaos on the Necronomicon and three in the supply', () => {
    const { rewards, supply } = setUp(2, [0, 6, 12, 0, 0]).table
    expect(rewards).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    expect(supply).toEqual([0, 0, 0, 3, 5])
  })

  it('TEC-SETUP-16 TEC-SETUP-36 example 13: set-up for four', () => {
    const t = setUp(4, [0, 6, 8, 12, 20, 0, 0, 0, 0])
    const { towns, lairShamblers, discard, characters, rewards, supply, bag } = t.table
    expect(towns.reduce((total, town) => total + shamblersOn(town), 0)).toBe(4)
    expect(sum(lairShamblers)).toBe(11)
    expect(discard).toEqual([3, 3, 3, 4, 0])
    for (const { held } of characters) expect(held).toEqual([0, 0, 0, 0])
    for (const { madness, eldritch } of towns) expect([sum(madness), eldritch]).toEqual([2, 3])
    expect(sum(rewards)).toBe(10)
    expect(supply).toEqual([0, 0, 0, 3, 5])
    expect([sum(bag.slice(0, 3)), bag[3], bag[4]]).toEqual([17, 0, 3])
    expect(towns.filter(({ page }) => page >= 0)).toHaveLength(1)
    expect(towns[t.table.oldOne]?.page).toBeGreaterThanOrEqual(0)
  })

  it('TEC-SETUP-34 two Madness Tentacles for each town, from P1 on', () => {
    const t = setUp(2, [0, 6, 12, 0, 0])
    expect(
      t
        .told('creeps')
        .slice(0, 10)
        .map(({ town }) => town),
    ).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4])
    expect(t.table.towns.map(({ madness }) => madness)).toEqual([
      [2, 0, 0],
      [1, 1, 0],
      [0, 2, 0],
      [0, 0, 2],
      [1, 0, 1],
    ])
  })

  it('TEC-SETUP-35 Eldritch drawn then goes back into the Bag', () => {
    const t = newMatch(2, plain).draws(0, 6, 12, 0, 0)
    t.tentacles('eldritch', 'fear', 'fear', 'eldritch', 'eldritch', ...twoEach.slice(2))
    upToTheFirstTurn(t)
    expect(t.told('putsBack')).toEqual([{ town: 0 }, { town: 1 }, { town: 1 }])
    expect(t.table.bag[4]).toBe(3)
    expect(t.table.energy).toBe(0)
  })

  it('TEC-SETUP-37 TEC-OPT-7 the seat that the host marks begins, or one at random', () => {
    const marked = setUp(3, [0, 6, 6, 12, 0, 0, 0], { markedSeat: 2 })
    expect(marked.told('first')).toEqual([{ seat: 1 }])
    expect(marked.table.order).toEqual([1, 2, 0])
    expect(marked.told('turn')).toEqual([{ character: 1, round: 1 }])
    const drawn = newMatch(3, { ...plain, firstPlayer: 'random' }).draws(2)
    drawn
      .draws(0, 6, 6, 12, 0, 0, 0)
      .tentacles(...twoEach)
      .draws(6)
      .tentacles('greed', 'greed')
      .go()
    expect(drawn.table.order).toEqual([2, 0, 1])
  })

  it('TEC-OPT-8 with the other reading Shamblers stand at the tentacle-pointer, in the same colour', () => {
    const t = setUp(2, [0, 6, 7, 0, 0], { setupShamblers: 'tentacle' })
    expect(t.told('spawns')).toEqual([
      { town: 3, space: 0, colour: 1, wanted: 1 },
      { town: 3, space: 1, colour: 2, wanted: 2 },
    ])
  })
})
