import {
  copy,
  FastChance,
  PickList,
  pickOf,
  verbOf,
  type Frame,
  type Seat,
} from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { necronomonopoly } from '../index.ts'
import type { NecState } from '../state.ts'
import {
  at,
  engine,
  names,
  seatOf,
  spaceNamed,
  type Name,
  type NecScenario,
  type Position,
} from '../testing/at.ts'
import { V } from '../verbs.ts'

const masonsHill = ['riverside-hospital', 'san-julian-university', 'witchs-cross']

/** Somebody who is asked before moving, so that a turn stops there. */
const careful: Position = { holds: ['commitment-papers'] }

/** Somebody leaves, whoever is asked; what comes next must make sense. */
function leave(t: NecScenario, name: Name): NecScenario {
  t.interject(name, 'leave')
  expect(necronomonopoly.faults(t.state)).toEqual([])
  expect(t.player(name)).toMatchObject({ standing: 'left', space: -1, sanity: 0 })
  expect(t.state.hands[seatOf(name)]).toEqual({ looking: [], draft: null })
  return t
}

describe('Leaving (NEC-END-11) while another player is asked', () => {
  it('the active player: an encounter under way is finished and the turn passes on', () => {
    const t = at({
      ann: {},
      bob: { on: 15, holds: ['elder-sign'] },
      cid: { on: 15, ...careful },
      monsters: [['gug', 20]],
    })
    t.dice(2, 3).go()
    expect(leave(t, 'ann').asked).toBe('bob encounter.meet')
    t.dice(1, 1, 1, 2).pick('suffer')
    expect([t.sanity('bob'), t.sanity('cid')]).toEqual([140, 140])
    expect(t.told('monsterMoves')[1]).toMatchObject({ from: 15, to: 13 }) // in Bob's own Monster step
  })

  it('the active player: the Dawn of the turn is over for everybody', () => {
    const t = at({ ann: {}, bob: { holds: ['laudanum'] }, cid: {} }).go()
    expect(t.asked).toBe('bob dawn.window')
    leave(t, 'ann')
    expect(t.state.table.active).toBe(seatOf('bob'))
    expect(t.asked).toBe('bob dawn.window') // of his own turn
    t.dice(1, 2).pick('pass').pick('pass')
    expect(t.player('bob').space).toBe(3)
  })

  it('the creditor: the payment goes to the Keeper', () => {
    const t = at({
      ann: { on: 20, holds: ['cloud-memory'], owns: ['rlyeh'] },
      bob: { owns: masonsHill },
      cid: {},
    })
    t.dice(2, 4).go()
    expect(leave(t, 'bob').asked).toBe('ann owe.window')
    t.pick('pay')
    expect([t.sanity('ann'), t.sanity('cid')]).toEqual([70, 150])
    // the Lot is nobody's now, and Ann has landed on it
    expect(t.offers('buy', 'riverside-hospital')).toBe(true)
  })

  it('the creditor: one who cannot pay goes insane all the same', () => {
    const t = at({
      ann: { on: 20, sanity: 79, holds: ['cloud-memory'] },
      bob: { owns: masonsHill },
      cid: careful,
      dee: {},
    })
    leave(t.dice(2, 4).go(), 'bob').pick('pay')
    expect(t.player('ann').standing).toBe('cultist')
    expect(t.asked).toBe('cid turn.ready')
  })

  it('the robber of row 13: the rent is not due to anybody', () => {
    const t = at({
      ann: { on: 4, holds: ['randolph-carter'] },
      bob: { owns: ['rlyeh'], holds: ['cloud-memory', 'commitment-papers'] },
      cid: {},
    })
    t.dice(1, 2, 6, 6).go().pick('raise', 'randolph-carter')
    expect(t.asked).toBe('bob owe.window')
    expect(leave(t, 'ann').asked).toBe('bob owe.window')
    t.pick('pay')
    expect([t.sanity('bob'), t.sanity('cid')]).toEqual([135, 150])
    expect(t.asked).toBe('bob turn.ready')
  })

  it('the last whom row 13 could rob: there is nothing left to choose', () => {
    const t = at({
      ann: { on: 4, holds: ['randolph-carter', 'commitment-papers'] },
      bob: { owns: ['rlyeh', 'irem'] },
      cid: {},
    })
    t.go().dice(1, 2, 6, 6).pick('pass').pick('raise', 'randolph-carter')
    expect(t.asked).toBe('ann gate.rob')
    expect(leave(t, 'bob').asked).toBe('ann buying.choose')
    expect(t.player('ann').space).toBe(7)
  })

  it('one of two whom row 13 could rob: the other is left to choose', () => {
    const t = at({
      ann: { on: 4, holds: ['randolph-carter'] },
      bob: { owns: ['rlyeh', 'irem'] },
      cid: { owns: ['gilman-house', 'devil-reef'] },
    })
    t.dice(1, 2, 6, 6).go().pick('raise', 'randolph-carter')
    leave(t, 'bob')
    expect(t.offered).toEqual(['takeLot gilman-house', 'takeLot devil-reef'])
  })

  it('the target of a Spell: it has no effect, and the caster goes on', () => {
    const t = at({
      ann: { holds: ['mesmerise', 'exchange-of-minds'] },
      bob: { on: 20, holds: ['warding-eye'] },
      cid: {},
    }).go()
    t.pick('use', 'mesmerise').pick('target', 'bob')
    expect(t.asked).toBe('bob use.counter')
    leave(t, 'bob')
    expect(t.asked).toBe('ann turn.ready')
    expect(t.sanity('ann')).toBe(146)
    expect(t.bottom).toBe('mesmerise')
  })

  it('a bystander who casts at Dawn: the turn goes on', () => {
    const t = at({
      ann: careful,
      bob: { holds: ['mesmerise'] },
      cid: { holds: ['warding-eye'] },
    }).go()
    t.pick('use', 'mesmerise').pick('target', 'cid')
    expect(t.asked).toBe('cid use.counter')
    expect(leave(t, 'bob').asked).toBe('ann turn.ready')
    expect(t.player('cid').skipsMove).toBe(false)
    expect(t.holds('cid')).toEqual(['warding-eye'])
  })

  it('the only one left to aim at: the use is withdrawn', () => {
    const t = at({
      ann: { holds: ['get-out-of-arkham-asylum', 'commitment-papers'] },
      bob: { inmate: 0 },
      cid: {},
    }).go()
    t.pick('use', 'get-out-of-arkham-asylum')
    expect(t.offers('target', 'bob')).toBe(true)
    expect(leave(t, 'bob').asked).toBe('ann turn.ready')
    expect(t.holds('ann')).toContain('get-out-of-arkham-asylum')
  })

  it('an attacking Cultist: nobody else is struck', () => {
    const t = at({
      turn: 'cid',
      ann: { on: 14, ...careful },
      bob: { on: 14 },
      cid: { on: 19, cultist: true, friends: ['gug'] },
      dee: { on: 14, owns: masonsHill },
    })
    t.go().dice(2, 3, 4).pick('walk') // 4 for Dee, who is next in turn order
    expect(t.asked).toBe('dee lose.window')
    expect(leave(t, 'cid').asked).toBe('dee lose.window')
    t.dice(1, 2).pick('suffer') // and Dee's turn
    expect([t.sanity('ann'), t.sanity('bob'), t.sanity('dee')]).toEqual([150, 150, 136])
    expect(t.bottom).toBe('gug')
  })

  it('a Cultist who has come to the Asylum: the other inmates are not struck', () => {
    const t = at({
      turn: 'cid',
      ann: { inmate: 0, owns: masonsHill },
      bob: { inmate: 0 },
      cid: { on: 15, cultist: true },
      dee: careful,
    })
    t.go().dice(2, 3, 4).pick('walk')
    expect(t.asked).toBe('ann lose.window')
    leave(t, 'cid').pick('suffer')
    expect([t.sanity('ann'), t.sanity('bob')]).toEqual([146, 150])
    expect(t.asked).toBe('dee turn.ready')
  })

  it('a victim: the attack goes on to the next', () => {
    const t = at({
      turn: 'cid',
      ann: { on: 14, owns: masonsHill },
      bob: { on: 14 },
      cid: { on: 19, cultist: true, friends: ['gug'] },
      dee: careful,
    })
    t.go().dice(2, 3, 4, 5).pick('walk')
    expect(leave(t, 'ann').asked).toBe('dee turn.ready')
    expect(t.sanity('bob')).toBe(150 - 5 - 10)
    expect(t.friends('cid')).toEqual([])
  })

  it('one of those whom a card strikes: it goes on to the others', () => {
    const t = at({
      ann: { on: 7, ...careful },
      bob: { owns: masonsHill },
      cid: {},
      deck: ['dreams-of-the-drowned-city'],
    })
    t.go().dice(2, 3).pick('pass')
    expect(t.asked).toBe('bob lose.window')
    expect(leave(t, 'bob').asked).toBe('ann buying.choose')
    expect([t.sanity('ann'), t.sanity('cid')]).toEqual([145, 145])
  })

  it('one who has to discard: the next one has to', () => {
    const t = at({
      ann: { on: 7, ...careful },
      bob: { holds: ['elder-sign', 'warding-eye'] },
      cid: { holds: ['cloud-memory', 'voorish-sign'] },
      deck: ['raid-on-the-lodge'],
    })
    t.go().dice(2, 3).pick('pass')
    expect(t.asked).toBe('bob discardOne.choose')
    expect(leave(t, 'bob').asked).toBe('cid discardOne.choose')
  })

  it('one whom a Dimensional Shambler is about to place: the turn goes on', () => {
    const t = at({
      ann: { on: 10, ...careful },
      bob: { on: 20 },
      cid: {},
      monsters: [['dimensional-shambler', 25]],
    })
    t.dice(2, 3).go()
    expect(t.asked).toBe('bob nearest.choose')
    expect(leave(t, 'bob').asked).toBe('ann turn.ready')
  })

  it('a partner in trade, while the offer is drafted, answered or countered', () => {
    const start = (): NecScenario =>
      at({ ann: { on: 10, owns: ['rlyeh'] }, bob: { owns: ['irem'] }, cid: {} })
        .dice(1, 3)
        .go()
        .pick('trade')
        .pick('partner', 'bob')
    const proposed = (): NecScenario =>
      start().pick('give', 'rlyeh').pick('takeSanity', 20).pick('propose')
    const countered = (): NecScenario =>
      proposed().pick('counter').pick('take', 'rlyeh').pick('giveSanity', 10)
    for (const trade of [start(), proposed(), countered(), countered().pick('propose')]) {
      expect(leave(trade, 'bob').asked).toBe('ann buying.choose')
      expect(trade.owns('ann')).toEqual(['rlyeh'])
      expect(trade.sanity('ann')).toBe(150)
      expect(trade.state.table.deal).toBeNull()
    }
  })

  it('the active player, while a partner answers or counters: the trade is off', () => {
    const proposed = (): NecScenario =>
      at({ ann: { on: 10, owns: ['rlyeh'] }, bob: { owns: ['irem'], ...careful }, cid: {} })
        .dice(1, 3)
        .go()
        .pick('trade')
        .pick('partner', 'bob')
        .pick('give', 'rlyeh')
        .pick('take', 'irem')
        .pick('propose')
    for (const trade of [proposed(), proposed().pick('counter')]) {
      expect(leave(trade, 'ann').asked).toBe('bob turn.ready')
      expect(trade.owns('bob')).toEqual(['irem'])
      expect(trade.state.table.deal).toBeNull()
      expect(trade.state.hands.map(({ draft }) => draft)).toEqual([null, null, null])
    }
  })

  it('one who drafts an offer or looks at cards: nothing of that remains', () => {
    const drafting = at({ ann: { on: 10, owns: ['rlyeh'] }, bob: careful, cid: {} })
    drafting.dice(1, 3).go().pick('trade').pick('partner', 'cid').pick('give', 'rlyeh')
    expect(leave(drafting, 'ann').asked).toBe('bob turn.ready')
    const looking = at({ ann: { holds: ['pnakotic-manuscripts'] }, bob: careful, cid: {} }).go()
    const before = looking.deck
    looking.pick('use', 'pnakotic-manuscripts')
    expect(leave(looking, 'ann').asked).toBe('bob turn.ready')
    expect(looking.deck).toEqual([...before, 'pnakotic-manuscripts'])
  })

  it('the holder of a Spell that the Necronomicon could take: the others remain', () => {
    const t = at({
      ann: { on: 36, owns: ['necronomicon'] },
      bob: { holds: ['warding-eye'] },
      cid: {},
    })
    t.dice(3, 4).go()
    expect(t.offers('choose', 'warding-eye')).toBe(true)
    expect(leave(t, 'bob').asked).toBe('ann miGo.spell')
    expect(t.offers('choose', 'warding-eye')).toBe(true) // out of the deck now
    t.pick('choose', 'warding-eye')
    expect(t.holds('ann')).toEqual(['warding-eye'])
    expect(necronomonopoly.faults(t.state)).toEqual([])
  })
})

