import { done } from '@eldertable/kernel'
import { CHAOS, COLOURS, FEAR, GREED, RAGE } from '../pieces/colours.ts'
import { iconAt } from '../pieces/wheel.ts'
import type { Game } from '../frames.ts'
import type { TecState } from '../state.ts'
import { V } from '../verbs.ts'
import { decider, isSelfPlaying } from './company.ts'
import { procedure } from './kit.ts'
import { add, count, sum } from './pieces.ts'
import { discardFromLair } from './placing.ts'

/** 1-A: the icon at the front-pointer (TEC-POINT-1 to TEC-POINT-7). */
export const pointer = procedure('pointer', {
  icon(g, f) {
    switch (iconAt(g.state.table.stop)) {
      case 'lull':
        if (sum(g.state.table.lair) > 0) return 'lull'
        g.event?.('lullsNothing', 'TEC-POINT-3', {})
        return done
      case 'rift':
        openRift(g)
        return done
      case 'surge':
        g.event?.('surge', 'TEC-POINT-7', {})
        return done
      case 'omenFear':
        omen(g, f.character, FEAR)
        return done
      case 'omenRage':
        omen(g, f.character, RAGE)
        return done
      case 'omenGreed':
        omen(g, f.character, GREED)
        return done
    }
  },
  // TEC-POINT-2
  lull: {
    rule: 'TEC-CHOICE-2',
    who: (s, f) => decider(s, f.character),
    offer(s, _, o) {
      if (isSelfPlaying(s)) {
        o.allow(V.lull, mostNumerous(s), 'TEC-VARIANT-16')
        return
      }
      for (let colour = 0; colour < COLOURS; colour++)
        if (count(s.table.lair, colour) > 0) o.allow(V.lull, colour, 'TEC-POINT-2')
    },
    take(g, f, _, colour) {
      discardFromLair(g, colour, 1)
      const rule = isSelfPlaying(g.state) ? 'TEC-VARIANT-16' : 'TEC-POINT-2'
      g.event?.('lulls', rule, { character: f.character, colour })
      return done
    },
  },
})

/** TEC-POINT-4, TEC-POINT-5 */
function openRift(g: Game): void {
  const { supply, discard } = g.state.table
  if (count(supply, CHAOS) === 0) {
    g.event?.('riftsNothing', 'TEC-POINT-5', {})
    return
  }
  add(supply, CHAOS, -1)
  add(discard, CHAOS, 1)
  g.event?.('rift', 'TEC-POINT-4', {})
}

/** TEC-POINT-6 */
function omen(g: Game, character: number, colour: number): void {
  g.event?.('omen', 'TEC-POINT-6', { colour })
  g.call('power', { character, colour })
}

/** TEC-VARIANT-16 */
function mostNumerous(s: TecState): number {
  const { lair } = s.table
  let most = FEAR
  for (let colour = RAGE; colour < COLOURS; colour++)
    if (count(lair, colour) > count(lair, most)) most = colour
  return most
}
