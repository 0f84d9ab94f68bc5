import type { Frames } from '../frames.ts'
import type { NecState } from '../state.ts'
import { at, seatOf } from './at.ts'

const gate: Frames['gate'] = { seat: 0, total: 0, shifted: [], to: -1 }

function gatesAreSpent(): NecState {
  const { state } = at({ ann: { on: 33 } })
  state.table.gateRolls = 3
  return within(state, 'gate.roll', gate)
}

/** Ann has offered something that Bob has declined, and is about to offer it once more. */
function offeredBefore(): NecState {
  const t = at({ ann: { on: 9, owns: ['rlyeh'] }, bob: {} })
    .dice(1, 3)
    .go()
  const draft = () =>
    t.pick('trade').pick('partner', 'bob').pick('give', 'rlyeh').pick('takeSanity', 30)
  draft().pick('propose').pick('decline')
  return draft().state
}

/** Moments to which even late positions hardly ever lead, each about to happen. */
export const rareMoments: readonly (() => NecState)[] = [
  // The deck is empty.
  () =>
    within(
      at({ ann: { on: 12 }, deck: [], wholeDeck: true, impossible: true }).state,
      'draw.begin',
      { seat: 0, card: -1, space: 12 },
    ),
  gatesAreSpent,
  offeredBefore,
  // Row 13 burns down what is somebody else's: of a Cultist, and of an Investigator.
  () =>
    within(
      at({ ann: { on: 33, cultist: true }, bob: { owns: ['rlyeh', 'irem'] }, cid: {} }).state,
      'gate.row',
      { ...gate, total: 13 },
    ),
  () =>
    within(at({ ann: { on: 33 }, bob: { owns: ['rlyeh', 'irem'] }, cid: {} }).state, 'gate.row', {
      ...gate,
      total: 13,
    }),
  // A shift at the limit.
  () =>
    within(at({ ann: { on: 33, holds: ['the-silver-key'] } }).state, 'gate.shift', {
      ...gate,
      total: 13,
    }),
  // Monsters in the way: one that is equally near on both sides, and an Old One that takes an only Ally.
  () =>
    within(at({ ann: { on: 19 }, monsters: [['dimensional-shambler', 20]] }).state, 'walk.begin', {
      seat: 0,
      steps: 5,
      rule: 'NEC-TURN-11',
    }),
  () =>
    within(
      at({ ann: { on: 19, holds: ['zadok-allen', 'laudanum'] }, monsters: [['cthulhu', 20]] })
        .state,
      'walk.begin',
      { seat: 0, steps: 5, rule: 'NEC-TURN-11' },
    ),
  // Rows of a Gate with a part that comes up seldom.
  () =>
    within(at({ ann: { on: 1 }, monsters: [['deep-one', 30]] }).state, 'gate.parts', {
      ...gate,
      total: 10,
      to: 1,
    }),
  () =>
    within(
      at({
        ann: { on: 0 },
        monsters: [
          ['ghoul', 30],
          ['gug', 31],
        ],
      }).state,
      'gate.parts',
      { ...gate, total: 12, to: 0 },
    ),
  () =>
    within(at({ ann: { on: 'green-lane' }, bob: { owns: ['rlyeh'] } }).state, 'buying.choose', {
      seat: seatOf('ann'),
    }),
]

/** The state with a procedure that begins at a step, and what it remembers. */
function within(s: NecState, step: string, remembers: object): NecState {
  s.box.stack.push({ ...remembers, at: step })
  return s
}
