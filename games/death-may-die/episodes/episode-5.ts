import { disrupt } from '../rules/elder.ts'
import { placeOf } from '../rules/figures.ts'
import { isDark, isLitCircuit, WIRES } from '../rules/light.ts'
import { mark, thingAt, thingsIn } from '../rules/things.ts'
import type { DmdState } from '../state.ts'
import type { EpisodeDeed, EpisodeRules } from './episode.ts'
import { cannotHere } from './safety.ts'

const LAMPS = 4

const darkCircuits = (s: DmdState, hero: number): number[] =>
  thingsIn(s, placeOf(s, hero), 'circuit').filter((circuit) => !isLitCircuit(thingAt(s, circuit)))

const throwBreaker: EpisodeDeed = {
  action: 'throw-breaker',
  rule: 'DMD-EPFIVE-3',
  isRolled: true,
  cannot: (s, hero) =>
    darkCircuits(s, hero).length === 0 ? 'no-circuit' : cannotHere(s, hero, 'throw-breaker'),
  things: darkCircuits,
  act(g, _, circuit, successes) {
    const room = WIRES - thingAt(g.state, circuit).markers
    mark(g, circuit, Math.min(successes, room), 'DMD-EPFIVE-3')
    if (g.state.table.things.every(isLitCircuit)) disrupt(g, 'DMD-EPFIVE-1')
  },
}

const lightLamp: EpisodeDeed = {
  action: 'light-lamp',
  rule: 'DMD-EPFIVE-6',
  isRolled: false,
  cannot(s, hero) {
    if (!isDark(s, placeOf(s, hero))) return 'lit-already'
    return s.table.lamps.filter(Boolean).length >= LAMPS ? 'no-lamp' : undefined
  },
  act(g, hero) {
    const space = placeOf(g.state, hero)
    g.state.table.lamps[space] = true
    g.event?.('lampLit', 'DMD-EPFIVE-6', { hero, space })
  },
}

/** The Last Performance */
export const episode5: EpisodeRules = {
  actions: [throwBreaker, lightLamp],
}
