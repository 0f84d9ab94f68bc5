import { done } from '@eldertable/kernel'
import { autoAction } from '../auto/action.ts'
import { autoThrong } from '../auto/choices.ts'
import type { Game } from '../frames.ts'
import { NONE, type I32State } from '../state.ts'
import { V } from '../verbs.ts'
import { procedure } from './kit.ts'
import { callPlace } from './placing.ts'
import { dealOnto, refill, takeOff } from './screen.ts'
import { offerActions } from './side-options.ts'
import { askedFor, isAutomatic } from './sides.ts'
import { callStrike } from './strike.ts'
import { endSideTurn } from './turn-ends.ts'
import { throngAt, throngsOf } from './throngs.ts'

/** A turn of the director, or of a fallen or monster seat (I32-DIRECT-1, I32-MONPLAY-3). */
export const sideTurn = procedure('sideTurn', {
  begin(g, f) {
    const { table } = g.state
    table.turn++
    table.place = f.side
    table.acting = NONE
    table.acted = []
    const rule = table.isLastOne ? 'I32-LASTONE-5' : 'I32-TURN-1'
    g.event?.('turn', rule, { seat: askedFor(g.state, f.side), side: f.side })
    return 'choose'
  },
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
          f.slot = takeOff(g.state, argument)
          g.event?.('takesMonster', 'I32-DIRECT-2', { side: f.side, card: argument })
          callPlace(g, { side: f.side, card: argument, rule: 'I32-DIRECT-2' })
          return 'taken'
        case V.moveTerror:
          g.call('placeTerror', { card: argument, from: throngOf(g.state, argument), side: f.side })
          return 'strike'
        case V.cut:
          g.call('gather', {
            side: f.side,
            count: g.state.table.reel,
            rule: 'I32-MONPLAY-6',
            drawn: [],
            throngs: [],
          })
          f.isCut = true
          return 'with'
        case V.allOut:
          g.event?.('allOut', 'I32-DIRECT-3', { side: f.side })
          g.call('allOut', { side: f.side, left: throngsOf(g.state, f.side) })
          return 'end'
        case V.cover:
          dealOnto(g.state, argument)
          g.event?.('covers', 'I32-DIRECT-5', { side: f.side, slot: argument })
          return 'with'
        default:
          g.event?.('passes', 'I32-DIRECT-13', { side: f.side })
          return 'end'
      }
    },
  },
  // I32-SCREEN-12: placed and checked first, then refilled.
  taken(g, f) {
    refill(g.state, f.slot)
    return 'strike'
  },
  strike(g, f) {
    const throng = f.answer ?? NONE
    if (throng !== NONE) callStrike(g, f.side, throng)
    return 'end'
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
      if (verb === V.strikeWith) callStrike(g, f.side, throng)
      return 'end'
    },
  },
  end(g, f) {
    endSideTurn(g, f.side)
    return done
  },
})

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
