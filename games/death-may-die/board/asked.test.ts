import { expect, it } from 'vitest'
import { stateAt } from '../position.ts'
import { board } from './index.tsx'

it('actions that are left are thrown away by a second press', () => {
  const { table } = stateAt({ ann: { is: 'ian' } })
  const wasted = (actions: number) =>
    board.wastes?.({ verb: 'endActions', argument: 0 }, { ...table, turn: 1, actions })
  expect([wasted(2), wasted(1), wasted(0)]).toEqual([
    '2 actions are left.',
    '1 action is left.',
    null,
  ])
})

it('DMD-REROLL-1 what can gain nothing comes after what can', () => {
  const { table } = stateAt({ ann: { is: 'elizabeth' }, foes: { '1A-a': ['cultist'] } })
  const [blank, success, tentacle] = [0, 1, 4]
  table.roll = {
    hero: 0,
    kind: 'attack',
    isNear: true,
    targets: [table.enemies.findIndex(({ space }) => space >= 0)],
    foe: -1,
    dice: [success, tentacle, blank],
    free: {},
    successes: 0,
    tentacles: 0,
  }
  const isLate = (die: number) =>
    typeof board.late === 'function' && board.late({ verb: 'rerollFree', argument: die }, table)
  expect([isLate(0), isLate(1), isLate(2)]).toEqual([true, false, false])
})