/** Four players with something of everything, so that play comes to every kind of decision. */
function richTable(turn: Name): NecState {
  const { state } = at({
    turn,
    settings: { wildGates: true },
    ann: {
      owns: ['osborns-store', 'sentinel-hill', 'whateley-farm', 'necronomicon', 'gilman-house'],
      holds: ['elder-sign', 'mesmerise', 'bind-the-thing', 'pnakotic-manuscripts', 'herbert-west'],
    },
    bob: {
      owns: ['old-mans-cottage', 'green-lane', 'strange-high-house', 'cultes-de-goules'],
      holds: ['exchange-of-minds', 'cloud-memory', 'zadok-allen', 'deep-one', 'the-silver-key'],
    },
    cid: {
      owns: [...masonsHill, 'witch-house', 'meadow-hill', 'miskatonic-university'],
      holds: ['randolph-carter', 'the-night-nurse', 'old-school-friend', 'nightmare-sending'],
    },
    dee: {
      cultist: true,
      owns: ['unaussprechlichen-kulten'],
      holds: ['dho-hna-formula', 'seven-cryptical-books-of-hsan', 'warding-eye', 'voorish-sign'],
      friends: ['gug', 'zombie'],
    },
    monsters: [
      ['cthulhu', 34],
      ['dimensional-shambler', 'moment-of-silence'],
      ['ghoul', 17],
      ['deep-one', 3],
    ],
    deck: ['the-king-in-yellow', 'raid-on-the-lodge', 'laudanum', 'the-stars-wheel', 'thin-place'],
  })
  return state
}

