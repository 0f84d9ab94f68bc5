import { at, type Seat } from '@eldertable/kernel'
import { minus, plus, within, type Chances } from './chances.ts'

/** What an account needs to know of one pick. */
export interface Entry {
  readonly seat: Seat
  readonly isRandom: boolean
  /** The chances once it was picked, before chance had its say; not asked for where chance had none. */
  readonly promised: Chances
  /** What the chosen option changed in comparison with habit. */
  readonly decided: Chances
}

/** What one pick did to the chances: by what was chosen, then by what chance made of it. */
export interface Step {
  readonly decided: Chances
  readonly luck: Chances
}

/**
 * Where the result of each seat came from: `start + luck + decisions of all seats = result`, by construction and not by
 * what is estimated in it.
 */
export interface Account {
  readonly start: Chances
  readonly luck: Chances
  /** By the seat that decided: what its decisions have cost or given each seat. */
  readonly decisions: readonly Chances[]
  readonly result: Chances
  /** The chances before each pick, and last the result. */
  readonly curve: readonly Chances[]
  readonly steps: readonly Step[]
}

/**
 * Reckons from the end. A position is worth what it promises if everybody plays on by habit. Where chance had a say, luck is the way from
 * what the chosen option promised to what the next position is worth; where it had none, the chosen option was worth just
 * that, since the later of two estimates is the better one.
 */
export function accountOf(entries: readonly Entry[], result: Chances): Account {
  const none = result.map(() => 0)
  const curve: Chances[] = [result]
  const steps: Step[] = []
  let after = result
  for (const { isRandom, promised, decided } of entries.toReversed()) {
    const chosen = isRandom ? promised : after
    const before = within(minus(chosen, decided))
    steps.push({ decided: minus(chosen, before), luck: minus(after, chosen) })
    curve.push(before)
    after = before
  }
  steps.reverse()
  const decisions: Chances[] = result.map(() => none)
  for (const [i, { seat }] of entries.entries())
    decisions[seat] = plus(decisions[seat] ?? none, at(steps, i).decided)
  return {
    start: after,
    luck: steps.map(({ luck }) => luck).reduce(plus, none),
    decisions,
    result,
    curve: curve.toReversed(),
    steps,
  }
}
