import type { EpisodeMap } from '../map.ts'

/** The map of episode 2. */
export const map2: EpisodeMap = {
  tiles: [
    ['2B', '7B', '12A'],
    ['6B', '3B', '4B'],
    ['1B', '9B', null],
  ],
  spaces: [
    { id: '2B-a', part: 'north', links: ['2B-b', '7B-a'], gate: 'red' },
    { id: '2B-b', part: 'south', links: ['2B-a', '6B-a'], token: 'idol', enemies: ['cultist'] },
    { id: '7B-a', part: 'whole', links: ['2B-a', '3B-b', '12A-a'] },
    { id: '12A-a', part: 'west', links: ['12A-b', '7B-a'], token: 'idol', enemies: ['cultist'] },
    { id: '12A-b', part: 'east', links: ['12A-a', '4B-a'], gate: 'yellow' },
    {
      id: '6B-a',
      part: 'north',
      links: ['6B-b', '2B-b', '3B-a'],
      token: 'idol',
      enemies: ['cultist'],
    },
    { id: '6B-b', part: 'south', links: ['6B-a', '1B-a'], isWater: true },
    { id: '3B-a', part: 'west', links: ['3B-b', '6B-a'], isWater: true, enemies: ['deep-one'] },
    { id: '3B-b', part: 'middle', links: ['3B-a', '3B-c', '7B-a', '9B-a'], token: 'altar' },
    { id: '3B-c', part: 'east', links: ['3B-b', '4B-a'], enemies: ['cultist'] },
    { id: '4B-a', part: 'north', links: ['4B-b', '3B-c', '12A-b'] },
    {
      id: '4B-b',
      part: 'south',
      links: ['4B-a'],
      stairs: '9B-a',
      token: 'idol',
      enemies: ['cultist'],
    },
    { id: '1B-a', part: 'whole', links: ['6B-b'], tunnel: '9B-a', isStart: true, isWater: true },
    {
      id: '9B-a',
      part: 'whole',
      links: ['3B-b'],
      stairs: '4B-b',
      tunnel: '1B-a',
      gate: 'blue',
      isWater: true,
      enemies: ['deep-one'],
    },
  ],
  deadDoors: [
    { space: '1B-a', side: 'east' },
    { space: '12A-b', side: 'north' },
    { space: '4B-b', side: 'south' },
  ],
}
