import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Engine, type AnyTitle, type State, type TextContext } from '@eldertable/kernel'
import { afterEach, expect, it } from 'vitest'
import { game } from '../../examples/first-title/game.ts'
import { firstTitle } from '../../examples/first-title/index.ts'
import { lessons } from '../../examples/first-title/lesson/index.ts'
import { readFixtures, writeFixtures } from '../fixture-files.ts'
import type { Fixture } from '../fixtures.ts'
import { PrintedRules } from '../printed-rules.ts'
import { miniTitle } from '../testing/mini-title.ts'
import type { TitleGiven } from './given.ts'
import { promisesOf } from './promises.ts'

const folder = new URL('../../examples/first-title/', import.meta.url)
const fixtures = new URL('fixtures/', folder)

/** A title of a few picks a match, in which nothing is hidden and no bot thinks. */
const title = firstTitle as unknown as AnyTitle
const small: TitleGiven = {
  title,
  game,
  rulebook: new PrintedRules(new URL('RULES.md', folder)),
  endings: ['most-points'],
  fixtures,
  lessons,
  play: { picks: 60 },
}

/** What a title breaks of all that it promises: what about, in which words. */
function broken(given: Partial<TitleGiven>): string[] {
  const all = { ...small, ...given }
  // The bots are those of the title as it is here.
  const asked = 'game' in given ? all : { ...all, game: { ...game, title: all.title } }
  return promisesOf(asked).flatMap(({ about, promised }) =>
    promised
      .filter(({ faults }) => isBroken(faults))
      .map(({ says }) => `${about} ${says.split(':')[0]}`),
  )
}

function isBroken(faults: () => readonly string[]): boolean {
  try {
    return faults().length > 0
  } catch {
    return true // the test of the promise fails by it
  }
}

/** The small title with something about it changed. */
const withTitle = (change: Partial<AnyTitle>): Partial<TitleGiven> => ({
  title: { ...title, ...change },
})

const withText = (change: Partial<AnyTitle['text']>): Partial<TitleGiven> =>
  withTitle({ text: { ...title.text, ...change } })

let scratch: string | undefined
afterEach(() => {
  if (scratch !== undefined) rmSync(scratch, { recursive: true })
  scratch = undefined
})

/** The recorded match of the small title, changed, in a folder of its own. */
function withFixture(change: (recorded: Fixture) => Partial<Fixture>): Partial<TitleGiven> {
  const [first] = readFixtures(fixtures)
  if (first === undefined) throw new Error('nothing is recorded')
  scratch = mkdtempSync(path.join(tmpdir(), 'eldertable-fixtures-'))
  const changed = pathToFileURL(`${scratch}/`)
  writeFixtures(changed, { changed: { ...first.fixture, ...change(first.fixture) } })
  return { fixtures: changed }
}

it('a small title keeps everything, one without bots, lessons and chance in its log too', () => {
  expect(broken({})).toEqual([])
  const { game: _, ...others } = { ...small, lessons: [] }
  expect(
    promisesOf(others)
      .flatMap(({ promised }) => promised)
      .filter(({ faults }) => isBroken(faults)),
  ).toEqual([])
})

it('notices a word that is missing, or too many', () => {
  const missing = broken(withText({ reasons: {} }))
  expect(missing).toContain('the words are there for everything, and for nothing else')
  expect(broken(withText({ endings: {} }))).toContain(
    'the words tell every way in which a match can end',
  )
})

it('notices a sentence at which a reader would stumble', () => {
  const text = { ...title.text.events, turn: () => 'the turn of undefined' }
  expect(broken(withText({ events: text }))).toContain(
    'matches at random are put into words for everybody',
  )
  expect(broken({ heard: { atLeast: 1000 } })).toContain(
    'matches at random are put into words for everybody',
  )
})

it('notices words to one reader that everybody reads', () => {
  const board = ({ reader }: TextContext) => [
    { heading: 'Stones', lines: [reader === null ? 'You have none.' : 'There are six.'] },
  ]
  expect(broken(withText({ board }))).toEqual(
    Array.from({ length: 3 }, () => 'matches at random are put into words for everybody'),
  )
})

