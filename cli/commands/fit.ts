import {
  botNamed,
  calibrationOf,
  fitLogistic,
  fitShares,
  foretoldIn,
  PARTS,
  samplesOf,
  type Calibration,
  type Foretold,
  type Judged,
  type Position,
} from '@eldertable/bots'
import {
  at,
  chanceBy,
  type Features,
  type GameEntry,
  type Settings,
  sharesBy,
} from '@eldertable/kernel'
import type { Command } from 'commander'
import { gather, wholeNumber } from '../arguments.ts'
import { Failure } from '../failure.ts'
import { writeText } from '../files.ts'
import { botNames, findGame, seatCount } from '../find.ts'
import { columns, grouped, percent } from '../layout.ts'
import { checkedSettings, givenSettings } from '../settings.ts'
import { startProgress } from '../threads/progress.ts'
import type { World } from '../world.ts'

interface Options {
  matches: number
  heldOut: number
  seats?: number
  seed: string
  set?: readonly string[]
  any?: readonly string[]
  strange?: number
  write?: string
  asIs?: true
  bot?: string
  of?: string
}

export function fitCommand(program: Command, world: World): void {
  program
    .command('fit')
    .summary('fit what bots think a position is worth')
    .description(
      'Lets bots of many styles play, fits the chance to win to what a title measures in their positions,\n' +
        'and says how well that foretells other matches. The same seed gives the same weights.',
    )
    .argument('<title>', 'which game')
    .option('--matches <n>', 'how many matches to fit on', wholeNumber(1), 2000)
    .option('--held-out <n>', 'how many other matches to hold it against', wholeNumber(1), 1000)
    .option('--seats <n>', 'how many seats (default: all that the game takes)', wholeNumber(1))
    .option('--seed <text>', 'what all chance is derived from', '1')
    .option('--set <name=value>', 'a setting of the game; may be repeated', gather)
    .option('--any <name>', 'a setting that is another one in each match; may be repeated', gather)
    .option(
      '--strange <turns>',
      'this many turns at most are played by strange bots',
      wholeNumber(1),
    )
    .option('--write <file>', 'where to write the weights, as a module of TypeScript')
    .option('--as-is', 'fit nothing: hold what bots think already against --held-out matches')
    .option('--bot <name>', 'who plays these (default: habit)')
    .option('--of <name>', 'fit something else that the title measures')
    .action((title: string, options: Options) => {
      const game = findGame(world.games, title)
      if (options.asIs === true) return holdAgainst(world, game, options)
      const features = measuredBy(game, options)
      const weights = fitTo(features, collect(world, game, features, options, 'fit'))
      const others = collect(world, game, features, options, 'held out')
      const found = calibrationOf(others.flatMap((one) => judgedBy(features, weights, one)))
      print(world, features, weights, found)
      if (options.write !== undefined)
        writeText(options.write, moduleOf(title, options, features, weights))
    })
}

function measuredBy({ title, searchProfile }: GameEntry, { of }: Options): Features {
  const features = of === undefined ? searchProfile?.features : searchProfile?.otherFeatures?.[of]
  if (features !== undefined) return features
  const what = of === undefined ? 'what to measure' : `how to measure ${of}`
  throw new Failure(`${title.text.name} does not say ${what}.`)
}

/** Says how well what bots think of positions foretells matches, at each part of a match and in all. */
function holdAgainst(world: World, game: GameEntry, options: Options): void {
  const { terminal } = world
  if (game.searchProfile === undefined)
    throw new Failure(`${game.title.text.name} does not say what a position is worth.`)
  const [name = ''] = botNames(game, options.bot ?? 'habit')
  const bot = botNamed(game, name) ?? game.habits.habit
  const progress = startProgress(terminal, options.heldOut, 'matches')
  const found: Foretold[] = []
  for (let match = 0; match < options.heldOut; match++) {
    const { seats: counts, settings } = tableOf(game, options, match)
    const seats = counts[match % counts.length] ?? game.title.seats.least
    for (const one of foretoldIn(game, { seats, settings, bot }, `${options.seed} ${match}`))
      found.push(one)
    progress.add(1)
  }
  progress.stop()
  if (found.length === 0) throw new Failure('None of the matches came to an end.')
  const whole = calibrationOf(found)
  const gain = ({ baseLogLoss, logLoss }: Calibration): string => (baseLogLoss - logLoss).toFixed(3)
  terminal.print(
    `said ${percent(mean(found.map(({ chance }) => chance)))}, won ${percent(whole.base)}`,
  )
  terminal.print(`gain in log loss over knowing nothing: ${gain(whole)}`)
  for (const part of PARTS)
    terminal.print(
      `  at ${Math.round(part * 100)} % of the match: ${gain(calibrationOf(found.filter((one) => one.part === part)))}`,
    )
  terminal.print()
  printBins(world, whole)
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)

function collect(
  world: World,
  game: GameEntry,
  features: Features,
  options: Options,
  use: 'fit' | 'held out',
): Position[] {
  const matches = use === 'fit' ? options.matches : options.heldOut
  const progress = startProgress(world.terminal, matches, `matches (${use})`)
  const positions: Position[] = []
  for (let match = 0; match < matches; match++) {
    const given = tableOf(game, options, match)
    for (const one of samplesOf(game, features, `${options.seed} ${use} ${match}`, given))
      positions.push(one)
    progress.add(1)
  }
  progress.stop()
  return positions
}

