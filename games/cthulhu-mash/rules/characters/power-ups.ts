import type { Seat } from '@eldertable/kernel'
import { powerAt } from '../../pieces/powers.ts'
import type { Game } from '../../frames.ts'
import { NONE } from '../../state.ts'
import { heal, refill } from './health.ts'
import { baseHealth, baseMentality } from './numbers.ts'
import { heroAt } from '../pieces.ts'
import { drawPower, drawSpell } from '../stacks.ts'

/** Draws a power-up, which works at once; nothing if the stack is empty (CM-BOOST-1, CM-BOOST-5). */
export function drawPowerUp(g: Game, seat: Seat, rule: string): void {
  const s = g.state
  const hero = heroAt(s, seat)
  const power = drawPower(s, hero.character)
  if (power === NONE) return
  const before = baseHealth(s, hero)
  hero.powers.push(power)
  g.event?.('powerUp', rule, { seat, power })
  const row = powerAt(power)
  // CM-STAT-13
  hero.health += baseHealth(s, hero) - before
  hero.mentality += row.mentality
  // CM-BOOST-7
  if (s.table.active === seat && g.isRunning('actions')) s.table.actions += row.actions
  drawn(g, seat, power)
}

/** What drawing a power-up does at once, wherever it is kept (CM-POWER-28, CM-OPT-10). */
export function drawn(g: Game, seat: Seat, power: number): void {
  const s = g.state
  const hero = heroAt(s, seat)
  if (powerAt(power).insight) {
    const spell = drawSpell(g) // CM-POWER-33
    if (spell !== NONE) {
      hero.spells.push(spell)
      g.event?.('learns', 'CM-POWER-28', { seat, spell })
    }
  }
  if (!s.table.settings.powerUpRestores) return
  heal(g, seat, baseHealth(s, hero), 'CM-OPT-10')
  refill(g, seat, baseMentality(s, hero), 'CM-OPT-10')
}