it('notices a rule that is not in the book, and one that says something else', () => {
  const reasons = { 'already-taken': 'FT-TURN-99' }
  expect(broken(withTitle({ reasons }))).toContain(
    'every rule that is cited in play is in the book',
  )
  const all = /./
  const meanings = {
    events: { turn: all, took: all, threw: /moonlight/ },
    options: { take: all },
    reasons: { 'already-taken': all },
    questions: { 'turn.choose': all },
  }
  const speaks =
    'every rule that is cited in play speaks of what it is cited for, and all that can be cited comes up'
  expect(broken({ cited: { meanings } })).toEqual([speaks])
  const fine = { ...meanings, events: { turn: all, took: all, threw: all } }
  expect(broken({ cited: { meanings: fine } })).toEqual([])
  expect(broken({ cited: { meanings: fine, never: ['options take'] } })).toEqual([speaks])
  const more = { ...fine, options: { ...fine.options, fly: all } }
  expect(broken({ cited: { meanings: more } })).toEqual([speaks])
  expect(broken({ cited: { meanings: more, seldom: ['options fly'] } })).toEqual([])
})

it('notices a number that is not the one of the book, and pieces that are not there', () => {
  const about = 'the numbers that players read are those of the book'
  const wordings = (words: string) => [{ piece: 'stone', printed: 'It is worth 4.', words }]
  const stones = (words: string) => ({ of: 'on stones', wordings: () => wordings(words) })
  expect(broken({ numbers: [stones('Worth 4')] })).toEqual([])
  expect(broken({ numbers: [stones('Worth 5')] })).toEqual([`${about} on stones`])
  expect(broken({ numbers: [{ ...stones('Worth 4'), pieces: 6 }] })).toEqual([`${about} on stones`])
  expect(broken({ numbers: [{ of: 'on stones', wordings: () => [] }] })).toEqual([
    `${about} on stones`,
  ])
  expect(broken({ switchNumbers: { without: ['moon'] } })).toEqual([
    `${about} for the options of a table`,
  ])
})

it('notices a match that goes otherwise than it was recorded', () => {
  const goes = 'recorded matches go as they were recorded'
  expect(broken(withFixture(() => ({ winners: [] })))).toEqual([goes])
  expect(broken(withFixture(({ log }) => ({ log: log.slice(0, -1) })))).toContain(goes)
})

it('notices an ending that nobody has recorded, and a kind of match', () => {
  expect(broken({ endings: ['most-points', 'flood'] })).toEqual([
    'the words tell every way in which a match can end',
    'recorded matches show every way in which the game can end',
  ])
  expect(broken({ recorded: [{ seats: 9 }] })).toEqual([
    'recorded matches show what there is to play',
  ])
  expect(broken({ recorded: [{ ending: 'most-points', isWon: true }] })).toEqual([])
})

it('notices a copy that is not whole, or shares something', () => {
  const says =
    'the questions of recorded matches are plain data, copied whole, and the same after being stored'
  const shared = (s: State): State => ({ ...structuredClone(s), hands: s.hands })
  expect(broken(withTitle({ copy: shared }))).toContain(says)
  const partly = (s: State): State => ({ ...structuredClone(s), hands: [] })
  expect(broken(withTitle({ copy: partly }))).toContain(says)
})

it('notices a state that is out of order', () => {
  const found = broken(withTitle({ faults: ({ table }) => (table.turn > 1 ? ['rain'] : []) }))
  expect(found).toContain(
    'the questions of recorded matches are in order, ask and offer as they should, and have words',
  )
  expect(found).toContain('random play keeps all promises')
})

it('notices that a seat imagines what can not be', () => {
  const resample = ({ table }: State): void => void table.turn++
  expect(broken(withTitle({ resample }))).toContain(
    'the questions of recorded matches could be any world that a seat takes for possible, and tell nothing of what it cannot know',
  )
})

