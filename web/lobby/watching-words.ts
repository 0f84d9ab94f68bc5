import type { Watching } from '@eldertable/protocol/wire.ts'

/** By how many picks those who watch are shown all hands, if they are. */
export const behindOf = (watching: Watching | undefined): number | null =>
  typeof watching === 'object' ? watching.behind : null

/** What those see who watch, as everybody reads it before they sit down. */
export function watchingSentence(watching: Watching): string {
  if (watching === 'none') return 'Nobody may watch while the match runs.'
  const behind = behindOf(watching)
  if (behind === null) return 'Those who watch see what lies open.'
  return `Those who watch see all hands as they were ${behind} picks ago. They can neither talk with those who play nor take a seat. Whoever plays could look as well, in another browser.`
}
