import { describe, expect, it } from 'vitest'
import { cardAt, FIRST_SURVIVOR, theCard } from '../pieces/cards.ts'
import { at, type I32Scenario, type Position } from '../testing/at.ts'

/** The Doctor is the secret cultist, beside the Moll. */
const table = (more: Position = {}): I32Scenario =>
  at({
    settings: { secretCultist: true },
    cultist: 'doctor',
    pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor', 'moll'] }],
    survivors: [],
    throngs: [['thug']],
    screen: ['loafer', 'whiskey', 'pills'],
    turn: 'director',
    ...more,
  })

/** The Moll falls, and the Doctor is alone. */
const unmask = (t: I32Scenario): I32Scenario =>
  t.strikes(1).dice(2, 3, 6, 6, 5).pick('strike', 'moll')

const cleared = (t: I32Scenario): string[] =>
  t.table.cleared.flatMap((is, place) => (is ? [cardAt(FIRST_SURVIVOR + place).key] : []))

describe('The secret cultist is revealed', () => {
  it('I32-CULTIST-5 I32-SPOINT-16 I32-ELIM-2 with nothing left of what it had as a survivor', () => {
    const rich = { is: 'doctor', cards: ['fire-axe', 'medallion'], rest: 2, mythos: 3 } as const
    const t = table({
      pools: [{ has: ['lobsterman', 'co-ed'] }, { has: [rich, 'moll'], power: 3 }],
    })
    // A head shot leaves no answer, so nobody is asked for spoints.
    t.strikes(1).dice(1, 1).pick('strike', 'moll').pick('placeIn', 'throng 1')
    expect(t.table.pools[1]).toMatchObject({ side: 'monsters', power: 0, survivors: [] })
    expect(t.table.throngs[9]?.cards).toEqual([theCard('doctor')])
    expect(t.table.cultist).toBe(theCard('doctor'))
    expect(t.discarded).toEqual(['fire-axe', 'medallion'])
    expect(t.table.stores).toEqual([0, 0, 0, 0])
    expect(t.told('cultist')).toEqual([{ who: theCard('doctor'), pool: 1 }])
    expect(t.table.pools[0]?.side).toBe('survivors')
  })

  it('I32-CULTIST-4 not while anybody else is left in its pool', () => {
    const t = table({
      pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor', 'moll', 'town-drunk'] }],
    })
    unmask(t)
    expect(t.told('cultist')).toEqual([])
    expect(t.isInPlay('doctor')).toBe(true)
  })

  it('I32-CULTIST-4 I32-SEAT-9 whoever is alone and does not show itself is cleared, and nobody else is', () => {
    const t = table({
      cultist: 'lobsterman',
      pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor', 'moll'] }],
    })
    expect(cleared(t)).toEqual([])
    unmask(t)
    expect(cleared(t)).toEqual(['doctor'])
    expect(t.told('cultist')).toEqual([])
    const kingpin = table({
      cultist: 'lobsterman',
      pools: [{ has: ['lobsterman', 'co-ed'] }, { has: [{ is: 'kingpin', used: true }, 'moll'] }],
    })
    expect(cleared(unmask(kingpin))).toEqual(['kingpin'])
  })

  it('I32-CULTIST-3 I32-WIN-8 a cultist who fell before makes no coup', () => {
    const t = table({
      pools: [{ has: ['lobsterman'] }, { fallen: true }],
      faces: ['doctor'],
    })
    t.state.table.isLastOne = true
    t.dice(2, 3, 6, 6, 5).strikes(1)
    expect(t.table.outcome).toEqual({ ending: 'lastOneFalls', winners: [0, 1, 2] })
  })

  it('I32-CULTIST-9 I32-TURN-9 drawn alone it acts no more, and its turn ends as turns do', () => {
    const t = table({
      cultist: 'moll',
      pools: [{ has: [] }, { has: ['doctor'] }, { has: ['lobsterman'] }, { has: ['co-ed'] }],
      survivors: ['moll'],
      screen: ['?popcorn', 'whiskey', 'pills'],
      pile: ['brute', 'elder'],
      turn: 1,
    })
    expect(t.told('cultist')).toEqual([{ who: theCard('moll'), pool: 0 }])
    expect(t.told('reveals').map(({ card }) => cardAt(card).key)).toEqual(['popcorn', 'brute'])
    expect(t.survivor('doctor').rest).toBe(2)
    expect(t.told('rests')).toEqual([])
    expect(t.asked).toBe('zoe survivorEnd.fadeOut')
    t.pick('decline')
    expect(t.asked).toBe('bob poolTurn.choose')
  })

  it('I32-CULTIST-9 revealed in its own turn it acts no more; its monsters wait for the next round', () => {
    const t = table({
      pools: [
        { has: ['lobsterman'] },
        { has: ['co-ed'] },
        { has: ['bookworm'] },
        { has: ['moll', 'doctor'] },
      ],
      throngs: [['loafer']],
      screen: ['thug', 'whiskey', '?popcorn'],
      pile: ['brute', 'elder'],
      turn: 4,
    }).act()
    // The Moll fumbles at the Thug, which strikes her down.
    t.dice(6, 6, 2, 3, 6, 6, 5).pick('attack', 'thug')
    expect(t.told('cultist')).toHaveLength(1)
    expect(t.asked).toBe('zoe survivorEnd.fadeOut')
    t.pick('decline')
    expect(t.told('rests')).toEqual([])
    expect(t.asked).toBe('zoe sideTurn.choose')
  })

  it('I32-CULTIST-7 somebody in a pile keeps the film going', () => {
    const t = table({
      pools: [{ has: [] }, { has: ['doctor', 'moll'] }],
      survivors: ['kingpin'],
    })
    unmask(t)
    expect([t.table.outcome, t.told('cultist')]).toEqual([null, []])
  })
})

