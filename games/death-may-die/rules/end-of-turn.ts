import { at, done, pickOf } from '@eldertable/kernel'
import type { Text } from '../content/elder-ones.ts'
import { numberOfText } from '../content/texts.ts'
import type { Game } from '../frames.ts'
import type { EndOfTurn } from './rows.ts'
import { endsOfTurn } from '../skills/index.ts'
import type { DmdState } from '../state.ts'
import { V } from '../verbs.ts'
import { endOfTurnTexts } from './elder.ts'
import { seatOf } from './figures.ts'
import { procedure } from './kit.ts'
import { runFor } from './running-texts.ts'

/** Effects of stages are named by their place, those of skills after them. */
const SKILLS = 8

const textOf = (s: DmdState, effect: number): Text | undefined => endOfTurnTexts(s)[effect]
const skillOf = (effect: number): EndOfTurn => at(endsOfTurn, effect - SKILLS)

function effectsOf(s: DmdState, hero: number, of: 'all' | 'skills' | 'stages'): number[] {
  const left: number[] = []
  if (of !== 'skills')
    for (let place = 0; place < endOfTurnTexts(s).length; place++) left.push(place)
  if (of !== 'stages')
    for (let place = 0; place < endsOfTurn.length; place++)
      if (at(endsOfTurn, place).hasEffect(s, hero)) left.push(SKILLS + place)
  return left
}

/** Lets the effects of stages, of skills or of both come about, if there are any. */
export function endTurn(g: Game, hero: number, of: 'all' | 'skills' | 'stages'): void {
  const left = effectsOf(g.state, hero, of)
  if (left.length > 0) g.call('endEffects', { hero, left })
}

/** The rule of an end-of-turn effect, for its words. */
export const ruleOfEffect = (s: DmdState, effect: number): string =>
  effect < SKILLS ? (textOf(s, effect)?.rule ?? '') : skillOf(effect).rule

/** DMD-ENDTURN-1, DMD-ENDTURN-2: each effect once, in the order that the active player chooses (P26). */
export const endEffects = procedure('endEffects', {
  choose: {
    rule: 'DMD-ENDTURN-1',
    who: (s, f) => seatOf(s, f.hero),
    about: (_, f) => ({ hero: f.hero }),
    offer(s, f, o) {
      if (f.left.length === 0) o.allow(V.decline, 0, 'DMD-ENDTURN-1')
      for (const effect of f.left) o.allow(V.effect, effect, ruleOfEffect(s, effect))
    },
    take(g, f, verb, effect) {
      if (verb === V.decline) return done
      f.left = f.left.filter((one) => one !== effect)
      if (effect >= SKILLS) skillOf(effect).begin(g, f.hero)
      else runEffect(g, f.hero, effect)
      return 'choose'
    },
    byDefault: (_, f) => pickOf(f.left.length === 0 ? V.decline : V.effect, f.left[0] ?? 0),
  },
})

function runEffect(g: Game, hero: number, effect: number): void {
  const text = textOf(g.state, effect)
  if (text === undefined) return
  runFor(g, hero, numberOfText(text.steps), 'text', text.rule)
}
