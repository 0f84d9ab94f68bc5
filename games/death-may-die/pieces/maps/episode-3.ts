import type { EpisodeMap } from '../map.ts'

/** The map of episode 3. */
export const map3: EpisodeMap = {
  tiles: [
    ['13A', '4B', '7B'],
    ['12A', '5B', '8B'],
    ['9B', '14B', null],
  ],
  spaces: [
    { id: '13A-a', part: 'whole', links: ['4B-a', '12A-a'], isStart: true },
    { id: '4B-a', part: 'north', links: ['4B-b', '13A-a', '7B-a'], token: 'grave' },
    { id: '4B-b', part: 'south', links: ['4B-a', '5B-b'], enemies: ['cultist'] },
    { id: '7B-a', part: 'whole', links: ['4B-a', '8B-a'], stairs: '9B-a', isConsecrated: true },
    { id: '12A-a', part: 'west', links: ['12A-b', '13A-a', '9B-a'] },
    { id: '12A-b', part: 'east', links: ['12A-a', '5B-a'], token: 'grave', enemies: ['cultist'] },
    { id: '5B-a', part: 'west', links: ['5B-b', '12A-b'], enemies: ['cultist'] },
    { id: '5B-b', part: 'middle', links: ['5B-a', '5B-c', '4B-b', '14B-b'], enemies: ['ghoul'] },
    { id: '5B-c', part: 'east', links: ['5B-b', '8B-a'], token: 'grave' },
    {
      id: '8B-a',
      part: 'west',
      links: ['8B-b', '7B-a', '5B-c'],
      token: 'grave',
      enemies: ['cultist'],
    },
    {
      id: '8B-b',
      part: 'east',
      links: ['8B-a'],
      tunnel: '14B-c',
      gate: 'yellow',
      enemies: ['ghoul'],
    },
    { id: '9B-a', part: 'whole', links: ['12A-a', '14B-a'], stairs: '7B-a', gate: 'blue' },
    { id: '14B-a', part: 'west', links: ['14B-b', '9B-a'], token: 'grave' },
    {
      id: '14B-b',
      part: 'middle',
      links: ['14B-a', '14B-c', '5B-b'],
      token: 'grave',
      enemies: ['ghoul'],
    },
    { id: '14B-c', part: 'east', links: ['14B-b'], tunnel: '8B-b', gate: 'red' },
  ],
  deadDoors: [
    { space: '13A-a', side: 'north' },
    { space: '12A-b', side: 'south' },
    { space: '14B-c', side: 'east' },
  ],
}
