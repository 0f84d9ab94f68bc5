import type { SidesAhead } from '@eldertable/kernel'

/** Who plays with whom, for those who think of sitting down. */
export const sidesWords: Readonly<Record<SidesAhead, string>> = {
  together: 'All play together.',
  teams: 'You play in teams.',
  'one-against-all': 'One plays against all the others.',
  'each-for-itself': 'Everybody plays for themselves.',
  'drawn-by-lot': 'The first throws decide who plays with whom.',
}