it('notices what is wrongly told of a match', () => {
  const row = { seat: 0, name: 'Ann', fate: 'Won', figures: [{ value: '4', label: 'points' }] }
  const told: TitleGiven['told'] = {
    tally: () => [row],
    story: () => ({ turningPoints: [], decided: 'Ann had most.' }),
    rows: { 'most-points': ['Ann: Won: 4'] },
    decided: { 'most-points': /most/ },
  }
  const about = 'what is told of recorded matches'
  const wrongly = (change: Partial<typeof told>) => broken({ told: { ...told, ...change } })
  expect(wrongly({})).toEqual([])
  expect(wrongly({ rows: { 'most-points': ['Ann: Won: 5'] } })).toEqual([
    `${about} counts who did what as one does by hand`,
  ])
  expect(wrongly({ rows: { 'most-points': [] } })).toHaveLength(1)
  expect(wrongly({ decided: { 'most-points': 'Bob had most.' } })).toEqual([
    `${about} names the last deed, by how it ended`,
  ])
  expect(wrongly({ tally: () => [{ ...row, seat: 7 }] })).toEqual([
    `${about} reads well, and is about those who played`,
  ])
  const story = () => ({ turningPoints: [], decided: 'most undefined' })
  expect(wrongly({ story, decided: {} })).toEqual([
    `${about} reads well, and is about those who played`,
  ])
})

it('notices seats of which nothing is known, or not the same', () => {
  const says = ['what wins are told apart by is known of every seat, and of the same kinds']
  expect(broken(withTitle({ traits: () => [] }))).toEqual(says)
  expect(broken(withTitle({ traits: (_, seat) => [[`kind ${seat}`, 'one']] }))).toEqual(says)
  expect(broken(withTitle({ traits: () => [['colour', 'red']] }))).toEqual([])
})

it('notices a late position that is over, or out of order', () => {
  const begun = (change: (s: State) => void): NonNullable<TitleGiven['late']> => {
    return (chance, seats, settings) => {
      const s = new Engine(title).start(seats, settings, chance)
      change(s)
      return s
    }
  }
  expect(broken({ late: begun(() => {}) })).toEqual([])
  const over = begun((s) => {
    s.table.outcome = { ending: 'most-points', winners: [0] }
    s.box.stack.length = 0
  })
  const inOrder = 'late positions are in order'
  expect(broken({ late: over })).toEqual([inOrder, 'random play keeps them late as well'])
  const wrong = begun((s) => void Object.assign(s.table, { takenBy: [0, 0] }))
  expect(broken({ late: wrong })).toContain(inOrder)
})

it('notices that play at random never comes to an end', () => {
  const endless = miniTitle({
    taken(g) {
      g.state.table.turn = 0
    },
  }) as unknown as AnyTitle
  expect(broken({ title: endless })).toContain('random play comes to an end by itself')
})

it('notices a lesson that can not be played, and two of one name', () => {
  const [lesson] = lessons
  if (lesson === undefined) throw new Error('there is no lesson')
  const runs = 'lessons can be played through along every way that they leave open'
  const steps = lesson.steps.map((step) => ({ ...step, moves: [{ verb: 'take', argument: 99 }] }))
  expect(broken({ lessons: [{ ...lesson, steps }] })).toEqual([runs])
  expect(broken({ lessons: [lesson, lesson] })).toEqual([
    'lessons have names and addresses of their own',
  ])
})

it('notices a bot that picks what is not offered, or as it likes, and one of another title', () => {
  const { habit } = game.habits
  const plays = 'bots play whole matches with picks that are offered'
  const withBot = (bot: typeof habit) => broken({ game: { ...game, habits: { habit: bot } } })
  expect(withBot(() => -1)).toContain(plays)
  let times = 0
  expect(withBot(({ picks, count }) => picks[times++ % count] ?? -1)).toEqual([
    'bots pick the same for the same chance',
  ])
  const other = { ...title, id: 'other' }
  expect(broken({ game: { ...game, title: other } })).toEqual(['bots are those of this title'])
})

it('notices chances that are none', () => {
  const told = (evaluate: (s: State) => readonly number[]) =>
    broken({
      game: {
        ...game,
        searchProfile: { turns: 1, evaluate, rolloutPolicies: [game.habits.habit] },
      },
    })
  expect(told(({ hands }) => hands.map(() => 0.5))).toEqual([])
  const says = ['what the search is told are chances of every seat, and options that are offered']
  expect(told(({ hands }) => hands.map(() => 2))).toEqual(says)
  expect(told(() => [0.5])).toEqual(says)
})
