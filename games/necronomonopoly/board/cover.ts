import type { Cover } from '@eldertable/board-kit'
import colours from './colours.json'

export const cover: Cover = {
  name: 'Necronomonopoly',
  pitch: 'Buy cursed land with your sanity.',
  seats: { least: 2, most: 6 },
  minutes: 50,
  spirit: 'every mind for itself',
  accent: colours.accent,
  ground: colours.ground,
  picture: new URL('cover.svg', import.meta.url).href,
  lettering: {
    fontFamily: 'var(--display-sc)',
    fontSize: 'min(27px, 10.9cqi)',
    bottom: '8.5%',
  },
}
