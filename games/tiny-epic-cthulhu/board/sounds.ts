import type { SoundName } from '@eldertable/board-kit'
import type { Event } from '@eldertable/kernel'
import type { Events } from '../events.ts'

type Key = keyof Events

const cards: readonly string[] = [
  'reveals',
  'translates',
  'exchangesPage',
  'passesPage',
] satisfies Key[]
const oldOne: readonly string[] = ['power', 'strength', 'phaseTwo'] satisfies Key[]
const losses: readonly string[] = ['delirium'] satisfies Key[]

export function sound({ key }: Event): SoundName | undefined {
  if (losses.includes(key)) return 'bell'
  if (oldOne.includes(key)) return 'foghorn'
  return cards.includes(key) ? 'paper' : undefined
}
