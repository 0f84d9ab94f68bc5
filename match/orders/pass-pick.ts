import type { AnyTitle, Pick } from '@eldertable/kernel'

/** The pick with which a decision of a title is passed, or why there is none. */
export function passPickOf(title: AnyTitle, decision: string): Pick | NoPass {
  for (const { name, steps } of title.procedures) {
    if (!decision.startsWith(`${name}.`)) continue
    const step = decision.slice(name.length + 1)
    const ask = Object.hasOwn(steps, step) ? steps[step] : undefined
    if (ask !== undefined && typeof ask !== 'function') return ask.pass ?? 'no-pass'
  }
  return 'no-such-decision'
}

type NoPass = 'no-such-decision' | 'no-pass'
