import type { AnyTitle } from '@eldertable/kernel'
import type { BegunMatch } from '../../session/session.ts'
import { tellingOf } from '../told/telling.ts'

/** What is asked, in a sentence: as it is put to the reader, or as the others are told about it. */
export function questionOf(table: BegunMatch, title: AnyTitle): string {
  const { decision } = table.view
  if (decision === null) return ''
  return title.text.prompts[decision.key]?.(decision.about as never, tellingOf(table)) ?? ''
}
