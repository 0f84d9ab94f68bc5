import type { Words } from '@eldertable/kernel'
import type { Events } from '../events.ts'
import type { Dmd } from '../frames.ts'
import { events } from './events.ts'

/** What is said otherwise at the end of a line of the log than alone. */
export const outcomes: NonNullable<Words<Dmd>['outcomes']> = {
  // One deed heals both.
  calms: (is, t, line) => {
    const before = line.at(-1)
    const isSame = before?.key === 'heals' && (before.is as Events['heals']).hero === is.hero
    return isSame ? `Also ${is.amount} stress.` : events.calms(is, t)
  },
}
