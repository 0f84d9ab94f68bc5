import { describeTitle } from '@eldertable/testkit/vitest.ts'
import { story } from './board/story.ts'
import { tally } from './board/tally.ts'
import { endings } from './events.ts'
import { game } from './game.ts'
import { deathMayDie } from './index.ts'
import { lessons } from './lesson/index.ts'
import { switches } from './switches.ts'
import { latePosition } from './testing/late-position.ts'
import { meanings } from './testing/meanings.ts'
import { rareMoments } from './testing/rare-moments.ts'
import { rulebook } from './testing/rulebook.ts'
import { optionsPrinted, wordings } from './testing/wordings.ts'

const elderOnes = switches.elderOne.choices
const episodes = switches.episode.choices

const everywhere = elderOnes.flatMap((elderOne) =>
  episodes.map((episode) => ({ elderOne, episode })),
)

const options = [
  {},
  { panic: true, insanityDraft: true, chooseFirst: true, advanceOrder: 'choose' },
  { publishedSkills: true, safeTrade: true, difficulty: 'gentle' },
]

describeTitle({
  title: deathMayDie,
  game,
  rulebook,
  endings,
  fixtures: new URL('./fixtures/', import.meta.url),
  lessons,
  late: latePosition,
  recorded: [
    ...episodes.map((episode) => ({ settings: { episode } })),
    ...elderOnes.map((elderOne) => ({ ending: 'slain', settings: { elderOne } })),
  ],
  play: {
    picks: 60,
    tables: everywhere.map((settings) => ({ settings })),
    lateTables: everywhere.map((settings) => ({ settings })),
  },
  heard: {
    // Words to one reader; some cards have them in their titles.
    toSomebody: /\b[Yy]ou(r|rs)?\b(?! Seen)/,
    tables: [
      { seats: 1 },
      { seats: 2, settings: { elderOne: 'hastur', episode: '2', insanityDraft: true } },
      { seats: 3, settings: { episode: '3', chooseFirst: true, difficulty: 'gentle' } },
      {
        seats: 4,
        settings: { elderOne: 'hastur', episode: '4', panic: true, advanceOrder: 'choose' },
      },
      { seats: 5, settings: { episode: '5', endOrder: 'published' } },
      { seats: 2, settings: { episode: '6', publishedSkills: true } },
    ],
    lateTables: episodes.map((episode) => ({
      seats: 3,
      settings: { episode, elderOne: 'hastur' },
    })),
  },
  cited: {
    meanings,
    tables: everywhere.flatMap((where) =>
      options.map((more, n) => ({ seats: 2 + n, settings: { ...where, ...more } })),
    ),
    lateMatches: 3,
    lateTables: everywhere.flatMap((where) =>
      options.map((more) => ({
        seats: 3,
        settings: { ...where, ...more, insanityDraft: false },
      })),
    ),
    rareMoments,
    rareMatches: 12,
  },
  numbers: wordings,
  switchNumbers: { printed: optionsPrinted },
  told: {
    tally,
    story,
    rows: {
      'slain-cthulhu': [
        'Elizabeth: Came through: 41 8 4 18',
        'Morgan: Died in turn 15, by Cthulhu: 35 5 7 14',
      ],
    },
    decided: {
      'slain-cthulhu':
        "The last blow was Elizabeth's, for 3 wounds, with Cthulhu 4 spaces from the end of its track. Morgan did not live to see it.",
      'nobody-left': 'Sister Beth, the last of them, went insane for good in turn 22.',
      'dead-early': 'Lizzie Borden was killed by a Cultist in turn 7.',
      ascended: /^In turn 26 Cthulhu came to the end of its track, /,
    },
  },
  bots: {
    tables: [1, 2, 3, 4, 5].map((seats) => ({
      seats,
      settings: { episode: episodes[seats] ?? '1', elderOne: 'hastur' },
    })),
  },
})
