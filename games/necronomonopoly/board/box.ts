import type { Box } from '@eldertable/board-kit'

export const box: Box = {
  name: 'Necronomonopoly',
  pitch: 'Buy cursed land with your sanity.',
  seats: { least: 2, most: 6 },
  minutes: 50,
  spirit: 'every mind for itself',
  accent: 'var(--nec)',
  ground: 'var(--nec-board)',
  cover: new URL('cover.svg', import.meta.url).href,
  lettering: {
    fontFamily: 'var(--display-sc)',
    fontSize: 'clamp(17px, 1.85vw, 27px)',
    bottom: '8.5%',
  },
}
