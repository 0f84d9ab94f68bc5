import type { TecTable } from '../state.ts'
import { weights, type Weights } from './weights.ts'

/** What the plans of the thinking bot go by. Found by matches in pairs that differ in all weights at once: see `docs/balance.md`. */
const usual: Weights = {
  ...weights,
  turn: [30, 40],
  tokensPerTurn: 0.835,
  turnsPerSeal: 1.11,
  leastChance: 0.105,
  row: [0, 12.2, 22.5, 31.1, 38.1, 43.4],
  phaseTwo: 482,
  readyLater: 22.6,
  chaos: [5, 3.36],
  greed: 2.22,
  rune: 2.1,
  anyToken: 10.9,
  useOfHeld: 0.741,
  promise: 82.1,
  lastPromise: 12.3,
  actionsPerTentacle: 1.25,
  lair: -0.686,
  track: [0, 0.157, -0.869, -3],
  shamblers: [0, -0.331, -1.97, -4],
  shamblersLeft: [0, -142, -56.9, -23.7, -9.48, -3.79, -0.948],
  tries: { later: 0.6, withColour: 0.72, withChaos: 0.655, withNeither: 0.391 },
  extraDraws: -0.418,
  comesBack: 0.17,
  filled: 0.536,
  eldritchToCome: [0, 0.0167, 0.067, 0.223],
  signs: {
    hidden: 1.76,
    ready: 0,
    nextSeal: 36.6,
    hopeless: 0,
    pairs: 8.22,
    kind: 3.54,
    near: -4.84,
    pageNear: -1.59,
    beside: -1.07,
    alone: 2.29,
  },
}

export const tuned = (_table: TecTable): Weights => usual
