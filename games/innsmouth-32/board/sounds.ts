import type { SoundName } from '@eldertable/board-kit'
import type { Event } from '@eldertable/kernel'
import type { Events } from '../events.ts'

type Key = keyof Events

const cards: readonly string[] = ['reveals', 'takes', 'searches', 'keeps', 'joins'] satisfies Key[]
const horrors: readonly string[] = [
  'reel',
  'feature',
  'horror',
  'turningPoint',
  'lastOne',
] satisfies Key[]
const losses: readonly string[] = ['eliminated', 'headShot', 'seatFalls'] satisfies Key[]

export function sound({ key }: Event): SoundName | undefined {
  if (losses.includes(key)) return 'bell'
  if (horrors.includes(key)) return 'foghorn'
  return cards.includes(key) ? 'paper' : undefined
}
