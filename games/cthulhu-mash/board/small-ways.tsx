import { Icon, mayChoose } from '@eldertable/board-kit'
import { at } from '@eldertable/kernel'
import { beyondGate, DEAD_END, hasGate } from '../rules/gates/gates.ts'
import { NONE } from '../state.ts'
import { openState } from '../text/telling.ts'
import { tileName } from '../text/tiles.ts'
import { isRound } from '../text/where.ts'
import type { SmallView } from './small-view.ts'
import { placeAsked } from './question.ts'
import type { MashProps, MashTable } from './table.ts'

const sides = ['north', 'east', 'south', 'west'] as const
/** The bars at the left and right are too narrow for a name, and no text is turned on its side. */
const arrows = ['', '›', '', '‹'] as const
const isBeside = (compass: number): boolean => arrows[compass] !== ''

/** A bar on each side of the tile that has a neighbour: what lies there, whether a gate leads to it, and the way to look. */
export function SmallWays({
  table,
  view,
  lit,
}: {
  table: MashTable
  view: SmallView
  lit: MashProps['lit']
}) {
  const s = openState({ table })
  const isHere = placeAsked({ table, decision: null }) === view.place
  const mayScout = (compass: number) => isHere && mayChoose(lit, `compass:${compass}`)
  return sides.map((side, compass) => {
    const next = table.neighbours[view.place * 4 + compass] ?? NONE
    if (next === NONE) return <span key={side} className={`cm-way cm-${side} cm-edge`} />
    const { tile } = at(table.places, next)
    const isOpen =
      at(table.places, view.place).tile !== NONE &&
      hasGate(s, view.place, compass) &&
      beyondGate(s, view.place, compass) !== DEAD_END
    const isFar = isRound(table, view.place, next, compass)
    const name = `${tile === NONE ? 'Hidden tile' : tileName(tile)}${isFar ? ', round the edge' : ''}`
    return (
      <button
        key={side}
        type="button"
        className={`cm-way cm-${side}${isOpen ? ' cm-open' : ''}${mayScout(compass) ? ' cm-scouted' : ''}`}
        aria-label={`Look ${side}: ${name}${isOpen ? ', through a gate' : ''}`}
        onClick={() => view.inspect(next)}
      >
        {isOpen ? <Icon name="magic-portal" /> : null}
        <span>{isBeside(compass) ? (tile === NONE ? '?' : arrows[compass]) : name}</span>
      </button>
    )
  })
}
