import { at, done } from '@eldertable/kernel'
import { NOBODY } from '../state.ts'
import type { EnemyKind } from '../pieces/enemies.ts'
import { abilityOf } from '../effects/abilities/index.ts'
import type { Game } from '../frames.ts'
import { fizzle } from './fizzles.ts'
import { gateIn, isBarred } from './gates.ts'
import { cardOfFigure, enemyAt, inSupply, isAlive, placeOf } from './figures.ts'
import { distance } from './ground.ts'
import { harm } from './harm.ts'
import { procedure } from './kit.ts'
import { modified } from './modified.ts'

const gateReach = modified('gateReach')
const NO_REACH = -1

/** Puts an enemy from the supply in a space (DMD-TERM-15); skipped if none is left (DMD-TERM-16). */
export function summon(g: Game, kind: EnemyKind, space: number, rule: string): void {
  const { table } = g.state
  const foe = inSupply(g.state, kind)
  if (foe < 0) return fizzle(g, 'figures', NOBODY, kind)
  const gate = gateIn(g.state, space)
  if (gate !== undefined && isBarred(g.state, gate)) {
    table.shutters[gate] = false // DMD-EPFOUR-6
    g.event?.('shutterBreaks', 'DMD-EPFOUR-6', { space })
    return
  }
  enemyAt(g.state, foe).space = space
  g.event?.('summons', rule, { foe, space })
  if (gate !== undefined) hurtAtGate(g, foe, space)
  abilityOf(g.state, foe)?.moved?.(g, foe)
}

/** DMD-GATES-1, DMD-GATES-2 */
function hurtAtGate(g: Game, foe: number, space: number): void {
  const s = g.state
  const { heroes, active } = s.table
  for (let place = 0; place < heroes.length; place++) {
    const hero = (active + place) % heroes.length // DMD-TERM-20
    if (!isAlive(s, hero)) continue
    const reach = gateReach(NO_REACH, s, hero)
    if (reach === NO_REACH || reach < distance(s, placeOf(s, hero), space)) continue
    const { health } = cardOfFigure(s, foe)
    harm(g, foe, Math.ceil(health / 2), gateReach.rule('DMD-GATES-1', NO_REACH, s, hero))
    return
  }
}

/** Summons in one of several spaces. */
export const summonAt = procedure('summonAt', {
  choose(g, f) {
    g.call('choose', {
      by: f.by,
      what: 'space',
      among: [...f.among],
      why: 'summon',
      rule: f.rule,
    })
    return 'come'
  },
  come(g, f) {
    summon(g, f.kind, f.answer ?? -1, f.rule)
    return done
  },
})

/** A cultist is replaced by a Hastur Disciple. */
export const promote = procedure('promote', {
  choose(g, f) {
    g.call('choose', {
      by: f.by,
      what: 'foe',
      among: [...f.among],
      why: 'promote',
      rule: f.rule,
    })
    return 'replace'
  },
  replace(g, f) {
    const { enemies } = g.state.table
    const cultist = at(enemies, f.answer ?? -1)
    const foe = inSupply(g.state, 'hastur-disciple')
    at(enemies, foe).space = cultist.space
    g.event?.('promotes', f.rule, { foe, space: cultist.space })
    cultist.space = -1
    cultist.wounds = 0
    return done
  },
})
