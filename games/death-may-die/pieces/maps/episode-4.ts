import type { EpisodeMap } from '../map.ts'

/** The map of episode 4. */
export const map4: EpisodeMap = {
  tiles: [
    ['11A', '17B', '16B'],
    ['4A', '10A', '12A'],
    ['13A', '7A', null],
  ],
  spaces: [
    { id: '11A-a', part: 'north', links: ['11A-b', '17B-a'], gate: 'blue', enemies: ['byakhee'] },
    {
      id: '11A-b',
      part: 'south',
      links: ['11A-a', '4A-a'],
      token: 'lens',
      enemies: ['cultist', 'cultist'],
    },
    {
      id: '17B-a',
      part: 'whole',
      links: ['11A-a', '10A-b', '16B-a'],
      gate: 'red',
      enemies: ['byakhee'],
    },
    { id: '16B-a', part: 'west', links: ['16B-b', '17B-a'] },
    {
      id: '16B-b',
      part: 'east',
      links: ['16B-a', '12A-b'],
      token: 'lens',
      enemies: ['cultist', 'cultist'],
    },
    { id: '4A-a', part: 'north', links: ['4A-b', '11A-b', '10A-a'], enemies: ['cultist'] },
    { id: '4A-b', part: 'south', links: ['4A-a', '13A-a'] },
    { id: '10A-a', part: 'west', links: ['10A-b', '4A-a'] },
    {
      id: '10A-b',
      part: 'middle',
      links: ['10A-a', '10A-c', '7A-a', '17B-a'],
      enemies: ['cultist'],
    },
    { id: '10A-c', part: 'east', links: ['10A-b', '12A-a'], token: 'lens', enemies: ['cultist'] },
    { id: '12A-a', part: 'west', links: ['12A-b', '10A-c'], enemies: ['cultist'] },
    { id: '12A-b', part: 'east', links: ['12A-a', '16B-b'], stairs: '7A-a', gate: 'yellow' },
    { id: '13A-a', part: 'whole', links: ['4A-b', '7A-a'], isStart: true },
    { id: '7A-a', part: 'whole', links: ['13A-a', '10A-b'], stairs: '12A-b' },
  ],
  deadDoors: [
    { space: '17B-a', side: 'north' },
    { space: '10A-a', side: 'south' },
    { space: '12A-b', side: 'south' },
  ],
}
