import { at, type Seat } from '@eldertable/kernel'
import { theCard } from '../pieces/cards.ts'
import { plots as rows } from '../pieces/events.ts'
import type { Game } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import type { I32State } from '../state.ts'
import { lastStandOnTheBridge } from './last-stand.ts'
import type { Plot } from './plot.ts'
import { refineryFirePlot } from './refinery-fire.ts'
import { secretPassage } from './secret-passage.ts'
import { wireToBoston } from './wire-to-boston.ts'
import { zadoksConfession } from './zadoks-confession.ts'

const known: readonly Plot[] = [
  zadoksConfession,
  lastStandOnTheBridge,
  refineryFirePlot,
  wireToBoston,
  secretPassage,
]

/** Every plot device, in the order of its cards. */
const plots: readonly Plot[] = rows.map(({ key }) => {
  const plot = known.find((one) => one.key === key)
  if (plot === undefined) throw new Error(`nobody has written ${key}`)
  return plot
})

const FIRST_PLOT = theCard('zadoks-confession')
const plotOf = (card: number): Plot => at(plots, card - FIRST_PLOT)

/** I32-CARD-9 */
export const cannotPlay = (s: I32State, card: number): Reason | undefined => plotOf(card).cannot(s)

export function playPlot(g: Game, card: number, by: Seat): void {
  plotOf(card).begin(g, by)
}
