import { at, done, emptyList, type Seat } from '@eldertable/kernel'
import { AROUND } from '../../tiles/spaces.ts'
import { objectsDie, objectsFor } from '../../pieces/tables.ts'
import { NO_SKULL } from '../../tiles/tile.ts'
import { GENERATOR_CALM } from '../../pieces/sanity.ts'
import { isBeforeVersion5 } from '../../earlier/edition.ts'
import type { Game } from '../../frames.ts'
import { NONE, type Foe, type MashState } from '../../state.ts'
import { foeOf, isGenerator } from '../../targets.ts'
import { tileAt } from '../tiles/ground.ts'
import { restoreSanity } from '../characters/health.ts'
import { canComeBack } from './homes.ts'
import { procedure } from '../kit.ts'
import { layOpen } from '../objects/lying.ts'
import { generatorRow, heroAt, isAlive, seatsInOrder, standingOn } from '../pieces.ts'
import { discard, part } from '../objects/possessions.ts'
import { drawPowerUp } from '../characters/power-ups.ts'
import { areFriends } from '../sides.ts'
import { DEATH, lookAbout } from '../sanity/sights.ts'
import { placeOf, spaceOf, spotOf } from '../spots.ts'

/** Whoever has no health left dies, all together; then come credit and objects (CM-ORDER-2, CM-ORDER-3). */
export const bury = procedure('bury', {
  deaths(g, f) {
    const s = g.state
    const fallen = seatsInOrder(s).filter((seat) => isAlive(s, seat) && heroAt(s, seat).health <= 0)
    const killers = fallen.map((seat) => heroAt(s, seat).blame)
    for (const seat of fallen) die(g, seat)
    const gone = s.table.foes.filter(({ health }) => health <= 0)
    for (const foe of gone) {
      s.table.foes.splice(s.table.foes.indexOf(foe), 1)
      perish(g, foe, f.credits)
    }
    for (const [index, killer] of killers.entries()) reward(g, killer, at(fallen, index))
    // What they hid comes into sight (CM-SANE-10), after the deaths themselves (CM-SANE-12).
    if (fallen.length + gone.length > 0 && !isBeforeVersion5(s)) lookAbout(g)
    if (s.table.settings.sanity) mourn(g, fallen)
    return 'credit'
  },
  // CM-GENER-12, CM-GENER-13, CM-ORDER-4
  credit(g, f) {
    const s = g.state
    const [piece, seat = NONE, spot = NONE] = f.credits.splice(0, 3)
    if (piece === undefined) return done
    if (!isAlive(s, seat)) {
      s.table.generatorDiscards.push(piece)
      return 'credit'
    }
    heroAt(s, seat).kills.push(piece)
    g.event?.('keeps', 'CM-GENER-12', { seat, piece })
    if (!isBeforeVersion5(s)) takeHeart(g, placeOf(spot))
    const { spawning } = generatorRow(piece)
    const faces = objectsDie(spawning)
    const die = faces === 0 ? 1 : g.chance.die(faces)
    const count = objectsFor(spawning, die)
    g.event?.('leaves', 'CM-GENER-13', { piece, die: faces === 0 ? 0 : die, count })
    g.call('loot', { seat, spot, count, isChest: false })
    return 'credit'
  },
})

/** A character is dead: what it has is left behind, and it comes back or is out (CM-DEATH-1 to CM-DEATH-18). */
function die(g: Game, seat: Seat): void {
  const s = g.state
  const hero = heroAt(s, seat)
  const { spot, blame } = hero
  const fate = hero.fate === 'lie' && isOnSkull(s, spot) ? 'discarded' : hero.fate
  const isKilled = blame !== NONE && s.table.victory !== 'cooperative' // CM-DEATH-3
  g.event?.('dies', isKilled ? 'CM-DEATH-3' : 'CM-DEATH-1', { seat, by: blame })
  for (const object of hero.objects.slice()) {
    part(s, seat, object)
    // CM-DEATH-12, CM-DEATH-13
    if (fate === 'lie') layOpen(s, spot, object)
    else if (fate === 'removed') s.table.removed.push(object)
    else discard(s, object)
  }
  loseAll(g, seat)
  leaveVampires(g, seat, spot)
  hero.spot = NONE
  hero.fate = 'lie'
  hero.life = !isKilled && canComeBack(g, seat) ? 'respawns' : 'out'
  if (hero.life === 'out') g.event?.('out', outRule(s, isKilled), { seat })
}

