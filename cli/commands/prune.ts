import type { ListedMatch, MatchStatus } from '@eldertable/store'
import { InvalidArgumentError, type Command } from 'commander'
import { wholeNumber } from '../arguments.ts'
import { inArchive, linesFor, withDatabase } from '../database.ts'
import { counted } from '../layout.ts'
import type { World } from '../world.ts'

interface Options {
  database: string
  olderThan: number
  state: readonly MatchStatus[]
  dryRun?: true
}

const STATES: readonly MatchStatus[] = ['gathering', 'playing', 'finished']
const DAY = 24 * 3_600_000

export function pruneCommand(program: Command, world: World): void {
  const command = program
    .command('prune')
    .summary('remove old matches from the database of a server')
    .description(
      'Removes matches that nobody has changed for a while, with their logs and what was said there.\n' +
        'What was removed is gone: look first with --dry-run, and keep a backup.',
    )
    .requiredOption('--older-than <days>', 'unchanged for this many days', wholeNumber(0))
    .option('--state <states>', 'gathering, playing, finished, with commas between', states, [
      'finished',
    ])
    .option('--dry-run', 'only say what would be removed')
  withDatabase(command).action(async (options: Options) => {
    const unchangedSince = Date.now() - options.olderThan * DAY
    await inArchive(options.database, async (archive) => {
      const removed: ListedMatch[] = []
      for await (const match of archive.matches({ statuses: options.state, unchangedSince }))
        if (options.dryRun === true || (await archive.remove(match))) removed.push(match)
      tell(world, removed, options.dryRun === true)
    })
  })
}

function tell({ terminal }: World, matches: readonly ListedMatch[], isDry: boolean): void {
  for (const line of linesFor(matches)) terminal.print(line)
  const what = counted(matches.length, 'match', 'matches')
  terminal.print(isDry ? `${what} would be removed.` : `${what} removed.`)
}

function states(text: string): MatchStatus[] {
  return text.split(',').map((name) => {
    const state = STATES.find((one) => one === name.trim())
    if (state === undefined) throw new InvalidArgumentError(`The states are ${STATES.join(', ')}.`)
    return state
  })
}
