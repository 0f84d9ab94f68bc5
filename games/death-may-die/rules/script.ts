import { at, done } from '@eldertable/kernel'
import { numberOfText, stepsAt } from '../pieces/texts.ts'
import { goOnWith } from '../effects/deeds/deed.ts'
import { cannotDo } from '../effects/deeds/index.ts'
import { currentRow, NO_TEXT } from '../effects/deeds/rows.ts'
import type { Frames } from '../frames.ts'
import { V } from '../verbs.ts'
import { seatOf } from './figures.ts'
import { fizzleStep } from './fizzles.ts'
import { procedure } from './kit.ts'

/**
 * Carries out a text step by step (DMD-MYTHOS-2, DMD-TERM-27). What it chooses between or falls back on comes before
 * what is still to come. Answers how much sanity "you" are to lose if that waits for others (DMD-SANITY-7).
 */
export const script = procedure('script', {
  next(g, f) {
    const { stack } = g.state.box
    const depth = stack.length
    // What a step calls comes before the next step; where it has called nothing the next can come at once.
    while (stack.length === depth) {
      const row = currentRow(f)
      if (row === undefined) {
        if (f.isEach) g.returnValue(f.loss)
        return done
      }
      if (row.isChoice) return 'option'
      pass(f)
      if (row.deed(g, f, row.step)) continue
      if (row.otherwise === NO_TEXT) fizzleStep(g, row.step)
      else f.texts.push(row.otherwise, 0)
    }
    return 'next'
  },
  option: {
    rule: 'DMD-MYTHOS-4',
    who: (s, f) => seatOf(s, f.by),
    about: (_, f) => ({ texts: optionsOf(f) }),
    offer(s, f, o) {
      for (const [place, text] of optionsOf(f).entries())
        o.allowUnless(cannotDo(s, f.you, stepsAt(text)), V.option, place, 'DMD-MYTHOS-4')
    },
    take(_, f, __, place) {
      const chosen = at(optionsOf(f), place)
      pass(f)
      goOnWith(f, stepsAt(chosen))
      return 'next'
    },
  },
})

/** The numbers of the texts that the step at hand lets somebody choose from. */
function optionsOf(f: Frames['script']): number[] {
  const step = currentRow(f)?.step
  if (step?.do !== 'choose') throw new Error('nothing is left to choose')
  return step.options.map(numberOfText)
}

/** Goes on to the next step of the innermost text. */
function pass({ texts }: Frames['script']): void {
  texts[texts.length - 1] = (texts[texts.length - 1] ?? 0) + 1
}
