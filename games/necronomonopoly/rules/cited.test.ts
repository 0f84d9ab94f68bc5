import { FastChance } from '@eldertable/kernel'
import { CitationAudit } from '@eldertable/testkit'
import { expect, it } from 'vitest'
import type { Frames } from '../frames.ts'
import { necronomonopoly } from '../index.ts'
import type { NecState } from '../state.ts'
import { at, seatOf } from '../testing/at.ts'
import { latePosition } from '../testing/late-position.ts'
import { meanings } from '../testing/meanings.ts'
import { rulebook } from '../testing/rulebook.ts'

/** Moments to which even late positions hardly ever lead, each about to happen. */
function rareMoments(): NecState[] {
  const deckIsEmpty = at({ ann: { on: 12 }, deck: [], wholeDeck: true, impossible: true }).state
  pushFrame(deckIsEmpty, 'draw.begin', { seat: 0, card: -1, space: 12 })

  const gatesAreSpent = at({ ann: { on: 33 } }).state
  gatesAreSpent.table.gateRolls = 3
  const gate: Frames['gate'] = { seat: 0, total: 0, shifted: [], to: -1 }
  pushFrame(gatesAreSpent, 'gate.roll', gate)

  const arson = at({ ann: { on: 33, cultist: true }, bob: { owns: ['rlyeh', 'irem'] }, cid: {} })
  pushFrame(arson.state, 'gate.row', { ...gate, total: 13 })

  const robbery = at({ ann: { on: 33 }, bob: { owns: ['rlyeh', 'irem'] }, cid: {} }).state
  pushFrame(robbery, 'gate.row', { ...gate, total: 13 })

  const atTheLimit = at({ ann: { on: 33, holds: ['the-silver-key'] } }).state
  pushFrame(atTheLimit, 'gate.shift', { ...gate, total: 13 })

  const equallyNear = at({ ann: { on: 19 }, monsters: [['dimensional-shambler', 20]] }).state
  pushFrame(equallyNear, 'walk.begin', { seat: 0, steps: 5, rule: 'NEC-TURN-11' })

  const oneAlly = at({
    ann: { on: 19, holds: ['zadok-allen', 'laudanum'] },
    monsters: [['cthulhu', 20]],
  }).state
  pushFrame(oneAlly, 'walk.begin', { seat: 0, steps: 5, rule: 'NEC-TURN-11' })

  const twoDeepOnes = at({ ann: { on: 1 }, monsters: [['deep-one', 30]] }).state
  pushFrame(twoDeepOnes, 'gate.parts', { ...gate, total: 10, to: 1 })

  const twoMonsters = at({
    ann: { on: 0 },
    monsters: [
      ['ghoul', 30],
      ['gug', 31],
    ],
  }).state
  pushFrame(twoMonsters, 'gate.parts', { ...gate, total: 12, to: 0 })

  const placed = at({ ann: { on: 'green-lane' }, bob: { owns: ['rlyeh'] } }).state
  pushFrame(placed, 'buying.choose', { seat: seatOf('ann') })

  return [
    deckIsEmpty,
    gatesAreSpent,
    arson.state,
    robbery,
    atTheLimit,
    equallyNear,
    oneAlly,
    twoDeepOnes,
    twoMonsters,
    placed,
  ]
}

const pushFrame = (s: NecState, step: string, remembers: object): number =>
  s.box.stack.push({ ...remembers, at: step })

it('every rule that is cited in play speaks of what it is cited for', () => {
  const cited = new CitationAudit(necronomonopoly, rulebook.text, meanings)
  for (let n = 0; n < 10; n++) {
    const settings = { roundLimit: 20, keeper: 'roll', teeming: n % 2 === 0 }
    cited.match(2 + (n % 5), settings, `match ${n}`)
  }
  for (let n = 0; n < 100; n++)
    cited.matchFrom(latePosition(new FastChance(`late ${n}`)), `late ${n}`)
  for (const [n, state] of rareMoments().entries()) cited.matchFrom(state, `rare ${n}`)
  expect(cited.faults).toEqual([])
  expect(cited.uncovered).toEqual([])
}, 60_000)
