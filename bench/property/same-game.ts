import { byHand, onBoardgameIo, onKernel, type PlayMatch } from './contestants.ts'

const KEYS = ['picks', 'turns', 'bankrupts', 'cash'] as const
const MATCHES = 5000
const PEER_MATCHES = 300

/**
 * Stops if the three versions are not the same game. The kernel's and the hand-written one draw the same numbers in
 * the same order, so they must agree to the last coin. boardgame.io has its own dice: its means must be as near as
 * its number of matches lets one expect, that is within four standard errors.
 */
export function checkSameGame(): string {
  const kernel = sample(onKernel, MATCHES)
  const hand = sample(byHand, MATCHES)
  const peer = sample(onBoardgameIo, PEER_MATCHES)
  for (const key of KEYS) {
    if (kernel[key].mean !== hand[key].mean)
      throw new Error(`${key} on the kernel: ${kernel[key].mean}, by hand: ${hand[key].mean}`)
    const apart = Math.abs(kernel[key].mean - peer[key].mean)
    if (apart > 4 * Math.hypot(kernel[key].error, peer[key].error))
      throw new Error(
        `${key} on the kernel: ${kernel[key].mean}, on boardgame.io: ${peer[key].mean}`,
      )
  }
  return (
    `The kernel's version and the hand-written one agree exactly over ${MATCHES} matches; boardgame.io's, with its ` +
    `own dice, has ${peer.picks.mean.toFixed(1)} picks a match to their ${kernel.picks.mean.toFixed(1)}, and ` +
    `${peer.bankrupts.mean.toFixed(2)} bankrupts to their ${kernel.bankrupts.mean.toFixed(2)}.`
  )
}

type Sample = Record<(typeof KEYS)[number], { mean: number; error: number }>

function sample(play: PlayMatch, matches: number): Sample {
  const results = Array.from({ length: matches }, (_, match) => play(`check ${match}`))
  const of = (key: (typeof KEYS)[number]): Sample[typeof key] => {
    const mean = results.reduce((sum, result) => sum + result[key], 0) / matches
    const variance = results.reduce((sum, result) => sum + (result[key] - mean) ** 2, 0) / matches
    return { mean, error: Math.sqrt(variance / matches) }
  }
  return { picks: of('picks'), turns: of('turns'), bankrupts: of('bankrupts'), cash: of('cash') }
}
