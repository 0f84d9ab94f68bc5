/** The five boxes on the shelf, those that are not there yet included. */
export interface BoxOnShelf {
  id: string
  name: string
  accent: string
  pitch: string
  players: string
  minutes: number
  spirit: string
}

export const boxes: readonly BoxOnShelf[] = [
  {
    id: 'necronomonopoly',
    name: 'Necronomonopoly',
    accent: 'nec',
    pitch: 'Buy cursed land with your sanity.',
    players: '2–6',
    minutes: 50,
    spirit: 'every mind for itself',
  },
  {
    id: 'tiny-epic-cthulhu',
    name: 'Tiny Epic Cthulhu',
    accent: 'tec',
    pitch: 'Spin the wheel, seal six portals.',
    players: '1–4',
    minutes: 45,
    spirit: 'together',
  },
  {
    id: 'cthulhu-mash',
    name: 'Cthulhu Mash',
    accent: 'cm',
    pitch: 'Break the idols before they breed.',
    players: '1–4',
    minutes: 90,
    spirit: 'versus or together',
  },
  {
    id: 'death-may-die',
    name: 'Cthulhu: Death May Die',
    accent: 'dmd',
    pitch: 'Spoil the ritual, then kill the god.',
    players: '1–5',
    minutes: 90,
    spirit: 'together',
  },
  {
    id: 'innsmouth-32',
    name: 'Innsmouth 32',
    accent: 'i32',
    pitch: 'Survive a horror film in four reels.',
    players: '1–9',
    minutes: 75,
    spirit: 'director against all',
  },
]