/** Where a match may begin: with a turn, at its Buy step, or with a landing where there is much to decide. */
const beginnings: ((s: NecState, turn: Frame, seat: Seat) => unknown)[] = [
  () => undefined,
  (_, turn) => (turn.at = 'turn.moved'),
  ...['hither-gate', 'farther-gate', 'moment-of-silence'].map(
    (key) => (s: NecState, turn: Frame, seat: Seat) => {
      const space = spaceNamed(key)
      const one = s.table.players[seat]
      if (one !== undefined) one.space = space
      turn.at = 'turn.moved'
      s.box.stack.push({ at: 'land.arrive', seat, walked: true, space, monsters: [] } as Frame)
    },
  ),
]

/** Takes any of the options: first one of the verbs, so that amounts of Sanity do not crowd out the rest. */
function pickAny(s: NecState, chance: FastChance): void {
  const list = new PickList()
  engine.listPicks(s, list)
  const picks = list.picks.slice(0, list.count)
  const kinds = [...new Set(picks.map((pick) => verbOf(pick)))]
  const kind = kinds[chance.below(kinds.length)]
  const alike = picks.filter((pick) => verbOf(pick) === kind)
  engine.apply(s, alike[chance.below(alike.length)] ?? -1, chance)
}

/** What is wrong with how a match goes on after somebody has left it, if anything is. */
function troubleAfterLeaving(s: NecState, leaver: Seat, chance: FastChance): string | undefined {
  const rejection = engine.play(s, leaver, pickOf(V.leave), chance)
  if (rejection !== undefined) return rejection
  for (let picks = 0; s.table.outcome === null; picks++) {
    const [fault] = necronomonopoly.faults(s)
    if (fault !== undefined) return fault
    if (engine.seatToAct(s) === leaver) return 'the one who left is asked'
    const { looking = [], draft } = s.hands[leaver] ?? {}
    if (looking.length > 0 || draft !== null) return 'the one who left is still busy'
    if (picks === 8)
      return s.table.active === leaver ? 'it is still the turn of the one who left' : undefined
    pickAny(s, chance)
  }
  return undefined
}

