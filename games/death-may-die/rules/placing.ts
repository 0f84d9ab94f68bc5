import { done } from '@eldertable/kernel'
import { elderOnes } from '../content/elder-ones.ts'
import type { DmdState } from '../state.ts'
import { heroAt, spaceOf } from './figures.ts'
import { fireLeft, placeFire } from './fire.ts'
import { gateSpaces } from './gates.ts'
import { nearestOf, spacesWhere, groundOn } from './ground.ts'
import { procedure } from './kit.ts'
import { moveFoe } from './moving-foes.ts'
import { reckoned } from './reckoned.ts'
import { summon } from './summoning.ts'

const isCarriedOff = reckoned('isCarriedOff')

/** Fire in some of several spaces; if there is too little for all, the active player says where (DMD-TERM-22). */
export const kindle = procedure('kindle', {
  choose(g, f) {
    if (f.left === 0 || fireLeft(g.state) === 0) return done
    if (f.among.length === f.left && fireLeft(g.state) >= f.left) return 'all'
    g.call('choose', { by: f.by, what: 'space', among: [...f.among], why: 'fire', rule: f.rule })
    return 'one'
  },
  all(g, f) {
    for (const space of f.among) placeFire(g, space, f.rule)
    return done
  },
  one(g, f) {
    placeFire(g, f.answer ?? -1, f.rule)
    f.among = f.among.filter((space) => space !== f.answer)
    f.left--
    return 'choose'
  },
})

function rlyehLeft({ table }: DmdState): number {
  let left: number = elderOnes.cthulhu.tokens
  for (const isThere of table.rlyeh) if (isThere) left--
  return left
}

/** Places R'lyeh tokens at spaces, or in the nearest that have none (DMD-CTHULHU-1, DMD-CTHULHU-3). */
export const rlyeh = procedure('rlyeh', {
  choose(g, f) {
    const s = g.state
    const [wanted] = f.spaces
    if (wanted === undefined) return done
    if (rlyehLeft(s) === 0) return 'none'
    const free = spacesWhere(s, (space) => s.table.rlyeh[space] === false)
    if (free.length === 0) return 'none'
    const among = nearestOf(s, wanted, free)
    g.call('choose', { by: f.by, what: 'space', among, why: 'rlyeh', rule: 'DMD-CTHULHU-3' })
    return 'place'
  },
  place(g, f) {
    const space = f.answer ?? -1
    f.spaces.shift()
    g.state.table.rlyeh[space] = true
    g.event?.('sinks', f.rule, { space })
    if (f.withCultist) summon(g, 'cultist', space, f.rule) // DMD-CTHULHU-4
    return 'choose'
  },
  // DMD-TERM-22, DMD-CTHULHU-4
  none(g, f) {
    if (f.withCultist) summon(g, 'cultist', groundOn(g.state).gateAt.blue, f.rule)
    return done
  },
})

/** A hero is placed in one of several spaces (DMD-TERM-14). */
export const blow = procedure('blow', {
  choose(g, f) {
    g.call('choose', { by: f.by, what: 'space', among: [...f.among], why: 'place', rule: f.rule })
    return 'place'
  },
  place(g, f) {
    heroAt(g.state, f.who).space = f.answer ?? -1
    g.event?.('placed', f.rule, { hero: f.who, space: f.answer ?? -1 })
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
    g.event?.('placed', 'DMD-ENEMY-5', { hero: f.hero, space })
    moveFoe(g, f.foe, space, 'DMD-ENEMY-5')
    return done
  },
})
