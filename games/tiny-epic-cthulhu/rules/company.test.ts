import { FastChance, settingsOf, type Event, type Settings } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { CHAOS } from '../pieces/colours.ts'
import { tinyEpicCthulhu } from '../index.ts'
import { engine } from '../testing/at.ts'

const start = (seats: number, settings: Settings): ReturnType<typeof engine.start> =>
  engine.start(seats, { characters: 'random', ...settings }, new FastChance('company'))

/** Whose turns the first ones of a match are, by number of character. */
function turns(seats: number, count: number, settings: Settings): number[] {
  const events: Event[] = []
  const chance = new FastChance('turns')
  const state = engine.start(seats, { characters: 'random', ...settings }, chance, events)
  const taken = (): Event[] => events.filter(({ key }) => key === 'turn')
  while (taken().length < count) engine.apply(state, engine.defaultPick(state), chance, events)
  return taken()
    .slice(0, count)
    .map(({ is }) => Number(is['character']))
}

/** Set-up by the number of characters: Shamblers in town, Chaos on each mat and on the Discard Mat. */
function setUp(seats: number, settings: Settings): object {
  const events: Event[] = []
  engine.start(seats, { characters: 'random', ...settings }, new FastChance('set-up'), events)
  const beforeTheTurn = events.slice(
    0,
    events.findIndex(({ key }) => key === 'turn'),
  )
  const whole = settingsOf(tinyEpicCthulhu.switches, settings, seats)
  const { characters, discard } = tinyEpicCthulhu.setUp(seats, whole).table
  return {
    shamblers: beforeTheTurn.filter(({ key }) => key === 'spawns').length,
    tokens: beforeTheTurn.filter(({ key }) => key === 'arrives').length,
    chaos: characters.map(({ held }) => held[CHAOS]),
    discarded: discard[CHAOS],
  }
}

describe('Turns with Assistants', () => {
  it('TEC-TURN-1 TEC-TURN-4 without any, players take turns clockwise from the first', () => {
    expect(turns(3, 7, { markedSeat: 2 })).toEqual([1, 2, 0, 1, 2, 0, 1])
  })

  it('TEC-SOLO-4 a solo player and the Assistant alternate, the Assistant first', () => {
    expect(turns(1, 5, {})).toEqual([1, 0, 1, 0, 1])
  })

  it('TEC-VARIANT-2 two Assistants of a solo player alternate, each before a turn of the player', () => {
    expect(turns(1, 9, { assistants: 'two' })).toEqual([1, 0, 2, 0, 1, 0, 2, 0, 1])
  })

  it('TEC-VARIANT-4 TEC-VARIANT-6 each Assistant has its turn right before its own player', () => {
    const { characters } = start(2, { assistants: 'each' }).table
    expect(characters.map(({ seat, isAssistant }) => [seat, isAssistant])).toEqual([
      [0, false],
      [1, false],
      [0, true],
      [1, true],
    ])
    expect(turns(2, 5, { assistants: 'each' })).toEqual([2, 0, 3, 1, 2])
    expect(turns(2, 5, { assistants: 'each', markedSeat: 2 })).toEqual([3, 1, 2, 0, 3])
  })

  it('TEC-VARIANT-8 TEC-VARIANT-10 the Assistant of three has its turn first in every round', () => {
    const { characters } = start(3, { assistants: 'shared' }).table
    expect(characters[3]).toMatchObject({ seat: -1, isAssistant: true })
    expect(turns(3, 9, { assistants: 'shared' })).toEqual([3, 0, 1, 2, 3, 0, 1, 2, 3])
    const second = { assistants: 'shared', markedSeat: 2 }
    expect(turns(3, 6, second)).toEqual([3, 1, 2, 0, 3, 1])
  })

  it('TEC-VARIANT-14 two Assistants by themselves alternate', () => {
    const { characters } = start(1, { assistants: 'selfPlaying' }).table
    expect(characters.map(({ isAssistant }) => isAssistant)).toEqual([true, true])
    expect(turns(1, 5, { assistants: 'selfPlaying' })).toEqual([0, 1, 0, 1, 0])
  })
})

describe('Set-up with Assistants', () => {
  const forTwo = { shamblers: 2, tokens: 2, chaos: [2, 2], discarded: 0 }
  const forThree = { shamblers: 3, tokens: 3, chaos: [1, 1, 1], discarded: 1 }
  const forFour = { shamblers: 4, tokens: 4, chaos: [0, 0, 0, 0], discarded: 4 }

  it('TEC-SOLO-1 a solo game is one for 2 characters', () => {
    expect(setUp(1, {})).toEqual(forTwo)
    expect(setUp(2, {})).toEqual(forTwo)
  })

  it('TEC-VARIANT-1 with two Assistants for 3', () => {
    expect(setUp(1, { assistants: 'two' })).toEqual(forThree)
    expect(setUp(3, {})).toEqual(forThree)
  })

  it('TEC-VARIANT-5 two players with two Assistants are 4', () => {
    expect(setUp(2, { assistants: 'each' })).toEqual(forFour)
    expect(setUp(4, {})).toEqual(forFour)
  })

  it('TEC-VARIANT-9 three players with one are 4 as well', () => {
    expect(setUp(3, { assistants: 'shared' })).toEqual(forFour)
  })

  it('TEC-VARIANT-14 two Assistants by themselves are 2', () => {
    expect(setUp(1, { assistants: 'selfPlaying' })).toEqual(forTwo)
  })
})
