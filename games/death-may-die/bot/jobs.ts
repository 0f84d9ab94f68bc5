import { episodeRules } from '../episodes/index.ts'
import { carriedBy } from '../rules/things.ts'
import { levelOf } from '../rules/figures.ts'
import { groundOn } from '../rules/ground.ts'
import { modified } from '../rules/modified.ts'
import { NO_CARD, NOWHERE, type DmdState } from '../state.ts'
import { expected, luckOf, paidRerolls } from './scene.ts'
import { ACTION } from './worth.ts'

const diceOf = modified('dice')
const actsAnywhere = modified('actsAnywhere')

/** Something that an action of the episode does for the ritual's end in one place. */
export interface Job {
  readonly space: number
  readonly which: 0 | 1
  readonly needsSafety: boolean
  /** Successes that are still of use; none for what needs no roll. */
  readonly successes: number
  /** What it is worth if it needs no roll. */
  readonly worth: number
}

/** Markers that finish a token. */
const ENOUGH = { '1': 4, '2': 3, '3': 3, '4': 0, '5': 3, '6': 3 } as const
/** DMD-EPTWO-4 */
const IDOLS = 2
/** Lighting the fuse ends the ritual at one blow. */
const FUSE = 3 * ACTION

/** What can be done against the ritual, and where. */
export function jobsOf(s: DmdState, hero: number): Job[] {
  if (s.table.isDisrupted) return []
  const { episode } = s.table.settings
  if (episode === '2') return idolJobs(s, hero)
  if (episode === '3') return graveJobs(s, hero)
  const jobs: Job[] = []
  const needsSafety = isSafetyNeeded(s, hero)
  for (const { space, markers } of s.table.things) {
    if (space === NOWHERE) continue
    const successes = episode === '4' ? markers : ENOUGH[episode] - markers
    if (successes > 0) jobs.push({ space, which: 0, needsSafety, successes, worth: 0 })
  }
  if (episode === '6' && jobs.length === 0)
    jobs.push({
      space: groundOn(s).start,
      which: 1,
      needsSafety: false,
      successes: 0,
      worth: FUSE,
    })
  return jobs
}

const isSafetyNeeded = (s: DmdState, hero: number): boolean => {
  const [first] = episodeRules(s).actions
  return !actsAnywhere(false, s, hero, first.action)
}

/** Markers that are missing on what a hero carries. */
const missing = (s: DmdState, hero: number, kind: 'idol' | 'bones'): number =>
  carriedBy(s, hero, kind).reduce(
    (sum, thing) => sum + ENOUGH['2'] - (s.table.things[thing]?.markers ?? 0),
    0,
  )

function idolJobs(s: DmdState, hero: number): Job[] {
  const jobs: Job[] = []
  const held = carriedBy(s, hero, 'idol').length
  for (const { kind, space } of s.table.things) {
    if (space === NOWHERE) continue
    if (kind === 'altar' && held > 0)
      jobs.push({
        space,
        which: 1,
        needsSafety: false,
        successes: missing(s, hero, 'idol'),
        worth: 0,
      })
    if (kind === 'idol' && held < IDOLS)
      jobs.push({
        space,
        which: 0,
        needsSafety: isSafetyNeeded(s, hero),
        successes: 0,
        worth: ACTION,
      })
  }
  return jobs
}

function graveJobs(s: DmdState, hero: number): Job[] {
  const jobs: Job[] = []
  const { things } = s.table
  for (const { kind, space, isOpen } of things) {
    if (space === NOWHERE || (kind === 'grave' && isOpen)) continue
    const worth = kind === 'bones' ? 2 * ACTION : ACTION
    jobs.push({ space, which: 0, needsSafety: isSafetyNeeded(s, hero), successes: 0, worth })
  }
  if (carriedBy(s, hero, 'bones').length > 0)
    for (const [space, { isConsecrated }] of groundOn(s).spaces.entries())
      if (isConsecrated === true)
        jobs.push({
          space,
          which: 1,
          needsSafety: false,
          successes: missing(s, hero, 'bones'),
          worth: 0,
        })
  return jobs
}

/** The successes that a hero may expect of a roll of an episode action. */
export function skillAt(s: DmdState, hero: number, which: 0 | 1): number {
  const { action, skill } = episodeRules(s).actions[which]
  const level = skill === undefined ? 0 : levelOf(s, hero, skill)
  const aim = { for: 'action', action, isNear: true, targets: [], weapon: NO_CARD } as const
  const lucky = luckOf(s, hero)
  return expected(s, hero, diceOf(level, s, hero, aim), lucky + paidRerolls(s, hero))
}
