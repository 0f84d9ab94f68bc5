import type { TableSummary } from '@eldertable/protocol/wire.ts'

/** What is agreed at a table that somebody might sit down at, in a few words each. */
export function shortTerms({
  pace,
  hints,
  undo,
  advice,
}: Pick<TableSummary, 'pace' | 'hints' | 'undo' | 'advice'>): string[] {
  return [
    pace === 'slow' ? 'over days' : 'in one sitting',
    hints ? 'with hints' : 'no hints',
    ...(undo === 'free' ? ['free undo'] : []),
    ...(advice ? ['suggestions'] : []),
  ]
}
