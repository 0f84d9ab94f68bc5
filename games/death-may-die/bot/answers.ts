import {
  at,
  bestWith,
  firstOffered,
  offered,
  pickOf,
  verbOf,
  withClosedDrawers,
  type Pick,
  type ObservationAt,
} from '@eldertable/kernel'
import type { MythosCard } from '../pieces/mythos.ts'
import { stepsAt } from '../pieces/texts.ts'
import type { Step } from '../effects/deeds/script.ts'
import type { Dmd } from '../frames.ts'
import { foesIn, healthOf, heroAt, isSafe, placeOf, sheetOf, woundsOf } from '../rules/figures.ts'
import { distance } from '../rules/ground.ts'
import { mythosAt } from '../rules/mythos-deck.ts'
import { thingAt } from '../rules/things.ts'
import { stressLeft } from '../rules/tracks.ts'
import { ELDER, type DmdState } from '../state.ts'
import { V } from '../verbs.ts'
import { worthOfCard } from './finds.ts'
import { foesOn } from './scene.ts'
import { deathOf, healthCost, healthLeft, sanityCost, sanityLeft, stressCost } from './worth.ts'

/** How far a space is from the nearest hero. */
function fromHeroes(s: DmdState, space: number): number {
  let least = Infinity
  for (const hero of s.table.heroes)
    if (!hero.hasFallen) least = Math.min(least, distance(s, hero.space, space))
  return least
}

const hasThing = (s: DmdState, space: number): boolean =>
  s.table.things.some((thing) => thing.space === space)

/** Enemies, fire and the like go where nobody is and nothing is to be done. */
const outOfTheWay = (s: DmdState, space: number): number =>
  fromHeroes(s, space) - (hasThing(s, space) ? 1 : 0)

/** Whatever a text leaves open (P22). */
export function chooseOne(observation: ObservationAt<Dmd, 'choose.one'>): Pick {
  const s: DmdState = withClosedDrawers(observation)
  const { active } = s.table
  const hero = s.table.heroes.findIndex(
    ({ seat, hasFallen }) => seat === observation.seat && !hasFallen,
  )
  switch (observation.about.why) {
    case 'place':
    case 'shun':
      return (
        bestWith(observation, V.chooseSpace, (space) => Number(isSafe(s, space))) ??
        anything(observation)
      )
    case 'throw':
    case 'target':
      return (
        bestWith(observation, V.chooseFoe, (foe) => targetWorth(s, foe)) ?? anything(observation)
      )
    case 'promote':
    case 'move':
      return (
        bestWith(observation, V.chooseFoe, (foe) =>
          foe === ELDER ? 0 : fromHeroes(s, at(s.table.enemies, foe).space),
        ) ?? anything(observation)
      )
    case 'forget':
    case 'tidy':
      return (
        bestWith(observation, V.chooseCard, (card) => -worthOfCard(s, hero, card)) ??
        anything(observation)
      )
    case 'steal':
      return (
        bestWith(observation, V.chooseCard, (card) => worthOfCard(s, hero, card)) ??
        anything(observation)
      )
    case 'task':
      return (
        bestWith(observation, V.chooseThing, (thing) => thingWorth(s, thing)) ??
        anything(observation)
      )
    case 'realign':
    case 'darken':
    case 'unpack':
    case 'put-down':
      return (
        bestWith(observation, V.chooseThing, (thing) => -thingAt(s, thing).markers) ??
        anything(observation)
      )
    case 'turn':
      return (
        bestWith(
          observation,
          V.chooseThing,
          (thing) => -distance(s, placeOf(s, active), thingAt(s, thing).space),
        ) ?? anything(observation)
      )
    default:
      return (
        bestWith(observation, V.chooseSpace, (space) => outOfTheWay(s, space)) ??
        anything(observation)
      )
  }
}

const anything = (observation: ObservationAt<Dmd, 'choose.one'>): Pick => observation.picks[0] ?? -1

/** The Elder One if it can be hurt, or what is nearest to its end. */
function targetWorth(s: DmdState, foe: number): number {
  if (foe === ELDER) return s.table.isDisrupted ? 1 : -99
  return woundsOf(s, foe) - healthOf(s, foe)
}

/** Bones that are known to be some before Graves that may be empty; the most finished first. */
const thingWorth = (s: DmdState, thing: number): number => {
  const { kind, markers } = thingAt(s, thing)
  return (kind === 'bones' ? 10 : 0) + (kind === 'lens' ? -markers : markers)
}

