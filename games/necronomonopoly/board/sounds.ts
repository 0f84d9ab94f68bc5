import type { SoundName } from '@eldertable/board-kit'
import type { Event } from '@eldertable/kernel'
import { isOldOne } from '../pieces/cards.ts'
import type { Events } from '../events.ts'

/** A loss that is worth a bell. */
const HEAVY = 10

type Key = keyof Events

const losses: readonly string[] = ['loses', 'suffers', 'pays'] satisfies Key[]
const cards: readonly string[] = ['draws', 'deed', 'buys', 'finds', 'takesSpell'] satisfies Key[]
const oldOnes: readonly string[] = ['enters', 'monsterMoves', 'summons'] satisfies Key[]

export function sound({ key, is }: Event): SoundName | undefined {
  if (losses.includes(key)) return Number(is['amount']) >= HEAVY ? 'bell' : undefined
  if (oldOnes.includes(key)) return isOldOne(Number(is['card'])) ? 'foghorn' : undefined
  return cards.includes(key) ? 'paper' : undefined
}
