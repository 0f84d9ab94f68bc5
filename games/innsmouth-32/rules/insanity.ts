import { done, type Done } from '@eldertable/kernel'
import { STATS, type Stat } from '../pieces/stats.ts'
import type { Frames, Game } from '../frames.ts'
import { DIRECTOR, type I32State, type Survivor } from '../state.ts'
import { V } from '../verbs.ts'
import { autoInsanity } from '../auto/choices.ts'
import { procedure } from './kit.ts'
import { shrugsOf } from './numbers.ts'
import { askedFor, isAutomatic } from './sides.ts'
import { coveredStats, findSurvivor, isCovered, playerOf, survivorAt } from './survivors.ts'

const BY_PLAYER = 5
const BY_DIRECTOR = 6

type Insanity = Frames['insanity']

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
    return covered === STATS.length - 1 ? coverLast(g, f, one) : roll(g, f, one)
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

/** I32-INSANE-4 */
function coverLast(g: Game, f: Insanity, one: Survivor): Done {
  cover(g, f, STATS.find((stat) => !isCovered(one, stat)) ?? 0)
  return done
}

function roll(g: Game, f: Insanity, one: Survivor): 'byPlayer' | 'byDirector' | Done {
  const die = g.chance.die(6)
  g.state.table.roll = { who: f.who, kind: 'insanity', dice: [die], target: 0 }
  g.event?.('insanityDie', 'I32-INSANE-2', { who: f.who, die })
  if (die === BY_PLAYER) return 'byPlayer'
  if (die === BY_DIRECTOR) return 'byDirector'
  const stat = die - 1
  if (isCovered(one, stat)) return roll(g, f, one) // I32-INSANE-3
  cover(g, f, stat)
  return done
}

const openStats = (s: I32State, who: number): Stat[] =>
  STATS.filter((stat) => !isCovered(survivorAt(s, who), stat))

function cover(g: Game, f: Insanity, stat: Stat): void {
  survivorAt(g.state, f.who).insane |= 1 << stat
  g.event?.('maddened', f.by, { who: f.who, stat })
}
