import { done, pickOf, onAbort, type Done } from '@eldertable/kernel'
import { abilityOf } from '../effects/abilities/index.ts'
import type { Dice } from '../pieces/enemies.ts'
import type { Frames, Game } from '../frames.ts'
import { reactionsTo } from '../effects/levels/reactions.ts'
import { ELDER, NOBODY, NOWHERE, type DmdState } from '../state.ts'
import { V } from '../verbs.ts'
import { NONE } from './claims.ts'
import { rollOn } from './dice.ts'
import {
  areAllAlike,
  cardOfFigure,
  distinct,
  isAlive,
  placeOf,
  seatOf,
  spaceOf,
  stageOf,
} from './figures.ts'
import { distance } from './ground.ts'
import { procedure } from './kit.ts'
import { allowEach } from './offering.ts'
import { modified } from './modified.ts'
import { throwDice } from './roll.ts'
import { dealWounds } from './wounds.ts'
import { lose } from './losing.ts'

const foeDice = modified('foeDice')
const protects = modified('protects')
const NEVER = -1

/** DMD-FIGHT-6, DMD-ENEMY-1 */
const diceOf = (s: DmdState, foe: number): Dice =>
  foe === ELDER ? stageOf(s).dice : cardOfFigure(s, foe).dice

/** Enemies attack a hero, each once, in the order that is chosen (DMD-FIGHT-2, DMD-FIGHT-3). */
export const fight = procedure('fight', {
  // DMD-FIGHT-4
  next(g, f) {
    const here = placeOf(g.state, f.hero)
    if (!areIn(g.state, f.foes, here))
      f.foes = f.foes.filter((foe) => spaceOf(g.state, foe) === here)
    const first = f.foes[0]
    if (first === undefined) return done
    return areAllAlike(g.state, f.foes) ? face(g, f, first) : 'choose'
  },
  choose: {
    rule: 'DMD-FIGHT-3',
    who: (s, f) => seatOf(s, f.hero),
    about: (_, f) => ({ hero: f.hero }),
    offer(s, f, o) {
      allowEach(o, V.face, distinct(s, f.foes), 'DMD-FIGHT-3')
    },
    take(g, f, _, foe) {
      return face(g, f, foe)
    },
    byDefault(s, f) {
      const size = (foe: number): number => diceOf(s, foe).standard + diceOf(s, foe).bonus
      const [most = -1] = distinct(s, f.foes).toSorted((a, b) => size(b) - size(a))
      return pickOf(V.face, most)
    },
  },
})

function areIn(s: DmdState, foes: readonly number[], space: number): boolean {
  for (let place = 0; place < foes.length; place++)
    if (spaceOf(s, foes[place] ?? NOBODY) !== space) return false
  return true
}

function face(g: Game, f: Frames['fight'], foe: number): 'next' | Done {
  const { foes } = f
  for (let place = foes.indexOf(foe) + 1; place < foes.length; place++)
    foes[place - 1] = foes[place] ?? NOBODY
  foes.pop()
  g.call('assault', {
    hero: f.hero,
    foe,
    rule: f.rule,
    asked: 0,
    isTaken: false,
    dealt: 0,
    tentacles: 0,
    hasStruck: false,
  })
  return foes.length > 0 ? 'next' : done
}

