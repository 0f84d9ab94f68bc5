import type { SoundName } from '@eldertable/board-kit'
import type { Event } from '@eldertable/kernel'
import type { Events } from '../events.ts'

type Key = keyof Events

const cards: readonly string[] = ['reveals', 'finds', 'reads', 'powerUp', 'learns'] satisfies Key[]
const horrors: readonly string[] = ['populates', 'raves', 'madness', 'pictured'] satisfies Key[]
const losses: readonly string[] = ['dies', 'homeFalls', 'out'] satisfies Key[]

export function sound({ key }: Event): SoundName | undefined {
  if (losses.includes(key)) return 'bell'
  if (horrors.includes(key)) return 'foghorn'
  return cards.includes(key) ? 'paper' : undefined
}
