import { log, promptTo, say, tellingTo } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { about } from '../board/about.ts'
import { theCard } from '../pieces/cards.ts'
import { DIRECTOR } from '../state.ts'
import { at, type I32Scenario, type Position } from '../testing/at.ts'
import { prompts } from './prompts.ts'

const table = (more: Position = {}): I32Scenario =>
  at({
    pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
    screen: ['thug', 'whiskey', null],
    ...more,
  })

/** The log as a seat reads it. In sentences seat 0, who directs, is called Ann, and the pools are Bob's and Cid's. */
const logTo = (t: I32Scenario, reader: 'zoe' | 'ann' | 'bob'): string[] =>
  t.events.map(({ key, is }) => say(t.engine.title.text.events, key, is, tellingTo(t, reader)))

describe('the log', () => {
  it('says what a throw needs and what came of it', () => {
    const t = table().acts('lobsterman').dice(3, 4, 1).pick('attack', 'thug')
    expect(log(t)).toContain('The Lobsterman attacks, needs 7 or less and throws 3 and 4: a hit.')
    const miss = table().acts('lobsterman').dice(4, 4).pick('attack', 'thug')
    expect(log(miss)).toContain(
      'The Lobsterman attacks, needs 7 or less and throws 4 and 4: a miss.',
    )
  })

  it('says what a test is for, whether it succeeds or fails', () => {
    const t = table().acts('lobsterman').dice(2, 3).pick('study')
    expect(log(t)).toContain(
      'The Lobsterman tests BRAINS on the mythos deck, needs 5 or less and throws 2 and 3: a success.',
    )
    const chant = table({ screen: ['dreadful-chant', 'whiskey', null] })
    chant.draws(chant.victim('doctor')).dice(6, 6, 1).settles()
    expect(log(chant)).toContain(
      'The Doctor tests GUTS against The Dreadful Chant, needs 7 or less and throws 6 and 6: a failure.',
    )
  })

  it.each([
    [
      'lost-in-the-marsh',
      [5, 6],
      'tests BRAINS to get away from Lost in the Marsh',
      8,
      'a failure',
    ],
    ['snatched', [1, 1], 'tries a gambit to get away from Snatched', 2, 'a success'],
  ] as const)('names %s to whoever tries to get away', (card, dice, deed, target, result) => {
    const held = { is: 'doctor', in: card, insane: ['guts'], cards: ['pills'] } as const
    const t = table({ pools: [{ has: ['lobsterman'] }, { has: [held] }] })
    t.acts('doctor')
      .dice(...dice)
      .pick('attempt')
    const thrown = `needs ${target} or less and throws ${dice.join(' and ')}`
    expect(log(t)).toContain(`The Doctor ${deed}, ${thrown}: ${result}.`)
  })

  it.each([
    [[3, 3], 'an escape'],
    [[6, 5], 'no escape'],
  ] as const)('tells a flail of %j as %s', (dice, result) => {
    const t = table({ throngs: [['thug']] }).strikes(1)
    t.dice(2, 3, 6, ...dice).pick('strike', 'doctor')
    expect(log(t)).toEqual(
      expect.arrayContaining([
        'Throng 1 attacks the Doctor, needs 5 or less and throws 2 and 3: a hit.',
        `The Doctor flails with SPEED, needs 6 or less and throws ${dice.join(' and ')}: ${result}.`,
      ]),
    )
  })

  it.each([
    [[1, 1], 'saved'],
    [[2, 3], 'saved'],
    [[3, 3], 'not saved'],
    [[6, 6], 'not saved'],
  ] as const)('tells a saving throw of %j as %s', (dice, result) => {
    const t = table({ pools: [{ has: [{ is: 'doctor', mythos: 5 }] }, { has: ['moll'] }] })
    t.acts('doctor')
      .pick('attack', 'thug')
      .dice(...dice)
      .pick('banish')
    expect(log(t)).toContain(
      `The Dockside Thug needs 5 or less to be saved and throws ${dice.join(' and ')}: ${result}.`,
    )
  })

  it('calls the Storm Surge by its name', () => {
    const t = table({ screen: ['storm-surge', 'whiskey', null] })
    t.draws(t.victim('doctor')).dice(6, 6).settles()
    expect(log(t)).toEqual(
      expect.arrayContaining([
        'Storm Surge attacks the Doctor, needs 6 or less and throws 6 and 6: a miss.',
        'A double six: Storm Surge fumbles.',
      ]),
    )
  })

  it('tells what the Doctor does', () => {
    const t = table({ pools: [{ has: ['doctor', { is: 'moll', insane: ['speed'] }] }, {}] })
    t.acts('doctor').pick('heal')
    expect(log(t).slice(-2)).toEqual([
      'The Doctor heals, which can be done once in a reel.',
      'SPEED of the Moll is sound again.',
    ])
  })

  it('calls the Director’s Cut by its name, of the director and of a fallen seat', () => {
    const t = table({ reel: 1 }).runOnly('cut', {})
    t.draws(t.discards.indexOf('fire-axe')).pick('cut')
    expect(log(t).slice(-2)).toEqual([
      "Ann makes a Director's Cut.",
      'Ann draws the Fire Axe from the discards: no monster.',
    ])
    const fallen = table({
      pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor'] }, { fallen: true }],
      survivors: [],
      screen: ['boat-hook', 'whiskey', 'pills'],
      pile: ['brute'],
      turn: 3,
    })
    fallen.draws(fallen.discards.indexOf('fire-axe')).pick('cut')
    expect(log(fallen)).toContain("Dee makes a Director's Cut.")
  })

  it('tells what spoints are for, and that damage was paid', () => {
    const t = table({
      pools: [{ has: ['lobsterman'] }, { has: [{ is: 'doctor', rest: 2 }] }],
      throngs: [['thug']],
    }).strikes(1)
    t.dice(2, 3, 2).pick('strike', 'doctor').pick('negate').pick('giveRest', 2)
    expect(log(t).slice(-2)).toEqual([
      'The Doctor offers 2 rest spoints against the damage.',
      'The damage is paid: the Doctor is unharmed.',
    ])
  })

  it('gives the reasons of the director in words, never in figures', () => {
    const t = table()
    const reason = (all: number, taken: number, isTake: boolean) =>
      say(
        t.engine.title.text.events,
        'reckons',
        { side: 0, all, taken, isTake },
        tellingTo(t, 'ann'),
      )
    expect(reason(0, 53, true)).toBe('Your throngs are empty, so a monster is wanted.')
    expect(reason(40, 0, false)).toBe('The screen shows no monster to take.')
    for (const isTake of [true, false])
      expect([reason(40, 53, isTake), reason(0, 0, isTake)].join(' ')).not.toMatch(/\d/)
  })

  it.each([
    [
      { pools: [{ has: ['lobsterman'] }, { has: [{ is: 'doctor', in: 'snatched' }] }] },
      'Nobody but',
    ],
    [
      {
        pools: [
          { has: [{ is: 'lobsterman', rest: 2 }], power: 0 },
          { has: ['doctor'], power: 0 },
        ],
      },
      'nothing to pay with',
    ],
    [
      { pools: [{ has: [{ is: 'lobsterman', rest: 2 }], power: 4 }, { has: ['doctor'] }] },
      'fewest spoints',
    ],
    [{}, 'least likely to get clear'],
    [
      {
        pools: [
          { has: [{ is: 'lobsterman', cards: ['pistol'], insane: ['speed'] }] },
          { has: [{ is: 'doctor', insane: ['speed'] }] },
        ],
      },
      'holds the most',
    ],
  ] satisfies [Position, string][])(
    'says why the director that plays itself goes for somebody: %j',
    (more, why) => {
      const t = table({ settings: { director: 'auto' }, ...more })
      t.dice(6, 5).runOnly('sideTurn', { side: DIRECTOR, slot: -1, isCut: false })
      const [prey] = t.events.filter(({ key }) => key === 'picksVictim')
      expect(
        say(t.engine.title.text.events, 'picksVictim', prey?.is ?? {}, tellingTo(t, 'ann')),
      ).toContain(why)
    },
  )

  it('tells a fall, and whether it is for good, in one line', () => {
    const t = table().acts('lobsterman').dice(1, 1).pick('attack', 'thug')
    expect(log(t)).toContain(
      'The Dockside Thug falls for good: it cannot come back from the discards.',
    )
    expect(t.events.some(({ key }) => key === 'removes' || key === 'discards')).toBe(false)
  })

  it('says of a blow that is too weak what it would take, and what doubles add', () => {
    const weak = table().acts('lobsterman').dice(3, 4, 1).pick('attack', 'thug')
    expect(log(weak)).toContain('The Lobsterman rolls 1: 1 damage, too little: it takes 5.')
    const double = table().acts('lobsterman').dice(2, 2, 3).pick('attack', 'thug')
    expect(log(double)).toEqual(
      expect.arrayContaining([
        'The Lobsterman attacks, needs 7 or less and throws 2 and 2: a hit, and 2 more damage for doubles.',
        'The Lobsterman rolls 3, and 2 more: 5 damage.',
      ]),
    )
  })

  it('has the verb of a card whose name is plural in the plural', () => {
    const t = table({ screen: ['?oilskins', 'thug', '?boat-hook'] }).settles()
    expect(log(t)).toEqual(
      expect.arrayContaining([
        'The Steel-Lined Oilskins appear on the screen.',
        'The Boat Hook appears on the screen.',
      ]),
    )
  })

  it('tells the gain of the throng that was chosen, by a person too', () => {
    const t = table({
      screen: ['elder', 'pills', null],
      throngs: [['deep-one', 'deep-one']],
      turn: 'director',
    })
    t.pick('takeMonster', 'elder').pick('placeIn', 'throng 1')
    expect(t.told('places')).toMatchObject([{ throng: 0, gain: 0 }])
    const other = table({
      screen: ['elder', 'pills', null],
      throngs: [['deep-one', 'deep-one'], ['loafer']],
      turn: 'director',
    })
    other.pick('takeMonster', 'elder').pick('placeIn', 'throng 2')
    expect(other.told('places')).toMatchObject([{ throng: 1, gain: 35 - 3 }])
  })

  it('says "you" to whoever is meant, and a name to the others', () => {
    const t = table({
      pools: [{ has: ['lobsterman'], power: 2 }, { has: ['doctor'] }],
      throngs: [['loafer']],
    })
    t.act().pick('attack', 'thug').dice(6, 5).pick('givePower', '2 of 1').pick('decline')
    expect(logTo(t, 'ann')).toEqual(
      expect.arrayContaining(['You give 2 power spoints for the Lobsterman.', "It is Cid's turn."]),
    )
    expect(logTo(t, 'bob')).toEqual(
      expect.arrayContaining(['Bob gives 2 power spoints for the Lobsterman.', 'It is your turn.']),
    )
  })

  it('says "your pool 2" to one person with several', () => {
    const t = at({
      people: 1,
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }, { has: ['moll'] }],
      screen: ['thug', 'loafer', null],
    })
    t.act().pick('rest')
    expect(logTo(t, 'ann').at(-1)).toBe('It is your turn: pool 2.')
    expect(log(t).at(-1)).toBe("It is Bob's turn: pool 2.")
  })
})

