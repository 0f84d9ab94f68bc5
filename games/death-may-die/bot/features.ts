import { at, type Features } from '@eldertable/kernel'
import { enemyCards } from '../pieces/enemies.ts'
import type { Dmd } from '../frames.ts'
import { isAlive, stageOf } from '../rules/figures.ts'
import { stressLeft } from '../rules/tracks.ts'
import { NOWHERE, type DmdState } from '../state.ts'
import { habit } from './habit.ts'
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
  'time',
  'awake',
  'stage',
  // Once the ritual is disrupted other things count.
  'timeToKill',
  'woundsToDo',
  'hurtInFight',
  'madInFight',
  'fallenInFight',
  // The way to play.
  'three',
  'four',
  'five',
  'gentle',
  'cruel',
  'hastur',
  'hasturTurns',
  'episodeTwo',
  'episodeSix',
] as const

/** What a position holds for the investigators, who win and lose together: said once, in the place of the first of them. */
export const features: Features<Dmd> = {
  names,
  policies: [habit],
  of: (s) => s.hands.map((_, seat) => (seat === 0 ? featuresOf(s) : undefined)),
}

/** Sizes that make measures alike in size. */
const SUCCESSES = 10
const TURNS = 10
const LEVELS = 10
const DICE = 4
const COST = 4
const STAGES = 3
/** Successes that a team gets done in a turn. */
const PER_TURN = 2.6

const flag = (is: boolean): number => (is ? 1 : 0)

export function featuresOf(s: DmdState): number[] {
  const { elder, isDisrupted, heroes, settings } = s.table
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
  const disrupted = flag(isDisrupted)
  const fallen = (heroes.length - living) / heroes.length
  const time = Math.log((turns + 1) / ((work + wounds) / PER_TURN + 1))
  const measures: Record<(typeof names)[number], number> = {
    always: 1,
    work: work / SUCCESSES,
    elderWounds: wounds / SUCCESSES,
    turnsLeft: turns / TURNS,
    late: Math.max(0, (work + wounds) / PER_TURN - turns) / TURNS,
    onMapTooSoon: elder.space !== NOWHERE && !isDisrupted ? 1 : 0,
    disrupted,
    fallen,
    wounds: life / each / COST,
    worstWounds: worst / COST,
    stress: stress / each / COST,
    madness: madness / each / COST,
    worstMadness: worstMadness / COST,
    levels: levels / each / LEVELS,
    claims: claims / each / DICE,
    foesWithUs: foes / each / DICE,
    elderWithUs: withElder / each / DICE,
    time,
    awake: flag(elder.space !== NOWHERE),
    stage: elder.stage / STAGES,
    timeToKill: disrupted * time,
    woundsToDo: (disrupted * wounds) / SUCCESSES,
    hurtInFight: (disrupted * worst) / COST,
    madInFight: (disrupted * madness) / each / COST,
    fallenInFight: disrupted * fallen,
    three: flag(heroes.length === 3),
    four: flag(heroes.length === 4),
    five: flag(heroes.length === 5),
    gentle: flag(settings.difficulty === 'gentle'),
    cruel: flag(settings.difficulty === 'cruel'),
    hastur: flag(settings.elderOne === 'hastur'),
    hasturTurns: settings.elderOne === 'hastur' ? turns / TURNS : 0,
    episodeTwo: flag(settings.episode === '2'),
    episodeSix: flag(settings.episode === '6'),
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
