import type { Decision } from '@eldertable/kernel'
import type { I32Table } from './table.ts'

/** By the name of what a question tells: the kind of target that it is on the board. */
const kinds: Readonly<Record<string, string>> = {
  who: 'card',
  card: 'card',
  target: 'card',
  throng: 'throng',
  corner: 'corner',
}

/** Whom and what a question is about: the survivor who throws, the throng that strikes, the card to be placed. */
export function about(
  { key, about: is }: Pick<Decision, 'key' | 'about'>,
  table: I32Table,
): string[] {
  const pieces = Object.entries(is).flatMap(([name, value]) => {
    const kind = kinds[name]
    return kind !== undefined && typeof value === 'number' && value >= 0 ? [`${kind}:${value}`] : []
  })
  // A throw for an event is about the card too that asks for it.
  const isEvent = key.startsWith('commit.') && is['kind'] === 'event'
  return isEvent && table.shown >= 0 ? [...pieces, `card:${table.shown}`] : pieces
}
