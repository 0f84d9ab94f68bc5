import { at, done, pickOf } from '@eldertable/kernel'
import type { Text } from '../pieces/elder-ones.ts'
import { numberOfText } from '../pieces/texts.ts'
import { areIdle, onlyMove, signsFrom } from '../effects/deeds/idle.ts'
import type { Frames, Game } from '../frames.ts'
import type { EndOfTurn } from './rows.ts'
import { endsOfTurn } from '../effects/levels/ends-of-turn.ts'
import type { DmdState } from '../state.ts'
import { V } from '../verbs.ts'
import { endOfTurnTexts } from './elder.ts'
import { levelOf, seatOf } from './figures.ts'
import { procedure } from './kit.ts'
import { runFor } from './running-texts.ts'

/** Effects of stages are named by their place, those of skills after them. */
const SKILLS = 8

const textOf = (s: DmdState, effect: number): Text | undefined => endOfTurnTexts(s)[effect]
const stepsOf = (s: DmdState, effect: number): Text['steps'] => textOf(s, effect)?.steps ?? []
const isSkill = (effect: number): boolean => effect >= SKILLS
const skillOf = (effect: number): EndOfTurn => at(endsOfTurn, effect - SKILLS)

function effectsOf(s: DmdState, hero: number, of: 'all' | 'skills' | 'stages'): number[] {
  const left: number[] = []
  if (of !== 'skills')
    for (let place = 0; place < endOfTurnTexts(s).length; place++) left.push(place)
  if (of !== 'stages')
    for (let place = 0; place < endsOfTurn.length; place++)
      if (levelOf(s, hero, at(endsOfTurn, place).skill) > 0) left.push(SKILLS + place)
  return left
}

/** Lets the effects of stages, of skills or of both come about, if there are any. */
export function endTurn(g: Game, hero: number, of: 'all' | 'skills' | 'stages'): void {
  const left = effectsOf(g.state, hero, of)
  if (left.length > 0) g.call('endEffects', { hero, left })
}

/** The rule of an end-of-turn effect, for its words. */
export const ruleOfEffect = (s: DmdState, effect: number): string =>
  isSkill(effect) ? skillOf(effect).rule : (textOf(s, effect)?.rule ?? '')

const isLive = (s: DmdState, hero: number, effect: number): boolean =>
  isSkill(effect) ? skillOf(effect).hasEffect(s, hero) : !areIdle(s, hero, stepsOf(s, effect))

/**
 * Effects between which there is something to choose (DMD-CHOICE-1): those that would do something, and those that would
 * if another came first, which are best had out of the way. What only moves enemies is the same at any place in the order,
 * unless stress may kill (the option `panic`), and so it comes first.
 */
function choicesOf(s: DmdState, { hero, left }: Frames['endEffects']): readonly number[] {
  const live = left.filter((effect) => isLive(s, hero, effect))
  const apart = live.find((effect) => !isSkill(effect) && onlyMove(stepsOf(s, effect)))
  if (apart !== undefined && !s.table.settings.panic) return [apart]
  let signs = 0
  for (const effect of live) if (!isSkill(effect)) signs += signsFrom(s, hero, stepsOf(s, effect))
  if (signs === 0) return live
  return left.filter(
    (effect) =>
      live.includes(effect) || (!isSkill(effect) && !areIdle(s, hero, stepsOf(s, effect), signs)),
  )
}

/** DMD-ENDTURN-1, DMD-ENDTURN-2: each effect once, in the order that the active player chooses (P26). */
export const endEffects = procedure('endEffects', {
  next: (g, f) => (choicesOf(g.state, f).length === 0 ? done : 'choose'),
  choose: {
    rule: 'DMD-ENDTURN-1',
    who: (s, f) => seatOf(s, f.hero),
    about: (_, f) => ({ hero: f.hero }),
    offer(s, f, o) {
      for (const effect of choicesOf(s, f)) o.allow(V.effect, effect, ruleOfEffect(s, effect))
    },
    take(g, f, _, effect) {
      f.left = f.left.filter((one) => one !== effect)
      if (isSkill(effect)) skillOf(effect).begin(g, f.hero)
      else runEffect(g, f.hero, effect)
      return 'next'
    },
    byDefault: (s, f) => pickOf(V.effect, at(choicesOf(s, f), 0)),
  },
})

function runEffect(g: Game, hero: number, effect: number): void {
  const text = textOf(g.state, effect)
  if (text === undefined) return
  runFor(g, hero, numberOfText(text.steps), 'text', text.rule)
}