describe('Leaving at every decision that there is', () => {
  const questions = necronomonopoly.procedures.flatMap(({ name, steps }) =>
    Object.entries(steps).flatMap(([step, is]) =>
      typeof is === 'function' ? [] : `${name}.${step}`,
    ),
  )

  it('NEC-CHOICE-30 anybody may leave, and the others play on', () => {
    const seen = new Map(questions.map((question) => [question, 0]))
    const tables = names.slice(0, 4).map((name) => richTable(name))
    const isNew = (question: string): boolean => seen.get(question) === 0
    for (let match = 0; match < 3000 && questions.some(isNew); match++) {
      const chance = new FastChance(`match ${match}`)
      const active = chance.below(4)
      const s = copy(tables[active] ?? richTable('ann'))
      for (const one of s.table.players) one.space = chance.below(40)
      const [, turn] = s.box.stack
      if (turn !== undefined) beginnings[match % beginnings.length]?.(s, turn, active)
      engine.advance(s, chance)
      for (let picks = 0; picks < 16 && s.table.outcome === null; picks++) {
        const question = engine.decision(s)?.key ?? ''
        const times = seen.get(question) ?? 0
        if (times < 10) {
          seen.set(question, times + 1)
          for (const leaver of [0, 1, 2, 3]) {
            const after = new FastChance(`match ${match} without ${leaver}`)
            const trouble = troubleAfterLeaving(copy(s), leaver, after)
            if (trouble !== undefined) throw new Error(`${leaver} left at ${question}: ${trouble}`)
          }
        }
        pickAny(s, chance)
      }
    }
    expect(questions.filter(isNew)).toEqual([])
  }, 60_000)
})
