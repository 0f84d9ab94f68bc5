import type { Act, Ask, Kind, Procedure } from './procedure.ts'

/** A step of a title as the engine wants it. */
export interface Compiled {
  procedure: string
  name: string
  key: string
  act: Act<Kind, object, string> | undefined
  ask: Ask<Kind, object, string> | undefined
  /** The steps of the same procedure, by name. */
  siblings: ReadonlyMap<string, Compiled>
  // What came after this step last time, in its own frame and in the one below. It mostly comes again, and looking
  // that up was a quarter of a pick's time.
  next: Compiled | undefined
  below: Compiled | undefined
}

/** The steps of a procedure, the entry first. */
export function compile(procedure: string, steps: Procedure['steps']): Iterable<Compiled> {
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
