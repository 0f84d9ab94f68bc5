import {
  bestWith,
  byHabit,
  firstOffered,
  isOffered,
  offeredWith,
  pickOf,
  withClosedDrawers,
  type Bot,
  type Habits,
  type Pick,
  type ObservationAt,
} from '@eldertable/kernel'
import type { Dmd } from '../frames.ts'
import { useOf } from '../rules/claims.ts'
import { enemiesIn, foesIn, healthOf, heroAt, placeOf, woundsOf } from '../rules/figures.ts'
import { modified } from '../rules/modified.ts'
import { ELDER, type DmdState } from '../state.ts'
import { signsOfHealing, stressOfHealing, V, woundsOfHealing } from '../verbs.ts'
import { chooseOne, option, protect, readOmens, share, sneak } from './answers.ts'
import { blank, count, reroll, salts } from './dice-sense.ts'
import { choose, levelUp } from './finds.ts'
import { planFor, wayFor } from './plan.ts'
import type { Care } from './prospect.ts'
import { punch } from './scene.ts'
import { deathOf, healthCost, healthLeft, sanityLeft, stressCost } from './worth.ts'
import { stressLeft } from '../rules/tracks.ts'

const spreadOf = modified('spread')
const FULL_SPREAD = 3
/** A Yellow Sign is worth so much less than a wound. */
const SIGN = 0.25
/** Sanity is spared once there is so little of it; before that, levels are worth it. */
const SPARED = 9

/** Plans the whole turn, or no further than the next two deeds. */
const CAREFUL: Care = { deeds: 4, ways: 7 }
const HASTY: Care = { deeds: 2, ways: 4 }

/** What the bot does at each question: plans its turn, and takes what is worth most everywhere else. */
const habitsWith = (care: Care): Habits<Dmd> => ({
  'levelUp.choose': levelUp,
  'actions.choose': (observation) => act(observation, care),
  'walk.step': (observation) =>
    wayFor(withClosedDrawers(observation), observation.about.hero, observation.about.left, care),
  'walk.sneak': sneak,
  'walk.ride': () => pickOf(V.alone),
  'walk.ask': () => pickOf(V.agree),
  'attack.weapon': (observation) => bestWith(observation, V.wield, () => 1) ?? pickOf(V.bareHands),
  'attack.targets': targets,
  'attack.items': (observation) => bestWith(observation, V.useCard, () => 1) ?? pickOf(V.strike),
  'attack.divide': divide,
  'roll.reroll': reroll,
  'roll.salts': salts,
  'roll.blank': blank,
  'roll.ward': (observation) => bestWith(observation, V.ward, () => 1) ?? pickOf(V.decline),
  'roll.count': count,
  'wounds.armour': (observation) => bestWith(observation, V.armour, () => 1) ?? pickOf(V.decline),
  'wounds.share': share,
  'terror.harden': harden,
  'rest.split': (observation) => heal(observation, observation.about.hero),
  'prayer.split': (observation) => heal(observation, observation.about.whom),
  'prayer.whom': whom,
  'trade.ask': () => pickOf(V.agree),
  'beatOut.split': (observation) =>
    bestWith(observation, V.fromSelf, (own) => own) ?? firstOffered(observation),
  'mythos.read': readOmens,
  'mythos.cancel': () => pickOf(V.decline),
  'script.option': option,
  'choose.one': chooseOne,
  'assault.protect': protect,
  'discovery.choose': choose,
})

const botWith =
  (habits: Habits<Dmd>): Bot<Dmd> =>
  (observation, chance) =>
    byHabit(habits, observation, chance) ?? observation.picks[chance.below(observation.count)] ?? -1

export const habit = botWith(habitsWith(CAREFUL))
export const hasty = botWith(habitsWith(HASTY))

function act(observation: ObservationAt<Dmd, 'actions.choose'>, care: Care): Pick {
  const s: DmdState = withClosedDrawers(observation)
  const { hero } = observation.about
  const card = offeredWith(observation, V.useCard).find((one) => isOfUse(s, hero, one))
  if (card !== undefined) return pickOf(V.useCard, card)
  const pick = planFor(s, hero, care)
  for (let i = 0; i < observation.count; i++) if (observation.picks[i] === pick) return pick
  return pickOf(V.endActions)
}

