import { copy } from '@eldertable/kernel'
import { besidesTheTable, nameOf } from '../moment.ts'
import type { Oracle } from '../oracle.ts'

/** What a viewer sees does not tell apart the worlds that could as well be true for it; and they are in order. */
export const leak: Oracle = (m) => {
  const { title } = m.engine
  for (const viewer of m.viewersAndAsked) {
    for (let tries = m.is.thorough ? 8 : 1; tries > 0; tries--) {
      const world = copy(m.state)
      m.engine.resample(world, viewer, m.is.chance)
      if (JSON.stringify(world.table) !== m.tableJson)
        return `${nameOf(viewer)} sees the table change with what it can't know`
      if (besidesTheTable(m.engine, world, viewer) !== m.seenBy(viewer))
        return `${nameOf(viewer)} sees its hand, question or options change with what it can't know`
      const [fault] = title.faults(world)
      if (fault !== undefined) return `a world resampled for ${nameOf(viewer)} is faulty: ${fault}`
    }
  }
  return undefined
}
