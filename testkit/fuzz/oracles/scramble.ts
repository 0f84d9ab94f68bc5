import type { State } from '@eldertable/kernel'
import { besidesTheTable, nameOf, type Moment, type Viewer } from '../moment.ts'
import type { Oracle } from '../oracle.ts'

/**
 * Questions and options do not depend on the closed drawers: change everything in the box but the stack, and in the
 * other hands (lengths stay), and every viewer sees the same. Unlike `leak` it does not rely on the title's word for
 * what a viewer can't know. That table and hand share nothing with the closed drawers is seen to by `plain`.
 */
export const scramble: Oracle = (m) => {
  for (const viewer of m.viewersAndAsked) {
    const fault = m.isOver ? undefined : sharesWithBox(m, viewer)
    if (fault !== undefined) return fault
    try {
      if (besidesTheTable(m.engine, scrambled(m.state, viewer), viewer) !== m.seenBy(viewer))
        return `what ${nameOf(viewer)} is asked or offered depends on a closed drawer`
    } catch (error) {
      return `what ${nameOf(viewer)} is asked or offered depends on a closed drawer: ${String(error)}`
    }
  }
  return undefined
}

function scrambled(state: State, viewer: Viewer): State {
  const hands = state.hands.map((hand, seat) => (seat === viewer ? hand : changed(hand)))
  const box = { ...(changed(state.box) as object), stack: state.box.stack }
  return { table: state.table, hands: hands as object[], box }
}

function changed(value: unknown): unknown {
  switch (typeof value) {
    case 'number':
      return value + 1
    case 'boolean':
      return !value
    case 'string':
      return `${value}?`
    default:
      if (value === null) return null
  }
  if (Array.isArray(value)) return value.map(changed).toReversed()
  return Object.fromEntries(
    Object.entries(value as object).map(([key, item]) => [key, changed(item)]),
  )
}

function sharesWithBox(m: Moment, viewer: Viewer): string | undefined {
  const inBox = new Set<object>()
  for (const [key, value] of Object.entries(m.state.box)) if (key !== 'stack') collect(value, inBox)
  const { decision, menu } = m.engine.view(m.state, viewer)
  const shown = new Set<object>()
  collect([decision?.about, menu], shown)
  for (const object of shown) if (inBox.has(object)) return `a question hands out a part of the box`
  return undefined
}

function collect(value: unknown, into: Set<object>): void {
  if (typeof value !== 'object' || value === null || into.has(value)) return
  into.add(value)
  for (const item of Object.values(value)) collect(item, into)
}
