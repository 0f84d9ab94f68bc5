import { at, type Seat } from '@eldertable/kernel'
import { SCOUTING_PRICE } from '../../pieces/abilities.ts'
import type { Game } from '../../frames.ts'
import { NONE } from '../../state.ts'
import { COMFORT } from './space-offer.ts'
import { tileAt } from './ground.ts'
import { heal, payMentality, refill, restoreSanity } from '../characters/health.ts'
import { baseHealth, baseMentality, cardOf } from '../characters/numbers.ts'
import { heroAt } from '../pieces.ts'
import { placeOf, spaceOf } from '../spots.ts'

/** An action on a space that restores something (CM-ICON-13, CM-ICON-14, CM-HOME-2, CM-PLACE-19). */
export function comfort(g: Game, seat: Seat, kind: number): void {
  const s = g.state
  const hero = heroAt(s, seat)
  const tile = tileAt(s, placeOf(hero.spot))
  const space = spaceOf(hero.spot)
  if (kind === COMFORT.health) heal(g, seat, tile.heal[space] ?? 0, 'CM-ICON-13')
  else if (kind === COMFORT.mentality) refill(g, seat, tile.mind[space] ?? 0, 'CM-ICON-14')
  else if (kind === COMFORT.therapy) therapy(g, seat)
  else {
    const isBoth = s.table.settings.spawnRestoresBoth // CM-OPT-11
    if (isBoth || tile.spawnRestores === 'health') heal(g, seat, baseHealth(s, hero), 'CM-HOME-2')
    if (isBoth || tile.spawnRestores === 'mentality')
      refill(g, seat, baseMentality(s, hero), 'CM-HOME-2')
  }
}

/** The psychotherapy machine: one face hurts, the others help (CM-PLACE-19, CM-SANE-22). */
function therapy(g: Game, seat: Seat): void {
  const hero = heroAt(g.state, seat)
  const die = g.chance.die(6)
  g.event?.('therapy', 'CM-PLACE-19', { seat, die })
  if (die === 1) {
    hero.isBurnt = true
    g.call('bury', { credits: [] })
    g.call('hurt', { seat, damage: 1, kind: 'other', by: NONE })
    return
  }
  refill(g, seat, 1, 'CM-PLACE-19')
  if (!hero.isBurnt) restoreSanity(g, seat, 1, 'CM-SANE-22')
}

/** The gate transporter works on its number or more (CM-PLACE-20, CM-OPER-2). */
export function transport(g: Game, seat: Seat): void {
  const s = g.state
  const hero = heroAt(s, seat)
  const machine = at(tileAt(s, placeOf(hero.spot)).machine, spaceOf(hero.spot))
  const faces = cardOf(hero).operate
  const die = g.chance.die(faces)
  const needed = Number(machine?.needs)
  s.table.roll = { by: seat, dice: [die], faces, bonus: 0, needed }
  const works = die !== 1 && (die >= needed || die === faces)
  g.event?.('operates', 'CM-PLACE-20', { seat, die, works })
  if (works) g.call('createGate', { seat, rule: 'CM-PLACE-20' })
}

/** Mentality becomes health by the water (CM-HERO-7). */
export function fish(g: Game, seat: Seat, points: number): void {
  payMentality(g, seat, points, 'CM-HERO-7')
  heal(g, seat, points, 'CM-HERO-7')
}

/** The albatross turns up a tile next to hers (CM-HERO-6). */
export function scout(g: Game, seat: Seat, compass: number): void {
  payMentality(g, seat, SCOUTING_PRICE, 'CM-HERO-6')
  g.call('scouting', { seat, compass })
}
