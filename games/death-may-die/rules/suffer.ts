import { done } from '@eldertable/kernel'
import { rollOn } from './dice.ts'
import { heroAt } from './figures.ts'
import { shedFire } from './fire.ts'
import { procedure } from './kit.ts'
import { beginRoll } from './roll.ts'
import { lose } from './losing.ts'

/** A roll against a hero that is no attack: fire (DMD-FIRE-1), or Yellow Signs (DMD-HASTUR-10). */
export const suffer = procedure('suffer', {
  throw(g, f) {
    beginRoll(g, { hero: f.hero, kind: f.kind, standard: f.dice, bonus: 0 })
    return 'wounds'
  },
  wounds(g, f) {
    const { successes, tentacles } = rollOn(g.state)
    f.tentacles = tentacles
    const from = f.kind === 'fire' ? 'fire' : 'roll'
    const rule = f.kind === 'fire' ? 'DMD-FIRE-2' : 'DMD-HASTUR-10'
    if (successes > 0)
      g.call('wounds', { hero: f.hero, amount: successes, left: successes, from, rule })
    return 'tentacles'
  },
  tentacles(g, f) {
    const from = f.kind === 'fire' ? 'fire' : 'roll'
    if (f.tentacles > 0) lose(g, f.hero, f.tentacles, from, 'DMD-RESULT-5')
    return 'out'
  },
  // DMD-FIRE-3
  out(g, f) {
    if (f.kind === 'fire') shedFire(g, f.hero, heroAt(g.state, f.hero).fire, 'DMD-FIRE-3')
    return done
  },
})
