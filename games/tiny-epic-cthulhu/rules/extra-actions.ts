import { done, pickOf, type Offer } from '@eldertable/kernel'
import { CHAOS } from '../pieces/colours.ts'
import { distance, TOWNS } from '../pieces/towns.ts'
import type { ExtraAction } from '../events.ts'
import type { Game } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import { NOBODY, type TecState } from '../state.ts'
import { V } from '../verbs.ts'
import { banishForAssistant } from './assistant-banish.ts'
import { moveAssistant, reachOfAssistant } from './assistant-move.ts'
import { cannotSealAny, sealForAssistant } from './assistant-seal.ts'
import { translateForAssistant } from './assistant-translate.ts'
import { decider } from './company.ts'
import { procedure } from './kit.ts'
import { revealPage } from './page-deck.ts'
import { add, characterAt, count, shamblersOn, townOf } from './pieces.ts'
import { cannotTranslateHere } from './translate.ts'

/** What an Assistant can be paid for, each with the reason why it can't attempt it (TEC-SOLO-10, TEC-SOLO-12). */
const extras: readonly {
  verb: number
  why: (s: TecState, assistant: number) => Reason | undefined
}[] = [
  { verb: V.extraMove, why: () => undefined },
  { verb: V.extraTranslate, why: cannotTranslateHere },
  { verb: V.extraBanish, why: cannotBanishHere },
  { verb: V.extraSeal, why: cannotSealAny },
]

/** TEC-ASSIST-18 */
function cannotBanishHere(s: TecState, assistant: number): Reason | undefined {
  return shamblersOn(townOf(s, assistant)) === 0 ? 'no-shambler' : undefined
}

/** Offers extra actions of the Assistants that a player may pay: its own and one that belongs to all. */
export function offerExtraActions(s: TecState, character: number, o: Offer<Reason>): void {
  const { seat, held } = characterAt(s, character)
  const isPoor = count(held, CHAOS) === 0
  if (isPoor && !o.explains) return
  for (let assistant = 0; assistant < s.table.characters.length; assistant++) {
    const one = characterAt(s, assistant)
    // TEC-VARIANT-3, TEC-VARIANT-7, TEC-VARIANT-12
    if (!one.isAssistant || (one.seat !== seat && one.seat !== NOBODY)) continue
    for (const { verb, why } of extras) {
      const reason = isPoor ? 'no-chaos' : why(s, assistant)
      o.allowUnless(reason, verb, assistant, 'TEC-SOLO-10')
    }
  }
}

/** Begins the extra action that a player has chosen. */
export function beginExtraAction(
  g: Game,
  character: number,
  verb: number,
  assistant: number,
): void {
  switch (verb) {
    case V.extraMove:
      g.call('extraMove', { character, assistant })
      break
    case V.extraTranslate:
      buy(g, character, assistant, 'translate')
      translateForAssistant(g, assistant)
      break
    case V.extraBanish:
      buy(g, character, assistant, 'banish')
      banishForAssistant(g, assistant)
      break
    case V.extraSeal:
      buy(g, character, assistant, 'seal')
      sealForAssistant(g, assistant)
      break
  }
}

/** The player's own Chaos pays, not the Assistant's (TEC-SOLO-10). */
function buy(g: Game, character: number, assistant: number, action: ExtraAction): void {
  add(characterAt(g.state, character).held, CHAOS, -1)
  add(g.state.table.supply, CHAOS, 1)
  g.event?.('extraAction', 'TEC-SOLO-10', { character, assistant, action })
}

/** TEC-SOLO-11 */
export const extraMove = procedure('extraMove', {
  choose: {
    rule: 'TEC-CHOICE-15',
    who: (s, f) => decider(s, f.character),
    about: (_, f) => ({ assistant: f.assistant }),
    offer(s, f, o) {
      for (let town = 0; town < TOWNS; town++) {
        const why = cannotSend(s, f.assistant, town)
        o.allowUnless(why, V.goTo, town, 'TEC-SOLO-11')
      }
      o.allow(V.back)
    },
    take(g, f, verb, town) {
      if (verb === V.back) return done
      buy(g, f.character, f.assistant, 'move')
      moveAssistant(g, f.assistant, town, 'TEC-SOLO-11')
      return 'reveal'
    },
    byDefault: () => pickOf(V.back),
  },
  reveal(g, f) {
    revealPage(g, characterAt(g.state, f.assistant).town, 'TEC-ASSIST-11')
    return done
  },
})

/** Why an Assistant can't be sent to a Town Card; the Great Old One never bars its way (TEC-ASSIST-7). */
function cannotSend(s: TecState, assistant: number, to: number): Reason | undefined {
  const one = characterAt(s, assistant)
  if (one.town === to) return 'here-already'
  return distance(one.town, to) > reachOfAssistant(one) ? 'too-far' : undefined
}
