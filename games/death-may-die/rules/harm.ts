import type { Seat } from '@eldertable/kernel'
import { abilityOf } from '../effects/abilities/index.ts'
import type { Game } from '../frames.ts'
import { ELDER, NOWHERE } from '../state.ts'
import { enemyAt, healthOf } from './figures.ts'

/** The stage whose defeat wins (DMD-ENDING-1). */
const LAST_STAGE = 4

/**
 * One damage event on an enemy (DMD-RESULT-6). Says whether it killed or defeated a stage; the next stage is revealed
 * before whatever comes after the step that calls this (DMD-ELDER-9).
 */
export function harm(g: Game, foe: number, amount: number, rule: string): boolean {
  if (amount <= 0) return false
  return foe === ELDER ? harmElder(g, amount, rule) : harmEnemy(g, foe, amount, rule)
}

function harmElder(g: Game, amount: number, rule: string): boolean {
  const { table } = g.state
  if (!table.isDisrupted || table.elder.space === NOWHERE) return false // DMD-RITUAL-2
  table.elder.wounds += amount
  g.event?.('hurts', rule, { foe: ELDER, amount })
  if (table.elder.wounds < healthOf(g.state, ELDER)) return false
  table.elder.wounds = 0 // DMD-ELDER-5
  g.event?.('defeats', 'DMD-ELDER-4', { stage: table.elder.stage })
  if (table.elder.stage === LAST_STAGE) win(g)
  else g.call('reveal', {})
  return true
}

function win(g: Game): void {
  const { table } = g.state
  const winners: Seat[] = g.state.hands.map((_, seat) => seat)
  table.outcome = { ending: 'slain', winners } // DMD-ENDING-1
}

function harmEnemy(g: Game, foe: number, amount: number, rule: string): boolean {
  const enemy = enemyAt(g.state, foe)
  if (enemy.space === NOWHERE) return false
  enemy.wounds += amount // DMD-ATTACK-5
  g.event?.('hurts', rule, { foe, amount })
  abilityOf(g.state, foe)?.hurt?.(g, foe)
  if (enemy.wounds < healthOf(g.state, foe)) return false
  g.event?.('kills', 'DMD-ATTACK-3', { foe, space: enemy.space })
  enemy.space = NOWHERE
  enemy.wounds = 0 // DMD-ATTACK-4
  return true
}
