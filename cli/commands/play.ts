import { LogFault, Match, OtherRules, UnknownBot } from '@eldertable/match'
import type { Command } from 'commander'
import { gather, wholeNumber } from '../arguments.ts'
import { FAILED, Failure } from '../failure.ts'
import { loadMatch } from '../files.ts'
import { findGame } from '../find.ts'
import { keyOfSeed, randomKey } from '../key.ts'
import { askForTable } from '../play/ask-for-table.ts'
import { Saving } from '../play/saving.ts'
import { seatingOf, type Wishes } from '../play/seating.ts'
import { Session } from '../play/session.ts'
import { readSettings } from '../settings.ts'
import type { World } from '../world.ts'

interface Options extends Wishes {
  seed?: string
  resume?: string
  save?: string
  set?: readonly string[]
  freeUndo?: boolean
}

export function playCommand(program: Command, world: World): void {
  program
    .command('play')
    .summary('play in the terminal')
    .description(
      'Plays a match in the terminal, alone with bots or with several people at one screen.\n' +
        'Without a title it asks. Input may also come from a pipe, one line an answer.',
    )
    .argument('[title]', 'which game')
    .option('--seats <n>', 'how many seats', wholeNumber(1))
    .option('--bots <list>', 'bots, such as habit,random, or none; people have the other seats')
    .option('--names <list>', 'names by seat, such as Ada,Bram')
    .option('--set <name=value>', 'a setting of the game; may be repeated', gather)
    .option('--seed <text>', 'make the dice from this text, to play the same match again')
    .option('--free-undo', 'let undo cross dice, reveals and what others did')
    .option('--resume <file>', 'go on with a saved match')
    .option('--save <file>', 'save after every pick')
    .action(async (title: string | undefined, options: Options) => {
      const match =
        options.resume === undefined
          ? await open(world, title, options)
          : resume(world, title, options.resume, options)
      const session = new Session(world, match, new Saving(options.save ?? options.resume))
      await session.run()
    })
}

async function open(world: World, title: string | undefined, options: Options): Promise<Match> {
  const { game, wishes } =
    title === undefined
      ? await askForTable(world)
      : { game: findGame(world.games, title), wishes: options }
  const { seed } = options
  const seats = seatingOf(game, { ...options, ...wishes })
  return Match.open({
    game,
    seats,
    settings: readSettings(game.title, seats.length, options.set),
    undo: options.freeUndo === true ? 'free' : 'strict',
    ...(seed === undefined ? { key: randomKey() } : { key: keyOfSeed(seed), seed }),
  })
}

function resume(world: World, title: string | undefined, path: string, options: Options): Match {
  const fixed = ['seats', 'bots', 'names', 'seed'] as const
  const given = fixed.find((name) => options[name] !== undefined)
  const other = options.set !== undefined ? 'set' : options.freeUndo && 'free-undo'
  if (given !== undefined || other)
    throw new Failure(`--${given ?? other} can't be changed in a match that is resumed.`)
  const file = loadMatch(world, path)
  if (title !== undefined && title !== file.title)
    throw new Failure(`${path} is a match of ${file.title}, not of ${title}.`)
  try {
    return Match.restore(findGame(world.games, file.title), file)
  } catch (error) {
    if (error instanceof LogFault) throw new Failure(`${path}: ${error.message}`, FAILED)
    if (error instanceof UnknownBot || error instanceof OtherRules)
      throw new Failure(`${path}: ${error.message}.`, FAILED)
    throw error
  }
}
