import { LogFault, onlyPicksInForce, FileReplay } from '@eldertable/match'
import { type Event, heardBy, MatchWords } from '@eldertable/kernel'
import type { MatchFile } from '@eldertable/protocol'
import type { Command } from 'commander'
import { wholeNumber } from '../arguments.ts'
import { FAILED, Failure } from '../failure.ts'
import { loadMatch } from '../files.ts'
import { findGame, seatNamed } from '../find.ts'
import { counted } from '../layout.ts'
import { printSections } from '../play/board.ts'
import type { World } from '../world.ts'

interface Options {
  at?: number
  seat?: string
}

export function replayCommand(program: Command, world: World): void {
  program
    .command('replay')
    .summary('tell a saved match again')
    .description('Tells a saved match in words, up to a pick, and then shows the board.')
    .argument('<file>', 'a match file')
    .option('--at <n>', 'stop after this many picks', wholeNumber(0))
    .option('--seat <seat>', 'as a seat saw it, by name or number from 0; else as a spectator')
    .action((path: string, options: Options) => {
      const whole = loadMatch(world, path)
      try {
        const file = onlyPicksInForce(whole)
        const picks = picksIn(file)
        const end = options.at ?? picks
        if (end > picks) throw new Failure(`The match has only ${counted(picks, 'pick')}.`)
        replay(world, file, end, seatNamed(file.seats, options.seat))
      } catch (error) {
        if (error instanceof LogFault) throw new Failure(`${path}: ${error.message}`, FAILED)
        throw error
      }
    })
}

function picksIn({ log }: MatchFile): number {
  return log.filter((entry) => entry.do === undefined).length
}

function replay(world: World, file: MatchFile, end: number, seat: number | null): void {
  const { terminal } = world
  const { bold, dim } = terminal.colours
  const replay = new FileReplay(findGame(world.games, file.title), file)
  const { engine } = replay.played
  const words = new MatchWords(engine.title, file.seats)
  const width = `${picksIn(file)}`.length
  const tell = (events: readonly Event[]): void => {
    const view = engine.view(replay.state, seat)
    for (const event of heardBy(seat, events))
      terminal.print(`${dim(`${replay.position}`.padStart(width))}  ${words.event(event, view)}`)
  }
  tell(replay.startEvents)
  while (replay.position < end) tell(replay.step())

  const view = engine.view(replay.state, seat)
  terminal.print()
  printSections(terminal, words.board(view))
  const { outcome } = replay.state.table
  terminal.print()
  if (outcome !== null) terminal.print(bold(words.ending(outcome, view)))
  else if (view.decision !== null)
    terminal.print(`${words.name(view.decision.seat)} is asked. ${dim(view.decision.rule)}`)
}
