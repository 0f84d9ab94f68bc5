import fs from 'node:fs'
import path from 'node:path'
import {
  replayViolation,
  writeViolation,
  type FuzzReport,
  type Violation,
} from '@eldertable/testkit'
import type { Command } from 'commander'
import { gather, wholeNumber } from '../arguments.ts'
import { FAILED, Failure } from '../failure.ts'
import { readText, writeText } from '../files.ts'
import { findGame } from '../find.ts'
import { counted, grouped } from '../layout.ts'
import { givenSettings } from '../settings.ts'
import { fuzzParts, sumOf, type FuzzPlan } from '../threads/fuzz-parts.ts'
import { startProgress } from '../threads/progress.ts'
import { shareOut } from '../threads/share.ts'
import type { World } from '../world.ts'

interface Options {
  picks: number
  seed: string
  jobs: number
  out: string
  seats?: number
  set?: readonly string[]
  replay?: string
}

export function fuzzCommand(program: Command, world: World): void {
  program
    .command('fuzz')
    .summary('play at random and look for broken rules')
    .description(
      'Plays at random, every pick watched by the oracles of the testkit, and stops at the first violation:\n' +
        'it is made as small as possible, written to a file, and the exit code is 1.',
    )
    .argument('[title]', 'which game')
    .option('--picks <n>', 'how many picks', wholeNumber(1), 10_000)
    .option('--seed <text>', 'what all chance is derived from', '1')
    .option('--jobs <n>', 'how many threads', wholeNumber(1), 1)
    .option('--out <dir>', 'where to write a violation', '.')
    .option('--seats <n>', 'how many seats; else at random', wholeNumber(1))
    .option('--set <name=value>', 'fix a setting; the others are at random', gather)
    .option('--replay <file>', 'play a violation again and say whether it is mended')
    .action(async (title: string | undefined, options: Options) => {
      if (options.replay !== undefined) replay(world, options.replay)
      else if (title === undefined)
        throw new Failure('Which game? Name a title, or a file with --replay.')
      else await run(world, title, options)
    })
}

async function run(world: World, title: string, options: Options): Promise<void> {
  const report = await fuzzInParts(world, title, options)
  const { terminal } = world
  const { violation } = report
  terminal.print(
    `${counted(report.picks, 'pick')} in ${counted(report.matches, 'match', 'matches')}`,
  )
  for (const [ending, count] of Object.entries(report.endings))
    terminal.print(`  ${ending}  ${grouped(count)}`)
  if (violation === undefined) {
    terminal.print('No violation.')
    return
  }
  const file = write(violation, options.out)
  tell(world, violation)
  throw new Failure(`A violation. Replay it with: npx eldertable fuzz --replay ${file}`, FAILED)
}

async function fuzzInParts(world: World, title: string, options: Options): Promise<FuzzReport> {
  const game = findGame(world.games, title)
  const plan: FuzzPlan = {
    title: game.title.id,
    settings: givenSettings(game.title, options.set),
    ...(options.seats !== undefined && { seats: options.seats }),
  }
  const progress = startProgress(world.terminal, options.picks, 'picks')
  try {
    const reports = await shareOut(world, {
      kind: 'fuzz',
      plan,
      parts: fuzzParts(options.picks, options.seed),
      jobs: options.jobs,
      onDone: progress.add,
      isLast: ({ violation }) => violation !== undefined,
    })
    return sumOf(reports)
  } finally {
    progress.stop()
  }
}

function write(violation: Violation, folder: string): string {
  let file = ''
  fs.mkdirSync(folder, { recursive: true })
  writeViolation(violation, (name, text) => {
    file = path.join(folder, name)
    writeText(file, text)
  })
  return file
}

function tell({ terminal }: World, { oracle, message, story, shrunkFrom }: Violation): void {
  const { bold, dim } = terminal.colours
  terminal.print(`${bold(oracle)}: ${message}`)
  terminal.print(
    dim(`  after ${counted(story.length, 'pick')}, shrunk from ${grouped(shrunkFrom)}:`),
  )
  for (const line of story.slice(-20)) terminal.print(`  ${line}`)
}

function replay(world: World, file: string): void {
  const violation = readViolation(file)
  const { title } = findGame(world.games, violation.title)
  const finding = replayViolation(title, violation)
  if (finding !== undefined)
    throw new Failure(`Still violated. ${finding.oracle}: ${finding.message}`, FAILED)
  world.terminal.print('Mended: the picks are played again and nothing is found.')
}

function readViolation(file: string): Violation {
  const text = readText(file)
  try {
    const data = JSON.parse(text) as Partial<Violation> | null
    if (data?.format === 'eldertable violation 1' && Array.isArray(data.picks))
      return data as Violation
  } catch {
    throw new Failure(
      `${file}: The file is not readable as JSON: it is damaged or cut off.`,
      FAILED,
    )
  }
  throw new Failure(`${file}: The file is JSON, but not a violation that fuzz has written.`, FAILED)
}
