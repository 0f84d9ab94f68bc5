import { readTarget, type Light } from '@eldertable/board-kit'
import { openState } from '../text/telling.ts'
import { targetIn } from '../verbs.ts'
import { blowBy, promiseOf } from './blows.ts'
import { aboutIn } from './question.ts'
import type { MashProps } from './table.ts'

const order: readonly Light[] = ['aimed', 'may', 'possible', 'refused']

/** Whom the picks of a kind mean. */
const meant: Readonly<Record<string, (number: number) => number>> = {
  blow: targetIn,
  piece: (target) => target,
  casting: targetIn,
}

/** How much a blow is worth to whoever is asked. */
export type Worth = (blow: number) => number

/** The worth of each blow that the open question offers. */
export function worthIn(props: Pick<MashProps, 'table' | 'decision'>): Worth {
  const { table, decision } = props
  const seat = aboutIn(props, 'seat') ?? table.active
  const s = openState({ table })
  if (decision?.key !== 'actions.choose' && decision?.key !== 'actions.last') return () => 0
  return (blow) => promiseOf(blowBy(s, seat, blow))
}

/**
 * What a press on a piece picks: the most promising blow, or else the first option that means it; others stand in the
 * slip. What is pointed at there comes before all. Without any the piece can still be looked at.
 */
export function targetLit(
  lit: MashProps['lit'],
  target: number,
  worth: Worth = () => 0,
): { id: string; light: Light | undefined } {
  const those = [...lit].flatMap(([id, light]) => {
    const { kind, number } = readTarget(id)
    if (meant[kind]?.(number) !== target) return []
    return [{ id, light, worth: kind === 'blow' ? 1 + worth(number) : 0 }]
  })
  const [best] = those.toSorted(
    (a, b) => order.indexOf(a.light) - order.indexOf(b.light) || b.worth - a.worth,
  )
  return best === undefined
    ? { id: `piece:${target}`, light: undefined }
    : { id: best.id, light: best.light }
}
