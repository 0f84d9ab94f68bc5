/** The sounds of all titles. Each has a visible twin: nothing is told by sound alone. */
export const soundNames = [
  'knock', // wood: your turn
  'tick', // felt: a pick is taken
  'thud', // dull: refused
  'dice', // two of bone
  'paper', // a card
  'bell', // low: a loss of ten or more
  'foghorn', // far: a Great Old One acts
  'chord', // harmonium: the end
] as const

export type SoundName = (typeof soundNames)[number]
