import { at, done, type Done } from '@eldertable/kernel'
import type { Frames, Game } from '../frames.ts'
import { NONE, type I32State } from '../state.ts'
import { V } from '../verbs.ts'
import { procedure } from './kit.ts'
import { inPlay, poolAfter, poolAt, survivorAt } from './survivors.ts'

type Vote = Frames['vote']

/** The horror star of a reel goes to the survivor with most votes (I32-STAR-1, I32-STAR-2). */
export const vote = procedure('vote', {
  next,
  choose: {
    rule: 'I32-STAR-2',
    who: (s, f) => poolAt(s, f.pool).seat,
    about: (_, f) => ({ votes: [...f.votes] }),
    offer(s, _, o) {
      for (const { card } of inPlay(s)) o.allow(V.vote, card, 'I32-STAR-2')
    },
    take(g, f, _, who) {
      const { pools } = g.state.table
      const { seat } = poolAt(g.state, f.pool)
      for (const pool of pools)
        if (pool.seat === seat && pool.side === 'survivors') f.votes.push(who)
      g.event?.('votes', 'I32-STAR-2', { seat, who })
      f.pool++
      return next(g, f)
    },
  },
  tie: {
    rule: 'I32-STAR-2',
    who: (s) => poolAt(s, breaker(s)).seat,
    about: (_, f) => ({ tied: [...f.tied] }),
    offer(_, f, o) {
      for (const who of f.tied) o.allow(V.vote, who, 'I32-STAR-2')
    },
    take(g, _, __, who) {
      award(g, who)
      return done
    },
  },
})

/** A person votes once for all of their seats. */
function next(g: Game, f: Vote): 'choose' | 'tie' | Done {
  const { pools } = g.state.table
  for (; f.pool < pools.length; f.pool++) if (isAsked(g.state, f.pool)) return 'choose'
  const leading = leaders(f.votes)
  if (leading.length > 1) {
    f.tied = leading
    return 'tie'
  }
  award(g, at(leading, 0))
  return done
}

/** Whether a pool's person is asked at it: the first of theirs that has survivors. */
function isAsked(s: I32State, pool: number): boolean {
  const { seat, side } = poolAt(s, pool)
  if (side !== 'survivors') return false
  return s.table.pools.findIndex((one) => one.seat === seat && one.side === 'survivors') === pool
}

/** Those with most votes, in the order in which they were first named. */
function leaders(votes: Vote['votes']): number[] {
  const named: number[] = []
  let most = 0
  for (const who of votes) {
    const count = countOf(votes, who)
    if (count < most || named.includes(who)) continue
    if (count > most) named.length = 0
    most = count
    named.push(who)
  }
  return named
}

function countOf(votes: Vote['votes'], who: number): number {
  let count = 0
  for (const one of votes) if (one === who) count++
  return count
}

/** The survivor seat that starts the next reel, or the next one clockwise. */
function breaker(s: I32State): number {
  const { fadeIn, pools } = s.table
  for (let steps = 0; steps < pools.length; steps++) {
    const pool = poolAfter(s, fadeIn.place, steps)
    if (poolAt(s, pool).side === 'survivors') return pool
  }
  return NONE
}

function award(g: Game, who: number): void {
  survivorAt(g.state, who).stars++
  g.event?.('awarded', 'I32-STAR-1', { who })
}
