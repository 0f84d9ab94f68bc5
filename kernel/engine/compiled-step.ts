import type { Act, Ask, TitleTypes, Procedure } from './procedure.ts'

/** A step of a title as the engine wants it. */
export class CompiledStep {
  readonly procedure: string
  readonly name: string
  readonly key: string
  readonly act: Act<TitleTypes, object, string> | undefined
  readonly ask: Ask | undefined
  /** The steps of the same procedure, by name. */
  readonly siblings: ReadonlyMap<string, CompiledStep>
  // What came after this step the last two times: in its own frame, in the one below, and as the entry of what it
  // called. One of them mostly comes again, and looking that up was a quarter of a pick's time. At first it is the step
  // itself, so that there is always one to compare with.
  next: CompiledStep
  nextBefore: CompiledStep
  below: CompiledStep
  belowBefore: CompiledStep
  called: CompiledStep
  calledBefore: CompiledStep

  constructor(
    procedure: string,
    name: string,
    step: Procedure['steps'][string],
    siblings: ReadonlyMap<string, CompiledStep>,
  ) {
    this.procedure = procedure
    this.name = name
    // As the key of an object, because the engine compares those strings fastest.
    const [key = ''] = Object.keys({ [`${procedure}.${name}`]: 0 })
    this.key = key
    const isAct = typeof step === 'function'
    this.act = isAct ? step : undefined
    this.ask = isAct ? undefined : ({ ...blank, ...step } as Ask)
    this.siblings = siblings
    this.next = this
    this.nextBefore = this
    this.below = this
    this.belowBefore = this
    // The entry: what calls its own procedure begins it anew.
    const [entry = this] = siblings.values()
    this.called = entry
    this.calledBefore = entry
  }
}

// All that a question can have. The engine reads questions that are of one shape without looking for anything.
const blank = {
  rule: undefined,
  who: undefined,
  about: undefined,
  offer: undefined,
  take: undefined,
  byDefault: undefined,
  pass: undefined,
  always: undefined,
}

/** The procedures of a title as the engine wants them. */
export interface CompiledTitle {
  /** By `procedure.step`. */
  steps: ReadonlyMap<string, CompiledStep>
  /** The first step of each procedure. */
  entries: ReadonlyMap<string, CompiledStep>
  /** Where procedures go on that are left and say how they finish. */
  finishes: ReadonlyMap<string, CompiledStep>
}

export function compileTitle(procedures: readonly Procedure[]): CompiledTitle {
  const steps = new Map<string, CompiledStep>()
  const entries = new Map<string, CompiledStep>()
  const finishes = new Map<string, CompiledStep>()
  for (const procedure of procedures) {
    const { name, onAbort } = procedure
    if (entries.has(name)) throw new Error(`two procedures ${name}`)
    for (const step of compile(name, procedure.steps)) {
      steps.set(step.key, step)
      if (!entries.has(name)) entries.set(name, step)
      if (step.name === onAbort) finishes.set(name, step)
    }
    if (onAbort !== undefined && !finishes.has(name))
      throw new Error(`${name} finishes at ${onAbort}, which does not exist`)
  }
  return { steps, entries, finishes }
}

/** The steps of a procedure, the entry first. */
function compile(procedure: string, steps: Procedure['steps']): Iterable<CompiledStep> {
  const siblings = new Map<string, CompiledStep>()
  for (const [name, step] of Object.entries(steps))
    siblings.set(name, new CompiledStep(procedure, name, step, siblings))
  return siblings.values()
}

/** The step of the same procedure that goes by this name; it is another one. */
export function siblingOf(step: CompiledStep, name: string): CompiledStep {
  if (step.next.name === name) return step.next
  if (step.nextBefore.name === name) return step.nextBefore
  const sibling = step.siblings.get(name)
  if (sibling === undefined) throw new Error(`${step.key} goes on to ${name}, which does not exist`)
  step.nextBefore = step.next
  step.next = sibling
  return sibling
}

/** The step at which the frame below that of a step stands. */
export function stepBelow(
  step: CompiledStep,
  at: string,
  steps: CompiledTitle['steps'],
): CompiledStep {
  if (step.below.key === at) return step.below
  if (step.belowBefore.key === at) return step.belowBefore
  const below = steps.get(at)
  if (below === undefined) throw new Error(`there is no step ${at}`)
  step.belowBefore = step.below
  step.below = below
  return below
}

/** The entry of a procedure that a step calls. */
export function entryOf(
  step: CompiledStep,
  procedure: string,
  entries: CompiledTitle['entries'],
): CompiledStep {
  if (step.called.procedure === procedure) return step.called
  if (step.calledBefore.procedure === procedure) return step.calledBefore
  const entry = entries.get(procedure)
  if (entry === undefined) throw new Error(`there is no procedure ${procedure}`)
  step.calledBefore = step.called
  step.called = entry
  return entry
}
