import { BadSetting, FastChance, type Event, type Settings } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { CHAOS, ELDRITCH } from '../pieces/colours.ts'
import { siteAt } from '../pieces/towns.ts'
import { switches } from '../switches.ts'
import { engine, newMatch } from '../testing/at.ts'

const chance = (): FastChance => new FastChance('options')

const start = (seats: number, settings: Settings = {}): ReturnType<typeof engine.start> =>
  engine.start(seats, settings, chance())

/** Whether a table can be opened with these settings. */
function isTaken(seats: number, settings: Settings): boolean {
  try {
    start(seats, settings)
    return true
  } catch (error) {
    if (error instanceof BadSetting) return false
    throw error
  }
}

/** The positions, 1 to 5, at which the Shamblers of the set-up stand after these spins, with their colours. */
function setUpShamblers(setupShamblers: string, ...stops: number[]): [number, number][] {
  const t = newMatch(2, { townLayout: 'fixedA', characters: 'random', setupShamblers })
  // the Great Old One, two Shamblers, two tokens; two tentacles for each card; the first turn
  t.spin(0)
  for (const stop of stops) t.spin(stop)
  t.spin(0).spin(0)
  t.tentacles('fear', 'rage', 'fear', 'rage', 'fear', 'rage', 'fear', 'rage', 'fear', 'rage')
  t.spin(6).tentacles('greed', 'greed').go()
  const spawned = t.told('spawns').slice(0, stops.length)
  return spawned.map(({ town, colour }) => [town + 1, colour])
}

describe('Options', () => {
  it('TEC-OPT-1 any of the four Great Old Ones, and Nyarlathotep unless another is chosen', () => {
    expect(start(2).table.settings.greatOldOne).toBe('nyarlathotep')
    const { choices } = switches.greatOldOne
    expect(choices).toEqual(['nyarlathotep', 'yogSothoth', 'yig', 'cthulhu'])
    for (const greatOldOne of choices)
      expect(start(2, { greatOldOne }).table.settings.greatOldOne).toBe(greatOldOne)
    expect(() => start(2, { greatOldOne: 'dagon' })).toThrow(BadSetting)
  })

  it('TEC-OPT-2 TEC-OPT-3 more Eldritch Tentacles in the Bag, fewer in the supply', () => {
    const eldritch = (settings: Settings): (number | undefined)[] => {
      const { bag, supply } = start(2, settings).table
      return [bag[ELDRITCH], supply[ELDRITCH]]
    }
    expect(eldritch({})).toEqual([3, 5])
    expect(eldritch({ difficulty: 'normal' })).toEqual([3, 5])
    expect(eldritch({ difficulty: 'hard' })).toEqual([4, 4])
    expect(eldritch({ difficulty: 'madness' })).toEqual([5, 3])
    // Nothing else is harder.
    expect(start(2, { difficulty: 'madness' }).table.supply[CHAOS]).toBe(3)
    expect(() => start(2, { difficulty: 'easy' })).toThrow(BadSetting)
  })

  it.each([
    [1, 'one', ['one', 'two', 'selfPlaying']],
    [2, 'none', ['none', 'each']],
    [3, 'none', ['none', 'shared']],
    [4, 'none', ['none']],
  ])('TEC-OPT-4 the Assistants that %i seats can have', (seats, usual, possible) => {
    expect(start(seats).table.settings.assistants).toBe(usual)
    const taken = switches.assistants.choices.filter((assistants) => isTaken(seats, { assistants }))
    expect(taken).toEqual(possible)
  })

  it('TEC-OPT-5 Town Cards in order on one side, for learning', () => {
    const keys = (townLayout: string): string[] =>
      start(2, { townLayout }).table.towns.map(({ site }) => siteAt(site).key)
    expect(keys('fixedA')).toEqual(['library', 'ferry', 'sanatorium', 'watch', 'market'])
    expect(keys('fixedB')).toEqual(['archive', 'light', 'chapel', 'pottersField', 'observatory'])
  })

  it('TEC-OPT-5 or anywhere on any side, which is the rule', () => {
    expect(start(2).table.settings.townLayout).toBe('random')
    const layouts = Array.from({ length: 40 }, (_, match) =>
      engine.start(2, {}, new FastChance(`layout ${match}`)).table.towns.map(({ site }) => site),
    )
    for (const layout of layouts) {
      const cards = layout.map((site) => Math.floor(site / 2))
      expect(new Set(cards).size).toBe(5)
    }
    for (const position of [0, 1, 2, 3, 4])
      expect(new Set(layouts.map((layout) => layout[position])).size).toBe(10)
  })

  it('TEC-OPT-6 characters dealt at random, Assistants included', () => {
    const mats = (match: number): number[] => {
      const events: Event[] = []
      const dealt = new FastChance(`mats ${match}`)
      const settings = { characters: 'random', assistants: 'two' }
      const state = engine.start(1, settings, dealt, events)
      expect(events.filter(({ key }) => key === 'takesMat')).toHaveLength(3)
      return state.table.characters.map(({ mat }) => mat)
    }
    const deals = Array.from({ length: 60 }, (_, match) => mats(match))
    for (const deal of deals) expect(new Set(deal).size).toBe(3)
    for (const character of [0, 1, 2])
      expect(new Set(deals.map((deal) => deal[character])).size).toBe(6)
    expect(start(2).table.settings.characters).toBe('choose')
  })

  it('TEC-OPT-7 TEC-SETUP-37 the first turn is for the marked seat', () => {
    expect(start(4).table.first).toBe(0)
    for (const markedSeat of [1, 2, 3, 4])
      expect(start(4, { markedSeat }).table.first).toBe(markedSeat - 1)
    expect(() => start(3, { markedSeat: 4 })).toThrow(BadSetting)
    expect(() => start(4, { markedSeat: 0 })).toThrow(BadSetting)
  })

  it('TEC-OPT-7 or for one drawn at random', () => {
    const first = newMatch(4, { townLayout: 'fixedA', firstPlayer: 'random' }).draws(2).go()
    expect(first.asked).toBe('cid chooseCharacters.choose')
    expect(first.table.order).toEqual([2, 3, 0, 1])
    expect(first.told('first')).toEqual([{ seat: 2 }])
  })

  it('TEC-OPT-8 TEC-SETUP-17 TEC-SETUP-20 set-up Shamblers stand at the front-pointer or at the tentacle-pointer', () => {
    // Stop 0 is at P1, its other end at strip 2 of P3: Rage. Stop 6 is at P2, its other end at strip 2 of P4: Rage.
    expect(setUpShamblers('front', 0, 6)).toEqual([
      [1, 1],
      [2, 1],
    ])
    expect(setUpShamblers('tentacle', 0, 6)).toEqual([
      [3, 1],
      [4, 1],
    ])
    expect(start(2).table.settings.setupShamblers).toBe('front')
  })
})
