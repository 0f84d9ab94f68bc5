import type { Box } from '@eldertable/board-kit'
import colours from './colours.json'

export const box: Box = {
  name: 'Tiny Epic Cthulhu',
  pitch: 'Spin the wheel, seal six portals.',
  seats: { least: 1, most: 4 },
  minutes: 45,
  spirit: 'together',
  accent: colours.accent,
  ground: colours.ground,
  cover: new URL('cover.svg', import.meta.url).href,
}
