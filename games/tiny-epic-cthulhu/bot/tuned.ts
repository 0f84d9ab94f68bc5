import type { TecTable } from '../state.ts'
import { weights, type Weights } from './weights.ts'

/** What the plans of the thinking bot go by. Found by matches in pairs that differ in all weights at once: see `docs/balance.md`. */
const usual = {
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
    nextPage: -0.124,
    leastRow: -2.29,
    nextSeal: 36.6,
    hopeless: 0,
    chaos: -1.06,
    pairs: 8.22,
    kind: 3.54,
    near: -4.84,
    pageNear: -1.59,
    beside: -1.07,
    alone: 2.29,
  },
} satisfies Weights

/** Yog-Sothoth takes runes back, so it takes more of them, and it pays less to wait for more. */
const againstYogSothoth: Weights = {
  ...usual,
  loss: -678,
  turn: [30, 44],
  turnsPerSeal: 0.933,
  leastChance: 0.14,
  seal: 67.2,
  rune: 2.13,
  perAction: 0.807,
  track: [0, 0.157, -1.04, -3.38],
  shamblers: [0, -0.569, -1.97, -5.04],
  brain: [0, 2.38, -15, -60, -700],
  tries: { later: 0.593, withColour: 0.72, withChaos: 0.655, withNeither: 0.459 },
  extraDraws: -0.336,
  comesBack: 0.198,
  filled: 0.577,
  signs: {
    ...usual.signs,
    ready: 5,
    nextSeal: 34.4,
    hopeless: -7.23,
    chaos: -1.64,
    kind: 4.68,
    pageNear: -2.06,
  },
}

export const tuned = ({ settings }: TecTable): Weights =>
  settings.greatOldOne === 'yogSothoth' ? againstYogSothoth : usual
