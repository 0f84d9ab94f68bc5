import { done, type Done } from '@eldertable/kernel'
import { elderOnes } from '../pieces/elder-ones.ts'
import type { Frames, Game } from '../frames.ts'
import type { DmdState } from '../state.ts'
import { letChoose } from './choose.ts'
import { NONE } from './claims.ts'
import { heroAt, spaceOf } from './figures.ts'
import { fireLeft, placeFire } from './fire.ts'
import { fizzle } from './fizzles.ts'
import { gateSpaces } from './gates.ts'
import { nearestOf, spacesWhere, groundOn } from './ground.ts'
import { procedure } from './kit.ts'
import { moveFoe } from './moving-foes.ts'
import { modified } from './modified.ts'
import { summon } from './summoning.ts'

const isCarriedOff = modified('isCarriedOff')

/** Fire in some of several spaces; if there is too little for all, the active player says where (DMD-TERM-22). */
export const kindle = procedure('kindle', {
  choose: (g, f) => kindleNext(g, f),
  one(g, f) {
    placeFire(g, f.answer ?? -1, f.rule)
    f.among = f.among.filter((space) => space !== f.answer)
    f.left--
    return kindleNext(g, f)
  },
})

function kindleNext(g: Game, f: Frames['kindle']): 'one' | Done {
  const { among, by, rule } = f
  const left = fireLeft(g.state)
  if (f.left === 0) return done
  if (left === 0) {
    fizzle(g, 'fire')
    return done
  }
  if (among.length > f.left || left < f.left) {
    g.call('choose', { by, what: 'space', among: [...among], why: 'fire', rule })
    return 'one'
  }
  for (const space of among) placeFire(g, space, rule)
  return done
}

function rlyehLeft({ table }: DmdState): number {
  let left: number = elderOnes.cthulhu.tokens
  for (const isThere of table.rlyeh) if (isThere) left--
  return left
}

/** Places R'lyeh tokens at spaces, or in the nearest that have none (DMD-CTHULHU-1, DMD-CTHULHU-3). */
export const rlyeh = procedure('rlyeh', {
  choose: (g, f) => sinkNext(g, f),
  place(g, f) {
    sink(g, f)
    return sinkNext(g, f)
  },
})

type Sinking = Frames['rlyeh'] & { answer?: number }

function sinkNext(g: Game, f: Sinking): 'choose' | 'place' | Done {
  const { stack } = g.state.box
  const depth = stack.length
  // What is called comes before the next token.
  while (stack.length === depth) {
    const [wanted] = f.spaces
    if (wanted === undefined) return done
    const among = rlyehLeft(g.state) === 0 ? NONE : nearestDry(g.state, wanted)
    if (among.length === 0) {
      fizzle(g, 'rlyeh')
      if (f.withCultist) summon(g, 'cultist', groundOn(g.state).gateAt.blue, f.rule) // DMD-TERM-22, DMD-CTHULHU-4
      return done
    }
    const { by } = f
    const spaces = { by, what: 'space', among, why: 'rlyeh', rule: 'DMD-CTHULHU-3' } as const
    if (!letChoose(g, f, spaces)) return 'place'
    sink(g, f)
  }
  return 'choose'
}

/** The space itself if it has no token, or else the nearest that have none. */
function nearestDry(s: DmdState, wanted: number): readonly number[] {
  const { rlyeh: sunk } = s.table
  if (sunk[wanted] === false) return [wanted]
  return nearestOf(
    s,
    wanted,
    spacesWhere(s, (space) => sunk[space] === false),
  )
}

function sink(g: Game, f: Sinking): void {
  const space = f.answer ?? -1
  f.spaces.shift()
  g.state.table.rlyeh[space] = true
  g.event?.('sinks', f.rule, { space })
  if (f.withCultist) summon(g, 'cultist', space, f.rule) // DMD-CTHULHU-4
}

/** A hero is placed in one of several spaces (DMD-TERM-14). */
export const blow = procedure('blow', {
  choose(g, f) {
    g.call('choose', {
      by: f.by,
      what: 'space',
      among: [...f.among],
      why: 'place',
      rule: f.rule,
    })
    return 'place'
  },
  place(g, f) {
    heroAt(g.state, f.who).space = f.answer ?? -1
    g.event?.('placed', f.rule, { hero: f.who, space: f.answer ?? -1, foe: -1 })
    return done
  },
})

/** DMD-ENEMY-5: an enemy carries a hero to the gate nearest to it. */
export const carriedOff = procedure('carriedOff', {
  choose(g, f) {
    const s = g.state
    if (!isCarriedOff(true, s, f.hero)) return done
    const among = nearestOf(s, spaceOf(s, f.foe), gateSpaces(s))
    const by = s.table.active
    g.call('choose', { by, what: 'space', among, why: 'place', rule: 'DMD-ENEMY-5' })
    return 'place'
  },
  place(g, f) {
    const space = f.answer ?? -1
    heroAt(g.state, f.hero).space = space
    moveFoe(g, f.foe, space, 'DMD-ENEMY-5')
    g.event?.('placed', 'DMD-ENEMY-5', { hero: f.hero, space, foe: f.foe })
    return done
  },
})
