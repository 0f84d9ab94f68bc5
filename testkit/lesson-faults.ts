import {
  LessonRun,
  type Engine,
  type TitleTypes,
  type Lesson,
  type LessonStep,
  type Pick,
} from '@eldertable/kernel'
import { readRulebook } from '@eldertable/rulebook'
import { pickInWords } from './offered.ts'

/** Unless the match is over before. */
const FEWEST_STEPS = 5
const MOST_STEPS = 10
const MOST_WORDS = { task: 8, text: 45, after: 45 } as const
/** The words of a lesson’s name, and of the sentence about it. */
const MOST_NAMED = 3
const MOST_ABOUT = 20

/**
 * Everything that is wrong with a lesson: played through with the real rules, once along its first moves and once
 * for every other move that it lets the reader choose. The rulebook is the text of the title's RULES.md and
 * of whatever files follow it.
 */
export function lessonFaults<K extends TitleTypes>(
  engine: Engine<K>,
  lesson: Lesson,
  rulebook: string,
): string[] {
  const { targets } = readRulebook([{ file: 'RULES.md', text: rulebook }])
  const faults = lesson.steps.flatMap((step, at) =>
    wordFaults(step, targets).map((fault) => `step ${at + 1}: ${fault}`),
  )
  faults.push(...headFaults(lesson))
  const { length } = lesson.steps
  if ((length < FEWEST_STEPS && !endsMatch(engine, lesson)) || length > MOST_STEPS)
    faults.push(`${length} steps`)
  const ways = new Ways()
  do faults.push(...playThrough(engine, lesson, ways))
  while (faults.length === 0 && ways.nextWay())
  return faults
}

/** Whether a lesson goes on to the end of the match, after which nothing could come; one that fails does not. */
function endsMatch<K extends TitleTypes>(engine: Engine<K>, lesson: Lesson): boolean {
  try {
    const run = new LessonRun(engine, lesson)
    while (run.phase !== 'over') {
      if (run.phase === 'follows') run.follow()
      else if (run.phase === 'explains') run.next()
      else if (!run.pick(run.wanted[0] ?? -1)) return false
    }
    return run.state.table.outcome !== null
  } catch {
    return false // what has gone wrong is told where the lesson is played through
  }
}

/** Tries the choices one by one: each way through is the first one but for a single choice. */
class Ways {
  readonly #open: { place: number; choice: number }[] = []
  #places = 0
  #isFirst = true

  /** The pick to take among those that will do. */
  choose(picks: readonly Pick[]): Pick | undefined {
    const place = this.#places++
    if (this.#isFirst)
      for (let choice = 1; choice < picks.length; choice++) this.#open.push({ place, choice })
    const tried = this.#isFirst ? undefined : this.#open[0]
    return picks[tried?.place === place ? tried.choice : 0]
  }

  /** Begins again along the next way, if there is one. */
  nextWay(): boolean {
    if (!this.#isFirst) this.#open.shift()
    this.#isFirst = false
    this.#places = 0
    return this.#open.length > 0
  }
}

function playThrough<K extends TitleTypes>(
  engine: Engine<K>,
  lesson: Lesson,
  ways: Ways,
): string[] {
  const taken: string[] = []
  const faults: string[] = []
  let step = 0
  const say = (fault: string): void => {
    faults.push(`step ${step + 1}, after ${taken.join(', ') || 'nothing'}: ${fault}`)
  }
  try {
    const run = new LessonRun(engine, lesson)
    while (run.phase !== 'over' && faults.length === 0) {
      step = run.at
      for (const fault of engine.title.faults(run.state)) say(fault)
      switch (run.phase) {
        case 'asks': {
          const pick = ways.choose(run.wanted)
          if (pick === undefined || !run.pick(pick)) say('no wanted move is offered to the reader')
          else taken.push(pickInWords(engine.title.verbs, pick))
          break
        }
        case 'follows':
          run.follow()
          break
        case 'explains':
          if (run.unused > 0) say(`${run.unused} scripted dice or draws are left`)
          run.next()
          break
      }
    }
    if (lesson.names.length !== run.state.hands.length) say('there are not as many names as seats')
    for (const fault of engine.title.faults(run.state)) say(fault)
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
  }
  return faults
}

/** What is wrong with how a lesson is announced. */
function headFaults({ id, name, about }: Lesson): string[] {
  const faults = /^[a-z][a-z-]*$/.test(id) ? [] : ['its id can not stand in an address']
  const named = wordsIn(name)
  if (named < 1 || named > MOST_NAMED) faults.push(`its name has ${named} words`)
  const told = wordsIn(about)
  if (told < 1 || told > MOST_ABOUT) faults.push(`about has ${told} words`)
  return faults
}

const wordsIn = (text: string): number => text.split(' ').filter((word) => word !== '').length

function wordFaults(step: LessonStep, known: ReadonlyMap<string, string>): string[] {
  const faults = step.rules
    .filter((rule) => known.get(rule) !== rule)
    .map((rule) => `${rule} is not in the rulebook`)
  if (step.rules.length === 0) faults.push('names no rule')
  for (const part of ['task', 'text', 'after'] as const) {
    const words = step[part].split(' ').length
    if (words > MOST_WORDS[part]) faults.push(`${part} has ${words} words`)
  }
  if (/[.!?]$/.test(step.task)) faults.push('the task ends like a sentence')
  return faults
}
