import type { State } from '@eldertable/kernel'
import type { I32Settings, I32State } from '../state.ts'
import { isSmallCast } from '../switches.ts'

// In version 2 the Moll gained nothing by first dibs (I32-SURV-3). The Last One Standing of end task 5 was thrown for the
// star that had just been awarded too (I32-LASTONE-3). A held reader of the Necronomicon got away before testing GUTS, and
// those in the Marsh came before the Snatched (I32-ENDTASK-2). The first round of a reel never counted as idle (I32-REEL-10). A pool that
// fell in the middle of its turn opened the next reel all the same (I32-ENDTASK-7). A negation was offered for rest spoints
// that nobody would be asked for (I32-SPOINT-13). Small casts always flailed better (I32-OPT-20).

/** A state of version 2 as it was set up. */
export function asVersion2(s: I32State): I32State {
  const settings: Partial<I32Settings> = s.table.settings
  delete settings.smallCast
  delete s.table.edition
  delete s.table.isStarAwarded
  return s
}

/** Makes a state of version 2 one of version 3, which goes on by its rules. */
export function fromVersion2(old: State): I32State {
  const s = old as I32State
  const { table, box } = s
  const { settings, pools } = table
  settings.smallCast =
    settings.difficulty !== 'matinee' && isSmallCast(settings.difficulty, pools.length)
  table.edition = 3
  table.isStarAwarded = box.stack.some(({ at }) => /^endTasks\.(insanity|loss|deal)$/.test(at))
  return s
}
