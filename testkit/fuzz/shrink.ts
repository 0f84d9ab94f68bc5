import type { Engine, State } from '@eldertable/kernel'
import { FuzzedMatch } from './fuzzed-match.ts'
import type { Finding } from './look.ts'
import { oraclesOf, playChoices } from './replay.ts'
import type { Beginning, Choice } from './violation.ts'

interface Failed {
  beginning: Beginning
  picks: readonly Choice[]
  finding: Finding
}

/** A match with more picks than this is begun in the middle if it can't be made shorter otherwise. */
const LONG = 40
const LAST_FEW = 20

/**
 * Makes a failed match smaller as long as the same oracle still finds something: default settings, fewer seats, fewer
 * picks. Each pick keeps its own dice, so leaving one out does not change the luck of the others. A match that stays
 * long all the same begins from a position shortly before its end. One whose failure does not come back at all is
 * given back as it was.
 */
export function shrink(engine: Engine, failed: Failed, budget: number): Failed {
  const watch = { oracles: oraclesOf(failed.finding), onlyAtTheEnd: true }
  let best = failed
  let left = budget

  /** Whether this fails too; if so it is the best so far. */
  function fails(beginning: Beginning, choices: readonly Choice[]): boolean {
    left -= choices.length + 1
    const { picks, finding } = playChoices(engine, beginning, choices, watch)
    if (finding === undefined || !isSame(finding, failed.finding)) return false
    best = { beginning, picks, finding }
    return true
  }

  function simplifyBeginning(): void {
    if (best.beginning.position !== undefined) return
    fails({ ...best.beginning, settings: {} }, best.picks)
    for (let seats = engine.title.seats.least; seats < best.beginning.seats; seats++)
      if (fails({ ...best.beginning, seats }, best.picks)) break
  }

  function leaveOutPicks(): void {
    for (let before = Infinity; best.picks.length < before && left > 0;) {
      before = best.picks.length
      for (const size of chunkSizes(before)) {
        // A long match is cut at multiples of the size alone; a short one, anywhere.
        for (let end = best.picks.length; end >= size && left > 0;) {
          const isLess = fails(best.beginning, best.picks.toSpliced(end - size, size))
          const step = isLess || best.picks.length > 100 ? size : 1
          end = Math.min(best.picks.length, end - step)
        }
      }
    }
  }

  if (!fails(failed.beginning, failed.picks)) return failed
  simplifyBeginning()
  leaveOutPicks()
  if (best.picks.length > LONG) {
    const position = positionBefore(engine, best, LAST_FEW)
    left = budget
    if (fails({ ...best.beginning, position }, best.picks.slice(-LAST_FEW))) leaveOutPicks()
  }
  return best
}

/** The state before the last few picks of a match. */
function positionBefore(engine: Engine, { beginning, picks }: Failed, count: number): State {
  const match = new FuzzedMatch(engine, beginning, { thorough: false })
  for (const choice of picks.slice(0, -count)) match.play(...choice)
  return JSON.parse(match.moment.json) as State
}

/** Halves down to 16, then every size: turns of three seats only go in threes. */
function chunkSizes(length: number): number[] {
  const sizes: number[] = []
  for (let size = Math.ceil(length / 2); size > 16; size = Math.ceil(size / 2)) sizes.push(size)
  for (let size = Math.min(16, length); size >= 1; size--) sizes.push(size)
  return sizes
}

/** Two errors in the rules are the same if they say the same but for the numbers. */
function isSame(one: Finding, other: Finding): boolean {
  if (one.oracle !== other.oracle) return false
  return one.oracle !== 'engine' || withoutNumbers(one) === withoutNumbers(other)
}

function withoutNumbers({ message }: Finding): string {
  return message.replaceAll(/\d+/g, '#')
}
