import type { Remarks } from '@eldertable/kernel'
import { perTitle } from './per-title.ts'

const found = perTitle(
  import.meta.glob<Remarks>('../../games/*/text/remarks.ts', { import: 'remarks' }),
)

/** What the bots of a title say now and then; undefined if they are silent. */
export const remarksOf = (title: string): Promise<Remarks> | undefined => found.get(title)
