import type { Cover } from '@eldertable/board-kit'

export const cover: Cover = {
  name: 'Tiny Epic Cthulhu',
  pitch: 'Spin the wheel, seal six portals.',
  seats: { least: 1, most: 4 },
  minutes: 45,
  spirit: 'together',
  accent: 'var(--tec)',
  ground: 'var(--tec-board)',
  picture: new URL('cover.svg', import.meta.url).href,
}
