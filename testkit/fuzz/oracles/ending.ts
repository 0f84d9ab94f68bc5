import type { Oracle } from '../oracle.ts'

/** Once a match is over nobody is asked and nothing is left to do, and it was won by seats that exist. */
export const ending: Oracle = (m) => {
  const { outcome } = m.state.table
  if (outcome === null) return undefined
  const { winners } = outcome
  if (winners.some((seat) => m.state.hands[seat] === undefined))
    return `no such winner: ${winners.join()}`
  if (new Set(winners).size !== winners.length) return `a seat won twice: ${winners.join()}`
  if (m.asked !== -1 || m.engine.decision(m.state) !== null) return 'the match is over but asks'
  if (m.picks.length > 0) return 'the match is over but offers'
  if (m.state.box.stack.length > 0) return 'the match is over but something is left to do'
  return undefined
}
