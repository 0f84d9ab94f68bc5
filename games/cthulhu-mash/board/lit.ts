import { readTarget, type Light } from '@eldertable/board-kit'
import { targetIn } from '../verbs.ts'
import type { MashProps } from './table.ts'

const order: readonly Light[] = ['aimed', 'may', 'possible', 'refused']

/** Whom the picks of a kind mean. */
const meant: Readonly<Record<string, (number: number) => number>> = {
  piece: (target) => target,
  blow: targetIn,
  casting: targetIn,
}

/**
 * What a press on a piece picks: the first option that means it, in the order of the menu, which lists attacks from
 * bare hands up; others stand in the slip. Without one it can still be looked at.
 */
export function targetLit(
  lit: MashProps['lit'],
  target: number,
): { id: string; light: Light | undefined } {
  let id = `piece:${target}`
  let light: Light | undefined
  for (const [key, shines] of lit) {
    const { kind, number } = readTarget(key)
    if (meant[kind]?.(number) !== target) continue
    if (light !== undefined && order.indexOf(shines) >= order.indexOf(light)) continue
    id = key
    light = shines
  }
  return { id, light }
}
