import os from 'node:os'
import { PICK_LIMIT } from '@eldertable/bots'
import type { GameEntry } from '@eldertable/kernel'
import type { Command } from 'commander'
import { gather, wholeNumber } from '../arguments.ts'
import { Failure } from '../failure.ts'
import { botNames, defaultBot, findGame, seatCount } from '../find.ts'
import { columns, counted, grouped, percent } from '../layout.ts'
import { readSettings } from '../settings.ts'
import { startProgress } from '../threads/progress.ts'
import { shareOut } from '../threads/share.ts'
import { reportOf, type SimReport, type Wins } from '../threads/sim-report.ts'
import { partsOf, type SimPlan } from '../threads/simulate.ts'
import type { World } from '../world.ts'

interface Options {
  matches: number
  seats?: number
  bots?: string
  seed: string
  jobs?: number
  limit: number
  set?: readonly string[]
  json?: true
}

export function simCommand(program: Command, world: World): void {
  program
    .command('sim')
    .summary('let bots play many matches and report who wins')
    .description(
      'Lets bots play many matches and reports win rates with 95 % intervals, lengths and endings.\n' +
        'The same seed gives the same result, whatever --jobs is.',
    )
    .argument('<title>', 'which game')
    .option('--matches <n>', 'how many matches', wholeNumber(1), 100)
    .option('--seats <n>', 'how many seats', wholeNumber(1))
    .option('--bots <list>', 'bots by seat, such as habit,random; the last fills the other seats')
    .option('--seed <text>', 'what all chance is derived from', '1')
    .option('--jobs <n>', 'how many threads (default: one for each core)', wholeNumber(1))
    .option('--limit <n>', 'stop a match after this many picks', wholeNumber(1), PICK_LIMIT)
    .option('--set <name=value>', 'a setting of the game; may be repeated', gather)
    .option('--json', 'print one JSON object')
    .action(async (title: string, options: Options) => {
      const game = findGame(world.games, title)
      const report = await run(
        world,
        planOf(game, options),
        options.jobs ?? usualJobs(options.matches),
      )
      if (options.json === true) world.terminal.print(JSON.stringify(report, null, 2))
      else print(world, game, report)
    })
}

function planOf(game: GameEntry, options: Options): SimPlan {
  const seats = seatCount(game, options.seats)
  const named = botNames(game, options.bots ?? defaultBot(game))
  if (named.length > seats)
    throw new Failure(`--bots names ${named.length} bots for ${counted(seats, 'seat')}.`)
  return {
    title: game.title.id,
    bots: Array.from({ length: seats }, (_, seat) => named[seat] ?? named.at(-1) ?? ''),
    settings: readSettings(game.title, seats, options.set),
    seed: options.seed,
    matches: options.matches,
    limit: options.limit,
  }
}

/** Workers take a moment to start: few matches are played here. */
function usualJobs(matches: number): number {
  return matches < 200 ? 1 : os.availableParallelism()
}

async function run(world: World, plan: SimPlan, jobs: number): Promise<SimReport> {
  const progress = startProgress(world.terminal, plan.matches, 'matches')
  const since = performance.now()
  try {
    const parts = partsOf(plan, jobs)
    const results = await shareOut(world, {
      kind: 'sim',
      plan,
      parts,
      jobs,
      onDone: progress.add,
    })
    return reportOf(plan, results.flat(), (performance.now() - since) / 1000)
  } finally {
    progress.stop()
  }
}

function print({ terminal }: World, { title }: GameEntry, report: SimReport): void {
  const { bold, dim, yellow } = terminal.colours
  const { matches, finished, unfinished, seats, seed, turns } = report
  terminal.print(
    `${bold(title.text.name)}: ${counted(matches, 'match', 'matches')}, ${counted(seats, 'seat')}, seed ${seed}`,
  )
  if (unfinished > 0)
    terminal.print(
      yellow(
        `${grouped(unfinished)} unfinished after ${grouped(report.limit)} picks; not in the figures below`,
      ),
    )
  terminal.print()
  const rows = report.wins.map((one) => row(`seat ${one.seat}`, one))
  const bots = report.byBot.length > 1 ? report.byBot.map((one) => row('', one)) : []
  const traits = report.byTrait.map((one) =>
    row(`${one.kind} ${one.name}`, { ...one, bot: `of ${grouped(one.entries)}` }),
  )
  const [head = '', ...lines] = columns(
    [['', 'bot', 'wins', 'rate', '95 % interval'], ...rows, ...bots, ...traits],
    [2, 3],
  )
  terminal.print(dim(head))
  for (const [i, line] of lines.entries()) {
    if (i === rows.length || i === rows.length + bots.length) terminal.print()
    terminal.print(line)
  }
  terminal.print()
  const endings = Object.entries(report.endings).map(
    ([ending, count]) => `${ending} ${grouped(count)} (${percent(count / finished)})`,
  )
  terminal.print(
    `length   ${turns.p5} / ${turns.median} / ${turns.p95} turns (5 % / median / 95 %)`,
  )
  terminal.print(`endings  ${endings.join(', ') || 'none'}`)
  terminal.print(
    `speed    ${grouped(report.picks)} picks in ${report.seconds.toFixed(1)} s, ${grouped(report.picksPerSecond)} a second`,
  )
  const faults = report.faults.flatMap((count, seat) =>
    count === 0 ? [] : [`seat ${seat} (${report.bots[seat]}) ${grouped(count)}`],
  )
  if (faults.length > 0)
    terminal.print(
      yellow(`faults   picks made at random because the bot failed: ${faults.join(', ')}`),
    )
}

function row(name: string, { bot, wins, rate, low, high }: Wins): string[] {
  return [name, bot, grouped(wins), percent(rate), `${percent(low)} to ${percent(high)}`]
}
