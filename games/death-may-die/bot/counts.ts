import { NOWHERE, type DmdState } from '../state.ts'
import { elderWoundsLeft } from './urgency.ts'
import { workLeft } from './work.ts'

/** What people count when they ask how they stand. */
export type DmdCount =
  | 'lost'
  | 'fallen'
  | 'elderWounds'
  | 'work'
  | 'wounds'
  | 'sanity'
  | 'stress'
  | 'levels'
  | 'claims'
  | 'enemies'

/** What all investigators together have in a position, all of it face up. */
export function countsOf(s: DmdState): Record<DmdCount, number> {
  const { heroes, enemies, outcome } = s.table
  const counts: Record<DmdCount, number> = {
    lost: outcome !== null && outcome.winners.length === 0 ? 1 : 0,
    fallen: 0,
    elderWounds: -elderWoundsLeft(s),
    work: -workLeft(s),
    wounds: 0,
    sanity: 0,
    stress: 0,
    levels: 0,
    claims: 0,
    enemies: 0,
  }
  for (const one of heroes) {
    if (one.hasFallen) counts.fallen++
    counts.wounds += one.wounds
    counts.sanity += one.sanity
    counts.stress += one.stress
    for (const level of one.levels) counts.levels += level
    counts.claims += one.left.length + one.right.length
  }
  for (const { space } of enemies) if (space !== NOWHERE) counts.enemies++
  return counts
}
