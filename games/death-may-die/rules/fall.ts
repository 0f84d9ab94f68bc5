import type { Game } from '../frames.ts'
import { NO_CARD, NOBODY, NOWHERE } from '../state.ts'
import { cardsOf } from './claims.ts'
import { discardClaim } from './discarding.ts'
import { heroAt } from './figures.ts'
import { procedure } from './kit.ts'
import { done } from '@eldertable/kernel'

/** A hero dies or goes insane for good (DMD-TERM-26). Whatever it was doing ends (DMD-DEATH-4, DMD-DEATH-8). */
export const fall = procedure('fall', {
  fall(g, f) {
    const { table } = g.state
    g.event?.('falls', f.how === 'wounds' ? 'DMD-INV-3' : 'DMD-INV-4', { hero: f.hero, how: f.how })
    if (table.elder.stage === 1) {
      const ending = f.how === 'wounds' ? 'deadEarly' : 'madEarly'
      table.outcome = { ending, winners: [] } // DMD-DEATH-1, DMD-ENDING-2
      return done
    }
    leaveTable(g, f.hero)
    if (table.heroes.every(({ hasFallen }) => hasFallen))
      table.outcome = { ending: 'nobodyLeft', winners: [] } // DMD-ENDING-3
    return g.endWhere((frame) => frame['hero'] === f.hero)
  },
})

/** DMD-DEATH-2, DMD-DEATH-3, DMD-DEATH-6 */
function leaveTable(g: Game, hero: number): void {
  const { table } = g.state
  const one = heroAt(g.state, hero)
  one.hasFallen = true
  one.fellAt = one.space
  one.space = NOWHERE
  one.fire = 0
  one.signs = 0
  const held = cardsOf(g.state, hero).slice()
  for (const card of held) discardClaim(g, card, 'DMD-DEATH-2')
  for (const thing of table.things)
    if (thing.holder === hero) {
      thing.holder = NOBODY
      thing.space = one.fellAt
    }
  if (one.remembers === NO_CARD) return
  table.mythosDiscards.push(one.remembers)
  one.remembers = NO_CARD
}
