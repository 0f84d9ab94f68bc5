import { expect, it } from 'vitest'
import { at, type DmdScenario, type Position } from './at.ts'
import { effectOf } from './effect.ts'

/** A Mythos card that Ann draws in a position: everything it does there, with what is rolled and answered. */
export type Drawn = [
  card: string,
  when: string,
  position: Position,
  effect: Record<string, number>,
  how?: { rolls?: string; answer?: (t: DmdScenario) => unknown },
]

/** One test for each row, in an episode and with an Elder One. */
export function provesCards(setting: Position, rows: readonly Drawn[]): void {
  it.each(rows)('DMD-MYTHOS-2 DMD-MYTHOS-3 %s: %s', (id, _, position, effect, how = {}) => {
    const t = at({ ...setting, ...position })
    const changed = effectOf(t, () => {
      t.rolls(how.rolls ?? '').resolve(id)
      how.answer?.(t)
    })
    expect(changed).toEqual(effect)
    expect(t.discards).toEqual([id])
  })
}
