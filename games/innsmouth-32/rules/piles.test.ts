import { describe, expect, it } from 'vitest'
import { cardAt, FIRST_SURVIVOR, HOUND, theCard } from '../pieces/cards.ts'
import type { SurvivorKey } from '../pieces/survivors.ts'
import { at, type I32Scenario, type Position } from '../testing/at.ts'

/** A drafted table with these piles, the shared one first and the top card of each last. */
function drafted(piles: readonly (readonly SurvivorKey[])[], more: Position = {}): I32Scenario {
  const t = at({
    settings: { factionDraft: true, survivorLoss: true, directorsCut: false },
    pools: [{ has: ['moll'] }, { has: ['occultist'] }, { has: ['co-ed'] }],
    survivors: [],
    screen: ['boat-hook', null, null],
    throngs: [['loafer']],
    ...more,
  })
  const { table, box } = t.state
  box.piles = piles.map((pile) => pile.map((key) => theCard(key)))
  table.piles = piles.map((pile) => pile.length)
  table.removed = table.removed.filter((card) => !box.piles.flat().includes(card))
  for (const who of box.piles.flat()) {
    if (who === HOUND) continue
    table.met[who - FIRST_SURVIVOR] = false
    box.victims.push(who)
  }
  return t
}

describe('Piles of factions', () => {
  it('I32-FPLAY-4 a seat draws from its own pile first, then from the shared one', () => {
    const t = drafted([['doctor'], ['kingpin'], [], []])
    t.pick('drawSurvivor')
    expect(t.isInPlay('kingpin')).toBe(true)
    expect(t.table.piles).toEqual([1, 0, 0, 0])
    const other = drafted([['doctor'], ['kingpin'], [], []], { turn: 2 })
    other.pick('drawSurvivor')
    expect(other.isInPlay('doctor')).toBe(true)
    expect(other.table.piles).toEqual([0, 1, 0, 0])
  })

  it('I32-FPLAY-4 I32-FPLAY-8 I32-SPOT-6 the pile of another seat is no pile', () => {
    const t = drafted([[], ['kingpin'], [], []], { turn: 2 })
    expect(t.refusal('drawSurvivor')).toBe('no-survivors-left')
    const own = drafted([[], ['kingpin'], [], []])
    expect(own.offers('drawSurvivor')).toBe(true)
  })

  it('I32-FPLAY-8 I32-MONPLAY-1 a seat falls when the piles that it can draw from are empty', () => {
    const t = drafted([[], ['kingpin'], [], ['bookworm']], {
      pools: [{ has: ['moll'] }, { has: ['occultist'] }, { has: ['co-ed', 'quarterback'] }],
      throngs: [['thug']],
      turn: 'director',
    })
    t.strikes(1).dice(1, 1).pick('strike', 'occultist').pick('placeIn', 'throng 1')
    expect(t.table.pools.map(({ side }) => side)).toEqual(['survivors', 'fallen', 'survivors'])
    const kept = drafted([[], [], ['archaeologist'], []], { throngs: [['thug']], turn: 'director' })
    kept.strikes(1).dice(1, 1).pick('strike', 'occultist').pick('placeIn', 'throng 1')
    expect(kept.table.pools[1]?.side).toBe('survivors')
  })

  it('I32-FPLAY-5 I32-LASTONE-1 whoever is alone is not the last while any pile holds a survivor', () => {
    const t = drafted([[], [], [], ['bookworm']], {
      pools: [{ has: ['moll'] }, { has: ['occultist'] }, { has: [] }],
      throngs: [['thug']],
      turn: 'director',
    })
    t.strikes(1).dice(1, 1).pick('strike', 'occultist').pick('placeIn', 'throng 1')
    expect(t.told('lastOne')).toEqual([])
  })
})

