import { Engine, settingsOf, type Lesson, type LessonStep } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { lastCandle } from '../kernel/example/index.ts'
import { lessonFaults } from './lesson-faults.ts'

const rulebook = '- **LC-TURN-2** On its turn a seat snuffs one, two or three candles.'

function start() {
  const state = lastCandle.setUp(2, settingsOf(lastCandle.switches, {}, 2))
  state.table.lit = 10
  for (const hand of state.hands) hand.omen = 'hush'
  state.box.omens = ['gale', 'gale', 'ember', 'ember']
  state.box.stack = [{ at: 'match.turns' }]
  return state
}

const good: LessonStep = {
  task: 'Snuff a candle',
  text: 'One will do.',
  after: 'Dark.',
  rules: ['LC-TURN-2'],
  moves: [{ verb: 'snuff', argument: 1 }],
  replies: [{ verb: 'snuff', argument: 1 }],
}

/** The faults of a lesson of five good steps, one of which is changed. */
function faultsWith(change: Partial<LessonStep>, rest: Partial<Lesson> = {}): string[] {
  const steps = [good, good, { ...good, ...change }, good, { ...good, replies: [] }]
  const lesson: Lesson = {
    minutes: 1,
    reader: 0,
    names: ['Ann', 'Bob'],
    start,
    steps,
    farewell: '',
    ...rest,
  }
  return lessonFaults(new Engine(lastCandle), lesson, rulebook)
}

describe('the faults of a lesson', () => {
  it('has none', () => {
    expect(faultsWith({})).toEqual([])
  })

  it.each<[string, Partial<LessonStep>]>([
    ['no wanted move is offered', { moves: [{ verb: 'ward' }] }],
    ['no wanted move is offered', { replies: [] }],
    ['ward is not offered', { replies: [{ verb: 'ward' }] }],
    ['2 scripted dice or draws are left', { dice: [1], draws: [0] }],
    ['a d6 was thrown', { moves: [{ verb: 'relight' }] }],
    ['LC-TURN-9 is not in the rulebook', { rules: ['LC-TURN-9'] }],
    ['names no rule', { rules: [] }],
    ['text has 46 words', { text: 'word '.repeat(46).trim() }],
    ['ends like a sentence', { task: 'Snuff it.' }],
  ])('finds that %s', (fault, change) => {
    const found = faultsWith(change)
    expect(found).not.toEqual([])
    expect(found[0]).toContain(fault)
    expect(found[0]).toMatch(/^step [34]/)
  })

  it('finds a choice that leads nowhere, though the first one does not', () => {
    const moves = [[{ verb: 'snuff', argument: 1 }, { verb: 'relight' }]]
    expect(faultsWith({ moves })).toEqual([expect.stringContaining('was thrown')])
  })

  it('finds a position that the rules would never bring about', () => {
    const broken = () => {
      const state = start()
      state.box.omens = []
      return state
    }
    expect(faultsWith({}, { start: broken })[0]).toMatch(/^step 1, after nothing/)
  })

  it('finds too few steps and too few names', () => {
    expect(faultsWith({}, { steps: [{ ...good, replies: [] }] })).toEqual(['1 steps'])
    expect(faultsWith({}, { names: ['Ann'] })[0]).toContain('as many names as seats')
  })
})
