import { chanceBy, type Features, type Seat } from '@eldertable/kernel'
import type { I32 } from '../frames.ts'
import { isWithDirector } from '../rules/sides.ts'
import { leftInAll } from '../rules/survivors.ts'
import type { I32State } from '../state.ts'
import { filmLeft, haveSurvivorsWon, isAgainst } from './features.ts'
import { fitted } from './fitted-staying.ts'

// With a person who directs, whoever has lost all survivors changes sides and may win with the director (I32-WIN-5). So the
// chance of a seat is not that of the side on which it is now.

const names = [
  'always',
  'own',
  'ownAtAll',
  'film',
  'ownTimesFilm',
  'piled',
  'rest',
  'inPlay',
  'perPool',
] as const

const OWN = 3
const FILM = 4
const SPOINTS = 5
const ALL = 12

/** Who will still be a survivor if the survivors' side wins: measured for the seats that are it now. */
export const staying: Features<I32> = {
  names,
  of: (s) => s.hands.map((_, seat) => (isAgainst(s, seat) ? undefined : measuresOf(s, seat))),
  won: (end, seat) =>
    haveSurvivorsWon(end) === true ? end.table.outcome?.winners.includes(seat) : undefined,
}

/** The chance of a seat to win, whichever side it will be on, by that of the survivors' side. */
export function chanceOf(s: I32State, seat: Seat, survivors: number): number {
  if (isWithDirector(s.table, seat)) return 1 - survivors
  return 1 - survivors + survivors * chanceBy(fitted, measuresOf(s, seat))
}

function measuresOf(s: I32State, seat: Seat): number[] {
  let [own, rest, inPlay, pools] = [0, 0, 0, 0]
  for (const { side, seat: whose, survivors } of s.table.pools) {
    if (side !== 'survivors') continue
    pools++
    inPlay += survivors.length
    if (whose !== seat) continue
    own += survivors.length
    for (const one of survivors) rest += one.rest
  }
  const film = Math.log(1 + filmLeft(s)) / FILM
  const some = Math.log(1 + own)
  const measures: Record<(typeof names)[number], number> = {
    always: 1,
    own: own / OWN,
    ownAtAll: some,
    film,
    ownTimesFilm: some * film,
    piled: Math.log(1 + leftInAll(s)),
    rest: rest / SPOINTS,
    inPlay: inPlay / ALL,
    perPool: 1 / Math.max(1, pools),
  }
  return names.map((name) => measures[name])
}
