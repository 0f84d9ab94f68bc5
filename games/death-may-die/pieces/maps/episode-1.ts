import type { EpisodeMap } from '../map.ts'

/** The map of episode 1. */
export const map1: EpisodeMap = {
  tiles: [
    ['1A', '2A', '3A'],
    ['4A', '5A', '6A'],
    ['7A', '8A', '9A'],
  ],
  spaces: [
    { id: '1A-a', part: 'whole', links: ['2A-a', '4A-a'], isStart: true },
    { id: '2A-a', part: 'west', links: ['2A-b', '1A-a'], stairs: '8A-b' },
    { id: '2A-b', part: 'east', links: ['2A-a', '3A-a', '5A-b'], enemies: ['cultist'] },
    { id: '3A-a', part: 'north', links: ['3A-b', '2A-b'], gate: 'yellow' },
    { id: '3A-b', part: 'south', links: ['3A-a', '6A-a'], token: 'retort', enemies: ['cultist'] },
    { id: '4A-a', part: 'north', links: ['4A-b', '1A-a', '5A-a'] },
    { id: '4A-b', part: 'south', links: ['4A-a', '7A-a'], enemies: ['cultist'] },
    { id: '5A-a', part: 'west', links: ['5A-b', '4A-a'] },
    {
      id: '5A-b',
      part: 'middle',
      links: ['5A-a', '5A-c', '2A-b', '8A-a'],
      enemies: ['cultist', 'cultist'],
    },
    { id: '5A-c', part: 'east', links: ['5A-b', '6A-a'], token: 'retort', fire: 1 },
    { id: '6A-a', part: 'north', links: ['6A-b', '3A-b', '5A-c'], enemies: ['cultist'] },
    { id: '6A-b', part: 'south', links: ['6A-a', '9A-a'], token: 'retort', enemies: ['cultist'] },
    { id: '7A-a', part: 'whole', links: ['4A-b', '8A-a'], gate: 'blue' },
    {
      id: '8A-a',
      part: 'west',
      links: ['8A-b', '5A-b', '7A-a'],
      token: 'retort',
      enemies: ['cultist'],
    },
    { id: '8A-b', part: 'east', links: ['8A-a', '9A-a'], stairs: '2A-a', fire: 1 },
    { id: '9A-a', part: 'whole', links: ['6A-b', '8A-b'], gate: 'red', enemies: ['fire-vampire'] },
  ],
  deadDoors: [
    { space: '1A-a', side: 'west' },
    { space: '3A-a', side: 'north' },
    { space: '5A-a', side: 'south' },
    { space: '9A-a', side: 'east' },
  ],
}
