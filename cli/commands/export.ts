import { storedAsFile } from '@eldertable/match'
import type { Command } from 'commander'
import { inArchive, storedMatch, withDatabase } from '../database.ts'
import { FAILED, Failure } from '../failure.ts'
import { saveNewMatch } from '../files.ts'
import { findGame } from '../find.ts'
import type { World } from '../world.ts'

interface Options {
  database: string
  running?: true
}

export function exportCommand(program: Command, world: World): void {
  const command = program
    .command('export')
    .summary('save a match from the database of a server as a file')
    .description(
      'Saves a stored match as a match file with the key of its dice, also one that can no longer be opened:\n' +
        'it is then saved as it is stored.',
    )
    .argument('<table>', 'the id or code of a table')
    .argument('<file>', 'where the file goes; there must be nothing yet')
    .option(
      '--running',
      'also while it is played: the file tells what is face down, and the dice to come',
    )
  withDatabase(command).action(async (name: string, target: string, options: Options) => {
    await inArchive(options.database, async (archive) => {
      const head = await storedMatch(archive, name)
      if (head.status !== 'finished' && options.running !== true)
        throw new Failure('The match is not over. With --running it is saved all the same.')
      const stored = await archive.read(head.id)
      if (stored === undefined || stored.head.length === 0)
        throw new Failure('The match has not begun.', FAILED)
      const { file, fault } = storedAsFile(findGame(world.games, head.title), stored)
      saveNewMatch(target, file, head.status === 'finished' ? undefined : 0o600)
      world.terminal.print(`Saved as ${target}.`)
      if (fault !== undefined) throw new Failure(`It can't be opened. ${fault}`, FAILED)
    })
  })
}