describe('Once revealed only overkill touches it', () => {
  const revealed = (more: Position = {}): I32Scenario => unmask(table(more))
  const left = (t: I32Scenario): string[] =>
    (t.table.throngs[9]?.cards ?? []).map((card) => cardAt(card).key)

  it.each([
    [[1, 1, 6], 6],
    [[2, 2, 6], 8],
  ] as const)(
    'I32-CULTIST-6 I32-DOUBLE-12 dice of %j do %i damage and nothing to it',
    (dice, damage) => {
      const t = revealed()
      t.acts('lobsterman')
        .dice(...dice)
        .pick('attack', 'doctor')
      expect(t.told('deals')).toMatchObject([{ damage }])
      expect(left(t)).toEqual(['doctor'])
    },
  )

  it('I32-CULTIST-6 I32-DAMAGE-4 ten or more remove it', () => {
    const armed = { is: 'lobsterman', cards: ['shotgun'] } as const
    const t = revealed({ pools: [{ has: [armed, 'co-ed'] }, { has: ['doctor', 'moll'] }] })
    t.acts('lobsterman').pick('attack', 'doctor').dice(3, 4, 6).pick('wield', 'shotgun muscle')
    // 6 and 4 are 10.
    expect(left(t)).toEqual([])
    expect(t.removed).toContain('doctor')
  })

  it('I32-CULTIST-6 I32-MYTHOS-13 mythos does not', () => {
    const scholar = { is: 'occultist', mythos: 20 } as const
    const t = revealed({ pools: [{ has: [scholar, 'co-ed'] }, { has: ['doctor', 'moll'] }] })
    t.acts('occultist').dice(6, 5).pick('attack', 'doctor')
    expect(t.told('paysMythos')).toEqual([])
    expect(t.told('strikesAt')).toHaveLength(1)
  })

  it('I32-CULTIST-6 I32-POWER-2 the Treasury takes those beside it', () => {
    const armed = { is: 'lobsterman', cards: ['treasury-raid'] } as const
    const t = revealed({ pools: [{ has: [armed, 'co-ed'] }, { has: ['doctor', 'moll'] }] })
    t.state.table.throngs[9]?.cards.push(theCard('moll'))
    t.state.table.discards = t.state.table.discards.filter((card) => card !== theCard('moll'))
    t.acts('lobsterman').pick('use', 'treasury-raid').pick('aimAt', 'throng 1 of 2')
    expect(left(t)).toEqual(['doctor'])
    expect(t.discarded).toContain('moll')
  })

  it('I32-CULTIST-6 I32-PLOT-3 fire does not', () => {
    const t = revealed({ screen: ['refinery-fire', 'whiskey', 'pills'] })
    t.settles().pick('resolve').dice(6).pick('aimAt', 'throng 1 of 2')
    expect(left(t)).toEqual(['doctor'])
  })

  it('I32-CULTIST-6 I32-ATTACK-13 a burst of 1-1 removes the others and is then an ordinary hit', () => {
    const armed = { is: 'lobsterman', cards: ['tommy-gun'] } as const
    const t = revealed({ pools: [{ has: [armed, 'co-ed'] }, { has: ['doctor', 'moll'] }] })
    t.state.table.throngs[9]?.cards.push(theCard('moll'))
    t.state.table.discards = t.state.table.discards.filter((card) => card !== theCard('moll'))
    t.acts('lobsterman')
      .pick('burst', 'throng 1 of 2')
      .dice(1, 1, 6)
      .pick('wield', 'tommy-gun guts')
    expect(left(t)).toEqual(['doctor'])
    expect(t.removed).toContain('moll')
    expect(t.told('deals')).toMatchObject([{ damage: 9 }])
  })
})
