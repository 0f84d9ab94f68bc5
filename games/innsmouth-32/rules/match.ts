import { done } from '@eldertable/kernel'
import { DIRECTOR, NONE } from '../state.ts'
import { end, lastOf } from './checks.ts'
import { passFadeIn } from './fade-in.ts'
import { procedure } from './kit.ts'
import { beginPoolTurn } from './pool-turn.ts'
import { beginSideTurn } from './side-turn.ts'
import { countInPlay, nextToAct, placeAfter, poolAt } from './survivors.ts'
import { causedBySide } from './cause.ts'

const LAST_REEL = 4

/** The whole film: set-up, four reels with their end tasks, and the Last One Standing whenever it comes to that. */
export const match = procedure('match', {
  begin(g) {
    g.call('start', { slot: 0, cause: causedBySide(DIRECTOR) })
    g.call('prepare', {})
    return 'reel'
  },
  reel(g) {
    const { table } = g.state
    passFadeIn(g.state) // I32-ENDTASK-7
    const { place, isMidPool } = table.fadeIn
    table.isReelRunning = true
    g.call('reel', { place, isResumed: isMidPool })
    return 'reelOver'
  },
  reelOver(g) {
    const { table } = g.state
    table.isReelRunning = false
    if (table.reel === LAST_REEL) {
      table.finale = 'over'
      g.call('reelEnd', { left: [], isBegun: false, reader: NONE }) // I32-REEL-8
      return 'film'
    }
    g.call('endTasks', { left: table.reel })
    return 'reel'
  },
  // I32-WIN-1, I32-WIN-2, I32-WIN-4
  film(g) {
    end(g, countInPlay(g.state) > 0 ? 'filmEnds' : 'nobodyOnScreen')
    return done
  },
  lastOne(g) {
    const { table } = g.state
    table.isReelRunning = true
    const who = lastOf(g.state)
    // I32-LASTONE-3: the reels to come, and this one unless its star is gone.
    const tokens = LAST_REEL - table.reel + (table.isStarAwarded === true ? 0 : 1)
    g.call('lastOne', { who, tokens, places: [] })
    return 'stood'
  },
  // I32-LASTONE-8: whoever falls ends the match at once.
  stood(g) {
    end(g, 'lastOneStands')
    return done
  },
})

/** The turns of a reel, round after round, until something ends it (I32-TURN-1). */
export const reel = procedure('reel', {
  turn(g, f) {
    const s = g.state
    const { place, isResumed } = f
    f.place = placeAfter(s, place)
    f.isResumed = false
    if (place === DIRECTOR || poolAt(s, place).side !== 'survivors') beginSideTurn(g, place)
    else if (!isResumed || nextToAct(s, place) !== NONE) beginPoolTurn(g, place, isResumed)
    return 'turn'
  },
})
