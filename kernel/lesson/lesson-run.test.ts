import { describe, expect, it } from 'vitest'
import { lastCandle } from '../example/index.ts'
import { VERB } from '../example/verbs.ts'
import { Engine, LessonRun, pickOf, settingsOf, type Lesson } from '../index.ts'

const engine = new Engine(lastCandle)

/** Two seats, ten of thirteen candles alight, and the first one's turn. */
function start() {
  const state = lastCandle.setUp(2, settingsOf(lastCandle.switches, {}, 2))
  state.table.lit = 10
  for (const hand of state.hands) hand.omen = 'hush'
  state.box.omens = ['gale', 'gale', 'ember', 'ember']
  state.box.stack = [{ at: 'match.turns' }]
  return state
}

const words = { task: 'Do it', text: 'Do.', after: 'Done.', rules: ['LC-TURN-2'] }

const lesson: Lesson = {
  id: 'game',
  name: 'The game',
  about: 'For a test.',
  minutes: 1,
  reader: 0,
  names: ['Ann', 'Bob'],
  start,
  steps: [
    {
      ...words,
      moves: [[{ verb: 'snuff', argument: 2 }, { verb: 'relight' }]],
      dice: [3],
      replies: [{ verb: 'snuff', argument: 1 }],
    },
    { ...words, moves: [{ verb: 'snuff' }] },
  ],
  farewell: 'That was it.',
}

const snuff = (count: number) => pickOf(VERB.snuff, count)
const relight = pickOf(VERB.relight)

describe('a lesson under way', () => {
  it('takes the moves that its step names and no others', () => {
    const run = new LessonRun(engine, lesson)
    expect(run.phase).toBe('asks')
    expect(run.wanted).toEqual([snuff(2), relight])
    expect(run.pick(snuff(3))).toBe(false)
    expect([run.state.table.lit, run.position]).toEqual([10, 0])
    expect(run.told.map(({ event }) => event.key)).toEqual(['turn'])
    expect(run.pick(relight)).toBe(true)
    expect([run.state.table.lit, run.position, run.unused]).toEqual([11, 1, 0])
  })

  it('takes any argument where none is named', () => {
    const run = new LessonRun(engine, lesson)
    run.pick(relight)
    run.follow()
    run.next()
    expect(run.wanted).toEqual([snuff(1), snuff(2), snuff(3)])
  })

  it('lets the others move, explains, and waits for the word to go on', () => {
    const run = new LessonRun(engine, lesson)
    run.next()
    expect(run.at).toBe(0)
    run.pick(relight)
    expect([run.phase, run.wanted]).toEqual(['follows', []])
    run.next()
    expect(run.phase).toBe('follows')
    run.follow()
    expect([run.phase, run.state.table.lit]).toEqual(['explains', 10])
    run.follow()
    expect([run.at, run.position]).toEqual([0, 2])
    run.next()
    expect([run.at, run.phase]).toEqual([1, 'asks'])
    run.pick(snuff(3))
    run.next()
    expect([run.phase, run.step]).toEqual(['over', undefined])
    expect(run.picks).toEqual([relight, snuff(3)])
  })

  it('tells what happened with the pick that led to it', () => {
    const run = new LessonRun(engine, lesson)
    run.pick(relight)
    run.follow()
    expect(run.told.map(({ position, event }) => [position, event.key])).toEqual([
      [0, 'turn'],
      [1, 'relit'],
      [1, 'turn'],
      [2, 'snuffed'],
      [2, 'turn'],
    ])
  })

  it('can begin in the middle of a script', () => {
    const before = { dice: [3], replies: [{ verb: 'relight' }, { verb: 'snuff', argument: 1 }] }
    const run = new LessonRun(engine, { ...lesson, before })
    expect([run.phase, run.state.table.lit, run.position]).toEqual(['asks', 10, 2])
  })
})
