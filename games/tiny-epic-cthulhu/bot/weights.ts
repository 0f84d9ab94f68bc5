/** What things are worth to a bot. A Page Token is about 10. */
export interface Weights {
  readonly win: number
  readonly loss: number
  /** A turn more before the strength reaches its last box, compared with the turns that are needed. */
  readonly turn: readonly [phaseOne: number, phaseTwo: number]
  readonly tokensPerTurn: number
  /** Turns for a seal that somebody can make for sure, and the least chance that is reckoned with. */
  readonly turnsPerSeal: number
  readonly leastChance: number
  /** All tokens of a row, by their number: rows that lag behind decide how long Phase One takes. */
  readonly row: readonly number[]
  readonly phaseTwo: number
  readonly seal: number
  /** A portal location that somebody can seal for sure, in Phase One. */
  readonly readyLater: number
  /** The first and the second tentacle of a track. */
  readonly madness: readonly number[]
  readonly chaos: readonly number[]
  /** What each Fear and each Greed Tentacle is worth beyond that, as it widens Moves and Collects. */
  readonly fear: number
  readonly greed: number
  /** A page that can be translated at once, beyond its tokens, and if its rune is still of use. */
  readonly page: number
  readonly rune: number
  /** Of a page that lies face down: how much its hope counts, a token of it, and how far held tentacles fit its cost. */
  readonly faceDown: number
  readonly anyToken: number
  readonly useOfHeld: number
  /** A seal that the active player can still make this turn, and how much more the last one counts. */
  readonly promise: number
  readonly lastPromise: number
  /** What is left of a page's worth for each action that it is away. */
  readonly perAction: number
  readonly actionsPerTentacle: number
  readonly lair: number
  /** By the number of tentacles on a Madness Track, of Shamblers on a Shambler Track, by the Brain Token's space. */
  readonly track: readonly number[]
  readonly shamblers: readonly number[]
  readonly brain: readonly number[]
  /** By the number of Shamblers left on the Shambler Mat. */
  readonly shamblersLeft: readonly number[]
  /** How likely somebody gets to try in time: in Phase One, and then with a tentacle of the colour, Chaos, or neither. */
  readonly tries: Readonly<Record<'later' | 'withColour' | 'withChaos' | 'withNeither', number>>
  /** Draws of a turn beyond the number on the track. Below the truth: bots that think time is precious play better. */
  readonly extraDraws: number
  /** How much of what is drawn lies on the Discard Mat when the Bag is filled next. */
  readonly comesBack: number
  /** How much of everything outside the Shambler Mat is in the Bag after it was filled. */
  readonly filled: number
  /** Eldritch that a Shambler Track will bring, by the number of Shamblers on it (TEC-CURSE-15). */
  readonly eldritchToCome: readonly number[]
  /** What else is looked at, if anything. */
  readonly signs?: Signs
}

/** What signs of how it will go on are worth. */
export interface Signs {
  /** Phase One: each page that lies face down, and the readiness for sealing, the more the nearer Phase Two is. */
  readonly hidden: number
  readonly ready: number
  /** The best page of whoever is next, and each token in the row that has the fewest. */
  readonly nextPage: number
  readonly leastRow: number
  /** Phase Two: the chance of whoever is next to seal something, each location that nobody can seal, and each Chaos Tentacle. */
  readonly nextSeal: number
  readonly hopeless: number
  readonly chaos: number
  /** Each colour of which somebody has two runes. */
  readonly pairs: number
  /** Each kind of tentacle on each mat. */
  readonly kind: number
  /** Each character beside the Great Old One, and each page that Yog-Sothoth could take from it. */
  readonly near: number
  readonly pageNear: number
  /** Each Shambler on a card for each character there, and each character who is alone on its card. */
  readonly beside: number
  readonly alone: number
}

/** What the habit goes by, found by letting bots play. */
export const weights: Weights = {
  win: 3000,
  loss: -700,
  turn: [30, 30],
  tokensPerTurn: 0.9,
  turnsPerSeal: 1.5,
  leastChance: 0.12,
  row: [0, 13, 24.5, 34.5, 43, 50],
  phaseTwo: 330,
  seal: 60,
  readyLater: 16,
  madness: [4, 2.5],
  chaos: [5, 3.5],
  fear: 1,
  greed: 1.5,
  page: 4,
  rune: 3,
  faceDown: 0.5,
  anyToken: 10,
  useOfHeld: 0.6,
  promise: 80,
  lastPromise: 10,
  perAction: 0.82,
  actionsPerTentacle: 1.3,
  lair: -0.5,
  track: [0, 0, -0.7, -3],
  shamblers: [0, -0.5, -1.5, -4],
  brain: [0, 0, -15, -60, -700],
  shamblersLeft: [0, -150, -60, -25, -10, -4, -1],
  tries: { later: 0.6, withColour: 0.7, withChaos: 0.6, withNeither: 0.35 },
  extraDraws: -0.5,
  comesBack: 0.2,
  filled: 0.6,
  eldritchToCome: [0, 0.03, 0.12, 0.4],
}
