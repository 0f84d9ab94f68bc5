import { describeTitle } from '@eldertable/testkit/vitest.ts'
import { story } from './board/story.ts'
import { tally } from './board/tally.ts'
import { endings } from './events.ts'
import { game } from './game.ts'
import { tinyEpicCthulhu } from './index.ts'
import { lessons } from './lesson/index.ts'
import { switches } from './switches.ts'
import { latePosition } from './testing/late-position.ts'
import { meanings } from './testing/meanings.ts'
import { rareMoments } from './testing/rare-moments.ts'
import { rulebook } from './testing/rulebook.ts'
import { wordings } from './testing/wordings.ts'

/** A number of seats at which each choice of Assistants can be made. */
const seatsFor = { none: 4, one: 1, two: 1, each: 2, shared: 3, selfPlaying: 1 } as const

/** Without players one is watched from end to end. */
const byThemselves = { assistants: 'selfPlaying' }

describeTitle({
  title: tinyEpicCthulhu,
  game,
  rulebook,
  endings,
  fixtures: new URL('./fixtures/', import.meta.url),
  lessons,
  late: latePosition,
  recorded: [
    ...switches.assistants.choices.map((assistants) => ({ settings: { assistants } })),
    { settings: byThemselves, isWon: true },
    { settings: byThemselves, isWon: false },
  ],
  play: {
    picks: 300,
    tables: switches.assistants.choices.map((assistants) => ({
      seats: seatsFor[assistants],
      settings: { assistants },
    })),
    lateTables: [{}, {}, {}],
  },
  heard: {
    toSomebody: /\b[Yy]ou(r|rs)?\b(?! (own )?(mind|choice|town))/,
    matches: 3,
    atLeast: 301,
    tables: [
      { seats: 1 },
      {
        seats: 1,
        settings: {
          assistants: 'two',
          greatOldOne: 'yig',
          difficulty: 'hard',
          townLayout: 'fixedB',
        },
      },
      { seats: 1, settings: { ...byThemselves, greatOldOne: 'cthulhu' } },
      { seats: 2, settings: { greatOldOne: 'cthulhu', characters: 'random' } },
      {
        seats: 2,
        settings: { assistants: 'each', greatOldOne: 'yogSothoth', firstPlayer: 'random' },
      },
      { seats: 3, settings: { markedSeat: 3, difficulty: 'madness' } },
      {
        seats: 3,
        settings: { assistants: 'shared', greatOldOne: 'cthulhu', setupShamblers: 'tentacle' },
      },
      { seats: 4, settings: { greatOldOne: 'yig', townLayout: 'fixedA' } },
    ],
  },
  cited: {
    meanings,
    matches: 3,
    tables: [
      ...[1, 2, 3, 4].map((seats) => ({ seats })),
      { seats: 1, settings: { ...byThemselves, greatOldOne: 'cthulhu' } },
    ],
    lateMatches: 100,
    rareMoments,
  },
  numbers: wordings,
  switchNumbers: { besides: { difficulty: 'TEC-OPT-3' }, without: ['markedSeat'] },
  told: {
    tally,
    story,
    rows: {
      sealed: [
        'Dr. Calloway: Mind shaken twice: 7 2 4 15',
        'Father Wren: Mind shaken once: 8 3 2 13',
      ],
    },
    decided: {
      sealed: "The sixth seal was Ann's, with a throw of 4 in round 18.",
      'player-mad': "Ann's mind gave way in round 11.",
      'strength-one': / with \d+ of 25 pages read\.$/,
      shamblers: /^In round \d+ the last Shambler left its lair\.$/,
    },
  },
  bots: {
    slow: ['habit'],
    tables: [
      { seats: 1, settings: { assistants: 'one' } },
      { seats: 1, settings: { assistants: 'two', greatOldOne: 'cthulhu' } },
      { seats: 1, settings: byThemselves },
      { seats: 2, settings: { assistants: 'each', greatOldOne: 'yig', townLayout: 'fixedB' } },
      {
        seats: 3,
        settings: { assistants: 'shared', greatOldOne: 'cthulhu', characters: 'random' },
      },
      {
        seats: 4,
        settings: { greatOldOne: 'yogSothoth', difficulty: 'madness', characters: 'random' },
      },
    ],
  },
})
