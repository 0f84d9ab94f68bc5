import type { Cover } from '@eldertable/board-kit'
import colours from './colours.json'

export const cover: Cover = {
  name: 'Tiny Epic Cthulhu',
  pitch: 'Spin the wheel, seal six portals.',
  seats: { least: 1, most: 4 },
  minutes: 45,
  spirit: 'together',
  accent: colours.accent,
  ground: colours.ground,
  picture: new URL('cover.svg', import.meta.url).href,
}