describe('questions before a throw', () => {
  it('say what it is for', () => {
    const t = table({
      pools: [{ has: [{ is: 'lobsterman', rest: 2 }], power: 4 }, { has: ['doctor'] }],
    })
    t.acts('lobsterman').pick('attack', 'thug')
    expect(promptTo(t, 'ann')).toMatch(
      /^The Lobsterman attacks the Dockside Thug and needs 7 or less to hit\. Add spoints\?/,
    )
  })

  it('name the card that asks, what is tested, and what is lost', () => {
    const t = table({
      pools: [{ has: [{ is: 'lobsterman', rest: 2 }] }, { has: ['doctor'] }],
      screen: ['dreadful-chant', 'whiskey', null],
    })
    t.draws(t.victim('lobsterman')).settles()
    expect(promptTo(t, 'ann')).toBe(
      'The Dreadful Chant: the Lobsterman tests GUTS, 7 or less, or a stat goes insane. Add spoints?',
    )
  })

  it('ask for nothing where a blow fells for sure', () => {
    const t = table({
      pools: [{ has: [{ is: 'quarterback', rest: 2 }] }, { has: ['doctor'] }],
      screen: ['loafer', 'whiskey', null],
    })
    t.acts('quarterback').pick('attack', 'loafer').dice(2, 2).pick('enough')
    expect(promptTo(t, 'ann')).toBe(
      'The Quarterback hits: the blow does a die + 4. It takes 3, so the Fish-Eyed Loafer falls for sure.',
    )
  })

  it('say what a blow takes, and to fell whom', () => {
    const t = table({
      pools: [{ has: [{ is: 'quarterback', rest: 2 }] }, { has: ['doctor'] }],
      throngs: [['elder']],
    })
    t.acts('quarterback').pick('attack', 'elder').dice(2, 1).pick('enough')
    expect(promptTo(t, 'ann')).toBe(
      'The Quarterback hits: the blow does a die + 2, and it takes 9 to fell the Deep One Elder. Add spoints?',
    )
    expect(about({ key: 'commit.own', about: t.about }, t.table)).toEqual([
      `card:${theCard('quarterback')}`,
      `card:${t.table.throngs[0]?.cards[0]}`,
    ])
  })

  it('name nobody as attacked where damage is to be paid', () => {
    const t = table({
      pools: [{ has: [{ is: 'quarterback', rest: 5 }] }, { has: ['doctor'] }],
      throngs: [['thug']],
    })
    t.strikes(1).dice(2, 1, 3).pick('strike', 'quarterback').pick('negate')
    expect(t.about).not.toHaveProperty('target')
  })

  it('I32-STAR-5 say to whom a second action would go where one plays several pools', () => {
    const pools = [
      { has: [{ is: 'lobsterman', stars: 1 } as const] },
      { has: ['doctor'] as const },
      { has: ['moll'] as const },
    ]
    const asks = (people: number) =>
      say(prompts, 'second.ask', { pool: 0 }, tellingTo(at({ people, pools }), 'ann'))
    expect(asks(1)).toBe('Use a horror star for a second action in pool 1?')
    expect(asks(3)).toBe('Use a horror star for a second action?')
  })

  it('say what a Director’s Cut does', () => {
    const t = table({ reel: 2, settings: { difficulty: 'midnight' } }).runOnly('cut', {})
    expect(promptTo(t, 'zoe')).toContain('It draws 4 discards')
  })

  it('say for which dread a survivor is tested', () => {
    const t = table({
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
      throngs: [['priest']],
    }).strikes(1)
    t.dice(3, 4, 1, 1, 2, 3, 3).pick('strike', 'doctor')
    expect(t.told('throws').at(-1)).toMatchObject({ kind: 'dread', who: theCard('doctor') })
    expect(log(t).at(-1)).toBe(
      'The Doctor tests GUTS to stay sane, needs 7 or less and throws 3 and 3: a success.',
    )
  })
})
