import { copy, Engine } from '@eldertable/kernel'
import { replayFixture, setUp } from '@eldertable/testkit'
import { readFixtures } from '@eldertable/testkit/fixture-files.ts'
import { describe, expect, it } from 'vitest'
import { theCard } from '../pieces/cards.ts'
import { innsmouth32 } from '../index.ts'
import { DIRECTOR } from '../state.ts'
import { causedBySide } from '../rules/cause.ts'
import { at, type I32Scenario, type Position } from '../testing/at.ts'
import { asVersion2, fromVersion2 } from './version-2.ts'

const version2 = innsmouth32.earlier?.find(({ version }) => version === 2)
const fixtures = readFixtures(new URL('../fixtures/version-2/', import.meta.url))

/** A table at which a match of version 2 is played. */
function before(position: Position): I32Scenario {
  const t = at(position)
  asVersion2(t.state)
  return t
}

/** The last card of a reel, about to be taken. */
const lastCard = (more: Position): Position => ({
  pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
  screen: ['boat-hook', null, null],
  throngs: [['loafer']],
  ...more,
})

const lossOfTheLast = lastCard({
  reel: 2,
  settings: { survivorLoss: true },
  pools: [{ has: ['lobsterman'] }, { has: [] }],
  survivors: ['moll'],
})

/** Takes the last card; the Lobsterman goes mad twice, and the pile is lost. */
function lose(t: I32Scenario): I32Scenario {
  const mad = (): number => t.victim('lobsterman')
  return t.act().draws(mad, mad).dice(1, 2).pick('take', 'boat-hook').pick('lose')
}

describe('matches of version 2', () => {
  it.each(fixtures)('$name goes as it was recorded', ({ fixture }) => {
    if (version2 === undefined) throw new Error('version 2 is not kept')
    expect(fixture.version).toBe(2)
    expect(replayFixture(new Engine(version2), fixture).table.outcome?.ending).toBe(fixture.ending)
  })

  it('are set up as such', () => {
    if (version2 === undefined) throw new Error('version 2 is not kept')
    const { table } = setUp(version2, 3)
    expect(table).toMatchObject({ ease: 1 })
    expect(table).not.toHaveProperty('edition')
    expect(table).not.toHaveProperty('settings.smallCast')
    expect(setUp(innsmouth32, 3).table).toMatchObject({ edition: 3, ease: 1 })
  })

  it('I32-SURV-3 give the Moll nothing for first dibs', () => {
    const t = before({
      pools: [{ has: ['lobsterman'] }, { has: ['moll'] }],
      screen: ['?pistol', 'thug', 'pills'],
      pile: ['brute', 'elder'],
    })
    t.act().pick('rest').pick('claim', 'pistol#1')
    expect(t.survivor('moll').rest).toBe(0)
  })

  it('I32-LASTONE-3 throw for the star that was awarded too', () => {
    const t = lose(before(lossOfTheLast)).pick('grant').pick('grant')
    expect(t.asked).toBe('zoe lastOne.star')
  })

  it('I32-ENDTASK-2 have a held reader get away before reading, and the Marsh before Snatched', () => {
    const reader = { is: 'co-ed', in: 'snatched', cards: ['necronomicon'] } as const
    const t = before(
      lastCard({
        pools: [
          { has: ['lobsterman', { is: 'quarterback', in: 'snatched' }] },
          { has: [{ is: 'doctor', in: 'lost-in-the-marsh' }, reader, 'moll'] },
        ],
      }),
    ).act()
    t.dice(1, 1, 1, 1, 1, 1, 1, 1).pick('take', 'boat-hook')
    const who = ['co-ed', 'doctor', 'quarterback', 'co-ed'] as const
    expect(t.told('throws').map((one) => one.who)).toEqual(who.map((key) => theCard(key)))
    expect(t.told('throws').map(({ target }) => target)).toEqual([2, 5, 2, 6])
  })

  it('I32-REEL-10 do not count the first round of a reel as idle', () => {
    const t = before(lastCard({ screen: ['boat-hook', 'thug', 'pills'], pile: ['brute'] }))
    t.state.table.hasScreenMoved = true
    t.runOnly('openReel', { cause: causedBySide(DIRECTOR) }).goOn()
    expect(t.table.hasScreenMoved).toBe(true)
  })

  it('I32-ENDTASK-7 open a reel with the monsters of a pool that fell in its turn', () => {
    const marsh = 'lost-in-the-marsh'
    const ill = { is: 'co-ed', in: marsh, insane: ['guts'], cards: ['pills'] } as const
    const t = before(
      lastCard({
        settings: { directorsCut: false },
        pools: [{ has: [ill, { is: 'moll', in: marsh }] }, { has: ['doctor', 'lobsterman'] }],
        survivors: [],
        fade: { card: 'boat-hook', left: 1 },
      }),
    )
    t.dice(6, 5, 6, 5, 6, 5).pick('attempt')
    t.draws(t.victim('doctor')).dice(1).pick('vote', 'doctor')
    while (t.asked?.startsWith('zoe')) t.takeDefault()
    expect(t.asked).toBe('ann sideTurn.choose')
  })

  it('I32-SPOINT-13 offer a negation for rest spoints that nobody is asked for', () => {
    const t = before({
      settings: { factionRest: true },
      pools: [{ has: ['moll'] }, { has: [{ is: 'triggerman', rest: 5 }], order: 'never' }],
      throngs: [['thug']],
      screen: ['whiskey', null, null],
      turn: 'director',
    })
    t.strikes(1).dice(2, 3, 4).pick('strike', 'moll')
    expect(t.offered).toEqual(['negate', 'flail'])
  })

  it.each([
    ['feature', true],
    ['matinee', false],
  ])('go on by version 3 with all that it writes down: a %s', (difficulty, smallCast) => {
    const { state } = before({ settings: { difficulty }, pools: [{ has: ['moll'] }, {}] })
    const now = fromVersion2(copy(state))
    const settings = { ...state.table.settings, smallCast }
    const table = { ...state.table, settings, edition: 3, isStarAwarded: false }
    expect(now).toEqual({ ...state, table })
    expect(innsmouth32.faults(now)).toEqual([])
  })

  it('I32-LASTONE-3 go on by version 3 in the middle of their end tasks', () => {
    const t = before(lossOfTheLast)
    const mad = (): number => t.victim('lobsterman')
    t.act().draws(mad, mad).dice(1, 2).pick('take', 'boat-hook')
    expect(t.asked).toBe('zoe endTasks.loss')
    Object.assign(t.state, fromVersion2(copy(t.state)))
    t.pick('lose').pick('grant').pick('grant')
    expect(t.asked).toBe('ann act.choose')
  })
})
