import type { Box } from '@eldertable/board-kit'
import colours from './colours.json'

/** Its box stands on the shelf until the game can be played. */
export const box: Box = {
  name: 'Cthulhu Mash',
  pitch: 'Break the idols before they breed.',
  seats: { least: 1, most: 4 },
  minutes: 90,
  spirit: 'versus or together',
  accent: colours.accent,
  ground: colours.ground,
  cover: new URL('cover.svg', import.meta.url).href,
}
