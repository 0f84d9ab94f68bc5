import type { Seat } from '@eldertable/kernel'
import type { Tell } from '../telling.ts'

/** A player as the subject of a sentence: `You are`, `Bob is`. */
export interface Subject {
  name: string
  whose: string
  is: string
  has: string
  owns: string
  holds: string
}

const you: Subject = {
  name: 'You',
  whose: 'Your',
  is: 'are',
  has: 'have',
  owns: 'own',
  holds: 'hold',
}

export function subject(seat: Seat, t: Tell): Subject {
  if (seat === t.reader) return you
  const name = t.name(seat)
  return { name, whose: `${name}'s`, is: 'is', has: 'has', owns: 'owns', holds: 'holds' }
}
