import {
  FastChance,
  offered,
  PickList,
  settingsOf,
  verbOf,
  type Event,
  type Pick,
  type Settings,
} from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { ELDRITCH } from './pieces/colours.ts'
import { oldOnes } from './pieces/old-ones.ts'
import { pages } from './pieces/pages.ts'
import { faults } from './faults.ts'
import type { TecState } from './state.ts'
import { at, engine, type Position } from './testing/at.ts'
import {
  differences,
  follow,
  transfersOf,
  transitions,
  zonesOf,
  type Transition,
} from './testing/flow.ts'
import { rulebook } from './testing/rulebook.ts'

const setUps: [seats: number, settings: Settings][] = [
  [1, { assistants: 'one' }],
  [1, { assistants: 'two' }],
  [1, { assistants: 'selfPlaying' }],
  [2, { assistants: 'none', difficulty: 'hard' }],
  [2, { assistants: 'each' }],
  [3, { assistants: 'none', setupShamblers: 'tentacle' }],
  [3, { assistants: 'shared', difficulty: 'madness' }],
  [4, { assistants: 'none' }],
]

/** Late in a match, where random play hardly comes: the last pages, and portals to be sealed. */
const late: Position[] = [
  {
    ann: { on: 'P1', fear: 2, chaos: 2, mat: 'courier' },
    bob: { on: 'P1', rage: 2, greed: 1, mat: 'scientist' },
    rows: [5, 5, 5, 5, 4],
    towns: { P1: { page: 'F04', site: 'archive' }, P2: { page: 'G10' }, P5: { page: 'R06' } },
    lair: { fear: 3, rage: 3 },
  },
  {
    ann: { on: 'P3', fear: 2, chaos: 2, pages: ['F01', 'F02', 'F03', 'R01'], mat: 'medium' },
    ash: { on: 'P3', rage: 2, greed: 2, pages: ['R02', 'R03', 'G01', 'G02'] },
    phase: 2,
    lair: { fear: 4, rage: 3, greed: 3 },
  },
  {
    ann: { on: 'P3', fear: 2, rage: 1, chaos: 2, pages: ['F01', 'F02', 'G03', 'R01'] },
    bob: { on: 'P2', greed: 2, pages: ['G01', 'G02', 'F03', 'R04'] },
    cid: { on: 'P4', rage: 2, chaos: 1, pages: ['R02', 'R03', 'F05'] },
    phase: 2,
    towns: { P1: { site: 'observatory' }, P3: { site: 'market' } },
    lair: { fear: 4, rage: 3, greed: 3 },
  },
]

/** All towns have a page that is face up, and the others have been discarded. */
const faceUp = ['F01', 'F02', 'R01', 'R02', 'G01']
const withoutDeck: Position = {
  ann: { on: 'P1', fear: 2, rage: 2, greed: 2, chaos: 2 },
  ash: { on: 'P2', fear: 2, rage: 2, greed: 2 },
  towns: Object.fromEntries(faceUp.map((page, town) => [town, { page }])),
  pageDiscard: pages.flatMap(({ key }) => (faceUp.includes(key) ? [] : [key])),
}

const list = new PickList()

/** One of the allowed picks: any verb first, then any of its arguments, so that rare actions come up too. */
function anyPick(state: TecState, chance: FastChance): Pick {
  engine.listPicks(state, list)
  const picks = offered(list)
  const verbs = [...new Set(picks.map(verbOf))]
  const verb = verbs[chance.below(verbs.length)]
  const suitable = picks.filter((pick) => verbOf(pick) === verb)
  return suitable[chance.below(suitable.length)] ?? -1
}

/** Plays at random, checks all laws after every pick, and says which transitions were made. */
function playByTheLaws(state: TecState, seed: string, picks: number): Set<Transition> {
  const chance = new FastChance(seed)
  const seen = new Set<Transition>()
  const zones = zonesOf(state)
  let eldritch = 0
  for (let i = 0; i < picks && state.table.outcome === null; i++) {
    const events: Event[] = []
    if (i === 0) engine.advance(state, chance, events)
    else engine.apply(state, anyPick(state, chance), chance, events)
    for (const event of events)
      for (const transfer of transfersOf(event)) {
        follow(zones, transfer)
        seen.add(transfer.by)
      }
    const found = [...differences(zones, zonesOf(state)), ...faults(state)] // TEC-FLOW-8
    const now = (state.table.bag[ELDRITCH] ?? 0) + state.table.energy
    if (now < eldritch) found.push('Eldritch was lost') // TEC-FLOW-7
    eldritch = now
    if (found.length > 0)
      throw new Error(`${found.join('; ')} after ${events.map(({ key }) => key).join()}`)
  }
  return seen
}

