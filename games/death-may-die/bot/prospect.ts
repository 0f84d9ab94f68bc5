import { at } from '@eldertable/kernel'
import { heroAt, levelOf, sheetOf } from '../rules/figures.ts'
import { modified } from '../rules/modified.ts'
import type { DmdState } from '../state.ts'
import { jobsOf, skillAt, type Job } from './jobs.ts'
import { foesOn, punch, type Foes } from './scene.ts'
import { goalsOf } from './goals.ts'
import { workLeft } from './work.ts'
import { deathOf, healthLeft, sanityLeft } from './worth.ts'
import { urgencyOf } from './urgency.ts'
import { STEPS } from '../pieces/limits.ts'

const REST = 3
const stepsOf = modified('steps')
const sneaksOf = modified('sneaks')
const rangeOf = modified('range')
const spreadOf = modified('spread')
const restOf = modified('rest')
const restsAnywhere = modified('restsAnywhere')

/** How carefully a turn is planned: this many deeds ahead, and this many places to go to each time. */
export interface Care {
  readonly deeds: number
  readonly ways: number
}

/** What does not change while a hero plans its turn. */
export interface Outlook {
  readonly s: DmdState
  readonly hero: number
  readonly care: Care
  readonly foes: Foes
  readonly jobs: readonly Job[]
  /** By space: how far it is from there to where the hero is needed. */
  readonly away: readonly number[]
  /** What an attack into one's own space and into another is expected to deal, and rolls of the two episode actions. */
  readonly near: number
  readonly far: number
  readonly skill: readonly [number, number]
  readonly range: number
  readonly spread: number
  readonly steps: number
  readonly sneaks: number
  readonly rest: number
  readonly restsAnywhere: boolean
  /** By how much Toughness reduces a packet. */
  readonly tough: number
  readonly lastStress: number
  /** What a fall costs, and what a success is worth: the less time is left, the more. */
  readonly death: number
  readonly urgency: number
}

/** How things may stand after some deeds of the turn, with what may be expected of the dice. */
export interface Prospect {
  space: number
  /** Foes in the hero's space, and those that are not any more where they stood; as masks. */
  company: number
  taken: number
  actions: number
  hasFreeMove: boolean
  /** Wounds that the hero can still take, and what its tracks show; sanity is what is left. */
  life: number
  wounds: number
  stress: number
  sanity: number
  /** Fire on the dashboard and in the space. */
  fire: number
  here: number
  /** By foe: the chance that it is still there, and what it can still take. */
  alive: readonly number[]
  health: readonly number[]
  /** By job: what is left to do; -1 for an errand that is done. */
  left: readonly number[]
  /** Successes that the ritual still takes. */
  work: number
  /** What has been achieved. */
  gain: number
}

export function outlookOf(s: DmdState, hero: number, care: Care): Outlook {
  const tough = levelOf(s, hero, 'toughness')
  const range = rangeOf(0, s, hero)
  const jobs = jobsOf(s, hero)
  return {
    s,
    hero,
    care,
    foes: foesOn(s, hero),
    jobs,
    away: goalsOf(s, hero, jobs, range),
    near: punch(s, hero, true),
    far: range > 0 ? punch(s, hero, false) : 0,
    skill: [skillAt(s, hero, 0), skillAt(s, hero, 1)],
    range,
    spread: spreadOf(1, s, hero),
    steps: stepsOf(STEPS, s, hero),
    sneaks: sneaksOf(0, s, hero),
    rest: restOf(REST, s, hero),
    restsAnywhere: restsAnywhere(false, s, hero),
    tough: tough >= 4 ? 2 : Math.min(1, tough),
    lastStress: sheetOf(s, hero).lastStress,
    death: deathOf(s),
    urgency: urgencyOf(s),
  }
}

export function prospectOf({ s, hero, foes, jobs }: Outlook): Prospect {
  const { space, wounds, stress, fire, used } = heroAt(s, hero)
  const company = at(foes.at, space)
  return {
    space,
    company,
    taken: company,
    actions: s.table.actions,
    hasFreeMove: levelOf(s, hero, 'swiftness') > 0 && (used.swiftness ?? 0) === 0,
    life: healthLeft(s, hero),
    wounds,
    stress,
    sanity: sanityLeft(s, hero),
    fire,
    here: at(s.table.fire, space),
    alive: foes.health.map(() => 1),
    health: foes.health,
    left: jobs.map(({ successes }) => successes),
    work: workLeft(s),
    gain: 0,
  }
}

/** The chance that no foe is in the hero's space. */
export function safetyOf({ company, alive }: Prospect): number {
  let safe = 1
  for (let bit = 0, rest = company; rest > 0; bit++, rest >>>= 1)
    if ((rest & 1) === 1) safe *= 1 - at(alive, bit)
  return safe
}
