import type { Cover } from '@eldertable/board-kit'
import colours from './colours.json'

export const cover: Cover = {
  name: 'Cthulhu Mash',
  pitch: 'Break the idols before they breed.',
  seats: { least: 1, most: 4 },
  minutes: 90,
  spirit: 'versus or together',
  accent: colours.accent,
  ground: colours.ground,
  picture: new URL('cover.svg', import.meta.url).href,
}
