import { done, pickOf, onAbort, type Done } from '@eldertable/kernel'
import type { Entry } from '../pieces/discovery.ts'
import type { Frames, Game } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import { NO_CARD, type DmdState } from '../state.ts'
import { cardsFor } from '../effects/uses/index.ts'
import { V } from '../verbs.ts'
import { discoveryAt, hasCondition } from './claims.ts'
import { rollOn } from './dice.ts'
import { useUp } from './discarding.ts'
import { heroAt, levelOf, seatOf, sheetOf } from './figures.ts'
import { procedure } from './kit.ts'
import { modified } from './modified.ts'
import { plainDice, throwDice } from './roll.ts'
import { lose } from './losing.ts'
import { healStress, healWounds, payStress, stressLeft, takeStress } from './tracks.ts'

const STANDARD = 3
const diceOf = modified('dice')
const CHECK = { for: 'check', action: null, isNear: true, targets: [], weapon: NO_CARD } as const

const entryOn = (s: DmdState, isLeft: boolean): Entry | null => {
  const { left, right } = discoveryAt(s, s.table.found)
  return isLeft ? left : right
}

/** Why a hero can't choose an entry (DMD-DISC-2, DMD-TERM-18, DMD-CARD-9). */
function cannotTake(s: DmdState, hero: number, isLeft: boolean): Reason | undefined {
  const { centre } = discoveryAt(s, s.table.found)
  if (isLeft && centre?.says === 'bars-left-with' && hasCondition(s, hero, centre.condition))
    return 'barred'
  // A dash in place of an entry stands beside checks alone, which leave nothing to choose (DMD-CARD-8, DMD-DISC-4).
  const price = entryOn(s, isLeft)?.price ?? null
  if (price === null) return undefined
  if ('stress' in price) return stressLeft(s, hero) < price.stress ? 'stress-too-high' : undefined
  const { sanity } = heroAt(s, hero)
  return sanity + price.sanity >= sheetOf(s, hero).sanitySkull ? 'sanity-too-low' : undefined
}

const isMust = (s: DmdState): boolean => discoveryAt(s, s.table.found).centre?.says === 'must'
const costsStress = (entry: Entry | null): boolean =>
  entry !== null && entry.price !== null && 'stress' in entry.price

/** Step 3 in a safe space: draws a Discovery card and carries it out (DMD-DISC-1). */
export const discovery = procedure('discovery', onAbort('putAway'), {
  draw(g, f) {
    const { table, box } = g.state
    if (box.discovery.length === 0) shuffleIn(g) // DMD-DISC-8
    const card = box.discovery.shift()
    if (card === undefined) return done
    table.discovery = box.discovery.length
    table.found = card
    g.event?.('finds', 'DMD-DISC-1', { hero: f.hero, card })
    return centre(g, f)
  },
  checked: (g, f) => checked(g, f),
  tentacles: (g, f) => suffer(g, f),
  // P25
  choose: {
    rule: 'DMD-DISC-2',
    who: (s, f) => seatOf(s, f.hero),
    about: (s, f) => ({ hero: f.hero, card: s.table.found }),
    offer(s, f, o) {
      const [left, right] = [cannotTake(s, f.hero, true), cannotTake(s, f.hero, false)]
      const must = isMust(s)
      if (!must) o.allow(V.takeNeither, 0, 'DMD-DISC-2')
      // DMD-DISC-3: whoever can pay for neither takes the left one all the same.
      o.allowUnless(must && right !== undefined ? undefined : left, V.takeLeft, 0, 'DMD-DISC-2')
      o.allowUnless(right, V.takeRight, 0, 'DMD-DISC-2')
      for (const card of cardsFor(s, f.hero, 'price')) {
        if (left !== 'barred' && costsStress(entryOn(s, true)))
          o.allow(V.goldLeft, card, 'DMD-DISC-2')
        if (costsStress(entryOn(s, false))) o.allow(V.goldRight, card, 'DMD-DISC-2')
      }
    },
    take(g, f, verb, card) {
      if (verb === V.takeNeither) return putAway(g)
      const { stack } = g.state.box
      const depth = stack.length
      const isLeft = verb === V.takeLeft || verb === V.goldLeft
      const isGold = verb === V.goldLeft || verb === V.goldRight
      const isUnpaid = cannotTake(g.state, f.hero, isLeft) !== undefined
      const entry = entryOn(g.state, isLeft)
      if (isGold) useUp(g, f.hero, card)
      const isPaid = entry?.price && 'stress' in entry.price && !isGold && !isUnpaid
      const stress = isPaid ? entry.price.stress : 0
      if (stress > 0) payStress(g, f.hero, stress, 'DMD-DISC-2')
      claim(g, f, isLeft, stress)
      if (entry?.price && 'sanity' in entry.price)
        lose(g, f.hero, entry.price.sanity, 'price', 'DMD-CARD-9')
      if (entry && entry.losesSanity > 0) lose(g, f.hero, entry.losesSanity, 'text', 'DMD-DISC-3')
      return stack.length === depth ? putAway(g) : 'putAway'
    },
    byDefault(s, f) {
      if (!isMust(s)) return pickOf(V.takeNeither)
      const isRight =
        cannotTake(s, f.hero, true) !== undefined && cannotTake(s, f.hero, false) === undefined
      return pickOf(isRight ? V.takeRight : V.takeLeft)
    },
  },
  putAway: (g) => putAway(g),
})

