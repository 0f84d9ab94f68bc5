import type { Done } from '@eldertable/kernel'
import { autoAction } from '../auto/action.ts'
import { autoThrong } from '../auto/choices.ts'
import type { Frames, Game } from '../frames.ts'
import { NONE, type I32State } from '../state.ts'
import { V } from '../verbs.ts'
import { procedure } from './kit.ts'
import { empty } from './lists.ts'
import { callGather, placeAtOnce } from './placing.ts'
import { dealOnto, refill, takeOff } from './screen.ts'
import { offerActions } from './side-options.ts'
import { askedFor, isAutomatic } from './sides.ts'
import { callStrike } from './strike.ts'
import { hasTarget } from './targets.ts'
import { endSideTurn } from './turn-ends.ts'
import { throngAt, throngsOf } from './throngs.ts'

export function beginSideTurn(g: Game, side: number): void {
  const { table } = g.state
  table.turn++
  table.place = side
  table.acting = NONE
  empty(table.acted)
  const rule = table.isLastOne ? 'I32-LASTONE-5' : 'I32-TURN-1'
  g.event?.('turn', rule, { seat: askedFor(g.state, side), side })
  g.call('sideTurn', { side, slot: NONE, isCut: false })
}

/** A turn of the director, or of a fallen or monster seat (I32-DIRECT-1, I32-MONPLAY-3). */
export const sideTurn = procedure('sideTurn', {
  choose: {
    rule: 'I32-DIRECT-1',
    who: (s, f) => askedFor(s, f.side),
    about: (_, f) => ({ side: f.side }),
    offer(s, f, o) {
      if (isAutomatic(s, f.side)) {
        const { verb, argument, rule } = autoAction(s, f.side)
        o.allow(verb, argument, rule)
      } else offerActions(s, f.side, o)
    },
    take: (g, f, verb, argument) => {
      tellWhy(g, f.side)
      switch (verb) {
        case V.takeMonster:
          return takeMonster(g, f, argument)
        case V.moveTerror:
          g.call('placeTerror', { card: argument, from: throngOf(g.state, argument), side: f.side })
          return 'strike'
        case V.cut:
          g.event?.('cuts', 'I32-MONPLAY-6', { side: f.side })
          callGather(g, f.side, g.state.table.reel, 'I32-MONPLAY-6')
          f.isCut = true
          return 'with'
        case V.allOut:
          g.event?.('allOut', 'I32-DIRECT-3', { side: f.side })
          if (!hasTarget(g.state)) return end(g, f) // I32-DIRECT-15
          g.call('allOut', { side: f.side, left: throngsOf(g.state, f.side) })
          return 'end'
        case V.cover:
          dealOnto(g.state, argument)
          g.event?.('covers', 'I32-DIRECT-5', { side: f.side, slot: argument })
          return 'with'
        default:
          g.event?.('passes', 'I32-DIRECT-13', { side: f.side })
          return end(g, f)
      }
    },
  },
  taken,
  strike(g, f) {
    return strike(g, f, f.answer ?? NONE)
  },
  // I32-DIRECT-5, I32-DIRECT-11, I32-AUTO-10, I32-AUTO-22
  with: {
    rule: 'I32-DIRECT-5',
    who: (s, f) => askedFor(s, f.side),
    about: (_, f) => ({ side: f.side }),
    offer(s, f, o) {
      const throngs = f.isCut ? withMonsters(s, f.side) : throngsOf(s, f.side)
      if (throngs.length === 0) o.allow(V.pass, 0, 'I32-DIRECT-11')
      else if (isAutomatic(s, f.side)) o.allow(V.strikeWith, autoThrong(s, throngs), 'I32-AUTO-10')
      else
        for (const throng of throngs)
          o.allow(V.strikeWith, throng, f.isCut ? 'I32-MONPLAY-6' : 'I32-DIRECT-5')
    },
    take(g, f, verb, throng) {
      return strike(g, f, verb === V.strikeWith ? throng : NONE)
    },
  },
  end,
})

type SideTurn = Frames['sideTurn']
/** With the throng in which a card was placed. */
type Waiting = SideTurn & { answer?: number }

/** I32-DIRECT-2 */
function takeMonster(g: Game, f: Waiting, card: number): 'taken' | 'end' | Done {
  const { side } = f
  const rule = 'I32-DIRECT-2'
  f.slot = takeOff(g.state, card)
  return placeAtOnce(g, f, { side, card, rule }) ? taken(g, f) : 'taken'
}

/** I32-SCREEN-12: placed and checked first, then refilled. */
function taken(g: Game, f: Waiting): 'end' | Done {
  refill(g.state, f.slot)
  return strike(g, f, f.answer ?? NONE)
}

/** Strikes with a throng, if a card was placed in one. */
function strike(g: Game, f: SideTurn, throng: number): 'end' | Done {
  return throng !== NONE && callStrike(g, f.side, throng) ? 'end' : end(g, f)
}

function end(g: Game, { side }: SideTurn): Done {
  return endSideTurn(g, side)
}

/** The throngs that a cut has formed: there were no monsters before (I32-MONPLAY-6). */
const withMonsters = (s: I32State, side: number): number[] =>
  throngsOf(s, side).filter((throng) => throngAt(s, throng).cards.length > 0)

/** The log says by which figures the automatic director has chosen. */
function tellWhy(g: Game, side: number): void {
  if (!isAutomatic(g.state, side) || g.event === undefined) return
  const { rule, all, taken, verb } = autoAction(g.state, side)
  g.event('reckons', rule, { side, all, taken, isTake: verb === V.takeMonster })
}

const throngOf = (s: I32State, terror: number): number =>
  s.table.throngs.findIndex(({ terrors }) => terrors.includes(terror))
