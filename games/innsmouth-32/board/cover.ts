import type { Cover } from '@eldertable/board-kit'
import colours from './colours.json'

/** The game on the shelf. */
export const cover: Cover = {
  name: 'Innsmouth 32',
  pitch: 'Survive a horror film in four reels.',
  seats: { least: 1, most: 9 },
  minutes: 75,
  spirit: 'director against all',
  accent: colours.accent,
  ground: colours.ground,
  picture: new URL('cover.svg', import.meta.url).href,
}