/** One enemy attacks one hero. */
export const assault = procedure('assault', onAbort('ability'), {
  // P24: whoever may take the attack over is asked, one after another.
  protector(g, f) {
    const s = g.state
    for (; f.asked < s.table.heroes.length; f.asked++)
      if (canProtect(s, f.asked, f.hero)) return 'protect'
    return attackWith(g, f)
  },
  protect: {
    rule: 'DMD-PROTECT-1',
    who: (s, f) => seatOf(s, f.asked),
    about: (_, f) => ({ hero: f.hero, foe: f.foe, by: f.asked }),
    offer(s, f, o) {
      const rule = o.explains ? protectionOf(s, f.asked) : undefined
      o.allow(V.decline, 0, rule)
      o.allow(V.protect, 0, rule)
    },
    take(g, f, verb) {
      const by = f.asked
      f.asked++
      if (verb === V.decline) return 'protector'
      g.event?.('protects', protectionOf(g.state, by), { hero: by, whom: f.hero, foe: f.foe })
      f.hero = by // DMD-PROTECT-5
      f.isTaken = true
      return attackWith(g, f)
    },
    pass: pickOf(V.decline),
  },
  wounds: (g, f) => wound(g, f),
  ability: (g, f) => (f.hasStruck ? done : strike(g, f)),
  revenge: (g, f) => avenge(g, f),
  tentacles(g, f) {
    lose(g, f.hero, f.tentacles, 'attack', 'DMD-RESULT-5')
    return ending(g.state, f)
  },
  after(g, f) {
    if (f.isTaken) for (const reaction of reactionsTo.protected) reaction.protected?.(g, f.hero)
    if (spaceOf(g.state, f.foe) !== NOWHERE)
      abilityOf(g.state, f.foe)?.finished?.(g, f.foe, f.hero, f.dealt)
    return done
  },
})

/** DMD-FIGHT-2, DMD-FIGHT-6 */
function attackWith(g: Game, f: Attacked): 'wounds' | 'ability' | Aftermath {
  const { hero, foe, rule } = f
  const { standard, bonus } = diceOf(g.state, foe)
  g.event?.('attacks', rule, { foe, hero })
  const more = foeDice(bonus, g.state, hero, foe)
  const dice = {
    hero,
    kind: 'foe',
    standard,
    bonus: more,
    isNear: true,
    targets: NONE,
    foe,
  } as const
  return throwDice(g, dice) ? wound(g, f) : 'wounds'
}

/** DMD-RESULT-3 */
function wound(g: Game, f: Attacked): 'ability' | Aftermath {
  const { successes, tentacles } = rollOn(g.state)
  f.tentacles = tentacles
  f.answer = 0
  return successes === 0 || dealWounds(g, f, successes, 'attack', 'DMD-RESULT-3')
    ? strike(g, f)
    : 'ability'
}

/** DMD-RESULT-8; what the ability does to the map happens even if the hero has fallen (DMD-RESULT-7). */
function strike(g: Game, f: Attacked): Aftermath {
  const { stack } = g.state.box
  const depth = stack.length
  f.hasStruck = true
  f.dealt = f.answer ?? 0
  abilityOf(g.state, f.foe)?.struck?.(g, f.foe, f.hero, f.dealt)
  if (!isAlive(g.state, f.hero)) return done
  if (f.dealt === 0) return f.tentacles > 0 ? 'tentacles' : ending(g.state, f)
  return stack.length === depth ? avenge(g, f) : 'revenge' // what the ability has called comes first
}

function avenge(g: Game, f: Frames['assault']): Aftermath {
  for (const reaction of reactionsTo.wounded) reaction.wounded?.(g, f.hero, f.foe)
  return f.tentacles > 0 ? 'tentacles' : ending(g.state, f)
}

type Attacked = Frames['assault'] & { answer?: number }
type Aftermath = 'revenge' | 'tentacles' | 'after' | Done

/** Whether anything comes of an attack once tentacles are done. */
const ending = (s: DmdState, { foe, isTaken }: Frames['assault']): 'after' | Done =>
  isTaken || abilityOf(s, foe)?.finished !== undefined ? 'after' : done

const protectionOf = (s: DmdState, by: number): string =>
  protects.rule('DMD-PROTECT-1', NEVER, s, by)

/** DMD-PROTECT-1, DMD-PROTECT-2 */
function canProtect(s: DmdState, by: number, whom: number): boolean {
  if (by === whom || !isAlive(s, by)) return false
  const reach = protects(NEVER, s, by)
  return reach !== NEVER && reach >= distance(s, placeOf(s, by), placeOf(s, whom))
}