/** Whether it is time for an item that is discarded in step 1. */
function isOfUse(s: DmdState, hero: number, card: number): boolean {
  const use = useOf(s, card)
  const { wounds, stress, fire } = heroAt(s, hero)
  const here = placeOf(s, hero)
  switch (use?.does) {
    case 'heal':
      return (use.wounds > 0 && wounds >= use.wounds) || (use.stress > 0 && stress >= use.stress)
    case 'heal-all-stress':
      return stressLeft(s, hero) <= 1
    case 'quench':
      return fire >= 1
    case 'blast':
      return enemiesIn(s, here).length >= 2
    case 'flash':
    case 'call-away':
      return foesIn(s, here).length > 0
    case 'comfort':
      return s.table.heroes.some((_, other) => other !== hero && heroAt(s, other).stress >= 3)
    case 'unearth':
      return true
    default:
      return false
  }
}

/** With several targets: all whom the blow can fell, or all if each gets it in full (DMD-BRAWL-4). */
function targets(observation: ObservationAt<Dmd, 'attack.targets'>): Pick {
  const s: DmdState = withClosedDrawers(observation)
  const { hero } = observation.about
  if (spreadOf(1, s, hero) === FULL_SPREAD)
    return bestWith(observation, V.alsoTarget, () => 1) ?? pickOf(V.strike)
  const leftOf = (foe: number): number => healthOf(s, foe) - woundsOf(s, foe)
  let force = punch(s, hero, true) + 1
  for (const foe of observation.about.targets) force -= leftOf(foe)
  const isElderMeant = observation.about.targets.includes(ELDER)
  const next = offeredWith(observation, V.alsoTarget).filter(
    (foe) => foe !== ELDER && !isElderMeant && leftOf(foe) <= force,
  )
  const [first] = next.toSorted((a, b) => leftOf(a) - leftOf(b))
  return first === undefined ? pickOf(V.strike) : pickOf(V.alsoTarget, first)
}

/** As many successes as fell a target, or else none if others can be felled; the last one gets the rest. */
function divide(observation: ObservationAt<Dmd, 'attack.divide'>): Pick {
  const s: DmdState = withClosedDrawers(observation)
  const { foe, left } = observation.about
  const needed = healthOf(s, foe) - woundsOf(s, foe)
  const wanted = left >= needed ? needed : 0
  return isOffered(observation, V.assign, wanted)
    ? pickOf(V.assign, wanted)
    : (bestWith(observation, V.assign, (share) => share) ?? firstOffered(observation))
}

function harden(observation: ObservationAt<Dmd, 'terror.harden'>): Pick {
  const s: DmdState = withClosedDrawers(observation)
  return sanityLeft(s, observation.about.hero) <= SPARED ? pickOf(V.steel) : pickOf(V.decline)
}

/** The split of healing after which wounds and stress weigh least. */
function heal(
  observation: ObservationAt<Dmd, 'rest.split'> | ObservationAt<Dmd, 'prayer.split'>,
  hero: number,
): Pick {
  const s: DmdState = withClosedDrawers(observation)
  const [health, calm, death] = [healthLeft(s, hero), stressLeft(s, hero), deathOf(s)]
  const worth = (healing: number): number =>
    SIGN * signsOfHealing(healing) -
    healthCost(health + woundsOfHealing(healing), death) -
    stressCost(calm + stressOfHealing(healing))
  return bestWith(observation, V.heal, worth) ?? firstOffered(observation)
}

function whom(observation: ObservationAt<Dmd, 'prayer.whom'>): Pick {
  const s: DmdState = withClosedDrawers(observation)
  const need = (hero: number): number =>
    healthCost(healthLeft(s, hero), deathOf(s)) + stressCost(stressLeft(s, hero))
  return bestWith(observation, V.chooseHero, need) ?? pickOf(V.decline)
}
