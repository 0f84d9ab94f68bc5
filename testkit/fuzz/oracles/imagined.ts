import { FastChance, type Chance, type State } from '@eldertable/kernel'
import { nameOf } from '../moment.ts'
import type { Oracle } from '../oracle.ts'
import { isSameData } from '../same-data.ts'

/**
 * What a seat imagines tells nothing of what is true: two states that differ in hidden things alone are the same world
 * once the same chance has drawn it. So a bot that thinks picks alike in both, and a world that was drawn elsewhere
 * serves it as well as the true state to draw more from.
 */
export const imagined: Oracle = (m) => {
  for (const viewer of m.viewersAndAsked)
    for (let tries = m.is.thorough ? 8 : 1; tries > 0; tries--) {
      const seed = String(m.is.chance.below(2 ** 32))
      const imagine = (from: State, chance: Chance): State => {
        const world = m.engine.copy(from)
        m.engine.resample(world, viewer, chance)
        return world
      }
      const other = imagine(m.state, m.is.chance)
      const [one, same] = [m.state, other].map((from) => imagine(from, new FastChance(seed)))
      if (!isSameData(one, same))
        return `what ${nameOf(viewer)} imagines depends on what it can't know (mixUnseen of the kernel forgets the order)`
    }
  return undefined
}
