import { patched } from '@eldertable/protocol/wire-patch.ts'
import type { MovedMessage, TableMessage } from '@eldertable/protocol/wire.ts'
import type { Instant } from '../session/session.ts'

/** How a pick led from event to event, as far as the server has told. */
export interface ToldStory {
  readonly position: number
  readonly instants: readonly Instant[]
}

/**
 * The table as it was when each event of the last pick was told; nothing where only its end was told. The reader's own
 * hand changes with the last of them.
 */
export function storyIn(
  before: NonNullable<TableMessage['view']>,
  after: NonNullable<TableMessage['view']>,
  { story = [], events, position }: MovedMessage,
): ToldStory | undefined {
  if (story.length === 0 || story.length !== events.length - 1) return undefined
  let { table } = before
  const instants = story.map((changes): Instant => {
    table = patched(table, changes)
    return { table, hand: before.hand }
  })
  return { position, instants: [...instants, { table: after.table, hand: after.hand }] }
}
