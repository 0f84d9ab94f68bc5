import type { Command } from 'commander'
import { wholeNumber } from '../arguments.ts'
import { FAILED, Failure } from '../failure.ts'
import type { World } from '../world.ts'

interface Options {
  port?: number
  host?: string
  database?: string
}

export function serveCommand(program: Command, { terminal, server }: World): void {
  program
    .command('serve')
    .summary('run the server, for tables in the browser')
    .description('Runs the server until it is stopped with Ctrl-C.')
    .option('--port <n>', 'the port, by default $PORT or 3232', wholeNumber(1))
    .option('--host <address>', 'the address to listen at, by default $HOST or 127.0.0.1')
    .option('--database <url>', 'sqlite:PATH or postgres://…, by default $DATABASE_URL')
    .action(async ({ port, host, database }: Options) => {
      // Only here: the other commands are quicker without it.
      const { CannotServe, serve } = await import('@eldertable/server')
      const env = {
        ...process.env,
        ...(port !== undefined && { PORT: String(port) }),
        ...(host !== undefined && { HOST: host }),
        ...(database !== undefined && { DATABASE_URL: database }),
      }
      try {
        await serve(server, env, (line) => terminal.print(line))
      } catch (error) {
        throw error instanceof CannotServe ? new Failure(error.message, FAILED) : error
      }
    })
}
