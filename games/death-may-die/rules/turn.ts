import { done } from '@eldertable/kernel'
import type { Game } from '../frames.ts'
import { NOWHERE } from '../state.ts'
import { endTurn } from './end-of-turn.ts'
import { foesIn, heroAt, placeOf, seatOf } from './figures.ts'
import { procedure } from './kit.ts'
import { modified } from './modified.ts'
import { ACTIONS } from '../pieces/limits.ts'

const actionsOf = modified('actions')

/**
 * A turn up to the check of the Mythos discard pile, which comes whatever happens (DMD-TURN-1, DMD-DEATH-4). If its hero
 * falls it ends.
 */
export const turn = procedure('turn', {
  // It goes on here after its actions, which are begun with it.
  mythos(g, f) {
    g.state.table.step = 'mythos'
    g.state.table.actions = 0
    g.call('mythos', { hero: f.hero })
    return 'encounter'
  },
  // DMD-FIGHT-1
  encounter(g, f) {
    const { table } = g.state
    table.step = 'encounter'
    const here = placeOf(g.state, f.hero)
    const foes = foesIn(g.state, here)
    if (foes.length === 0) g.call('discovery', { hero: f.hero, tentacles: 0 })
    else g.call('fight', { hero: f.hero, foes, rule: 'DMD-FIGHT-2' }) // DMD-FIGHT-9
    return 'end'
  },
  end(g, f) {
    g.state.table.step = 'end'
    if (g.state.table.settings.endOrder === 'published') return 'prayers'
    if (heroAt(g.state, f.hero).fire > 0) return 'burn'
    endTurn(g, f.hero, 'all')
    return done
  },
  // The option `endOrder`: skills before fire; stages come after the discard pile.
  prayers(g, f) {
    endTurn(g, f.hero, 'skills')
    return 'burn'
  },
  // DMD-FIRE-1, DMD-FIRE-5
  burn(g, f) {
    const { fire } = heroAt(g.state, f.hero)
    if (fire > 0) g.call('suffer', { hero: f.hero, kind: 'fire', dice: fire, tentacles: 0 })
    return 'effects'
  },
  effects(g, f) {
    if (g.state.table.settings.endOrder === 'source') endTurn(g, f.hero, 'all')
    return done
  },
  // For a position in which a turn is still to begin.
  begin(g, f) {
    beginActions(g, f.hero)
    return 'mythos'
  },
})

/** A turn with its actions. */
export function beginTurn(g: Game, hero: number): void {
  g.call('turn', { hero })
  beginActions(g, hero)
}

function beginActions(g: Game, hero: number): void {
  const { table } = g.state
  const { heroes, usedCards } = table
  table.turn++
  table.step = 'actions'
  table.roll = null
  table.flash = NOWHERE
  if (table.refused.length > 0) table.refused = []
  for (let card = 0; card < usedCards.length; card++) usedCards[card] = 0 // DMD-CLAIM-11
  for (let other = 0; other < heroes.length; other++) heroAt(g.state, other).used = {}
  table.actions = actionsOf(ACTIONS, g.state, hero) // DMD-TURN-5
  g.event?.('turn', 'DMD-TURN-7', { seat: seatOf(g.state, hero), hero, turn: table.turn })
  g.call('actions', { hero })
}
