import { done } from '@eldertable/kernel'
import { STATS, type Stat } from '../content/stats.ts'
import type { Frames, Game } from '../frames.ts'
import { DIRECTOR, type I32State } from '../state.ts'
import { V } from '../verbs.ts'
import { autoInsanity } from '../auto/choices.ts'
import { procedure } from './kit.ts'
import { shrugsOf } from './numbers.ts'
import { askedFor, isAutomatic } from './sides.ts'
import { coveredStats, findSurvivor, isCovered, playerOf, survivorAt } from './survivors.ts'

const BY_PLAYER = 5
const BY_DIRECTOR = 6

/** An insanity token is placed on a survivor (I32-INSANE-2 to 5). */
export const insanity = procedure('insanity', {
  begin(g, f) {
    const one = findSurvivor(g.state, f.who)
    if (one === undefined) return done
    const shrugs = shrugsOf('no', g.state, f.who)
    if (shrugs !== 'no') {
      g.event?.('shrugs', shrugsOf.rule(f.by, 'no', g.state, f.who), { who: f.who })
      if (shrugs === 'once') one.hasUsed = true
      return done
    }
    const covered = coveredStats(one)
    if (covered === STATS.length) return done // I32-INSANE-5
    return covered === STATS.length - 1 ? 'fourth' : 'roll'
  },
  // I32-INSANE-4
  fourth(g, f) {
    const last = STATS.find((stat) => !isCovered(survivorAt(g.state, f.who), stat)) ?? 0
    cover(g, f, last)
    return done
  },
  roll(g, f) {
    const die = g.chance.die(6)
    g.state.table.roll = { who: f.who, kind: 'insanity', dice: [die], target: 0 }
    g.event?.('insanityDie', 'I32-INSANE-2', { who: f.who, die })
    if (die === BY_PLAYER) return 'byPlayer'
    if (die === BY_DIRECTOR) return 'byDirector'
    const stat = die - 1
    if (isCovered(survivorAt(g.state, f.who), stat)) return 'roll' // I32-INSANE-3
    cover(g, f, stat)
    return done
  },
  byPlayer: {
    rule: 'I32-INSANE-2',
    who: (s, f) => playerOf(s, f.who),
    about: (_, f) => ({ who: f.who }),
    offer(s, f, o) {
      for (const stat of openStats(s, f.who)) o.allow(V.madden, stat, 'I32-INSANE-2')
    },
    take(g, f, _, stat) {
      cover(g, f, stat)
      return done
    },
  },
  byDirector: {
    rule: 'I32-INSANE-2',
    who: (s) => askedFor(s, DIRECTOR),
    about: (_, f) => ({ who: f.who }),
    offer(s, f, o) {
      if (isAutomatic(s, DIRECTOR)) o.allow(V.madden, autoInsanity(s, f.who), 'I32-AUTO-15')
      else for (const stat of openStats(s, f.who)) o.allow(V.madden, stat, 'I32-INSANE-2')
    },
    take(g, f, _, stat) {
      cover(g, f, stat)
      return done
    },
  },
})

const openStats = (s: I32State, who: number): Stat[] =>
  STATS.filter((stat) => !isCovered(survivorAt(s, who), stat))

function cover(g: Game, f: Frames['insanity'], stat: Stat): void {
  survivorAt(g.state, f.who).insane |= 1 << stat
  g.event?.('maddened', f.by, { who: f.who, stat })
}
