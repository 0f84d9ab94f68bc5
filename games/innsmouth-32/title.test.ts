import { describeTitle } from '@eldertable/testkit/vitest.ts'
import { story } from './board/story.ts'
import { tally } from './board/tally.ts'
import { game } from './game.ts'
import { innsmouth32 } from './index.ts'
import { lessons } from './lesson/index.ts'
import { endings } from './rules/checks.ts'
import { latePosition } from './testing/late-position.ts'
import { meanings } from './testing/meanings.ts'
import { rareMoments } from './testing/rare-moments.ts'
import { rulebook } from './testing/rulebook.ts'
import { wordings } from './testing/wordings.ts'

/** Tables that together have every option and every module. */
const everything = [
  { seats: 1 },
  { seats: 2, settings: { soloSeats: 2, coverAttack: false } },
  { seats: 5, settings: { secretCultist: true, survivorLoss: true } },
  { seats: 3, settings: { director: 'auto', factionDraft: true, factionRest: true } },
  { seats: 9, settings: { terrors: '3', hound: 'companion', nightClerk: true, clerkDibs: true } },
  {
    seats: 6,
    settings: { director: 'auto', terrors: 'per-reel', hound: 'thirteenth', houndRecurring: true },
  },
  {
    seats: 5,
    settings: { hound: 'replace-chosen', factionDraft: true, nightClerk: true, clerkDibs: true },
  },
  {
    seats: 4,
    settings: {
      hound: 'thirteenth',
      houndRecurring: true,
      survivorLoss: true,
      powerPlayCull: true,
    },
  },
]

/** The last reels alone, with a director, with bots in that seat, and with every module. */
const late = [
  { seats: 1 },
  { seats: 3, settings: { director: 'human' } },
  { seats: 5, settings: { secretCultist: true, nightClerk: true, terrors: '2' } },
  { seats: 6, settings: { director: 'auto', hound: 'thirteenth', houndRecurring: true } },
  { seats: 9, settings: { terrors: '3', hound: 'companion', survivorLoss: true } },
]

const shown = (name: string, values: readonly (string | boolean)[]) =>
  values.map((value) => ({ settings: { [name]: value } }))

describeTitle({
  title: innsmouth32,
  game,
  rulebook,
  endings: Object.keys(endings),
  fixtures: new URL('./fixtures/', import.meta.url),
  lessons,
  late: latePosition,
  recorded: [
    ...[1, 2, 5, 9].map((seats) => ({ seats })),
    ...shown('terrors', ['0', '3', 'per-reel']),
    ...shown('hound', ['off', 'thirteenth', 'companion', 'replace-chosen']),
    ...['nightClerk', 'factionDraft', 'factionRest', 'secretCultist'].flatMap((module) =>
      shown(module, [true]),
    ),
  ],
  play: {
    picks: 60,
    tables: [
      { seats: 1 },
      { seats: 2, settings: { soloSeats: 2 } },
      { seats: 5, settings: { secretCultist: true, survivorLoss: true } },
      { seats: 3, settings: { director: 'auto', factionDraft: true, factionRest: true } },
      { seats: 9, settings: { terrors: '3', hound: 'companion', nightClerk: true } },
      { seats: 6, settings: { director: 'auto', terrors: 'per-reel', hound: 'thirteenth' } },
    ],
    lateTables: late,
  },
  heard: {
    matches: 2,
    tables: [
      { seats: 1 },
      { seats: 2, settings: { soloSeats: 2, hound: 'thirteenth', houndRecurring: true } },
      {
        seats: 4,
        settings: { secretCultist: true, survivorLoss: true, nightClerk: true, clerkDibs: true },
      },
      { seats: 3, settings: { director: 'auto', factionDraft: true, factionRest: true } },
      { seats: 9, settings: { terrors: '3', hound: 'companion' } },
    ],
    lateTables: late,
  },
  cited: {
    meanings,
    matches: 12,
    tables: everything,
    lateMatches: 6,
    lateTables: late,
    rareMoments,
    rareMatches: 6,
    // What nobody is ever shown, because there is nothing else to choose beside it.
    never: [
      'options pass',
      'reasons too-few-spoints',
      'reasons no-mythos-for-hound',
      'reasons nobody-there',
      'reasons no-sanctuary',
    ],
  },
  numbers: wordings,
  switchNumbers: { besides: { nightClerk: 'I32-CLERK-3', projector: 'I32-REEL-9' } },
  told: {
    tally,
    story,
    rows: {},
    decided: {
      'last-one-falls-nine': "The Bookworm, the last of them, fell in reel IV, to Eve's monsters.",
      'coup-of-the-cultist': 'The Triggerman was the last, and one of them.',
    },
  },
  bots: {
    tables: [
      ...[1, 2, 5, 8].map((seats) => ({ seats, settings: { director: 'auto' } })),
      ...[2, 5, 9].map((seats) => ({ seats })),
    ],
  },
})
