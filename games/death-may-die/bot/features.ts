import type { Features } from '@eldertable/kernel'
import { sheetAt } from '../content/investigators.ts'
import type { Dmd } from '../frames.ts'
import { NOWHERE, type DmdState, type Hero } from '../state.ts'
import { elderWoundsLeft } from './urgency.ts'
import { workLeft, workOf } from './work.ts'

const names = [
  'always',
  'workLeft',
  'timeLeft',
  'isOnMap',
  'isDisrupted',
  'stageWounds',
  'alive',
  'health',
  'weakest',
  'calm',
  'sanity',
  'levels',
  'claims',
  'enemies',
] as const

/** What a position holds for the investigators, who win and lose together: alike for all of them. */
export const features: Features<Dmd> = {
  names,
  of: (s) => {
    const measured = featuresOf(s)
    return s.hands.map(() => measured)
  },
}

/** Advances that are left until the last space of the track (DMD-TRACK-5). */
const LAST_SPACE = 8
const STAGES = 4
/** About as many wounds as kill an Elder One. */
const ALL_WOUNDS = 32
/** About as many enemies as a map holds. */
const MANY = 10

const healthOf = (s: DmdState, { who, wounds }: Hero): number =>
  sheetAt(who, s.table.settings).woundSkull - wounds

export function featuresOf(s: DmdState): number[] {
  const { table } = s
  const { elder, isDisrupted, heroes, enemies } = table
  let [alive, health, weakest, calm, sanity, levels, claims] = [0, 0, Infinity, 0, 0, 0, 0]
  for (const one of heroes) {
    if (one.hasFallen || one.who < 0) continue
    const sheet = sheetAt(one.who, table.settings)
    alive++
    health += healthOf(s, one)
    weakest = Math.min(weakest, healthOf(s, one), sheet.sanitySkull - one.sanity)
    calm += sheet.lastStress - one.stress
    sanity += sheet.sanitySkull - one.sanity
    for (const level of one.levels) levels += level
    claims += one.left.length + one.right.length
  }
  let around = 0
  for (const { space } of enemies) if (space !== NOWHERE) around++
  const each = Math.max(1, heroes.length)
  const measures: Record<(typeof names)[number], number> = {
    always: 1,
    workLeft: isDisrupted ? 0 : workLeft(s) / workOf(table.settings),
    timeLeft: (LAST_SPACE - elder.track) / LAST_SPACE,
    isOnMap: elder.space === NOWHERE ? 0 : 1,
    isDisrupted: isDisrupted ? 1 : 0,
    stageWounds: elderWoundsLeft(s) / ALL_WOUNDS,
    alive: alive / each,
    health: health / each / STAGES,
    weakest: Math.min(STAGES, weakest) / STAGES,
    calm: calm / each / STAGES,
    sanity: sanity / each / MANY,
    levels: levels / each / MANY,
    claims: claims / each / STAGES,
    enemies: around / MANY,
  }
  return names.map((name) => measures[name])
}
