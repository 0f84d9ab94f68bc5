import type { Cover } from '@eldertable/board-kit'
import colours from './colours.json'

export const cover: Cover = {
  name: 'First Title',
  pitch: 'Take a stone and throw for it.',
  seats: { least: 2, most: 4 },
  minutes: 1,
  spirit: 'each for themselves',
  accent: colours.accent,
  ground: colours.ground,
  picture: new URL('cover.svg', import.meta.url).href,
}
