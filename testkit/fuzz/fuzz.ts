import {
  Engine,
  FastChance,
  type AnyTitle,
  type Chance,
  type Settings,
  type State,
} from '@eldertable/kernel'
import { randomSeats, randomSettings } from './beginnings.ts'
import { FuzzedMatch } from './fuzzed-match.ts'
import { look, thrown, type Finding } from './look.ts'
import { oracleNames, type OracleName } from './oracles/index.ts'
import { RandomPlayer } from './random-player.ts'
import { endless } from './replay.ts'
import { shrink } from './shrink.ts'
import { storyOf, type Beginning, type Choice, type Violation } from './violation.ts'

export interface FuzzOptions {
  title: AnyTitle
  /** How many picks to make, over as many matches as that takes. */
  picks: number
  /** The same seed gives the same matches. */
  seed: string
  /** How many seats; at random if it is not given. */
  seats?: number
  /** Switches that are fixed; the rest are at random. */
  settings?: Settings
  /** All of them if none are named. */
  oracles?: readonly OracleName[]
  /** A position to begin from instead of the set-up of these seats and settings, if it gives one. */
  positions?: (chance: Chance, seats: number, settings: Settings) => State | undefined
  /** A match that goes on for longer than this many picks is a violation. */
  longest?: number
  /** How many picks shrinking may replay. */
  shrinking?: number
  onProgress?: (soFar: FuzzReport) => void
}

export interface FuzzReport {
  picks: number
  /** How many matches were begun. */
  matches: number
  /** How often each ending was reached. */
  endings: Record<string, number>
  violation?: Violation
}

const PROGRESS_EVERY = 1000
/** After so many matches in a row in which nobody was asked, it would never come to enough picks. */
const MOST_WITHOUT_PICK = 1000

/** Plays at random, every pick watched by the oracles, until enough picks are made or one of them objects. */
export function fuzz(options: FuzzOptions): FuzzReport {
  const engine: Engine = new Engine(options.title)
  const chance = new FastChance(`${options.seed}/beginnings`)
  const report: FuzzReport = { picks: 0, matches: 0, endings: {} }
  let withoutPick = 0
  while (report.picks < options.picks && report.violation === undefined) {
    const before = report.picks
    const beginning = begin(options, `${options.seed}/${report.matches}`, chance)
    const violation = playMatch(engine, beginning, options, report)
    if (violation !== undefined) report.violation = violation
    withoutPick = report.picks === before ? withoutPick + 1 : 0
    if (withoutPick === MOST_WITHOUT_PICK)
      throw new Error(`${withoutPick} matches in a row were over before anybody was asked`)
  }
  options.onProgress?.(report)
  return report
}

function begin(options: FuzzOptions, seed: string, chance: Chance): Beginning {
  const { title, positions } = options
  const seats = options.seats ?? randomSeats(title, chance)
  const settings = randomSettings(title, seats, options.settings ?? {}, chance)
  const position = positions?.(chance, seats, settings)
  if (position === undefined) return { seed, seats, settings }
  return { seed, seats: position.hands.length, settings, position }
}

function playMatch(
  engine: Engine,
  beginning: Beginning,
  options: FuzzOptions,
  report: FuzzReport,
): Violation | undefined {
  const { oracles = oracleNames, longest = 50_000 } = options
  const player = new RandomPlayer(beginning.seed, Object.keys(options.title.verbs).length)
  const picks: Choice[] = []
  report.matches++
  let finding: Finding | undefined
  try {
    const match = new FuzzedMatch(engine, beginning, { thorough: false })
    finding = look(match.moment, oracles)
    while (finding === undefined && !match.moment.isOver && report.picks < options.picks) {
      if (picks.length === longest) {
        finding = endless(longest)
        break
      }
      const [seat, pick] = player.next(match.moment)
      picks.push([seat, pick, picks.length])
      const rejection = match.play(seat, pick, picks.length - 1)
      if (rejection !== undefined) throw new Error(`an offered pick was rejected: ${rejection}`)
      finding = look(match.moment, oracles)
      report.picks++
      if (report.picks % PROGRESS_EVERY === 0) options.onProgress?.(report)
    }
    const { outcome } = match.state.table
    if (outcome !== null) report.endings[outcome.ending] = (report.endings[outcome.ending] ?? 0) + 1
  } catch (error) {
    finding = thrown('engine', error)
  }
  return finding && violationOf(engine, options, beginning, picks, finding)
}

function violationOf(
  engine: Engine,
  options: FuzzOptions,
  beginning: Beginning,
  picks: Choice[],
  finding: Finding,
): Violation {
  const { title, shrinking = 100_000 } = options
  const isEndless = finding.oracle === 'endless'
  const shrunk = isEndless
    ? { beginning, picks: [], finding }
    : shrink(engine, { beginning, picks, finding }, shrinking)
  return {
    format: 'eldertable violation 1',
    title: title.id,
    version: title.version,
    ...shrunk.finding,
    ...shrunk.beginning,
    picks: [...shrunk.picks],
    story: storyOf(title, shrunk.picks),
    shrunkFrom: picks.length,
    ...(isEndless && { randomPicks: picks.length }),
  }
}