const outRule = (s: MashState, isKilled: boolean): string => {
  if (s.table.victory === 'cooperative') return 'CM-DEATH-6'
  return isKilled ? 'CM-DEATH-3' : 'CM-HOME-9'
}

/** CM-DEATH-13 */
const isOnSkull = (s: MashState, spot: number): boolean =>
  tileAt(s, placeOf(spot)).skull[spaceOf(spot)] !== NO_SKULL

/** Power-ups go back to the stack, generators to the discards, and nothing is in force any more (CM-DEATH-7, CM-DEATH-18). */
export function loseAll(g: Game, seat: Seat): void {
  const { table, box } = g.state
  const hero = heroAt(g.state, seat)
  if (hero.powers.length > 0) {
    const stack = at(box.powers, hero.character)
    stack.push(...hero.powers.splice(0))
    g.chance.shuffle(stack)
  }
  table.generatorDiscards.push(...hero.kills.splice(0))
  hero.holds = emptyList()
  hero.isFlying = false
  hero.hasWard = false
  hero.hasRazor = false
  hero.losesTurn = false
  hero.surplus = 0
  hero.charmed = NONE
  for (const foe of table.foes) if (foe.boundBy === seat) foe.boundBy = NONE
}

/**
 * Vampires let go of a dead victim (CM-FOE-19). The first stays on the space; others go to the first free space round
 * it, and vanish if there is none, for no two pieces share a space.
 */
export function leaveVampires(g: Game, seat: Seat, spot: number): void {
  const s = g.state
  heroAt(s, seat).spot = NONE
  // Whoever is there in the middle of a charge will be gone.
  let isLeft = standingOn(s, spot) === NONE || g.isRunning('charge')
  for (const foe of s.table.foes) {
    if (foe.victim !== seat) continue
    foe.victim = NONE
    foe.spot = NONE
    foe.spot = isLeft ? spot : freeNear(s, spot)
    isLeft = false
    if (foe.spot === NONE) foe.health = 0
  }
}

function freeNear(s: MashState, spot: number): number {
  const place = placeOf(spot)
  const { obstacle } = tileAt(s, place)
  const space = at(AROUND, spaceOf(spot)).find(
    (one) => obstacle[one] === 0 && standingOn(s, spotOf(place, one)) === NONE,
  )
  return space === undefined ? NONE : spotOf(place, space)
}

/** A monster goes back to its pile, a generator to whoever destroyed it or to the discards (CM-SPAWN-13, CM-GENER-14). */
function perish(g: Game, foe: Foe, credits: number[]): void {
  const { table } = g.state
  const { piece, spot, blame } = foe
  g.event?.('falls', isGenerator(piece) ? 'CM-GENER-11' : 'CM-SPAWN-13', {
    who: foeOf(piece),
    by: blame,
  })
  for (const object of foe.objects) layOpen(g.state, spot, object) // CM-OPT-9
  for (const hero of table.heroes) if (hero.charmed === piece) hero.charmed = NONE
  if (!isGenerator(piece)) return
  if (blame === NONE) table.generatorDiscards.push(piece)
  else credits.push(piece, blame, spot)
}

/** Whoever kills a character of another side draws a power-up (CM-DEATH-15). */
function reward(g: Game, killer: Seat, fallen: Seat): void {
  const s = g.state
  if (killer === NONE || !isAlive(s, killer) || areFriends(s, killer, fallen)) return
  drawPowerUp(g, killer, 'CM-DEATH-15')
}

/** A broken generator lets everybody on its tile breathe again (CM-SANE-42). */
function takeHeart(g: Game, place: number): void {
  for (const seat of seatsInOrder(g.state))
    if (isAlive(g.state, seat) && placeOf(heroAt(g.state, seat).spot) === place)
      restoreSanity(g, seat, GENERATOR_CALM, 'CM-SANE-42')
}

/** The death of one shakes all the others, wherever they are (CM-SANE-16). */
function mourn(g: Game, fallen: readonly Seat[]): void {
  for (const _ of fallen)
    for (const seat of seatsInOrder(g.state).toReversed())
      if (isAlive(g.state, seat)) g.call('check', { seat, source: DEATH })
}
