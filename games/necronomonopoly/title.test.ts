import { describeTitle } from '@eldertable/testkit/vitest.ts'
import { story } from './board/story.ts'
import { tally } from './board/tally.ts'
import { game } from './game.ts'
import { necronomonopoly } from './index.ts'
import { lessons } from './lesson/index.ts'
import { latePosition } from './testing/late-position.ts'
import { meanings } from './testing/meanings.ts'
import { rareMoments } from './testing/rare-moments.ts'
import { rulebook } from './testing/rulebook.ts'
import { wordings } from './testing/wordings.ts'

describeTitle({
  title: necronomonopoly,
  game,
  rulebook,
  endings: ['last-sane', 'cultists', 'round-limit'],
  fixtures: new URL('./fixtures/', import.meta.url),
  lessons,
  late: latePosition,
  play: { picks: 1500, tables: [{}, {}, {}] },
  heard: {
    toSomebody: /\b[Yy]ours?\b (space|turn)|^You\b|\byours\b/,
    matches: 3,
    atLeast: 301,
    tables: [
      { seats: 2 },
      {
        seats: 3,
        settings: { silence: true, keeper: 'roll', wildGates: true, trade: 'open', teeming: true },
      },
      {
        seats: 4,
        settings: { roundLimit: 20, keeper: 'host', startingSanity: 300, teeming: true },
      },
      { seats: 5, settings: { roundLimit: 0, trade: 'none', wildGates: true } },
      {
        seats: 6,
        settings: { silence: true, trade: 'open', startingSanity: 400, roundLimit: 30 },
      },
    ],
  },
  cited: {
    meanings,
    tables: [2, 3, 4, 5, 6].flatMap((seats) =>
      [true, false].map((teeming) => ({
        seats,
        settings: { roundLimit: 20, keeper: 'roll', teeming },
      })),
    ),
    lateMatches: 100,
    rareMoments,
  },
  numbers: wordings,
  told: {
    tally,
    story,
    rows: {
      'last-sane': [
        'Ann: Insane in round 19; joined the Cultists: 6 3 11 21 –',
        'Bob: Sane to the end: 6 5 69 47 56',
        'Cid: Insane in round 25; joined the Cultists: 3 0 27 72 –',
        'Dee: Insane in round 6; joined the Cultists: 5 0 13 0 –',
      ],
    },
    decided: {
      'last-sane': 'In round 25 Cid went insane on Cultes de Goules, and Bob alone was left.',
      cultists:
        'In round 15 all four Great Tomes were with Ann and Cid, and one of them came to Mi-Go.',
      'round-limit': 'Bob had 16 Sanity more than Cid when it was over.',
    },
  },
  bots: {
    matches: 2,
    tables: [
      { seats: 2 },
      { seats: 3, settings: { keeper: 'roll', silence: true } },
      { seats: 4, settings: { keeper: 'host', trade: 'open' } },
      { seats: 5, settings: { trade: 'none', teeming: true, startingSanity: 100 } },
      { seats: 6, settings: { wildGates: true, roundLimit: 20 } },
    ],
  },
})
