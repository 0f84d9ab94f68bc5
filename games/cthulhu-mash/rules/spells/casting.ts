import type { Seat } from '@eldertable/kernel'
import { SPELL_MENTALITY } from '../../pieces/spells.ts'
import type { Game } from '../../frames.ts'
import { loseSanity } from '../characters/health.ts'
import { heroAt } from '../pieces.ts'

/** Pays for a spell when it is announced; nothing is given back (CM-CAST-4, CM-CAST-10, CM-SANE-18). */
export function castAtOnce(g: Game, seat: Seat, spell: number, rule: string): void {
  heroAt(g.state, seat).mentality -= SPELL_MENTALITY
  g.event?.('casts', rule, { seat, spell })
  loseSanity(g, seat, 1, 'CM-SANE-18', 'spell')
}
