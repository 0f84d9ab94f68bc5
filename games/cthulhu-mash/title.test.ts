import { describeTitle } from '@eldertable/testkit/vitest.ts'
import { story } from './board/story.ts'
import { tally } from './board/tally.ts'
import { game } from './game.ts'
import { cthulhuMash } from './index.ts'
import { lessons } from './lesson/index.ts'
import { latePosition } from './testing/late-position.ts'
import { meanings } from './testing/meanings.ts'
import { rareMoments } from './testing/rare-moments.ts'
import { rulebook } from './testing/rulebook.ts'
import { wordings } from './testing/wordings.ts'

/** Tables of all kinds; a limit of rounds keeps them short. Games against each other would not end at random. */
const short = [
  { seats: 1, settings: { sanity: true, turnLimit: 4, powerUpRestores: true } },
  {
    seats: 2,
    settings: {
      victory: 'cooperative',
      sanity: true,
      coopTiles: 2,
      turnLimit: 6,
      escapeMoves: true,
    },
  },
  {
    seats: 3,
    settings: { victory: 'cooperative', turnLimit: 4, sharedStart: 'off', monstersHeal: true },
  },
  {
    seats: 4,
    settings: {
      victory: 'cooperative',
      turnLimit: 2,
      explorerDynamite: true,
      readyWeapon: true,
      facing: true,
      terrainHeights: true,
      misplacedGenerators: true,
    },
  },
  {
    seats: 2,
    settings: {
      victory: 'cooperative',
      turnLimit: 3,
      sharedStart: 'off',
      customLayout: true,
      monstersUseObjects: true,
      monsterControl: 'left-player',
    },
  },
]

describeTitle({
  title: cthulhuMash,
  game,
  rulebook,
  endings: ['lastStanding', 'flags', 'draw', 'cleared', 'perished', 'tooLate'],
  fixtures: new URL('./fixtures/', import.meta.url),
  lessons,
  late: latePosition,
  // Against each other, in teams, together from one start or from several, alone.
  recorded: [
    { seats: 1 },
    { settings: { victory: 'cooperative', sharedStart: 'off' } },
    { settings: { victory: 'cooperative', sharedStart: 'usual' } },
    ...['death-match', 'capture-the-flag'].flatMap((victory) =>
      [false, true].map((teams) => ({ settings: { victory, teams } })),
    ),
  ],
  play: {
    picks: 60,
    tables: [
      { seats: 1, settings: { sanity: true } },
      { seats: 4, settings: { characters: 'random', facing: true, readyWeapon: true } },
      {
        seats: 4,
        settings: { victory: 'capture-the-flag', teams: true, monstersAttackSpawn: true },
      },
      { seats: 2, settings: { monsterControl: 'automatic', monstersUseObjects: true } },
      {
        seats: 3,
        settings: { victory: 'cooperative', sanity: true, monstersAttackAnyone: true },
      },
      { seats: 2, settings: { customLayout: true, oneWayGates: true, terrainHeights: true } },
      {
        seats: 3,
        settings: { victory: 'roll', vampireDrain: 'victim-actions', escapeMoves: true },
      },
    ],
    lateTables: [
      { seats: 1 },
      { seats: 3, settings: { victory: 'cooperative', sharedStart: 'off', sanity: true } },
      { seats: 4, settings: { victory: 'capture-the-flag', teams: true } },
    ],
  },
  heard: {
    tables: [
      { seats: 1 },
      {
        seats: 2,
        settings: {
          victory: 'cooperative',
          sanity: true,
          customLayout: true,
          terrainHeights: true,
        },
      },
      {
        seats: 4,
        settings: {
          victory: 'cooperative',
          monstersUseObjects: true,
          monsterControl: 'left-player',
        },
      },
    ],
    lateTables: [
      {
        seats: 3,
        settings: {
          victory: 'cooperative',
          sharedStart: 'off',
          sanity: true,
          facing: true,
          readyWeapon: true,
        },
      },
      {
        seats: 4,
        settings: { victory: 'cooperative', sharedStart: 'off', monsterControl: 'left-player' },
      },
    ],
  },
  cited: {
    meanings,
    matches: 3,
    tables: short,
    lateMatches: 3,
    lateTables: short,
    rareMoments,
    rareMatches: 12,
    // What only matches of earlier versions know.
    never: ['options rave', 'questions turn.adrift'],
    // Each has a test of its own elsewhere.
    seldom: [
      'events reshuffles',
      'events victory',
      'events cutOff',
      'events crushed',
      'events homeFalls',
      'events searches',
      'options search',
      'questions loot.search',
      'events rebuilds',
      'events back',
      'events steals',
      'events spills',
      'events unbinds',
      'events repeats',
      'events operates',
      'events raves',
      'options steal',
      'questions stealing.choose',
      'questions control.detach',
      'reasons start-enclosed',
      'reasons too-few-points',
    ],
  },
  numbers: wordings,
  switchNumbers: { besides: { coopTiles: 'CM-COOP-3' } },
  told: {
    tally,
    story,
    rows: {
      draw: [
        'Arctic Explorer: Died in round 10: 0 0 2 5',
        "Mariner Merchant: Died in round 10 by Ann's hand: 5 3 15 3",
      ],
    },
    decided: {
      'death-match-two': 'Bob struck Ann down in round 31.',
      'cleared-alone': /^Ann brought down the last of them, the /,
      'too-late': /^After round \d+, \d+ generators? and \d+ monsters? still stood\.$/,
      'flags-two': /^Ann struck Bob down in round \d+\.$/,
    },
  },
  bots: {
    tables: [
      { seats: 1 },
      { seats: 2, settings: { victory: 'death-match' } },
      { seats: 4, settings: { victory: 'death-match' } },
      { seats: 4, settings: { victory: 'death-match', teams: true } },
      { seats: 2, settings: { victory: 'capture-the-flag' } },
      { seats: 4, settings: { victory: 'capture-the-flag' } },
      { seats: 2, settings: { victory: 'cooperative' } },
      { seats: 3, settings: { victory: 'cooperative' } },
      { seats: 2, settings: { victory: 'cooperative', sanity: true } },
    ],
  },
})
