import type { SoundName } from '@eldertable/board-kit'
import type { Event } from '@eldertable/kernel'
import type { Events } from '../events.ts'

type Key = keyof Events

const cards: readonly string[] = ['draws', 'finds', 'claims', 'handsOver'] satisfies Key[]
const elder: readonly string[] = ['advances', 'arrives', 'reveals'] satisfies Key[]
const losses: readonly string[] = ['falls', 'snaps'] satisfies Key[]

export function sound({ key }: Event): SoundName | undefined {
  if (losses.includes(key)) return 'bell'
  if (elder.includes(key)) return 'foghorn'
  return cards.includes(key) ? 'paper' : undefined
}
