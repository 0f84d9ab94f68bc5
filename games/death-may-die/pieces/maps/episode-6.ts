import type { EpisodeMap } from '../map.ts'

/** The map of episode 6. */
export const map6: EpisodeMap = {
  tiles: [
    ['3A', '15A', '9A'],
    ['16A', '4A', '5B'],
    ['14B', '17A', null],
  ],
  spaces: [
    { id: '3A-a', part: 'north', links: ['3A-b', '15A-a'] },
    { id: '3A-b', part: 'south', links: ['3A-a', '16A-a'], enemies: ['cultist'] },
    { id: '15A-a', part: 'whole', links: ['3A-a', '9A-a', '4A-a'], isStart: true },
    { id: '9A-a', part: 'whole', links: ['15A-a', '5B-c'], stairs: '17A-a' },
    { id: '16A-a', part: 'north', links: ['16A-b', '3A-b'], enemies: ['cultist'] },
    {
      id: '16A-b',
      part: 'south',
      links: ['16A-a', '14B-a', '4A-b'],
      token: 'pillar',
      enemies: ['cultist'],
    },
    { id: '4A-a', part: 'north', links: ['4A-b', '15A-a'], enemies: ['cultist'] },
    { id: '4A-b', part: 'south', links: ['4A-a', '16A-b', '5B-a', '17A-a'], token: 'pillar' },
    { id: '5B-a', part: 'west', links: ['5B-b', '4A-b'], enemies: ['cultist'] },
    {
      id: '5B-b',
      part: 'middle',
      links: ['5B-a', '5B-c'],
      tunnel: '14B-b',
      gate: 'blue',
      enemies: ['chthonian'],
    },
    { id: '5B-c', part: 'east', links: ['5B-b', '9A-a'], token: 'pillar', enemies: ['cultist'] },
    { id: '14B-a', part: 'west', links: ['14B-b', '16A-b'], gate: 'yellow' },
    {
      id: '14B-b',
      part: 'middle',
      links: ['14B-a', '14B-c'],
      tunnel: '5B-b',
      enemies: ['cultist'],
    },
    { id: '14B-c', part: 'east', links: ['14B-b', '17A-a'], token: 'pillar', enemies: ['cultist'] },
    {
      id: '17A-a',
      part: 'whole',
      links: ['4A-b', '14B-c'],
      stairs: '9A-a',
      gate: 'red',
      enemies: ['shoggoth'],
    },
  ],
  deadDoors: [
    { space: '15A-a', side: 'north' },
    { space: '5B-b', side: 'south' },
    { space: '3A-b', side: 'west' },
  ],
}
