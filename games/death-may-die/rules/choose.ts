import { done, type Frame } from '@eldertable/kernel'
import type { EnemyKind } from '../pieces/enemies.ts'
import type { Frames, Game } from '../frames.ts'
import { V } from '../verbs.ts'
import type { Chosen } from '../questions.ts'
import type { DmdState } from '../state.ts'
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
  g.call('choose', { ...what, among: among.slice() })
  return false
}

type Choices = Omit<Frames['choose'], 'among'> & { among: readonly number[] }

/** A tie, a path or whatever else a text leaves to somebody (DMD-TERM-9, DMD-TERM-11). Answers what was chosen. */
export const choose = procedure('choose', {
  one: {
    rule: 'DMD-MYTHOS-4',
    who: (s, f) => seatOf(s, f.by),
    about: (s, f) => ({ what: f.what, why: f.why, ...concerned(s) }),
    offer(_, f, o) {
      allowEach(o, verbFor[f.what], f.among, f.rule)
    },
    take(g, _, __, chosen) {
      g.returnValue(chosen)
      return done
    },
  },
})

/**
 * Whom or what it is about, which whoever has called for it knows: the enemy that moves, the kind that is summoned, or the
 * space that has a token already.
 */
function concerned({ box }: DmdState): { foe?: number; kind?: EnemyKind; space?: number } {
  const caller = box.stack.at(-2)
  if (caller?.at.startsWith('herd.') === true) {
    const [foe] = (caller as Frame & Frames['herd']).foes
    // Which of several moves is what is asked.
    return foe === undefined || caller.at === 'herd.that' ? {} : { foe }
  }
  if (caller?.at.startsWith('rlyeh.') === true) {
    const [space] = (caller as Frame & Frames['rlyeh']).spaces
    return space === undefined ? {} : { space }
  }
  return caller?.at.startsWith('summonAt.') === true
    ? { kind: (caller as Frame & Frames['summonAt']).kind }
    : {}
}
