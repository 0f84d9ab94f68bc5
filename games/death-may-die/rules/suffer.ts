import { done, type Done } from '@eldertable/kernel'
import type { Frames, Game } from '../frames.ts'
import { rollOn } from './dice.ts'
import { heroAt } from './figures.ts'
import { shedFire } from './fire.ts'
import { procedure } from './kit.ts'
import { plainDice, throwDice } from './roll.ts'
import { lose } from './losing.ts'
import { dealWounds } from './wounds.ts'

/** A roll against a hero that is no attack: fire (DMD-FIRE-1), or Yellow Signs (DMD-HASTUR-10). */
export const suffer = procedure('suffer', {
  throw: (g, f) => (throwDice(g, plainDice(f.hero, f.kind, f.dice, 0)) ? wound(g, f) : 'wounds'),
  wounds: (g, f) => wound(g, f),
  tentacles: (g, f) => terrify(g, f),
  out: (g, f) => putOut(g, f),
})

function wound(g: Game, f: Frames['suffer']): 'tentacles' | 'out' | Done {
  const { successes, tentacles } = rollOn(g.state)
  f.tentacles = tentacles
  const [from, rule] =
    f.kind === 'fire' ? (['fire', 'DMD-FIRE-2'] as const) : (['roll', 'DMD-HASTUR-10'] as const)
  return successes === 0 || dealWounds(g, f, successes, from, rule) ? terrify(g, f) : 'tentacles'
}

function terrify(g: Game, f: Frames['suffer']): 'out' | Done {
  if (f.tentacles === 0) return putOut(g, f)
  lose(g, f.hero, f.tentacles, f.kind === 'fire' ? 'fire' : 'roll', 'DMD-RESULT-5')
  return 'out'
}

/** DMD-FIRE-3 */
function putOut(g: Game, { hero, kind }: Frames['suffer']): Done {
  if (kind === 'fire') shedFire(g, hero, heroAt(g.state, hero).fire, 'DMD-FIRE-3')
  return done
}
