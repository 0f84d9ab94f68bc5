import { siteAt } from '../pieces/towns.ts'
import { type Icon, iconAt, tentacleStop, townAt, wheelIcons } from '../pieces/wheel.ts'
import type { TecTable } from '../state.ts'

/** What the icons of the wheel do, as short as the corner of the chart wants it. */
export const iconDeeds: Readonly<Record<Icon, string>> = {
  lull: 'one leaves the Shambler Mat',
  surge: 'one more is drawn',
  rift: 'a Chaos joins the discard',
  omenFear: 'the power of Fear strikes',
  omenRage: 'the power of Rage strikes',
  omenGreed: 'the power of Greed strikes',
}

const nameAt = (table: TecTable, stop: number): string => {
  const town = table.towns[townAt(stop)]
  return town === undefined ? '' : siteAt(town.site).name
}

/** The latest spin in a sentence. */
export function spinInWords(table: TecTable): string {
  if (table.stop < 0) return 'The wheel has not been spun'
  const front = nameAt(table, table.stop)
  const tail = nameAt(table, tentacleStop(table.stop))
  return `The wheel points at ${front}, ${wheelIcons[iconAt(table.stop)].name}; its tail at ${tail}`
}