/** What stands between the entries of the card. */
function centre(
  g: Game,
  f: Frames['discovery'],
): 'choose' | 'checked' | 'tentacles' | 'putAway' | Done {
  const { centre: between } = discoveryAt(g.state, g.state.table.found)
  if (between?.says === 'check') {
    const skill = between.skill === null ? 0 : levelOf(g.state, f.hero, between.skill) // DMD-DICE-12
    const bonus = diceOf(skill, g.state, f.hero, CHECK)
    const isOver = throwDice(g, plainDice(f.hero, 'check', STANDARD, bonus))
    return isOver ? checked(g, f) : 'checked'
  }
  if (between?.says === 'stress-with' && hasCondition(g.state, f.hero, between.condition))
    takeStress(g, f.hero, 1, 'DMD-DISC-1')
  return 'choose'
}

/** DMD-DISC-4, DMD-DICE-11 */
function checked(g: Game, f: Frames['discovery']): 'tentacles' | 'putAway' | Done {
  const { stack } = g.state.box
  const depth = stack.length
  const { successes, tentacles } = rollOn(g.state)
  const { centre: check } = discoveryAt(g.state, g.state.table.found)
  f.tentacles = tentacles
  if (check?.says !== 'check') return putAway(g)
  const isPassed = successes >= check.successes
  g.event?.('checks', 'DMD-DICE-11', { hero: f.hero, isPassed })
  if (isPassed) claim(g, f, true)
  else if ('stress' in check.fail) takeStress(g, f.hero, check.fail.stress, 'DMD-DISC-4')
  else lose(g, f.hero, check.fail.sanity, 'text', 'DMD-DISC-4')
  return stack.length === depth ? suffer(g, f) : 'tentacles'
}

/** DMD-RESULT-4 */
function suffer(g: Game, f: Frames['discovery']): 'putAway' | Done {
  if (f.tentacles === 0) return putAway(g)
  lose(g, f.hero, f.tentacles, 'own-roll', 'DMD-RESULT-5')
  return 'putAway'
}

/** DMD-DISC-7, DMD-DEATH-8 */
function putAway(g: Game): Done {
  const { table } = g.state
  if (table.found !== NO_CARD) table.discoveryDiscards.push(table.found)
  table.found = NO_CARD
  return done
}

/** Does what an entry says; what can be kept is claimed (DMD-DISC-5). */
function claim(g: Game, { hero }: Frames['discovery'], isLeft: boolean, stress = 0): void {
  const { table } = g.state
  const entry = entryOn(g.state, isLeft)
  if (entry?.heals) {
    healWounds(g, hero, entry.heals.wounds, 'DMD-DISC-2')
    healStress(g, hero, entry.heals.stress, 'DMD-DISC-2')
  }
  const thing = entry?.claim
  if (!thing) return
  if (thing.is === 'condition' && hasCondition(g.state, hero, thing.name)) return // DMD-CLAIM-9
  const one = heroAt(g.state, hero)
  ;(isLeft ? one.left : one.right).push(table.found) // DMD-DISC-6
  g.event?.('claims', 'DMD-DISC-5', { hero, card: table.found, isLeft, stress })
  table.found = NO_CARD
}

function shuffleIn(g: Game): void {
  const { table, box } = g.state
  box.discovery.push(...table.discoveryDiscards)
  table.discoveryDiscards = []
  g.chance.shuffle(box.discovery)
}
