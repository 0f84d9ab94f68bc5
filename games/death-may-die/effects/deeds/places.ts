import { at } from '@eldertable/kernel'
import { gates } from '../../pieces/map.ts'
import { placeOf } from '../../rules/figures.ts'
import { catchFire, fireIn, placeFire } from '../../rules/fire.ts'
import { groundOn, neighboursOf, nearestOf } from '../../rules/ground.ts'
import { NOWHERE } from '../../state.ts'
import type { Deed } from './deed.ts'

export const fire: Deed<'fire'> = (g, f, { where }) => {
  const here = placeOf(g.state, f.you)
  if (where === 'here') placeFire(g, here, f.rule)
  else if (where === 'adjacent')
    g.call('kindle', {
      among: [...neighboursOf(g.state, here)],
      left: 1,
      by: f.by,
      rule: f.rule,
    })
  else {
    const among: number[] = []
    for (const { kind, space } of g.state.table.things)
      if (kind === 'retort' && space !== NOWHERE) among.push(space)
    g.call('kindle', { among, left: among.length, by: f.by, rule: f.rule })
  }
  return true
}

export const catchingFire: Deed<'catch-fire'> = (g, f) => {
  const tokens = fireIn(g.state, placeOf(g.state, f.you))
  catchFire(g, f.you, tokens, f.rule)
  return tokens > 0
}

/** DMD-CTHULHU-3, DMD-CTHULHU-9 */
export const rlyeh: Deed<'rlyeh'> = (g, f, step) => {
  const { gateAt } = groundOn(g.state)
  const spaces =
    step.at === 'elder-and-gates'
      ? [g.state.table.elder.space, ...gates.map((gate) => gateAt[gate])]
      : [placeOf(g.state, f.you)]
  g.call('rlyeh', {
    spaces,
    by: f.by,
    withCultist: step.withCultist === true,
    rule: f.rule,
  })
  return true
}

export const blowToGate: Deed<'blow-to-gate'> = (g, f) => {
  const s = g.state
  const spots = gates.map((gate) => at([groundOn(s).gateAt[gate]], 0))
  const among = nearestOf(s, placeOf(s, f.you), spots)
  if (placeOf(s, f.you) !== NOWHERE) g.call('blow', { who: f.you, among, by: f.by, rule: f.rule })
  return true
}
