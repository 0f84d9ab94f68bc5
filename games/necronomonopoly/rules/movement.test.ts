import { describe, expect, it } from 'vitest'
import { at, type NecScenario, type Table } from '../testing/at.ts'

const innsmouth = ['gilman-house', 'marsh-refinery', 'devil-reef']

/** Two Monsters out of everybody's way: the next player's Monster step is where a test of one walk ends. */
const farAway = [['gug', 38] as const, ['zombie', 39] as const]

const expectAnn = (t: NecScenario, on: number, sanity: number): void =>
  expect(t.player('ann')).toMatchObject({ space: on, sanity })

describe('Movement', () => {
  it('NEC-MOVE-1 a walk enters every space on the way', () => {
    const t = at({ ann: { on: 2, owns: innsmouth } })
    t.dice(1, 2).go()
    // Devil Reef pays its owner for the entering, two spaces before the end of the walk.
    expectAnn(t, 5, 155)
    expect(t.asked).toBe('ann buying.choose')
  })

  it('NEC-MOVE-2 Investigators walk clockwise', () => {
    const t = at({ ann: { on: 20 }, bob: { cultist: true, on: 20 }, cid: {} })
    t.dice(2, 4).go()
    expect(t.player('ann').space).toBe(26)
    t.pick('endBuying').dice(2, 4).dice(1, 2).pickAs('bob', 'walk')
    expect(t.player('bob').space).toBe(14)
  })

  it('NEC-MOVE-3 what Mi-Go brings is settled in the middle of the walk', () => {
    const t = at({ ann: { on: 36, sanity: 10, holds: ['laudanum'] }, deck: ['rest-cure'] })
    t.go().pick('pass').dice(4, 1).pick('pass')
    expect(t.asked).toBe('ann lose.window')
    expect(t.player('ann').space).toBe(0)
    expect(t.told('lands')).toEqual([])
    t.pick('suffer')
    expectAnn(t, 1, 0)
    expect(t.told('lands')).toEqual([{ seat: 0, space: 1 }])
  })

  it('NEC-MOVE-4 NEC-MOVE-5 a Monster stops the walk and the rest of it is lost', () => {
    const walk = (steps: number): NecScenario =>
      at({ ann: { on: 10 }, monsters: [['ghoul', 14], ...farAway] }).walk('ann', steps)
    const passing = walk(9)
    expectAnn(passing, 14, 144)
    expect(passing.told('stopped')).toEqual([{ seat: 0, space: 14 }])
    expect(passing.asked).toBe('bob monsterStep.name')
    const exact = walk(4)
    expectAnn(exact, 14, 144)
    expect(exact.told('stopped')).toEqual([])
    expectAnn(walk(3), 13, 150)
  })

  it('NEC-MOVE-4 a Monster that the Investigator ignores does not stop him, one beside it does', () => {
    const table = { ann: { on: 10, owns: ['cultes-de-goules'] } }
    const past = at({ ...table, monsters: [['ghoul', 14], ...farAway] }).walk('ann', 9)
    expectAnn(past, 19, 150)
    const pair = at({ ...table, monsters: [['ghoul', 14], ['moon-beast', 14], ...farAway] })
    expectAnn(pair.walk('ann', 9), 14, 141)
  })

  it('NEC-MOVE-4 only the walker is stopped, and a Cultist never', () => {
    const t = at({
      ann: { cultist: true, on: 19 },
      bob: { on: 14 },
      cid: {},
      monsters: [['ghoul', 16], ...farAway],
    })
    t.walk('ann', 9)
    expect(t.player('ann').space).toBe(10)
    expect(t.player('bob')).toMatchObject({ space: 14, sanity: 150 })
  })

  it('NEC-MOVE-6 the space where a walk ends, by count or by a stop, has been landed on', () => {
    const table: Table = { bob: { owns: ['strange-high-house'] } }
    const stopped = at({ ...table, ann: { on: 10 }, monsters: [['ghoul', 14], ...farAway] })
    stopped.walk('ann', 6)
    expect(stopped.told('lands')).toEqual([{ seat: 0, space: 14 }])
    expectAnn(stopped, 14, 150 - 6 - 6)
    const counted = at({ ...table, ann: { on: 10 }, monsters: farAway }).walk('ann', 4)
    expectAnn(counted, 14, 150 - 6)
    // Passing is not landing.
    expectAnn(at({ ...table, ann: { on: 10 }, monsters: farAway }).walk('ann', 6), 16, 150)
  })

  it('NEC-MOVE-7 leaving a space that holds a Monster is no encounter', () => {
    const t = at({ ann: { on: 14 }, monsters: [['ghoul', 14], ...farAway] }).walk('ann', 2)
    expectAnn(t, 16, 150)
    expect(t.told('meets')).toEqual([])
  })

  it('NEC-MOVE-8 who is placed passes nothing: no toll, no Monster, no advantage', () => {
    // From the Farther Gate to Miskatonic University, past Irem, Mi-Go, Devil Reef and a Ghoul if one walked.
    const t = at({
      ann: { on: 30, owns: innsmouth },
      monsters: [
        ['ghoul', 36],
        ['zombie', 39],
      ],
    })
    t.go().dice(1).dice(1, 2).dice(1, 4).pick('moveMonster', 'zombie')
    expectAnn(t, 19, 150)
    expect(t.told('meets')).toEqual([])
    expect(t.asked).toBe('ann buying.choose')
  })

  it('NEC-MOVE-9 who is placed by a Gate, Keziah Mason, the Set-Square or a Thin Place has landed', () => {
    // A Gate leads to Bob's Miskatonic University.
    const gate = at({ ann: { on: 30 }, bob: { owns: ['miskatonic-university'] } })
    gate.dice(1, 2).dice(1, 4).go()
    expectAnn(gate, 19, 142)
    // Keziah Mason leads to a Gate, which is rolled at.
    const mason = at({ ann: { on: 20, holds: ['keziah-mason'] } })
    mason.go().pick('use', 'keziah-mason').dice(1, 2).pick('goTo', 'farther-gate')
    expectAnn(mason, 31, 146)
    expect(mason.offers('buy', 'nameless-city')).toBe(true)
    // Gilman's Set-Square leads to a Monster on Bob's Irem.
    const square = at({
      ann: { on: 20, holds: ['gilmans-set-square'] },
      bob: { owns: ['irem'] },
      monsters: [['ghoul', 38]],
    })
    square.dice(1, 1).go()
    square.pick('use', 'gilmans-set-square').pick('goTo', 'irem')
    expectAnn(square, 36, 150 - 4 - 6 - 13)
    // A Thin Place leads from 2 to the Hither Gate, which is rolled at.
    const thin = at({ ann: { on: 39 }, deck: ['thin-place'] })
    thin.dice(1, 2).dice(1, 2).go()
    expect(thin.asked).toBe('ann gate.destination')
    expectAnn(thin, 7, 140)
  })

  it('NEC-MOVE-10 who is placed by a Monster’s extra effect has not landed', () => {
    // The Nightgaunt carries Ann to A Moment of Silence, where a Ghoul does nothing to her.
    const silence = at({
      ann: { on: 10 },
      monsters: [
        ['nightgaunt', 14],
        ['ghoul', 20],
      ],
    })
    silence.walk('ann', 4)
    expectAnn(silence, 20, 146)
    expect(silence.told('meets')).toHaveLength(1)
    expect(silence.told('lands')).toEqual([{ seat: 0, space: 14 }])
    // The Dimensional Shambler carries her to a Gate, which stays shut.
    const gate = at({
      ann: { on: 10 },
      monsters: [
        ['dimensional-shambler', 14],
        ['ghoul', 20],
      ],
    })
    gate.walk('ann', 4)
    expectAnn(gate, 7, 143)
    expect(gate.told('gateRoll')).toEqual([])
  })

  it('NEC-MOVE-10 after Exchange of Minds nobody has landed', () => {
    const t = at({
      ann: { on: 20, holds: ['exchange-of-minds', 'laudanum'] },
      bob: { on: 26 },
      cid: { owns: ['riverside-hospital'] },
      monsters: [
        ['zombie', 39],
        ['ghoul', 26],
      ],
    })
    t.go().pick('pass').dice(1).pick('moveMonster', 'zombie')
    t.pick('use', 'exchange-of-minds').pick('target', 'bob')
    expect(t.player('bob')).toMatchObject({ space: 20, sanity: 150 })
    expectAnn(t, 26, 145)
    expect(t.sanity('cid')).toBe(150)
    expect(t.told('meets')).toEqual([])
    expect(t.told('lands')).toEqual([])
    // Her own move follows from there, and from the Ghoul's space she simply leaves.
    expect(t.asked).toBe('ann turn.ready')
    t.dice(1, 2).pick('pass')
    expectAnn(t, 29, 145)
  })

  it('NEC-MOVE-10 who is let out of the Asylum has not landed on space 10', () => {
    const t = at({
      ann: { inmate: 0, sanity: 50 },
      bob: { holds: ['get-out-of-arkham-asylum'] },
      turn: 'bob',
      monsters: [
        ['ghoul', 10],
        ['zombie', 39],
      ],
    })
    t.go().pick('use', 'get-out-of-arkham-asylum').pick('target', 'ann')
    expect(t.player('ann')).toMatchObject({ space: 10, throws: -1, sanity: 50 })
    expect(t.told('lands')).toEqual([])
    expect(t.told('meets')).toEqual([])
  })

  it('NEC-MOVE-11 Monsters come before the space', () => {
    const t = at({
      ann: { on: 10, sanity: 11 },
      bob: { owns: ['strange-high-house'] },
      cid: {},
      monsters: [['ghoul', 14], ...farAway],
    })
    t.walk('ann', 4)
    // 6 for the Ghoul leave 5, which go to Bob as part of the rent of 6.
    expect(t.told('suffers')).toMatchObject([{ seat: 0, amount: 6, left: 5 }])
    const asked = { for: 'due', space: 14, amount: 6 }
    expect(t.told('insane')).toEqual([{ seat: 0, rest: 5, to: 1, asked }])
    expect(t.sanity('bob')).toBe(155)
  })

  it('NEC-MOVE-12 a space from which a Monster has taken the player is not resolved', () => {
    const table: Table = { bob: { owns: ['strange-high-house'] }, cid: {} }
    const insane = at({
      ...table,
      ann: { on: 10, sanity: 5 },
      monsters: [['ghoul', 14], ...farAway],
    })
    insane.walk('ann', 4)
    expect(insane.player('ann').standing).toBe('cultist')
    expect(insane.sanity('bob')).toBe(150)
    const moved = at({ ...table, ann: { on: 10 }, monsters: [['nightgaunt', 14], ...farAway] })
    moved.walk('ann', 4)
    expectAnn(moved, 20, 146)
    expect(moved.sanity('bob')).toBe(150)
  })

  it('NEC-MOVE-13 walking to a named space takes the player’s own direction, tolls and Monsters included', () => {
    // From 32 it is 37 spaces to Witch's Cross for an Investigator, over Mi-Go.
    const t = at({ ann: { on: 29, owns: ['gilman-house'] }, deck: ['the-last-trolley'] })
    t.dice(1, 2).go()
    expectAnn(t, 29, 140)
    expect(t.told('walks').at(-1)).toEqual({ seat: 0, from: 32, steps: 37 })
    expect(t.offers('buy', 'witchs-cross')).toBe(true)
    // A Monster on the way ends the ride.
    const stopped = at({
      ann: { on: 29 },
      deck: ['the-last-trolley'],
      monsters: [
        ['ghoul', 11],
        ['zombie', 25],
      ],
    })
    stopped.go().dice(1).dice(1, 2).pick('moveMonster', 'zombie')
    expectAnn(stopped, 11, 134)
    // For a Cultist it is three spaces widdershins.
    const cultist = at({
      ann: { on: 34, cultist: true },
      bob: { on: 20 },
      cid: {},
      deck: ['the-last-trolley'],
    })
    cultist.go().dice(1, 1).dice(1, 2).pick('walk')
    expect(cultist.told('walks')[1]).toEqual({ seat: 0, from: 32, steps: 3 })
    expect(cultist.player('ann').space).toBe(29)
  })

  it('NEC-MOVE-14 any number of tokens and Monsters share a space', () => {
    const t = at({
      ann: { on: 10, holds: ['powder-of-ibn-ghazi'] },
      bob: { on: 14 },
      cid: { on: 14, cultist: true },
      monsters: [
        ['ghoul', 14],
        ['ghast', 14],
        ['cthulhu', 14],
      ],
    })
    t.walk('ann', 4)
    expect(t.asked).toBe('ann encounter.meet')
    t.pick('suffer').pick('suffer')
    expectAnn(t, 14, 150 - 6 - 8 - 30)
    expect(t.player('bob')).toMatchObject({ space: 14, sanity: 150 })
    expect(t.player('cid').space).toBe(14)
    expect(t.monsters.map(([, space]) => space)).toEqual([14, 14, 14])
  })
})
