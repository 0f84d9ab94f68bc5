import { at, type Features } from '@eldertable/kernel'
import { enemyCards } from '../content/enemies.ts'
import type { Dmd } from '../frames.ts'
import { isAlive, stageOf } from '../rules/figures.ts'
import { stressLeft } from '../rules/tracks.ts'
import { NOWHERE, type DmdState } from '../state.ts'
import { elderWoundsLeft, turnsLeft } from './urgency.ts'
import { workLeft } from './work.ts'
import { deathOf, healthCost, healthLeft, sanityCost, sanityLeft, stressCost } from './worth.ts'

const names = [
  'always',
  'work',
  'elderWounds',
  'turnsLeft',
  'late',
  'onMapTooSoon',
  'disrupted',
  'fallen',
  'wounds',
  'worstWounds',
  'stress',
  'madness',
  'worstMadness',
  'levels',
  'claims',
  'foesWithUs',
  'elderWithUs',
  'seats',
] as const

/** What a position holds for the investigators, who win and lose together: alike for all of them. */
export const features: Features<Dmd> = {
  names,
  of: (s) => {
    const measured = featuresOf(s)
    return s.hands.map(() => measured)
  },
}

/** Sizes that make measures alike in size. */
const SUCCESSES = 10
const TURNS = 10
const LEVELS = 10
const DICE = 4
const COST = 4
/** Successes that a team gets done in a turn. */
const PER_TURN = 2.6

export function featuresOf(s: DmdState): number[] {
  const { elder, isDisrupted, heroes } = s.table
  const death = deathOf(s)
  const [work, wounds, turns] = [workLeft(s), elderWoundsLeft(s), turnsLeft(s)]
  let [living, life, worst, stress, madness, worstMadness, levels, claims] = [
    0, 0, 0, 0, 0, 0, 0, 0,
  ]
  let foes = 0
  let withElder = 0
  for (let hero = 0; hero < heroes.length; hero++) {
    const one = at(heroes, hero)
    if (!isAlive(s, hero) || one.who < 0) continue
    living++
    const cost = healthCost(healthLeft(s, hero), death)
    const mad = sanityCost(sanityLeft(s, hero))
    life += cost
    worst = Math.max(worst, cost)
    stress += stressCost(stressLeft(s, hero))
    madness += mad
    worstMadness = Math.max(worstMadness, mad)
    for (const level of one.levels) levels += level
    claims += one.left.length + one.right.length
    foes += foeDiceAt(s, one.space)
    if (elder.space === one.space) withElder += stageOf(s).dice.standard
  }
  const each = Math.max(1, living)
  const measures: Record<(typeof names)[number], number> = {
    always: 1,
    work: work / SUCCESSES,
    elderWounds: wounds / SUCCESSES,
    turnsLeft: turns / TURNS,
    late: Math.max(0, (work + wounds) / PER_TURN - turns) / TURNS,
    onMapTooSoon: elder.space !== NOWHERE && !isDisrupted ? 1 : 0,
    disrupted: isDisrupted ? 1 : 0,
    fallen: (heroes.length - living) / heroes.length,
    wounds: life / each / COST,
    worstWounds: worst / COST,
    stress: stress / each / COST,
    madness: madness / each / COST,
    worstMadness: worstMadness / COST,
    levels: levels / each / LEVELS,
    claims: claims / each / DICE,
    foesWithUs: foes / each / DICE,
    elderWithUs: withElder / each / DICE,
    seats: heroes.length / DICE,
  }
  return names.map((name) => measures[name])
}

/** Dice of the cultists and monsters in a space. */
function foeDiceAt({ table }: DmdState, space: number): number {
  const cards = enemyCards[table.settings.elderOne]
  let sum = 0
  for (const enemy of table.enemies)
    if (enemy.space === space) {
      const { dice } = cards[enemy.kind]
      sum += dice.standard + dice.bonus
    }
  return sum
}
