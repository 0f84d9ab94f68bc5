import type { Cover } from '@eldertable/board-kit'
import colours from './colours.json'

/** It stands on the shelf until the game can be played. */
export const cover: Cover = {
  name: 'Cthulhu: Death May Die',
  pitch: 'Spoil the ritual, then kill the god.',
  seats: { least: 1, most: 5 },
  minutes: 90,
  spirit: 'together',
  accent: colours.accent,
  ground: colours.ground,
  picture: new URL('cover.svg', import.meta.url).href,
  lettering: { color: colours.accent.light, textAlign: 'left' },
}
