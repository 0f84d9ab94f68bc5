import { done, type Done } from '@eldertable/kernel'
import type { Frames, Game } from '../frames.ts'
import { NOWHERE, type DmdState, type Hero } from '../state.ts'
import { letChoose } from './choose.ts'
import { placeOf, spaceOf } from './figures.ts'
import { endsToward, groundOn, nearestOf } from './ground.ts'
import { procedure } from './kit.ts'
import { sendFoe } from './moving-foes.ts'

/** Moves enemies by a text, one after another: where each ends, and if only one is meant, which (P22). */
export const herd = procedure('herd', {
  which(g, f) {
    if (!f.isOne) return next(g, f)
    const { by, foes } = f
    const nearest = { by, what: 'foe', among: foes, why: 'move', rule: 'DMD-TERM-9' } as const
    return letChoose(g, f, nearest) ? that(g, f) : 'that'
  },
  that: (g, f) => that(g, f),
  next: (g, f) => next(g, f),
  go(g, f) {
    const { stack } = g.state.box
    const depth = stack.length
    go(g, f, f.answer ?? -1)
    return stack.length === depth ? next(g, f) : 'next'
  },
})

function that(g: Game, f: Frames['herd'] & { answer?: number }): 'next' | 'go' | Done {
  f.foes = [f.answer ?? -1]
  return next(g, f)
}

/**
 * Only the space where an enemy ends matters (DMD-TERM-11): goals and ways that end alike are one answer, and where all
 * do nobody is asked (DMD-CHOICE-1).
 */
function next(g: Game, f: Frames['herd']): 'next' | 'go' | Done {
  const { stack } = g.state.box
  const depth = stack.length
  // What an enemy calls comes before the next one moves.
  while (stack.length === depth) {
    const foe = f.foes[0]
    if (foe === undefined) return done
    const goals = goalsOf(g.state, f, foe)
    const among = f.links < 0 ? goals : endsOf(g.state, spaceOf(g.state, foe), goals, f.links)
    const only = among[0]
    if (only === undefined) return done
    if (among.length > 1) {
      letChooseEnd(g, f, among, goals.length > 1)
      return 'go'
    }
    go(g, f, only)
  }
  return 'next'
}

function letChooseEnd(g: Game, f: Frames['herd'], among: readonly number[], isTie: boolean): void {
  g.call('choose', {
    by: f.by,
    what: 'space',
    among: [...among],
    why: isTie ? 'goal' : 'way',
    rule: isTie ? 'DMD-TERM-9' : 'DMD-TERM-11',
  })
}

function go(g: Game, f: Frames['herd'], space: number): void {
  sendFoe(g, f.foes.shift() ?? -1, space, f.rule)
}

/** Where an enemy can end that moves toward one of several goals, each space once and in map order (DMD-CHOICE-5). */
function endsOf(
  s: DmdState,
  from: number,
  goals: readonly number[],
  links: number,
): readonly number[] {
  const [first] = goals
  if (first === undefined) return goals
  const ground = groundOn(s)
  if (goals.length === 1) return endsToward(ground, from, first, links)
  const ends: number[] = []
  for (const goal of goals)
    for (const end of endsToward(ground, from, goal, links)) insert(ends, end)
  return ends
}

/** The spaces of those toward whom an enemy is sent. */
function goalsOf(s: DmdState, { to, you }: Frames['herd'], foe: number): readonly number[] {
  if (to === 'you') return [placeOf(s, you)]
  const { heroes } = s.table
  if (to === 'nearest-investigator') return nearestOf(s, spaceOf(s, foe), spacesWith(s, NO_SIGNS))
  let most = NO_SIGNS
  for (const one of heroes) if (!one.hasFallen) most = Math.max(most, one.signs)
  return spacesWith(s, most)
}

const NO_SIGNS = 0

/** Where the living are who have this many Yellow Signs, each space once and in map order (DMD-CHOICE-5). */
function spacesWith({ table }: DmdState, least: number): readonly number[] {
  const found: number[] = []
  const { heroes } = table
  for (let hero = 0; hero < heroes.length; hero++) {
    const { space, hasFallen, signs } = heroes[hero] as Hero
    if (!hasFallen && signs >= least) insert(found, space)
  }
  return found
}

/** Puts a space into a list in map order, unless it is there. */
function insert(spaces: number[], space: number): void {
  let place = spaces.length
  for (; place > 0; place--) {
    const other = spaces[place - 1] ?? NOWHERE
    if (other === space) return
    if (other < space) break
  }
  spaces.push(space)
  for (let i = spaces.length - 1; i > place; i--) spaces[i] = spaces[i - 1] ?? NOWHERE
  spaces[place] = space
}
