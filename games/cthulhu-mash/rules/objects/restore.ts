import type { Seat } from '@eldertable/kernel'
import type { Game } from '../../frames.ts'
import type { MashState } from '../../state.ts'
import { baseSanity, heal, refill, restoreSanity } from '../characters/health.ts'
import { baseHealth, baseMentality, rowOfObject } from '../characters/numbers.ts'
import { heroAt } from '../pieces.ts'

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

/** What a healing object gives to somebody (CM-OBJ-29 to 33, CM-OBJ-35, CM-SANE-20, CM-SANE-38). */
export function restore(g: Game, seat: Seat, object: number, rule: string): void {
  const { healing } = rowOfObject(object)
  if (healing === undefined) return
  heal(g, seat, healing.health, rule)
  refill(g, seat, healing.mentality, rule)
  restoreSanity(g, seat, healing.sanity, 'CM-SANE-20')
}
