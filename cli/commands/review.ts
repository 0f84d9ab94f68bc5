import { MatchReview } from '@eldertable/bots'
import {
  LogFault,
  NotReviewable,
  playedMatch,
  reportOnMatch,
  type PlayedMatch,
} from '@eldertable/match'
import type { Command } from 'commander'
import { wholeNumber } from '../arguments.ts'
import { FAILED, Failure } from '../failure.ts'
import { loadMatch, matchFilesIn } from '../files.ts'
import { findGame, seatNamed } from '../find.ts'
import { printMatch } from '../review/print-match.ts'
import { printSummary, SummaryOfMatches } from '../review/summary.ts'
import { startProgress } from '../threads/progress.ts'
import type { World } from '../world.ts'

interface Options {
  seat?: string
  rounds?: number
  json?: true
}

interface Reviewed {
  readonly played: PlayedMatch
  readonly review: MatchReview
}

export function reviewCommand(program: Command, world: World): void {
  program
    .command('review')
    .summary('say how much of a match was luck, and which decisions cost most')
    .description(
      'Weighs every decision of a finished match by what its seat could know then, and says what\n' +
        'chance did: start + luck + decisions = result. Of a folder, it adds up all matches in it.',
    )
    .argument('<file>', 'a match file, or a folder of them')
    .option('--seat <seat>', 'whose match, by name or number from 0 (default: the first person)')
    .option('--rounds <n>', 'how often an option is played at most', wholeNumber(1))
    .option('--json', 'print one JSON object')
    .action((given: string, options: Options) => {
      const paths = matchFilesIn(given)
      if (paths.length === 1 && paths[0] === given) reviewOne(world, given, options)
      else reviewAll(world, paths, options)
    })
}

function reviewOne(world: World, path: string, options: Options): void {
  const { terminal } = world
  const { played, review } = reviewed(world, path, options)
  const person = played.seats.findIndex(({ player }) => player === 'person')
  const seat = seatNamed(played.seats, options.seat) ?? Math.max(0, person)
  const report = reportOnMatch(played, review, seat)
  if (options.json === true) terminal.print(JSON.stringify(report, null, 2))
  else printMatch(terminal, report)
}

/** A match that can't be reviewed is told of, and the others go on. */
function reviewAll(world: World, paths: readonly string[], options: Options): void {
  const { terminal } = world
  const summaries = new Map<string, SummaryOfMatches>()
  for (const path of paths)
    try {
      const { played, review } = reviewed(world, path, options)
      const { id } = played.engine.title
      const summary = summaries.get(id) ?? new SummaryOfMatches(id)
      summaries.set(id, summary)
      summary.add(played, review)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      terminal.complain(error.message)
    }
  if (summaries.size === 0) throw new Failure('There is no match to review.', FAILED)
  const all = [...summaries.values()].map(({ summary }) => summary)
  if (options.json === true) terminal.print(JSON.stringify(all, null, 2))
  else
    for (const one of all)
      printSummary(terminal, findGame(world.games, one.title).title.text.name, one)
}

function reviewed(world: World, path: string, { rounds }: Options): Reviewed {
  const file = loadMatch(world, path)
  const game = findGame(world.games, file.title)
  try {
    const played = playedMatch(game, file)
    const review = MatchReview.of(game, played.picks, played.end, rounds)
    if (review === undefined)
      throw new NotReviewable(
        `Nobody has said yet what positions of ${game.title.text.name} are worth.`,
      )
    const progress = startProgress(world.terminal, 2 * played.picks.length, 'looks')
    while (!review.isDone) {
      review.goOn()
      progress.add(1)
    }
    progress.stop()
    return { played, review }
  } catch (error) {
    if (error instanceof LogFault || error instanceof NotReviewable)
      throw new Failure(`${path}: ${error.message}`, FAILED)
    throw error
  }
}
