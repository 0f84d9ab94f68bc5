import type { Seat } from '@eldertable/kernel'
import type { Events } from '../../events.ts'
import type { Game } from '../../frames.ts'
import { NONE, type Hero, type MashState } from '../../state.ts'
import { foeOf, isHero, isHome, pieceIn, seatIn } from '../../targets.ts'
import { baseHealth, baseMentality, cardOf, rowOfObject } from './numbers.ts'
import { foeAt, heroAt, printedHealth } from '../pieces.ts'

/** Cuts health and mentality down to what the base allows, but for points gained beyond it (CM-STAT-15). */
export function settle(s: MashState, hero: Hero): void {
  const base = baseHealth(s, hero)
  hero.health = Math.min(hero.health, base + hero.surplus)
  hero.surplus = Math.min(hero.surplus, Math.max(0, hero.health - base))
  hero.mentality = Math.min(hero.mentality, baseMentality(s, hero))
}

/** Restores health, never beyond the base (CM-STAT-12). */
export function heal(g: Game, seat: Seat, points: number, rule: string): void {
  const hero = heroAt(g.state, seat)
  const gained = Math.min(points, baseHealth(g.state, hero) - hero.health)
  if (gained <= 0) return
  hero.health += gained
  g.event?.('heals', rule, { who: seat, points: gained })
}

/** A point of health that may go beyond the base (CM-OBJ-24, CM-SPELL-15). */
export function gainLife(g: Game, seat: Seat, rule: string): void {
  const hero = heroAt(g.state, seat)
  hero.health++
  hero.surplus = Math.max(0, hero.health - baseHealth(g.state, hero))
  g.event?.('heals', rule, { who: seat, points: 1 })
}

export function healFoe(g: Game, piece: number, points: number, rule: string): void {
  const foe = foeAt(g.state, piece)
  const gained = Math.min(points, printedHealth(piece) - foe.health)
  if (gained <= 0) return
  foe.health += gained
  g.event?.('heals', rule, { who: foeOf(piece), points: gained })
}

/** Replenishes mentality, never beyond the base (CM-STAT-12). */
export function refill(g: Game, seat: Seat, points: number, rule: string): void {
  const hero = heroAt(g.state, seat)
  const gained = Math.min(points, baseMentality(g.state, hero) - hero.mentality)
  if (gained <= 0) return
  hero.mentality += gained
  g.event?.('refills', rule, { seat, points: gained })
}

export function payMentality(g: Game, seat: Seat, points: number, rule: string): void {
  heroAt(g.state, seat).mentality -= points
  g.event?.('pays', rule, { seat, points })
}

/** Takes health from a piece or a spawning space, never below zero; answers how much it was (CM-FIGHT-12). */
export function takeHealth(
  g: Game,
  target: number,
  damage: number,
  by: Seat,
  rule: string,
): number {
  const s = g.state
  if (isHome(target)) {
    const owner = heroAt(s, seatIn(target))
    const lost = Math.min(damage, owner.homeHealth)
    owner.homeHealth -= lost
    g.event?.('loses', rule, { who: target, points: lost, left: owner.homeHealth })
    return lost
  }
  const body = isHero(target) ? heroAt(s, target) : foeAt(s, pieceIn(target))
  const lost = Math.min(damage, body.health)
  body.health -= lost
  if (lost > 0) body.blame = by === target ? NONE : by // CM-DEATH-5
  if (isHero(target)) {
    const hero = heroAt(s, target)
    hero.surplus = Math.min(hero.surplus, Math.max(0, hero.health - baseHealth(s, hero)))
  }
  g.event?.('loses', rule, { who: target, points: lost, left: body.health })
  return lost
}

/** Base sanity with what its objects add (CM-SANE-2, CM-SANE-21). */
export const baseSanity = (hero: Hero): number =>
  hero.objects.reduce((sum, object) => sum + rowOfObject(object).sanity, cardOf(hero).sanity)

export function restoreSanity(g: Game, seat: Seat, points: number, rule: string): void {
  const hero = heroAt(g.state, seat)
  if (!g.state.table.settings.sanity || hero.sanity === 0) return // CM-SANE-40
  const gained = Math.min(points, baseSanity(hero) - hero.sanity)
  if (gained <= 0) return
  hero.sanity += gained
  g.event?.('calms', rule, { seat, points: gained })
}

/** Losses that are certain: no check and no idea roll (CM-SANE-6, CM-SANE-25). */
export function loseSanity(
  g: Game,
  seat: Seat,
  points: number,
  rule: string,
  why: Events['shudders']['why'],
): void {
  const hero = heroAt(g.state, seat)
  if (!g.state.table.settings.sanity) return
  const lost = Math.min(points, hero.sanity) // CM-SANE-41
  hero.sanity -= lost
  g.event?.('shudders', rule, { seat, points: lost, left: hero.sanity, why })
}

/** Its points become the lowest number with which it is not insane (CM-SANE-36, CM-SANE-43). */
export function recover(hero: Hero): void {
  hero.sanity = Math.floor(baseSanity(hero) / 2) + 1
}

/** Whether it does not choose its actions any more (CM-SANE-29, CM-SANE-40). */
export const isInsane = (s: MashState, hero: Hero): boolean =>
  s.table.settings.sanity && (hero.sanity === 0 || 2 * hero.sanity <= baseSanity(hero))