describe('Survivor loss', () => {
  /** Plays on to task 5, where the director loses somebody. */
  function lose(t: I32Scenario): string[] {
    t.act().pick('take', 'boat-hook')
    while (t.asked?.endsWith('vote.choose')) {
      if (t.asked.startsWith('cid')) t.draws(t.victim('moll')).dice(1)
      t.pick('vote', 'moll')
    }
    t.pick('lose')
    return t.state.box.strangers.map((card) => cardAt(card).key)
  }

  it('I32-FPLAY-5 I32-ENDTASK-10 takes the top of the shared pile if there is one', () => {
    expect(lose(drafted([['lobsterman'], ['kingpin', 'triggerman'], [], []]))).toEqual([
      'lobsterman',
    ])
  })

  it.each([
    [[[], ['kingpin'], ['archaeologist', 'aged-scholar'], ['bookworm']], 'aged-scholar'],
    [[[], ['kingpin'], ['archaeologist'], ['bookworm']], 'kingpin'],
    [[[], [], ['archaeologist'], ['bookworm']], 'archaeologist'],
  ] as const)(
    'I32-FPLAY-5 otherwise from the largest, the lowest seat on a tie: %j',
    (piles, key) => {
      expect(lose(drafted(piles))).toEqual([key])
    },
  )

  it('I32-ENDTASK-10 I32-PROMPT-29 the director may decline', () => {
    const t = drafted([['doctor'], [], [], []])
    t.act().pick('take', 'boat-hook').pick('vote', 'moll').pick('vote', 'moll')
    t.draws(t.victim('moll')).dice(1).pick('vote', 'moll')
    expect(t.offered).toEqual(['decline', 'lose'])
    t.pick('decline')
    expect([t.table.piles[0], t.told('survivorLost')]).toEqual([1, []])
  })

  it('I32-ENDTASK-10 I32-OPT-7 nobody is asked where nobody is left to lose, or it is switched off', () => {
    const t = drafted([[], [], [], []])
    t.act().pick('take', 'boat-hook').pick('vote', 'moll').pick('vote', 'moll')
    t.draws(t.victim('moll')).dice(1).pick('vote', 'moll')
    expect(t.table.reel).toBe(2)
    const off = at({
      settings: { directorsCut: false },
      pools: [{ has: ['moll'] }, { has: ['occultist'] }],
      screen: ['boat-hook', null, null],
      throngs: [['loafer']],
    })
    off.act().pick('take', 'boat-hook').pick('vote', 'moll')
    off.draws(off.victim('moll')).dice(1).pick('vote', 'moll')
    expect(off.table.reel).toBe(2)
  })

  it('I32-HOUND-16 I32-HOUND-11 a Hound that is lost is shown, and discarded if it recurs', () => {
    const settings = { factionDraft: true, survivorLoss: true, directorsCut: false }
    const t = drafted([['doctor', 'hound'], [], [], []], {
      settings: { ...settings, hound: 'thirteenth', houndRecurring: true },
    })
    expect(lose(t)).toEqual([])
    expect(t.told('houndLost')).toHaveLength(1)
    expect(t.discarded).toContain('hound')
  })
})

describe('Votes for the star', () => {
  const last = (more: Position = {}): I32Scenario =>
    at({
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }, { has: ['moll'] }],
      settings: { directorsCut: false },
      screen: ['boat-hook', null, null],
      throngs: [['loafer']],
      ...more,
    })
      .act()
      .pick('take', 'boat-hook')

  it('I32-STAR-2 votes are open, and whoever breaks a tie chooses among the tied', () => {
    const t = last().pick('vote', 'doctor')
    expect(t.about).toEqual({ votes: [theCard('doctor')] })
    expect(t.offered).toEqual(['vote lobsterman', 'vote doctor', 'vote moll'])
    t.pick('vote', 'moll').pick('vote', 'lobsterman')
    expect(t.asked).toBe('bob vote.tie')
    expect(t.about).toEqual({ tied: [theCard('doctor'), theCard('moll'), theCard('lobsterman')] })
    t.draws(t.victim('doctor')).dice(1).pick('vote', 'moll')
    expect(t.told('awarded')).toEqual([{ who: theCard('moll') }])
    expect(t.survivor('moll').stars).toBe(1)
    expect(t.told('votes')).toHaveLength(3)
  })

  it('I32-STAR-2 the most votes win, whoever was named first', () => {
    const t = last({
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }, { has: ['moll'] }, { has: ['co-ed'] }],
    })
    t.pick('vote', 'doctor').pick('vote', 'moll').pick('vote', 'lobsterman')
    t.draws(t.victim('doctor')).dice(1).pick('vote', 'moll')
    expect(t.told('awarded')).toEqual([{ who: theCard('moll') }])
  })

  it('I32-STAR-2 I32-SPOINT-17 a person votes once for all seats that still have survivors', () => {
    const t = at({
      people: 1,
      settings: { directorsCut: false, soloSeats: 4 },
      pools: [{ has: ['lobsterman'] }, { fallen: true }, { has: ['moll'] }, { has: ['doctor'] }],
      survivors: [],
      screen: ['boat-hook', null, null],
      throngs: [['loafer']],
    })
    t.act().pick('take', 'boat-hook')
    t.draws(t.victim('doctor')).dice(1).pick('vote', 'moll')
    expect(t.told('votes')).toHaveLength(1)
    expect(t.told('awarded')).toEqual([{ who: theCard('moll') }])
  })

  it('I32-STAR-2 fallen seats do not vote, and the next survivor seat breaks the tie', () => {
    const t = last({
      pools: [{ has: ['lobsterman'] }, { fallen: true }, { has: ['moll'] }],
      survivors: [],
    })
    expect(t.table.fadeIn).toEqual({ place: 1, isMidPool: false })
    t.pick('vote', 'lobsterman').pick('vote', 'moll')
    expect(t.asked).toBe('cid vote.tie')
  })

  it('I32-STAR-1 without anybody in play the star is lost', () => {
    const t = at({
      settings: { directorsCut: false },
      pools: [{ has: [{ is: 'doctor', in: 'lost-in-the-marsh' }] }, { has: [] }],
      survivors: ['moll', 'kingpin'],
      screen: ['boat-hook', null, null],
      throngs: [['loafer']],
      fade: { card: 'boat-hook', left: 1 },
      turn: 1,
    })
    // He neither finds the way out nor is fast enough, and no card is left for a victim.
    t.dice(6, 5, 6, 5).draws(0, 0).act()
    expect(t.told('votes')).toEqual([])
    expect(t.told('awarded')).toEqual([])
    expect(t.table.reel).toBe(2)
  })
})
