import { done, emptyList, pickOf } from '@eldertable/kernel'
import { PLACED, type Frames, type Game } from '../frames.ts'
import { RETHROW_COST } from '../pieces/locales.ts'
import { ASYLUM_GAIN } from '../pieces/spaces.ts'
import { NO_CARD, NOWHERE, type NecState } from '../state.ts'
import { V } from '../verbs.ts'
import { throwDice } from './dice.ts'
import { procedure } from './kit.ts'
import { isCultist, isInmate, isSane, player } from './players.ts'
import { offerPowers } from './powers.ts'
import { hasAll } from './property.ts'
import { modified } from './modified.ts'
import { gain } from './purse.ts'

const THROWS_INSIDE = 3
const DOUBLES_TO_ASYLUM = 3

const startLoss = modified('startLoss')
const asylumGain = modified('asylumGain')

/** NEC-TURN-1: Start, Monster, Move, Buy, Pass; each further throw of a double repeats Move and Buy. */
export const turn = procedure('turn', {
  start(g, f) {
    const s = g.state
    const { table } = s
    const one = player(s, f.seat)
    table.turn++
    table.step = 'start'
    if (table.turnOver !== undefined) table.turnOver = false
    table.landed = NOWHERE
    table.gateRolls = 0
    table.rethrown = false
    table.offers = emptyList()
    one.restsAtDawn = false // NEC-WINDOW-3
    const rule = isCultist(s, f.seat) ? 'NEC-CULTIST-1' : 'NEC-TURN-1'
    g.event?.('turn', rule, { seat: f.seat, round: table.round })
    for (const card of one.held) table.used[card] = false // NEC-TURN-2
    const amount = startLoss(0, s, f.seat)
    if (amount > 0) {
      const cause = startLoss.rule(rule, 0, s, f.seat)
      g.call('lose', { seat: f.seat, amount, cause: 'ally', rule: cause }) // NEC-TURN-3
    }
    return 'asylum'
  },
  // NEC-TURN-4
  asylum(g, f) {
    const s = g.state
    if (isInmate(s, f.seat)) {
      const rule = asylumGain.rule('NEC-ASYLUM-9', ASYLUM_GAIN, s, f.seat)
      gain(g, f.seat, asylumGain(ASYLUM_GAIN, s, f.seat), rule)
    }
    return 'dawn'
  },
  // NEC-TURN-5
  dawn(g, f) {
    g.call('dawn', { seat: f.seat, asked: 0 })
    return 'monster'
  },
  monster(g, f) {
    const { table } = g.state
    table.step = 'monster'
    if (table.monsters.length > 0)
      g.call('monsterStep', { seat: f.seat, monster: NO_CARD, total: 0 }) // NEC-TURN-8
    return 'move'
  },
  move(g, f) {
    const s = g.state
    s.table.step = 'move'
    const one = player(s, f.seat)
    if (!one.skipsMove) return 'ready'
    one.skipsMove = false // NEC-TURN-17
    g.event?.('skipsMove', 'NEC-TURN-17', { seat: f.seat })
    return done
  },
  // NEC-WINDOW-4
  ready: {
    rule: 'NEC-CHOICE-7',
    who: (_, f) => f.seat,
    offer(s, f, o) {
      o.allow(V.pass, 0, 'NEC-WINDOW-4')
      offerPowers(s, f.seat, 'ready', NO_CARD, o)
    },
    take(g, f, verb, card) {
      if (verb === V.pass) return isCultist(g.state, f.seat) ? 'roam' : 'throw'
      f.answer = 0
      g.call('use', { seat: f.seat, card, when: 'ready', subject: NO_CARD, target: -1 })
      return 'used'
    },
    byDefault: () => pickOf(V.pass),
    pass: pickOf(V.pass),
  },
  used(g, f) {
    const s = g.state
    if (f.answer !== PLACED) return 'ready'
    const { space } = player(s, f.seat)
    g.call('land', { seat: f.seat, walked: false, space, monsters: [] }) // NEC-MOVE-9
    return 'moved'
  },
  // NEC-CULTIST-3
  roam: {
    rule: 'NEC-CHOICE-8',
    who: (_, f) => f.seat,
    offer(_, __, o) {
      o.allow(V.walk, 0, 'NEC-CULTIST-3')
      o.allow(V.stay, 0, 'NEC-CULTIST-3')
    },
    take(g, f, verb) {
      if (verb === V.walk) return 'throw'
      g.event?.('stays', 'NEC-CULTIST-3', { seat: f.seat })
      return done
    },
    byDefault: () => pickOf(V.walk),
  },
  throw(g, f) {
    const s = g.state
    s.table.step = 'move'
    f.dice = throwTwo(g)
    g.event?.('throws', ruleOfThrow(s, f), { seat: f.seat, dice: s.table.dice })
    return isSane(s, f.seat) ? 'rethrow' : 'roamOff'
  },
  // NEC-WINDOW-6, NEC-LOCALE-5
  rethrow: {
    rule: 'NEC-CHOICE-9',
    who: (_, f) => f.seat,
    about: (_, f) => ({ dice: f.dice }),
    offer(s, f, o) {
      o.allow(V.keepThrow, 0, 'NEC-WINDOW-6')
      if (s.table.rethrown || !hasAll(s, f.seat, 'kingsport')) return
      if (player(s, f.seat).sanity >= RETHROW_COST) o.allow(V.throwAgain, 0, 'NEC-LOCALE-5')
    },
    take(g, f, verb) {
      const s = g.state
      if (verb === V.throwAgain) {
        player(s, f.seat).sanity -= RETHROW_COST
        s.table.rethrown = true
        f.dice = throwTwo(g)
        g.event?.('throwsAgain', 'NEC-LOCALE-5', { seat: f.seat, dice: s.table.dice })
      }
      return isInmate(s, f.seat) ? 'breakOut' : 'goOff'
    },
    byDefault: () => pickOf(V.keepThrow),
    pass: pickOf(V.keepThrow),
  },
  // NEC-CULTIST-4, NEC-CULTIST-6
  roamOff(g, f) {
    g.call('walk', { seat: f.seat, steps: f.dice[0] + f.dice[1], rule: 'NEC-CULTIST-3' })
    return done // NEC-CULTIST-1: no Buy step
  },
  goOff(g, f) {
    const [one, other] = f.dice
    const rule = ruleOfThrow(g.state, f)
    f.again = one === other
    if (f.again && ++f.doubles === DOUBLES_TO_ASYLUM) {
      g.event?.('thirdDouble', 'NEC-DOUBLE-3', { seat: f.seat })
      g.call('sendToAsylum', { seat: f.seat, rule: 'NEC-ASYLUM-5' })
      return done
    }
    g.call('walk', { seat: f.seat, steps: one + other, rule })
    return 'moved'
  },
  // NEC-ASYLUM-10 to NEC-ASYLUM-12
  breakOut(g, f) {
    const inmate = player(g.state, f.seat)
    const [one, other] = f.dice
    inmate.throws++
    if (one !== other && inmate.throws < THROWS_INSIDE) {
      g.event?.('inmateStays', 'NEC-ASYLUM-11', { seat: f.seat, throws: inmate.throws })
      return 'moved'
    }
    inmate.throws = -1
    f.again = false // NEC-DOUBLE-8
    const rule = one === other ? 'NEC-ASYLUM-10' : 'NEC-ASYLUM-12'
    g.event?.('released', rule, { seat: f.seat })
    g.call('walk', { seat: f.seat, steps: one + other, rule })
    return 'moved'
  },
  moved(g, f) {
    const s = g.state
    if (!isSane(s, f.seat)) return done // NEC-CULTIST-1
    s.table.step = 'buy'
    g.call('buying', { seat: f.seat })
    return 'bought'
  },
  bought(_, f) {
    if (!f.again) return done
    f.again = false
    return 'throw' // NEC-DOUBLE-1, NEC-DOUBLE-2
  },
})

/** Why a player throws: as a Cultist, as an inmate, once more after a double, or as everybody does. */
function ruleOfThrow(s: NecState, { seat, doubles }: Frames['turn']): string {
  if (isCultist(s, seat)) return 'NEC-CULTIST-3'
  if (isInmate(s, seat)) return 'NEC-ASYLUM-10'
  return doubles > 0 ? 'NEC-DOUBLE-1' : 'NEC-TURN-11'
}

function throwTwo(g: Game): [number, number] {
  throwDice(g, 2)
  const [one = 0, other = 0] = g.state.table.dice
  return [one, other]
}
