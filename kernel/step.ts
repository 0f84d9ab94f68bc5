import type { Act, Ask, Kind, Procedure } from './procedure.ts'

/** A step of a title as the engine wants it. */
export interface Compiled {
  procedure: string
  name: string
  key: string
  act: Act<Kind, object, string> | undefined
  ask: Ask | undefined
  /** The steps of the same procedure, by name. */
  siblings: ReadonlyMap<string, Compiled>
  // What came after this step last time, in its own frame and in the one below. It mostly comes again, and looking
  // that up was a quarter of a pick's time.
  next: Compiled | undefined
  below: Compiled | undefined
}

/** The procedures of a title as the engine wants them. */
export interface CompiledTitle {
  /** By `procedure.step`. */
  steps: ReadonlyMap<string, Compiled>
  /** The first step of each procedure. */
  entries: ReadonlyMap<string, Compiled>
  /** Where procedures go on that are left and say how they finish. */
  finishes: ReadonlyMap<string, Compiled>
}

export function compileTitle(procedures: readonly Procedure[]): CompiledTitle {
  const steps = new Map<string, Compiled>()
  const entries = new Map<string, Compiled>()
  const finishes = new Map<string, Compiled>()
  for (const procedure of procedures) {
    const { name, whenLeft } = procedure
    if (entries.has(name)) throw new Error(`two procedures ${name}`)
    for (const step of compile(name, procedure.steps)) {
      steps.set(step.key, step)
      if (!entries.has(name)) entries.set(name, step)
      if (step.name === whenLeft) finishes.set(name, step)
    }
    if (whenLeft !== undefined && !finishes.has(name))
      throw new Error(`${name} finishes at ${whenLeft}, which does not exist`)
  }
  return { steps, entries, finishes }
}

/** The steps of a procedure, the entry first. */
function compile(procedure: string, steps: Procedure['steps']): Iterable<Compiled> {
  const siblings = new Map<string, Compiled>()
  for (const [name, step] of Object.entries(steps)) {
    // As the key of an object, because the engine compares those strings fastest.
    const [key = ''] = Object.keys({ [`${procedure}.${name}`]: 0 })
    const isAct = typeof step === 'function'
    const act = isAct ? step : undefined
    const ask = isAct ? undefined : step
    siblings.set(name, {
      procedure,
      name,
      key,
      act,
      ask,
      siblings,
      next: undefined,
      below: undefined,
    })
  }
  return siblings.values()
}

/** The step of the same procedure that goes by this name. */
export function siblingOf(step: Compiled, name: string): Compiled {
  const sibling = step.siblings.get(name)
  if (sibling === undefined) throw new Error(`${step.key} goes on to ${name}, which does not exist`)
  step.next = sibling
  return sibling
}
