import type { NoticeKind } from '@eldertable/protocol/wire-notices.ts'

/** What somebody is told, by any way. */
export interface Message {
  /** The same for a notice that is told again: who gets it twice shows it once. */
  readonly id: string
  readonly kind: NoticeKind | 'trial'
  readonly title: string
  readonly body: string
  /** The page that it is about. */
  readonly path: string
  /** How many tables wait for this person. */
  readonly waiting: number
}

export const titles: Readonly<Record<Message['kind'], string>> = {
  turn: 'Your turn',
  undo: 'Somebody asks to take something back',
  waits: 'Somebody waits for you',
  rematch: 'Play again?',
  ended: 'The match is over',
  invited: 'You are invited',
  trial: 'A trial notice',
}

/** What came of sending: it is there; its way leads nowhere any more; try again, or do not. */
export type Outcome =
  | { readonly is: 'sent' | 'gone' | 'failed' }
  | { readonly is: 'later'; readonly after?: number }

/** A way to send. */
export interface Sender {
  /** The most at once. */
  readonly atOnce: number
  /** The most by one way in a day. */
  readonly mostInADay: number
  send(address: string, message: Message, way: string): Promise<Outcome>
}

/** What a status means for a notice. */
export function outcomeOf({
  status,
  retryAfter,
}: {
  status: number
  retryAfter?: number
}): Outcome {
  if (status >= 200 && status < 300) return { is: 'sent' }
  if (status === 404 || status === 410) return { is: 'gone' }
  if (status !== 408 && status !== 425 && status !== 429 && status < 500) return { is: 'failed' }
  return { is: 'later', ...(retryAfter !== undefined && { after: retryAfter }) }
}
