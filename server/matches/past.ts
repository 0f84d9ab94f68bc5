import type { View } from '@eldertable/kernel'
import type { MatchReader } from '@eldertable/match'
import { Refused } from '../refused.ts'
import { joinFields } from './join-fields.ts'
import { changesOf, type Viewer } from './broadcast.ts'

/** As many positions are shown at once at most; who plays through a match asks again every so often. */
const MOST_POSITIONS = 32
/** Characters after which no further position is added. */
const MOST_TEXT = 400_000

/** What somebody wants to look back at. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/**
 * What a viewer could know from one position of the match to another: the picks in force alone, without what was
 * taken back, and of each position just what the viewer's seat was shown when it was there.
 */
export function pastText(match: MatchReader, viewer: Viewer, { from, to }: Stretch): string {
  if (from < match.earliest || from > match.position || to < from)
    throw new Refused('no-such-moment')
  const last = Math.min(to, match.position, from + MOST_POSITIONS - 1)
  const texts: string[] = []
  let before: View | undefined
  let length = 0
  for (const view of match.viewsAlong(from, last, viewer)) {
    const text = textOf(view, before)
    texts.push(text)
    before = view
    length += text.length
    if (length > MOST_TEXT) break
  }
  return joinFields({
    seat: JSON.stringify(viewer),
    earliest: String(match.earliest),
    from: String(from),
    views: `[${texts.join(',')}]`,
  })
}

function textOf(view: View, before: View | undefined): string {
  const { table, hand, decision } = view
  const handText = JSON.stringify(hand)
  const isOther = before === undefined || JSON.stringify(before.hand) !== handText
  return joinFields({
    ...(before === undefined ? { table: JSON.stringify(table) } : changesOf(before.table, table)),
    ...(isOther && { hand: handText }),
    decision: JSON.stringify(decision),
  })
}
