import type { EpisodeMap } from '../map.ts'

/** The map of episode 5. */
export const map5: EpisodeMap = {
  tiles: [
    ['16B', '13B', '4A'],
    ['14A', '11B', '12B'],
    ['7A', '10B', '15B'],
  ],
  spaces: [
    {
      id: '16B-a',
      part: 'west',
      links: ['16B-b', '14A-a'],
      gate: 'blue',
      enemies: ['hunting-horror'],
    },
    { id: '16B-b', part: 'east', links: ['16B-a', '13B-a'], token: 'circuit' },
    { id: '13B-a', part: 'whole', links: ['16B-b', '4A-a', '11B-a'], isStart: true },
    { id: '4A-a', part: 'north', links: ['4A-b', '13B-a'] },
    { id: '4A-b', part: 'south', links: ['4A-a', '12B-a'], token: 'circuit' },
    { id: '14A-a', part: 'north', links: ['14A-b', '16B-a', '11B-a'], stairs: '10B-b' },
    {
      id: '14A-b',
      part: 'south',
      links: ['14A-a', '7A-a'],
      token: 'circuit',
      enemies: ['cultist'],
    },
    { id: '11B-a', part: 'north', links: ['11B-b', '13B-a', '14A-a'], enemies: ['cultist'] },
    { id: '11B-b', part: 'south', links: ['11B-a', '10B-b'], enemies: ['cultist'] },
    { id: '12B-a', part: 'north', links: ['12B-b', '4A-b'] },
    {
      id: '12B-b',
      part: 'south',
      links: ['12B-a', '15B-a'],
      token: 'circuit',
      enemies: ['cultist'],
    },
    { id: '7A-a', part: 'whole', links: ['14A-b', '10B-a'], tunnel: '15B-a', gate: 'yellow' },
    { id: '10B-a', part: 'west', links: ['10B-b', '7A-a'], enemies: ['cultist'] },
    {
      id: '10B-b',
      part: 'middle',
      links: ['10B-a', '10B-c', '11B-b'],
      stairs: '14A-a',
      gate: 'red',
      enemies: ['hunting-horror'],
    },
    { id: '10B-c', part: 'east', links: ['10B-b', '15B-a'], enemies: ['cultist'] },
    { id: '15B-a', part: 'whole', links: ['12B-b', '10B-c'], tunnel: '7A-a' },
  ],
  deadDoors: [
    { space: '13B-a', side: 'north' },
    { space: '12B-a', side: 'east' },
    { space: '10B-b', side: 'south' },
  ],
}
