import type { BoardProps, Light } from './board.ts'
import { readTarget } from './read-target.ts'

type Lit = BoardProps['lit']

/** What is lit of one kind: the spaces, the cards; by number, in the order of the menu. */
export function highlightsOf(lit: Lit, kind: string): { number: number; light: Light }[] {
  return [...lit].flatMap(([target, light]) => {
    const read = readTarget(target)
    return read.kind === kind ? [{ number: read.number, light }] : []
  })
}

/** The number of what is pointed at, if it is of this kind. */
export const aimedAt = (lit: Lit, kind: string): number | undefined =>
  highlightsOf(lit, kind).find(({ light }) => light === 'aimed')?.number

/** Whether a target can be chosen now. */
export function mayChoose(lit: Lit, target: string): boolean {
  const light = lit.get(target)
  return light !== undefined && light !== 'refused'
}
