import { Command, CommanderError } from 'commander'
import { adminCommand } from './commands/admin.ts'
import { backupCommand } from './commands/backup.ts'
import { exportCommand } from './commands/export.ts'
import { fitCommand } from './commands/fit.ts'
import { fuzzCommand } from './commands/fuzz.ts'
import { playCommand } from './commands/play.ts'
import { pruneCommand } from './commands/prune.ts'
import { replayCommand } from './commands/replay.ts'
import { reviewCommand } from './commands/review.ts'
import { rulesCommand } from './commands/rules.ts'
import { serveCommand } from './commands/serve.ts'
import { showCommand } from './commands/show.ts'
import { simCommand } from './commands/sim.ts'
import { titlesCommand } from './commands/titles.ts'
import { wordsCommand } from './commands/words.ts'
import { validateCommand } from './commands/validate.ts'
import { verifyCommand } from './commands/verify.ts'
import { FAILED, Failure, USAGE } from './failure.ts'
import type { World } from './world.ts'

/** Runs one command line and gives its exit code. */
export async function runCommand(args: readonly string[], world: World): Promise<number> {
  const { terminal } = world
  try {
    await programOf(world).parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE
    if (error instanceof Failure) {
      terminal.complain(error.message)
      return error.exitCode
    }
    terminal.complain(faultOf(error))
    return FAILED
  } finally {
    terminal.close()
  }
}

/** Nobody who plays wants to see a stack; whoever mends it does. */
function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return `Eldertable has a fault: ${String(error)}.`
  if (process.env['ELDERTABLE_DEBUG'] !== undefined) return error.stack ?? error.message
  return `Eldertable has a fault: ${error.message}. ELDERTABLE_DEBUG=1 shows where.`
}

function programOf(world: World): Command {
  const { terminal } = world
  const program = new Command('eldertable')
    .description('Lovecraftian board games in the terminal: play, simulate, replay, verify.')
    .showHelpAfterError('Add --help to see what there is.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.print(text.trimEnd()),
      writeErr: (text) => terminal.complain(text.trimEnd()),
    })
  const commands = [
    serveCommand,
    adminCommand,
    titlesCommand,
    playCommand,
    rulesCommand,
    wordsCommand,
    replayCommand,
    verifyCommand,
    reviewCommand,
    simCommand,
    fuzzCommand,
    showCommand,
    exportCommand,
    validateCommand,
    backupCommand,
    pruneCommand,
    fitCommand,
  ]
  for (const add of commands) add(program, world)
  return program
}