/** What a step of a text costs who resolves it. */
function harmOf(s: DmdState, hero: number, step: Step): number {
  const [sane, calm] = [sanityLeft(s, hero), stressLeft(s, hero)]
  switch (step.do) {
    case 'take':
      if (step.what === 'sanity') return sanityCost(sane - step.amount) - sanityCost(sane)
      if (step.what === 'wounds') return woundCost(s, hero, step.amount)
      return stressCost(Math.max(0, calm - step.amount)) - stressCost(calm)
    case 'pay':
      return stressCost(Math.max(0, calm - step.amount)) - stressCost(calm)
    case 'put-down-idol':
      return 1
    case 'summon':
      return 0.6
    case 'attack':
      return 0.5
    case 'move':
      return 0.8
    case 'each':
      return 1.5 * sumOf(s, hero, step.steps)
    case 'if':
      return (sumOf(s, hero, step.steps) + sumOf(s, hero, step.else)) / 2
    default:
      return 0.6
  }
}

const sumOf = (s: DmdState, hero: number, steps: readonly Step[]): number =>
  steps.reduce((sum, step) => sum + harmOf(s, hero, step), 0)

const woundCost = (s: DmdState, hero: number, wounds: number): number => {
  const [health, death] = [healthLeft(s, hero), deathOf(s)]
  return healthCost(health - wounds, death) - healthCost(health, death)
}

/** Of the options of a text the one that costs least. */
export function option(observation: ObservationAt<Dmd, 'script.option'>): Pick {
  const s: DmdState = withClosedDrawers(observation)
  const costOf = (place: number): number =>
    sumOf(s, s.table.active, stepsAt(at(observation.about.texts, place)))
  return bestWith(observation, V.option, (place) => -costOf(place)) ?? firstOffered(observation)
}

/** The worth of the time that a summoning symbol costs. */
const SYMBOL = 0.7

const cardHarm = (s: DmdState, hero: number, { steps, symbol }: MythosCard): number =>
  sumOf(s, hero, steps.flat()) + (symbol ? SYMBOL : 0)

/** More than a card costs on average. */
const AVERAGE = 1.5

/** Read the Omens: the card that costs least, or another one instead of a bad one (P21). */
export function readOmens(observation: ObservationAt<Dmd, 'mythos.read'>): Pick {
  const s: DmdState = withClosedDrawers(observation)
  const harm = (card: number): number => cardHarm(s, observation.about.hero, mythosAt(s, card))
  const kept = bestWith(observation, V.keepMythos, (card) => -harm(card))
  const isBad = observation.about.cards.every((card) => harm(card) > AVERAGE)
  if (isBad && offered(observation).some((pick) => verbOf(pick) === V.replaceMythos))
    return pickOf(V.replaceMythos)
  return kept ?? firstOffered(observation)
}

/** Protector: takes an attack over that the other can bear less. */
export function protect(observation: ObservationAt<Dmd, 'assault.protect'>): Pick {
  const s: DmdState = withClosedDrawers(observation)
  const { hero, by, foe } = observation.about
  const foes = foesOn(s, by)
  const wounds = at(foes.dice, foes.names.indexOf(foe)) / 2
  return woundCost(s, hero, wounds) > woundCost(s, by, wounds) + 0.3
    ? pickOf(V.protect)
    : pickOf(V.decline)
}

/** Companions take what would bring one near to death. */
export function share(observation: ObservationAt<Dmd, 'wounds.share'>): Pick {
  const s: DmdState = withClosedDrawers(observation)
  const { hero, wounds } = observation.about
  const left = sheetOf(s, hero).woundSkull - heroAt(s, hero).wounds - wounds
  if (left > 2) return pickOf(V.bear)
  return bestWith(observation, V.shield, (card) => -worthOfCard(s, hero, card)) ?? pickOf(V.bear)
}

/** Sneaks past the worst, but drags the Elder One away from somebody who can bear it less. */
export function sneak(observation: ObservationAt<Dmd, 'walk.sneak'>): Pick {
  const s: DmdState = withClosedDrawers(observation)
  const { hero } = observation.about
  const foes = foesOn(s, hero)
  const here = placeOf(s, hero)
  const isElderHere = foesIn(s, here).includes(ELDER)
  const drags =
    isElderHere &&
    s.table.heroes.some(
      (other, number) =>
        number !== hero &&
        !other.hasFallen &&
        other.space === here &&
        healthLeft(s, number) < healthLeft(s, hero),
    )
  const diceOf = (foe: number): number =>
    foe === ELDER && drags ? -1 : at(foes.dice, foes.names.indexOf(foe))
  const worst = bestWith(observation, V.sneak, diceOf)
  return worst ?? pickOf(V.slipAway)
}
