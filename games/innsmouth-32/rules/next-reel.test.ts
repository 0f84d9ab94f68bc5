import { describe, expect, it } from 'vitest'
import { cardAt } from '../pieces/cards.ts'
import { at, type I32Scenario, type Position } from '../testing/at.ts'

/** A table whose screen is bare, about to do its end tasks. */
const table = (more: Position = {}): I32Scenario =>
  at({
    pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
    screen: ['boat-hook', null, null],
    ...more,
  })

/** Ends the reel: somebody takes the last card, all vote for the Doctor, and the Doctor goes mad. */
function endReel(t: I32Scenario, reel = 1): I32Scenario {
  t.act().pick('take', 'boat-hook').pick('vote', 'doctor')
  for (let token = 0; token < reel; token++)
    t.draws(token === 0 ? t.victim('doctor') : t.state.box.victims.length - 1).dice(token + 1)
  return t.pick('vote', 'doctor')
}

describe('The next reel', () => {
  it('I32-REEL-2 I32-ENDTASK-1 I32-ENDTASK-11 I32-ENDTASK-13 twenty cards, and three more on the screen, which stay there', () => {
    const t = endReel(table({ settings: { directorsCut: false } }))
    expect(t.told('reel')).toEqual([{ reel: 2 }])
    const keys = t.events.map(({ key }) => key)
    const tasks = ['reelEnds', 'awarded', 'maddened', 'reel', 'reveals'] as const
    expect(tasks.map((key) => keys.indexOf(key))).toEqual(
      tasks.map((key) => keys.indexOf(key)).toSorted((a, b) => a - b),
    )
  })

  it('I32-ENDTASK-12 with too few discards the screen comes first', () => {
    const t = table({ settings: { directorsCut: false } })
    const { table: board } = t.state
    board.removed.push(...board.discards.splice(8))
    endReel(t)
    const onScreen = t.table.screen.flat().length
    expect(onScreen).toBe(3)
    expect(t.asked).toBe('zoe feature.take')
    expect(t.table.reelPile).toBe(5)
    const few = table({ settings: { directorsCut: false } })
    few.state.table.removed.push(...few.state.table.discards.splice(2))
    endReel(few)
    expect([few.screen, few.table.reelPile]).toEqual([['loafer', 'loafer', ''], 0])
  })

  it.each([
    [1, 20],
    [2, 15],
    [3, 10],
  ])(
    'I32-REEL-1 I32-REEL-2 I32-ENDTASK-11 after reel %i there are %i cards in the pile, three on the screen, and the rest',
    (reel, cards) => {
      const t = table({ reel, settings: { directorsCut: false } })
      t.act().pick('take', 'boat-hook').pick('vote', 'doctor')
      const before = t.discards.length
      const mad = (): number => t.victim('doctor')
      t.draws(...Array.from({ length: reel }, () => mad)).dice(...[1, 2, 3].slice(0, reel))
      t.pick('vote', 'doctor')
      // Of unshuffled discards the screen shows monsters, and nothing has been taken from it yet.
      expect(t.asked).toBe('zoe feature.take')
      expect([t.table.reel, t.table.reelPile, t.table.screen.flat().length]).toEqual([
        reel + 1,
        cards,
        3,
      ])
      expect(t.discards).toHaveLength(before - cards - 3)
      expect(t.shuffled.at(-1)).toHaveLength(before)
      expect(t.survivor('doctor').insane).toBe([0, 1, 3, 7][reel])
      expect(t.table).toMatchObject({ isStarAwarded: false, turningPoint: 'waits' })
    },
  )

  it('I32-SANCT-17 I32-THRONG-7 sanctuaries and throngs stay as they are from reel to reel', () => {
    const t = table({
      settings: { directorsCut: false },
      corners: [{ is: 'gilman-house', locks: 1, mythos: 3, cards: ['harpoon'] }],
      pools: [{ has: ['lobsterman', { is: 'co-ed', in: 'gilman-house' }] }, { has: ['doctor'] }],
      throngs: [['brute', 'loafer'], [], ['elder']],
    })
    const { corners } = structuredClone(t.table)
    endReel(t)
    expect(t.table.reel).toBe(2)
    expect(t.table.corners).toEqual(corners)
    expect(t.survivor('co-ed').area).toBe(0)
    expect([t.throng(1), t.throng(2), t.throng(3)]).toEqual([['brute', 'loafer'], [], ['elder']])
  })

  it('I32-TURNING-7 numbers that are reached between reels count before the first turn of the next', () => {
    const t = at({
      pools: [
        { has: ['lobsterman', 'co-ed'] },
        { has: [{ is: 'doctor', in: 'lost-in-the-marsh' }] },
        { throngs: [['brute']] },
      ],
      settings: { directorsCut: false },
      survivors: [],
      screen: ['boat-hook', null, null],
      throngs: [['loafer']],
    })
    t.act().dice(6, 5).pick('take', 'boat-hook')
    expect(t.told('seatFalls')).toEqual([{ pool: 1 }])
    expect(t.table.turningPoint).toBe('waits')
    t.draws(t.victim('co-ed')).dice(1).pick('vote', 'lobsterman')
    expect(t.table.turningPoint).toBe('waits')
    while (t.asked?.startsWith('zoe')) t.takeDefault()
    expect(t.table.turningPoint).toBe('active')
    const keys = t.events.map(({ key }) => key)
    expect(keys.indexOf('turningPoint')).toBeGreaterThan(keys.indexOf('reel'))
  })

  it('I32-ENDTASK-14 what can be done once a reel can be done again', () => {
    const t = table({
      pools: [{ has: ['lobsterman'] }, { has: [{ is: 'doctor', used: true }] }],
      settings: { directorsCut: false },
    })
    endReel(t)
    expect(t.survivor('doctor').hasUsed).toBe(false)
  })

  it('I32-ENDTASK-7 if the marked survivor has left, whoever comes next opens', () => {
    const t = at({
      pools: [
        { has: ['lobsterman', { is: 'co-ed', in: 'lost-in-the-marsh' }] },
        { has: ['doctor'] },
      ],
      settings: { directorsCut: false },
      screen: ['boat-hook', null, null],
    })
    t.act().dice(6, 5).pick('take', 'boat-hook')
    expect(t.isInPlay('co-ed')).toBe(false)
    expect(t.table.fadeIn).toEqual({ place: 1, isMidPool: false })
    t.pick('vote', 'doctor').draws(t.victim('doctor')).dice(1).pick('vote', 'doctor')
    while (t.asked?.startsWith('zoe')) t.takeDefault()
    expect(t.asked).toBe('bob poolTurn.choose')
  })

  /** A pool is lost in the Marsh, the last card fades in the middle of its turn, and nobody of it gets away. */
  const lostPool = (pool: 1 | 2): I32Scenario => {
    const marsh = 'lost-in-the-marsh'
    const others = { has: ['doctor', 'lobsterman'] } as const
    const ill = { is: 'co-ed', in: marsh, insane: ['guts'], cards: ['pills'] } as const
    const gone = { has: [ill, { is: 'moll', in: marsh }] } as const
    const t = at({
      pools: pool === 1 ? [gone, others] : [others, gone],
      settings: { directorsCut: false },
      survivors: [],
      screen: ['boat-hook', null, null],
      fade: { card: 'boat-hook', left: 1 },
      throngs: [['loafer']],
      turn: pool,
    })
    // The Co-ed finds no way with BRAINS; at the end of the reel neither of them runs fast enough.
    return t.dice(6, 5, 6, 5, 6, 5).pick('attempt')
  }

  it.each([
    [1, 1, 'bob'],
    [2, 0, 'ann'],
  ] as const)(
    'I32-ENDTASK-7 I32-ENDTASK-6 if all of pool %i are gone, pool %i opens and not their monsters',
    (pool, place, next) => {
      const t = lostPool(pool)
      expect(t.table.pools[pool - 1]?.side).toBe('fallen')
      expect(t.table.fadeIn).toEqual({ place, isMidPool: false })
      t.draws(t.victim('doctor')).dice(1).pick('vote', 'doctor')
      while (t.asked?.startsWith('zoe')) t.takeDefault()
      expect(t.asked).toBe(`${next} act.choose`)
    },
  )
})

