import {
  at,
  bestOf,
  bestWith,
  isOffered,
  offeredWith,
  pickOf,
  withClosedDrawers,
  type Pick,
  type ObservationAt,
} from '@eldertable/kernel'
import type { Claim, Gift } from '../pieces/claims.ts'
import type { Entry } from '../pieces/discovery.ts'
import { skillRows, type Skill } from '../pieces/skills/index.ts'
import type { Dmd } from '../frames.ts'
import { claimOf, discoveryAt, eachClaim } from '../rules/claims.ts'
import { heroAt, levelOf, sheetOf } from '../rules/figures.ts'
import { stressLeft } from '../rules/tracks.ts'
import type { DmdState } from '../state.ts'
import { V } from '../verbs.ts'
import { deathOf, healthCost, healthLeft, sanityCost, sanityLeft, stressCost } from './worth.ts'

/** What the first level of a skill is worth that one does not have. */
const FIRST_LEVEL = 1

function worthOfLevel(skill: Skill, level: number): number {
  const [second, third, fourth] = skillRows[skill].worth
  return [FIRST_LEVEL, second, third, fourth][level] ?? 0
}

/** The skill whose next level, with a look at the one after it, brings most. */
export function levelUp(observation: ObservationAt<Dmd, 'levelUp.choose'>): Pick {
  const s: DmdState = withClosedDrawers(observation)
  const { hero } = observation.about
  const { skills } = sheetOf(s, hero)
  const worth = (place: number): number => {
    const skill = at(skills, place)
    const level = at(heroAt(s, hero).levels, place)
    return worthOfLevel(skill, level) + worthOfLevel(skill, level + 1) / 2
  }
  return bestWith(observation, V.levelUp, worth) ?? pickOf(V.levelUp)
}

/** What things are worth that cards give for as long as they are held. */
const gifts: Readonly<Record<Gift['gives'], number>> = {
  'attack-dice': 1.2,
  range: 0.4,
  'check-dice': 0.3,
  'action-dice': 1,
  guard: 0.9,
  armour: 1.6,
  'elder-stone': 0.9,
  rest: 0.8,
  'roll-die': 0.8,
  reroll: 1.2,
  flames: 0.3,
  'fire-resistance': 0.6,
  'unsafe-action': 0.9,
  'dry-feet': 0.4,
  'painless-idol': 0.4,
  'longer-range': 0.4,
  harness: 0.4,
  'free-action': 0.8,
  sneak: 0.5,
  'longer-move': 0.5,
  'long-fuse': 0.6,
  unfollowed: 0.4,
  'star-gazing': 0.2,
  relief: 0.4,
  'single-shot': -0.4,
  use: 0.9,
}

const PER_HEALTH = 0.6
const WITHOUT_HELP = -0.3
/** A second weapon is hardly ever the one that is used. */
const SECOND_WEAPON = 0.3
/** Of no use once the ritual is disrupted. */
const forTheRitual: ReadonlySet<Gift['gives']> = new Set([
  'action-dice',
  'unsafe-action',
  'painless-idol',
  'long-fuse',
  'flames',
])

/** What a claimed entry is worth to a hero. */
function worthOfClaim(s: DmdState, hero: number, claim: Claim): number {
  let worth = claim.is === 'condition' ? WITHOUT_HELP : 0
  for (const gift of claim.gifts)
    if (!s.table.isDisrupted || !forTheRitual.has(gift.gives)) worth += gifts[gift.gives]
  if (claim.is === 'companion') {
    worth += PER_HEALTH * claim.health
    if (claim.skill !== null) worth += worthOfLevel(claim.skill, levelOf(s, hero, claim.skill))
  }
  if (claim.is === 'weapon' && hasWeapon(s, hero)) worth *= SECOND_WEAPON
  return worth
}

function hasWeapon(s: DmdState, hero: number): boolean {
  let has = false
  eachClaim(s, hero, (claim) => {
    if (claim.is === 'weapon') has = true
  })
  return has
}

/** What a card that somebody holds is worth to a hero. */
export function worthOfCard(s: DmdState, hero: number, card: number): number {
  const claim = claimOf(s, card)
  return claim === null ? 0 : worthOfClaim(s, hero, claim)
}

function worthOfEntry(s: DmdState, hero: number, entry: Entry, isPaid: boolean): number {
  const [health, death, calm] = [healthLeft(s, hero), deathOf(s), stressLeft(s, hero)]
  const { wounds, stress } = heroAt(s, hero)
  const sane = sanityLeft(s, hero)
  let worth = entry.claim === null ? 0 : worthOfClaim(s, hero, entry.claim)
  if (entry.heals !== null) {
    const healed = Math.min(wounds, entry.heals.wounds)
    worth += healthCost(health, death) - healthCost(health + healed, death)
    worth += stressCost(calm) - stressCost(calm + Math.min(stress, entry.heals.stress))
  }
  const { price } = entry
  let lost = entry.losesSanity
  if (price !== null && isPaid) {
    if ('stress' in price) worth -= stressCost(Math.max(0, calm - price.stress)) - stressCost(calm)
    else lost += price.sanity
  }
  return worth - (sanityCost(sane - lost) - sanityCost(sane))
}

/** The entry of a Discovery card that is worth most, or neither. */
export function choose(observation: ObservationAt<Dmd, 'discovery.choose'>): Pick {
  const s: DmdState = withClosedDrawers(observation)
  const { hero, card } = observation.about
  const { left, right } = discoveryAt(s, card)
  const options: { pick: Pick; worth: number }[] = []
  const offer = (verb: number, entry: Entry | null, isPaid: boolean, argument = 0): void => {
    if (entry !== null && isOffered(observation, verb, argument))
      options.push({
        pick: pickOf(verb, argument),
        worth: worthOfEntry(s, hero, entry, isPaid) - (isPaid ? 0 : gifts.use),
      })
  }
  offer(V.takeLeft, left, true)
  offer(V.takeRight, right, true)
  for (const gold of offeredWith(observation, V.goldLeft)) offer(V.goldLeft, left, false, gold)
  for (const gold of offeredWith(observation, V.goldRight)) offer(V.goldRight, right, false, gold)
  if (isOffered(observation, V.takeNeither)) options.push({ pick: pickOf(V.takeNeither), worth: 0 })
  return bestOf(options, ({ worth }) => worth)?.one.pick ?? pickOf(V.takeNeither)
}
