import { Engine, type Lesson, type LessonStep } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { lessonFaults } from './lesson-faults.ts'
import { setUp } from './set-up.ts'
import { miniTitle } from './testing/mini-title.ts'

const title = miniTitle()
const rulebook = [
  '- **MINI-TURN-2** On its turn a seat passes, draws, plays or wagers.',
  '',
  '| Rule | Card |',
  '| --- | --- |',
  '| MINI-CARD-1 | Owl |',
].join('\n')

const start = () => setUp(title, 2)

const good: LessonStep = {
  task: 'Pass',
  text: 'Do nothing.',
  after: 'Nothing was done.',
  rules: ['MINI-TURN-2'],
  moves: [{ verb: 'pass' }],
  replies: [{ verb: 'pass' }],
}

/** The faults of a lesson of five good steps, one of which is changed. */
function faultsWith(change: Partial<LessonStep>, rest: Partial<Lesson> = {}): string[] {
  const steps = [good, good, { ...good, ...change }, good, { ...good, replies: [] }]
  const lesson: Lesson = {
    id: 'game',
    name: 'The game',
    about: 'For whoever is new to it.',
    minutes: 1,
    reader: 0,
    names: ['Ann', 'Bob'],
    start,
    steps,
    farewell: '',
    ...rest,
  }
  return lessonFaults(new Engine(title), lesson, rulebook)
}

describe('the faults of a lesson', () => {
  it('has none', () => {
    expect(faultsWith({})).toEqual([])
    expect(faultsWith({ rules: ['MINI-CARD-1'] })).toEqual([])
  })

  it.each<[string, Partial<Lesson>]>([
    ['its id can not stand in an address', { id: 'The game' }],
    ['its name has 4 words', { name: 'A game of dread' }],
    ['its name has 0 words', { name: '' }],
    ['about has 21 words', { about: 'word '.repeat(21).trim() }],
  ])('finds that %s', (fault, change) => {
    expect(faultsWith({}, change)).toEqual([fault])
  })

  it.each<[string, Partial<LessonStep>]>([
    ['no wanted move is offered', { moves: [{ verb: 'concede' }] }],
    ['no wanted move is offered', { replies: [] }],
    ['concede is not offered', { replies: [{ verb: 'concede' }] }],
    ['2 scripted dice or draws are left', { dice: [1], draws: [0] }],
    ['a d6 was thrown', { moves: [{ verb: 'wager', argument: 1 }] }],
    ['MINI-TURN-9 is not in the rulebook', { rules: ['MINI-TURN-9'] }],
    ['MINI-TURN is not in the rulebook', { rules: ['MINI-TURN'] }],
    ['names no rule', { rules: [] }],
    ['text has 46 words', { text: 'word '.repeat(46).trim() }],
    ['ends like a sentence', { task: 'Pass.' }],
  ])('finds that %s', (fault, change) => {
    const found = faultsWith(change)
    expect(found).not.toEqual([])
    expect(found[0]).toContain(fault)
    expect(found[0]).toMatch(/^step [34]/)
  })

  it('finds a choice that leads nowhere, though the first one does not', () => {
    const moves = [[{ verb: 'pass' }, { verb: 'wager' }]]
    expect(faultsWith({ moves })).toEqual([
      expect.stringContaining('step 3, after pass, pass: a d6 was thrown'),
    ])
  })

  it('finds a position that the rules would never bring about', () => {
    const broken = () => {
      const state = start()
      state.box.deck.pop()
      return state
    }
    expect(faultsWith({}, { start: broken })[0]).toMatch(/^step 1, after nothing/)
  })

  it('finds too few steps and too few names', () => {
    expect(faultsWith({}, { steps: [{ ...good, replies: [] }] })).toEqual(['1 steps'])
    expect(faultsWith({}, { names: ['Ann'] })[0]).toContain('as many names as seats')
  })
})
