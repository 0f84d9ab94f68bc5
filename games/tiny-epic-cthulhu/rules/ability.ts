import { done, listOf } from '@eldertable/kernel'
import { CHAOS, COLOURS } from '../pieces/colours.ts'
import { ABSOLVING, DISTILLED, MAT_TRACK, matAt, mats, type MatKey } from '../pieces/mats.ts'
import { distance } from '../pieces/towns.ts'
import type { Game } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import { NOBODY, type TecState } from '../state.ts'
import { colourOfGift, giftOf, isGiven, partnerOfGift, V } from '../verbs.ts'
import { decider } from './company.ts'
import { costOfAKind, type Cost } from './costs.ts'
import { NO_TARGET, offerTargets, type Deed } from './deed.ts'
import { lowerBrain } from './delirium.ts'
import { drawForMat } from './draw.ts'
import { procedure } from './kit.ts'
import { canPay, WENT_BACK } from './payments.ts'
import { add, characterAt, count } from './pieces.ts'
import { canGainChaos, delirious, gainChaos } from './sites.ts'

/** An ability that is used between actions. */
interface Ability extends Deed {
  /** The costs of which one is paid; none if it is free. */
  costs: readonly Cost[]
}

/** TEC-CHAR-1, 2, 4 and 5; the others are used during an action (TEC-ABILITY-4). */
const abilities: Readonly<Partial<Record<MatKey, Ability>>> = {
  scientist: {
    verb: V.ability,
    targets: (s, character) => (canGainChaos(s, character) ? NO_TARGET : []),
    costs: listOf(COLOURS, (colour) => costOfAKind(colour, DISTILLED)),
    carryOut: (g, character) => gainChaos(g, character, 'TEC-CHAR-1'),
  },
  priest: {
    verb: V.chooseCharacter,
    targets: (s, character) => delirious(s, characterAt(s, character).town),
    costs: [costOfAKind(CHAOS, ABSOLVING)],
    carryOut: (g, _, target) => lowerBrain(g, target, 'TEC-CHAR-2'),
  },
  courier: {
    verb: V.handOver,
    targets: gifts,
    costs: [],
    carryOut: handOver,
  },
  medium: {
    verb: V.ability,
    targets: () => NO_TARGET,
    costs: [],
    carryOut: (g, character) => drawForMat(g, character, 1, 'TEC-CHAR-5'),
  },
}

const abilitiesByMat = mats.map(({ key }) => abilities[key])
const abilityOf = (s: TecState, character: number): Ability | undefined =>
  abilitiesByMat[characterAt(s, character).mat]

function abilityInUse(s: TecState, character: number): Ability {
  const used = abilityOf(s, character)
  if (used === undefined)
    throw new Error(`character ${character} has nothing to use between actions`)
  return used
}

/** Why a player can't use its ability now. */
export function cannotUseAbility(s: TecState, character: number): Reason | undefined {
  const ability = abilityOf(s, character)
  if (ability === undefined) return 'ability-in-action' // TEC-ABILITY-4
  if (ability.targets(s, character).length === 0) return 'ability-no-effect' // TEC-ABILITY-3
  const { costs } = ability
  const isPayable = costs.length === 0 || costs.some((cost) => canPay(s, character, cost))
  return isPayable ? undefined : 'ability-too-dear'
}

/** An ability between actions, which takes none (TEC-ABILITY-2): targets first, then how to pay (TEC-CHOICE-14). */
export const ability = procedure('ability', {
  target: {
    rule: 'TEC-CHOICE-14',
    who: (s, f) => decider(s, f.character),
    offer(s, f, o) {
      const deed = abilityInUse(s, f.character)
      offerTargets(
        o,
        deed.verb,
        deed.targets(s, f.character),
        matAt(characterAt(s, f.character).mat).rule,
      )
    },
    take(_, f, verb, target) {
      if (verb === V.back) return done
      f.target = target
      return 'pay'
    },
  },
  pay(g, f) {
    const { character } = f
    const { costs } = abilityInUse(g.state, character)
    if (costs.length === 0) return 'use'
    const { rule } = matAt(characterAt(g.state, character).mat)
    g.call('pay', { character, costs, for: 'ability', rule })
    return 'paid'
  },
  paid: (_, f) => (f.answer === WENT_BACK ? done : 'use'),
  use(g, f) {
    const { character } = f
    const { mat } = characterAt(g.state, character)
    g.event?.('ability', matAt(mat).rule, { character, mat })
    abilityInUse(g.state, character).carryOut(g, character, f.target, NOBODY)
    return done
  },
})

/** TEC-CHAR-4: what can be given to or taken from whom. */
function gifts(s: TecState, character: number): number[] {
  const one = characterAt(s, character)
  const all: number[] = []
  for (let other = 0; other < s.table.characters.length; other++) {
    const { held, town } = characterAt(s, other)
    if (other === character || distance(one.town, town) > 1) continue
    for (let colour = 0; colour < COLOURS; colour++) {
      if (canPass(one.held, held, colour)) all.push(giftOf(other, true, colour))
      if (canPass(held, one.held, colour)) all.push(giftOf(other, false, colour))
    }
  }
  return all
}

const canPass = (from: readonly number[], to: readonly number[], colour: number): boolean =>
  count(from, colour) > 0 && count(to, colour) < MAT_TRACK

function handOver(g: Game, character: number, gift: number): void {
  const other = partnerOfGift(gift)
  const [from, to] = isGiven(gift) ? [character, other] : [other, character]
  const colour = colourOfGift(gift)
  add(characterAt(g.state, from).held, colour, -1)
  add(characterAt(g.state, to).held, colour, 1)
  g.event?.('handsOver', 'TEC-CHAR-4', { from, to, colour })
}
