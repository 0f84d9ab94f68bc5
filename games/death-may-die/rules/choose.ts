import { done } from '@eldertable/kernel'
import type { Frames, Game } from '../frames.ts'
import { V } from '../verbs.ts'
import type { Chosen } from '../questions.ts'
import { seatOf } from './figures.ts'
import { procedure } from './kit.ts'
import { allowEach } from './offering.ts'

const verbFor: Readonly<Record<Chosen, number>> = {
  space: V.chooseSpace,
  foe: V.chooseFoe,
  hero: V.chooseHero,
  card: V.chooseCard,
  thing: V.chooseThing,
}

/**
 * Lets somebody choose for a step. Says whether that is done, since there is one only, which is the answer at once; if
 * not, the step that comes next has the answer.
 */
export function letChoose(g: Game, f: { answer?: number }, what: Choices): boolean {
  const { among } = what
  const only = among[0]
  if (only !== undefined && among.length === 1) {
    f.answer = only
    return true
  }
  g.call('choose', { at: '', ...what, among: among.slice() })
  return false
}

type Choices = Omit<Frames['choose'], 'among'> & { among: readonly number[] }

/** A tie, a path or whatever else a text leaves to somebody (DMD-TERM-9, DMD-TERM-11). Answers what was chosen. */
export const choose = procedure('choose', {
  one: {
    rule: 'DMD-MYTHOS-4',
    who: (s, f) => seatOf(s, f.by),
    about: (_, f) => ({ what: f.what, why: f.why }),
    offer(_, f, o) {
      allowEach(o, verbFor[f.what], f.among, f.rule)
    },
    take(g, _, __, chosen) {
      g.answer(chosen)
      return done
    },
  },
})
