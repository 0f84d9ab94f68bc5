import type { Seat } from '@eldertable/kernel'
import type { Tell } from './telling.ts'

/** What became of a player; nothing for an Investigator, as they all are at first. */
export function role(seat: Seat, { table }: Pick<Tell, 'table'>): string | undefined {
  const standing = table.players[seat]?.standing
  if (standing === 'cultist') return 'Cultist'
  return standing === 'left' ? 'has left' : undefined
}