describe('Token flow', () => {
  it('TEC-FLOW-8 the transitions are those of the rulebook', () => {
    const printed = [...rulebook.text.matchAll(/^\| ([MCESTD]\d+) \|/gm)].map(([, key]) => key)
    expect(Object.keys(transitions)).toEqual(printed)
  })

  it('TEC-FLOW-1 TEC-FLOW-2 TEC-FLOW-3 TEC-FLOW-4 TEC-FLOW-5 TEC-FLOW-6 TEC-FLOW-7 TEC-FLOW-8 hold after every pick, and every transition comes about', () => {
    const seen = new Set<Transition>(['E7']) // made by the set-up itself in the harder modes
    for (const greatOldOne of Object.keys(oldOnes)) {
      for (const [seats, settings] of setUps)
        for (let seed = 0; seed < 2; seed++) {
          const all = { ...settings, greatOldOne, characters: 'random' }
          const state = engine.title.setUp(seats, settingsOf(engine.title.switches, all, seats))
          for (const one of playByTheLaws(state, `${greatOldOne} ${seats} ${seed}`, 200))
            seen.add(one)
        }
      for (const [i, position] of [...late, withoutDeck].entries())
        for (let seed = 0; seed < 8; seed++) {
          const { state } = at({ ...position, settings: { greatOldOne } })
          for (const one of playByTheLaws(state, `late ${greatOldOne} ${i} ${seed}`, 150))
            seen.add(one)
        }
    }
    expect(Object.keys(transitions).filter((one) => !seen.has(one as Transition))).toEqual([])
  })
})

describe('Faults', () => {
  const sound = (): TecState =>
    engine.copy(at({ ann: { fear: 1, chaos: 1, pages: ['F01'] }, bob: {} }).state)

  it('a position is sound as it is', () => {
    expect(faults(sound())).toEqual([])
  })

  it.each<[string, (s: TecState) => void, string]>([
    ['TEC-FLOW-1', (s) => s.table.bag.fill(0, 0, 1), 'there are 1 fear tentacles'],
    ['TEC-FLOW-2', (s) => (s.table.rewards[0] = 0), 'there are 16 chaos tentacles'],
    ['TEC-FLOW-3', (s) => (s.table.energy = 1), 'there are 24 eldritch tentacles'],
    ['TEC-FLOW-4', (s) => (s.table.lairShamblers[2] = 4), 'there are 4 greed Shamblers'],
    ['TEC-FLOW-5', (s) => s.table.pageDiscard.push(0), 'page 0 is in 2 places'],
    ['TEC-FLOW-5', (s) => (s.table.rows[1] = 6), 'rows hold 0,6,0,0,0'],
    ['TEC-FLOW-6', (s) => (s.table.supply[0] = 1), 'fear is in the supply'],
    ['TEC-FLOW-6', (s) => s.table.lair.push(0), 'the Shambler Mat has 4 areas'],
    ['TEC-FLOW-6', (s) => s.table.towns[0]?.madness.push(0), 'the town has 4 areas'],
    ['TEC-FLOW-6', (s) => s.table.characters[0]?.held.push(0), 'the mat has 5 areas'],
    [
      'TEC-FLOW-7',
      (s) => {
        s.table.bag[4] = 2
        s.table.supply[4] = 6
      },
      'too little Eldritch is left in the Bag and on the Energy Track',
    ],
    ['a track', (s) => s.table.towns[1]?.madness.fill(4), 'town 1 has 4,4,4 on tracks of 3'],
    [
      'a track',
      (s) => s.table.characters[1]?.held.fill(3),
      'character 1 has 3,3,3,3 on tracks of 2',
    ],
    [
      'a track',
      (s) => s.table.characters.forEach((one) => (one.brain = 4)),
      'the Brain Token of 0 is on 4',
    ],
    ['a track', (s) => (s.table.strength = 6), 'the strength is 6'],
    ['a portal', (s) => (s.table.portals[0] = 1), 'portal 0 is sealed by rage'],
    ['a portal', (s) => (s.table.portals[0] = 3), 'portal 0 is sealed in Phase One'],
    ['a phase', (s) => (s.table.phase = 2), 'phase 2 with 0 Page Tokens'],
    ['a turn', (s) => (s.table.active = 1), 'it is nobody’s turn'],
    ['a page', (s) => (s.table.deck = 3), 'the Page deck is miscounted'],
    ['a page', (s) => (s.box.faceDown[2] = -2), 'the page of town 2 is unclear'],
  ])('%s: a state that breaks it is found out', (_, breakIt, fault) => {
    const state = sound()
    breakIt(state)
    expect(faults(state)).toContain(fault)
  })
})
