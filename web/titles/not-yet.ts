import type { Cover } from '@eldertable/board-kit'

/** Games that are coming: their covers stand on the shelf until their own folders bring better ones. */
export const notYet: Readonly<Record<string, Cover>> = {
  'cthulhu-mash': {
    name: 'Cthulhu Mash',
    pitch: 'Break the idols before they breed.',
    seats: { least: 1, most: 4 },
    minutes: 90,
    spirit: 'versus or together',
    accent: 'var(--cm)',
    ground: 'var(--cm-board)',
    picture: '/boxes/cthulhu-mash.svg',
  },
  'death-may-die': {
    name: 'Cthulhu: Death May Die',
    pitch: 'Spoil the ritual, then kill the god.',
    seats: { least: 1, most: 5 },
    minutes: 90,
    spirit: 'together',
    accent: 'var(--dmd)',
    ground: 'var(--dmd-board)',
    picture: '/boxes/death-may-die.svg',
    lettering: { color: '#8c2425', textAlign: 'left' },
  },
  'innsmouth-32': {
    name: 'Innsmouth 32',
    pitch: 'Survive a horror film in four reels.',
    seats: { least: 1, most: 9 },
    minutes: 75,
    spirit: 'director against all',
    accent: 'var(--i32)',
    ground: 'var(--i32-board)',
    picture: '/boxes/innsmouth-32.svg',
  },
}
