import { at, type Seat } from '@eldertable/kernel'
import type { Game } from '../../frames.ts'
import { NONE, type MashState } from '../../state.ts'
import { leaveVampires, loseAll } from '../death/bury.ts'
import { layOpen } from '../objects/lying.ts'
import { heroAt, isAlive, isIn } from '../pieces.ts'
import { part } from '../objects/possessions.ts'
import { reachesOn } from '../gates/reachable.ts'
import { sideOf } from '../sides.ts'
import { placeOf } from '../spots.ts'

/** Looks whether the game is won or lost, after each action and at the end of each turn (CM-ORDER-6, CM-END-1). */
export function judge(g: Game): void {
  const { table } = g.state
  if (table.outcome !== null) return
  if (table.victory === 'cooperative') judgeTogether(g)
  else judgeRivals(g)
}

const sidesOf = (s: MashState, seats: readonly Seat[]): number[] => [
  ...new Set(seats.map((seat) => sideOf(s, seat))),
]

function judgeRivals(g: Game): void {
  const s = g.state
  const { table } = s
  const isForFlags = table.victory === 'capture-the-flag'
  if (!isForFlags && isAsBefore(s)) return // Nobody had won then.
  for (let seat = 0; seat < table.heroes.length; seat++)
    if (heroAt(s, seat).hasLeft) leaveBoard(g, seat, 'CM-END-3')
  if (isForFlags) ousted(g)
  if (isContested(s)) {
    if (!isAsBefore(s)) table.standing = seatsIn(s)
    return
  }
  const [left] = sidesOf(s, seatsIn(s))
  if (left === undefined) table.outcome = { ending: 'draw', winners: [...table.standing] } // CM-WIN-10
  else {
    const seats = table.heroes.map((_, seat) => seat)
    const winners = seats.filter((seat) => sideOf(s, seat) === left) // CM-END-2
    table.outcome = { ending: endingOf(s), winners }
  }
}

const seatsIn = (s: MashState): Seat[] =>
  s.table.heroes.flatMap((_, seat) => (isIn(s, seat) ? [seat] : []))

/** Whether characters of more than one side are in the game. */
function isContested(s: MashState): boolean {
  let side = NONE
  for (let seat = 0; seat < s.table.heroes.length; seat++) {
    if (!isIn(s, seat)) continue
    if (side !== NONE && sideOf(s, seat) !== side) return true
    side = sideOf(s, seat)
  }
  return false
}

/** Whether those who are in the game are still the same, and none of them has left the table. */
function isAsBefore({ table: { heroes, standing } }: MashState): boolean {
  let count = 0
  for (let seat = 0; seat < heroes.length; seat++) {
    const { life, hasLeft } = at(heroes, seat)
    if (life !== 'out' && (hasLeft || standing[count++] !== seat)) return false
  }
  return count === standing.length
}

const endingOf = ({ table }: MashState): string =>
  table.victory === 'capture-the-flag' ? 'flags' : 'lastStanding'

/** Sides without a working spawning space are out, and so are the spaces of sides without characters (CM-WIN-4 to 6). */
function ousted(g: Game): void {
  const s = g.state
  const { heroes } = s.table
  const seats = heroes.map((_, seat) => seat)
  for (const side of sidesOf(s, seats)) {
    const own = seats.filter((seat) => sideOf(s, seat) === side)
    const hasHome = own.some((seat) => heroAt(s, seat).homeHealth > 0)
    const hasHero = own.some((seat) => isIn(s, seat))
    if (hasHero && !hasHome) for (const seat of own) leaveBoard(g, seat, 'CM-WIN-5')
    if (!hasHero) for (const seat of own) heroAt(s, seat).homeHealth = 0 // CM-WIN-6
  }
}

/** A character leaves the game; what it carried stays where it stood (CM-WIN-5, CM-END-3). */
function leaveBoard(g: Game, seat: Seat, rule: string): void {
  const s = g.state
  const hero = heroAt(s, seat)
  if (hero.life === 'out') return
  const { spot } = hero
  for (const object of hero.objects.slice()) {
    part(s, seat, object)
    layOpen(s, spot, object)
  }
  loseAll(g, seat)
  if (spot !== NONE) leaveVampires(g, seat, spot)
  const { foes } = s.table
  for (let i = foes.length - 1; i >= 0; i--) if (at(foes, i).health <= 0) foes.splice(i, 1)
  hero.spot = NONE
  hero.life = 'out'
  g.event?.('out', rule, { seat })
}

/** CM-WIN-7 to CM-WIN-9: victory is looked at before defeat. */
function judgeTogether(g: Game): void {
  const s = g.state
  const { table } = s
  const everybody = table.heroes.map((_, seat) => seat)
  const living = everybody.filter((seat) => isAlive(s, seat))
  if (living.length > 0 && isCleared(s, living))
    table.outcome = { ending: 'cleared', winners: everybody }
  else if (everybody.every((seat) => isLost(s, seat)))
    table.outcome = { ending: 'perished', winners: [] }
}

/** Dead for good, or out of its wits for good (CM-WIN-9, CM-SANE-40). */
const isLost = (s: MashState, seat: Seat): boolean => {
  const { life, sanity } = heroAt(s, seat)
  return life === 'out' || (life === 'alive' && s.table.settings.sanity && sanity === 0)
}

/** Whether every tile that can be reached is turned up, populated and empty of enemies (CM-WIN-7, CM-WIN-8). */
function isCleared(s: MashState, living: readonly Seat[]): boolean {
  const { foes, places, heroes } = s.table
  if (heroes.some(({ life }) => life === 'comes')) return false
  // Mostly somebody is not alone where it stands, which saves looking any further.
  for (const seat of living) {
    const place = placeOf(heroAt(s, seat).spot)
    if (foes.some(({ spot }) => placeOf(spot) === place)) return false
  }
  const reaches = reachesOn(s)
  for (const seat of living) {
    const reachable = reaches.from(s, heroAt(s, seat).spot)
    for (const [place, { tile, isPopulated }] of places.entries()) {
      if (!reachable.hasPlace(place)) continue
      if (tile === NONE || !isPopulated) return false
      if (foes.some(({ spot }) => placeOf(spot) === place)) return false
    }
  }
  return true
}
