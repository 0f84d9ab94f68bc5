import { pickOf, type Decision, type Option } from '@eldertable/kernel'
import { DICE } from '../pieces/dice.ts'
import type { TecTable } from '../state.ts'
import { V } from '../verbs.ts'
import { playAhead, type Ahead } from './ahead.ts'

const failures: ReadonlySet<string> = new Set(['sealFails', 'banishFails'])

/**
 * How likely it is, from 0 to 1, that the roll of the option that is pointed at does not fail, if no die is rolled
 * again. Null if it rolls none, or more than there are because an Assistant would roll again by itself.
 */
export function oddsOf(
  table: TecTable,
  decision: Decision | null,
  aimed: Pick<Option, 'pick'> | null,
): number | null {
  if (aimed === null || decision === null) return null
  const ahead = playAhead(table, decision, aimed.pick)
  if (ahead === null || ahead.die === 0) return null
  return oddsAfter(table, decision, aimed.pick, [])
}

/** The same once some dice have fallen. */
function oddsAfter(
  table: TecTable,
  decision: Decision,
  pick: number,
  faces: readonly number[],
): number | null {
  const ahead = playAhead(table, decision, pick, faces)
  if (ahead === null) return null
  if (ahead.die === 0) return hasFailed(keepingDice(ahead)) ? 0 : 1
  if (faces.length === DICE) return null
  let total = 0
  for (let face = 1; face <= ahead.die; face++) {
    const odds = oddsAfter(table, decision, pick, [...faces, face])
    if (odds === null) return null
    total += odds
  }
  return total / ahead.die
}

function keepingDice(ahead: Ahead): Ahead {
  const { table, decision } = ahead
  if (decision?.key !== 'rerolls.choose') return ahead
  return playAhead(table, decision, pickOf(V.keepDice)) ?? ahead
}

const hasFailed = ({ events }: Ahead): boolean => events.some(({ key }) => failures.has(key))
