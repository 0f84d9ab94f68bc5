import type { AnyTitle } from '@eldertable/kernel'
import { expect } from 'vitest'
import { fuzz } from '../fuzz/fuzz.ts'
import type { OracleName } from '../fuzz/oracles/index.ts'
import { replayViolation } from '../fuzz/replay.ts'
import { miniTitle } from './mini-title.ts'
import { sound } from './sound-title.ts'

/** Fuzzes until something is found; the finding must come back when the file is replayed, and not on a sound title. */
export function expectFinding(title: AnyTitle, oracles?: readonly OracleName[]) {
  const { violation } = fuzz({ title, picks: 4000, seed: 'flaws', ...(oracles && { oracles }) })
  if (violation === undefined) throw new Error('nothing was found')
  const stored = JSON.parse(JSON.stringify(violation)) as typeof violation
  expect(replayViolation(title, stored)?.oracle).toBe(violation.oracle)
  expect(replayViolation(sound, stored)).toBeUndefined()
  return violation
}

/** A title that, later in the match, calls a procedure which its types do not know. */
export function calling(procedure: string): AnyTitle {
  return miniTitle({
    taken: (g) => (g.state.table.turn > 3 ? g.call(procedure as never, {} as never) : undefined),
  })
}
