/** What things are worth to the bot. A Page Token is about 10; the rest was found by letting bots play. */
export const weights = {
  win: 3000,
  loss: -700,
  /** A turn more before the strength reaches its last box, compared with the turns that are needed. */
  turn: 30,
  tokensPerTurn: 0.9,
  /** Turns for a seal that somebody can make for sure, and the least chance that is reckoned with. */
  turnsPerSeal: 1.5,
  leastChance: 0.12,
  /** All tokens of a row, by their number: rows that lag behind decide how long Phase One takes. */
  row: [0, 13, 24.5, 34.5, 43, 50],
  phaseTwo: 330,
  seal: 60,
  /** A portal location that somebody can seal for sure, in Phase One. */
  readyLater: 16,
  /** The first and the second tentacle of a track. */
  madness: [4, 2.5],
  chaos: [5, 3.5],
  /** What each Fear and each Greed Tentacle is worth beyond that, as it widens Moves and Collects. */
  fear: 1,
  greed: 1.5,
  /** A page that can be translated at once, beyond its tokens, and if its rune is still of use. */
  page: 4,
  rune: 3,
  /** Of a page that lies face down: how much its hope counts, a token of it, and how far held tentacles fit its cost. */
  faceDown: 0.5,
  anyToken: 10,
  useOfHeld: 0.6,
  /** A seal that the active player can still make this turn, and how much more the last one counts. */
  promise: 80,
  lastPromise: 10,
  /** What is left of a page's worth for each action that it is away. */
  perAction: 0.82,
  actionsPerTentacle: 1.3,
  lair: -0.5,
  /** By the number of tentacles on a Madness Track, of Shamblers on a Shambler Track, by the Brain Token's space. */
  track: [0, 0, -0.7, -3],
  shamblers: [0, -0.5, -1.5, -4],
  brain: [0, 0, -15, -60, -700],
  /** By the number of Shamblers left on the Shambler Mat. */
  shamblersLeft: [0, -150, -60, -25, -10, -4, -1],
}
