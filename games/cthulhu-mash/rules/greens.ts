import type { Seat } from '@eldertable/kernel'
import { objectNumber } from '../pieces/objects.ts'
import type { Game } from '../frames.ts'
import type { MashState } from '../state.ts'
import { baseSanity, heal, refill, restoreSanity } from './health.ts'
import { actionsOf, baseHealth, baseMentality, ofKind, rowOfObject } from './numbers.ts'
import { heroAt } from './pieces.ts'
import { drawPowerUp } from './power-ups.ts'
import { useUp } from './possessions.ts'
import { powersLeft } from './stacks.ts'

const TABLET = objectNumber('rlyeh-tablet')
const CLOCK = objectNumber('temporal-clock')

/** Whether a green object would do something now (CM-ITEM-20, CM-REACT-27). */
export function canUseGreen(s: MashState, seat: Seat, object: number): boolean {
  const row = rowOfObject(object)
  if (row.colour !== 'green') return false
  const hero = heroAt(s, seat)
  const kind = ofKind(object)
  if (kind === TABLET) return powersLeft(s, hero.character) > 0
  if (kind === CLOCK) return s.table.active === seat && s.table.step === 'actions' // CM-REACT-27: elsewhere there are no actions to add to
  return wouldHelp(s, seat, object)
}

/** Whether a healing object would restore anything to this character. */
export function wouldHelp(s: MashState, seat: Seat, object: number): boolean {
  const { healing } = rowOfObject(object)
  if (healing === undefined) return false
  const hero = heroAt(s, seat)
  if (healing.health > 0 && hero.health < baseHealth(s, hero)) return true
  if (healing.mentality > 0 && hero.mentality < baseMentality(s, hero)) return true
  return (
    healing.sanity > 0 &&
    s.table.settings.sanity &&
    hero.sanity > 0 &&
    hero.sanity < baseSanity(hero)
  )
}

/** Takes effect at once and is used up (CM-ITEM-20). */
export function useGreen(g: Game, seat: Seat, object: number): void {
  const { rule } = rowOfObject(object)
  const kind = ofKind(object)
  useUp(g, seat, object)
  if (kind === TABLET) drawPowerUp(g, seat, rule)
  else if (kind === CLOCK) {
    const { table } = g.state
    table.actions += actionsOf(g.state, heroAt(g.state, seat)) // CM-REACT-27
    g.event?.('clock', rule, { seat, actions: table.actions })
  } else restore(g, seat, object, rule)
}

/** What a healing object gives to somebody (CM-OBJ-29 to 33, CM-OBJ-35, CM-SANE-20, CM-SANE-38). */
export function restore(g: Game, seat: Seat, object: number, rule: string): void {
  const { healing } = rowOfObject(object)
  if (healing === undefined) return
  heal(g, seat, healing.health, rule)
  refill(g, seat, healing.mentality, rule)
  restoreSanity(g, seat, healing.sanity, 'CM-SANE-20')
}
