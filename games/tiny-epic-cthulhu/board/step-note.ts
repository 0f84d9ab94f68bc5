import type { BoardProps } from '@eldertable/board-kit'
import { counted } from '@eldertable/kernel'
import { siteAt } from '../pieces/towns.ts'
import { wayTo } from '../foresight/walk.ts'
import { shamblersOn } from '../rules/pieces.ts'
import type { TecTable } from '../state.ts'

/** What choosing a lit town would mean, as short as its note wants it. */
export function stepNote(
  table: TecTable,
  decision: BoardProps['decision'],
  position: number,
): string {
  const site = decision?.about['site']
  if (decision?.key === 'townAction.target' && typeof site === 'number')
    return siteAt(site).key === 'ferry' ? `sail${draws(table, position)}` : 'lure'
  const assistant = decision?.about['assistant']
  const who = typeof assistant === 'number' ? assistant : table.active
  const steps = wayTo(table, who, position).length - 1
  return `${counted(steps, 'step')}${draws(table, position)}`
}

/** TEC-MOVE-8 */
function draws(table: TecTable, position: number): string {
  const town = table.towns[position]
  const count = town === undefined ? 0 : shamblersOn(town)
  return count > 0 ? ` · draw ${count}` : ''
}
