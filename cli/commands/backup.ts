import type { Command } from 'commander'
import { withDatabase } from '../database.ts'
import { FAILED, Failure } from '../failure.ts'
import { counted, grouped } from '../layout.ts'
import type { World } from '../world.ts'

export function backupCommand(program: Command, { terminal }: World): void {
  const command = program
    .command('backup')
    .summary('copy the database of a server, also while it runs')
    .description(
      'Copies a database in SQLite as it is at one moment; nobody at the tables notices.\n' +
        'PostgreSQL has a program of its own for that: pg_dump.',
    )
    .argument('<file>', 'where the copy goes; there must be nothing yet')
  withDatabase(command).action(async (target: string, { database }: { database: string }) => {
    const { fileOf, NoArchive } = await import('@eldertable/store')
    const { backUpFile, NoBackup } = await import('@eldertable/store/archive/backup.ts')
    try {
      const file = fileOf(database)
      if (file === undefined)
        throw new Failure(
          `This is for SQLite. For PostgreSQL: pg_dump --format=custom --file=${target} "$DATABASE_URL"`,
        )
      const { matches, bytes } = backUpFile(file, target)
      terminal.print(
        `${target} holds ${counted(matches, 'match', 'matches')}, ${grouped(bytes)} bytes.`,
      )
      terminal.print('Whoever can read it knows the dice of the matches that are being played.')
    } catch (error) {
      const isSaid = error instanceof NoArchive || error instanceof NoBackup
      throw isSaid ? new Failure(error.message, FAILED) : error
    }
  })
}