describe('Director’s Cut', () => {
  const cutting = (more: Position = {}): I32Scenario =>
    at({
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
      screen: ['thug', 'whiskey', 'pills'],
      ...more,
    })

  it('I32-CUT-1 I32-CUT-2 without a monster the director draws as many as the reel', () => {
    const t = cutting({ reel: 2 })
    t.runOnly('cut', {})
    expect(t.offered).toEqual(['cut', 'decline'])
    t.draws(0, t.discards.indexOf('fire-axe') - 1)
      .pick('cut')
      .pick('placeIn', 'throng 2')
    expect(t.throng(2)).toEqual(['loafer'])
    expect(t.discards).toContain('fire-axe')
  })

  it('I32-CUT-1 not with a monster', () => {
    const t = cutting({ throngs: [['thug']] })
    t.runOnly('cut', {})
    expect(t.asked).toBe('cut is over')
  })

  it('I32-CUT-3 terrors alone are no monsters', () => {
    const t = cutting({ settings: { terrors: '1' }, throngs: [['dagon']] })
    t.runOnly('cut', {})
    expect(t.offers('cut')).toBe(true)
  })

  it.each([
    ['midnight', { difficulty: 'midnight' }, true],
    ['a crowd scene', { crowdScene: 'on' }, true],
    ['neither', {}, false],
    ['midnight without a cut', { difficulty: 'midnight', directorsCut: false }, false],
    ['no crowd scene', { crowdScene: 'off' }, false],
  ] as const)(
    'I32-CUT-4 I32-OPT-3 I32-OPT-4 I32-OPT-6 with %s, monsters or not',
    (_, settings, isOffered) => {
      const t = cutting({ settings, throngs: [['thug']] })
      t.runOnly('cut', {})
      expect(t.offers('cut')).toBe(isOffered)
    },
  )

  it('I32-CUT-4 with six seats it is always allowed', () => {
    const t = cutting({
      pools: (['lobsterman', 'doctor', 'moll', 'co-ed', 'kingpin', 'bookworm'] as const).map(
        (key) => ({ has: [key] }),
      ),
      throngs: [['thug']],
    })
    t.runOnly('cut', {})
    expect(t.offers('cut')).toBe(true)
    t.state.table.settings.crowdScene = 'off'
    expect(t.runOnly('cut', {}).asked).toBe('cut is over')
  })

  it('I32-CUT-5 once at the start of a reel', () => {
    const t = cutting({ settings: { difficulty: 'midnight', crowdScene: 'on' } })
    const axe = t.discards.indexOf('fire-axe')
    t.runOnly('cut', {})
      .draws(0, axe - 1, 0)
      .pick('cut')
    expect(t.told('gathers')[0]?.cards).toHaveLength(1 + 2)
    t.pick('placeIn', 'throng 1').pick('placeIn', 'throng 2')
    expect(t.asked).toBe('cut is over')
  })

  it('I32-OPT-3 at midnight a cut draws two cards more', () => {
    const drawn = (difficulty: string): number => {
      const t = cutting({ reel: 2, settings: { difficulty } })
      const items = ['fire-axe', 'shotgun', 'oilskins', 'medallion'] as const
      const places = items.map((key) => t.discards.indexOf(key)).toSorted((a, b) => b - a)
      t.draws(...places.slice(0, difficulty === 'midnight' ? 4 : 2))
      t.runOnly('cut', {}).pick('cut')
      return t.told('gathers')[0]?.cards.length ?? 0
    }
    expect(drawn('feature')).toBe(2)
    expect(drawn('midnight')).toBe(4)
  })
})

describe('Piles of factions', () => {
  it('I32-FPLAY-5 I32-FPLAY-8 a seat looks at its own pile and the shared one, the end at all', () => {
    const t = at({
      settings: { factionDraft: true, survivorLoss: true },
      pools: [{ has: [] }, { has: ['occultist'] }, { has: ['co-ed'] }],
      survivors: [],
      screen: ['thug', 'whiskey', 'pills'],
      pile: ['brute', 'elder'],
      turn: 2,
    })
    const { table: board, box } = t.state
    const [bookworm] = board.removed.filter((card) => cardAt(card).key === 'bookworm')
    board.removed = board.removed.filter((card) => card !== bookworm)
    box.piles[3] = [bookworm ?? -1]
    board.piles[3] = 1
    expect(t.refusal('drawSurvivor')).toBe('no-survivors-left')
    t.runOnly('checks', {})
    expect(t.table.pools.map(({ side }) => side)).toEqual(['fallen', 'survivors', 'survivors'])
    expect(t.table.isLastOne).toBe(false)
  })
})
