import { done } from '@eldertable/kernel'
import { TOWNS } from '../pieces/towns.ts'
import { iconAt, tentacleStop, townAt } from '../pieces/wheel.ts'
import { loseByShamblers } from './ending.ts'
import { procedure } from './kit.ts'
import { characterAt, sum } from './pieces.ts'
import { spawn } from './shamblers.ts'
import { drawsInStepOne } from './strength.ts'
import { colourAt, spin } from './wheel.ts'

/** A turn: the wheel in four parts, each finished before the next, then actions (TEC-TURN-2, TEC-TURN-3). */
export const turn = procedure('turn', {
  spin(g, f) {
    const { table } = g.state
    table.turn++
    table.step = 'pointer'
    table.dice = []
    table.actions = 0
    table.mustMove = false
    for (let town = 0; town < TOWNS; town++) table.townUsed[town] = false
    const { isAssistant } = characterAt(g.state, f.character)
    const rule = isAssistant ? 'TEC-ASSIST-1' : 'TEC-TURN-1'
    g.event?.('turn', rule, { character: f.character, round: table.round })
    spin(g, f.character, 'turn') // TEC-WHEEL-9
    return 'pointer'
  },
  pointer(g, f) {
    g.call('pointer', { character: f.character })
    return 'draw'
  },
  draw(g, f) {
    const { table } = g.state
    table.step = 'draw'
    const surge = iconAt(table.stop) === 'surge' ? 1 : 0 // TEC-POINT-7
    const left = drawsInStepOne(table) + surge // TEC-DRAW-1, TEC-DRAW-2
    const town = townAt(table.stop)
    g.event?.('drawing', 'TEC-DRAW-1', { character: f.character, count: left, town })
    g.call('draw', { character: f.character, left, town })
    return 'spawn'
  },
  spawn(g) {
    const { table } = g.state
    table.step = 'spawn'
    const stop = tentacleStop(table.stop)
    spawn(g, townAt(stop), colourAt(g.state, stop), 'TEC-SPAWN-1')
    if (sum(table.lairShamblers) === 0) loseByShamblers(g) // TEC-SPAWN-5, TEC-END-3
    return 'stalk'
  },
  stalk(g) {
    const { table } = g.state
    table.step = 'stalk'
    const from = table.oldOne
    table.oldOne = townAt(tentacleStop(table.stop)) // TEC-STALK-1
    g.event?.('stalks', 'TEC-STALK-1', { from, to: table.oldOne })
    return 'actions'
  },
  actions(g, f) {
    g.state.table.step = 'actions'
    const { isAssistant } = characterAt(g.state, f.character)
    g.call(isAssistant ? 'assistantTurn' : 'stepTwo', { character: f.character })
    return done
  },
})
