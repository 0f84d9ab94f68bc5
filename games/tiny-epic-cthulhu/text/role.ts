import type { Seat } from '@eldertable/kernel'
import { mats } from '../pieces/mats.ts'
import { NOBODY } from '../state.ts'
import type { Tell } from './telling.ts'

/** What a player's character is, once there is one; those who let two Assistants play only watch (TEC-VARIANT-14). */
export function role(seat: Seat, { table }: Pick<Tell, 'table'>): string | undefined {
  if (table.settings.assistants === 'selfPlaying') return 'watching'
  const character = table.characters.find((one) => one.seat === seat && !one.isAssistant)
  return mats[character?.mat ?? NOBODY]?.role
}
