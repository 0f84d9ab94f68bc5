import type { Game } from '../frames.ts'

/** Throws six-sided dice one after another (NEC-CORE-14), leaves them on the table and adds them up. */
export function throwDice(g: Game, count: number): number {
  const faces: number[] = []
  let sum = 0
  for (let i = 0; i < count; i++) {
    const face = g.chance.die(6)
    faces.push(face)
    sum += face
  }
  g.state.table.dice = faces
  return sum
}