function fitTo({ isShare, names }: Features, positions: readonly Position[]): number[] {
  const weights = isShare
    ? fitShares(positions, names.length)
    : fitLogistic(positions.flat(), names.length)
  return weights.map((weight) => Number(weight.toFixed(4)))
}

/** What weights say of a position, beside what came of it. */
function judgedBy({ isShare }: Features, weights: readonly number[], position: Position): Judged[] {
  const rows = position.map(({ features }) => features)
  const chances = isShare ? sharesBy(weights, rows) : rows.map((row) => chanceBy(weights, row))
  return position.map(({ won }, i) => ({ chance: chances[i] ?? 0, won }))
}

function tableOf(
  game: GameEntry,
  { seats, set, any = [], strange }: Options,
  match: number,
): { seats: readonly number[]; settings: Settings; strange?: number } {
  const varied = valuesFor(game, any, match)
  const settings = { ...givenSettings(game.title, set), ...varied }
  return {
    seats: countsFor(game, settings, seats),
    ...(strange !== undefined && { strange }),
    settings,
  }
}

/** How many may sit down with these settings: what is asked for, or every number that they fit. */
function countsFor(game: GameEntry, settings: Settings, wanted?: number): readonly number[] {
  const { least, most } = game.title.seats
  const all = Array.from({ length: most - least + 1 }, (_, i) => least + i)
  const counts = wanted === undefined ? all : [seatCount(game, wanted)]
  const refusals: Failure[] = []
  const fitting = counts.filter((seats) => {
    try {
      return checkedSettings(game.title, seats, settings)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      refusals.push(error)
      return false
    }
  })
  if (fitting.length === 0) throw refusals[0] ?? new Failure('Nobody can sit down to that.')
  return fitting
}

/** The choices of settings take turns, those of the next setting each time all of the one before have been. */
function valuesFor(game: GameEntry, names: readonly string[], match: number): Settings {
  let turn = match
  return Object.fromEntries(
    names.map((name) => {
      const choices = choicesOf(game, name)
      const value = at(choices, turn % choices.length)
      turn = Math.floor(turn / choices.length)
      return [name, value]
    }),
  )
}

function choicesOf({ title }: GameEntry, name: string): readonly (string | boolean)[] {
  const one = title.switches[name]
  if (one?.kind === 'flag') return [false, true]
  if (one?.kind === 'choice') return one.choices
  throw new Failure(`${title.text.name} has no setting ${name} with several choices.`)
}

function print(
  world: World,
  { names }: Features,
  weights: readonly number[],
  found: Calibration,
): void {
  const { terminal } = world
  const rows = names.map((name, i) => [name, (weights[i] ?? 0).toFixed(4)])
  for (const line of columns(rows, [1])) terminal.print(line)
  terminal.print()
  terminal.print(`held out  ${grouped(found.samples)} samples, ${percent(found.base)} of them won`)
  terminal.print(
    `log loss  ${found.logLoss.toFixed(4)} (knowing nothing: ${found.baseLogLoss.toFixed(4)})`,
  )
  terminal.print(
    `Brier     ${found.brier.toFixed(4)} (knowing nothing: ${found.baseBrier.toFixed(4)})`,
  )
  terminal.print()
  printBins(world, found)
}

function printBins({ terminal }: World, found: Calibration): void {
  const { dim } = terminal.colours
  const bins = found.bins.map(({ from, to, samples, expected, seen }) => [
    `${percent(from)} to ${percent(to)}`,
    grouped(samples),
    samples === 0 ? '' : percent(expected),
    samples === 0 ? '' : percent(seen),
  ])
  const [head = '', ...lines] = columns(
    [['foretold', 'samples', 'mean', 'won'], ...bins],
    [1, 2, 3],
  )
  terminal.print(dim(head))
  for (const line of lines) terminal.print(line)
}

/** The weights as a file of the title, with the command that made it. */
function moduleOf(
  title: string,
  options: Options,
  { names }: Features,
  weights: readonly number[],
): string {
  const { matches, seed, seats, set = [], any = [], strange, write, of } = options
  const command = [
    `eldertable fit ${title} --matches ${matches} --seed ${seed}`,
    ...(of === undefined ? [] : [`--of ${of}`]),
    ...(seats === undefined ? [] : [`--seats ${seats}`]),
    ...set.map((one) => `--set ${one}`),
    ...any.map((one) => `--any ${one}`),
    ...(strange === undefined ? [] : [`--strange ${strange}`]),
    `--write ${write}`,
  ].join(' ')
  const lines = weights.map((weight, i) => `  ${weight}, // ${names[i]}`)
  return [
    '/**',
    ' * What each measure of `features.ts` is worth. Written by',
    ` * \`${command}\`.`,
    ' */',
    'export const fitted: readonly number[] = [',
    ...lines,
    ']',
    '',
  ].join('\n')
}
