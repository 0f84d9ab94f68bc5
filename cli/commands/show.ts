import { MatchWords } from '@eldertable/kernel'
import { reopen, type Match } from '@eldertable/match'
import type { ListedMatch, MatchHead, WholeMatch } from '@eldertable/store'
import type { Command } from 'commander'
import { wholeNumber } from '../arguments.ts'
import { inArchive, linesFor, namesAt, storedMatch, whenOf, withDatabase } from '../database.ts'
import { FAILED, Failure } from '../failure.ts'
import { findGame } from '../find.ts'
import { columns, counted } from '../layout.ts'
import { printSections } from '../play/board.ts'
import type { World } from '../world.ts'

interface Options {
  database: string
  limit: number
}

export function showCommand(program: Command, world: World): void {
  const command = program
    .command('show')
    .summary('look at a match in the database of a server')
    .description(
      'Shows a stored match as a spectator sees it, or lists those that changed last. Nothing is changed.',
    )
    .argument('[table]', 'the id or code of a table')
    .option('--limit <n>', 'how many are listed', wholeNumber(1), 20)
  withDatabase(command).action(async (name: string | undefined, { database, limit }: Options) => {
    await inArchive(database, async (archive) => {
      if (name !== undefined) {
        const { id } = await storedMatch(archive, name)
        const match = await archive.read(id)
        if (match !== undefined) show(world, match)
        return
      }
      const all: ListedMatch[] = []
      for await (const match of archive.matches()) all.push(match)
      list(world, all.toSorted((a, b) => b.updatedAt - a.updatedAt).slice(0, limit))
    })
  })
}

function list({ terminal }: World, matches: readonly ListedMatch[]): void {
  for (const line of linesFor(matches)) terminal.print(line)
  if (matches.length === 0) terminal.print('There are no tables.')
}

function show(world: World, stored: WholeMatch): void {
  const { terminal, games } = world
  const { head } = stored
  for (const line of columns(factsOf(head))) terminal.print(line)
  if (head.length === 0) return
  const game = findGame(games, head.title)
  const match = opened(() => reopen(game, stored))
  const view = match.view(null)
  const words = new MatchWords(match.title, match.seats)
  terminal.print(`entries   ${match.length - 1}, ${counted(match.position, 'pick')} in force`)
  terminal.print()
  printSections(terminal, words.board(view))
  terminal.print()
  const { outcome, decision } = match
  if (outcome !== null) terminal.print(terminal.colours.bold(words.ending(outcome, view)))
  else if (decision !== null) terminal.print(`${words.name(decision.seat)} is asked.`)
}

function opened(open: () => Match): Match {
  try {
    return open()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Failure(`It can't be opened. ${why}`, FAILED)
  }
}

const factsOf = (head: MatchHead): string[][] => [
  ['code', head.code],
  ['id', head.id],
  ['name', head.name],
  ['title', `${head.title}, version ${head.titleVersion}`],
  ['state', head.status],
  ['seats', namesAt(head)],
  ['opened', whenOf(head.createdAt)],
  ['changed', whenOf(head.updatedAt)],
]
