import { done, onAbort } from '@eldertable/kernel'
import { numberOfText } from '../../pieces/texts.ts'
import { isAlive, livingInOrder } from '../../rules/figures.ts'
import { procedure } from '../../rules/kit.ts'
import { loseTogether } from '../../rules/losing.ts'
import { holds } from './conditions.ts'
import { goOnWith, type Deed } from './deed.ts'
import { doQuietly, isQuiet } from './quiet.ts'

/** DMD-TERM-20 */
export const each: Deed<'each'> = (g, f, { where, steps }) => {
  const living = livingInOrder(g.state)
  const heroes = where === undefined ? living : living.filter((hero) => holds(g.state, hero, where))
  if (heroes.length === 0) return false
  const { hero, by, from, rule } = f
  const text = numberOfText(steps)
  if (isQuiet(g.state, text)) doQuietly(g, f, heroes, text)
  else g.call('each', { hero, by, heroes, text, from, rule, place: 0, losses: [] })
  return true
}

export const when: Deed<'if'> = (g, f, step) => {
  goOnWith(f, holds(g.state, f.you, step.when) ? step.steps : step.else)
  return true
}

/**
 * Runs steps with one hero after another as "you", and only then lets them lose sanity, all together (DMD-SANITY-7). If
 * the hero who resolves the card falls, the others still get their share (DMD-DEATH-8).
 */
export const eachHero = procedure('each', onAbort('next'), {
  next(g, f) {
    const you = f.heroes[f.place]
    if (you === undefined) return 'terror'
    f.answer = 0
    if (!isAlive(g.state, you)) return 'collect'
    const { by, from, rule } = f
    const texts = [f.text, 0]
    g.call('script', { hero: you, you, by, texts, from, loss: 0, rule, isEach: true })
    return 'collect'
  },
  collect(_, f) {
    f.losses.push(f.answer ?? 0)
    f.place++
    return 'next'
  },
  terror(g, { from, rule, heroes, losses }) {
    loseTogether(g, heroes.slice(), losses.slice(), from, rule)
    return done
  },
})
