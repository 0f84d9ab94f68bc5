import { at, done } from '@eldertable/kernel'
import type { Frames } from '../frames.ts'
import type { DmdState } from '../state.ts'
import { letChoose } from './choose.ts'
import { heroAt, livingInOrder, placeOf, spaceOf } from './figures.ts'
import { endsToward, groundOn, nearestOf } from './ground.ts'
import { procedure } from './kit.ts'
import { sendFoe } from './moving-foes.ts'

/** Moves enemies by a text, one after another: whither, by which way, and if only one is meant, which (P22). */
export const herd = procedure('herd', {
  which(g, f) {
    if (!f.isOne) return 'goal'
    letChoose(g, f, { by: f.by, what: 'foe', among: [...f.foes], why: 'move', rule: 'DMD-TERM-9' })
    return 'that'
  },
  that(_, f) {
    f.foes = [f.answer ?? -1]
    return 'goal'
  },
  goal(g, f) {
    const [foe] = f.foes
    if (foe === undefined) return done
    const among = goalsOf(g.state, f, foe)
    if (among.length === 0) return done
    letChoose(g, f, { by: f.by, what: 'space', among, why: 'goal', rule: 'DMD-TERM-9' })
    return 'way'
  },
  way(g, f) {
    const goal = f.answer ?? -1
    const from = spaceOf(g.state, at(f.foes, 0))
    const among = f.links < 0 ? [goal] : endsToward(groundOn(g.state), from, goal, f.links)
    letChoose(g, f, { by: f.by, what: 'space', among, why: 'way', rule: 'DMD-TERM-11' })
    return 'go'
  },
  go(g, f) {
    sendFoe(g, f.foes.shift() ?? -1, f.answer ?? -1, f.rule)
    return 'goal'
  },
})

/** The spaces of those toward whom an enemy is sent. */
function goalsOf(s: DmdState, { to, you }: Frames['herd'], foe: number): number[] {
  if (to === 'you') return [placeOf(s, you)]
  const living = livingInOrder(s)
  if (living.length === 0) return []
  if (to === 'nearest-investigator') return nearestOf(s, spaceOf(s, foe), spacesOf(s, living))
  const most = Math.max(...living.map((hero) => heroAt(s, hero).signs))
  return spacesOf(
    s,
    living.filter((hero) => heroAt(s, hero).signs === most),
  )
}

/** Where some heroes are, each space once and in map order (DMD-CHOICE-5). */
function spacesOf(s: DmdState, heroes: readonly number[]): number[] {
  const found: number[] = []
  for (const hero of heroes) {
    const space = placeOf(s, hero)
    if (!found.includes(space)) found.push(space)
  }
  return found.sort((a, b) => a - b)
}
